// SPDX-License-Identifier: GPL-3.0-or-later
// Replays in the program: a record comes to the table and leaves it, the running game waits
// meanwhile, and unplayable records are reported.
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <algorithm>

#include "games/catalog.h"
#include "program/app.h"
#include "record/replayer.h"
#include "replays.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestReplayApp : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { app_.reset(); }
  void runningGameWaitsDuringAReplay();
  void secondReplayReplacesTheFirst();
  void closingAReplayWithoutARunningGameLeavesAnEmptyTable();
  void unplayableRecordIsReported_data();
  void unplayableRecordIsReported();
  void replayOfADamagedRecordEndsBeforeTheDamage_data();
  void replayOfADamagedRecordEndsBeforeTheDamage();
  void damageOfARecordStaysReportedWhenTheViewerChanges();
  void veryLongRecordIsReplayedInPart();
  void replayShowsWhetherTheSealIsIntactAtTheEndOfTheGameAndNotBefore();
  void gameCanBeContinuedFromPositionsOfAReplay_data();
  void gameCanBeContinuedFromPositionsOfAReplay();
  void movesBeforeTheContinuationCannotBeUndone();
  void continuingAReplayKeepsUnfinishedGamesOfOtherCardGames();
  void replayPositionIsCopiedToAndPastedFromTheClipboard();
  void pastedTextWithoutAValidPositionIsReported_data();
  void pastedTextWithoutAValidPositionIsReported();
  void noticeDisappearsWithTheNextActionOrAnotherReplay();

 private:
  QString written(const QByteArray& text) const {
    const QString path = folder_->filePath(u"other.downpile"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(text);
    return path;
  }
  QStringList records() const { return QDir(folder_->filePath(u"games"_s)).entryList(QDir::Files); }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<App> app_;
};

void TestReplayApp::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  app_ = std::make_unique<App>(
      App::Folders{folder_->filePath(u"settings.ini"_s), folder_->filePath(u"games"_s)});
  app_->settings()->setMotion(u"reduced"_s);
  app_->settings()->setPace(u"unhurried"_s);
}

void TestReplayApp::runningGameWaitsDuringAReplay() {
  QVERIFY(app_->newGame()->start());
  TableController& table = *app_->table();
  const int turn = sessionOf(table).standing().turn;
  QCOMPARE(sourceOf(table).play(turn, sessionOf(table).view(turn)->legal().front()),
           Session::Result::played);
  const Value before = table.position().view().write();
  const Record record = sessionOf(table).record();
  QVERIFY(app_->resumable().isEmpty());

  const QString path = goldenPath(u"life-3.record"_s);
  const QByteArray golden = fileContent(path);
  QSignalSpy started(app_.get(), &App::replayStarted);
  QVERIFY(app_->openReplay(path));
  QCOMPARE(started.size(), 1);
  QVERIFY(app_->replay()->active());
  QCOMPARE(table.gameId(), u"life"_s);
  QVERIFY(!table.status()->yourTurn());
  QVERIFY(!app_->guide()->open());
  QCOMPARE(app_->resumable(), u"underwear"_s);
  QVERIFY(app_->wouldEnd(u"underwear"_s));
  QVERIFY(!app_->wouldEnd(u"life"_s));
  app_->replay()->deal(1);
  QVERIFY(app_->replay()->stop() > 0);

  QSignalSpy closed(app_.get(), &App::replayClosed);
  app_->closeReplay();
  QCOMPARE(closed.size(), 1);
  QVERIFY(!app_->replay()->active());
  QCOMPARE(table.position().view().write(), before);
  QCOMPARE(sessionOf(table).record(), record);
  QVERIFY(app_->resumable().isEmpty());
  QCOMPARE(records().size(), 1);
  QCOMPARE(fileContent(path), golden);
}

