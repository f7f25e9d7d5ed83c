// SPDX-License-Identifier: GPL-3.0-or-later
// Plays what is dealt again for each player, a deal or a whole game, and sums up what each player
// came to by it.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "arena/measure.h"
#include "arena/play.h"
#include "table/player.h"

namespace downpile {

// Where the random numbers of all units of a contest come from.
struct UnitLuck {
  std::uint64_t cards = 0;
  std::uint64_t bots = 0;

  // The luck of a unit, by its number, in its deal from 1.
  DealLuck of(int unit, int deal) const {
    const auto number = static_cast<std::uint64_t>(unit);
    const auto of = static_cast<std::uint64_t>(deal);
    return {
        .cards = Random(cards, number).next(), .deal = of, .bots = Random(bots, number, of).next()};
  }
};

// What a player came to.
struct Result {
  Portion measure;
  Portion score;  // points a deal

  Result& operator+=(const Result& other) {
    measure += other.measure;
    score += other.score;
    return *this;
  }
  bool operator==(const Result&) const = default;
};
using Results = std::array<Result, kMaxPlayers>;

// No game of players who try to win is as long. One of players who never score, such as those who
// always draw in Underwear, would have no end; nobody has won it then.
inline constexpr int kMostDealsOfGame = 1000;

// Plays a unit in a game that waits for its first deal. ask(game, player, random): see playDeal;
// afterDeal() is called when a deal is over.
template <class Game, class Ask, class AfterDeal>
void playDeals(Game& game, Unit length, const UnitLuck& luck, int unit, Ask&& ask,
               AfterDeal&& afterDeal) {
  for (int deal = 1;; ++deal) {
    playDeal(game, luck.of(unit, deal),
             [&](int player, Random& random) { return ask(std::as_const(game), player, random); });
    afterDeal();
    if (length == Unit::deal || isGameOver(game) || deal == kMostDealsOfGame) return;
    startNextDeal(game);
  }
}

// What each player came to by the measure and by points.
template <class Game, class Ask>
Results playUnit(Game& game, const Measure& measure, const UnitLuck& luck, int unit, Ask&& ask) {
  Results results{};
  playDeals(game, measure.unit, luck, unit, std::forward<Ask>(ask), [&] {
    const Standing standing = game.standing();
    for (int player = 0; player < game.players(); ++player) {
      results[at(player)] += {measure.of(standing, player), pointsOf(standing, player)};
    }
  });
  return results;
}

}  // namespace downpile
