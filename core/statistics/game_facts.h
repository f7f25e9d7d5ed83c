// SPDX-License-Identifier: GPL-3.0-or-later
// What the record of a game says for statistics: who sat there, what each deal brought, how it
// ended, and what the game counts of its players. All of it comes from the moves, played through
// once by today's rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "rules/tally.h"

namespace downpile {

struct DealResult {
  std::vector<int> scores{};  // one a player
  bool isVoid = false;

  bool operator==(const DealResult&) const = default;
};

struct SeatFacts {
  Seat seat{};
  int moves = 0;  // in force
  // Of a game that is over; else 0.
  double won = 0;
  int place = 0;
  int total = 0;

  bool operator==(const SeatFacts&) const = default;
};

struct GameFacts {
  std::string game{};
  OptionValues options{};
  std::vector<SeatFacts> seats{};
  std::vector<DealResult> deals{};  // those that are over
  bool isOver = false;
  Tally tally{};

  int players() const { return static_cast<int>(seats.size()); }
  bool operator==(const GameFacts&) const = default;
};

// What there is to say of a record; nothing where nothing of it counts: where the game began with
// moves that others, or oneself, had made in another one, and where today's rules do not agree
// with it.
std::optional<GameFacts> factsOf(const Record& record);

// The user's seat (ownSeat). nullopt if it is unknown, or if a game with other people is not over.
std::optional<int> seatOf(const GameFacts& facts, const std::string& ownKey);

}  // namespace downpile
