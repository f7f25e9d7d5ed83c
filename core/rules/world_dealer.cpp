// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/world_dealer.h"

#include <algorithm>
#include <cmath>

namespace downpile {

namespace {

using Limit = HiddenCards::Limit;

// A limit on an owner's cards. kept: approximate share of random deals that respect the limit by
// chance.
struct RatedLimit {
  Limit limit;
  double kept = 1;
};

// Limit of work (DealPlan::make) for the first plan, because larger plans usually cost more time
// than they save. If the first plan needs more work, the limits seldom broken by random deals are
// left out, as long as at least the share kKeptAside of the worlds respects them.
constexpr std::size_t kQuickWork = 8'000;
constexpr double kKeptAside = 0.5;

// Removes limits that have no effect because other limits imply them, or because the owner cannot
// hold more of the cards than the limit allows.
class LimitTidier {
 public:
  LimitTidier(std::span<const DealGroup> groups, std::span<const std::uint8_t> owners,
              std::span<const Card> cards)
      : groups_(groups), owners_(owners) {
    for (const DealGroup& group : groups) {
      CardSet& set = cards_.emplace_back();
      for (std::size_t i = group.first; i < group.cardsEnd; ++i) set.insert(cards[i]);
    }
  }

  // Returns the limits with an effect, sorted by owner.
  std::vector<RatedLimit> tidy(const HiddenCards& hidden) const {
    std::vector<RatedLimit> all;
    for (int owner = 0; owner < HiddenCards::kMaxOwners; ++owner) {
      std::vector<Limit> own;
      for (std::size_t i = 0; i < hidden.limitCount; ++i) {
        if (hidden.limits[i].owner == owner) own.push_back(hidden.limits[i]);
      }
      if (own.empty()) continue;
      for (const Limit& limit : unlike(withoutForbidden(std::move(own)))) {
        if (const RatedLimit rated = rate(limit); binds(rated.limit)) all.push_back(rated);
      }
    }
    return all;
  }

 private:
  // Merges all limits forbidding cards (`most` is 0) into one, and removes the forbidden cards from
  // the other limits.
  std::vector<Limit> withoutForbidden(std::vector<Limit> limits) const {
    Limit none{.owner = limits.front().owner};
    for (const Limit& limit : limits) {
      if (limit.most == 0) none.cards |= limit.cards;
    }
    for (Limit& limit : limits) limit.cards -= none.cards;
    if (!none.cards.empty()) limits.push_back(none);
    for (Limit& limit : limits) limit.cards &= within(limit.owner);
    return limits;
  }

  // Removes each limit implied by another limit of the same list.
  static std::vector<Limit> unlike(std::vector<Limit> limits) {
    std::stable_sort(limits.begin(), limits.end(),
                     [](const Limit& a, const Limit& b) { return a.most < b.most; });
    std::vector<Limit> kept;
    for (const Limit& limit : limits) {
      const bool follows = std::any_of(kept.begin(), kept.end(), [&](const Limit& other) {
        return other.most <= limit.most && other.cards.containsAll(limit.cards);
      });
      if (!follows) kept.push_back(limit);
    }
    return kept;
  }

  int slotsOf(std::uint8_t owner, const DealGroup& group) const {
    return static_cast<int>(
        std::count(owners_.begin() + static_cast<std::ptrdiff_t>(group.first),
                   owners_.begin() + static_cast<std::ptrdiff_t>(group.slotsEnd), owner));
  }

  // Returns the possible unknown cards of this owner: the cards of all groups where the owner has
  // slots.
  CardSet within(std::uint8_t owner) const {
    CardSet set;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      if (slotsOf(owner, groups_[g]) > 0) set |= cards_[g];
    }
    return set;
  }

  bool binds(const Limit& limit) const {
    int most = 0;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      most += std::min(slotsOf(limit.owner, groups_[g]), (limit.cards & cards_[g]).size());
    }
    return limit.most < most;
  }

