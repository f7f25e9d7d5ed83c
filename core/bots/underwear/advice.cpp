// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/advice.h"

#include <initializer_list>

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("underwear", text)

namespace downpile {

namespace {

using F = UnderwearFeature;

enum Why : std::uint8_t {
  kGoesOut,
  kGoesOutFirst,
  kOutCanWait,
  kSteals,
  kCloses,
  kPlaysUp,
  kSheds,
  kBlocks,
  kTrap,
  kHardToSteal,
  kOpens,
  kKeepsFromThief,
  kShedsRoyalties,
  kFreesDownpile,
  kNothingElse,
  kSavesCards,
  kLeavesBlocked,
  kDoubles,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("Going out now scores %n point(s)."),
    TEXT("{player} is close to going out; you go out first and score %n point(s)."),
    TEXT("Going out can wait: the others are stuck, and every card they draw is a point for you."),
    TEXT("Stealing takes %n card(s)."),
    TEXT("The up-pile is closed, and its %n card(s) count double."),
    TEXT("Your own up-pile takes %n card(s) out of your hand."),
    TEXT("Your hand gets %n card(s) smaller."),
    TEXT("Little fits below {card}: the others may have to draw."),
    TEXT("If {card} is still on top in your next turn, you can steal the downpile."),
    TEXT("{card:start} is not easily matched, so the downpile is hard to steal."),
    TEXT("There is no downpile, so this is the time to be rid of {cards}."),
    TEXT("{player} may well be able to steal the %n card(s) of the downpile."),
    TEXT("A royalty cannot be your last card, so be rid of royalties in time."),
    TEXT("This downpile takes none of your cards; a new one may."),
    TEXT("Nothing else can be played."),
    TEXT("Your cards are worth more later, for stealing and for your up-piles."),
    TEXT("The downpile is blocked for the others, too; do not free it for them."),
    TEXT("You are the likeliest to go out first, so double what it is worth."),
};

// The feature among these in which the chosen move gains most on the other; F::count where none
// gains.
F decider(const WeighedMove& chosen, const WeighedMove* other, std::initializer_list<F> among) {
  F best = F::count;
  double most = 0.05;
  for (F feature : among) {
    const double gain = chosen.worth[feature] - (other == nullptr ? 0 : other->worth[feature]);
    if (gain <= most) continue;
    most = gain;
    best = feature;
  }
  return best;
}

// The opponent with the fewest cards.
std::uint8_t nearestToOut(const View<Underwear>& view) {
  std::uint8_t nearest = kNobody;
  for (std::uint8_t p = 0; p < view.players(); ++p) {
    if (p == view.viewer()) continue;
    if (nearest == kNobody || view.state().held[p] < view.state().held[nearest]) nearest = p;
  }
  return nearest;
}

// The opponent who is likeliest to hold a card that steals.
std::uint8_t likeliestThief(const View<Underwear>& view, const UnderwearOdds& odds) {
  const CardSet stealing = CardSet::ofValues(valueBit(view.state().downpile.top.rank()));
  std::uint8_t thief = kNobody;
  double most = -1;
  int player = view.viewer();
  while ((player = view.seen().leftOf(player)) != view.viewer()) {
    const double chance = odds.any(player, stealing);
    if (chance <= most) continue;
    most = chance;
    thief = static_cast<std::uint8_t>(player);
  }
  return thief;
}

void explainGoingOut(const View<Underwear>& view, int score, Advice& advice) {
  constexpr int kClose = 2;
  advice.number = static_cast<std::int16_t>(score);
  advice.player = nearestToOut(view);
  advice.why = view.state().held[advice.player] <= kClose ? kGoesOutFirst : kGoesOut;
}

void explainUp(const Underwear& after, int viewer, Advice& advice) {
  const OwnedPile& pile = *after.state().upPiles.find(viewer, advice.action.place);
  advice.why = pile.faceDown ? kCloses : kPlaysUp;
  if (pile.faceDown) advice.number = pile.pile.size;
}

void explainDown(const WeighedMove& chosen, const WeighedMove* other, Advice& advice) {
  advice.card = inLayOrder(advice.action.cards, LayOrder::rising).front();
  const bool opens = advice.action.verb == Underwear::kOpen;
  advice.why = opens ? kOpens : kSheds;
  switch (decider(chosen, other, {F::prospect, F::held, F::openness, F::ownSteal, F::stealRisk})) {
    case F::openness:
      advice.why = kBlocks;
      break;
    case F::ownSteal:
      advice.why = kTrap;
      break;
    case F::stealRisk:
      advice.why = kHardToSteal;
      break;
    default:
      break;
  }
}

bool downpileTakesNothing(const View<Underwear>& view) {
  bool takes = false;
  view.legal([&](const Action& action) {
    takes = takes || action.verb == Underwear::kDown || action.verb == Underwear::kSteal;
  });
  return !takes;
}

void explainRoyals(const View<Underwear>& view, const UnderwearOdds& odds,
                   const WeighedMove& chosen, const WeighedMove* other, Advice& advice) {
  constexpr double kLikely = 0.3;
  const Pile& downpile = view.state().downpile;
  advice.why = view.options()[Underwear::kGoingOut] != 0 ? kSheds : kShedsRoyalties;
  if (downpile.empty()) return;
  if (downpileTakesNothing(view)) advice.why = kFreesDownpile;
  if (downpile.size == 1 ||
      decider(chosen, other, {F::prospect, F::held, F::stealRisk}) != F::stealRisk) {
    return;
  }
  const std::uint8_t thief = likeliestThief(view, odds);
  if (odds.any(thief, CardSet::ofValues(valueBit(downpile.top.rank()))) < kLikely) return;
  advice.why = kKeepsFromThief;
  advice.player = thief;
  advice.number = downpile.size;
}

void explainDraw(const View<Underwear>& view, const WeighedMove& chosen, const WeighedMove* other,
                 Advice& advice) {
  advice.why = kNothingElse;
  if (other == nullptr) return;
  const bool frees = other->action.verb == Underwear::kRoyals && !view.state().downpile.empty();
  const F decided = decider(chosen, other, {F::openness, F::clear, F::lowCards, F::room});
  advice.why =
      frees && (decided == F::openness || decided == F::clear) ? kLeavesBlocked : kSavesCards;
}

}  // namespace

std::span<const char* const> underwearReasons() { return kReasons; }

Advice explainUnderwear(const View<Underwear>& view, const UnderwearOdds& odds,
                        const WeighedMove& chosen, const WeighedMove* other, bool canGoOut) {
  Advice advice{.action = chosen.action,
                .number = static_cast<std::int16_t>(chosen.action.cards.size())};
  Underwear after = view.seen();
  after.apply(view.viewer(), chosen.action, NoReport{});
  if (chosen.action.verb == Underwear::kDouble) {
    advice.why = kDoubles;
  } else if (after.dealOver() && !after.dealVoid()) {
    explainGoingOut(view, after.state().scores[static_cast<std::size_t>(view.viewer())], advice);
  } else if (canGoOut) {
    advice.why = kOutCanWait;
  } else if (chosen.action.verb == Underwear::kSteal) {
    advice.why = kSteals;
    advice.number = view.state().downpile.size;
  } else if (chosen.action.verb == Underwear::kUp) {
    explainUp(after, view.viewer(), advice);
  } else if (chosen.action.verb == Underwear::kRoyals) {
    explainRoyals(view, odds, chosen, other, advice);
  } else if (chosen.action.cards.empty()) {
    explainDraw(view, chosen, other, advice);
  } else {
    explainDown(chosen, other, advice);
  }
  return advice;
}

}  // namespace downpile