void TestReplayApp::secondReplayReplacesTheFirst() {
  QVERIFY(app_->newGame()->start());
  QVERIFY(app_->openReplay(goldenPath(u"life-3.record"_s)));
  QVERIFY(app_->openReplay(goldenPath(u"up-and-down-3.record"_s)));
  // Only the user's own game can be resumed, not a replayed one.
  QCOMPARE(app_->resumable(), u"underwear"_s);
  app_->closeReplay();
  QVERIFY(app_->table()->active());
  QVERIFY(app_->table()->status()->yourTurn() ||
          app_->table()->source()->part() == GameSource::Part::plays);
  QVERIFY(app_->resumable().isEmpty());
}

void TestReplayApp::closingAReplayWithoutARunningGameLeavesAnEmptyTable() {
  QVERIFY(app_->openReplay(goldenPath(u"up-and-down-3.record"_s)));
  QVERIFY(app_->table()->active());
  app_->closeReplay();
  QVERIFY(!app_->table()->active());
  QVERIFY(app_->resumable().isEmpty());
  app_->closeReplay();  // a second call has no effect
}

void TestReplayApp::unplayableRecordIsReported_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("message");
  const QByteArray golden = fileContent(goldenPath(u"underwear-2.record"_s));
  const QByteArray header = golden.left(golden.indexOf("begin\n") + 6);
  QTest::newRow("nothing") << QByteArray() << u"is not a game record"_s;
  QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10)
                             << u"is not a game record"_s;
  QTest::newRow("newer") << QByteArray("downpile 99\n") << u"newer version"_s;
  QTest::newRow("half a header") << header.left(header.size() / 2) << u"is damaged on line"_s;
  QTest::newRow("no cards") << header << u"contains no moves"_s;
  const qsizetype dealt = golden.indexOf('\n', header.size()) + 1;
  QTest::newRow("all moves undone") << golden.left(dealt) + "undo 0\n" << u"contains no moves"_s;
  QTest::newRow("other cards") << header + "chance 7H\n" << u"breaks the rules on line"_s;
  QTest::newRow("invalid line") << header + "chance 7H kd QQ\n" << u"is damaged on line"_s;
}

void TestReplayApp::unplayableRecordIsReported() {
  QFETCH(QByteArray, text);
  QFETCH(QString, message);
  QVERIFY(app_->newGame()->start());
  QVERIFY(!app_->openReplay(written(text)));
  QCOMPARE(app_->notices().size(), 1);
  QVERIFY2(app_->notices().front().contains(message), qPrintable(app_->notices().front()));
  // An unreplayable record leaves the running game on the table.
  QVERIFY(!app_->replay()->active());
  QVERIFY(app_->table()->source()->part() == GameSource::Part::plays);
  QVERIFY(!app_->openReplay(folder_->filePath(u"no such file"_s)));
  QVERIFY(app_->notices().back().contains(u"does not exist"_s));
  QVERIFY(!app_->openReplay(folder_->path()));
  QVERIFY(app_->notices().back().contains(u"is a folder"_s));
}

void TestReplayApp::replayOfADamagedRecordEndsBeforeTheDamage_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("message");
  QTest::addColumn<int>("moves");
  const QByteArray golden = fileContent(goldenPath(u"underwear-2.record"_s));
  qsizetype end = golden.indexOf("begin\n") + 6;
  for (int line = 0; line < 11; ++line) end = golden.indexOf('\n', end) + 1;
  const QByteArray good = golden.left(end);  // the record up to the tenth move
  const QByteArray line = QByteArray::number(good.count('\n') + 1);
  const QByteArray rest = golden.mid(end);
  const QString damaged = u"damaged on line %1."_s.arg(QString::fromLatin1(line));
  const QString wrong = u"on line %1"_s.arg(QString::fromLatin1(line));
  QTest::newRow("cut within a line") << good + rest.left(3) << damaged << 10;
  QTest::newRow("unknown line") << good + "Lorem ipsum\n" + rest << damaged << 10;
  QTest::newRow("bytes") << good + QByteArray("\0\xff\n", 3) + rest << damaged << 10;
  QTest::newRow("an illegal move") << good + "move 0 steal ZZ\n" + rest << wrong << 10;
  QTest::newRow("cards without a shuffle") << good + "chance 7H\n" + rest << wrong << 10;
  QTest::newRow("scores too early") << good + "scores 99 0\n" + rest << wrong << 10;
  QTest::newRow("a deal too early") << good + "next\n" + rest << wrong << 10;
  QTest::newRow("undoes too much") << good + "undo 4000\n" + rest << damaged << 10;
}

