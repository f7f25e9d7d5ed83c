// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/advice.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/common_reasons.h"
#include "bots/search/trial.h"
#include "bots/ultimate-loser/features.h"
#include "bots/ultimate-loser/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("ultimate-loser", text)

namespace downpile {

namespace {

using G = UltimateLoser;

enum HintReason : std::uint8_t {
  kThrows,
  kGoesOut,
  kFewCanFollow,
  kShedsMore,
  kBreaksNothing,
  kFree,
  kFreeLower,
  kOverTheLowest,
  kEnough,
  kWinsOften,
  kPaysSeldom,
  kSwapForFlush,
  kSwapForSet,
  kSwapForBetter,
  kPutsDownLower,
  kGinNoHigher,
  kGinTooLow,
  kNothingFits,
  kMustGive,
  kGivesLower,
  kPlayedOut,
  kEquallyGood,
  kBetterBy,
  kHardlyBetter,
  kAsGood,
  kProbablyBetter,
  kNoneBetter,
  kPaysHardlyEver,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("Nobody knows what the others will throw: one sign is as good as another."),
    TEXT("With that your hand is empty, so you cannot be the Ultimate Loser."),
    TEXT("Hardly anybody can follow, and players who cannot follow pay."),
    TEXT("You get rid of %n card(s)."),
    TEXT("This keeps cards together that the other move would break up."),
    TEXT("{player} has passed, so even a low play costs you nothing."),
    TEXT("{player} has passed, so even a low play costs you nothing: keep your higher cards."),
    TEXT("{player} has played lower, so you do not pay for this trick."),
    TEXT("{player} has played lower, so this is enough: keep your higher cards."),
    TEXT("This wins the trick in %n of 100 simulated deals, the other move in {otherNumber}."),
    TEXT("You pay for this trick in %n of 100 simulated deals, with the other move in "
         "{otherNumber}."),
    TEXT("With {card} you have a straight flush of %n card(s)."),
    TEXT("With {card} you have %n card(s) of the same rank."),
    TEXT("You have to pay anyway, and the gin card, {card}, is better than the card that you put "
         "down."),
    TEXT("{card:start} is the lower card to put down, and breaks nothing up."),
    TEXT("You have to pay anyway, and the gin card, {card}, is no better than the card that you "
         "would put down for it."),
    TEXT("You have to pay anyway, and the gin card, {card}, is no better than your lowest card."),
    TEXT("None of your cards fits."),
    TEXT("You must give your highest card."),
    TEXT("You can spare {card}: it is the lower card, and breaks nothing up."),
    common::kPlayedOutReason,
    common::kEquallyGoodReason,
    TEXT("In simulated deals, the next best move is worse by {tenths} penalties on average."),
    TEXT("The next best move is about as good: it is worse by {tenths} penalties."),
    TEXT("The next best move is about as good: it is worse by less than 0.1 penalties."),
    common::kProbablyBetterReason,
    common::kNoneBetterReason,
    TEXT("You hardly ever pay for this trick; with the other move you would pay more often."),
};

class Explanation {
 public:
  Explanation(const View<G>& view, std::span<const G> worlds, const UltimateLoserAnalysis& analysis,
              const Action& chosen)
      : view_(view),
        worlds_(worlds),
        state_(view.state()),
        hand_(state_.hands[at(view.viewer())]),
        analysis_(analysis),
        advice_{.action = chosen, .number = static_cast<std::int16_t>(chosen.cards.size())} {
    view.legal([&](const Action& action) { canPlay_ = canPlay_ || action.verb == G::kPlay; });
  }

  std::optional<Advice> find(const Action* other) {
    const std::optional<HintReason> reason = reasonFor(other);
    if (!reason) return std::nullopt;
    advice_.reason = *reason;
    return advice_;
  }

 private:
  const CardSet& cards() const { return advice_.action.cards; }
  bool leads() const { return state_.phase == G::Phase::lead; }

  std::optional<HintReason> reasonFor(const Action* other) {
    switch (advice_.action.verb) {
      case G::kThrow:
        return kThrows;
      case G::kPass:
        return reasonToPass(other);
      case G::kSwap:
        return reasonToSwap(other);
      case G::kGive:
        return reasonToGive(other);
      default:
        break;
    }
    if (cards() == hand_ && anotherKeepsCards()) return kGoesOut;
    const auto reason = leads() ? reasonToLead(other) : reasonToFollow(other);
    if (reason || other == nullptr) return reason;
    return reasonInDeals(*other);
  }

