// SPDX-License-Identifier: GPL-3.0-or-later
// Playing strength and habits of the quick Life bots over many games. Fixed seeds give the same
// figures everywhere; the limits allow stronger bots, not weaker ones. In a game to 100 points luck
// decides much: a good bot wins only about half of its games against three random players.
#include <cstdint>
#include <numeric>
#include <string>
#include <tuple>
#include <vector>

#include "bots/bot_catalog.h"
#include "games/life/life.h"
#include "match.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

struct Habits : match::Habits<Life> {
  // Sum over all deals: the number of players times the score of this bot, minus the scores of all
  // players.
  std::int64_t ahead = 0;
  std::int64_t turns = 0;  // turns of all players
  int thefts = 0;
  int theftsBack = 0;  // thefts from the player who last stole from this bot
  int declined = 0;
  int aces = 0;  // opportunities to lay an ace
  int keptAces = 0;

  void countMove(const Life& game, int player, const Action& action) {
    const Life::State& state = game.state();
    const auto p = static_cast<std::size_t>(player);
    if (action.verb == Life::kDecline) ++declined;
    if (action.verb == Life::kSteal || action.verb == Life::kTake) {
      ++thefts;
      theftsBack += state.stolenBy[p] == action.target ? 1 : 0;
    }
    if (state.phase != Life::Phase::lay || state.held[p] == 1) return;
    const CardSet suit = lifeSuit(static_cast<Suit>(state.turned));
    if ((state.hands[p] & suit & CardSet::ofValues(valueBit(1))).empty()) return;
    ++aces;
    keptAces += action.verb == Life::kDone ? 1 : 0;
  }

  void countDeal(const Life& game, int player) {
    const auto& scores = game.state().scores;
    const int sum = std::accumulate(scores.begin(), scores.begin() + game.players(), 0);
    ahead += game.players() * scores[static_cast<std::size_t>(player)] - sum;
    turns += game.state().turns;
  }
};

double each(std::int64_t sum, int number) {
  return static_cast<double>(sum) / static_cast<double>(number);
}

std::vector<Habits> play(const std::vector<std::string>& names, int games,
                         const std::string& key = {}, std::int16_t value = 0) {
  OptionValues options = standardValues(Life::info().options);
  if (!key.empty()) options[findOption(Life::info().options, key).value()] = value;
  return match::duplicateGames<Habits>(names, games, options);
}

}  // namespace

class TestLifeStrength : public QObject {
  Q_OBJECT

  static void addBots() {
    QTest::addColumn<QString>("bot");
    for (const std::string& name : match::quickBots("life")) {
      if (name != "random") QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
  }

 private slots:
  // The bot plays whole games against three random players, in each seat.
  void beatsRandomPlayers_data() { addBots(); }
  void beatsRandomPlayers() {
    QFETCH(QString, bot);
    const Habits tally = play({bot.toStdString(), "random", "random", "random"}, 100)[0];
    QVERIFY2(tally.won > 0.54 * tally.games, qPrintable(QString::number(tally.won)));
    const double ahead = each(tally.ahead, tally.deals) / 3;
    QVERIFY2(ahead > 28, qPrintable(QString::number(ahead)));
  }

  // The longer the game, the less luck decides.
  void winsMostGamesWithAHighTargetAgainstRandomPlayers() {
    const Habits tally = play({"rules", "random", "random", "random"}, 40, "target", 500)[0];
    QVERIFY2(tally.won > 0.85 * tally.games, qPrintable(QString::number(tally.won)));
  }

  void beatsRandomPlayersUnderOtherHouseRules_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("value");
    QTest::newRow("open fans") << "blindSteal" << 0;
    QTest::newRow("no jokers") << "jokers" << 0;
    QTest::newRow("many jokers") << "jokers" << 4;
    QTest::newRow("spades may be chosen") << "chooseSpades" << 1;
    QTest::newRow("two packs") << "packs" << 2;
  }
  void beatsRandomPlayersUnderOtherHouseRules() {
    QFETCH(QString, key);
    QFETCH(int, value);
    const Habits tally = play({"rules", "random", "random", "random"}, 80, key.toStdString(),
                              static_cast<std::int16_t>(value))[0];
    QVERIFY2(tally.won > 0.5 * tally.games, qPrintable(QString::number(tally.won)));
  }

  void dealsBetweenBotsEndInFewTurns_data() {
    QTest::addColumn<int>("players");
    for (int players = 2; players <= kMaxPlayers; ++players) {
      QTest::addRow("%d players", players) << players;
    }
  }
  void dealsBetweenBotsEndInFewTurns() {
    QFETCH(int, players);
    for (const std::string& name : match::quickBots("life")) {
      if (name == "random") continue;
      const auto tallies =
          play(std::vector<std::string>(static_cast<std::size_t>(players), name), 15);
      const double turns = each(tallies[0].turns, tallies[0].deals);
      QVERIFY2(turns < 40, qPrintable(QString::number(turns)));
    }
  }

  // Each quick bot, with or without a character, wins about a quarter of the games against three
  // rules bots without a character.
  void quickBotsAreAboutAsStrongAsRulesBots_data() { addBots(); }
  void quickBotsAreAboutAsStrongAsRulesBots() {
    QFETCH(QString, bot);
    const Habits tally = play({bot.toStdString(), "rules", "rules", "rules"}, 400)[0];
    const double share = tally.won / tally.games;
    QVERIFY2(share > 0.22 && share < 0.28, qPrintable(QString::number(share)));
  }

  void charactersDifferInTheirHabits() {
    const auto tallies = play({"rules:grudge", "rules:wary", "rules:dreamer", "rules"}, 300);
    const auto& [grudge, wary, dreamer, plain] =
        std::tie(tallies[0], tallies[1], tallies[2], tallies[3]);
    const auto back = [](const Habits& tally) { return each(tally.theftsBack, tally.thefts); };
    QVERIFY2(back(grudge) > back(plain) + 0.15, qPrintable(QString::number(back(grudge))));
    const auto declines = [](const Habits& tally) {
      return each(tally.declined, tally.declined + tally.thefts);
    };
    QVERIFY2(declines(wary) > declines(plain) + 0.05, qPrintable(QString::number(declines(wary))));
    const auto keeps = [](const Habits& tally) { return each(tally.keptAces, tally.aces); };
    QVERIFY2(keeps(dreamer) > keeps(plain) + 0.02,
             qPrintable(QString("%1 %2").arg(keeps(dreamer)).arg(keeps(plain))));
  }
};

DOWNPILE_TEST(TestLifeStrength, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 5);
#include "tst_life_strength.moc"
