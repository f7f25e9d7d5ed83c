// SPDX-License-Identifier: GPL-3.0-or-later
// What the strongest players play for: chances to win a game, as it stands and as it ends.

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "bots/goals.h"
#include "bots/life/rules.h"
#include "bots/three-up-three-down/whole_game_aim.h"
#include "bots/ultimate-loser/whole_game_aim.h"
#include "bots/underwear/whole_game_aim.h"
#include "bots/whole_game_aim.h"
#include "match.h"
#include "rules/view.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;

namespace {

// Deal by deal: the chance to win the race, as chanceInRace should say it.
double chanceByDeals(std::vector<int> lacking, int player) {
  for (std::size_t p = 0; p < lacking.size(); ++p) {
    if (lacking[p] == 0) return static_cast<int>(p) == player ? 1 : 0;
  }
  double sum = 0;
  for (std::size_t winner = 0; winner < lacking.size(); ++winner) {
    --lacking[winner];
    sum += chanceByDeals(lacking, player) / static_cast<double>(lacking.size());
    ++lacking[winner];
  }
  return sum;
}

// How much the goal of the game grows where that of the deal grows by 1, by what the stake says of
// it (told) and in so many deals of sensible players (found), over all players and positions that
// it was asked of.
struct StakeCheck {
  double told = 0;
  double found = 0;

  template <class Rules>
  void add(const typename Rules::Game& game, int deals) {
    using Game = typename Rules::Game;
    using Aim = WholeGameAim<Rules>;
    Rules sensible(Rules::plainStyle());
    const std::vector<Bot*> seats(at(game.players()), &sensible);
    std::vector<Game> ends;
    for (int deal = 0; deal < deals; ++deal) {
      ends.push_back(game);
      match::playDeal(ends.back(), seats, at(deal + 1) * 7919);
    }
    for (int player = 0; player < game.players(); ++player) {
      double mean = 0;
      for (const Game& end : ends) mean += Rules::goal(end, player) / deals;
      const double stake = Aim::stake(view(game, player));
      for (const Game& end : ends) {
        const double more = Rules::goal(end, player) - mean;
        told += stake * more * more;
        found += more * Aim::goal(end, player);
      }
    }
  }
};

// Plays games of sensible players, and calls visit(game) where a deal begins and where one has
// ended.
template <class Rules, class Visit>
void watchGames(const OptionValues& options, int players, int games, const Visit& visit) {
  using Game = typename Rules::Game;
  Rules sensible(Rules::plainStyle());
  const std::vector<Bot*> seats(at(players), &sensible);
  std::uint64_t seed = 1;
  for (int i = 0; i < games; ++i) {
    Game game(options, players);
    for (;;) {
      visit(game);
      match::playDeal(game, seats, seed++);
      visit(game);
      if (game.gameOver()) break;
      game.startDeal(NoReport());
    }
  }
}

// What holds of chances: they are those of everybody together, what the end says at the end, and
// that of who is ahead is greater. `byWinning`: how much of it the end decides.
template <class Rules, class Ahead>
void checkChances(const OptionValues& options, int players, const Ahead& ahead,
                  double byWinning = 1) {
  using Game = typename Rules::Game;
  using Aim = WholeGameAim<Rules>;
  watchGames<Rules>(options, players, 3, [&](const Game& game) {
    double sum = 0;
    for (int player = 0; player < players; ++player) {
      const double chance = Aim::goal(game, player);
      sum += chance;
      if (game.gameOver()) {
        const double least = byWinning * game.winners().shareOf(player);
        QVERIFY(chance >= least && chance <= least + 1 - byWinning);
      }
      if (game.gameOver() && byWinning == 1) continue;
      for (int other = 0; other < players; ++other) {
        if (ahead(game, player, other)) QVERIFY(chance > Aim::goal(game, other));
      }
    }
    QVERIFY(std::abs(sum - 1) < 1e-9);
  });
}

// The usual house rules but for one, by its place in the list.
template <class Rules>
OptionValues withOption(std::size_t option, int value) {
  OptionValues options = standardValues(Rules::Game::info().options);
  options[option] = static_cast<std::int16_t>(value);
  return options;
}

}  // namespace