  // Computes the probability that a random deal respects the limit. The number of cards of the
  // limit in the owner's hand has a hypergeometric distribution. The normal approximation is
  // accurate enough.
  RatedLimit rate(const Limit& limit) const {
    double mean = 0;
    double variance = 0;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      const int slots = slotsOf(limit.owner, groups_[g]);
      const int cards = cards_[g].size();
      const double share = static_cast<double>((limit.cards & cards_[g]).size()) / cards;
      mean += slots * share;
      variance += slots * share * (1 - share) * (cards - slots) / std::max(1, cards - 1);
    }
    const double above = limit.most + 0.5 - mean;
    const double kept = 0.5 * std::erfc(-above / std::sqrt(2 * std::max(variance, 1e-9)));
    // Rounded, because the results of C libraries differ in the last digit, but bots must make the
    // same moves everywhere.
    constexpr double kSteps = 1 << 20;
    return {limit, std::round(kept * kSteps) / kSteps};
  }

  std::span<const DealGroup> groups_;
  std::span<const std::uint8_t> owners_;
  std::vector<CardSet> cards_;  // cards of each shuffle group
};

// Moves the limits least often broken by random deals from `limits` to `aside`; they are enforced
// by dealing again. If `first`: moves limits, possibly none, as long as at least the share
// kKeptAside of random deals respects all moved limits. Otherwise: moves a quarter of the limits,
// rounded up.
void setAside(std::vector<RatedLimit>& limits, std::vector<Limit>& aside, bool first) {
  std::vector<RatedLimit> byLooseness = limits;
  std::stable_sort(byLooseness.begin(), byLooseness.end(),
                   [](const RatedLimit& a, const RatedLimit& b) { return a.kept > b.kept; });
  std::size_t count = first ? 0 : (byLooseness.size() + 3) / 4;
  for (double kept = 1; first && count < byLooseness.size(); ++count) {
    kept *= byLooseness[count].kept;
    if (kept < kKeptAside) break;
  }
  byLooseness.resize(count);
  for (const RatedLimit& loose : byLooseness) {
    aside.push_back(loose.limit);
    std::erase_if(limits, [&](const RatedLimit& each) { return each.limit == loose.limit; });
  }
}

// Moves `count` random cards of the range: drawToFront() to its front, drawToBack() to its back.
void drawToFront(std::span<Card> cards, std::size_t count, Random& random) {
  for (std::size_t i = 0; i < count && i + 1 < cards.size(); ++i) {
    std::swap(cards[i], cards[i + random.below(static_cast<std::uint32_t>(cards.size() - i))]);
  }
}
void drawToBack(std::span<Card> cards, std::size_t count, Random& random) {
  for (std::size_t left = cards.size(); left + count > cards.size() && left > 1; --left) {
    std::swap(cards[left - 1], cards[random.below(static_cast<std::uint32_t>(left))]);
  }
}

using Cards = std::array<Card, kCardIds>;
using Counts = std::array<std::uint8_t, kCardIds>;

// The cards still to be dealt. Of each class c of the next stage, the first left[c] cards remain.
struct Rest {
  Cards cards;
  Counts left;
};

// Takes counts[c] random cards of each class c into `taken`. Moves the remaining cards to their
// class of the next stage.
void take(Rest& rest, const DealPlan::Stage& stage, const std::uint8_t* counts,
          const std::vector<DealPlan::Class>& after, Cards& taken, Random& random) {
  std::size_t size = 0;
  Counts leftAfter{};
  for (std::size_t c = 0; c < stage.classes.size(); ++c) {
    const DealPlan::Class& cardClass = stage.classes[c];
    const std::size_t stay = std::size_t{rest.left[c]} - counts[c];
    const std::span cards(rest.cards.data() + cardClass.first, rest.left[c]);
    if (stay < counts[c]) {
      drawToFront(cards, stay, random);
    } else {
      drawToBack(cards, counts[c], random);
    }
    for (Card card : cards.subspan(stay)) taken[size++] = card;
    Card* to = rest.cards.data() + after[cardClass.into].first + leftAfter[cardClass.into];
    for (Card card : cards.first(stay)) *to++ = card;
    leftAfter[cardClass.into] = static_cast<std::uint8_t>(leftAfter[cardClass.into] + stay);
  }
  rest.left = leftAfter;
}

}  // namespace

