// SPDX-License-Identifier: GPL-3.0-or-later
// Plays games with random moves and checks the invariants of invariants.h: invariants of legal
// moves after every move, the others occasionally. A walk is determined by its number and the
// number of players.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "support/chooser.h"
#include "support/invariants.h"
#include "support/journey.h"
#include "support/random_options.h"

namespace downpile::test {

// Counts over all random walks (series of deals with random moves), printed by random_deals.
struct WalkFigures {
  std::int64_t deals = 0;
  std::int64_t games = 0;  // completed games
  std::int64_t moves = 0;
  std::int64_t longest = 0;  // moves of the longest deal
  std::int64_t voids = 0;    // void deals
  // Number of shuffles and random picks, except for the first shuffle of each deal.
  std::int64_t reshuffles = 0;
  std::int64_t worlds = 0;
  std::int64_t readings = 0;

  std::string text() const {
    const auto share = [](std::int64_t part, std::int64_t of) {
      return std::to_string(of == 0 ? 0.0
                                    : 100.0 * static_cast<double>(part) / static_cast<double>(of))
                 .substr(0, 4) +
             " %";
    };
    return std::to_string(deals) + " deals (" + std::to_string(games) + " games to the end), " +
           std::to_string(moves) + " moves, the longest deal " + std::to_string(longest) +
           ", void " + share(voids, deals) + ", " + std::to_string(reshuffles) + " reshuffles, " +
           std::to_string(worlds) + " worlds drawn, " + std::to_string(readings) + " read again";
  }
};

template <class G>
class RandomWalk {
 public:
  RandomWalk(std::uint64_t number, int players, WalkFigures& figures)
      : random_(number, static_cast<std::uint64_t>(players), 3),
        players_(players),
        options_(randomOptions(G::info(), &G::refuse, players, random_)),
        // The habit `any` (any legal move) is chosen twice as often as the others.
        habit_(static_cast<Habit>(random_.below(kHabits + 1) % kHabits)),
        mostDeals_(random_.below(8) == 0 ? 60 : 1 + static_cast<int>(random_.below(3))),
        game_(options_, players),
        figures_(figures) {}

  // Plays to the end of the game or of the walk, but at most `mostDeals` deals. Returns a
  // violation, or an empty string.
  std::string play(std::int64_t mostDeals) {
    for (std::int64_t deal = 1;; ++deal) {
      if (std::string wrong = playDeal(); !wrong.empty()) return wrong;
      if (game_.gameOver()) ++figures_.games;
      if (game_.gameOver() || deal == mostDeals_ || deal == mostDeals) return {};
      game_.startDeal(NoReport{});
    }
  }

  std::string options() const { return optionsText(G::info(), options_); }

 private:
  // The test fails if a deal has more moves than this. A deal has at most 5,000 turns, of several
  // moves each.
  static constexpr int kMostMoves = 200'000;

  std::string playDeal() {
    const std::vector<int> totals = game_.standing().totals;
    ++figures_.deals;
    int shuffles = 0;
    int moves = 0;
    while (!game_.dealOver()) {
      if (moves > kMostMoves) return "the deal does not end";
      if (std::string wrong = inspect(moves); !wrong.empty()) return wrong;
      if (game_.chance().kind != ChanceNeed::Kind::none) {
        game_.resolve(Chance::draw(game_.chance(), random_), NoReport{});
        ++shuffles;
      } else {
        const auto [player, action] = *chooser_.choose(game_, habit_, random_);
        game_.apply(player, action, NoReport{});
        ++moves;
      }
    }
    figures_.moves += moves;
    figures_.longest = std::max<std::int64_t>(figures_.longest, moves);
    figures_.reshuffles += std::max(0, shuffles - 1);
    figures_.voids += game_.standing().dealVoid ? 1 : 0;
    if (std::string wrong = wrongEnd(game_, totals); !wrong.empty()) return wrong;
    if (std::string wrong = wrongMoves(game_); !wrong.empty()) return wrong;
    if (std::string wrong = wrongCards(game_, true); !wrong.empty()) return wrong;
    return wrongReading(game_, false);
  }

  // Checks the legal moves of each position, and the cards after every 16 moves. The other checks
  // become rarer as the number of moves in the deal grows.
  std::string inspect(int moves) {
    if (std::string wrong = wrongMoves(game_); !wrong.empty()) return wrong;
    if (game_.chance().kind != ChanceNeed::Kind::none) return {};
    if (moves % 16 == 0) {
      if (std::string wrong = wrongCards(game_, true); !wrong.empty()) return wrong;
    }
    if (random_.below(static_cast<std::uint32_t>(16 + moves / 4)) != 0) return {};
    const int viewer = static_cast<int>(random_.below(static_cast<std::uint32_t>(players_)));
    if (std::string wrong = wrongView(game_, viewer); !wrong.empty()) return wrong;
    ++figures_.worlds;
    if (std::string wrong = wrongWorld(game_, viewer, true, random_); !wrong.empty()) return wrong;
    if (random_.below(4) != 0) return {};
    ++figures_.readings;
    if (std::string wrong = wrongCopy(game_, viewer); !wrong.empty()) return wrong;
    return wrongReading(game_, false);
  }

  Random random_;
  int players_;
  OptionValues options_;
  Habit habit_;
  int mostDeals_;
  G game_;
  WalkFigures& figures_;
  Chooser<G> chooser_;
};

}  // namespace downpile::test
