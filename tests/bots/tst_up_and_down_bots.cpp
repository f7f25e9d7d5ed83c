// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Up and Down keep the contract of all computer players (bot_contract.h),
// and wait where the table does.
#include "bot_contract.h"
#include "games/up-and-down/up_and_down.h"

using namespace downpile;

class TestUpAndDownBots : public QObject {
  Q_OBJECT

  // Whole games: hands grow from deal to deal, and shrink again.
  const match::BotContract<UpAndDown> contract_{match::makeBots<UpAndDown>(),
                                                UpAndDown::kMostDeals};

 private slots:
  void playsLegally() { contract_.playsLegally(150, 134); }
  void knowsNoMoreThanItsView() { contract_.knowsNoMoreThanItsView(51); }
  void stopsWhenCancelled() { contract_.stopsWhenCancelled(); }
  void isSilentWhereItMayNotAct() { contract_.isSilentWhereItMayNotAct(); }
  void advisesWhatItPlays() { contract_.advisesWhatItPlays(4); }

  // Before the cards are dealt, and while trumps are not drawn yet.
  void isSilentBeforeTheBids() {
    UpAndDown game(standardValues(UpAndDown::info().options), 2);
    const auto expectSilence = [&] {
      const ViewOf<UpAndDown> seen(view(game, 1));
      for (const auto& bot : match::makeBots<UpAndDown>()) {
        Random random(1);
        QVERIFY(!bot->choose(seen, random, kNever));
        QVERIFY(!bot->advise(seen, random, kNever));
      }
    };
    expectSilence();
    Random random(1);
    game.resolve(Chance::draw(game.chance(), random), NoReport{});
    QVERIFY(game.chance().kind == ChanceNeed::Kind::pick);
    expectSilence();
  }
};

QTEST_APPLESS_MAIN(TestUpAndDownBots)
#include "tst_up_and_down_bots.moc"
