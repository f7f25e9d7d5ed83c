// SPDX-License-Identifier: GPL-3.0-or-later
// Characters of the sensible Life player and their numbers.
#include "bots/life/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("life", text)

namespace downpile {

namespace {

constexpr Character kCharacters[] = {
    {"grudge", TEXT("Vengeful"), TEXT("Forgets nothing, and steals back from the last thief.")},
    {"wary", TEXT("Wary"),
     TEXT("Dreads spades: would rather steal nothing than a card that might be a spade.")},
    {"dreamer", TEXT("Dreamer"), TEXT("Keeps good cards for a great moment that may never come.")},
};

constexpr LifeStyle kPlain{};

constexpr LifeStyle grudge() {
  LifeStyle style = kPlain;
  style.grudge = 10;
  style.backPreference = 0.09;
  return style;
}

constexpr LifeStyle wary() {
  LifeStyle style = kPlain;
  style.spades = 2;
  style.unseenPreference = -0.09;
  return style;
}

constexpr LifeStyle dreamer() {
  LifeStyle style = kPlain;
  style.ace = 1.25;
  style.rounds = 3;
  style.goodPreference = -0.07;
  return style;
}

constexpr LifeStyle kStyles[] = {grudge(), wary(), dreamer()};
static_assert(std::size(kStyles) == std::size(kCharacters));

}  // namespace

std::span<const Character> LifeRules::characters() { return kCharacters; }
const LifeStyle& LifeRules::style(std::size_t index) { return kStyles[index]; }
const LifeStyle& LifeRules::plainStyle() { return kPlain; }

}  // namespace downpile