  // Whether another player certainly still holds cards after this trick (X12). Players yet to act
  // in this trick are assumed to play as many cards as the lead.
  bool anotherKeepsCards() const {
    const int lead = state_.plays.size() > 0 ? state_.plays.cards[0].size() : cards().size();
    for (int player = 0; player < kMaxPlayers; ++player) {
      if (player == view_.viewer()) continue;
      const bool hasActed = state_.passed.contains(player) || state_.plays.players.contains(player);
      if (state_.held[at(player)] > (hasActed ? 0 : lead)) return true;
    }
    return false;
  }

  // Returns whether the chosen move keeps a combination that the other move breaks up. Returns
  // false if the deal may end with this trick: the viewer then cannot play the combination.
  bool keepsTogether(const Action& other) const {
    return !breaks(cards()) && breaks(other.cards) && anotherKeepsCards();
  }

  std::optional<HintReason> reasonToPass(const Action* other) {
    if (other == nullptr) {
      if (canPlay_) return std::nullopt;
      return isGinLow() ? withGin(kGinTooLow) : kNothingFits;
    }
    if (other->verb == G::kSwap && !canPlay_ && ginIsNoHigher(other->cards)) {
      return withGin(kGinNoHigher);
    }
    return other->verb != G::kSwap && keepsTogether(*other) ? std::optional(kBreaksNothing)
                                                            : std::nullopt;
  }

  bool isGinLow() const {
    return std::ranges::all_of(hand_, [&](Card card) { return ginIsNoHigher(CardSet(card)); });
  }
  bool ginIsNoHigher(const CardSet& down) const {
    return G::strengthOf(CardSet(state_.gin)) <= G::strengthOf(down);
  }

  HintReason withGin(HintReason reason) {
    advice_.card = state_.gin;
    return reason;
  }

  std::optional<HintReason> reasonToSwap(const Action* other) {
    if (other != nullptr && other->verb == G::kSwap) {
      const bool lower = G::strengthOf(cards()) < G::strengthOf(other->cards);
      if (!lower || breaks(cards())) return std::nullopt;
      advice_.card = cards().first();
      return kPutsDownLower;
    }
    const CardSet rest = (hand_ - cards()) | CardSet(state_.gin);
    int flush = 0;
    G::eachLead(rest, [&](const CardSet& play) {
      if (play.contains(G::kWildJoker) || !play.contains(state_.gin)) return;
      if (G::typeOf(play).flush) flush = std::max(flush, play.size());
    });
    const int set = (rest & CardSet::ofValues(valueBit(state_.gin.rank()))).size();
    if (flush > 0 && !breaks(cards())) {
      advice_.number = static_cast<std::int16_t>(flush);
      return withGin(kSwapForFlush);
    }
    if (set > 1 && !breaks(cards())) {
      advice_.number = static_cast<std::int16_t>(set);
      return withGin(kSwapForSet);
    }
    if (!canPlay_ && !ginIsNoHigher(cards())) return withGin(kSwapForBetter);
    return std::nullopt;
  }

  std::optional<HintReason> reasonToGive(const Action* other) {
    if (view_.viewer() == state_.dealer) return kMustGive;
    if (other == nullptr || breaks(cards())) return std::nullopt;
    if (keepsTogether(*other)) return kBreaksNothing;
    if (G::strengthOf(cards()) >= G::strengthOf(other->cards)) return std::nullopt;
    advice_.card = cards().first();
    return kGivesLower;
  }

  // Returns true if parting with these cards breaks up another combination that the viewer could
  // lead, one of at least as many cards.
  bool breaks(const CardSet& cards) const {
    if (cards.empty()) return false;
    bool breaks = false;
    G::eachLead(hand_, [&](const CardSet& play) {
      const bool isBroken = !(play & cards).empty() && !cards.containsAll(play);
      breaks = breaks || (isBroken && play.size() >= cards.size());
    });
    return breaks;
  }

  std::optional<HintReason> reasonToLead(const Action* other) const {
    constexpr double kFew = 0.65;
    constexpr double kFewer = 0.1;
    const auto share = [&](const CardSet& play) {
      const auto others = static_cast<double>(analysis_.trick().later.size());
      return analysis_.cannotFollow(G::typeOf(play), analysis_.trick()) / others;
    };
    const double few = share(cards());
    if (few > kFew && (other == nullptr || few > share(other->cards) + kFewer)) {
      return kFewCanFollow;
    }
    if (other == nullptr) return std::nullopt;
    if (cards().size() > other->cards.size()) return kShedsMore;
    return keepsTogether(*other) ? std::optional(kBreaksNothing) : std::nullopt;
  }