class TestWholeGameAim : public QObject {
  Q_OBJECT

 private slots:
  void race() {
    QCOMPARE(chanceInRace(std::array{1, 2}, 0), 0.75);
    QCOMPARE(chanceInRace(std::array{0, 2}, 0), 1.0);
    QCOMPARE(chanceInRace(std::array{0, 2}, 1), 0.0);
    const std::vector<std::vector<int>> races{{1, 1, 1}, {3, 1, 2, 2}, {2, 5}, {4, 4, 1, 3, 2}};
    for (const std::vector<int>& lacking : races) {
      for (int player = 0; player < static_cast<int>(lacking.size()); ++player) {
        QVERIFY(std::abs(chanceInRace(lacking, player) - chanceByDeals(lacking, player)) < 1e-12);
      }
    }
    // The longest there is.
    const std::array<int, kMaxPlayers> longest{10, 10, 10, 10, 10, 10, 10, 10};
    QVERIFY(std::abs(chanceInRace(longest, 3) - 1.0 / kMaxPlayers) < 1e-12);
  }

  void underwear() {
    for (const int players : {2, 4, 8}) {
      checkChances<UnderwearRules>(standardValues(Underwear::info().options), players,
                                   [](const Underwear& game, int player, int other) {
                                     const auto& totals = game.state().totals;
                                     return totals[at(player)] > totals[at(other)];
                                   });
    }
  }

  void ultimateLoser() {
    for (const int players : {2, 4, 8}) {
      checkChances<UltimateLoserRules>(
          standardValues(UltimateLoser::info().options), players,
          [](const UltimateLoser& game, int player, int other) {
            const auto& totals = game.state().totals;
            return totals[at(player)] < totals[at(other)];
          },
          0.5);
    }
  }

  void threeUpThreeDown() {
    for (const int players : {2, 4, 6}) {
      checkChances<ThreeUpThreeDownRules>(
          withOption<ThreeUpThreeDownRules>(ThreeUpThreeDown::kWins, 3), players,
          [](const ThreeUpThreeDown& game, int player, int other) {
            const auto& totals = game.state().totals;
            return totals[at(player)] > totals[at(other)];
          });
    }
  }

  // In long games a lead is worth less than in usual ones, as far as games show: there who is said
  // to win wins more often than by the points of usual games.
  void longGames() {
    const auto check = []<class Rules>(std::size_t target, int points, double usual, double gain) {
      constexpr int kPlayers = 4;
      double found = 0;
      double constant = 0;
      int count = 0;
      std::vector<typename Rules::Game> soFar;
      watchGames<Rules>(withOption<Rules>(target, points), kPlayers, 40, [&](const auto& game) {
        if (!game.gameOver()) {
          if (game.dealOver()) soFar.push_back(game);
          return;
        }
        for (const auto& before : soFar) {
          const int winner = *game.winners().begin();
          found += std::log(WholeGameAim<Rules>::goal(before, winner));
          constant += std::log(chanceFrom(totalsOf(before), winner, usual));
          ++count;
        }
        soFar.clear();
      });
      QVERIFY(count > 200);
      QVERIFY2(found / count > constant / count + gain,
               qPrintable(QString("%1 %2 %3").arg(found / count).arg(constant / count).arg(count)));
    };
    check.operator()<UnderwearRules>(Underwear::kTarget, 200, 15, 0.05);
    check.operator()<LifeRules>(Life::kTarget, 500, 55, 0.05);
  }

