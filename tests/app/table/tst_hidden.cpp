// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden information appears nowhere on the person's table. Two games differing only in hidden
// cards give the same models, labels and sentences, byte for byte, through all moves and an undo.
// Visible cards are shown.

#include "../support/dealt.h"
#include "../support/model_log.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// A move of the deal, played in two worlds differing only in cards hidden from the person.
struct ScriptedMove {
  int player;
  const char* move;   // player 0: place where `cards` are played, or "undo"; others: the move
  const char* cards;  // cards played by player 0
};

constexpr ScriptedMove kScript[] = {
    {1, "down 8H", ""},       {2, "draw", ""},          {0, "downpile", "9C"},  // refused
    {0, "downpile", "7H"},    {1, "draw", ""},          {2, "draw", ""},
    {0, "downpile", "6H"},    {1, "royals JD", ""},     {2, "open 9S", ""},
    {0, "downpile", "9C"},    {1, "draw", ""},          {2, "draw", ""},
    {0, "undo", ""},          {0, "downpile", "9C"},    {1, "draw", ""},
    {2, "draw", ""},          {0, "downpile", "2D 4C"},  // refused
    {0, "upPiles/0/0", "KS"}, {0, "downpile", "4C"},     // refused: another player's turn
};

QString play(const Deal& deal, const QString& motion) {
  Table table;
  table.settings.setPace(u"unhurried"_s);
  table.settings.setMotion(motion);
  if (!table.resume(recordOf(deal))) return {};
  TableController& controller = table.controller;
  controller.pace()->setWaiting(true);  // bots do not move
  TableLog log(controller);
  for (const ScriptedMove& scripted : kScript) {
    const QString move = QString::fromLatin1(scripted.move);
    if (scripted.player != 0) {
      const auto action = actionFromText(scripted.move, Underwear::info().verbs, CardFamily::french,
                                         [](const Action&) { return CardSet(); });
      if (sourceOf(controller).play(scripted.player, *action) != Session::Result::played) return {};
      // The test waits until all events of a move of player 1 have been shown. The table shows a
      // move of player 2 at once when the user acts next.
      const auto isSeen = [&] { return !controller.presenter()->moving(); };
      if (scripted.player == 1 && !table.skipUntil(isSeen)) return {};
    } else if (move == "undo"_L1) {
      controller.undoHistory()->undo();
    } else {
      for (const QString& face :
           QString::fromLatin1(scripted.cards).split(u' ', Qt::SkipEmptyParts)) {
        controller.gestures()->toggle(table.key(face));
      }
      controller.gestures()->playAt(move);
      controller.gestures()->clearSelection();
    }
  }
  controller.pace()->hurry();
  return log.text();
}

}  // namespace

class TestHidden : public QObject {
  Q_OBJECT

 private slots:
  void hiddenCardsDoNotChangeTheTable_data();
  void hiddenCardsDoNotChangeTheTable();
  void changedCardOfTheOwnHandChangesTheTable();
  void cardModelContainsNoFacesOfOpponentsHands();
  void reshuffledCardsGetNewIdsOnTheTable();
};

void TestHidden::hiddenCardsDoNotChangeTheTable_data() {
  QTest::addColumn<QString>("motion");
  QTest::newRow("event by event") << u"full"_s;
  QTest::newRow("at once") << u"reduced"_s;
}

void TestHidden::hiddenCardsDoNotChangeTheTable() {
  QFETCH(QString, motion);
  const QString first = play(worldOfHiddenCards(false), motion);
  const QString other = play(worldOfHiddenCards(true), motion);
  QVERIFY(first.size() > 10000);
  // Two openly played cards appear, so the moves were made as planned.
  QVERIFY(first.contains(u"9 of spades"_s) && first.contains(u"jack of diamonds"_s));
  QCOMPARE(other, first);
}

// Counter-check: worlds with different open cards give different tables.
void TestHidden::changedCardOfTheOwnHandChangesTheTable() {
  Deal other = worldOfHiddenCards(false);
  other.hands[0].replace(u"4C"_s, u"4D"_s);
  QVERIFY(play(other, u"reduced"_s) != play(worldOfHiddenCards(false), u"reduced"_s));
}

void TestHidden::cardModelContainsNoFacesOfOpponentsHands() {
  Table table(worldOfHiddenCards(false));
  int backs = 0;
  for (const CardRow& row : table.cards()) {
    if (row.zone == "hands"_L1 && !row.isOwn) {
      ++backs;
      QCOMPARE(row.face, QString());
      QVERIFY2(row.label.contains(u"Mika"_s) || row.label.contains(u"Nora"_s),
               qPrintable(row.label));
    } else {
      QVERIFY(!row.face.isEmpty());
    }
  }
  QCOMPARE(backs, 14);
}

void TestHidden::reshuffledCardsGetNewIdsOnTheTable() {
  Deal deal{.hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"JH QH KH JD QD KD 6D"_s}, .turned = u"9H"_s};
  // All cards of the stock are drawn. The next draw shuffles the royalties in the discard pile.
  deal.moves = {u"1 royals JH QH"_s};
  for (int i = 0; i < 37; ++i) deal.moves << (i % 2 == 0 ? u"0 draw"_s : u"1 draw"_s);
  Table table;
  QVERIFY(table.resume(recordOf(deal)));
  QCOMPARE(table.place(u"stock"_s)->size, 0);
  QVERIFY(table.place(u"discard"_s)->size > 0);
  std::vector<int> keys;
  for (const CardRow& row : table.cards()) {
    if (row.zone == "discard"_L1) keys.push_back(row.key);
  }
  QVERIFY(!keys.empty());
  const int player = table.controller.status()->yourTurn() ? 0 : 1;
  QCOMPARE(sourceOf(table.controller).play(player, Action{.verb = Underwear::kDraw}),
           Session::Result::played);
  QCOMPARE(table.place(u"discard"_s)->size, 0);
  for (const CardRow& row : table.cards()) {
    QVERIFY(std::ranges::find(keys, row.key) == keys.end());
  }
}

DOWNPILE_TEST(TestHidden);
#include "tst_hidden.moc"
