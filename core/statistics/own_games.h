// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of one person's games: shares, points, streaks, time and trends. Intervals are 95 %
// confidence intervals. Different games count as independent, the deals of one game do not.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "arena/statistics.h"
#include "statistics/game_facts.h"

namespace downpile {

// Slips and luck of the user in one played game, summed over its reviewed deals.
struct ReviewFacts {
  int deals = 0;
  int slips = 0;  // number of the user's slips and blunders
  // Effect of the cards and of chance on the user's results, in the unit of the review.
  double luck = 0;
  bool operator==(const ReviewFacts&) const = default;
};

struct OwnGame {
  std::int64_t time = 0;  // time when the game was last played, in seconds since 1970
  int seat = 0;
  GameFacts facts{};
  std::optional<ReviewFacts> review{};

  const SeatFacts& own() const { return facts.seats[static_cast<std::size_t>(seat)]; }
  bool operator==(const OwnGame&) const = default;
};

// A statistic of the user, defined by the game (GameInfo::counts): a number per deal, or a share.
// count: index in GameInfo::counts. number: see Tally::Count.
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
  // Estimated duration of these games if people played them at a table (study/pace.h).
  double minutes = 0;
  // Share of won games among the finished ones; a shared victory counts in part.
  Estimate won{};
  // Expected share of won games if all players were equally strong.
  double even = 0;
  Estimate points{};  // points per deal
  std::optional<int> bestDeal{};
  std::optional<int> worstDeal{};
  // Whether the games counted won deals (kDealsWon). Then `points` is the share of deals won.
  bool dealsAreWon = false;
  // Number of games won in a row, up to the last finished game. Negative: games in a row not won.
  int streak = 0;
  int longestStreak = 0;  // largest number of games won in a row
  int reviewedDeals = 0;
  Estimate slips{};  // number of slips and blunders per reviewed deal
  Estimate luck{};   // luck per reviewed deal; see ReviewFacts
  // The statistics defined by the game, sorted by their index in GameInfo::counts, then by number.
  std::vector<CountFigure> counts{};
};

// Returns the user's figures over these games, which must be sorted, oldest first. Points, slips,
// luck, best and worst deals and counts are only set if all games are of one kind, such as Life
// (GameFacts::game).
OwnFigures figuresOf(std::span<const OwnGame* const> games);

// Figure shown by a trend line over time.
enum class Trend : std::uint8_t { won, points, slips, luck };

// A point of a trend line: the figure of a group of consecutive games.
struct TrendPoint {
  std::int64_t time = 0;  // time of the group's last game, in seconds since 1970
  int games = 0;
  Estimate figure{};
};

// Returns the points of a trend line, or none if there are too few games for two points. Divides
// the games with the figure into at most `mostPoints` groups of about equal size, each with at
// least kLeastGames games.
inline constexpr int kLeastGames = 10;
std::vector<TrendPoint> trendOf(std::span<const OwnGame* const> games, Trend trend,
                                int mostPoints = 16);

}  // namespace downpile
