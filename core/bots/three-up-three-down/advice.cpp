// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/three-up-three-down/advice.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "bots/common_reasons.h"
#include "bots/search/trial.h"
#include "bots/three-up-three-down/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("three-up-three-down", text)

namespace downpile {

namespace {

using G = ThreeUpThreeDown;

enum HintReason : std::uint8_t {
  kWins,
  kFacesHigh,
  kKeepsInHand,
  kKeepsClearInHand,
  kFacesSet,
  kDrawsFirst,
  kHandEmpty,
  kNothingFits,
  kKeepsForEnd,
  kMustPickUp,
  kAnyFaceDown,
  kOwedAnyway,
  kSavedByClear,
  kClearContinues,
  kNothingElse,
  kThreeOfANumber,
  kPressure,
  kForces,
  kSeveral,
  kLowest,
  kHigher,
  kKeepsClear,
  kGoesOut,
  kMustTurnUp,
  kMayFit,
  kPlayedOut,
  kEquallyGood,
  kWinsMore,
  kWinsHardlyMore,
  kWinsAsMany,
  kBetterBy,
  kHardlyBetter,
  kAsGood,
  kProbablyBetter,
  kNoneBetter,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("That is your last card: you win the deal."),
    TEXT("High cards are easy to play at the end, so your highest cards should lie face up."),
    TEXT("You keep {card} in your hand, where it fits onto more cards than a lower one."),
    TEXT("You keep {card} in your hand: it fits onto anything."),
    TEXT("You can play cards with the same number together at the end."),
    TEXT("Draw first: then you have more to choose from."),
    TEXT("Your hand is empty, and the cards in front of you must wait until the stock is empty."),
    TEXT("None of your cards fits onto {card}."),
    TEXT("{card:start} fits onto anything: keep it for later."),
    TEXT("None of your cards fits onto {card}: you must pick up the pile."),
    TEXT("Nobody knows these cards: one is as good as another."),
    TEXT("You must discard, and none of your cards fits: you will pick up the pile whichever card "
         "you choose."),
    TEXT("Only a Clear saves you from picking up the pile of %n card(s)."),
    TEXT("{card:start} clears the pile away and lets you discard again."),
    TEXT("You have no other move."),
    TEXT("Three of the same number in a row: the pile of %n card(s) is cleared away."),
    TEXT("{player} may have no card that fits onto {card} and may have to pick up %n card(s)."),
    TEXT("{player} has no card that fits onto {card} and must pick up %n card(s)."),
    TEXT("You get rid of %n card(s) at once."),
    TEXT("{card:start} is your lowest card that fits: keep the others for later."),
    TEXT("{card:start} is harder for the others to follow than a lower card."),
    TEXT("{card:start} fits now. Clears always fit: keep them for later."),
    TEXT("That is your last card: you are out of the deal."),
    TEXT("None of your cards fits onto {card}: you must turn up the top card of the stock."),
    TEXT("The card that you turn up may fit onto {card}; then you do not pick up the pile."),
    common::kPlayedOutReason,
    common::kEquallyGoodReason,
    TEXT("This move brings you {tenths} more wins in 100 simulated deals than the next best one."),
    TEXT("The next best move is about as good: it brings you only {tenths} fewer wins in 100 "
         "simulated deals."),
    TEXT("The next best move is about as good: you win just as many simulated deals with it."),
    common::kBetterByPointsReason,
    common::kHardlyBetterByPointsReason,
    common::kSameInPointsReason,
    common::kProbablyBetterReason,
    common::kNoneBetterReason,
};

bool isClear(Card card) { return card.rank() > G::kHighestNumber; }

class Explanation {
 public:
  Explanation(const View<G>& view, const ThreeUpAnalysis& analysis, const Action& chosen)
      : view_(view), state_(view.state()), analysis_(analysis), after_(view.seen()) {
    advice_.action = chosen;
    advice_.card = state_.pile.top;
    view.legal([&](const Action& action) {
      ++moves_;
      flips_ += action.verb == G::kFlip ? 1 : 0;
      if (action.verb != G::kPlay) return;
      const int rank = action.cards.first().rank();
      ++plays_;
      clears_ += rank > G::kHighestNumber ? 1 : 0;
      lowest_ = std::min(lowest_, rank);
      if (rank <= G::kHighestNumber) highest_ = std::max(highest_, rank);
    });
  }

  std::optional<Advice> find(const Action* other) {
    const std::optional<HintReason> reason = reasonFor(other);
    if (!reason) return std::nullopt;
    advice_.reason = *reason;
    return advice_;
  }

 private:
  const Action& chosen() const { return advice_.action; }

