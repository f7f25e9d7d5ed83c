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
  minutesADeal,  // estimated for people at a table; see pace.h
  minutesAGame,
  dealSpread,  // points between first and last in a deal
  gameSpread,  // points between the first and last totals at the end
  voidDeals,   // void deals as a share of all deals
};
inline constexpr std::size_t kFigures = 8;

// Whether the figure is a share, which is shown in percent.
constexpr bool isInPercent(Figure figure) { return figure == Figure::voidDeals; }

struct FigureText {
  Figure figure;
  std::string_view key;  // name of the figure in reports, for example `dealsAGame`
  const char* title;     // translatable in the context `study`
};
std::span<const FigureText> figureTexts();

// The names of a game's verbs in their order, each once. Two verbs with one name count as one kind
// of move.
std::vector<std::string_view> moveNames(const GameInfo& info);

// Results of the hero in a game that is played once with the hero in each seat, with the same luck.
struct SkillGame {
  Portion won;   // games won by the hero; a shared win counts as a fraction
  Portion lead;  // points for each deal above the average of all players

  bool operator==(const SkillGame&) const = default;
};

// Games of one set of house rules, and games for measuring skill (possibly none). Both are indexed
// by the number of the game.
struct Played {
  std::span<const PlayedGame> games;
  std::span<const SkillGame> skill;
};

// Estimates for one set of house rules, or differences between two sets. They have no values
// without games.
struct Figures {
  std::array<Estimate, kFigures> of{};
  std::vector<Estimate> points;  // points per deal, by player: player 0 deals first, player 1 sits
                                 // to the left of player 0
  std::vector<Estimate> won;     // share of the games won, by player
  std::vector<Estimate> fromDealer;  // points per deal above the average, by number of chairs to
                                     // the left of the dealer
  Estimate leader;              // points per deal above the average, for the player who moves first
  std::vector<Estimate> moves;  // number of moves per deal, in the order of moveNames()
  Estimate skill;               // share of the games that the hero wins
  Estimate lead;                // points of the hero per deal above the average

  const Estimate& operator[](Figure figure) const { return of[static_cast<std::size_t>(figure)]; }
};

Figures figuresOf(const GameInfo& info, int players, const Played& played);

// The first set minus the second, game by game. Both need the same number of games.
Figures differencesOf(const GameInfo& info, int players, const Played& first, const Played& second);

// Returns true if the statistics of all games are the same in both.
bool areAlike(const Played& first, const Played& second);

}  // namespace downpile
