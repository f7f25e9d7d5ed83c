// SPDX-License-Identifier: GPL-3.0-or-later
// Characters of the sensible 3UP 3DOWN player and their weights.
#include "bots/three-up-three-down/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("three-up-three-down", text)

namespace downpile {

namespace {

using F = ThreeUpFeature;

constexpr Character kCharacters[] = {
    {"saver", TEXT("Saver"),
     TEXT("Keeps Clears face up for the end, and would rather stop discarding than waste a card.")},
    {"pusher", TEXT("Pushy"),
     TEXT("Plays high to make the next player pick up the pile: the bigger, the better.")},
    {"sweeper", TEXT("Sweeper"),
     TEXT("Likes an empty table: plays a Clear where a number would do.")},
};

struct Row {
  F feature;
  double plain, saver, pusher, sweeper;
};

// The plain weights were found by self-play (cross-entropy method, 850 deals for each trial) and
// then rounded. Characters deviate from them without losing much: against three players of the
// plain style each still wins 24 to 25 % of the deals.
constexpr Row kWeights[] = {
    {F::numbers, -0.65, -0.65, -0.65, -0.65},
    {F::low, -0.7, -0.7, -0.65, -0.7},
    {F::copies, -0.3, -0.3, -0.3, -0.3},
    {F::clear, -0.2, -0.2, -0.2, -0.85},
    {F::plusOne, 0.1, 0.2, 0.1, 0.1},
    {F::plusTwo, 0.3, 0.5, 0.3, 0.3},
    {F::lateNumbers, -0.75, -0.75, -0.75, -0.75},
    {F::lateLow, -0.65, -0.65, -0.65, -0.65},
    {F::lateCopies, -0.1, -0.1, -0.1, -0.1},
    {F::lateClear, -0.6, -0.6, -0.6, -0.6},
    {F::latePlusOne, -0.15, 0, -0.15, -0.15},
    {F::latePlusTwo, 0.1, 0.3, 0.1, 0.1},
    {F::drawn, -0.1, -0.1, -0.1, -0.1},
    {F::upNumbers, -1.3, -1.3, -1.3, -1.3},
    {F::upLow, -1, -1, -1, -1},
    {F::upCopies, 0, 0, 0, 0},
    {F::upClear, -0.95, -0.5, -0.95, -1.2},
    {F::upPlusOne, 0, 0.2, 0, 0},
    {F::upPlusTwo, 0, 0.3, 0, 0},
    {F::down, -1.05, -1.05, -1.05, -1.05},
    {F::owed, 0.2, 0.2, 0.2, 0.2},
    {F::pressure, 0, 0, 0.1, 0},
    {F::block, 0.75, 0.75, 1, 0.75},
};

constexpr ThreeUpStyle styleOf(double Row::*column) {
  ThreeUpStyle style;
  for (const Row& row : kWeights) {
    style.weights[static_cast<std::size_t>(row.feature)] = row.*column;
  }
  return style;
}

constexpr ThreeUpStyle saver() {
  ThreeUpStyle style = styleOf(&Row::saver);
  style.clearPreference = -1;
  style.facePreference = 0.5;
  style.stopPreference = 1.5;
  return style;
}

constexpr ThreeUpStyle pusher() {
  ThreeUpStyle style = styleOf(&Row::pusher);
  style.highPreference = 0.6;
  return style;
}

constexpr ThreeUpStyle sweeper() {
  ThreeUpStyle style = styleOf(&Row::sweeper);
  style.clearPreference = 2;
  return style;
}

constexpr ThreeUpStyle kPlain = styleOf(&Row::plain);
constexpr ThreeUpStyle kStyles[] = {saver(), pusher(), sweeper()};
static_assert(std::size(kStyles) == std::size(kCharacters));

}  // namespace

std::span<const Character> ThreeUpThreeDownRules::characters() { return kCharacters; }
const ThreeUpStyle& ThreeUpThreeDownRules::style(std::size_t index) { return kStyles[index]; }
const ThreeUpStyle& ThreeUpThreeDownRules::plainStyle() { return kPlain; }

}  // namespace downpile