  // Near the end of a long game a lead is worth what it is worth in a usual one: how far it is to
  // the target is all that the rules know of it (U16, L18).
  void endsOfLongGames() {
    const std::string hands = "hands [[2H] [3H] [4H] [5H]] ";
    const auto chanceOf = [&]<class Rules>(std::size_t option, int target,
                                           const std::string& fields) {
      std::string error;
      const auto value = test::valueFromText('{' + hands + fields + '}');
      const auto game =
          Rules::Game::read(withOption<Rules>(option, target), 4, value.value(), true, error);
      if (!game) throw std::runtime_error(error);
      return WholeGameAim<Rules>::goal(*game, 0);
    };
    const auto underwear = [&](int target, const std::string& totals) {
      return chanceOf.operator()<UnderwearRules>(Underwear::kTarget, target,
                                                 "turn 0 totals " + totals);
    };
    QCOMPARE(underwear(200, "[195 165 165 165]"), underwear(49, "[44 14 14 14]"));
    const auto life = [&](int target, const std::string& totals) {
      return chanceOf.operator()<LifeRules>(Life::kTarget, target,
                                            "phase start turn 0 chosen [H D C H] totals " + totals);
    };
    QCOMPARE(life(500, "[490 430 430 430]"), life(100, "[90 30 30 30]"));
  }

  // What searches are given is meant for usual games; in longer ones a point is worth less.
  void ofLife() {
    for (const int target : {20, 100, 250}) {
      const Life game(withOption<LifeRules>(Life::kTarget, target), 4);
      QCOMPARE(WholeGameAim<LifeRules>::stake(view(game, 0)), target == 250 ? 0.5 : 1.0);
    }
  }

  // A deal that decides the game is worth what it always was.
  void ofOneDeal() {
    const OptionValues options = standardValues(ThreeUpThreeDown::info().options);
    watchGames<ThreeUpThreeDownRules>(options, 4, 3, [](const ThreeUpThreeDown& game) {
      for (int player = 0; player < 4; ++player) {
        if (!game.dealOver()) {
          QCOMPARE(WholeGameAim<ThreeUpThreeDownRules>::stake(view(game, player)), 1.0);
        }
        QCOMPARE(WholeGameAim<ThreeUpThreeDownRules>::goal(game, player),
                 ThreeUpThreeDownRules::goal(game, player));
      }
    });
  }

  // What searches take for the unit of their settings is what deals show: in one that decides the
  // game several times as much as in the first of many, under unusual house rules too.
  void stakesAreWhatDealsShow() {
    const auto check = []<class Rules>(std::size_t option, int value, int players) {
      StakeCheck sum;
      watchGames<Rules>(withOption<Rules>(option, value), players, 2, [&](const auto& game) {
        if (!game.dealOver()) sum.add<Rules>(game, 100);
      });
      QVERIFY2(sum.told > 0.75 * sum.found && sum.told < 1.35 * sum.found,
               qPrintable(QString("%1 %2 of %3: told %4, found %5")
                              .arg(Rules::Game::info().id.data())
                              .arg(option)
                              .arg(value)
                              .arg(sum.told)
                              .arg(sum.found)));
    };
    for (const int players : {2, 4, 8}) {
      for (const int deals : {1, 5}) {
        check.operator()<UltimateLoserRules>(UltimateLoser::kDeals, deals, players);
      }
      for (const int penalty : {1, 10}) {
        check.operator()<UltimateLoserRules>(UltimateLoser::kLoserPenalty, penalty, players);
      }
      for (const int target : {20, 49, 100}) {
        check.operator()<UnderwearRules>(Underwear::kTarget, target, players);
      }
      check.operator()<UnderwearRules>(Underwear::kDoubling, 1, players);
    }
  }

  // The fewer deals are to come, the more a lead is worth.
  void leadsGrow() {
    constexpr int kPlayers = 4;
    double last = 0;
    for (const int deals : {20, 5, 2}) {
      UltimateLoser game(withOption<UltimateLoserRules>(UltimateLoser::kDeals, deals), kPlayers);
      UltimateLoserRules sensible(UltimateLoserRules::plainStyle());
      match::playDeal(game, std::vector<Bot*>(kPlayers, &sensible), 1);
      double best = 0;
      for (int player = 0; player < kPlayers; ++player) {
        best = std::max(best, WholeGameAim<UltimateLoserRules>::goal(game, player));
      }
      QVERIFY(best > last);
      last = best;
    }
  }
};

DOWNPILE_TEST(TestWholeGameAim, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 7);
#include "tst_whole_game_aim.moc"
