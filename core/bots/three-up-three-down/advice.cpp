// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/three-up-three-down/advice.h"

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("three-up-three-down", text)

namespace downpile {

namespace {

using F = ThreeUpFeature;
using G = ThreeUpThreeDown;

enum Why : std::uint8_t {
  kWins,
  kFacesHigh,
  kDrawsFirst,
  kHandEmpty,
  kNothingFits,
  kSavesCards,
  kMustPickUp,
  kPicksUpSmallPile,
  kAnyFaceDown,
  kOwedAnyway,
  kSavedByClear,
  kClearGoesOn,
  kClearsPile,
  kNothingElse,
  kThreeOfANumber,
  kPressure,
  kSeveral,
  kLowest,
  kHigher,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("That is your last card: you win the deal."),
    TEXT("High cards and Clears are easy to play at the end, so let them lie face up and keep the "
         "low ones for now."),
    TEXT("Draw first: you have more to choose from then."),
    TEXT("Your hand is empty, and the cards in front of you must wait for the end of the stock."),
    TEXT("Nothing that you have fits onto {card}."),
    TEXT("The cards that you have left are worth more later."),
    TEXT("Nothing that you have fits onto {card}: you must take the pile."),
    TEXT("It is only %n card(s), and those that you could play are worth more later."),
    TEXT("Nobody knows these cards: one is as good as another."),
    TEXT("The discard is owed and nothing fits: you will take the pile whichever you choose."),
    TEXT("Only a Clear saves you from taking the pile of %n card(s)."),
    TEXT("{card:start} clears the pile away and lets you discard again."),
    TEXT("{card:start} clears the pile away and saves your numbers for later."),
    TEXT("Nothing else can be played."),
    TEXT("Three of a number in a row: the pile of %n card(s) is cleared away."),
    TEXT("{player} may well have nothing that fits onto {card}, and %n card(s) to pick up."),
    TEXT("You are rid of %n card(s) at once."),
    TEXT("{card:start} is the lowest that fits; keep the others for later."),
    TEXT("{card:start} makes it harder for the others than a lower card."),
};

bool isClear(Card card) { return card.rank() > G::kHighestNumber; }

// What the viewer can play now.
struct Choice {
  int plays = 0;
  int clears = 0;
  int lowest = kRankClear;
};
Choice choiceOf(const View<G>& view) {
  Choice choice;
  view.legal([&](const Action& action) {
    if (action.verb != G::kPlay) return;
    const Card card = action.cards.first();
    ++choice.plays;
    choice.clears += isClear(card) ? 1 : 0;
    choice.lowest = std::min(choice.lowest, card.rank());
  });
  return choice;
}

Why whyClear(const View<G>& view, const Choice& choice, Card card, Advice& advice) {
  advice.number = view.state().pile.size;
  const bool onlyClears = choice.plays == choice.clears;
  if (view.state().phase == G::Phase::play && onlyClears && !view.state().pile.empty()) {
    return kSavedByClear;
  }
  return card.rank() > kRankMoreClear ? kClearGoesOn : kClearsPile;
}

// The next player is likely to have to take a pile that is worth it.
bool presses(const View<G>& view, const ThreeUpEye& eye, const ThreeUpMove& chosen,
             const ThreeUpMove* other, const G& after, Advice& advice) {
  constexpr double kLikely = 0.3;
  constexpr double kNoticeable = 0.05;
  const auto press = [](const ThreeUpMove& move) {
    return move.worth[F::pressure] + move.worth[F::block];
  };
  if (after.state().turn == view.viewer() || after.state().turn == kNobody) return false;
  if (other != nullptr && press(chosen) < press(*other) + kNoticeable) return false;
  if (eye.chanceToPickUp(after.state().turn, after.state().pile.top) < kLikely) return false;
  advice.player = after.state().turn;
  advice.number = after.state().pile.size;
  return true;
}

Why whyNumber(const View<G>& view, const ThreeUpEye& eye, const ThreeUpMove& chosen,
              const ThreeUpMove* other, Advice& advice) {
  const G::State& s = view.state();
  const Card card = chosen.action.cards.first();
  const Choice choice = choiceOf(view);
  if (isClear(card)) return whyClear(view, choice, card, advice);
  if (card.rank() < s.pile.top.rank()) return kOwedAnyway;
  if (other == nullptr) return kNothingElse;
  G after = view.seen();
  after.apply(view.viewer(), chosen.action, NoReport{});
  if (after.state().pile.empty()) {
    advice.number = static_cast<std::int16_t>(s.pile.size + chosen.action.cards.size());
    return kThreeOfANumber;
  }
  if (presses(view, eye, chosen, other, after, advice)) return kPressure;
  advice.number = static_cast<std::int16_t>(chosen.action.cards.size());
  if (chosen.action.cards.size() > 1) return kSeveral;
  return card.rank() == choice.lowest ? kLowest : kHigher;
}

Why whyStop(const View<G>& view, const ThreeUpMove* other) {
  if (other != nullptr) return kSavesCards;
  const bool nothing = view.seen().sourceOf(view.viewer()) == G::Source::nowhere;
  return nothing ? kHandEmpty : kNothingFits;
}

}  // namespace

std::span<const char* const> threeUpReasons() { return kReasons; }

Advice explainThreeUp(const View<ThreeUpThreeDown>& view, const ThreeUpEye& eye,
                      const ThreeUpMove& chosen, const ThreeUpMove* other) {
  Advice advice{.action = chosen.action, .card = view.state().pile.top};
  switch (chosen.action.verb) {
    case G::kPlay:
      advice.card = chosen.action.cards.first();
      advice.why = eye.wins(chosen.action) ? kWins : whyNumber(view, eye, chosen, other, advice);
      break;
    case G::kFace:
      advice.why = kFacesHigh;
      break;
    case G::kFlip:
      advice.why = kAnyFaceDown;
      break;
    case G::kDraw:
      advice.why = kDrawsFirst;
      break;
    case G::kStop:
      advice.why = whyStop(view, other);
      break;
    default:  // pick up
      advice.why = other == nullptr ? kMustPickUp : kPicksUpSmallPile;
      advice.number = view.state().pile.size;
      break;
  }
  return advice;
}

}  // namespace downpile
