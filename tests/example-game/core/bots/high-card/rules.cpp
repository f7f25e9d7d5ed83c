// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/high-card/rules.h"

#include <algorithm>
#include <cmath>

#include "bots/common_reasons.h"
#include "bots/goals.h"
#include "bots/search/trial.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("high-card", text)

namespace downpile {

namespace {

// ---- moves -----------------------------------------------------------------------------------

// Returns the number of unseen cards higher than this card. Equal cards do not beat it, because the
// card played first wins (H3).
int higherCards(const View<HighCard>& view, Card card) {
  return static_cast<int>(std::ranges::count_if(
      view.seen().unknownTo(view.viewer()),
      [&](Card other) { return HighCard::height(other) > HighCard::height(card); }));
}

bool isTooLow(const View<HighCard>& view, Card card) {
  const auto& trick = view.state().trick;
  const auto played = std::span(trick.cards).first(at(trick.size()));
  return std::ranges::any_of(
      played, [&](Card other) { return HighCard::height(other) >= HighCard::height(card); });
}

// Probability of taking the trick with this card if the remaining players play random unseen cards.
double chanceToTake(const View<HighCard>& view, Card card) {
  if (isTooLow(view, card)) return 0;
  const int later = view.players() - view.state().trick.size() - 1;
  const int unseen = view.seen().unknownTo(view.viewer()).size();
  const double beaten = unseen == 0 ? 0 : 1.0 * higherCards(view, card) / unseen;
  return std::pow(1 - beaten, later);
}

Card cardOf(const Action& action) { return action.cards.first(); }

// ---- reasons ---------------------------------------------------------------------------------

enum HintReason : std::uint8_t { kOnlyCard, kAlwaysTakes, kCannotTake, kPlayedOut, kEquallyGood };

constexpr const char* kReasons[] = {
    TEXT("It is your last card."),
    TEXT("Nobody can take this trick from {card}."),
    TEXT("No card of yours takes this trick: {card} is the lowest."),
    common::kPlayedOutReason,
    common::kEquallyGoodReason,
};

std::optional<Advice> factFor(const View<HighCard>& view, const Action& action,
                              const Action* other) {
  const Card card = cardOf(action);
  const auto because = [&](HintReason reason) {
    return Advice{.action = action, .reason = reason, .card = card};
  };
  const auto takes = [&](Card one) { return chanceToTake(view, one) == 1; };
  if (onlyMove(view)) return because(kOnlyCard);
  if (takes(card) && (other == nullptr || !takes(cardOf(*other)))) return because(kAlwaysTakes);
  const CardSet& hand = view.state().hands[at(view.viewer())];
  const bool isHopeless = std::ranges::all_of(hand, [&](Card one) { return isTooLow(view, one); });
  const bool isLowest = std::ranges::all_of(
      hand, [&](Card one) { return HighCard::height(one) >= HighCard::height(card); });
  const bool isLower =
      other == nullptr || HighCard::height(card) < HighCard::height(cardOf(*other));
  if (isHopeless && isLowest && isLower) return because(kCannotTake);
  return std::nullopt;
}

// ---- styles ----------------------------------------------------------------------------------

constexpr Character kCharacters[] = {
    {"thrifty", TEXT("Thrifty"), TEXT("Keeps high cards for later.")},
    {"eager", TEXT("Eager"), TEXT("Wants every trick now.")},
};
constexpr HighCardStyle kPlain;
constexpr HighCardStyle kStyles[] = {{.thrift = 0.9}, {.thrift = 0.1}};

// Numbers of a style that `downpile-cli tune` optimises, and the values that it found.
constexpr TunedNumber<HighCardStyle> kNumbers[] = {
    {"thrift", 0, 1.5, [](HighCardStyle& style) -> double& { return style.thrift; }}};
constexpr TunedValue kValues[] = {{"thrift", 0.6}};
static_assert(areComplete(kNumbers, kValues));
constexpr HighCardStyle kTuned = withValues(kPlain, kNumbers, kValues);

}  // namespace

std::span<const Character> HighCardRules::characters() { return kCharacters; }
const HighCardStyle& HighCardRules::style(std::size_t index) { return kStyles[index]; }
const HighCardStyle& HighCardRules::plainStyle() { return kPlain; }
const HighCardStyle& HighCardRules::tunedStyle() { return kTuned; }
std::span<const TunedNumber<HighCardStyle>> HighCardRules::tunedNumbers() { return kNumbers; }
std::span<const char* const> HighCardRules::reasons() const { return kReasons; }

std::vector<WeighedAction> HighCardRules::weigh(const View<HighCard>& view) const {
  constexpr double kHighest = 14;
  std::vector<WeighedAction> moves;
  view.legal([&](const Action& action) {
    const Card card = cardOf(action);
    const double kept = ownStyle().thrift * HighCard::height(card) / kHighest;
    moves.push_back({action, chanceToTake(view, card) - kept});
  });
  return moves;
}

std::optional<Action> HighCardRules::decide(const View<HighCard>& view, Random& random,
                                            const std::atomic<bool>& /*cancelled*/) const {
  return randomBest(weigh(view), random);
}

Advice HighCardRules::explain(const View<HighCard>& view, std::span<const HighCard> worlds,
                              const Action& action, const std::optional<Action>& instead) const {
  return findReason<HighCardRules>(
      view, worlds, action, instead,
      [&](const Action* other) { return factFor(view, action, other); }, kPlayedOut, kEquallyGood);
}

double HighCardRules::goal(const HighCard& end, int player) {
  const auto taken = std::span(end.state().taken).first(at(end.players()));
  return 0.25 + 0.5 * shareOfMost(taken, player) + lead(taken, player) / (2 * HighCard::kHandSize);
}

}  // namespace downpile
