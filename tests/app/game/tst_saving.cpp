// SPDX-License-Identifier: GPL-3.0-or-later
// A slow or failing disk: a move is shown only after it is saved, the window never blocks, and
// gestures made during a write are handled in order after it. All text handed to the writer is on
// disk when the program ends.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <deque>

#include "../../support/file_content.h"
#include "../support/dealt.h"
#include "game/game_store.h"
#include "game/record_writer.h"
#include "program/app.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// A journal whose writes stay pending. The test ends each with finish(), as successful or failed.
class SlowJournal final : public Journal {
 public:
  void write(std::string lines, Done done) override {
    QVERIFY2(waiting.empty(), "two writes at the same time");
    waiting.emplace_back(std::move(lines), std::move(done));
  }
  void finish(bool kept = true) {
    QVERIFY(!waiting.empty());
    auto [lines, done] = std::move(waiting.front());
    waiting.pop_front();
    if (kept) text += lines;
    done(kept);
  }

  std::string text;
  std::deque<std::pair<std::string, Done>> waiting;
};

// A table with a slow journal. It is player 0's turn: the opponent has drawn.
class SlowTable : public Table {
 public:
  SlowTable() {
    settings.setPace(u"unhurried"_s);
    auto slow = std::make_unique<SlowJournal>();
    disk = slow.get();
    const Deal deal{.players = 2,
                    .hands = {u"7H 6H 5H 9C"_s, u"KS QS"_s},
                    .turned = u"8H"_s,
                    .stock = u"2D 3D"_s,
                    .moves = {u"1 draw"_s}};
    open = tests::resume(controller, settings, recordOf(deal), std::move(slow));
  }
  bool has(const QString& face) { return key(face) != 0; }

  SlowJournal* disk = nullptr;
};

}  // namespace

class TestSaving : public QObject {
  Q_OBJECT

 private slots:
  // In a network game, an undo waits for the votes of the other players. This wait is not reported,
  // because the disk is not the reason.
  void waitForAVoteOfOtherPlayersIsNotReportedAsSlowDisk() {
    AfterSaving saving;
    saving.begin();
    QTRY_VERIFY(saving.isSlow());
    saving.suspend(true);
    QVERIFY(saving.isUnderWay() && !saving.isSlow());
    saving.suspend(false);
    QTRY_VERIFY(saving.isSlow());
    saving.finish();
    QVERIFY(!saving.isSlow());
  }

  void moveIsShownOnlyAfterItIsSaved() {
    SlowTable table;
    QVERIFY(table.open);
    QSignalSpy saving(table.controller.saving(), &AfterSaving::underWayChanged);
    table.controller.gestures()->toggle(table.key(u"7H"_s));
    QVERIFY(table.controller.gestures()->playAt(u"downpile"_s));
    QVERIFY(table.controller.saving()->isUnderWay());
    QCOMPARE(saving.size(), 1);
    QVERIFY(table.has(u"7H"_s));
    QCOMPARE(table.faces(u"downpile"_s), QStringList{u"8H"_s});
    QVERIFY(table.controller.status()->yourTurn());
    table.disk->finish();
    QVERIFY(!table.controller.saving()->isUnderWay());
    QCOMPARE(saving.size(), 2);
    QVERIFY(!table.has(u"7H"_s));
    QCOMPARE(table.faces(u"downpile"_s).last(), u"7H"_s);
    QVERIFY(!table.controller.status()->yourTurn());
  }

  void newGameIsShownOnlyAfterThePendingWriteOfTheOldGame() {
    SlowTable table;
    table.controller.gestures()->toggle(table.key(u"7H"_s));
    QVERIFY(table.controller.gestures()->playAt(u"downpile"_s));
    QList<bool> answers;
    QVERIFY(tests::begin(table.controller, table.settings, headerFor({.players = 3}),
                         std::make_unique<MemoryJournal>(),
                         [&](bool isShown) { answers << isShown; }));
    QCOMPARE(answers, QList<bool>());
    table.disk->finish();
    QCOMPARE(answers, QList{true});
    QCOMPARE(table.controller.players()->rowCount(), 3);
  }

  // When the user leaves a table while the disk is slow, requests waiting for the disk are still
  // answered.
  void requestsWaitingForTheDiskAreAnsweredWhenTheUserLeavesTheTable() {
    SlowTable table;
    table.controller.gestures()->toggle(table.key(u"7H"_s));
    QVERIFY(table.controller.gestures()->playAt(u"downpile"_s));
    bool isDone = false;
    table.controller.afterSaving([&] { isDone = true; });
    table.controller.leave();
    QTRY_VERIFY(isDone);

    SlowTable other;
    QList<bool> answers;
    QVERIFY(tests::begin(other.controller, other.settings, headerFor({.players = 3}),
                         std::make_unique<SlowJournal>(),
                         [&](bool isShown) { answers << isShown; }));
    other.controller.leave();
    QCOMPARE(answers, QList{false});
  }

