// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of every game keep the contract of bot_contract.h.
#include "bot_contract.h"
#include "games/catalog.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

// How much the thorough tier plays; the quick tier plays a fifth.
struct Amount {
  std::string_view game;
  int games;
  int moves;    // of each game, at least on average
  int worlds;   // games whose positions are compared with other worlds
  int advised;  // games whose advice is compared with the move
  int deals;    // of each game
};

constexpr Amount kAmounts[] = {
    {"underwear", 700, 20, 40, 12, 4},
    {"life", 300, 20, 40, 12, 4},
    {"three-up-three-down", 300, 67, 151, 12, 4},
    {"ultimate-loser", 300, 20, 40, 12, 4},
    // Whole games: hands grow from deal to deal, and shrink again.
    {"up-and-down", 150, 134, 51, 4, UpAndDown::kMostDeals},
};

}  // namespace

class TestBotContract : public QObject {
  Q_OBJECT

 private slots:
  void everyGameIsListed() { QCOMPARE(std::size(kAmounts), catalog().size()); }

  void playsLegally_data() { addGames(); }
  void playsLegally() {
    run([](const auto& contract, const Amount& all) {
      contract.playsLegally(tests::effort(all.games / 5, all.games), all.moves);
    });
  }
  void knowsNoMoreThanItsView_data() { addGames(); }
  void knowsNoMoreThanItsView() {
    run([](const auto& contract, const Amount& all) {
      contract.knowsNoMoreThanItsView(tests::effort(all.worlds / 5, all.worlds));
    });
  }
  void stopsWhenCancelled_data() { addGames(); }
  void stopsWhenCancelled() {
    run([](const auto& contract, const Amount&) { contract.stopsWhenCancelled(); });
  }
  void isSilentOutOfTurn_data() { addGames(); }
  void isSilentOutOfTurn() {
    run([](const auto& contract, const Amount&) { contract.isSilentWhereItMayNotAct(); });
  }
  void advisesWhatItPlays_data() { addGames(); }
  void advisesWhatItPlays() {
    run([](const auto& contract, const Amount& all) {
      contract.advisesWhatItPlays(tests::effort(std::min(all.advised, 4), all.advised));
    });
  }

 private:
  static void addGames() {
    QTest::addColumn<int>("row");
    int row = 0;
    for (const Amount& all : kAmounts) QTest::newRow(all.game.data()) << row++;
  }

  template <class Act>
  void run(Act act) {
    QFETCH(int, row);
    const Amount& all = kAmounts[row];
    withGame(all.game,
             [&]<class G>() { act(match::BotContract<G>(match::makeBots<G>(), all.deals), all); });
  }
};

DOWNPILE_TEST(TestBotContract, .tier = downpile::tests::Tier::both, .thoroughSeconds = 40);
#include "tst_bot_contract.moc"
