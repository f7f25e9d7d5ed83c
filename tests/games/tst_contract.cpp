// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the contract (support/contract.h) of every game in the catalog, with random house rules
// and many seeds. The thorough tests use all numbers of players. A failure names its seed; nothing
// depends on the clock.
#include <QDir>
#include <map>

#include "games/catalog.h"
#include "games/contract_traits.h"
#include "runner/test_class.h"
#include "support/contract.h"
#include "support/deal_script.h"
#include "support/secrets.h"
#include "support/state_fuzzer.h"

using namespace downpile;
using namespace downpile::test;

class TestContract : public QObject {
  Q_OBJECT

  // Adds a row for each game and number of players. The quick tests use the fewest and the most
  // players.
  static void eachTable() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    for (const CatalogEntry& entry : catalog()) {
      for (int n = entry.info->minPlayers; n <= entry.info->maxPlayers; ++n) {
        const bool isBound = n == entry.info->minPlayers || n == entry.info->maxPlayers;
        if (!tests::isThorough() && !isBound) continue;
        const QString id(entry.info->id.data());
        QTest::addRow("%s, %d players", qPrintable(id), n) << id << n;
      }
    }
  }

  // Calls act<G>(seed, coverage) for the game in this row of test data, with `count` seeds (7 %
  // of them in the quick tier). Stops at the first failure.
  template <class Act>
  void withSeeds(int count, Act act) {
    QFETCH(QString, game);
    QString broken;
    withGame(game.toStdString(), [&]<class G>() {
      const int seeds = std::max(1, static_cast<int>(count * tests::effort(0.07, 1.0)));
      for (int seed = 1; seed <= seeds && broken.isEmpty(); ++seed) {
        const std::string message =
            act.template operator()<G>(static_cast<std::uint64_t>(seed), coverageOf(G::info()));
        if (!message.empty()) broken = QStringLiteral("seed %1: ").arg(seed) + message.c_str();
      }
    });
    QVERIFY2(broken.isEmpty(), qPrintable(broken));
  }

  Coverage& coverageOf(const GameInfo& info) {
    return coverage_.try_emplace(std::string(info.id), info).first->second;
  }

  std::map<std::string, Coverage> coverage_;
  std::set<std::string> done_;

 private slots:
  void cleanup() {
    if (!QTest::currentTestFailed()) done_.insert(QTest::currentTestFunction());
  }

  void checkedPositionsOfRandomDealsSatisfyTheGameContract_data() { eachTable(); }
  void checkedPositionsOfRandomDealsSatisfyTheGameContract() {
    QFETCH(int, players);
    withSeeds(20, [&]<class G>(std::uint64_t seed, Coverage& coverage) -> std::string {
      Contract<G> contract(seed, players, coverage);
      try {
        contract.play(3);
      } catch (const Broken& broken) {
        return std::string(broken.what()) + " [" + contract.context() + "]";
      }
      return {};
    });
  }

  void exchangingHiddenCardsChangesNothingThatAViewerSees_data() { eachTable(); }
  void exchangingHiddenCardsChangesNothingThatAViewerSees() {
    QFETCH(int, players);
    int exchanges = 0;
    withSeeds(15, [&]<class G>(std::uint64_t seed, Coverage&) -> std::string {
      Secrets<G> secrets(seed, players);
      try {
        secrets.play(static_cast<int>(seed * 29 % 400));
      } catch (const Broken& broken) {
        return std::string(broken.what()) + " [" + secrets.context() + "]";
      }
      exchanges += secrets.exchanges();
      return {};
    });
    QVERIFY(exchanges > 0);
  }

  void otherCopiesOfEqualCardsChangeNothing_data() { eachTable(); }
  void otherCopiesOfEqualCardsChangeNothing() {
    QFETCH(int, players);
    withSeeds(150, [&]<class G>(std::uint64_t seed, Coverage&) -> std::string {
      Secrets<G> secrets(seed, players);
      try {
        secrets.playOtherCopies(500);
      } catch (const Broken& broken) {
        return std::string(broken.what()) + " [" + secrets.context() + "]";
      }
      return {};
    });
  }

  void damagedGameStateIsRefusedOrReadAsAValidState_data() { eachTable(); }
  void damagedGameStateIsRefusedOrReadAsAValidState() {
    QFETCH(int, players);
    withSeeds(4, [&]<class G>(std::uint64_t seed, Coverage& coverage) -> std::string {
      try {
        fuzzStates<G>(seed, players, coverage);
      } catch (const Broken& broken) {
        return broken.what();
      }
      return {};
    });
  }

  // Runs the scripted deals only to record which parts of the games they use. tst_scripted_deals
  // checks whether they pass.
  void runsScriptedDealsToMeasureTheirCoverage() {
    for (const CatalogEntry& entry : catalog()) {
      QDir folder(QStringLiteral(DOWNPILE_DEALS "/%1").arg(entry.info->id.data()));
      for (const QFileInfo& info : folder.entryInfoList({QStringLiteral("*.deal")}, QDir::Files)) {
        QFile file(info.filePath());
        QVERIFY(file.open(QFile::ReadOnly));
        runDealScript(info.fileName().toStdString(), file.readAll().toStdString(), entry,
                      coverageOf(*entry.info));
      }
    }
  }

  // The tests of this class together use every verb, refusal reason, sentence, moment, score line,
  // rule, notable option value and number of players of every game.
  void contractTestsAndScriptedDealsExerciseEveryPartOfEveryGame() {
    if (!tests::isThorough()) QSKIP("complete only in the thorough tier");
    if (!done_.contains("checkedPositionsOfRandomDealsSatisfyTheGameContract") ||
        !done_.contains("runsScriptedDealsToMeasureTheirCoverage")) {
      QSKIP("only counts when everything above was run");
    }
    QStringList missing;
    for (const CatalogEntry& entry : catalog()) {
      for (const std::string& line : coverageOf(*entry.info).missing()) missing << line.c_str();
    }
    QVERIFY2(missing.isEmpty(), qPrintable('\n' + missing.join('\n')));
  }
};

DOWNPILE_TEST(TestContract, .tier = downpile::tests::Tier::both);
#include "tst_contract.moc"
