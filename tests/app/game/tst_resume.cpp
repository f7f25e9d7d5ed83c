// SPDX-License-Identifier: GPL-3.0-or-later
// Killing the program loses nothing: the record on disk after each move of a deal restores the same
// table, history and score sheet.
#include <QFile>
#include <QTemporaryDir>

#include "../support/dealt.h"
#include "../support/model_log.h"
#include "game/game_store.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestResume : public QObject {
  Q_OBJECT

 private slots:
  void gameResumedAfterAnyMoveEqualsTheRunningGame();
  void gameResumedAfterAnUndoEqualsTheRunningGame();
  void gameResumedBetweenDealsEqualsTheRunningGame();

 private:
  // Copies the record on disk, resumes the copy on a second table, and compares both tables.
  void compareWithResumedCopy(Table& table, const QString& path);

  QTemporaryDir folder_;
};

namespace {

// Returns the texts of a table without its card keys and latest moves, because these differ on a
// resumed table.
QStringList comparableTexts(Table& table) {
  TableController& controller = table.controller;
  // A table shows a player's last move only if the move was made after the table was opened. So a
  // resumed table shows none.
  QString players = textOf(*controller.players());
  for (const PlayerRow& row : controller.players()->rows()) {
    if (!row.lastMove.isEmpty()) players.remove(row.lastMove);
  }
  QStringList text{textOf(*controller.story()),
                   textOf(*controller.scores()),
                   players,
                   textOf(*controller.places()),
                   textOf(*controller.buttons()),
                   controller.status()->turnText(),
                   controller.status()->prompt(),
                   controller.status()->scoreText(),
                   controller.status()->houseRules().join(u'/')};
  for (const PlaceRow& place : controller.places()->rows()) {
    if (place.kind != "discard"_L1) text << table.faces(place.placeKey).join(u' ');
  }
  return text;
}

}  // namespace

void TestResume::compareWithResumedCopy(Table& table, const QString& path) {
  table.controller.pace()->hurry();
  const QString copy = folder_.filePath(u"copy.downpile"_s);
  QFile::remove(copy);
  QVERIFY(QFile::copy(path, copy));
  QFile file(copy);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const RecordReading reading = readRecord(file.readAll().toStdString());
  QCOMPARE(reading.status, RecordReading::Status::good);
  Table resumed;
  resumed.settings.setPace(u"unhurried"_s);
  QVERIFY(resumed.resume(reading.record));
  // Ignores the top card of a discard pile: the pile is an unordered set in the game's state, so a
  // resumed table may show another card on top.
  const auto withoutTop = [](QStringList text) {
    for (QString& part : text) part.remove(QRegularExpression(u"(, top is |discard\\|).*"_s));
    return text;
  };
  QCOMPARE(withoutTop(comparableTexts(resumed)), withoutTop(comparableTexts(table)));
  QCOMPARE(sessionOf(resumed.controller).view(0)->write(),
           sessionOf(table.controller).view(0)->write());
}

void TestResume::gameResumedAfterAnyMoveEqualsTheRunningGame() {
  const GameStore store(folder_.filePath(u"games"_s));
  Table table;
  table.settings.setPace(u"unhurried"_s);  // bots pause, so only the test moves
  auto file = store.create("underwear");
  const QString path = file->path();
  QVERIFY(tests::begin(table.controller, table.settings,
                       headerFor({.players = 3, .options = {u"doubling=on"_s}}), std::move(file)));
  int moves = 0;
  while (!table.controller.status()->dealOver() && moves < 150) {
    compareWithResumedCopy(table, path);
    if (QTest::currentTestFailed()) return;
    const int turn = sessionOf(table.controller).standing().turn;
    const auto legal = sessionOf(table.controller).view(turn)->legal();
    Random random(3, static_cast<std::uint64_t>(moves++));
    QCOMPARE(sourceOf(table.controller)
                 .play(turn, legal[random.below(static_cast<std::uint32_t>(legal.size()))]),
             Session::Result::played);
  }
  compareWithResumedCopy(table, path);
  QVERIFY(moves > 10);
}

void TestResume::gameResumedAfterAnUndoEqualsTheRunningGame() {
  const GameStore store(folder_.filePath(u"games2"_s));
  Table table;
  table.settings.setPace(u"unhurried"_s);
  auto file = store.create("underwear");
  const QString path = file->path();
  QVERIFY(
      tests::begin(table.controller, table.settings, headerFor({.players = 2}), std::move(file)));
  QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}), Session::Result::played);
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}), Session::Result::played);
  QVERIFY(table.controller.undoHistory()->undo());
  compareWithResumedCopy(table, path);
}

void TestResume::gameResumedBetweenDealsEqualsTheRunningGame() {
  const GameStore store(folder_.filePath(u"games3"_s));
  Table table;
  table.settings.setPace(u"unhurried"_s);
  auto file = store.create("underwear");
  const QString path = file->path();
  QVERIFY(tests::begin(table.controller, table.settings,
                       headerFor({.players = 2, .options = {u"target=200"_s}}), std::move(file)));
  finishDeal(table.controller);
  compareWithResumedCopy(table, path);
  QVERIFY(!table.controller.summary()->title().isEmpty());
  QVERIFY(table.controller.undoHistory()->nextDeal());
  compareWithResumedCopy(table, path);
  QCOMPARE(table.controller.scores()->count(), 1);
}

DOWNPILE_TEST(TestResume);
#include "tst_resume.moc"
