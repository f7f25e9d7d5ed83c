// SPDX-License-Identifier: GPL-3.0-or-later
// The number of a deal, to be passed on: a short text that says which game it was, for how many, by
// which house rules, and how the cards were shuffled. Who enters it plays with the same cards.
//
//   underwear 4 7K3M-QX2P-T target=99
//
// After the number (in an alphabet without letters that look like digits; the last one checks the
// others) stand the house rules that are not the usual ones.
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
  std::uint64_t seed = 0;
};

// Seeds below this have numbers of nine letters.
inline constexpr std::uint64_t kShortSeeds = std::uint64_t{1} << 40U;

QString dealNumberText(const RecordHeader& header);
// Nothing where the text is none, has a slip in it, or cannot be played.
std::optional<DealNumber> dealNumberFromText(const QString& text);

}  // namespace downpile
