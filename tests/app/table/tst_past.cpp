// SPDX-License-Identifier: GPL-3.0-or-later
// Back and forth in the game at the table: undo, redo, a deal once more; and what is played without
// the person's hands: the hint, and moves without a choice.
#include <QSignalSpy>

#include "../support/dealt.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// The person can do nothing but draw, before and after that.
Deal drawingDeal() {
  return {.hands = {u"3S 3D 3C 4S 4D 4C 5S"_s, u"8S 8D 8C 7S 7D 6S 6D"_s},
          .turned = u"9H"_s,
          .stock = u"QS 5D 5C 6C 7C"_s,
          .moves = {u"1 draw"_s}};
}

qsizetype count(const std::string& text, std::string_view part) {
  qsizetype found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

class TestPast : public QObject {
  Q_OBJECT

 private slots:
  void doesAgain();
  void anotherMoveEndsRedo();
  void restartsTheDeal();
  void saysWhereNothingCanBeWritten();
  void playsTheHint();
  void forcedMovesAreLeftToThePersonAtFirst();
  void playsForcedMoves();
  void choicesAreThePersons();
  void offTurnMovesAreThePersons();
  void undoGoesBackToAChoice();
  void waitsForHands();
};

void TestPast::doesAgain() {
  Table table(standardDeal());
  QSignalSpy changed(table.controller.status(), &TableStatus::updated);
  QVERIFY(!table.controller.past()->mayRedo());
  QVERIFY(!table.controller.past()->redo());
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QTRY_VERIFY(table.controller.status()->yourTurn());
  const auto story = table.controller.story()->rows();
  const QStringList hand = table.faces(u"downpile"_s);
  QVERIFY(table.controller.past()->undo());
  QVERIFY(table.controller.past()->mayRedo());
  changed.clear();
  QVERIFY(table.controller.past()->redo());
  QVERIFY(!changed.isEmpty());
  QVERIFY(table.controller.status()->yourTurn());
  QCOMPARE(table.controller.story()->rows(), story);
  QCOMPARE(table.faces(u"downpile"_s), hand);
  QVERIFY(!table.controller.past()->mayRedo());
  QVERIFY(table.controller.past()->mayUndo());
}

void TestPast::anotherMoveEndsRedo() {
  Table table(standardDeal());
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QTRY_VERIFY(table.controller.status()->yourTurn());
  QVERIFY(table.controller.past()->undo());
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QVERIFY(!table.controller.past()->mayRedo());
}

void TestPast::restartsTheDeal() {
  Table table(standardDeal());
  QVERIFY(!table.controller.past()->mayRestartDeal());
  QVERIFY(!table.controller.past()->restartDeal());
  for (int turn = 0; turn < 2; ++turn) {
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    QTRY_VERIFY(table.controller.status()->yourTurn());
  }
  QVERIFY(table.controller.past()->mayRestartDeal());
  QVERIFY(table.controller.past()->restartDeal());
  // The others play as they did then: they know nothing of it.
  QTRY_VERIFY(table.controller.status()->yourTurn());
  for (const QString& face : {u"7H"_s, u"6H"_s, u"5H"_s, u"9C"_s, u"KS"_s, u"2D"_s, u"4C"_s}) {
    QVERIFY(table.key(face) > 0);
  }
  QVERIFY(!table.controller.past()->mayRestartDeal());
  QCOMPARE(count(table.journal->text, "undo "), 1);
}

void TestPast::saysWhereNothingCanBeWritten() {
  Table table(standardDeal());
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QTRY_VERIFY(table.controller.status()->yourTurn());
  table.journal->failing = true;
  QVERIFY(!table.controller.past()->restartDeal());
  QVERIFY(!table.controller.coach()->notSaved().isEmpty());
  table.journal->failing = false;
  QVERIFY(table.controller.past()->undo());
  QCOMPARE(table.controller.coach()->notSaved(), QString());
  table.journal->failing = true;
  QVERIFY(!table.controller.past()->redo());
  QVERIFY(!table.controller.coach()->notSaved().isEmpty());
}

void TestPast::playsTheHint() {
  Table table(standardDeal());
  QVERIFY(!table.controller.gestures()->playHint());
  table.controller.coach()->hint();
  QTRY_VERIFY(!table.controller.coach()->hintText().isEmpty());
  const auto before = table.journal->text.size();
  QVERIFY(table.controller.gestures()->playHint());
  QVERIFY(table.journal->text.find("move 0 ", before) != std::string::npos);
  QCOMPARE(table.controller.coach()->hintText(), QString());
  QVERIFY(!table.controller.gestures()->playHint());
}

void TestPast::forcedMovesAreLeftToThePersonAtFirst() {
  Table table(drawingDeal());
  QVERIFY(!table.settings.playForced());
  table.skipAll();
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY(!table.controller.past()->mayUndo());
}

void TestPast::playsForcedMoves() {
  Table table(drawingDeal());
  table.settings.setPlayForced(true);
  QVERIFY2(table.controller.status()->yourTurn(), "not at once");
  QVERIFY(table.skip());
  QCOMPARE(table.time.now(), 500);
  QCOMPARE(count(table.journal->text, "move 0 draw"), 1);
}

void TestPast::choicesAreThePersons() {
  Table table(standardDeal());
  table.settings.setPlayForced(true);
  table.skipAll();
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY(!table.controller.past()->mayUndo());
}

// To double is the one thing that can be done, but nobody has to.
void TestPast::offTurnMovesAreThePersons() {
  Deal deal = standardDeal();
  deal.options = {u"doubling=on"_s};
  deal.moves = {u"1 draw"_s, u"0 draw"_s};
  Table table(deal);
  QVERIFY(!table.controller.status()->yourTurn() || table.has(u"draw"_s));
  const Session& session = sessionOf(table.controller);
  for (int player = 0; player < 2; ++player) {
    if (session.standing().turn == player) continue;
    QVERIFY(!ForcedMoves::only(*session.view(player)));
  }
}

void TestPast::undoGoesBackToAChoice() {
  Deal deal = standardDeal();
  // After the 7 nothing but drawing is left.
  deal.hands[0] = u"7H 3S 3D 3C 4S 4D 4C"_s;
  deal.stock = u"QS 5D 5C 6C 9D 9S"_s;
  deal.moves << u"0 down 7H"_s << u"1 draw"_s << u"0 draw"_s << u"1 draw"_s;
  Table table(deal);
  table.settings.setPlayForced(true);
  QVERIFY(table.controller.past()->undo());
  QVERIFY2(table.key(u"7H"_s) > 0, "the decision is taken back, not only what came by itself");
  table.skipAll();
  QVERIFY(table.controller.past()->mayRedo());
  QVERIFY(table.controller.past()->redo());
  QCOMPARE(table.key(u"7H"_s), 0);

  // Where there was no decision, what is taken back is not at once made again.
  Table other(drawingDeal());
  other.settings.setPlayForced(true);
  QVERIFY(other.skipUntil([&] { return other.controller.past()->mayUndo(); }));
  QVERIFY(other.controller.past()->undo());
  const auto drawn = count(other.journal->text, "move 0 draw");
  other.skipAll();
  QCOMPARE(count(other.journal->text, "move 0 draw"), drawn);
  QVERIFY(other.controller.gestures()->press(u"draw"_s));
  QCOMPARE(count(other.journal->text, "move 0 draw"), drawn + 1);
}

// Who has taken up a card is asking something: the table waits.
void TestPast::waitsForHands() {
  Table table(drawingDeal());
  table.controller.gestures()->toggle(table.key(u"3S"_s));
  table.settings.setPlayForced(true);
  table.skipAll();
  QVERIFY(!table.controller.past()->mayUndo());
  table.controller.gestures()->clearSelection();
  QVERIFY(table.skipUntil([&] { return table.controller.past()->mayUndo(); }));
}

DOWNPILE_TEST(TestPast);

#include "tst_past.moc"
