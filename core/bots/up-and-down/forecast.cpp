// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/forecast.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "bots/elementary.h"

namespace downpile {

namespace {

// Returns the probability of `many` or more successes in `tricks` independent tricks. chance: the
// probability of a success in each trick.
double atLeast(int many, int tricks, double chance) {
  double term = power(1 - chance, tricks);
  double fewer = 0;
  for (int i = 0; i < many; ++i) {
    fewer += term;
    term *= chance / (1 - chance) * (tricks - i) / (i + 1);
  }
  return std::max(0.0, 1 - fewer);
}

}  // namespace

UpAndDownForecast::UpAndDownForecast(const View<UpAndDown>& view, const UpAndDownOdds& odds,
                                     const UpAndDownStyle& style)
    : seen_(view.seen()),
      viewer_(view.viewer()),
      settled_(seen_.settlement(viewer_)),
      mayEndGame_(seen_.options()[UpAndDown::kLimit] != 0 && seen_.state().deal < seen_.deals()),
      style_(style) {
  const UpAndDown::State& s = seen_.state();
  const CardSet& hand = s.hands[at(viewer_)];
  const bool bidding = s.phase == UpAndDown::Phase::bid;
  tricks_ = std::max(1, bidding ? s.held[at(viewer_)] : s.held[at(viewer_)] - 1);
  bends_ = bends();
  waits_ = power(1 - style_.suitIsLed, tricks_);
  const double expectedRuffs = ruffs();
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    const bool trump = seen_.isTrump(suit);
    std::vector<Card> cards;
    for (Card card : hand& CardSet::ofSuit(suit)) cards.push_back(card);
    std::ranges::sort(cards, {}, &UpAndDown::height);
    // Assumes that the viewer plays the higher cards of a suit first. It ruffs (plays a trump to a
    // missing suit) with its lowest trumps.
    for (std::size_t below = 0; below < cards.size(); ++below) {
      const auto above = static_cast<int>(cards.size() - 1 - below);
      const double ruff =
          trump ? std::clamp(expectedRuffs - static_cast<double>(below), 0.0, 1.0) : 0;
      chances_[cards[below].id] = chancesOf(odds.takesLater(cards[below], above), ruff, trump);
    }
  }
}

// Returns the expected number of tricks where the viewer cannot follow a side suit (any suit but
// trumps), so that it may ruff, that is, play a trump.
double UpAndDownForecast::ruffs() const {
  const CardSet& hand = seen_.state().hands[at(viewer_)];
  double sum = 0;
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    const int held = std::popcount(hand.values(suit));
    if (seen_.isTrump(suit) || held >= tricks_) continue;
    sum += atLeast(held + 1, tricks_, style_.suitForRuff);
  }
  return sum;
}

std::array<double, UpAndDownForecast::kEfforts> UpAndDownForecast::bends() const {
  std::array<double, kEfforts> bends{};
  for (std::size_t effort = 0; effort < kEfforts; ++effort) {
    const double e = static_cast<double>(effort) / (kEfforts - 1);
    bends[effort] = power(style_.bendToLose, 1 - e) * power(style_.bendToTake, e);
  }
  return bends;
}

// Returns the chances of a card to take a later trick. takes: chance that the card takes the trick
// it leads. ruff: chance that the viewer can play the card as a trump on a side suit.
UpAndDownForecast::Chances UpAndDownForecast::chancesOf(double takes, double ruff,
                                                        bool trump) const {
  Chances chances{};
  const Powers powers(takes);
  const double waits = trump ? 0 : waits_;
  for (std::size_t effort = 0; effort < kEfforts; ++effort) {
    const double bent = powers.to(bends_[effort]);
    for (std::size_t leads = 0; leads < 2; ++leads) {
      const double reach = 1 - waits * (leads != 0 ? 1 - style_.ownLead : 1);
      const double taken = reach * bent;
      chances[leads][effort] = taken + (1 - taken) * ruff * style_.ruffStands;
    }
  }
  return chances;
}

// Returns the score (D6), with losses weighted by the style. A player whose loss reaches the loss
// limit (D8) would end the game as the loser: its value is lower by kEndBehind.
double UpAndDownForecast::utility(int bid, int taken) const {
  constexpr double kEndBehind = 10;
  const int score = seen_.scoreOf(bid, taken);
  const double value = score < 0 ? style_.lossWeight * score : score;
  if (!mayEndGame_) return value;
  const int loss = -(settled_ + (seen_.players() - 1) * score);
  return loss >= seen_.options()[UpAndDown::kLimit] ? value - kEndBehind : value;
}

UpAndDownForecast::Tricks UpAndDownForecast::tricksWith(const CardSet& left, bool leads) const {
  Tricks tricks;
  const int cards = left.size();
  for (auto& chance : tricks.chance) {
    std::fill_n(chance.begin(), cards + 1, 0.0);
    chance[0] = 1;
  }
  for (Card card : left) {
    ++tricks.cards;
    for (int effort = 0; effort < kEfforts; ++effort) {
      const double takes = chances_[card.id][leads ? 1 : 0][at(effort)];
      auto& chance = tricks.chance[at(effort)];
      for (int i = tricks.cards; i > 0; --i) {
        chance[at(i)] = chance[at(i)] * (1 - takes) + chance[at(i - 1)] * takes;
      }
      chance[0] *= 1 - takes;
    }
  }
  return tricks;
}

double UpAndDownForecast::expected(const Tricks& toCome, int bid, int taken) const {
  std::array<double, UpAndDown::kMostCards + 1> value{};
  for (int i = 0; i <= toCome.cards; ++i) value[at(i)] = utility(bid, taken + i);
  double best = -1e9;
  for (const auto& chance : toCome.chance) {
    double sum = 0;
    for (int i = 0; i <= toCome.cards; ++i) sum += chance[at(i)] * value[at(i)];
    best = std::max(best, sum);
  }
  return best;
}

}  // namespace downpile
