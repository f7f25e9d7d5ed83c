// SPDX-License-Identifier: GPL-3.0-or-later
// Characters of the sensible Ultimate Loser player and their weights.
#include "bots/ultimate-loser/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("ultimate-loser", text)

namespace downpile {

namespace {

using F = UltimateLoserFeature;

constexpr Character kCharacters[] = {
    {"spoiler", TEXT("Spoiler"), TEXT("Makes the others pay whenever it costs little.")},
    {"collector", TEXT("Collector"),
     TEXT("Gladly pays for the gin card if it improves a straight flush or a set.")},
    {"hasty", TEXT("Hasty"),
     TEXT("Gets rid of as many cards as possible, and leaves the gin card if that costs little.")},
};

struct Row {
  F feature;
  double plain, spoiler, collector, hasty;
};

// The plain weights were found by self-play (cross-entropy method, 1,600 deals for each trial). The
// weights of the characters differ from them, but without losing much strength.
constexpr Row kWeights[] = {
    {F::pays, -0.7, -0.45, -0.7, -0.7},    {F::others, 1.2, 2.2, 1.2, 1.2},
    {F::turns, -0.35, -0.18, -0.5, -0.35}, {F::burden, -0.83, -1.3, -0.83, -0.83},
    {F::last, -0.5, -0.45, -0.5, -0.6},    {F::lead, 0.05, 0.05, 0.05, 0.05},
    {F::sheds, -0.15, -0.2, -0.15, -0.05}, {F::gift, -0.08, -0.3, 0, -0.08},
    {F::swap, 0.05, 0.05, 0.2, -0.18},
};

constexpr UltimateLoserStyle styleOf(double Row::*column) {
  UltimateLoserStyle style;
  for (const Row& row : kWeights) {
    style.weights[static_cast<std::size_t>(row.feature)] = row.*column;
  }
  return style;
}

constexpr UltimateLoserStyle spoiler() {
  UltimateLoserStyle style = styleOf(&Row::spoiler);
  style.spoilPreference = 2.5;
  return style;
}

constexpr UltimateLoserStyle collector() {
  UltimateLoserStyle style = styleOf(&Row::collector);
  style.swapPreference = 1;
  return style;
}

constexpr UltimateLoserStyle hasty() {
  UltimateLoserStyle style = styleOf(&Row::hasty);
  style.swapPreference = -6;
  style.shedPreference = 0.3;
  return style;
}

constexpr UltimateLoserStyle kPlain = styleOf(&Row::plain);
constexpr UltimateLoserStyle kStyles[] = {spoiler(), collector(), hasty()};
static_assert(std::size(kStyles) == std::size(kCharacters));

}  // namespace

std::span<const Character> UltimateLoserRules::characters() { return kCharacters; }
const UltimateLoserStyle& UltimateLoserRules::style(std::size_t index) { return kStyles[index]; }
const UltimateLoserStyle& UltimateLoserRules::plainStyle() { return kPlain; }

}  // namespace downpile