// The replay ends before the damage, and the game can be continued from its last position.
void TestReplayApp::replayOfADamagedRecordEndsBeforeTheDamage() {
  QFETCH(QByteArray, text);
  QFETCH(QString, message);
  QFETCH(int, moves);
  QVERIFY(app_->openReplay(written(text)));
  QCOMPARE(app_->notices().size(), 1);
  QVERIFY2(app_->notices().front().contains(message), qPrintable(app_->notices().front()));
  ReplayControl& replay = *app_->replay();
  QCOMPARE(replay.lastStop(), moves);
  // The replay bar shows the problem as long as the replay is open.
  QCOMPARE(replay.cut(), app_->notices().value(0));
  replay.goTo(replay.lastStop());
  app_->overrideLanguage(u"de"_s);
  QVERIFY(replay.cut().contains(u"Zeile"_s));
  app_->overrideLanguage(u"en"_s);
  QVERIFY(replay.mayPlayOn());
  QVERIFY(app_->playOn());
  QVERIFY(app_->table()->source()->part() == GameSource::Part::plays);
  QVERIFY(replay.cut().isEmpty());
  QCOMPARE(fileContent(folder_->filePath(u"other.downpile"_s)), text);
  QVERIFY(app_->openReplay(goldenPath(u"life-3.record"_s)));
  QVERIFY(replay.cut().isEmpty());
}

// If the viewer of a damaged record changes, the replay stays open, and the bar still shows the
// damage.
void TestReplayApp::damageOfARecordStaysReportedWhenTheViewerChanges() {
  const QByteArray whole = fileContent(goldenPath(u"life-3.record"_s));
  QVERIFY(app_->openReplay(written(whole + "Lorem ipsum\n")));
  ReplayControl& replay = *app_->replay();
  const QString cut = replay.cut();
  QVERIFY2(cut.contains(u"damaged"_s), qPrintable(cut));
  replay.look(1, false);
  QCOMPARE(replay.viewer(), 1);
  QCOMPARE(replay.cut(), cut);
  replay.look(1, true);
  QVERIFY(replay.allOpen());
  QCOMPARE(replay.cut(), cut);
  app_->closeReplay();
  QVERIFY(replay.cut().isEmpty());
}

void TestReplayApp::veryLongRecordIsReplayedInPart() {
  const Record deal = recordOf({.players = 2});
  std::string text = recordText(deal);
  // The record plays and undoes a move too often for the limit of a replay.
  for (std::size_t i = 0; i < kMostReplayed; ++i) text += "move 1 draw\nundo 1\n";
  QVERIFY(app_->openReplay(written(QByteArray::fromStdString(text))));
  QVERIFY(app_->notices().front().contains(u"very long"_s));
  QCOMPARE(app_->replay()->cut(), app_->notices().front());
  QCOMPARE(app_->replay()->lastStop(), 1);
  // Damage after the limit is not reported as the reason for the early end.
  QVERIFY(app_->openReplay(written(QByteArray::fromStdString(text + "nonsense\n"))));
  QVERIFY(app_->replay()->cut().contains(u"very long"_s));
}

void TestReplayApp::gameCanBeContinuedFromPositionsOfAReplay_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<int>("players");
  for (const CatalogEntry& entry : catalog()) {
    const QString id = QString::fromUtf8(entry.info->id);
    const int players = std::clamp(3, entry.info->minPlayers, entry.info->maxPlayers);
    QTest::newRow(qPrintable(id)) << id + u"-%1.record"_s.arg(players) << players;
  }
}

