// SPDX-License-Identifier: GPL-3.0-or-later
// Undo, redo, restarting a deal, playing the move of a hint, and automatic forced moves.
#include <QSignalSpy>

#include "../support/dealt.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// The person can only draw, at this turn and at the next.
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

class TestUndoHistory : public QObject {
  Q_OBJECT

 private slots:
  void redoRepeatsTheMove();
  void undoNamesTheMoveAndRedoSpeaksAllRepeatedEvents();
  void simultaneousChoicesKeepTheirOrderAfterAnUndo();
  void newMoveAfterAnUndoDisablesRedo();
  void restartsTheDealWithTheSameCards();
  void restartOrRedoThatCannotBeWrittenIsReported();
  void redoOfADamagedMoveSaysSoAndIsNotOfferedAgain();
  void playHintMakesTheSuggestedMoveAndClearsTheHint();
  void onlyLegalMoveIsNotPlayedAutomaticallyByDefault();
  void playsTheOnlyLegalMoveIfTheSettingIsOn();
  void nothingIsPlayedAutomaticallyIfThereIsAChoice();
  void optionalMoveOffTurnIsNotPlayedAutomatically();
  void undoSkipsForcedMovesBackToTheLastDecision();
  void automaticMoveWaitsWhileTheUserHasSelectedCards();
};

void TestUndoHistory::redoRepeatsTheMove() {
  Table table(standardDeal());
  QSignalSpy changed(table.controller.status(), &TableStatus::updated);
  QVERIFY(!table.controller.undoHistory()->mayRedo());
  QVERIFY(!table.controller.undoHistory()->redo());
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QTRY_VERIFY(table.controller.status()->yourTurn());
  const auto story = table.controller.story()->rows();
  const QStringList hand = table.faces(u"downpile"_s);
  QVERIFY(table.controller.undoHistory()->undo());
  QVERIFY(table.controller.undoHistory()->mayRedo());
  changed.clear();
  QVERIFY(table.controller.undoHistory()->redo());
  QVERIFY(!changed.isEmpty());
  QVERIFY(table.controller.status()->yourTurn());
  QCOMPARE(table.controller.story()->rows(), story);
  QCOMPARE(table.faces(u"downpile"_s), hand);
  QVERIFY(!table.controller.undoHistory()->mayRedo());
  QVERIFY(table.controller.undoHistory()->mayUndo());
}

void TestUndoHistory::undoNamesTheMoveAndRedoSpeaksAllRepeatedEvents() {
  Table table(standardDeal());
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QTRY_VERIFY(table.controller.status()->yourTurn());
  const auto& story = table.controller.story()->rows();
  const auto move = std::ranges::find_if(story.rbegin(), story.rend(), [](const StoryRow& row) {
    return row.isMove && row.player == 0;
  });
  QVERIFY(move != story.rend());
  const QString sentence = move->spoken;
  QString repeated = sentence;
  for (auto row = move.base(); row != story.end(); ++row) repeated += u' ' + row->spoken;
  QVERIFY(repeated != sentence);
  QVERIFY2(sentence.contains(u"7 of hearts"_s), qPrintable(sentence));
  QSignalSpy announced(table.controller.news(), &TableNews::announced);
  QVERIFY(table.controller.undoHistory()->undo());
  QCOMPARE(table.controller.news()->sentences(), QStringList{u"Undone: "_s + sentence});
  QVERIFY(table.controller.undoHistory()->redo());
  QCOMPARE(announced,
           (QList<QVariantList>{{u"Undone: "_s + sentence}, {u"Redone: "_s + repeated}}));
  QCOMPARE(table.controller.news()->sentences(), QStringList{u"Redone: "_s + sentence});
}

