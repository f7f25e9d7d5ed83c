// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Underwear keep the contract of all computer players (bot_contract.h).
#include "bot_contract.h"
#include "games/underwear/underwear.h"

using namespace downpile;

class TestUnderwearBots : public QObject {
  Q_OBJECT

  const match::BotContract<Underwear> contract_;

 private slots:
  void playsLegally() { contract_.playsLegally(700, 20); }
  void knowsNoMoreThanItsView() { contract_.knowsNoMoreThanItsView(40); }
  void stopsWhenCancelled() { contract_.stopsWhenCancelled(); }
  void isSilentWhereItMayNotAct() { contract_.isSilentWhereItMayNotAct(); }
  void advisesWhatItPlays() { contract_.advisesWhatItPlays(12); }
};

QTEST_APPLESS_MAIN(TestUnderwearBots)
#include "tst_underwear_bots.moc"
