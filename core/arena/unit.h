// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a unit, a deal or a whole game, and sums up the results of each player.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "arena/measure.h"
#include "arena/play.h"
#include "table/player.h"

namespace downpile {

// Seeds of the random numbers in all units (deals or games) of a contest. `cards`: for the cards.
// `bots`: for the bots' choices.
struct UnitSeeds {
  std::uint64_t cards = 0;
  std::uint64_t bots = 0;

  // Returns the seeds of one deal of a unit (a game or a single deal). deal: its number, from 1.
  DealSeeds of(int unit, int deal) const {
    const auto number = static_cast<std::uint64_t>(unit);
    const auto of = static_cast<std::uint64_t>(deal);
    return {
        .cards = Random(cards, number).next(), .deal = of, .bots = Random(bots, number, of).next()};
  }
};

// A player's gains, summed over the deals of one or more units: by the game's measure, and in
// points.
struct Result {
  Portion measure;
  Portion score;  // points (numerator) and number of deals (denominator)

  Result& operator+=(const Result& other) {
    measure += other.measure;
    score += other.score;
    return *this;
  }
  bool operator==(const Result&) const = default;
};
using Results = std::array<Result, kMaxPlayers>;

// Maximum number of deals in a game. Games of players trying to win are far shorter. Games without
// any score (for example if all players of Underwear always draw) would never finish; they end here
// without a winner.
inline constexpr int kMostDealsOfGame = 1000;

// Plays a unit: one deal or a whole game. The game must be before its first deal. ask(game, player,
// random) returns a move, see playDeal. afterDeal() is called at the end of each deal.
template <class Game, class Ask, class AfterDeal>
void playDeals(Game& game, Unit length, const UnitSeeds& seeds, int unit, Ask&& ask,
               AfterDeal&& afterDeal) {
  for (int deal = 1;; ++deal) {
    playDeal(game, seeds.of(unit, deal),
             [&](int player, Random& random) { return ask(std::as_const(game), player, random); });
    afterDeal();
    if (length == Unit::deal || isGameOver(game) || deal == kMostDealsOfGame) return;
    startNextDeal(game);
  }
}

// Plays a unit (one deal or a whole game). Returns the results of each player by the measure and in
// points.
template <class Game, class Ask>
Results playUnit(Game& game, const Measure& measure, const UnitSeeds& seeds, int unit, Ask&& ask) {
  Results results{};
  playDeals(game, measure.unit, seeds, unit, std::forward<Ask>(ask), [&] {
    const Standing standing = game.standing();
    for (int player = 0; player < game.players(); ++player) {
      results[at(player)] += {measure.of(standing, player), pointsOf(standing, player)};
    }
  });
  return results;
}

}  // namespace downpile
