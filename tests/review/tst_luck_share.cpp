// SPDX-License-Identifier: GPL-3.0-or-later
// A review divides the result of a deal into luck, decisions and other parts. Over many deals luck
// averages to zero, even for a player with random moves: the points lost by them count as
// decisions. The program review-figures measures the same on thousands of deals.
#include <cmath>

#include "../bots/losses.h"
#include "played.h"
#include "review/reviewer.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

class TestLuckShare : public QObject {
  Q_OBJECT

 private slots:
  void luckOfAPlayerAveragesToZeroOverManyDeals_data() {
    QTest::addColumn<std::string>("game");
    QTest::addColumn<int>("deals");
    QTest::addColumn<int>("first");
    QTest::newRow("underwear") << std::string("underwear") << 40 << 1;
    QTest::newRow("life") << std::string("life") << 1000 << 1;
    QTest::newRow("three-up-three-down") << std::string("three-up-three-down") << 40 << 1;
    QTest::newRow("ultimate-loser") << std::string("ultimate-loser") << 30 << 1;
    QTest::newRow("up-and-down") << std::string("up-and-down") << 40 << 4;
  }
  void luckOfAPlayerAveragesToZeroOverManyDeals() {
    QFETCH(std::string, game);
    QFETCH(int, deals);
    QFETCH(int, first);
    const std::vector<std::string> names = {"random", "rules", "rules"};
    match::Losses luck;
    match::Losses decisions;
    for (int number = 0; number < deals; ++number) {
      const auto seed = static_cast<std::uint64_t>(number) + 1;
      const Record record = playedGame(headerFor(game, 3, seed), names, 1, first);
      const Review review =
          Reviewer(record, {.deal = first, .effort = kWithoutSearch}).run(kNever, nullptr);
      QVERIFY(review.complete);
      for (const ReviewedDeal& deal : review.deals) {
        QCOMPARE(deal.sum(), deal.result);
        luck.add(inUnits(deal.luck));
        decisions.add(inUnits(deal.decisions));
      }
    }
    QCOMPARE(luck.count, deals);
    const QString message = u"luck %1 ± %2, decisions %3 ± %4"_s.arg(luck.mean())
                                .arg(luck.error())
                                .arg(decisions.mean())
                                .arg(decisions.error());
    qInfo("%s", qPrintable(message));
    constexpr double kStandardErrors = 3;
    QVERIFY2(std::abs(luck.mean()) < kStandardErrors * luck.error(), qPrintable(message));
    // The points lost by the player's random moves must not count as bad luck.
    QVERIFY2(decisions.mean() < -kStandardErrors * decisions.error(), qPrintable(message));
    QVERIFY2(std::abs(luck.mean()) < -decisions.mean() / 2, qPrintable(message));
  }
};

DOWNPILE_TEST(TestLuckShare, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 30);
#include "tst_luck_share.moc"
