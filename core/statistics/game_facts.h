// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of a recorded game for statistics: the seats, the result of each deal, the result of the
// game, and the events counted by the game (Tally). They are computed by replaying the record.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "rules/tally.h"

namespace downpile {

struct DealResult {
  std::vector<int> scores{};  // score of each player
  bool isVoid = false;

  bool operator==(const DealResult&) const = default;
};

struct SeatFacts {
  Seat seat{};
  int moves = 0;  // number of moves made from this seat, without undone moves
  // Share of the victory (0 to 1), place (from 1) and final total. Only set if the game is over.
  double won = 0;
  int place = 0;
  int total = 0;

  bool operator==(const SeatFacts&) const = default;
};

struct GameFacts {
  std::string game{};
  OptionValues options{};
  std::vector<SeatFacts> seats{};
  std::vector<DealResult> deals{};  // results of the finished deals
  bool isOver = false;
  Tally tally{};

  int players() const { return static_cast<int>(seats.size()); }
  bool operator==(const GameFacts&) const = default;
};

// Returns the facts of a recorded game for statistics. Returns nullopt for games outside the
// statistics: if the game began with moves taken over from another game, or if the rules refuse an
// entry of the record.
std::optional<GameFacts> factsOf(const Record& record);

// Returns the user's seat in the game (see ownSeat). Returns nullopt if the seat is unknown, or if
// the game is unfinished and has other people.
std::optional<int> seatOf(const GameFacts& facts, const std::string& ownKey);

}  // namespace downpile
