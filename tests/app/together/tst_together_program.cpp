// SPDX-License-Identifier: GPL-3.0-or-later
// A table with people in the program: its game comes to the table like any other, the previous game
// waits, and a left table is hosted again when its game is resumed.
#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "person.h"
#include "program/program.h"
#include "runner/test_class.h"
#include "settings/deal_number.h"
#include "sitting/remote_source.h"
#include "visitor.h"

using namespace downpile;
using namespace downpile::tests;

class TestTogetherProgram : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void hostedGameIsPlayedAndResumed();
  void newGameLeavesTheTable();
  void hintsNeedPermissionOfTheHost();
  void gamesWithDealNumbersAreNotSealed();
  void rematchIsPlayedAtTheSameTable();
  void killedHostResumesARematch();
  void hostReviewsBetweenGames();
  void hostReplaysOnlyTheOwnHandOfARunningGame();
  void guestReviewsTheReceivedRecord();
  void nameGivenByTheUserIsShownAtTheTable();

 private:
  Program::Folders folders() const {
    return {folder_->filePath(u"settings.ini"_s), folder_->filePath(u"games"_s)};
  }
  static bool isTogether(Program& program) {
    return qobject_cast<RemoteSource*>(program.table()->source()) != nullptr;
  }
  // Hosts a short game: the test soon exceeds the allowed message rate.
  static void hostShortGame(Program& program) {
    program.settings()->setMotion(u"reduced"_s);
    program.settings()->setPace(u"instant"_s);
    NewGame& game = *program.newGame();
    game.setGameId(u"underwear"_s);
    game.setPlayers(2);
    game.fixSeeds(5, 6);
    game.options()->setValue(game.options()->find(u"key"_s, u"target"_s), 10);
    program.together()->host();
  }
  // Plays a game until its record has arrived.
  void playToTheEnd(GuestTable& first, GuestTable& other) {
    bool isOver = false;
    const auto listening =
        connect(&first, &GuestTable::recorded, this, [&isOver] { isOver = true; });
    QVERIFY(playUntil(first, other, [&] { return isOver; }));
    disconnect(listening);
  }
  // Reviews the finished game on the table, and returns to the table with people.
  static void reviewAndComeBack(Program& program) {
    const int seat = program.table()->source()->viewer();
    QVERIFY(program.reviewTable());
    QTRY_VERIFY(program.replay()->active());
    QCOMPARE(program.table()->source()->viewer(), seat);
    QVERIFY(program.review()->isOpen());
    QCOMPARE(program.review()->refusal(), QString());
    QVERIFY(!program.mayReviewTable());
    QCOMPARE(program.together()->phase(), u"playing"_s);
    program.review()->stop();
    program.closeReplay();
    QVERIFY(isTogether(program));
    QVERIFY(program.table()->status()->gameOver());
    QVERIFY(program.mayReviewTable());
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestTogetherProgram::hostedGameIsPlayedAndResumed() {
  Program program(folders());
  program.settings()->setPlayerName(u"Anna"_s);
  program.newGame()->setGameId(u"life"_s);
  QVERIFY(program.newGame()->start());
  program.newGame()->setGameId(u"underwear"_s);
  Together& together = *program.together();
  together.host();
  QTRY_COMPARE(together.phase(), u"waiting"_s);
  QCOMPARE(program.table()->gameId(), u"life"_s);
  Visitor sena(u"Sena"_s, together.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy started(&program, &Program::gameStarted);
  together.begin();
  QTRY_COMPARE(started.size(), 1);
  QVERIFY(isTogether(program));
  QCOMPARE(program.table()->gameId(), u"underwear"_s);
  QCOMPARE(program.resumable(), u"life"_s);
  QVERIFY(program.wouldEnd(u"up-and-down"_s));
  // The remote guest is in the game, too.
  QTRY_VERIFY(sena.table.isPlaying());

  const QString invitation = together.invitation();
  QSignalSpy left(&program, &Program::togetherLeft);
  together.leave();
  QCOMPARE(left.size(), 1);
  QVERIFY(!program.table()->active());
  QCOMPARE(program.resumable(), u"underwear"_s);
  program.resume(u"underwear"_s);
  QTRY_COMPARE(together.phase(), u"waiting"_s);
  QVERIFY(together.isHost());
  // The invitation is unchanged, so that former guests find the table.
  QCOMPARE(readInvitation(together.invitation()).invitation->table,
           readInvitation(invitation).invitation->table);
  together.begin();
  QTRY_COMPARE(started.size(), 2);
  QCOMPARE(program.table()->gameId(), u"underwear"_s);
}

void TestTogetherProgram::hintsNeedPermissionOfTheHost() {
  Program program(folders());
  program.settings()->setPlayerName(u"Anna"_s);
  program.settings()->setPace(u"instant"_s);
  program.newGame()->setGameId(u"underwear"_s);
  Together& together = *program.together();
  together.host();
  QTRY_COMPARE(together.phase(), u"waiting"_s);
  together.begin();
  QTRY_VERIFY(isTogether(program));
  TableCoach& coach = *program.table()->coach();
  QTRY_VERIFY(!program.table()->source()->view()->legal().empty());
  QVERIFY(!together.hintsAllowed() && !coach.mayHint());
  coach.hint();
  together.allowHints(true);
  QTRY_VERIFY(together.hintsAllowed());
  QTRY_VERIFY(coach.mayHint());
  QVERIFY(coach.hintText().isEmpty());
  coach.hint();
  QTRY_VERIFY_WITH_TIMEOUT(!coach.hintText().isEmpty(), 120'000);
  together.allowHints(false);
  QTRY_VERIFY(!coach.mayHint());
}

void TestTogetherProgram::gamesWithDealNumbersAreNotSealed() {
  Program program(folders());
  program.settings()->setPlayerName(u"Anna"_s);
  program.newGame()->setGameId(u"underwear"_s);
  Together& together = *program.together();
  QVERIFY(!together.isSealed());
  together.host();
  QTRY_COMPARE(together.phase(), u"waiting"_s);
  QVERIFY(together.isSealed());
  together.leave();
  RecordHeader header = program.newGame()->header();
  header.seal.reset();
  header.seed = 1;
  program.newGame()->setDealNumber(dealNumberText(header));
  together.host();
  QTRY_COMPARE(together.phase(), u"waiting"_s);
  QVERIFY(!together.isSealed());
}

void TestTogetherProgram::newGameLeavesTheTable() {
  Program program(folders());
  program.newGame()->setGameId(u"underwear"_s);
  Together& together = *program.together();
  together.host();
  Visitor sena(u"Sena"_s, together.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy dismissed(&sena.table, &GuestTable::dismissed);
  together.begin();
  QTRY_VERIFY(isTogether(program));
  program.newGame()->setGameId(u"life"_s);
  QVERIFY(program.newGame()->start());
  QCOMPARE(program.table()->gameId(), u"life"_s);
  QVERIFY(!isTogether(program));
  QCOMPARE(together.phase(), QString());
  QTRY_COMPARE(dismissed.size(), 1);
  QCOMPARE(program.resumable(), u"underwear"_s);
}

void TestTogetherProgram::rematchIsPlayedAtTheSameTable() {
  Program program(folders());
  Together& together = *program.together();
  hostShortGame(program);
  Visitor sena(u"Sena"_s, together.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy started(&program, &Program::gameStarted);
  together.begin();
  QTRY_COMPARE(started.size(), 1);
  playToTheEnd(*together.guest(), sena.table);
  QTRY_VERIFY(program.table()->status()->gameOver());
  together.begin();
  QTRY_COMPARE(started.size(), 2);
  QVERIFY(isTogether(program));
  QTRY_VERIFY(!program.table()->status()->gameOver());
  QTRY_VERIFY(!program.table()->status()->dealOver());
}

// The host is killed in the second game: the copy holds the files of that moment.
void TestTogetherProgram::killedHostResumesARematch() {
  const QTemporaryDir copy;
  Person bert(u"Bert"_s);
  QString invitation;
  {
    Program program(folders());
    program.settings()->setPlayerName(u"Anna"_s);
    Together& together = *program.together();
    hostShortGame(program);
    invitation = byThisMachine(together.invitation()).text();
    bert.together.join(invitation);
    QTRY_COMPARE(bert.together.phase(), u"waiting"_s);
    QSignalSpy started(&program, &Program::gameStarted);
    together.begin();
    QTRY_COMPARE(started.size(), 1);
    QTRY_COMPARE(bert.together.phase(), u"playing"_s);
    playToTheEnd(*together.guest(), *bert.together.guest());
    QTRY_VERIFY(program.table()->status()->gameOver());
    together.begin();
    QTRY_COMPARE(started.size(), 2);
    QTRY_COMPARE(bert.together.lastTable(), u"Anna’s table"_s);
    together.allowWriting(false);
    together.letComputersHold(true);
    together.allowHints(true);
    together.letThink(3);
    QTRY_COMPARE(together.thinkingTime(), 3);
    QTRY_VERIFY(!program.table()->status()->gameOver());
    program.settings()->setPlayerName(u"Annabel"_s);
    QCOMPARE(QProcess::execute(u"cp"_s, {u"-r"_s, folder_->path() + u"/."_s, copy.path()}), 0);
  }
  QTRY_COMPARE(bert.together.phase(), QString());
  QCOMPARE(bert.together.lastTable(), u"Anna’s table"_s);

  Program program({copy.filePath(u"settings.ini"_s), copy.filePath(u"games"_s)});
  Together& together = *program.together();
  program.lookForGames();
  QCOMPARE(program.resumable(), u"underwear"_s);
  program.resume(u"underwear"_s);
  QTRY_COMPARE(together.phase(), u"waiting"_s);
  QTRY_COMPARE(together.seats()->count(), 2);
  QCOMPARE(together.tableName(), u"Anna’s table"_s);
  QVERIFY(!together.writingAllowed() && together.computersHold() && together.hintsAllowed());
  QCOMPARE(together.thinkingTime(), 3);
  QCOMPARE(together.seats()->value(1, u"state"_s).toString(), u"cutOff"_s);
  QCOMPARE(together.seats()->value(1, u"name"_s).toString(), u"Bert"_s);
  QCOMPARE(together.waitsText(), u"Bert is not back yet. The seat is kept."_s);
  const QString again = byThisMachine(together.invitation()).text();
  QCOMPARE(readInvitation(again).invitation->table, readInvitation(invitation).invitation->table);
  bert.together.join(again);
  QTRY_COMPARE(bert.together.phase(), u"waiting"_s);
  QVERIFY(together.waitsText().isEmpty());
  together.begin();
  QTRY_COMPARE(bert.together.phase(), u"playing"_s);
  QTRY_COMPARE(together.phase(), u"playing"_s);
  // Both players contributed a number to the shuffle before the restart.
  QCOMPARE(together.guest()->deck(), DeckWitness::State::cut);
  QCOMPARE(bert.together.guest()->deck(), DeckWitness::State::cut);
  QTRY_VERIFY(isTogether(program));
  bert.together.leave();
  QTRY_COMPARE(program.table()->status()->turnText(), u"The game is paused"_s);
}

// The host reviews the record being hosted; the table stays open, and the next game appears on it
// during the review.
void TestTogetherProgram::hostReviewsBetweenGames() {
  Program program(folders());
  Together& together = *program.together();
  hostShortGame(program);
  Visitor sena(u"Sena"_s, together.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy dismissed(&sena.table, &GuestTable::dismissed);
  bool isNotified = false;
  connect(&program, &Program::mayReviewTableChanged, this,
          [&] { isNotified = program.mayReviewTable(); });
  together.begin();
  QTRY_VERIFY(isTogether(program));
  QVERIFY(!program.mayReviewTable());
  QVERIFY(!program.reviewTable());
  playToTheEnd(*together.guest(), sena.table);
  QTRY_VERIFY(isNotified && program.mayReviewTable());
  for (int time = 0; time < 2; ++time) {
    reviewAndComeBack(program);
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY(program.reviewTable());
  QTRY_VERIFY(program.replay()->active());
  together.begin();
  QTRY_VERIFY(isTogether(program));
  QVERIFY(!program.table()->status()->gameOver());
  QVERIFY(!program.mayReviewTable());
  QVERIFY(dismissed.isEmpty());
}

// The host's file holds all cards, but the program shows none of the guest's cards before the game
// is over.
void TestTogetherProgram::hostReplaysOnlyTheOwnHandOfARunningGame() {
  Program program(folders());
  Together& together = *program.together();
  program.settings()->setMotion(u"reduced"_s);
  program.newGame()->setGameId(u"underwear"_s);
  program.newGame()->setPlayers(2);
  together.host();
  Visitor sena(u"Sena"_s, together.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  together.begin();
  QTRY_VERIFY(isTogether(program));
  QTRY_VERIFY(mayMove(sena.table) || mayMove(*together.guest()));
  together.leave();
  const QDir games(folder_->filePath(u"games"_s));
  const QStringList names = games.entryList({u"*.downpile"_s}, QDir::Files);
  QCOMPARE(names.size(), 1);
  const QString path = games.filePath(names.first());
  QVERIFY(program.openReplay(path));
  ReplayControl& replay = *program.replay();
  QTRY_VERIFY(replay.active());
  QCOMPARE(replay.viewer(), 0);
  QVERIFY(replay.eyes()[0].toMap()[u"allowed"_s].toBool());
  QVERIFY(!replay.eyes()[1].toMap()[u"allowed"_s].toBool());
  QVERIFY(program.notices().contains(replay.restriction()));
  replay.look(1, false);
  QCOMPARE(replay.viewer(), 0);
  QVERIFY(!replay.mayOpenAll() && !replay.maySend() && !replay.mayPlayOn());
  QVERIFY(!program.playOn());
  QCOMPARE(program.table()->source()->dealNumber(), QString());
  QVERIFY(!program.review()->refusal().isEmpty());
  // Without the identity key, the user has no seat in the record.
  QVERIFY(QFile::remove(games.filePath(QLatin1StringView(Identity::kFileName))));
  QVERIFY(program.openReplay(path));
  QTRY_COMPARE(replay.viewer(), int{kSpectator});
  QVERIFY(!replay.eyes()[0].toMap()[u"allowed"_s].toBool());
}

void TestTogetherProgram::guestReviewsTheReceivedRecord() {
  Person omar(u"Omar"_s);
  omar.together.host();
  QTRY_COMPARE(omar.together.phase(), u"waiting"_s);
  Program program(folders());
  program.settings()->setMotion(u"reduced"_s);
  Together& together = *program.together();
  together.join(byThisMachine(omar.together.invitation()).text());
  QTRY_COMPARE(together.phase(), u"waiting"_s);
  omar.together.begin();
  QTRY_VERIFY(isTogether(program));
  QVERIFY(!program.mayReviewTable());
  bool isNotified = false;
  connect(&program, &Program::mayReviewTableChanged, this,
          [&] { isNotified = program.mayReviewTable(); });
  playToTheEnd(*together.guest(), *omar.together.guest());
  QTRY_VERIFY(isNotified && program.mayReviewTable());
  reviewAndComeBack(program);
  if (QTest::currentTestFailed()) return;
  // The new game has no record yet.
  omar.together.begin();
  QTRY_VERIFY(!program.table()->status()->gameOver());
  QVERIFY(!program.mayReviewTable());
}

void TestTogetherProgram::nameGivenByTheUserIsShownAtTheTable() {
  Program program(folders());
  program.newGame()->setGameId(u"underwear"_s);
  program.newGame()->setPlayers(2);
  Together& together = *program.together();
  together.host();
  Visitor sena(u"Sena"_s, together.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  together.begin();
  QTRY_VERIFY(isTogether(program));
  const auto name = [&program] {
    return program.table()->players()->value(1, u"name"_s).toString();
  };
  QTRY_COMPARE(name(), u"Sena"_s);
  const QString key = sena.identity.fingerprint().text();
  program.people()->rename(key, u"Neighbour"_s);
  QTRY_COMPARE(name(), u"Neighbour"_s);
  QVERIFY(QFile::exists(folder_->filePath(u"games/people.json"_s)));
  program.people()->rename(key, {});
  QTRY_COMPARE(name(), u"Sena"_s);
}

// The lock keeps tests that search for tables from running at the same time: each search would also
// find the tables of the other tests.
DOWNPILE_TEST(TestTogetherProgram, .lock = "network");
#include "tst_together_program.moc"
