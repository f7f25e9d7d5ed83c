// SPDX-License-Identifier: GPL-3.0-or-later
// The games of one person, and what they come to: shares, points, streaks, time, and a line that
// shows how it went. Intervals are of 95 %, with a game, not a deal, as what is independent.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "arena/statistics.h"
#include "statistics/game_facts.h"

namespace downpile {

// What the review of a game said of the person in it: sums over the deals that were reviewed.
struct ReviewFacts {
  int deals = 0;
  int slips = 0;    // blunders too
  double luck = 0;  // what cards and chance gave, in the game's unit
  bool operator==(const ReviewFacts&) const = default;
};

struct OwnGame {
  std::int64_t time = 0;  // when it was played last, in seconds since 1970
  int seat = 0;
  GameFacts facts{};
  std::optional<ReviewFacts> review{};

  const SeatFacts& own() const { return facts.seats[static_cast<std::size_t>(seat)]; }
  bool operator==(const OwnGame&) const = default;
};

// One thing that the game counts (GameInfo::counts), of the person: so many a deal, or such a
// share. `number` as in Tally::Count.
struct CountFigure {
  int count = 0;
  int number = 0;
  std::int64_t hits = 0;
  std::int64_t of = 0;  // deals, or chances
  Estimate figure{};
};

struct OwnFigures {
  int games = 0;
  int finished = 0;
  int deals = 0;
  int moves = 0;       // of everybody
  double minutes = 0;  // what they take at a table (study/pace.h)
  Estimate won{};      // share of the finished games
  double even = 0;     // the share that everybody could expect
  Estimate points{};   // a deal
  std::optional<int> bestDeal{};
  std::optional<int> worstDeal{};
  int streak = 0;         // games won in a row until now; below 0: not won
  int longestStreak = 0;  // games won in a row
  int reviewedDeals = 0;
  Estimate slips{};                   // a deal
  Estimate luck{};                    // a deal
  std::vector<CountFigure> counts{};  // in the order of the game's list, then of the numbers
};

// Of games of one kind (OwnGame::facts.game), the oldest first. Counts, points, best and worst are
// empty where they are of several games.
OwnFigures figuresOf(std::span<const OwnGame* const> games);

// What a line shows.
enum class Trend : std::uint8_t { won, points, slips, luck };

// A point of it: what the games of a stretch came to.
struct TrendPoint {
  std::int64_t time = 0;  // of its last game
  int games = 0;
  Estimate figure{};
};

// At most so many stretches of as many games each, none of fewer than kLeastGames; a game belongs
// to one. Nothing where there are too few for two.
inline constexpr int kLeastGames = 10;
std::vector<TrendPoint> trendOf(std::span<const OwnGame* const> games, Trend trend,
                                int mostPoints = 16);

}  // namespace downpile
