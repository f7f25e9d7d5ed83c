// SPDX-License-Identifier: GPL-3.0-or-later
// Playing strength and habits of the Underwear rules bot over many deals. Fixed seeds give the same
// figures everywhere; the limits allow stronger bots, not weaker ones.
#include <cstdint>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "games/underwear/underwear.h"
#include "match.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

double each(std::int64_t sum, std::int64_t number) {
  return static_cast<double>(sum) / static_cast<double>(number);
}

bool goesOut(const Underwear& game, int player, const Action& action) {
  if (action.cards.size() != game.state().held[static_cast<std::size_t>(player)]) return false;
  Underwear after = game;
  after.apply(player, action, NoReport{});
  return after.dealOver();
}

struct Habits : match::Habits<Underwear> {
  std::int64_t points = 0;
  int voids = 0;                 // void deals
  std::int64_t allTurns = 0;     // turns of all players
  std::int64_t turns = 0;        // turns of the bot; all counts below are of the bot, too
  std::int64_t downs = 0;        // moves onto the downpile
  std::int64_t stolen = 0;       // cards stolen
  std::int64_t chosenDraws = 0;  // draws in turns where a card could be played
  std::int64_t clears = 0;       // moves clearing a downpile with royalties
  std::int64_t waits = 0;        // times the bot did not go out although it could

  double aTurn(std::int64_t number) const { return each(number, turns); }

  void countMove(const Underwear& game, int player, const Action& action) {
    if (action.verb == Underwear::kDouble) return;
    bool canPlay = false;
    bool canGoOut = false;
    game.legal(player, [&](const Action& move) {
      canPlay = canPlay || !move.cards.empty();
      canGoOut = canGoOut || goesOut(game, player, move);
    });
    ++turns;
    if (action.verb == Underwear::kDown) ++downs;
    if (action.verb == Underwear::kDraw && canPlay) ++chosenDraws;
    if (action.verb == Underwear::kSteal) stolen += game.state().downpile.size;
    if (action.verb == Underwear::kRoyals && !game.state().downpile.empty()) ++clears;
    if (canGoOut && !goesOut(game, player, action)) ++waits;
  }

  void countDeal(const Underwear& game, int player) {
    points += game.state().scores[static_cast<std::size_t>(player)];
    voids += game.dealVoid() ? 1 : 0;
    allTurns += game.state().turns;
  }
};

}  // namespace

class TestUnderwearStrength : public QObject {
  Q_OBJECT

 private slots:
  void dealsBetweenBotsEndInFewTurns_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("mostTurns");  // average over deals, all players together
    for (int players = 2; players <= kMaxPlayers; ++players) {
      QTest::addRow("%d players", players) << players << 25 + 5 * players;
    }
  }
  void dealsBetweenBotsEndInFewTurns() {
    QFETCH(int, players);
    QFETCH(int, mostTurns);
    for (const std::string& name : match::quickBots(Underwear::info().id)) {
      if (name == "random") continue;
      // Two learned bots without a search wait for each other and do not end the deal. So a deal of
      // these two bots is left out.
      if (name == "learned" && players == 2) continue;
      const std::vector<std::string> names(static_cast<std::size_t>(players), name);
      const Habits tally = match::duplicateDeals<Habits>(names, 60)[0];
      QCOMPARE(tally.voids, 0);
      const double turns = each(tally.allTurns, tally.deals);
      QVERIFY2(turns < mostTurns, qPrintable(QString::number(turns)));
    }
  }

  // The bot plays whole games against three random players, in each seat.
  void beatsRandomPlayers() {
    const auto tally = match::duplicateGames<match::Habits<Underwear>>(
        {"rules", "random", "random", "random"}, 50)[0];
    QVERIFY2(tally.won >= 0.95 * tally.games, qPrintable(QString::number(tally.won)));
  }

  // Bots with the three characters play against each other. In turn, each character has two of the
  // four seats.
  void charactersAreAboutEquallyStrong() {
    const std::vector<std::string> three{"rules:careful", "rules:liberal", "rules:schemer"};
    for (const std::string& twice : three) {
      auto names = three;
      names.push_back(twice);
      const auto tallies = match::duplicateDeals<Habits>(names, 500);
      std::int64_t points = 0;
      for (const Habits& tally : tallies) points += tally.points;
      for (std::size_t bot = 0; bot < names.size(); ++bot) {
        const double share = each(tallies[bot].points, points);
        QVERIFY2(share > 0.2 && share < 0.34,
                 qPrintable(QString::fromStdString(names[bot]) + ' ' + QString::number(share)));
      }
    }
  }

  void charactersDifferInTheirHabits() {
    const auto tallies = match::duplicateDeals<Habits>(
        {"rules:careful", "rules:liberal", "rules:schemer", "rules"}, 1000);
    const Habits& careful = tallies[0];
    const Habits& liberal = tallies[1];
    const Habits& schemer = tallies[2];
    // Bots with the character "careful" sometimes draw although they could play. They clear the
    // downpile with royalties less often than the other characters.
    QVERIFY(careful.aTurn(careful.chosenDraws) > 0.05);
    QVERIFY(careful.aTurn(careful.clears) < liberal.aTurn(liberal.clears) - 0.015);
    QVERIFY(careful.aTurn(careful.clears) < schemer.aTurn(schemer.clears) - 0.015);
    // Bots with the character "liberal" hardly ever draw if they can play, and always go out if
    // they can.
    QVERIFY(liberal.aTurn(liberal.chosenDraws) < 0.005);
    QCOMPARE(liberal.waits, 0);
    // Bots with the character "schemer" make fewer moves onto the downpile than the other
    // characters, and steal more cards per turn.
    QVERIFY(schemer.aTurn(schemer.downs) < careful.aTurn(careful.downs) - 0.03);
    QVERIFY(schemer.aTurn(schemer.downs) < liberal.aTurn(liberal.downs) - 0.015);
    QVERIFY(schemer.aTurn(schemer.stolen) > careful.aTurn(careful.stolen) + 0.02);
    QVERIFY(schemer.aTurn(schemer.stolen) > liberal.aTurn(liberal.stolen) + 0.01);
  }
};

DOWNPILE_TEST(TestUnderwearStrength, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 4);
#include "tst_underwear_strength.moc"