// The seal is verified at the end of the game, and not before.
void TestReplayApp::replayShowsWhetherTheSealIsIntactAtTheEndOfTheGameAndNotBefore() {
  QByteArray text = fileContent(goldenPath(u"sealed-life.record"_s));
  const auto isOver = [](const QByteArray& record) {
    return replay(readRecord(record.toStdString()).record).game->standing().gameOver;
  };
  QVERIFY(isOver(text));
  const DealSummary& summary = *app_->table()->summary();
  QVERIFY(app_->openReplay(written(text)));
  QVERIFY(!app_->table()->scores()->seal().isEmpty());
  QCOMPARE(summary.seal(), QString());
  app_->replay()->goTo(app_->replay()->lastStop());
  QVERIFY2(summary.seal().startsWith(u"The seal is intact"_s), qPrintable(summary.seal()));
  QVERIFY(!summary.isSealBroken());
  const auto at = text.indexOf("\nnumber 0 ") + 10;
  text[at] = text[at] == '0' ? '1' : '0';
  QVERIFY(app_->openReplay(written(text)));
  app_->replay()->goTo(app_->replay()->lastStop());
  QVERIFY2(summary.seal().startsWith(u"The seal is broken"_s), qPrintable(summary.seal()));
  QVERIFY(summary.isSealBroken());
}

// Continues the game from several positions spread over the replay. If the replayed game is
// finished, the user takes the seat of the next player each time. The new record is valid and
// contains the moves before the position. The deal can be played to its end.
void TestReplayApp::gameCanBeContinuedFromPositionsOfAReplay() {
  QFETCH(QString, name);
  QFETCH(int, players);
  const QString path = goldenPath(name);
  const QByteArray original = fileContent(path);
  const int parts = tests::effort(4, 10);
  for (int part = 0; part < parts; ++part) {
    QVERIFY(app_->openReplay(path));
    ReplayControl& replay = *app_->replay();
    // Some golden games are unfinished: only the user's view of them is allowed.
    const int seat = replay.mayOpenAll() ? part % players : 0;
    replay.look(seat, false);
    QCOMPARE(replay.viewer(), seat);
    replay.goTo(replay.lastStop() * part / parts);
    const Value before = app_->table()->position().view().write();
    const std::size_t taken =
        replay.source().timeline().stops()[static_cast<std::size_t>(replay.stop())].played;
    QVERIFY(replay.mayPlayOn());
    QVERIFY(app_->playOn());
    TableController& table = *app_->table();
    QCOMPARE(table.source()->viewer(), seat);
    QCOMPARE(table.position().view().write(), before);
    const Record& record = sessionOf(table).record();
    QCOMPARE(record.header.takenOver, taken);
    QCOMPARE(record.entries.size(), taken);
    QCOMPARE(personIn(record.header), std::optional(seat));
    QCOMPARE(std::ranges::count(record.header.seats, "person", &Seat::kind), 1);
    const bool wasOver = sessionOf(table).standing().dealOver;
    for (std::uint64_t move = 0; !sessionOf(table).standing().dealOver && move < 2000; ++move) {
      for (int player = 0; player < record.header.players; ++player) {
        const auto legal = sessionOf(table).view(player)->legal();
        if (legal.empty()) continue;
        Random random(5, move);
        const auto chosen = random.below(static_cast<std::uint32_t>(legal.size()));
        QCOMPARE(sourceOf(table).play(player, legal[chosen]), Session::Result::played);
        break;
      }
    }
    QVERIFY(sessionOf(table).standing().dealOver);
    QCOMPARE(record.entries.size() == taken, wasOver);
    const QByteArray text = fileContent(folder_->filePath(u"games/"_s + records().constFirst()));
    QCOMPARE(withoutTimes(text.toStdString()), recordText(record));
    const RecordReading read = readRecord(text.toStdString());
    QCOMPARE(read.status, RecordReading::Status::good);
    QCOMPARE(read.record, record);
    Replayer replayer(read.record.header);
    for (const RecordEntry& entry : read.record.entries) {
      const auto problem = replayer.play(entry);
      QVERIFY2(!problem, problem ? problem->text.c_str() : "");
    }
    // A game continued from a replay is sealed again, with a new seal.
    QCOMPARE(replayer.seal().state(), SealCheck::State::whole);
    QCOMPARE(app_->table()->source()->dealNumber(), QString());
    app_->copyDealNumber();
    QVERIFY(app_->notices().join(u' ').contains(u"has no number"_s));
    QVERIFY(Timeline(record).problem().empty());
    QCOMPARE(fileContent(path), original);
    table.leave();
    QCOMPARE(records().size(), 1);
    QVERIFY(QFile::remove(folder_->filePath(u"games/"_s + records().constFirst())));
    app_->findSavedGames();
  }
}

