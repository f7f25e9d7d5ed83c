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
  int slips = 0;    // number of slips and blunders
  double luck = 0;  // effect of cards and chance, in the game's unit
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

// A statistic that the game defines (GameInfo::counts) for this person: a number per deal, or a
// share. number: see Tally::Count.
struct CountFigure {
  int count = 0;
  int number = 0;
  std::int64_t hits = 0;
  std::int64_t of = 0;  // number of deals, or of opportunities for a share
  Estimate figure{};
};

struct OwnFigures {
  int games = 0;
  int finished = 0;
  int deals = 0;
  int moves = 0;       // number of moves of all players
  double minutes = 0;  // estimated duration at a table (study/pace.h)
  Estimate won{};      // share of the finished games that were won
  double even = 0;     // average share with equal players
  Estimate points{};   // points per deal
  std::optional<int> bestDeal{};
  std::optional<int> worstDeal{};
  int streak = 0;         // games won in a row until now; negative: games not won
  int longestStreak = 0;  // most games won in a row
  int reviewedDeals = 0;
  Estimate slips{};                   // number of slips per deal
  Estimate luck{};                    // luck per deal
  std::vector<CountFigure> counts{};  // ordered by GameInfo::counts, then by number
};

// Figures of games, oldest first. Points, slips, luck, best and worst deals and counts are only set
// if all games are of one kind (OwnGame::facts.game).
OwnFigures figuresOf(std::span<const OwnGame* const> games);

// Figure that a trend line shows.
enum class Trend : std::uint8_t { won, points, slips, luck };

// A point of the line: the figure of consecutive games.
struct TrendPoint {
  std::int64_t time = 0;  // time of the group's last game, in seconds since 1970
  int games = 0;
  Estimate figure{};
};

// Divides the games that have a figure into at most `mostPoints` groups of about equal size, each
// of at least kLeastGames. Empty if there are too few games for two groups.
inline constexpr int kLeastGames = 10;
std::vector<TrendPoint> trendOf(std::span<const OwnGame* const> games, Trend trend,
                                int mostPoints = 16);

}  // namespace downpile
