// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of 3UP 3DOWN keep the contract of all computer players (bot_contract.h), in
// all that the game can lead them to.
#include "bot_contract.h"
#include "games/three-up-three-down/three_up_three_down.h"

using namespace downpile;

class TestThreeUpThreeDownBots : public QObject {
  Q_OBJECT

  using G = ThreeUpThreeDown;

  const match::BotContract<G> contract_;

 private slots:
  void playsLegally() { contract_.playsLegally(300, 67); }
  void knowsNoMoreThanItsView() { contract_.knowsNoMoreThanItsView(151); }
  void stopsWhenCancelled() { contract_.stopsWhenCancelled(); }
  void isSilentWhereItMayNotAct() { contract_.isSilentWhereItMayNotAct(); }
  void advisesWhatItPlays() { contract_.advisesWhatItPlays(12); }

  // The positions of the contract have them choose what lies face up, whose views hide more, and
  // pick up a pile that they need not.
  void meetsAllKindsOfPositions() {
    int facing = 0;
    int pickedUpByChoice = 0;
    contract_.eachPosition(300, [&](const GameOf<G>& game, int player, const Action& action) {
      facing += game.game().state().phase == G::Phase::face ? 1 : 0;
      if (action.verb != G::kPickup) return;
      int others = 0;
      game.game().legal(player, [&](const Action& other) { others += other.verb != G::kPickup; });
      pickedUpByChoice += others > 0 ? 1 : 0;
    });
    QVERIFY(facing > 300);
    QVERIFY(pickedUpByChoice > 0);
  }
};

QTEST_APPLESS_MAIN(TestThreeUpThreeDownBots)
#include "tst_three_up_three_down_bots.moc"