void WorldDealer::planFor(const HiddenCards& hidden, std::size_t mostWork) {
  std::vector<RatedLimit> limits = LimitTidier(groups(), owners_, cards_).tidy(hidden);
  limited_ = !limits.empty();
  std::size_t work = std::min(kQuickWork, mostWork);
  for (bool first = true; !limits.empty(); first = false) {
    std::vector<Limit> planned;
    planned.reserve(limits.size());
    for (const RatedLimit& each : limits) planned.push_back(each.limit);
    const auto fit = plan_.make(planned, groups(), owners_, cards_, work);
    if (fit == DealPlan::Fit::made) return;
    if (fit == DealPlan::Fit::impossible) return ignoreLimits();
    setAside(limits, aside_, first);
    work = mostWork;
  }
}

void WorldDealer::ignoreLimits() {
  contradicted_ = true;
  limited_ = false;
  plan_ = DealPlan();
  aside_.clear();
}

const std::array<Card, kCardIds>& WorldDealer::dealWithin(Random& random) {
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (plan_.empty()) {
      world_ = shuffled(random);
    } else {
      dealByPlan(random);
    }
    if (keepsAside()) return world_;
  }
  ignoreLimits();
  return shuffled(random);
}

void WorldDealer::dealByPlan(Random& random) {
  const auto& stages = plan_.stages();
  Rest rest{cards_, {}};
  for (std::size_t c = 0; c < stages.front().classes.size(); ++c) {
    rest.left[c] = stages.front().classes[c].count;
  }
  Cards taken;
  std::size_t state = 0;
  for (std::size_t i = 0; i < stages.size(); ++i) {
    const DealPlan::Stage& stage = stages[i];
    const auto& after = i + 1 < stages.size() ? stages[i + 1].classes : plan_.rest();
    const std::size_t step = stage.draw(state, random);
    take(rest, stage, stage.counts.data() + step * stage.classes.size(), after, taken, random);
    state = stage.next[step];
    Card* from = taken.data();
    for (const DealPlan::Slots& slots : stage.hand) {
      random.shuffle(std::span(from, slots.count));
      std::copy_n(from, slots.count, world_.data() + slots.first);
      from += slots.count;
    }
  }
  dealRest(rest.cards, rest.left, random);
}

// Deals the remaining cards to the owners not limited by the plan.
void WorldDealer::dealRest(std::array<Card, kCardIds>& cards,
                           const std::array<std::uint8_t, kCardIds>& left, Random& random) {
  auto slots = plan_.restSlots().begin();
  const auto end = plan_.restSlots().end();
  for (std::size_t c = 0; c < plan_.rest().size(); ++c) {
    const DealPlan::Class& cardClass = plan_.rest()[c];
    const auto first = slots;
    std::size_t wanted = 0;
    for (; slots != end && slots->group == cardClass.group; ++slots) wanted += slots->count;
    const std::span own(cards.data() + cardClass.first, left[c]);
    drawToFront(own, wanted, random);
    const Card* from = own.data();
    for (auto each = first; each != slots; from += each++->count) {
      std::copy_n(from, each->count, world_.data() + each->first);
    }
  }
}

bool WorldDealer::keepsAside() const {
  if (aside_.empty()) return true;
  std::array<CardSet, HiddenCards::kMaxOwners> hands{};
  for (const DealGroup& group : groups()) {
    for (std::size_t i = group.first; i < group.slotsEnd; ++i) {
      hands[owners_[i]].insert(world_[i]);
    }
  }
  return std::all_of(aside_.begin(), aside_.end(), [&](const Limit& limit) {
    return (hands[limit.owner] & limit.cards).size() <= limit.most;
  });
}

}  // namespace downpile
