// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of one person's games: shares, points, streaks, time and trends. Intervals are 95 %.
// Games are independent clusters; deals of one game are not.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "arena/statistics.h"
#include "statistics/game_facts.h"

namespace downpile {

// Results of a person from the review of a game: sums over the reviewed deals.
struct ReviewFacts {
  int deals = 0;
  int slips = 0;  // number of slips and blunders of the person
  // Effect of the cards and of chance on the result, in the unit of the review.
  double luck = 0;
  bool operator==(const ReviewFacts&) const = default;
};

struct OwnGame {
  std::int64_t time = 0;  // time of the last move, in seconds since 1970
  int seat = 0;
  GameFacts facts{};
  std::optional<ReviewFacts> review{};

  const SeatFacts& own() const { return facts.seats[static_cast<std::size_t>(seat)]; }
  bool operator==(const OwnGame&) const = default;
};

// A statistic of the person that the game defines (GameInfo::counts): a number per deal, or a
// share. `count`: its index. `number`: see Tally::Count.
struct CountFigure {
  int count = 0;
  int number = 0;
  std::int64_t hits = 0;
  // Number of deals; for a share, number of opportunities.
  std::int64_t of = 0;
  Estimate figure{};
};

struct OwnFigures {
  int games = 0;
  int finished = 0;
  int deals = 0;
  int moves = 0;  // number of moves of all players in these games
  // Estimated duration of these games with people at a table (study/pace.h).
  double minutes = 0;
  Estimate won{};      // share of the finished games that were won
  // Share that would be won if all players were equally strong.
  double even = 0;
  Estimate points{};   // points per deal
  std::optional<int> bestDeal{};
  std::optional<int> worstDeal{};
  // Number of games won in a row up to now. Negative: number of games in a row that were not won.
  int streak = 0;
  int longestStreak = 0;  // largest number of games won in a row
  int reviewedDeals = 0;
  Estimate slips{};                   // number of slips per deal
  Estimate luck{};                    // luck per deal
  // The statistics that the game defines, in the order of GameInfo::counts, then by number.
  std::vector<CountFigure> counts{};
};

// Returns the figures of these games, which must be sorted, oldest first. Points, slips, luck, best
// and worst deals and counts are only set if all games have the same GameFacts::game.
OwnFigures figuresOf(std::span<const OwnGame* const> games);

// Figure that a trend line shows over time.
enum class Trend : std::uint8_t { won, points, slips, luck };

// A point of a trend line: the figure of a group of consecutive games.
struct TrendPoint {
  std::int64_t time = 0;  // time of the group's last game, in seconds since 1970
  int games = 0;
  Estimate figure{};
};

// Returns the points of a trend line. The games that have a figure are divided into at most
// `mostPoints` groups of about equal size, each of at least kLeastGames games. Empty if there are
// too few games for two groups.
inline constexpr int kLeastGames = 10;
std::vector<TrendPoint> trendOf(std::span<const OwnGame* const> games, Trend trend,
                                int mostPoints = 16);

}  // namespace downpile
