// SPDX-License-Identifier: GPL-3.0-or-later
// Back and forth in the game at the table: undo, redo, a deal once more; and what is played without
// the person's hands: the hint, and moves without a choice.
#include <QSignalSpy>
#include <QtTest>

#include "../support/dealt.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// Player 1 draws, then it is the person's turn: 9H on the downpile.
Deal standardDeal() {
  return {.hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"8S 8D 8C 7S 7D 6S 6D"_s},
          .turned = u"9H"_s,
          .stock = u"QS TH"_s,
          .moves = {u"1 draw"_s}};
}

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
  QSignalSpy changed(&table.controller, &TableController::changed);
  QVERIFY(!table.controller.mayRedo());
  QVERIFY(!table.controller.redo());
  table.controller.pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.drop(u"downpile"_s));
  QTRY_VERIFY(table.controller.yourTurn());
  const auto story = table.controller.story()->rows();
  const QStringList hand = table.faces(u"downpile"_s);
  QVERIFY(table.controller.undo());
  QVERIFY(table.controller.mayRedo());
  changed.clear();
  QVERIFY(table.controller.redo());
  QVERIFY(!changed.isEmpty());
  QVERIFY(table.controller.yourTurn());
  QCOMPARE(table.controller.story()->rows(), story);
  QCOMPARE(table.faces(u"downpile"_s), hand);
  QVERIFY(!table.controller.mayRedo());
  QVERIFY(table.controller.mayUndo());
}

void TestPast::anotherMoveEndsRedo() {
  Table table(standardDeal());
  table.controller.pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.drop(u"downpile"_s));
  QTRY_VERIFY(table.controller.yourTurn());
  QVERIFY(table.controller.undo());
  QVERIFY(table.controller.press(u"draw"_s));
  QVERIFY(!table.controller.mayRedo());
}

void TestPast::restartsTheDeal() {
  Table table(standardDeal());
  QVERIFY(!table.controller.mayRestartDeal());
  QVERIFY(!table.controller.restartDeal());
  for (int turn = 0; turn < 2; ++turn) {
    QVERIFY(table.controller.press(u"draw"_s));
    QTRY_VERIFY(table.controller.yourTurn());
  }
  QVERIFY(table.controller.mayRestartDeal());
  QVERIFY(table.controller.restartDeal());
  // The others play as they did then: they know nothing of it.
  QTRY_VERIFY(table.controller.yourTurn());
  for (const QString& face : {u"7H"_s, u"6H"_s, u"5H"_s, u"9C"_s, u"KS"_s, u"2D"_s, u"4C"_s}) {
    QVERIFY(table.key(face) > 0);
  }
  QVERIFY(!table.controller.mayRestartDeal());
  QCOMPARE(count(table.journal->text, "undo "), 1);
}

void TestPast::saysWhereNothingCanBeWritten() {
  Table table(standardDeal());
  QVERIFY(table.controller.press(u"draw"_s));
  QTRY_VERIFY(table.controller.yourTurn());
  table.journal->full = true;
  QVERIFY(!table.controller.restartDeal());
  QVERIFY(!table.controller.notSaved().isEmpty());
  table.journal->full = false;
  QVERIFY(table.controller.undo());
  QCOMPARE(table.controller.notSaved(), QString());
  table.journal->full = true;
  QVERIFY(!table.controller.redo());
  QVERIFY(!table.controller.notSaved().isEmpty());
}

void TestPast::playsTheHint() {
  Table table(standardDeal());
  QVERIFY(!table.controller.playHint());
  table.controller.hint();
  QTRY_VERIFY(!table.controller.hintText().isEmpty());
  const auto before = table.journal->text.size();
  QVERIFY(table.controller.playHint());
  QVERIFY(table.journal->text.find("move 0 ", before) != std::string::npos);
  QCOMPARE(table.controller.hintText(), QString());
  QVERIFY(!table.controller.playHint());
}

void TestPast::forcedMovesAreLeftToThePersonAtFirst() {
  Table table(drawingDeal());
  QVERIFY(!table.settings.playForced());
  QTest::qWait(700);
  QVERIFY(table.controller.yourTurn());
  QVERIFY(!table.controller.mayUndo());
}

void TestPast::playsForcedMoves() {
  Table table(drawingDeal());
  table.settings.setPlayForced(true);
  QVERIFY2(table.controller.yourTurn(), "not at once");
  QTRY_VERIFY(count(table.journal->text, "move 0 draw") == 1);
}

void TestPast::choicesAreThePersons() {
  Table table(standardDeal());
  table.settings.setPlayForced(true);
  QTest::qWait(700);
  QVERIFY(table.controller.yourTurn());
  QVERIFY(!table.controller.mayUndo());
}

// To double is the one thing that can be done, but nobody has to.
void TestPast::offTurnMovesAreThePersons() {
  Deal deal = standardDeal();
  deal.options = {u"doubling=on"_s};
  deal.moves = {u"1 draw"_s, u"0 draw"_s};
  Table table(deal);
  QVERIFY(!table.controller.yourTurn() || table.has(u"draw"_s));
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
  QVERIFY(table.controller.undo());
  QVERIFY2(table.key(u"7H"_s) > 0, "the decision is taken back, not only what came by itself");
  QTest::qWait(700);
  QVERIFY(table.controller.mayRedo());
  QVERIFY(table.controller.redo());
  QCOMPARE(table.key(u"7H"_s), 0);

  // Where there was no decision, what is taken back is not at once made again.
  Table other(drawingDeal());
  other.settings.setPlayForced(true);
  QTRY_VERIFY(other.controller.mayUndo());
  QVERIFY(other.controller.undo());
  const auto drawn = count(other.journal->text, "move 0 draw");
  QTest::qWait(700);
  QCOMPARE(count(other.journal->text, "move 0 draw"), drawn);
  QVERIFY(other.controller.press(u"draw"_s));
  QCOMPARE(count(other.journal->text, "move 0 draw"), drawn + 1);
}

// Who has taken up a card is asking something: the table waits.
void TestPast::waitsForHands() {
  Table table(drawingDeal());
  table.controller.toggle(table.key(u"3S"_s));
  table.settings.setPlayForced(true);
  QTest::qWait(700);
  QVERIFY(!table.controller.mayUndo());
  table.controller.clearSelection();
  QTRY_VERIFY(table.controller.mayUndo());
}

QTEST_GUILESS_MAIN(TestPast)

#include "tst_past.moc"