  std::optional<HintReason> reasonFor(const Action* other) {
    switch (chosen().verb) {
      case G::kPlay:
        return reasonToPlay(other);
      case G::kFace:
        return reasonToFace(other);
      case G::kFlip:
        if (moves_ == 1) return kNothingElse;
        return flips_ == moves_ ? std::optional(kAnyFaceDown) : std::nullopt;
      case G::kDraw:
        return kDrawsFirst;
      case G::kStop:
        return reasonToStop(other);
      case G::kTurnup:
        return moves_ == 1 ? kMustTurnUp : kMayFit;
      default:
        return moves_ == 1 ? std::optional(kMustPickUp) : std::nullopt;
    }
  }

  // Returns the reason for laying the chosen cards face up at the beginning of the deal (T3).
  // Clears count as higher than any number.
  std::optional<HintReason> reasonToFace(const Action* other) {
    const CardSet& faced = chosen().cards;
    const auto rankOf = [](Card card) { return std::min(card.rank(), kRankClear); };
    const auto highestOf = [&](const CardSet& cards) {
      Card highest;
      for (Card card : cards) {
        if (!highest.known() || rankOf(card) > rankOf(highest)) highest = card;
      }
      return highest;
    };
    int least = kRankClear;
    for (Card card : faced) least = std::min(least, rankOf(card));
    const CardSet kept = state_.hands[at(view_.viewer())] - faced;
    if (least >= rankOf(highestOf(kept))) return kFacesHigh;
    if (other == nullptr) return std::nullopt;
    if (hasEqualNumbers(faced) && plays(faced) < plays(other->cards)) return kFacesSet;
    const Card highest = highestOf(other->cards - faced);
    if (rankOf(highest) <= rankOf(highestOf(faced - other->cards))) return std::nullopt;
    advice_.card = highest;
    if (isClear(highest)) return kKeepsClearInHand;
    constexpr int kHigh = 7;  // a lower number does not fit onto many cards
    return highest.rank() >= kHigh ? std::optional(kKeepsInHand) : std::nullopt;
  }

  static bool hasEqualNumbers(const CardSet& cards) {
    const CardSet numbers = cards & CardSet::ofValues(G::kNumbers);
    return numbers.size() > std::popcount(numbers.values());
  }

  // Number of plays needed for these cards: equal numbers and equal Clears can be played together.
  static int plays(const CardSet& cards) {
    int count = std::popcount(cards.values() & G::kNumbers);
    for (ValueMask kind : G::kClearKinds) count += (cards.values() & kind) != 0 ? 1 : 0;
    return count;
  }

  std::optional<HintReason> reasonToStop(const Action* other) {
    if (moves_ == 1) {
      const bool nothing = view_.seen().sourceOf(view_.viewer()) == G::Source::nowhere;
      return nothing ? kHandEmpty : kNothingFits;
    }
    if (other == nullptr || other->verb != G::kPlay || !isClear(other->cards.first())) {
      return std::nullopt;
    }
    advice_.card = other->cards.first();
    return kKeepsForEnd;
  }

  std::optional<HintReason> reasonToPlay(const Action* other) {
    const Card card = chosen().cards.first();
    advice_.card = card;
    advice_.number = static_cast<std::int16_t>(chosen().cards.size());
    if (analysis_.wins(chosen())) return view_.options()[G::kPlayOn] != 0 ? kGoesOut : kWins;
    if (isClear(card)) return reasonToClear(other, card);
    if (card.rank() < state_.pile.top.rank()) return kOwedAnyway;
    if (moves_ == 1) return kNothingElse;
    after_.apply(view_.viewer(), chosen(), NoReport{});
    if (after_.state().pile.empty() && (other == nullptr || !clearsPile(*other))) {
      advice_.number = static_cast<std::int16_t>(state_.pile.size + chosen().cards.size());
      return kThreeOfANumber;
    }
    if (other == nullptr) {
      return card.rank() == lowest_ ? std::optional(kLowest) : std::nullopt;
    }
    if (other->verb != G::kPlay) return std::nullopt;
    const Card second = other->cards.first();
    const bool shedsMore = chosen().cards.size() > other->cards.size() && playsAll() && sheds();
    if (second.rank() == card.rank()) return shedsMore ? std::optional(kSeveral) : std::nullopt;
    if (isClear(second)) return kKeepsClear;
    if (card.rank() < second.rank()) {
      if (shedsMore) return kSeveral;
      return card.rank() == lowest_ ? std::optional(kLowest) : std::nullopt;
    }
    const std::optional<HintReason> against = reasonAgainstNext(second);
    const bool isPressed = against == kPressure || against == kForces;
    return shedsMore && !isPressed ? std::optional(kSeveral) : against;
  }

  // Whether the viewer will not draw again as many cards as the chosen move plays.
  bool sheds() const {
    const int left = state_.held[at(view_.viewer())] - chosen().cards.size();
    return state_.stock.empty() || left >= G::kHandSize;
  }

