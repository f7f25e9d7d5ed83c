// SPDX-License-Identifier: GPL-3.0-or-later
// What many games say about a set of house rules, with intervals of 95 %, and about the difference
// between two sets, which are played with the same luck game by game.
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

// In the order of figureTexts().
enum class Figure : std::uint8_t {
  dealsAGame,
  movesADeal,
  movesAGame,
  minutesADeal,  // at a table; see pace.h
  minutesAGame,
  dealSpread,  // points between first and last, a deal
  gameSpread,  // and of the totals at the end
  voidDeals,   // share of all deals
};
inline constexpr std::size_t kFigures = 8;

// A share, which is told in percent.
constexpr bool isInPercent(Figure figure) { return figure == Figure::voidDeals; }

struct FigureText {
  Figure figure;
  std::string_view key;  // `dealsAGame`, for reports
  const char* title;     // translatable in the context `study`
};
std::span<const FigureText> figureTexts();

// The names of a game's verbs, each once, in their order: two forms of a verb are one kind of move.
std::vector<std::string_view> moveNames(const GameInfo& info);

// A game in which one player, the hero, sat among others, in each seat once with the same luck.
struct SkillGame {
  Portion won;   // games won by the hero; a part for several winners
  Portion lead;  // points a deal that the hero has more than the average of all players

  bool operator==(const SkillGame&) const = default;
};

// Games of one set, by number; and those for skill, which can be none.
struct Played {
  std::span<const PlayedGame> games;
  std::span<const SkillGame> skill;
};

// Estimates of a set, or differences between two; without values where no game is.
struct Figures {
  std::array<Estimate, kFigures> of{};
  std::vector<Estimate> points;      // a deal, by player: 0 deals first, 1 sits to the left
  std::vector<Estimate> won;         // share of the games
  std::vector<Estimate> fromDealer;  // points a deal above the average, by chairs from the dealer
  Estimate leader;                   // the same of who moves first
  std::vector<Estimate> moves;       // a deal, of each of moveNames()
  Estimate skill;                    // share of the games that the hero wins
  Estimate lead;                     // points a deal that it has above the average

  const Estimate& operator[](Figure figure) const { return of[static_cast<std::size_t>(figure)]; }
};

Figures figuresOf(const GameInfo& info, int players, const Played& played);

// The first less the second, game by game: as many of each, by the same numbers.
Figures differencesOf(const GameInfo& info, int players, const Played& first, const Played& second);

// Whether each game went as the other did.
bool areAlike(const Played& first, const Played& second);

}  // namespace downpile