  void unsavedMoveIsNotPlayed() {
    SlowTable table;
    table.controller.gestures()->toggle(table.key(u"7H"_s));
    QVERIFY(table.controller.gestures()->playAt(u"downpile"_s));
    table.disk->finish(false);
    QVERIFY(!table.controller.saving()->isUnderWay());
    QVERIFY(table.has(u"7H"_s));
    QVERIFY(table.controller.status()->yourTurn());
    QVERIFY(!table.controller.coach()->notSaved().isEmpty());
    // After a failed write, the user can try the same move again, because the card is still
    // selected.
    QVERIFY(table.controller.gestures()->playAt(u"downpile"_s));
    table.disk->finish();
    QVERIFY(!table.has(u"7H"_s));
    QVERIFY(table.controller.coach()->notSaved().isEmpty());
  }

  // A failed redo can have either cause; other requests fail only because of the disk.
  void failedRequestIsReportedAsUnsavedOrAsDamaged() {
    MemoryJournal played;
    const auto session = Session::begin(headerFor("underwear", 2, 8), played, {});
    Random random(3);
    while (!session->standing().dealOver) playOn(*session, random, 1);
    const Record over = session->record();
    QVERIFY(session->undo(0));
    Record undone = session->record();
    undone.entries[undone.inForce().size()].action = "fly";
    using enum GameRequest;
    for (const auto& [record, request] : {std::pair(over, nextDeal), std::pair(over, undo),
                                          std::pair(over, restartDeal), std::pair(undone, redo)}) {
      auto journal = std::make_unique<MemoryJournal>();
      journal->failing = true;
      const auto held =
          HeldGame::resume(record, std::move(journal), {.pause = [](std::size_t) { return 0; }});
      QVERIFY(held);
      held->whenReady([](bool) {});
      QVERIFY(held->may(0, request));
      std::optional<Answer> answer;
      held->ask(0, request, [&](const Answer& given) { answer = given; });
      const bool isDamaged = request == redo;
      QVERIFY(answer);
      QCOMPARE(answer->kind, isDamaged ? Answer::Kind::stale : Answer::Kind::notSaved);
      QCOMPARE(answer->isDamaged, isDamaged);
    }
  }

  // The first draw starts a write. During this write, the user draws again and undoes twice. After
  // the write, each action is checked in the position reached by the action before it.
  void gesturesMadeDuringAWriteAreCheckedInOrderAfterIt() {
    SlowTable table;
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    QVERIFY(table.controller.undoHistory()->undo());
    QVERIFY(table.controller.undoHistory()->undo());
    QCOMPARE(table.disk->waiting.size(), std::size_t{1});
    table.disk->finish();
    // The second draw was ignored: after the first draw, it was the turn of the opponent.
    QVERIFY(table.controller.saving()->isUnderWay());
    QVERIFY(table.disk->waiting.front().first.starts_with("undo "));
    table.disk->finish();
    QVERIFY(!table.controller.saving()->isUnderWay());
    QVERIFY(table.controller.status()->yourTurn());
    QVERIFY(!table.controller.undoHistory()->mayUndo());
    QVERIFY(table.disk->waiting.empty());
  }