  // Whether no legal move plays more cards of the same number. The reason `kSeveral` (the move
  // sheds several cards at once) requires it.
  bool playsAll() const {
    bool all = true;
    view_.legal([&](const Action& action) {
      all = all && (action.verb != G::kPlay || action.cards.size() <= chosen().cards.size() ||
                    action.cards.first().rank() != chosen().cards.first().rank());
    });
    return all;
  }

  bool clearsPile(const Action& action) const {
    if (action.verb != G::kPlay) return false;
    G after = view_.seen();
    after.apply(view_.viewer(), action, NoReport{});
    return after.state().pile.empty();
  }

  std::optional<HintReason> reasonToClear(const Action* other, Card card) {
    advice_.number = state_.pile.size;
    if (plays_ == clears_ && state_.phase == G::Phase::play && !state_.pile.empty()) {
      // If the other move also plays a Clear, both moves save the viewer from picking up the pile.
      // Then the reasons below compare the two Clears.
      if (other == nullptr || other->verb != G::kPlay) return kSavedByClear;
    }
    if (moves_ == 1) return kNothingElse;
    if (state_.pile.empty()) return std::nullopt;
    const bool continues = card.rank() > kRankMoreClear;
    if (!continues) return std::nullopt;
    if (other == nullptr) return kClearContinues;
    const bool endsDiscards =
        other->verb == G::kPlay && other->cards.first().rank() <= kRankMoreClear;
    return endsDiscards ? std::optional(kClearContinues) : std::nullopt;
  }

  // Returns a reason if the next player must pick up the pile after the chosen move with a chance
  // that is higher by kLikelier than with `lower` as the top card. If the chance is at least
  // kLikely, sets the player and the number in advice_: the next player, and the size of the pile.
  std::optional<HintReason> reasonAgainstNext(Card lower) {
    constexpr double kLikely = 0.35;
    constexpr double kLikelier = 0.05;
    constexpr double kCertain = 1 - 1e-9;
    const std::uint8_t next = after_.state().turn;
    if (next == view_.viewer() || next == kNoPlayer) return std::nullopt;
    // A next player with several face-down cards chooses which one to turn up. If this card does
    // not fit, another choice could have fitted, so this move did not force the player to pick up.
    const bool turnsOver = after_.sourceOf(next) == G::Source::down;
    if (turnsOver && std::popcount(after_.state().downLeft[next]) > 1) return std::nullopt;
    const double chance = analysis_.chanceToPickUp(next, after_.state().pile.top);
    if (chance < analysis_.chanceToPickUp(next, lower) + kLikelier) return std::nullopt;
    if (chance < kLikely) {
      // If a higher card could be played, the reason would speak for that card.
      return advice_.card.rank() == highest_ ? std::optional(kHigher) : std::nullopt;
    }
    advice_.player = next;
    advice_.number = after_.state().pile.size;
    return chance < kCertain ? kPressure : kForces;
  }

  const View<G>& view_;
  const G::State& state_;
  const ThreeUpAnalysis& analysis_;
  G after_;
  Advice advice_{};
  int moves_ = 0;
  int flips_ = 0;
  int plays_ = 0;
  int clears_ = 0;
  int lowest_ = kRankClear;
  int highest_ = 0;  // the highest number that can be played; Clears do not count
};

}  // namespace

std::span<const char* const> threeUpReasons() { return kReasons; }

FigureReasons threeUpFigureReasons(const View<ThreeUpThreeDown>& view) {
  // Converts Rules::goal, the chance to win the deal, to deals won of 100.
  constexpr double kDeals = 100;
  FigureReasons reasons{.perGoal = kDeals,
                        .better = kWinsMore,
                        .hardlyBetter = kWinsHardlyMore,
                        .same = kWinsAsMany,
                        .equallyGood = kEquallyGood,
                        .probablyBetter = kProbablyBetter,
                        .noneBetter = kNoneBetter};
  if (view.options()[G::kPlayOn] != 0) {
    reasons.perGoal = view.players() - 1;
    reasons.better = kBetterBy;
    reasons.hardlyBetter = kHardlyBetter;
    reasons.same = kAsGood;
  }
  return reasons;
}

Advice explainThreeUp(const View<ThreeUpThreeDown>& view, std::span<const ThreeUpThreeDown> worlds,
                      const ThreeUpAnalysis& analysis, const Action& action,
                      const std::optional<Action>& instead) {
  return findReason<ThreeUpThreeDownRules>(
      view, worlds, action, instead,
      [&](const Action* other) { return Explanation(view, analysis, action).find(other); },
      kPlayedOut, kEquallyGood);
}

}  // namespace downpile
