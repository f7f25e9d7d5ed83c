// SPDX-License-Identifier: GPL-3.0-or-later
// Table behind card_names.h: a translatable name for each French card in each declined form.
#pragma once

#include <array>

#include "table/card.h"

namespace downpile {

// Result of QT_TRANSLATE_NOOP3: the English name of a card and its grammatical form.
struct CardNameText {
  const char* source;
  const char* form;
};

inline constexpr int kCardForms = 4;
inline constexpr int kNamedRanks = 13;
// Names of the cards of one suit: by rank, beginning with the ace, then by form.
using CardNameTable = std::array<std::array<CardNameText, kCardForms>, kNamedRanks>;

extern const std::array<CardNameTable, kSuits> kCardNames;

}  // namespace downpile
