// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of a set of house rules from many games, with 95 % intervals, and their differences
// between two sets. Both sets are played with the same luck, game by game.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "arena/statistics.h"
#include "rules/game_info.h"
#include "study/played_game.h"

namespace downpile {

// Figures of a study, in the order of figureTexts().
enum class Figure : std::uint8_t {
  dealsAGame,
  movesADeal,
  movesAGame,
  minutesADeal,  // estimate for people at a table; see pace.h
  minutesAGame,
  // Difference between the most and the fewest points that players get in one deal.
  dealSpread,
  // Difference between the highest and the lowest of all players' totals at the end of the game.
  gameSpread,
  voidDeals,  // number of void deals divided by the number of deals
};
inline constexpr std::size_t kFigures = 8;

// Whether the figure is a share, which is shown in percent.
constexpr bool isInPercent(Figure figure) { return figure == Figure::voidDeals; }

struct FigureText {
  Figure figure;
  std::string_view key;  // name of the figure in reports, for example `dealsAGame`
  const char* title;     // translated in the context `study`
};
std::span<const FigureText> figureTexts();

// Returns the names of a game's verbs (kinds of moves) in their order. Verbs with the same name
// count as one.
std::vector<std::string_view> moveNames(const GameInfo& info);

// Results of the hero (the player whose skill is measured) in one game, which was repeated with the
// same luck and with the hero in each seat.
struct SkillGame {
  // Number of games won by the hero, and number of games. A shared victory counts as a fraction.
  Portion won;
  // Points of the hero above the average of all players, and number of deals.
  Portion lead;

  bool operator==(const SkillGame&) const = default;
};

// The games played with one set of house rules, and the skill games (may be empty). Elements with
// the same index in two sets are the same game, with the same luck.
struct Played {
  std::span<const PlayedGame> games;
  std::span<const SkillGame> skill;
};

// Estimates for one set of house rules, or differences between two sets. Estimates without games
// have no value.
struct Figures {
  std::array<Estimate, kFigures> of{};
  // Points per deal of each player. Player 0 deals first, player 1 sits to the left of player 0.
  std::vector<Estimate> points;
  std::vector<Estimate> won;  // share of the games won by each player
  // Points per deal above the average. The index is the distance from the dealer to the player in
  // chairs, going left (0: the dealer).
  std::vector<Estimate> fromDealer;
  // Points per deal above the average, for the first player on turn in a deal.
  Estimate leader;
  std::vector<Estimate> moves;  // number of moves per deal, by verb; see moveNames()
  Estimate skill;               // share of the games won by the hero
  Estimate lead;                // points of the hero per deal above the average

  const Estimate& operator[](Figure figure) const { return of[static_cast<std::size_t>(figure)]; }
};

Figures figuresOf(const GameInfo& info, int players, const Played& played);

// Returns the differences between the figures of two sets of house rules (first minus second),
// compared game by game. Both sets need the same number of games.
Figures differencesOf(const GameInfo& info, int players, const Played& first, const Played& second);

// Returns true if each game has the same statistics in both sets.
bool areAlike(const Played& first, const Played& second);

}  // namespace downpile