// The record contains the choices of a suit in Life in another order.
void TestUndoHistory::simultaneousChoicesKeepTheirOrderAfterAnUndo() {
  Table table;
  table.settings.setPace(u"unhurried"_s);  // bots pause, so only the test moves
  RecordHeader header = headerFor({.players = 3});
  header.game = "life";
  header.options = standardValues(findGame(header.game)->info->options);
  QVERIFY(
      tests::begin(table.controller, table.settings, header, std::make_unique<MemoryJournal>()));
  const auto play = [&](int player) {
    const Action action = sessionOf(table.controller).view(player)->legal().front();
    QCOMPARE(sourceOf(table.controller).play(player, action), Session::Result::played);
    table.controller.pace()->hurry();
  };
  for (const int player : {2, 1, 0}) play(player);
  const auto& story = table.controller.story()->rows();
  QCOMPARE(story[1].player, 2);
  const auto before = story;
  while (sessionOf(table.controller).standing().turn != 0) {
    play(sessionOf(table.controller).standing().turn);
  }
  const auto others = story;
  play(0);
  QVERIFY(story.size() > others.size());
  QSignalSpy announced(table.controller.news(), &TableNews::announced);
  QVERIFY(table.controller.undoHistory()->undo());
  QCOMPARE(story, others);
  const QString undone = announced.constFirst().constFirst().toString();
  QVERIFY2(undone.startsWith(u"Undone: You turn "_s), qPrintable(undone));
}

void TestUndoHistory::newMoveAfterAnUndoDisablesRedo() {
  Table table(standardDeal());
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QTRY_VERIFY(table.controller.status()->yourTurn());
  QVERIFY(table.controller.undoHistory()->undo());
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QVERIFY(!table.controller.undoHistory()->mayRedo());
}

void TestUndoHistory::restartsTheDealWithTheSameCards() {
  Table table(standardDeal());
  QVERIFY(!table.controller.undoHistory()->mayRestartDeal());
  QVERIFY(!table.controller.undoHistory()->restartDeal());
  for (int turn = 0; turn < 2; ++turn) {
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    QTRY_VERIFY(table.controller.status()->yourTurn());
  }
  QVERIFY(table.controller.undoHistory()->mayRestartDeal());
  QVERIFY(table.controller.undoHistory()->restartDeal());
  // The opponents repeat their moves: their random numbers depend on seed and position only.
  QTRY_VERIFY(table.controller.status()->yourTurn());
  for (const QString& face : {u"7H"_s, u"6H"_s, u"5H"_s, u"9C"_s, u"KS"_s, u"2D"_s, u"4C"_s}) {
    QVERIFY(table.key(face) > 0);
  }
  QVERIFY(!table.controller.undoHistory()->mayRestartDeal());
  QCOMPARE(count(table.journal->text, "undo "), 1);
}

void TestUndoHistory::restartOrRedoThatCannotBeWrittenIsReported() {
  Table table(standardDeal());
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QTRY_VERIFY(table.controller.status()->yourTurn());
  table.journal->failing = true;
  QVERIFY(!table.controller.undoHistory()->restartDeal());
  QVERIFY(!table.controller.coach()->notSaved().isEmpty());
  table.journal->failing = false;
  QVERIFY(table.controller.undoHistory()->undo());
  QCOMPARE(table.controller.coach()->notSaved(), QString());
  table.journal->failing = true;
  QVERIFY(!table.controller.undoHistory()->redo());
  QVERIFY(!table.controller.coach()->notSaved().isEmpty());
}

void TestUndoHistory::redoOfADamagedMoveSaysSoAndIsNotOfferedAgain() {
  Record record = recordOf(standardDeal());
  const std::size_t kept = record.entries.size();
  record.entries.push_back({.kind = RecordEntry::Kind::move, .player = 0, .action = "fly"});
  record.entries.push_back({.kind = RecordEntry::Kind::undo, .count = kept});
  Table table;
  QVERIFY(table.resume(record));
  UndoHistory& history = *table.controller.undoHistory();
  QVERIFY(history.mayRedo());
  QSignalSpy changed(&history, &UndoHistory::mayRedoChanged);
  QVERIFY(!history.redo());
  QCOMPARE(changed.size(), 1);
  QVERIFY(!history.mayRedo());
  QCOMPARE(table.controller.coach()->notSaved(), QString());
  QVERIFY2(table.controller.coach()->refusal().contains(u"damaged"_s),
           qPrintable(table.controller.coach()->refusal()));
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
}