void TestReplayApp::movesBeforeTheContinuationCannotBeUndone() {
  QVERIFY(app_->openReplay(goldenPath(u"underwear-3.record"_s)));
  ReplayControl& replay = *app_->replay();
  replay.goTo(20);
  while (replay.source().timeline().at(static_cast<std::size_t>(replay.stop()))->standing().turn !=
         0)
    replay.forward();
  QVERIFY(app_->playOn());
  TableController& table = *app_->table();
  QVERIFY(table.status()->yourTurn());
  QVERIFY(!table.undoHistory()->mayUndo());
  QVERIFY(!table.undoHistory()->mayRestartDeal());
  const Value before = table.position().view().write();
  const auto legal = table.position().legal();
  QCOMPARE(sourceOf(table).play(0, legal.front()), Session::Result::played);
  QVERIFY(table.undoHistory()->mayUndo());
  QVERIFY(table.undoHistory()->mayRestartDeal());
  QVERIFY(table.undoHistory()->restartDeal());
  QCOMPARE(table.position().view().write(), before);
  QVERIFY(!table.undoHistory()->mayUndo());
  // Simulates a restart of the program.
  const Record record = sessionOf(table).record();
  const auto folders =
      App::Folders{folder_->filePath(u"settings.ini"_s), folder_->filePath(u"games"_s)};
  app_.reset();
  app_ = std::make_unique<App>(folders);
  app_->settings()->setPace(u"unhurried"_s);
  app_->findSavedGames();
  QCOMPARE(app_->notices(), QStringList());
  app_->resume(u"underwear"_s);
  QCOMPARE(sessionOf(*app_->table()).record(), record);
  QVERIFY(!app_->table()->undoHistory()->mayUndo());
}

// The user continues a replay as a new game. This ends an unfinished game only if both are games of
// the same card game, such as Life.
void TestReplayApp::continuingAReplayKeepsUnfinishedGamesOfOtherCardGames() {
  QVERIFY(app_->newGame()->start());
  QVERIFY(app_->openReplay(goldenPath(u"life-3.record"_s)));
  QVERIFY(app_->playOn());
  QCOMPARE(app_->table()->gameId(), u"life"_s);
  QCOMPARE(app_->resumable(), u"underwear"_s);
  QVERIFY(app_->openReplay(goldenPath(u"underwear-3.record"_s)));
  QVERIFY(app_->wouldEnd(u"underwear"_s));
  QVERIFY(app_->playOn());
  QCOMPARE(app_->table()->gameId(), u"underwear"_s);
  QCOMPARE(app_->resumable(), u"life"_s);
  QVERIFY(!app_->playOn());  // playOn() fails if no replay is open
  QVERIFY(app_->openReplay(goldenPath(u"life-3.record"_s)));
  app_->replay()->goTo(app_->replay()->lastStop());
  QVERIFY(app_->table()->status()->gameOver());
  QVERIFY(!app_->replay()->mayPlayOn());
  QVERIFY(!app_->playOn());
}

