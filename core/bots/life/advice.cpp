// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/life/advice.h"

#include <algorithm>
#include <cmath>

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("life", text)

namespace downpile {

namespace {

enum Why : std::uint8_t {
  kAnySuit,
  kTurn,
  kKeepJoker,
  kJoker,
  kJokerAgainstSpades,
  kLayEnds,
  kLayAce,
  kLayToSafety,
  kLay,
  kDoneSafe,
  kDoneNothing,
  kDoneRather,
  kDoneKeeps,
  kStealEnds,
  kGrudge,
  kTakeForUse,
  kTakeForHarm,
  kStealClean,
  kStealKnown,
  kSteal,
  kDeclineEnd,
  kDecline,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("No card has been dealt yet: any suit is as good as another."),
    TEXT("A turn begins with a card from the stock."),
    TEXT("Keep the joker: new cards for everybody would not help you now."),
    TEXT("New cards for everybody help you more than what you have."),
    TEXT("The joker sweeps %n point(s) of spades away that lie in front of you."),
    TEXT("Your last card ends the deal, and you can be content with what lies there."),
    TEXT("The ace makes itself safe, and about %n point(s) more from the others."),
    TEXT("With {card} you can come to ten points, which are safe then."),
    TEXT("{card:start} is worth more in front of you than in your hand."),
    TEXT("What lies in front of you is enough to be safe; the rest can wait."),
    TEXT("You have no card to lay."),
    TEXT("Rather than lay so little, pick up a card."),
    TEXT("Enough is laid; what is left is worth more in your hand."),
    TEXT("The last card of {player} ends the deal, and you can be content with what lies there."),
    TEXT("{player} stole from you last; that calls for an answer."),
    TEXT("Of all that can be had, {card} is of most use to you."),
    TEXT("{card:start} is worth more to {player} than anything else that can be taken."),
    TEXT("{player} can hardly hold a spade now."),
    TEXT("You have seen good cards go into the hand of {player}."),
    TEXT("A card from the hand of {player} is more likely to help you than to hurt."),
    TEXT("A theft could end the deal, and that is not what you want now."),
    TEXT("What you could get would rather hurt you."),
};

class Explanation {
 public:
  Explanation(const View<Life>& view, const LifeProspects& prospects, const LifeMoves& moves,
              const Action& chosen)
      : view_(view), prospects_(prospects), moves_(moves), advice_{.action = chosen} {}

  Advice find() {
    const Action& chosen = advice_.action;
    if (!chosen.cards.empty()) advice_.card = chosen.cards.first();
    if (chosen.target != kNobody) advice_.player = chosen.target;
    switch (chosen.verb) {
      case Life::kChoose:
        advice_.why = kAnySuit;
        break;
      case Life::kTurn:
        advice_.why = holdsJoker() ? kKeepJoker : kTurn;
        break;
      case Life::kJoker:
        explainJoker();
        break;
      case Life::kLay:
        explainLaying();
        break;
      case Life::kDone:
        explainDone();
        break;
      case Life::kDecline:
        explainDecline();
        break;
      default:
        explainTheft();
        break;
    }
    return advice_;
  }

 private:
  const Life::State& state() const { return view_.state(); }
  const CardSet& hand() const { return state().hands[at(view_.viewer())]; }
  bool holdsJoker() const { return !(hand() & CardSet::ofValues(valueBit(kJokerRank))).empty(); }

  void explainJoker() {
    const auto points = Life::pointsOf(state().faceUp[at(view_.viewer())]);
    advice_.number = static_cast<std::int16_t>(points[at(static_cast<int>(Suit::spades))]);
    advice_.why = advice_.number > 0 ? kJokerAgainstSpades : kJoker;
  }

  void explainLaying() {
    const Card card = advice_.card;
    advice_.number = static_cast<std::int16_t>(std::lround(moves_.aceBrings(card.suit())));
    const CardSet suit = hand() & lifeSuit(card.suit());
    if (moves_.ends(advice_.action)) {
      advice_.why = kLayEnds;
    } else if (card.rank() == 1 && advice_.number > 0) {
      advice_.why = kLayAce;
    } else if (moves_.makesSafe(suit)) {
      advice_.why = kLayToSafety;
    } else {
      advice_.why = kLay;
    }
  }

  void explainDone() {
    const CardSet suit = hand() & lifeSuit(static_cast<Suit>(state().turned));
    if (moves_.makesSafe(CardSet())) {
      advice_.why = kDoneSafe;
    } else if (state().laid) {
      advice_.why = kDoneKeeps;
    } else {
      advice_.why = suit.empty() ? kDoneNothing : kDoneRather;
    }
  }

  void explainDecline() {
    bool couldEnd = false;
    view_.legal([&](const Action& action) { couldEnd = couldEnd || moves_.ends(action); });
    advice_.why = couldEnd ? kDeclineEnd : kDecline;
  }

  void explainTheft() {
    constexpr double kHardly = 0.3;  // spades in the hand, on average
    const int victim = advice_.player;
    const CardSet& known = prospects_.odds().known(victim);
    if (moves_.ends(advice_.action)) {
      advice_.why = kStealEnds;
    } else if (prospects_.style().grudge > 0 && state().stolenBy[at(view_.viewer())] == victim) {
      advice_.why = kGrudge;
    } else if (advice_.action.verb == Life::kTake) {
      const double use = prospects_.inHand(view_.viewer(), advice_.card);
      advice_.why = use > prospects_.faceUp(victim, advice_.card) ? kTakeForUse : kTakeForHarm;
    } else if (!(known - CardSet::ofSuit(Suit::spades)).empty()) {
      advice_.why = kStealKnown;
    } else if (prospects_.odds().expected(victim, static_cast<int>(Suit::spades)) < kHardly) {
      advice_.why = kStealClean;
    } else {
      advice_.why = kSteal;
    }
  }

  const View<Life>& view_;
  const LifeProspects& prospects_;
  const LifeMoves& moves_;
  Advice advice_;
};

}  // namespace

std::span<const char* const> lifeReasons() { return kReasons; }

Advice explainLife(const View<Life>& view, const LifeProspects& prospects, const LifeMoves& moves,
                   const Action& chosen) {
  return Explanation(view, prospects, moves, chosen).find();
}

}  // namespace downpile