void TestUndoHistory::playHintMakesTheSuggestedMoveAndClearsTheHint() {
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

void TestUndoHistory::onlyLegalMoveIsNotPlayedAutomaticallyByDefault() {
  Table table(drawingDeal());
  QVERIFY(!table.settings.playForced());
  table.skipAll();
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY(!table.controller.undoHistory()->mayUndo());
}

void TestUndoHistory::playsTheOnlyLegalMoveIfTheSettingIsOn() {
  Table table(drawingDeal());
  table.settings.setPlayForced(true);
  QVERIFY2(table.controller.status()->yourTurn(), "the forced move is not made at once");
  QVERIFY(table.skip());
  QCOMPARE(table.time.now(), 500);
  QCOMPARE(count(table.journal->text, "move 0 draw"), 1);
}

void TestUndoHistory::nothingIsPlayedAutomaticallyIfThereIsAChoice() {
  Table table(standardDeal());
  table.settings.setPlayForced(true);
  table.skipAll();
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY(!table.controller.undoHistory()->mayUndo());
}

// It is the turn of player 0. The only legal move of player 1 is to double the deal, but player 1
// need not double.
void TestUndoHistory::optionalMoveOffTurnIsNotPlayedAutomatically() {
  Deal deal = standardDeal();
  deal.options = {u"doubling=on"_s};
  Table table(deal);
  const auto view = sessionOf(table.controller).view(1);
  QCOMPARE(view->standing().turn, std::uint8_t{0});
  QCOMPARE(view->legal().size(), 1U);
  QVERIFY(!ForcedMoves::only(*view));
}

void TestUndoHistory::undoSkipsForcedMovesBackToTheLastDecision() {
  Deal deal = standardDeal();
  // After the person has played the 7, drawing is the only legal move, so undo skips these forced
  // moves.
  deal.hands[0] = u"7H 3S 3D 3C 4S 4D 4C"_s;
  deal.stock = u"QS 5D 5C 6C 9D 9S"_s;
  deal.moves << u"0 down 7H"_s << u"1 draw"_s << u"0 draw"_s << u"1 draw"_s;
  Table table(deal);
  table.settings.setPlayForced(true);
  QVERIFY(table.controller.undoHistory()->undo());
  QVERIFY2(table.key(u"7H"_s) > 0, "undo includes the decision, not only forced moves");
  table.skipAll();
  QVERIFY(table.controller.undoHistory()->mayRedo());
  QVERIFY(table.controller.undoHistory()->redo());
  QCOMPARE(table.key(u"7H"_s), 0);

  // If all moves of the person were forced, an undone move is not played again automatically.
  Table other(drawingDeal());
  other.settings.setPlayForced(true);
  QVERIFY(other.skipUntil([&] { return other.controller.undoHistory()->mayUndo(); }));
  QVERIFY(other.controller.undoHistory()->undo());
  const auto drawn = count(other.journal->text, "move 0 draw");
  other.skipAll();
  QCOMPARE(count(other.journal->text, "move 0 draw"), drawn);
  QVERIFY(other.controller.gestures()->press(u"draw"_s));
  QCOMPARE(count(other.journal->text, "move 0 draw"), drawn + 1);
}

// A selected card means that the person is thinking: forced moves wait.
void TestUndoHistory::automaticMoveWaitsWhileTheUserHasSelectedCards() {
  Table table(drawingDeal());
  table.controller.gestures()->toggle(table.key(u"3S"_s));
  table.settings.setPlayForced(true);
  table.skipAll();
  QVERIFY(!table.controller.undoHistory()->mayUndo());
  table.controller.gestures()->clearSelection();
  QVERIFY(table.skipUntil([&] { return table.controller.undoHistory()->mayUndo(); }));
}

DOWNPILE_TEST(TestUndoHistory);

#include "tst_undo_history.moc"
