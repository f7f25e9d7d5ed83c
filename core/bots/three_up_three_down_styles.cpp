// SPDX-License-Identifier: GPL-3.0-or-later
// The characters of the sensible 3UP 3DOWN player and what each of them cares for.
#include "bots/three_up_three_down_rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("three-up-three-down", text)

namespace downpile {

namespace {

using F = ThreeUpFeature;

constexpr Character kCharacters[] = {
    {"saver", TEXT("Saver"), TEXT("Keeps high cards and Clears for as long as possible.")},
    {"pusher", TEXT("Pusher"),
     TEXT("Plays high to make the next player take the pile, the bigger the better.")},
    {"sprinter", TEXT("Sprinter"), TEXT("Gets rid of as many cards as possible in every turn.")},
};

struct Row {
  F feature;
  double plain, saver, pusher, sprinter;
};

constexpr Row kWeights[] = {
    {F::numbers, -0.9, -0.9, -0.9, -0.9},
    {F::low, -0.5, -0.5, -0.5, -0.5},
    {F::copies, -0.25, -0.25, -0.25, -0.25},
    {F::clear, -0.4, -0.4, -0.4, -0.4},
    {F::plusOne, 0.1, 0.1, 0.1, 0.1},
    {F::plusTwo, 0.4, 0.4, 0.4, 0.4},
    {F::lateNumbers, -1, -1, -1, -1},
    {F::lateLow, -0.5, -0.5, -0.5, -0.5},
    {F::lateCopies, -0.2, -0.2, -0.2, -0.2},
    {F::lateClear, -0.8, -0.8, -0.8, -0.8},
    {F::latePlusOne, -0.1, -0.1, -0.1, -0.1},
    {F::latePlusTwo, 0.3, 0.3, 0.3, 0.3},
    {F::drawn, -0.9, -0.9, -0.9, -0.9},
    {F::upNumbers, -1, -1, -1, -1},
    {F::upLow, -0.6, -0.6, -0.6, -0.6},
    {F::upCopies, -0.2, -0.2, -0.2, -0.2},
    {F::upClear, -0.7, -0.7, -0.7, -0.7},
    {F::upPlusOne, -0.1, -0.1, -0.1, -0.1},
    {F::upPlusTwo, 0, 0, 0, 0},
    {F::down, -1.2, -1.2, -1.2, -1.2},
    {F::further, 0.3, 0.3, 0.3, 0.3},
    {F::owed, -0.1, -0.1, -0.1, -0.1},
    {F::pressure, 0.15, 0.15, 0.15, 0.15},
    {F::block, 0.5, 0.5, 0.5, 0.5},
};

constexpr ThreeUpStyle styleOf(double Row::*column) {
  ThreeUpStyle style;
  for (const Row& row : kWeights) {
    style.weights[static_cast<std::size_t>(row.feature)] = row.*column;
  }
  return style;
}

constexpr ThreeUpStyle kPlain = styleOf(&Row::plain);
constexpr ThreeUpStyle kStyles[] = {
    styleOf(&Row::saver),
    styleOf(&Row::pusher),
    styleOf(&Row::sprinter),
};
static_assert(std::size(kStyles) == std::size(kCharacters));

}  // namespace

std::span<const Character> ThreeUpThreeDownRules::characters() { return kCharacters; }
const ThreeUpStyle& ThreeUpThreeDownRules::style(std::size_t index) { return kStyles[index]; }
const ThreeUpStyle& ThreeUpThreeDownRules::plainStyle() { return kPlain; }

}  // namespace downpile
