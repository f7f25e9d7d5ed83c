// SPDX-License-Identifier: GPL-3.0-or-later
// Goals of the strongest bots: probabilities of winning a whole game, during and at the end of it.

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

// Reference for chanceInRace: computes the probability deal by deal.
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

// Compares how much a point of a deal matters for winning the whole game, summed over players and
// positions. `expected`: as the bot's stake() assumes; `found`: in simulated deals between rules
// bots.
struct StakeCheck {
  double expected = 0;
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
        expected += stake * more * more;
        found += more * Aim::goal(end, player);
      }
    }
  }
};

// Plays games between rules bots, and calls visit(game) at the start and the end of each deal.
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

// Checks the probabilities of all players to win: they add up to 1, match the winners at the end of
// the game, and are higher for leading players. `byWinning`: weight of winning the game in the goal
// of the bot, from 0 to 1.
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

// Returns the usual house rules with one changed value.
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
  void chanceToWinARaceToANumberOfDealsMatchesSlowReference() {
    QCOMPARE(chanceInRace(std::array{1, 2}, 0), 0.75);
    QCOMPARE(chanceInRace(std::array{0, 2}, 0), 1.0);
    QCOMPARE(chanceInRace(std::array{0, 2}, 1), 0.0);
    const std::vector<std::vector<int>> races{{1, 1, 1}, {3, 1, 2, 2}, {2, 5}, {4, 4, 1, 3, 2}};
    for (const std::vector<int>& lacking : races) {
      for (int player = 0; player < static_cast<int>(lacking.size()); ++player) {
        QVERIFY(std::abs(chanceInRace(lacking, player) - chanceByDeals(lacking, player)) < 1e-12);
      }
    }
    // The longest race allowed by chanceInRace.
    const std::array<int, kMaxPlayers> longest{10, 10, 10, 10, 10, 10, 10, 10};
    QVERIFY(std::abs(chanceInRace(longest, 3) - 1.0 / kMaxPlayers) < 1e-12);
  }

  void underwearWinChancesAddUpToOneAndFavourTheBestTotal() {
    for (const int players : {2, 4, 8}) {
      checkChances<UnderwearRules>(standardValues(Underwear::info().options), players,
                                   [](const Underwear& game, int player, int other) {
                                     const auto& totals = game.state().totals;
                                     return totals[at(player)] > totals[at(other)];
                                   });
    }
  }

  void ultimateLoserWinChancesAddUpToOneAndFavourTheBestTotal() {
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

  void threeUpThreeDownWinChancesAddUpToOneAndFavourTheBestTotal() {
    for (const int players : {2, 4, 6}) {
      checkChances<ThreeUpThreeDownRules>(
          withOption<ThreeUpThreeDownRules>(ThreeUpThreeDown::kWins, 3), players,
          [](const ThreeUpThreeDown& game, int player, int other) {
            const auto& totals = game.state().totals;
            return totals[at(player)] > totals[at(other)];
          });
      OptionValues places = withOption<ThreeUpThreeDownRules>(ThreeUpThreeDown::kPlayOn, 1);
      places[ThreeUpThreeDown::kWins] = 2;
      checkChances<ThreeUpThreeDownRules>(places, players,
                                          [](const ThreeUpThreeDown& game, int player, int other) {
                                            const auto& totals = game.state().totals;
                                            return totals[at(player)] > totals[at(other)];
                                          });
    }
  }

  // In a long game a lead is worth less. The probabilities for a long game predict its winner
  // better than those for a usual game.
  void winChancesForALongGamePredictItsWinnerBetterThanThoseForAUsualGame() {
    const auto check = []<class Rules>(std::size_t target, int points, double usual, double gain) {
      constexpr int kPlayers = 4;
      double found = 0;
      double constant = 0;
      int count = 0;
      std::vector<typename Rules::Game> deals;
      watchGames<Rules>(withOption<Rules>(target, points), kPlayers, 40, [&](const auto& game) {
        if (!game.gameOver()) {
          if (game.dealOver()) deals.push_back(game);
          return;
        }
        for (const auto& before : deals) {
          const int winner = *game.winners().begin();
          found += std::log(WholeGameAim<Rules>::goal(before, winner));
          constant += std::log(chanceFrom(totalsOf(before), winner, usual));
          ++count;
        }
        deals.clear();
      });
      QVERIFY(count > 200);
      QVERIFY2(found / count > constant / count + gain,
               qPrintable(QString("%1 %2 %3").arg(found / count).arg(constant / count).arg(count)));
    };
    check.operator()<UnderwearRules>(Underwear::kTarget, 200, 15, 0.05);
    check.operator()<LifeRules>(Life::kTarget, 500, 55, 0.05);
  }

  // Rules U16 and L18 depend only on the distance to the target. So near the end of a long game, a
  // lead is worth as much as in a usual game.
  void leadInPointsNearTheEndOfALongGameIsWorthAsMuchAsInAUsualGame() {
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

  // stake() is the importance of a deal for the whole game. It is 1 up to the usual target, and
  // less with a high target.
  void dealsOfLifeMatterLessInGamesWithAHighTarget() {
    for (const int target : {20, 100, 250}) {
      const Life game(withOption<LifeRules>(Life::kTarget, target), 4);
      QCOMPARE(WholeGameAim<LifeRules>::stake(view(game, 0)), target == 250 ? 0.5 : 1.0);
    }
  }

  // If a game has only one deal, the goal of the whole game equals the goal of the deal.
  void goalValueOfAGameOfOneDealEqualsThatOfTheDeal() {
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

  // The bots' assumed importance of a deal matches simulated deals, also under unusual house rules.
  // The deciding deal matters several times as much as the first of many deals.
  void importanceOfADealMatchesSimulatedDeals() {
    const auto check = []<class Rules>(std::size_t option, int value, int players) {
      StakeCheck sum;
      watchGames<Rules>(withOption<Rules>(option, value), players, 2, [&](const auto& game) {
        if (!game.dealOver()) sum.add<Rules>(game, 100);
      });
      QVERIFY2(sum.expected > 0.75 * sum.found && sum.expected < 1.35 * sum.found,
               qPrintable(QString("%1 %2 of %3: expected %4, found %5")
                              .arg(Rules::Game::info().id.data())
                              .arg(option)
                              .arg(value)
                              .arg(sum.expected)
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

  // After the first deal, the leader's chance to win the game is higher if fewer deals remain.
  void leadInPointsIsWorthMoreIfFewerDealsRemain() {
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
