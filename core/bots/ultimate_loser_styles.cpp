// SPDX-License-Identifier: GPL-3.0-or-later
// The characters of the sensible Ultimate Loser player and what each of them cares for.
#include "bots/ultimate_loser_rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("ultimate-loser", text)

namespace downpile {

namespace {

using F = UltimateLoserFeature;

constexpr Character kCharacters[] = {
    {"spoiler", TEXT("Spoiler"),
     TEXT("Has given up winning and makes the others pay, whatever it costs.")},
    {"collector", TEXT("Collector"),
     TEXT("Gladly pays for the gin card when it makes a straight flush or a set grow.")},
    {"hasty", TEXT("Hasty"),
     TEXT("Wants to be rid of as many cards as can be, and leaves the gin card alone.")},
};

struct Row {
  F feature;
  double plain, spoiler, collector, hasty;
};

constexpr Row kWeights[] = {
    {F::pays, -1, -0.8, -1, -1},        {F::others, 1, 2, 1, 1},
    {F::turns, -0.3, -0.3, -0.4, -0.3}, {F::burden, -0.7, -0.7, -0.7, -0.7},
    {F::last, -1, -0.7, -1, -1},        {F::lead, 0.7, 1.2, 0.7, 0.7},
    {F::sheds, 0, 0, -0.05, 0.3},       {F::gift, -0.1, -0.3, 0, -0.1},
    {F::swap, 0, 0, 0.2, -0.6},
};

constexpr UltimateLoserStyle styleOf(double Row::*column) {
  UltimateLoserStyle style;
  for (const Row& row : kWeights) {
    style.weights[static_cast<std::size_t>(row.feature)] = row.*column;
  }
  return style;
}

constexpr UltimateLoserStyle kPlain = styleOf(&Row::plain);
constexpr UltimateLoserStyle kStyles[] = {
    styleOf(&Row::spoiler),
    styleOf(&Row::collector),
    styleOf(&Row::hasty),
};
static_assert(std::size(kStyles) == std::size(kCharacters));

}  // namespace

std::span<const Character> UltimateLoserRules::characters() { return kCharacters; }
const UltimateLoserStyle& UltimateLoserRules::style(std::size_t index) { return kStyles[index]; }
const UltimateLoserStyle& UltimateLoserRules::plainStyle() { return kPlain; }

}  // namespace downpile
