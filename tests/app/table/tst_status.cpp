// SPDX-License-Identifier: GPL-3.0-or-later
// Texts beside the cards at the table: the status, the coach (hints and refusals) and the news
// (sentences about moves). The program signals a change only if a text really changes.
#include <QSignalSpy>

#include "../support/dealt.h"
#include "games/catalog.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestStatus : public QObject {
  Q_OBJECT

 private slots:
  void turnChangeEmitsOneSignal();
  void unchangedTextsEmitNoSignal();
  void tableHasNoTextsCardsOrButtonsAfterLeavingTheGame();
  void undoAvailabilityIsNotifiedOnce();
  void refusalIsShownUntilDismissed();
  void hintDisappearsWhenThePositionChanges();
  void lastPlayerWhoMustChooseIsNamed();
  void simultaneousNewsIsAnnouncedTogether();
  void repeatedNewsIsAnnouncedAgain();
};

void TestStatus::turnChangeEmitsOneSignal() {
  Table table(standardDeal());
  TableStatus& status = *table.controller.status();
  QSignalSpy turn(&status, &TableStatus::yourTurnChanged);
  QSignalSpy rules(&status, &TableStatus::houseRulesChanged);
  QSignalSpy title(&status, &TableStatus::gameTitleChanged);
  QVERIFY(status.yourTurn());
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QVERIFY(!status.yourTurn());
  QCOMPARE(turn.size(), 1);
  QTRY_VERIFY(status.yourTurn());
  QCOMPARE(turn.size(), 2);
  QCOMPARE(rules.size() + title.size(), 0);
}

void TestStatus::unchangedTextsEmitNoSignal() {
  Table table(standardDeal());
  TableStatus& status = *table.controller.status();
  QSignalSpy prompt(&status, &TableStatus::promptChanged);
  QSignalSpy facts(&status, &TableStatus::factsChanged);
  QSignalSpy score(&status, &TableStatus::scoreChanged);
  QSignalSpy updated(&status, &TableStatus::updated);
  table.controller.retranslate();
  QVERIFY(!updated.isEmpty());
  QCOMPARE(prompt.size() + facts.size() + score.size(), 0);
}

void TestStatus::tableHasNoTextsCardsOrButtonsAfterLeavingTheGame() {
  Table table(standardDeal());
  TableStatus& status = *table.controller.status();
  QVERIFY(!status.gameTitle().isEmpty());
  QVERIFY(!status.prompt().isEmpty());
  table.controller.leave();
  QVERIFY(!status.yourTurn());
  QCOMPARE(status.gameTitle() + status.turnText() + status.prompt() + status.scoreText(),
           QString());
  QVERIFY(!table.controller.coach()->mayHint());
  QVERIFY(!table.controller.undoHistory()->mayUndo());
  QVERIFY(table.cards().empty());
  QVERIFY(table.controller.buttons()->rows().empty());
}

void TestStatus::undoAvailabilityIsNotifiedOnce() {
  Table table(standardDeal());
  QSignalSpy undo(table.controller.undoHistory(), &UndoHistory::mayUndoChanged);
  QSignalSpy redo(table.controller.undoHistory(), &UndoHistory::mayRedoChanged);
  for (int move = 0; move < 2; ++move) {
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    QTRY_VERIFY(table.controller.status()->yourTurn());
  }
  QCOMPARE(undo.size(), 1);
  QCOMPARE(redo.size(), 0);
  QVERIFY(table.controller.undoHistory()->undo());
  QCOMPARE(redo.size(), 1);
}

void TestStatus::refusalIsShownUntilDismissed() {
  Table table(standardDeal());
  TableCoach& coach = *table.controller.coach();
  table.controller.gestures()->pickUp(table.key(u"4C"_s));
  QVERIFY(!table.controller.gestures()->drop(u"downpile"_s));
  QVERIFY(!coach.refusal().isEmpty());
  QVERIFY(!coach.refusalRule().isEmpty());
  QSignalSpy changed(&coach, &TableCoach::refusalChanged);
  coach.dismissRefusal();
  QCOMPARE(coach.refusal() + coach.refusalRule(), QString());
  coach.dismissRefusal();
  QCOMPARE(changed.size(), 1);
}

void TestStatus::hintDisappearsWhenThePositionChanges() {
  Table table(standardDeal());
  TableCoach& coach = *table.controller.coach();
  QSignalSpy text(&coach, &TableCoach::hintTextChanged);
  QSignalSpy may(&coach, &TableCoach::mayHintChanged);
  coach.hint();
  QTRY_VERIFY(coach.hinted() != nullptr);
  QCOMPARE(text.size(), 1);
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QVERIFY(coach.hinted() == nullptr);
  QCOMPARE(text.size(), 2);
  QVERIFY(!coach.mayHint());
  QCOMPARE(may.size(), 1);
}

void TestStatus::lastPlayerWhoMustChooseIsNamed() {
  RecordHeader header = headerFor({.players = 3});
  header.game = "life";
  header.options = standardValues(findGame(header.game)->info->options);
  Table table;
  table.settings.setPace(u"unhurried"_s);  // bots pause, so only the test moves
  QVERIFY(
      tests::begin(table.controller, table.settings, header, std::make_unique<MemoryJournal>()));
  const auto choose = [&](int player) {
    const Action action = sessionOf(table.controller).view(player)->legal().front();
    QCOMPARE(sourceOf(table.controller).play(player, action), Session::Result::played);
    table.controller.pace()->hurry();
  };
  choose(0);
  QTRY_COMPARE(table.controller.status()->turnText(), u"The others are choosing…"_s);
  choose(1);
  QTRY_COMPARE(table.controller.status()->turnText(),
               QString::fromStdString(header.seats[2].name) + u" is thinking…"_s);
}

void TestStatus::simultaneousNewsIsAnnouncedTogether() {
  TableNews news;
  news.begin(0);
  QSignalSpy changed(&news, &TableNews::announcementChanged);
  QSignalSpy announced(&news, &TableNews::announced);
  news.announce(u"Bo draws a card."_s, {});
  news.announce(u"Ada lays the 7."_s, {});
  QCOMPARE(announced.size(), 2);
  QCOMPARE(changed.size(), 0);
  QTRY_COMPARE(news.announcement(), u"Bo draws a card. Ada lays the 7."_s);
  QCOMPARE(changed.size(), 1);
}

void TestStatus::repeatedNewsIsAnnouncedAgain() {
  TableNews news;
  news.begin(0);
  QSignalSpy changed(&news, &TableNews::announcementChanged);
  for (int time = 1; time <= 2; ++time) {
    news.announce(u"Bo draws a card."_s, {});
    QTRY_COMPARE(changed.size(), time);
  }
  news.begin(0);
  QCOMPARE(news.announcement(), QString());
}

DOWNPILE_TEST(TestStatus);
#include "tst_status.moc"
