// SPDX-License-Identifier: GPL-3.0-or-later
// The number of a deal, to be passed on: a text that says which game it was, for how many, by which
// house rules, and how the cards were shuffled. Who enters it plays with the same cards.
//
//   underwear 4 0C45-...-7K3M-QX2P-T target=99
//
// The number is the seed, in an alphabet without letters that look like digits; the last letter
// checks the others. It has 53 of them, or 9 to 14 where it is of a game of format 1. After it
// stand the house rules that are not the usual ones.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>

#include "record/record.h"

namespace downpile {

struct DealNumber {
  std::string game;
  int players = 0;
  OptionValues options{};
  // As in RecordHeader: without the first it is of a game of format 1.
  std::optional<Bytes32> openSeed{};
  std::uint64_t seed = 0;
};

// Empty where the seed is not known, or the game began with cards of another seed.
QString dealNumberText(const RecordHeader& header);
// Nothing where the text is none, has a slip in it, or cannot be played.
std::optional<DealNumber> dealNumberFromText(const QString& text);

}  // namespace downpile
