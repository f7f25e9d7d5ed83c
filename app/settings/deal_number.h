// SPDX-License-Identifier: GPL-3.0-or-later
// Deal number, with which other users can play the same cards. It is a text with the game, the
// number of players, the seed of the shuffles, and the house rules.
//
//   underwear 4 0C45-...-7K3M-QX2P-T target=99
//
// The third word is the seed, in an alphabet without digit-like letters. Its last letter is a
// checksum. The seed has 53 letters, or 9 to 14 for a game of record format 1. The house rules with
// values other than their original defaults follow.
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
  // Seed as in RecordHeader: `openSeed` decides the cards. If it is missing, `seed` decides them,
  // as in record format 1.
  std::optional<Bytes32> openSeed{};
  std::uint64_t seed = 0;
};

// Returns the deal number of a game, whose seed decides the cards of all its deals. Returns an
// empty text if the seed is not known, or if the game was continued from a position of another
// game.
QString dealNumberText(const RecordHeader& header);
// Reads a deal number. Returns nullopt if the text is invalid, has a wrong checksum, or describes
// an unplayable game.
std::optional<DealNumber> dealNumberFromText(const QString& text);

}  // namespace downpile