  // A drag begun during a write continues after the write. A drop during a write waits for the end
  // of the write.
  void dragBegunDuringAWriteContinuesAfterIt() {
    SlowTable table;
    table.controller.gestures()->pickUp(table.key(u"7H"_s));
    QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
    QVERIFY(table.controller.saving()->isUnderWay());
    table.controller.gestures()->pickUp(table.key(u"6H"_s));
    QVERIFY(table.controller.gestures()->carrying());
    table.disk->finish();
    QVERIFY(table.controller.gestures()->carrying());
    QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}),
             Session::Result::writing);
    QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
    QVERIFY(table.has(u"6H"_s));
    table.disk->finish();
    QVERIFY(table.controller.saving()->isUnderWay());
    table.disk->finish();
    QVERIFY(!table.has(u"6H"_s));
    QCOMPARE(table.faces(u"downpile"_s).last(), u"6H"_s);
    QVERIFY(!table.controller.gestures()->carrying());
  }

  void dropThatWaitsForAWriteDoesNotEndALaterDrag() {
    SlowTable table;
    TableGestures& gestures = *table.controller.gestures();
    gestures.pickUp(table.key(u"7H"_s));
    QVERIFY(gestures.drop(u"downpile"_s));
    gestures.pickUp(table.key(u"6H"_s));
    QVERIFY(gestures.drop(u"downpile"_s));
    QVERIFY(!gestures.carrying());
    gestures.pickUp(table.key(u"9C"_s));
    table.disk->finish();
    QVERIFY(gestures.carrying());
    QVERIFY(!gestures.drop({}));
  }

  void cardSelectedDuringAWriteStaysSelected() {
    SlowTable table;
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    table.controller.gestures()->toggle(table.key(u"9C"_s));
    table.disk->finish();
    const auto& cards = table.cards();
    const auto card = std::ranges::find(cards, u"9C"_s, &CardRow::face);
    QVERIFY(card != cards.end());
    QVERIFY(card->selected);
  }

  void computerPlayersMoveOnlyAfterThePreviousMoveIsSaved() {
    SlowTable table;
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    table.disk->finish();
    const std::size_t position = sessionOf(table.controller).position();
    QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}),
             Session::Result::writing);
    QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}), Session::Result::busy);
    QCOMPARE(sessionOf(table.controller).position(), position);
    table.disk->finish(false);
    QVERIFY(!table.controller.coach()->notSaved().isEmpty());
    // After a failed write, the program retries it automatically.
    QTRY_VERIFY_WITH_TIMEOUT(table.controller.saving()->isUnderWay(), 10000);
    table.disk->finish();
    QVERIFY(table.controller.status()->yourTurn());
    QVERIFY(table.controller.coach()->notSaved().isEmpty());
  }

  void slowDiskIsReported() {
    SlowTable table;
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    QVERIFY(!table.controller.saving()->isSlow());
    QTRY_VERIFY(table.controller.saving()->isSlow());
    table.disk->finish();
    QVERIFY(!table.controller.saving()->isSlow());
  }

  // A session (running game) destroyed during a write is not called when the write ends.
  void sessionDestroyedDuringAWriteIsNotCalled() {
    auto slow = std::make_unique<SlowJournal>();
    SlowJournal* disk = slow.get();
    auto session = Session::begin(headerFor({}), *slow, {});
    QVERIFY(session->isWriting());
    session.reset();
    disk->finish();
  }

  // A new game is shown at the table only after its record is saved; until then the old game stays.
  void newGameIsShownOnlyAfterItsRecordIsSaved() {
    SlowTable table;
    std::optional<bool> came;
    const auto note = [&came](bool has) { came = has; };
    for (const bool kept : {false, true}) {
      came.reset();
      auto slow = std::make_unique<SlowJournal>();
      SlowJournal* disk = slow.get();
      QVERIFY(tests::begin(table.controller, table.settings, headerFor({.players = 3}),
                           std::move(slow), note));
      QVERIFY(!came);
      QCOMPARE(sessionOf(table.controller).header().players, 2);
      disk->finish(kept);
      QCOMPARE(came, std::optional(kept));
      QCOMPARE(sessionOf(table.controller).header().players, kept ? 3 : 2);
      QVERIFY(!table.controller.saving()->isUnderWay());
    }
  }

  // The writer thread writes in order, and has written everything when it is destroyed.
  void destroyedWriterHasWrittenAllQueuedText() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"games/a.downpile"_s);
    int done = 0;
    {
      RecordWriter writer(std::make_unique<RecordFile>(path));
      writer.write("one\n", [&](bool kept) { done += kept ? 1 : 100; });
      QCOMPARE(done, 0);
      QTRY_COMPARE(done, 1);
      writer.write("two\n", [&](bool) { done += 100; });
    }
    QCOMPARE(done, 1);
    QCOMPARE(fileContent(path), QByteArray("one\ntwo\n"));
  }

  void writerReportsFailedWrites() {
    const QTemporaryDir folder;
    QFile(folder.filePath(u"games"_s)).open(QIODevice::WriteOnly);
    RecordWriter writer(std::make_unique<RecordFile>(folder.filePath(u"games/a.downpile"_s)));
    std::optional<bool> kept;
    writer.write("one\n", [&](bool is) { kept = is; });
    QTRY_COMPARE(kept, std::optional(false));
  }

  // Uses the complete program: the user takes up to six turns, the folder of records is deleted
  // before the fourth, the program quits right after a move, and the game is resumed.
  void programResumesAfterQuittingDuringAWrite() {
    const QTemporaryDir folder;
    const App::Folders folders{.settingsFile = folder.filePath(u"settings.ini"_s),
                               .games = folder.filePath(u"games"_s),
                               .writesAside = true};
    std::size_t position = 0;
    {
      App app(folders);
      app.settings()->setPace(u"instant"_s);
      app.settings()->setMotion(u"reduced"_s);
      app.newGame()->fixSeeds(1, 1);
      QVERIFY(app.newGame()->start());
      QVERIFY(app.newGame()->start());  // the second click of a double click
      TableController& table = *app.table();
      QVERIFY(!table.active());
      QTRY_VERIFY(table.active());
      app.guide()->end();  // computer players wait while the guide is read
      for (int turn = 0; turn < 6 && !table.status()->dealOver(); ++turn) {
        QTRY_VERIFY(table.status()->dealOver() ||
                    (table.status()->yourTurn() && !table.saving()->isUnderWay()));
        if (table.status()->dealOver()) break;
        if (turn == 3) QVERIFY(QDir(folders.games).removeRecursively());
        const ButtonRow draw = table.buttons()->rows().front();
        position = sessionOf(table).position();
        QVERIFY(table.gestures()->press(draw.verb));
      }
    }
    const QStringList records = QDir(folders.games).entryList({u"*.downpile"_s});
    QCOMPARE(records.size(), 1);
    App app(folders);
    app.findSavedGames();
    QVERIFY2(app.notices().isEmpty(), qPrintable(app.notices().join(u' ')));
    app.resume(u"underwear"_s);
    QTRY_VERIFY(app.table()->active());
    QVERIFY(sessionOf(*app.table()).position() > position);
  }
};

DOWNPILE_TEST(TestSaving);
#include "tst_saving.moc"
