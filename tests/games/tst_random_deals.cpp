// SPDX-License-Identifier: GPL-3.0-or-later
// Plays many random deals. The legal moves are checked after every move, the other invariants
// (support/invariants.h) sometimes. Meant to be run with sanitizers; the program random_deals plays
// any number of deals.

#include "games/catalog.h"
#include "runner/test_class.h"
#include "support/random_walk.h"

using namespace downpile;
using namespace downpile::test;

class TestRandomDeals : public QObject {
  Q_OBJECT

 private slots:
  void everyGameKeepsItsInvariantsInRandomDeals_data() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << QString(entry.info->id.data());
    }
  }
  void everyGameKeepsItsInvariantsInRandomDeals() {
    const std::int64_t deals = tests::effort(3000, 8000);
    // Limit of moves per game of the catalog: fewer deals are played if they are long.
    const std::int64_t moves = tests::effort(200'000, 500'000);
    QFETCH(QString, game);
    QString broken;
    WalkFigures figures;
    withGame(game.toStdString(), [&]<class G>() {
      const int seats = G::info().maxPlayers - G::info().minPlayers + 1;
      for (int number = 0; figures.deals < deals && figures.moves < moves && broken.isEmpty();
           ++number) {
        const int players = G::info().minPlayers + number % seats;
        RandomWalk<G> walk(static_cast<std::uint64_t>(number), players, figures);
        const std::string wrong = walk.play(deals);
        if (wrong.empty()) continue;
        broken = QStringLiteral("walk %1, %2 players, %3: %4")
                     .arg(number)
                     .arg(players)
                     .arg(walk.options().c_str(), wrong.c_str());
      }
    });
    QVERIFY2(broken.isEmpty(), qPrintable(broken));
    qInfo("%s", figures.text().c_str());
  }
};

DOWNPILE_TEST(TestRandomDeals, .tier = tests::Tier::both, .thoroughSeconds = 10);
#include "tst_random_deals.moc"
