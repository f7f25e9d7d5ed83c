// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/advice.h"

#include <algorithm>

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("ultimate-loser", text)

namespace downpile {

namespace {

using Type = UltimateLoser::Type;

enum Why : std::uint8_t {
  kThrows,
  kGoesOut,
  kFewCanFollow,
  kSafeLead,
  kShedsMany,
  kFreeAfterPass,
  kOverTheLowest,
  kMayStayAbove,
  kLostAnyway,
  kSwapForFlush,
  kSwapForSet,
  kSwapForBetter,
  kCannotPlay,
  kKeepsTogether,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("Nobody can know what the others throw: any sign is as good as another."),
    TEXT("With that you are out of cards, and cannot be the Ultimate Loser."),
    TEXT("Hardly anybody can follow, and whoever cannot pays."),
    TEXT("It is not likely that all others stay above {card}."),
    TEXT("That is %n card(s) fewer in your hand."),
    TEXT("{player} has passed, so that even a low play costs you nothing."),
    TEXT("{player} has played lower, so that you do not pay."),
    TEXT("{player} can hardly play above {card}."),
    TEXT("You will probably lose this trick, so be rid of what is hard to be rid of."),
    TEXT("With {card} you have a straight flush of %n card(s); that is worth a penalty."),
    TEXT("With {card} you have %n card(s) of a rank; that is worth a penalty."),
    TEXT("You have to pay, and {card} is better than what you put down."),
    TEXT("Nothing that you hold fits, and the gin card does not help."),
    TEXT("A penalty is cheaper than breaking up what belongs together."),
};

Card topCard(const CardSet& cards) { return inLayOrder(cards, LayOrder::aceHigh).back(); }

// Whoever passed or swapped, or made the lowest play.
std::uint8_t whoPassed(const UltimateLoser::State& state) {
  std::uint8_t player = 0;
  while (!state.passed.contains(player)) ++player;
  return player;
}

std::uint8_t whoIsLowest(const UltimateLoser::State& state) {
  int lowest = 0;
  const auto strength = [&](int i) {
    return UltimateLoser::strengthOf(state.plays.cards[static_cast<std::size_t>(i)]);
  };
  for (int i = 1; i < state.plays.size(); ++i) {
    if (strength(i) < strength(lowest)) lowest = i;
  }
  return static_cast<std::uint8_t>(state.plays.who[lowest]);
}

// Of those who act later, who is likeliest to stay below.
std::uint8_t likeliestBelow(const UltimateLoserEye& eye, const CardSet& play) {
  const Type type = UltimateLoser::typeOf(play);
  const int strength = UltimateLoser::strengthOf(play);
  const auto& later = eye.trick().later;
  const auto chance = [&](int player) { return eye.odds().above(player, type, strength - 1); };
  return static_cast<std::uint8_t>(*std::ranges::min_element(later, {}, chance));
}

void explainLead(const UltimateLoserEye& eye, Advice& advice) {
  constexpr double kFew = 0.6;
  constexpr double kSafe = 0.35;
  const CardSet& play = advice.action.cards;
  const auto others = static_cast<double>(eye.trick().later.size());
  const double loses = eye.forecast(play, eye.trick()).loses;
  advice.why = kLostAnyway;
  if (eye.cannotFollow(UltimateLoser::typeOf(play), eye.trick()) > kFew * others) {
    advice.why = kFewCanFollow;
  } else if (play.size() > 1) {
    advice.why = kShedsMany;
  } else if (loses < kSafe) {
    advice.why = kSafeLead;
  }
}

void explainFollow(const UltimateLoser::State& state, const UltimateLoserEye& eye, Advice& advice) {
  constexpr double kLikely = 0.5;
  const CardSet& play = advice.action.cards;
  if (!state.passed.empty()) {
    advice.why = kFreeAfterPass;
    advice.player = whoPassed(state);
  } else if (UltimateLoser::strengthOf(play) > eye.trick().lowest) {
    advice.why = kOverTheLowest;
    advice.player = whoIsLowest(state);
  } else if (eye.forecast(play, eye.trick()).loses < kLikely) {
    advice.why = kMayStayAbove;
    advice.player = likeliestBelow(eye, play);
  } else {
    advice.why = kLostAnyway;
  }
}

// What the gin card becomes part of.
void explainSwap(const UltimateLoser::State& state, const UltimateLoserEye& eye,
                 const CardSet& hand, Advice& advice) {
  advice.card = state.gin;
  advice.why = kSwapForBetter;
  for (const CardSet& play : eye.planFor((hand - advice.action.cards) | CardSet(state.gin))) {
    if (!play.contains(state.gin) || play.size() == 1) continue;
    advice.why = UltimateLoser::typeOf(play).flush ? kSwapForFlush : kSwapForSet;
    advice.number = static_cast<std::int16_t>(play.size());
  }
}

}  // namespace

std::span<const char* const> ultimateLoserReasons() { return kReasons; }

Advice explainUltimateLoser(const View<UltimateLoser>& view, const UltimateLoserEye& eye,
                            const Action& chosen, bool canPlay) {
  const UltimateLoser::State& state = view.state();
  const CardSet& hand = state.hands[static_cast<std::size_t>(view.viewer())];
  Advice advice{.action = chosen, .number = static_cast<std::int16_t>(chosen.cards.size())};
  if (!chosen.cards.empty()) advice.card = topCard(chosen.cards);
  if (chosen.verb == UltimateLoser::kThrow) {
    advice.why = kThrows;
  } else if (chosen.verb == UltimateLoser::kPass) {
    advice.why = canPlay ? kKeepsTogether : kCannotPlay;
  } else if (chosen.verb == UltimateLoser::kSwap) {
    explainSwap(state, eye, hand, advice);
  } else if (chosen.cards == hand) {
    advice.why = kGoesOut;
  } else if (state.phase == UltimateLoser::Phase::lead) {
    explainLead(eye, advice);
  } else {
    explainFollow(state, eye, advice);
  }
  return advice;
}

}  // namespace downpile
