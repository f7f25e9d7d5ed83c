// SPDX-License-Identifier: GPL-3.0-or-later
// Characters of the sensible Underwear player and their weights.
#include "bots/underwear/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("underwear", text)

namespace downpile {

namespace {

using F = UnderwearFeature;

constexpr Character kCharacters[] = {
    {"careful", TEXT("Careful"),
     TEXT("Would rather draw a card than free a blocked downpile for the others.")},
    {"liberal", TEXT("Liberal"), TEXT("Keeps things moving and hurries to go out.")},
    {"schemer", TEXT("Schemer"),
     TEXT("Saves low cards to steal fat downpiles, blocks the game, and waits for a big score.")},
};

struct Row {
  F feature;
  double plain, careful, liberal, schemer;
};

// The plain weights were found by play against itself and the characters (cross-entropy method,
// 1,200 deals for each trial). Characters deviate from them without losing much: against the other
// two and a copy of itself, each wins 22 to 32 % of the points.
constexpr Row kWeights[] = {
    {F::prospect, 1, 1, 1, 1},
    {F::danger, -1.5, -1.5, -1.2, -1.5},
    {F::held, -0.35, -0.25, -0.6, -0.2},
    {F::stealRisk, -0.25, -0.4, -0.1, -1.2},
    {F::ownSteal, 0.2, 0.2, 0.1, 1.2},
    {F::openness, -0.1, -1.3, 0.3, -1},
    {F::lowCards, 0.2, 0.2, 0, 1.2},
    {F::room, 0.25, 0.25, 0.2, 0.3},
    {F::closing, 0.2, 0.2, 0.1, 0.3},
    {F::reserve, 0, 0, 0, 0.5},
    {F::lastRoyalty, -0.3, 0, -0.6, 0.2},
    {F::stuck, -0.15, -0.1, -0.3, -0.1},
    {F::draw, -0.5, 0.1, -1.5, -0.2},
    {F::clear, 0, -1.1, 0.2, 0},
};

constexpr UnderwearStyle styleOf(double Row::*column, double pointsToWait) {
  UnderwearStyle style{.pointsToWait = pointsToWait};
  for (const Row& row : kWeights) {
    style.weights[static_cast<std::size_t>(row.feature)] = row.*column;
  }
  return style;
}

constexpr UnderwearStyle careful() {
  UnderwearStyle style = styleOf(&Row::careful, 1);
  style.drawPreference = 0.2;
  style.clearPreference = -0.2;
  return style;
}

constexpr double kNeverWaits = 1000;

constexpr UnderwearStyle liberal() {
  UnderwearStyle style = styleOf(&Row::liberal, kNeverWaits);
  style.drawPreference = -0.12;
  return style;
}

constexpr UnderwearStyle schemer() {
  UnderwearStyle style = styleOf(&Row::schemer, -1.5);
  style.clearPreference = -0.1;
  style.stealPreference = 0.1;
  style.lowPreference = -0.2;
  return style;
}

constexpr UnderwearStyle kPlain = styleOf(&Row::plain, 0.5);
constexpr UnderwearStyle kStyles[] = {careful(), liberal(), schemer()};
static_assert(std::size(kStyles) == std::size(kCharacters));

}  // namespace

std::span<const Character> UnderwearRules::characters() { return kCharacters; }
const UnderwearStyle& UnderwearRules::style(std::size_t index) { return kStyles[index]; }
const UnderwearStyle& UnderwearRules::plainStyle() { return kPlain; }

}  // namespace downpile
