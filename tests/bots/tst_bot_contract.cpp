// SPDX-License-Identifier: GPL-3.0-or-later
// The bots of every game satisfy the contract in bot_contract.h.
#include <algorithm>

#include "bot_contract.h"
#include "games/catalog.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

// Amounts for the checks of a game in thorough test runs. Quick runs use a fifth of `games` and
// `worlds`, and a quarter of `advised`.
struct Work {
  std::string_view game;
  int games;
  int moves;    // minimum average number of moves per game
  int worlds;   // number of games where choices are compared between worlds
  int advised;  // games whose advice is compared with the move
  int deals;    // maximum number of deals per game
};

constexpr Work kAmounts[] = {
    {"underwear", 700, 20, 40, 12, 4},
    {"life", 300, 20, 40, 12, 4},
    {"three-up-three-down", 300, 67, 151, 12, 4},
    {"ultimate-loser", 300, 20, 40, 12, 4},
    // Whole games, because the size of hands changes from deal to deal.
    {"up-and-down", 150, 134, 51, 4, UpAndDown::kMostDeals},
};

}  // namespace

class TestBotContract : public QObject {
  Q_OBJECT

 private slots:
  void botContractIsTestedForEveryGame() {
    QCOMPARE(std::size(kAmounts), catalog().size());
    for (const CatalogEntry& entry : catalog()) {
      const std::string id(entry.info->id);
      QVERIFY2(std::ranges::find(kAmounts, id, &Work::game) != std::end(kAmounts), id.c_str());
    }
  }

  void makesOnlyLegalMoves_data() { addGames(); }
  void makesOnlyLegalMoves() {
    run([](const auto& contract, const Work& all) {
      contract.makesOnlyLegalMoves(tests::effort(all.games / 5, all.games), all.moves);
    });
  }
  void usesOnlyItsView_data() { addGames(); }
  void usesOnlyItsView() {
    run([](const auto& contract, const Work& all) {
      contract.usesOnlyItsView(tests::effort(all.worlds / 5, all.worlds));
    });
  }
  void returnsNeitherMoveNorAdviceIfCancelled_data() { addGames(); }
  void returnsNeitherMoveNorAdviceIfCancelled() {
    run([](const auto& contract, const Work&) { contract.stopsWhenCancelled(); });
  }
  void makesNoMoveIfItMayNotAct_data() { addGames(); }
  void makesNoMoveIfItMayNotAct() {
    run([](const auto& contract, const Work&) { contract.isSilentIfItMayNotAct(); });
  }
  void adviceOfABotSuggestsTheMoveItWouldPlay_data() { addGames(); }
  void adviceOfABotSuggestsTheMoveItWouldPlay() {
    run([](const auto& contract, const Work& all) {
      contract.adviceMatchesMove(tests::effort(all.advised / 8, all.advised));
    });
  }

 private:
  static void addGames() {
    QTest::addColumn<int>("row");
    int row = 0;
    for (const Work& all : kAmounts) QTest::newRow(all.game.data()) << row++;
  }

  template <class Act>
  void run(Act act) {
    QFETCH(int, row);
    const Work& all = kAmounts[row];
    withGame(all.game,
             [&]<class G>() { act(match::BotContract<G>(match::makeBots<G>(), all.deals), all); });
  }
};

DOWNPILE_TEST(TestBotContract, .tier = downpile::tests::Tier::both, .thoroughSeconds = 40);
#include "tst_bot_contract.moc"
