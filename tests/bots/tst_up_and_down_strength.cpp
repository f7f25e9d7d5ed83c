// SPDX-License-Identifier: GPL-3.0-or-later
// Playing strength and habits of the Up and Down rules bot over many games. Fixed seeds give the
// same figures everywhere; the limits allow stronger bots, not weaker ones.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bots/bot_catalog.h"
#include "games/up-and-down/up_and_down.h"
#include "match.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

struct Habits : match::Habits<UpAndDown> {
  // Deals where the player has the best score. Several players with the best score share the
  // deal.
  double best = 0;
  std::int64_t bid = 0;  // sum of the numbers of tricks bid
  int exact = 0;         // number of deals where the bid was made exactly

  void countDeal(const UpAndDown& game, int player) {
    const UpAndDown::State& state = game.state();
    const auto p = static_cast<std::size_t>(player);
    const auto scores = std::span(state.scores).first(static_cast<std::size_t>(game.players()));
    const auto most = *std::ranges::max_element(scores);
    if (scores[p] == most) best += 1.0 / static_cast<double>(std::ranges::count(scores, most));
    bid += state.bids[p];
    exact += state.bids[p] == state.taken[p] ? 1 : 0;
  }
};

std::vector<Habits> play(const std::vector<std::string>& names, int games,
                         const std::string& key = {}, std::int16_t value = 0) {
  OptionValues options = standardValues(UpAndDown::info().options);
  if (!key.empty()) options[findOption(UpAndDown::info().options, key).value()] = value;
  return match::duplicateGames<Habits>(names, games, options);
}

double each(double sum, int number) { return sum / number; }

}  // namespace

class TestUpAndDownStrength : public QObject {
  Q_OBJECT

 private slots:
  // The bot plays whole games against three random players, in each seat.
  void beatsRandomPlayers_data() {
    QTest::addColumn<QString>("bot");
    for (const std::string& name : match::quickBots(UpAndDown::info().id)) {
      if (name != "random") QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
  }
  void beatsRandomPlayers() {
    QFETCH(QString, bot);
    const auto tallies = play({bot.toStdString(), "random", "random", "random"}, 60);
    QVERIFY2(tallies[0].won >= 0.95 * tallies[0].games,
             qPrintable(QString::number(tallies[0].won)));
    const double share = each(tallies[0].best, tallies[0].deals);
    QVERIFY2(share > 0.5, qPrintable(QString::number(share)));
  }

  void rulesBotsTakeExactlyTheTricksTheyBidInAMinimumShareOfDeals_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<double>("exact");
    QTest::newRow("2") << 2 << 0.3;  // the bids never add up to the tricks, so one bid fails
    QTest::newRow("3") << 3 << 0.47;
    QTest::newRow("4") << 4 << 0.57;
    QTest::newRow("5") << 5 << 0.62;
    QTest::newRow("6") << 6 << 0.65;
  }
  void rulesBotsTakeExactlyTheTricksTheyBidInAMinimumShareOfDeals() {
    QFETCH(int, players);
    QFETCH(double, exact);
    const std::vector<std::string> names(static_cast<std::size_t>(players), "rules");
    const auto tallies = play(names, 30);
    const double found = each(tallies[0].exact, tallies[0].deals);
    QVERIFY2(found > exact, qPrintable(QString::number(found)));
  }

  // Each quick bot, with or without a character, has the best score in about a quarter of the deals
  // against three rules bots without a character.
  void quickBotsAreAboutAsStrongAsRulesBots_data() { beatsRandomPlayers_data(); }
  void quickBotsAreAboutAsStrongAsRulesBots() {
    QFETCH(QString, bot);
    const auto tallies = play({bot.toStdString(), "rules", "rules", "rules"}, 150);
    const double share = each(tallies[0].best, tallies[0].deals);
    QVERIFY2(share > 0.225 && share < 0.28, qPrintable(QString::number(share)));
  }

  void charactersDifferInTheirHabits() {
    const auto tallies = play({"rules:cautious", "rules:bold", "rules:contrary", "rules"}, 150);
    const auto bid = [&](std::size_t bot) {
      return each(static_cast<double>(tallies[bot].bid), tallies[bot].deals);
    };
    QVERIFY(bid(0) < bid(3) - 0.04);
    QVERIFY(bid(1) > bid(3) + 0.04);
    // Bots with the character "contrary" spoil the bids of others. So four contrary bots take
    // exactly the tricks they bid in fewer deals than four bots without a character.
    const auto contrary = play(std::vector<std::string>(4, "rules:contrary"), 60);
    const auto plain = play(std::vector<std::string>(4, "rules"), 60);
    QVERIFY(each(contrary[0].exact, contrary[0].deals) < each(plain[0].exact, plain[0].deals));
  }

  // Under the house rule "partial responsibility" a failed bid costs less, so bots bid more.
  void bidsHigherWithPartialResponsibility() {
    const std::vector<std::string> four(4, "rules");
    const auto complete = play(four, 60);
    const auto partial = play(four, 60, "responsibility", 1);
    QVERIFY(each(static_cast<double>(partial[0].bid), partial[0].deals) >
            each(static_cast<double>(complete[0].bid), complete[0].deals) + 0.05);
  }
};

DOWNPILE_TEST(TestUpAndDownStrength, .tier = downpile::tests::Tier::thorough,
              .thoroughSeconds = 10);
#include "tst_up_and_down_strength.moc"
