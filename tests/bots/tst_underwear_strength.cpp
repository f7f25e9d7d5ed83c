// SPDX-License-Identifier: GPL-3.0-or-later
// How well and how the sensible Underwear player plays, over many deals. Seeds are fixed, so that
// the figures are the same everywhere; the limits leave room for better players, not for worse.
#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "match.h"

using namespace downpile;
using match::Tally;

namespace {

struct Outcome {
  std::vector<Tally> tallies;  // one for each bot named
  std::int64_t points = 0;
  int deals = 0;
  int voids = 0;
  std::int64_t turns = 0;

  double share(std::size_t bot) const {
    return static_cast<double>(tallies[bot].points) / static_cast<double>(points);
  }
};

std::vector<std::unique_ptr<Bot>> make(const std::vector<std::string>& names) {
  std::vector<std::unique_ptr<Bot>> bots;
  std::string error;
  for (const std::string& name : names) {
    bots.push_back(makeBot(Underwear::info().id, name, error));
  }
  return bots;
}

// Each deal once for each rotation of the bots through the seats.
Outcome play(const std::vector<std::string>& names, int deals) {
  const auto bots = make(names);
  Outcome outcome{.tallies = std::vector<Tally>(names.size())};
  const auto options = standardValues(Underwear::info().options);
  for (int deal = 0; deal < deals; ++deal) {
    for (std::size_t rotation = 0; rotation < names.size(); ++rotation) {
      std::vector<Bot*> seats;
      std::vector<Tally*> counted;
      for (std::size_t p = 0; p < names.size(); ++p) {
        const std::size_t bot = (p + rotation) % names.size();
        seats.push_back(bots[bot].get());
        counted.push_back(&outcome.tallies[bot]);
      }
      Underwear game(options, static_cast<int>(names.size()));
      const auto result =
          match::playDeal(game, seats, static_cast<std::uint64_t>(deal) + 1, counted);
      ++outcome.deals;
      outcome.points += result.points;
      outcome.turns += result.turns;
      outcome.voids += result.voided ? 1 : 0;
    }
  }
  return outcome;
}

double each(std::int64_t sum, std::int64_t number) {
  return static_cast<double>(sum) / static_cast<double>(number);
}

}  // namespace

class TestUnderwearStrength : public QObject {
  Q_OBJECT

 private slots:
  void dealsEnd_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("mostTurns");  // on average, of all players together
    for (int players = 2; players <= kMaxPlayers; ++players) {
      QTest::addRow("%d players", players) << players << 25 + 5 * players;
    }
  }
  void dealsEnd() {
    QFETCH(int, players);
    QFETCH(int, mostTurns);
    for (const std::string& name : botNames(Underwear::info().id)) {
      if (name == "random") continue;
      const Outcome outcome =
          play(std::vector<std::string>(static_cast<std::size_t>(players), name), 60);
      QCOMPARE(outcome.voids, 0);
      const double turns = each(outcome.turns, outcome.deals);
      QVERIFY2(turns < mostTurns, qPrintable(QString::number(turns)));
    }
  }

  // Whole games against three random players, from each seat.
  void beatsRandomPlayers() {
    constexpr int kGames = 200;
    const auto bots = make({"rules", "random", "random", "random"});
    int won = 0;
    for (int i = 0; i < kGames; ++i) {
      std::vector<Bot*> seats;
      for (std::size_t p = 0; p < 4; ++p) {
        seats.push_back(bots[(p + static_cast<std::size_t>(i)) % 4].get());
      }
      Underwear game(standardValues(Underwear::info().options), 4);
      match::playDeal(game, seats, static_cast<std::uint64_t>(i) + 1);
      while (!game.gameOver()) {
        game.startDeal(NoReport{});
        match::playDeal(game, seats, static_cast<std::uint64_t>(i) + 1);
      }
      won += game.winners().contains((4 - i % 4) % 4) ? 1 : 0;
    }
    QVERIFY2(won >= kGames * 95 / 100, qPrintable(QString::number(won)));
  }

  // Each of the three against the two others and itself.
  void charactersAreComparable() {
    const std::vector<std::string> three{"rules:careful", "rules:liberal", "rules:schemer"};
    for (const std::string& twice : three) {
      auto names = three;
      names.push_back(twice);
      const Outcome outcome = play(names, 500);
      for (std::size_t bot = 0; bot < names.size(); ++bot) {
        const double share = outcome.share(bot);
        QVERIFY2(share > 0.2 && share < 0.34,
                 qPrintable(QString::fromStdString(names[bot]) + ' ' + QString::number(share)));
      }
    }
  }

  void charactersDiffer() {
    const Outcome outcome =
        play({"rules:careful", "rules:liberal", "rules:schemer", "rules"}, 1000);
    const Tally& careful = outcome.tallies[0];
    const Tally& liberal = outcome.tallies[1];
    const Tally& schemer = outcome.tallies[2];
    const auto share = [](const Tally& tally, std::int64_t moves) {
      return each(moves, tally.turns);
    };
    // The careful one draws by choice and leaves the downpile blocked.
    QVERIFY(share(careful, careful.chosenDraws) > 0.05);
    QVERIFY(share(careful, careful.clears) < share(liberal, liberal.clears) - 0.015);
    QVERIFY(share(careful, careful.clears) < share(schemer, schemer.clears) - 0.015);
    // The liberal one draws only when it must, and never waits.
    QVERIFY(share(liberal, liberal.chosenDraws) < 0.005);
    QCOMPARE(liberal.waits, 0);
    // The schemer steals rather than lays cards down, and steals more at a time.
    QVERIFY(share(schemer, schemer.moves[Underwear::kDown]) <
            share(careful, careful.moves[Underwear::kDown]) - 0.03);
    QVERIFY(share(schemer, schemer.moves[Underwear::kDown]) <
            share(liberal, liberal.moves[Underwear::kDown]) - 0.015);
    QVERIFY(share(schemer, schemer.stolen) > share(careful, careful.stolen) + 0.02);
    QVERIFY(share(schemer, schemer.stolen) > share(liberal, liberal.stolen) + 0.01);
  }
};

QTEST_APPLESS_MAIN(TestUnderwearStrength)
#include "tst_underwear_strength.moc"