void TestReplayApp::replayPositionIsCopiedToAndPastedFromTheClipboard() {
  QVERIFY(app_->openReplay(goldenPath(u"life-3.record"_s)));
  ReplayControl& replay = *app_->replay();
  replay.goTo(57);
  replay.look(2, false);
  QVERIFY(replay.maySend());
  app_->copyPosition();
  QCOMPARE(app_->notices().size(), 1);
  const QString text = QGuiApplication::clipboard()->text();
  QVERIFY(!text.contains(u'\n'));
  const Value seen = app_->table()->position().view().write();
  app_->closeReplay();
  QVERIFY(!app_->table()->active());
  QVERIFY(app_->pastePosition());
  QCOMPARE(replay.stop(), 57);
  QCOMPARE(replay.lastStop(), 57);
  QCOMPARE(replay.viewer(), 2);
  QCOMPARE(app_->table()->position().view().write(), seen);
  // In a pasted position the user may look through every player's eyes, copy the position and
  // continue to play.
  QVERIFY(replay.mayOpenAll());
  QVERIFY(replay.maySend());
  replay.look(0, true);
  app_->copyPosition();
  QVERIFY(app_->pastePosition());
  QVERIFY(replay.allOpen());
  QVERIFY(app_->playOn());
  // The replay of a running game reveals no hidden cards, and its position cannot be copied.
  const QString path = folder_->filePath(u"games/"_s + records().constFirst());
  QVERIFY(app_->openReplay(path));
  QVERIFY(!replay.maySend());
  QVERIFY(replay.position().isEmpty());
  QVERIFY(!replay.mayOpenAll());
  QGuiApplication::clipboard()->setText(u"before"_s);
  app_->copyPosition();
  QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
  // If the record of this running game is pasted as text, the user sees only the view of the
  // record's person.
  QGuiApplication::clipboard()->setText(QString::fromUtf8(fileContent(path)));
  QVERIFY(app_->pastePosition());
  QVERIFY(!replay.mayOpenAll());
}

void TestReplayApp::pastedTextWithoutAValidPositionIsReported_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("message");
  QTest::newRow("nothing") << QString() << u"no position"_s;
  QTest::newRow("words") << u"Dear Anna, look at this."_s << u"no position"_s;
  QTest::newRow("a list") << u"[1, 2]"_s << u"no position"_s;
  QTest::newRow("without a record") << u"{}"_s << u"no position"_s;
  QTest::newRow("a state only") << u"{\"game\":\"life\",\"state\":{}}"_s
                                << u"the moves that led to it"_s;
  QTest::newRow("a part of a state") << u"{\"game\":\"life\",\"sta"_s << u"is damaged"_s;
  QTest::newRow("another record") << u"{\"record\":\"downpile 1\\ngame life\\n\"}"_s
                                  << u"is damaged"_s;
  QTest::newRow("deep") << QString(100000, u'[') << u"no position"_s;
  QTest::newRow("long") << QString(1100000, u' ') << u"too long"_s;
}

void TestReplayApp::pastedTextWithoutAValidPositionIsReported() {
  QFETCH(QString, text);
  QFETCH(QString, message);
  QGuiApplication::clipboard()->setText(text);
  QVERIFY(!app_->pastePosition());
  QVERIFY(!app_->replay()->active());
  QVERIFY2(app_->notices().back().contains(message), qPrintable(app_->notices().back()));
}

// A notice about an action disappears with the user's next action, such as a step in the replay,
// and when another replay is opened or the table is left.
void TestReplayApp::noticeDisappearsWithTheNextActionOrAnotherReplay() {
  App& app = *app_;
  const auto fails = [&app] {
    QGuiApplication::clipboard()->setText(u"no position"_s);
    QVERIFY(!app.pastePosition());
    QCOMPARE(app.notices().size(), 1);
  };
  fails();
  fails();
  app.dropActionNotices();
  QVERIFY(app.notices().isEmpty());
  fails();
  QVERIFY(app.openReplay(goldenPath(u"life-3.record"_s)));
  QVERIFY(app.notices().isEmpty());
  app.replay()->goTo(20);
  app.copyPosition();
  QCOMPARE(app.notices().size(), 1);
  app.replay()->goTo(21);
  QVERIFY(app.notices().isEmpty());
  app.closeReplay();
  QVERIFY(app.newGame()->start());
  fails();
  app.copyDealNumber();
  QCOMPARE(app.notices().size(), 1);
  app.table()->leave();
  QVERIFY(app.notices().isEmpty());
}

DOWNPILE_TEST(TestReplayApp);
#include "tst_replay_app.moc"
