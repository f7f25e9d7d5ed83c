// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/advice.h"

#include <algorithm>
#include <array>

#include "bots/common_reasons.h"
#include "bots/search/trial.h"
#include "bots/underwear/odds.h"
#include "bots/underwear/plan.h"
#include "bots/underwear/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("underwear", text)

namespace downpile {

namespace {

enum HintReason : std::uint8_t {
  kGoesOut,
  kGoesOutFirst,
  kOutCanWait,
  kSteals,
  kStealsToClose,
  kCloses,
  kPlaysUp,
  kSheds,
  kBlocks,
  kBlocksAll,
  kTrap,
  kHardToSteal,
  kSafeFromSteals,
  kUpCanWait,
  kRoyaltiesCanWait,
  kKeepsFromThief,
  kShedsRoyalties,
  kFreesDownpile,
  kNothingElse,
  kLeavesBlocked,
  kLeavesAllBlocked,
  kDoubles,
  kPlayedOut,
  kEquallyGood,
  kBetterBy,
  kHardlyBetter,
  kAsGood,
  kProbablyBetter,
  kNoneBetter,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("Going out now scores %n point(s)."),
    TEXT("{player} is close to going out: go out first and score %n point(s)."),
    TEXT("Going out can wait: you can still do it on your next turn, and every card that the "
         "others draw is a point for you."),
    TEXT("Stealing gives you an up-pile of %n card(s)."),
    TEXT("Stealing gives you an up-pile of %n card(s), which you can close with {card}."),
    TEXT("This closes the up-pile, and its (one card counts|%n cards count) double."),
    TEXT("You get rid of %n card(s) on your own up-pile."),
    TEXT("You get rid of %n card(s)."),
    TEXT("%n of the cards that you cannot see can go onto {card} or steal it, fewer than after "
         "another move: the others may have to draw."),
    TEXT("None of the cards that you cannot see can go onto {card} or steal it: the others may "
         "have to draw."),
    TEXT("If {card} is still on top on your next turn, you can steal the downpile."),
    TEXT("%n of the cards that you cannot see could steal {card}, fewer than after another move."),
    TEXT("None of the cards that you cannot see could steal {card}; after another move, some "
         "could."),
    TEXT("Only you can play onto your up-piles: cards that fit there can wait."),
    TEXT("You can play royalties at any time, so they can wait."),
    TEXT("{player} may well be able to steal the downpile of %n card(s)."),
    TEXT("You cannot go out with a royalty, so get rid of yours in time."),
    TEXT("None of your cards fits onto this downpile; one may fit onto a new one."),
    TEXT("You have no other move."),
    TEXT("Only %n of the cards that you cannot see can go onto {card} or steal it, so do not free "
         "the downpile for the others."),
    TEXT("None of the cards that you cannot see can go onto {card} or steal it, so do not free the "
         "downpile for the others."),
    TEXT("You are the most likely to go out first, so double the score."),
    common::kPlayedOutReason,
    common::kEquallyGoodReason,
    common::kBetterByPointsReason,
    common::kHardlyBetterByPointsReason,
    common::kSameInPointsReason,
    common::kProbablyBetterReason,
    common::kNoneBetterReason,
};

class Explanation {
 public:
  Explanation(const View<Underwear>& view, std::span<const Underwear> worlds,
              const UnderwearOdds& odds, const Action& chosen)
      : view_(view),
        worlds_(worlds),
        state_(view.state()),
        odds_(odds),
        viewer_(view.viewer()),
        unseen_(view.seen().unknownTo(viewer_)),
        after_(afterMove(chosen)),
        advice_{.action = chosen, .number = static_cast<std::int16_t>(chosen.cards.size())} {
    view.legal([&](const Action& action) {
      ++moves_;
      canGoOut_ = canGoOut_ || goesOut(action);
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
  std::int16_t size() const { return static_cast<std::int16_t>(chosen().cards.size()); }

  Underwear afterMove(const Action& action) const {
    Underwear after = view_.seen();
    after.apply(viewer_, action, NoReport{});
    return after;
  }

  bool goesOut(const Action& action) const {
    if (action.cards.empty() || action.cards.size() != state_.held[at(viewer_)]) return false;
    const Underwear after = afterMove(action);
    return after.dealOver() && !after.dealVoid();
  }

  std::optional<HintReason> reasonFor(const Action* other) {
    if (chosen().verb == Underwear::kDouble) return reasonToDouble();
    if (goesOut(chosen())) return reasonToGoOut(other);
    if (canGoOut_) return reasonToWait();
    switch (chosen().verb) {
      case Underwear::kSteal:
        if (other != nullptr && other->verb == Underwear::kSteal) return reasonOnTop(*other);
        advice_.number = state_.downpile.size;
        advice_.card = closingCard();
        return advice_.card.known() ? kStealsToClose : kSteals;
      case Underwear::kUp:
        return reasonForUpPile(other);
      case Underwear::kRoyals:
        return reasonForRoyals(other);
      case Underwear::kDown:
      case Underwear::kOpen:
        return reasonForDownpile(other);
      default:
        return reasonToDraw(other);
    }
  }

  std::optional<HintReason> reasonToDouble() {
    std::array<int, kMaxPlayers> out{};
    playBoth<UnderwearRules>(worlds_, viewer_, chosen(), chosen(), kMostMoves,
                             [&](const Underwear& end, const Underwear&) {
                               for (int p = 0; p < view_.players(); ++p) {
                                 out[at(p)] += end.state().scores[at(p)] > 0 ? 1 : 0;
                               }
                             });
    for (int p = 0; p < view_.players(); ++p) {
      if (p != viewer_ && out[at(p)] >= out[at(viewer_)]) return std::nullopt;
    }
    return kDoubles;
  }

  int scoreOf(const Action& action) const { return afterMove(action).state().scores[at(viewer_)]; }

  std::optional<HintReason> reasonToGoOut(const Action* other) {
    constexpr int kClose = 2;
    advice_.number = static_cast<std::int16_t>(scoreOf(chosen()));
    if (other != nullptr && goesOut(*other)) {
      return advice_.number > scoreOf(*other) ? std::optional(kGoesOut) : std::nullopt;
    }
    advice_.player = nearestToOut();
    const bool isClose = advice_.player != kNoPlayer && state_.held[advice_.player] <= kClose;
    return isClose ? kGoesOutFirst : kGoesOut;
  }

  std::optional<HintReason> reasonToWait() const {
    const Underwear::State& after = after_.state();
    const bool drewUnseen = after.held[at(viewer_)] != after.hands[at(viewer_)].size();
    if (after_.dealOver() || drewUnseen || !planOf(after_, viewer_).outNext) return std::nullopt;
    for (int player = 0; player < view_.players(); ++player) {
      if (player != viewer_ && state_.held[at(player)] <= kNearOut) return std::nullopt;
    }
    return kOutCanWait;
  }

  std::optional<HintReason> reasonForUpPile(const Action* other) {
    const bool closes = closedPile(chosen()) > 0;
    if (closes && (other == nullptr || closedPile(*other) == 0)) {
      advice_.number = static_cast<std::int16_t>(closedPile(chosen()));
      return kCloses;
    }
    if (other == nullptr || other->cards.empty()) return kPlaysUp;
    if (other->verb == Underwear::kRoyals) return kRoyaltiesCanWait;
    return size() > other->cards.size() ? std::optional(kSheds) : std::nullopt;
  }

  // Number of cards in the up-pile closed by the move; 0 if it closes none.
  int closedPile(const Action& action) const {
    if (action.verb != Underwear::kUp) return 0;
    const Underwear after = afterMove(action);
    const OwnedPile* pile = after.state().upPiles.find(viewer_, action.place);
    return pile != nullptr && pile->faceDown ? pile->pile.size : 0;
  }

  // The 10 in the hand that can close the stolen up-pile later; an unknown card if there is none.
  Card closingCard() const {
    const CardSet closing = state_.hands[at(viewer_)] & CardSet::ofValues(valueBit(10)) &
                            after_.state().upPiles.fitting(viewer_);
    for (Card card : closing) {
      if (!state_.upPiles.fitting(viewer_).contains(card)) return card;
    }
    return {};
  }

  // Returns whether a card that could go onto a new downpile stays in the hand.
  bool keepsNumber() const {
    return !(after_.state().hands[at(viewer_)] & CardSet::ofValues(Underwear::kNumbers)).empty();
  }

  std::optional<HintReason> reasonForRoyals(const Action* other) {
    constexpr double kLikely = 0.3;
    if (other != nullptr && other->verb == Underwear::kRoyals) {
      return size() > other->cards.size() ? std::optional(kSheds) : std::nullopt;
    }
    const Pile& downpile = state_.downpile;
    if (!downpile.empty() && downpileTakesNothing() && keepsNumber()) return kFreesDownpile;
    if (downpile.size > 1) {
      const std::uint8_t thief = likeliestThief();
      if (odds_.any(thief, stealingFrom(downpile)) >= kLikely) {
        advice_.player = thief;
        advice_.number = downpile.size;
        return kKeepsFromThief;
      }
    }
    const OptionValues& options = view_.options();
    const bool layable =
        options[Underwear::kRoyaltiesOnUpPiles] != 0;  // U18: also as the last card
    if (options[Underwear::kGoingOut] == 0 && !layable) return kShedsRoyalties;
    return other == nullptr || shedsMore(*other) ? std::optional(kSheds) : std::nullopt;
  }

  std::optional<HintReason> reasonForDownpile(const Action* other) {
    advice_.card = after_.state().downpile.top;
    if (other == nullptr) return kSheds;
    if (other->cards.empty()) return shedsMore(*other) ? std::optional(kSheds) : std::nullopt;
    if (other->verb == Underwear::kRoyals) return kRoyaltiesCanWait;
    if (other->verb == Underwear::kUp) {
      return closedPile(*other) == 0 ? std::optional(kUpCanWait) : std::nullopt;
    }
    if (shedsMore(*other)) return kSheds;
    return other->verb == chosen().verb ? reasonOnTop(*other) : std::nullopt;
  }

  // Whether the chosen move gets rid of more cards than `other`. If `other` gets rid of none, every
  // further move must get rid of fewer, too: otherwise the reason would speak for that move.
  bool shedsMore(const Action& other) const {
    if (!other.cards.empty()) return size() > other.cards.size();
    bool most = true;
    view_.legal([&](const Action& action) {
      most = most && (action.cards.size() < chosen().cards.size() ||
                      action.cards.kinds() == chosen().cards.kinds());
    });
    return most;
  }

  // Returns a reason from the difference between the downpile's top cards after the two moves. The
  // numbers of unseen cards are reasons only if no other card on top has lower ones: otherwise the
  // reason would speak for that card.
  std::optional<HintReason> reasonOnTop(const Action& other) {
    const Underwear second = afterMove(other);
    const Pile& downpile = after_.state().downpile;
    const Pile& otherDownpile = second.state().downpile;
    if (downpile.top == otherDownpile.top) return std::nullopt;
    advice_.card = downpile.top;
    if (canSteal(after_) && !canSteal(second)) return kTrap;
    const int fits = unseenFitting(downpile);
    const int otherFits = unseenFitting(otherDownpile);
    if (fits > otherFits) return std::nullopt;
    if (fits < otherFits) {
      if (fits > lowestCount(&Explanation::unseenFitting)) return std::nullopt;
      advice_.number = static_cast<std::int16_t>(fits);
      return fits == 0 ? kBlocksAll : kBlocks;
    }
    const int steal = unseenStealing(downpile);
    if (steal >= unseenStealing(otherDownpile) ||
        steal > lowestCount(&Explanation::unseenStealing)) {
      return std::nullopt;
    }
    advice_.number = static_cast<std::int16_t>(steal);
    return steal == 0 ? kSafeFromSteals : kHardToSteal;
  }

  // Number of unseen cards that can go onto this downpile or steal it.
  int unseenFitting(const Pile& downpile) const { return (fittingOn(downpile) & unseen_).size(); }
  // Number of unseen cards that can steal this downpile.
  int unseenStealing(const Pile& downpile) const {
    return (stealingFrom(downpile) & unseen_).size();
  }
  // The lowest `count` of unseen cards after any move of the same kind as the chosen one.
  int lowestCount(int (Explanation::*count)(const Pile&) const) const {
    int lowest = unseen_.size();
    view_.legal([&](const Action& action) {
      if (action.verb != chosen().verb) return;
      lowest = std::min(lowest, (this->*count)(afterMove(action).state().downpile));
    });
    return lowest;
  }

  bool canSteal(const Underwear& after) const {
    const Underwear::State& s = after.state();
    return !(s.hands[at(viewer_)] & stealingFrom(s.downpile)).empty();
  }

  std::optional<HintReason> reasonToDraw(const Action* other) {
    constexpr double kFew = 0.25;
    if (moves_ == 1) return kNothingElse;
    const Pile& downpile = state_.downpile;
    if (other == nullptr || other->verb != Underwear::kRoyals || downpile.empty()) {
      return std::nullopt;
    }
    const int fits = (fittingOn(downpile) & unseen_).size();
    if (fits > kFew * unseen_.size()) return std::nullopt;
    advice_.card = downpile.top;
    advice_.number = static_cast<std::int16_t>(fits);
    return fits == 0 ? kLeavesAllBlocked : kLeavesBlocked;
  }

  bool downpileTakesNothing() const {
    bool takes = false;
    view_.legal([&](const Action& action) {
      takes = takes || action.verb == Underwear::kDown || action.verb == Underwear::kSteal;
    });
    return !takes;
  }

  // Returns the opponent with the fewest cards. Opponents without cards do not count: they can only
  // draw (U14).
  std::uint8_t nearestToOut() const {
    std::uint8_t nearest = kNoPlayer;
    for (std::uint8_t p = 0; p < view_.players(); ++p) {
      if (p == viewer_ || state_.held[p] == 0) continue;
      if (nearest == kNoPlayer || state_.held[p] < state_.held[nearest]) nearest = p;
    }
    return nearest;
  }

  // Returns the opponent most likely to hold a card for stealing the downpile.
  std::uint8_t likeliestThief() const {
    const CardSet stealing = stealingFrom(state_.downpile);
    std::uint8_t thief = kNoPlayer;
    double most = -1;
    int player = viewer_;
    while ((player = view_.seen().leftOf(player)) != viewer_) {
      const double chance = odds_.any(player, stealing);
      if (chance <= most) continue;
      most = chance;
      thief = static_cast<std::uint8_t>(player);
    }
    return thief;
  }

  const View<Underwear>& view_;
  std::span<const Underwear> worlds_;
  const Underwear::State& state_;
  const UnderwearOdds& odds_;
  int viewer_;
  CardSet unseen_;
  Underwear after_;
  Advice advice_;
  int moves_ = 0;
  bool canGoOut_ = false;
};

}  // namespace

std::span<const char* const> underwearReasons() { return kReasons; }

FigureReasons underwearFigureReasons() {
  // Points per unit of the goal, which is 0.01 for each point ahead.
  constexpr double kPoints = 100;
  return {.perGoal = kPoints,
          .better = kBetterBy,
          .hardlyBetter = kHardlyBetter,
          .same = kAsGood,
          .equallyGood = kEquallyGood,
          .probablyBetter = kProbablyBetter,
          .noneBetter = kNoneBetter};
}

Advice explainUnderwear(const View<Underwear>& view, std::span<const Underwear> worlds,
                        const UnderwearOdds& odds, const Action& action,
                        const std::optional<Action>& instead) {
  return findReason<UnderwearRules>(
      view, worlds, action, instead,
      [&](const Action* other) { return Explanation(view, worlds, odds, action).find(other); },
      kPlayedOut, kEquallyGood);
}

}  // namespace downpile
