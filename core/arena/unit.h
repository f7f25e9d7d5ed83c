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

// Seeds of the random numbers for all units of a contest: for the cards, and for the bots' choices.
struct UnitSeeds {
  std::uint64_t cards = 0;
  std::uint64_t bots = 0;

  // Seeds of one deal of a unit. deal: number of the deal, from 1.
  DealSeeds of(int unit, int deal) const {
    const auto number = static_cast<std::uint64_t>(unit);
    const auto of = static_cast<std::uint64_t>(deal);
    return {
        .cards = Random(cards, number).next(), .deal = of, .bots = Random(bots, number, of).next()};
  }
};

// Sums of a player's gains over the deals of one or more units.
struct Result {
  Portion measure;
  Portion score;  // points per deal

  Result& operator+=(const Result& other) {
    measure += other.measure;
    score += other.score;
    return *this;
  }
  bool operator==(const Result&) const = default;
};
using Results = std::array<Result, kMaxPlayers>;

// Bound on the deals of a game. Games of players who try to win are far shorter. Players who never
// score, for example by always drawing in Underwear, would never finish; their game has no winner.
inline constexpr int kMostDealsOfGame = 1000;

// Plays a unit in a game before its first deal. ask(game, player, random): see playDeal.
// afterDeal() is called at the end of each deal.
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

// Plays a unit and returns the results of each player, by the measure and in points.
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