  std::optional<HintReason> reasonToFollow(const Action* other) {
    const bool plays = other != nullptr && other->verb == G::kPlay;
    const int strength = G::strengthOf(cards());
    const int otherwise = plays ? G::strengthOf(other->cards) : 0;
    const bool lowestPays = view_.options()[G::kLowestPays] != 0;
    if (!state_.passed.empty() && !lowestPays) {
      advice_.player = passedPlayer();
      if (!plays) return kFree;
      if (strength < otherwise && isLowestAbove(0)) return kFreeLower;
    } else if (strength > analysis_.trick().lowest) {
      advice_.player = lowestPlayer();
      if (otherwise <= analysis_.trick().lowest) return kOverTheLowest;
      if (strength < otherwise && isLowestAbove(analysis_.trick().lowest)) return kEnough;
    }
    if (plays && keepsTogether(*other)) return kBreaksNothing;
    return other != nullptr && !plays ? std::optional(kShedsMore) : std::nullopt;
  }

  // Returns true if no legal play is weaker than the chosen one but stronger than `strength`.
  // Otherwise the advice to keep higher cards would speak against the chosen play, too.
  bool isLowestAbove(int strength) const {
    bool isLowest = true;
    view_.legal([&](const Action& action) {
      if (action.verb != G::kPlay) return;
      const int other = G::strengthOf(action.cards);
      isLowest = isLowest && (other <= strength || other >= G::strengthOf(cards()));
    });
    return isLowest;
  }

  // Returns a reason found by rollouts after both moves: the viewer pays less often in the current
  // trick, or wins it more often and pays about as often. Otherwise returns nullopt.
  std::optional<HintReason> reasonInDeals(const Action& other) {
    const int viewer = view_.viewer();
    const auto pays = [&](const G& end) {
      return end.state().penalties[at(viewer)] > state_.penalties[at(viewer)];
    };
    Shares wins;
    Shares paid;
    playBoth<UltimateLoserRules>(worlds_, viewer, advice_.action, other,
                                 static_cast<int>(analysis_.trick().later.size()),
                                 [&](const G& end, const G& second) {
                                   wins.add(end.state().leader == viewer && !end.dealOver(),
                                            second.state().leader == viewer && !second.dealOver());
                                   paid.add(pays(end), pays(second));
                                 });
    if (paid.isLess()) {
      paid.setFigures(advice_);
      return advice_.number == 0 ? kPaysHardlyEver : kPaysSeldom;
    }
    if (!wins.isMore() || paid.isMore()) return std::nullopt;
    wins.setFigures(advice_);
    return kWinsOften;
  }

  std::uint8_t passedPlayer() const {
    std::uint8_t player = 0;
    while (!state_.passed.contains(player)) ++player;
    return player;
  }

  std::uint8_t lowestPlayer() const {
    int lowest = 0;
    const auto strength = [&](int i) { return G::strengthOf(state_.plays.cards[at(i)]); };
    for (int i = 1; i < state_.plays.size(); ++i) {
      if (strength(i) < strength(lowest)) lowest = i;
    }
    return static_cast<std::uint8_t>(state_.plays.players[lowest]);
  }

  const View<G>& view_;
  std::span<const G> worlds_;
  const G::State& state_;
  const CardSet& hand_;
  const UltimateLoserAnalysis& analysis_;
  Advice advice_;
  bool canPlay_ = false;
};

}  // namespace

std::span<const char* const> ultimateLoserReasons() { return kReasons; }

FigureReasons ultimateLoserFigureReasons(double penaltiesPerGoal) {
  return {.perGoal = penaltiesPerGoal,
          .better = kBetterBy,
          .hardlyBetter = kHardlyBetter,
          .same = kAsGood,
          .equallyGood = kEquallyGood,
          .probablyBetter = kProbablyBetter,
          .noneBetter = kNoneBetter};
}

Advice explainUltimateLoser(const View<UltimateLoser>& view, std::span<const UltimateLoser> worlds,
                            const UltimateLoserAnalysis& analysis, const Action& action,
                            const std::optional<Action>& instead) {
  return findReason<UltimateLoserRules>(
      view, worlds, action, instead,
      [&](const Action* other) { return Explanation(view, worlds, analysis, action).find(other); },
      kPlayedOut, kEquallyGood);
}

}  // namespace downpile
