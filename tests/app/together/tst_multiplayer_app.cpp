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

class TestMultiplayerApp : public QObject {
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
  static bool isAtMultiplayerTable(Program& program) {
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
    program.multiplayer()->host();
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
    QCOMPARE(program.multiplayer()->phase(), u"playing"_s);
    program.review()->stop();
    program.closeReplay();
    QVERIFY(isAtMultiplayerTable(program));
    QVERIFY(program.table()->status()->gameOver());
    QVERIFY(program.mayReviewTable());
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestMultiplayerApp::hostedGameIsPlayedAndResumed() {
  Program program(folders());
  program.settings()->setPlayerName(u"Anna"_s);
  program.newGame()->setGameId(u"life"_s);
  QVERIFY(program.newGame()->start());
  program.newGame()->setGameId(u"underwear"_s);
  Multiplayer& multiplayer = *program.multiplayer();
  multiplayer.host();
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QCOMPARE(program.table()->gameId(), u"life"_s);
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy started(&program, &Program::gameStarted);
  multiplayer.begin();
  QTRY_COMPARE(started.size(), 1);
  QVERIFY(isAtMultiplayerTable(program));
  QCOMPARE(program.table()->gameId(), u"underwear"_s);
  QCOMPARE(program.resumable(), u"life"_s);
  QVERIFY(program.wouldEnd(u"up-and-down"_s));
  // The remote guest is in the game, too.
  QTRY_VERIFY(sena.table.isPlaying());

  const QString invitation = multiplayer.invitation();
  QSignalSpy left(&program, &Program::multiplayerLeft);
  multiplayer.leave();
  QCOMPARE(left.size(), 1);
  QVERIFY(!program.table()->active());
  QCOMPARE(program.resumable(), u"underwear"_s);
  program.resume(u"underwear"_s);
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QVERIFY(multiplayer.isHost());
  // The invitation is unchanged, so that former guests find the table.
  QCOMPARE(readInvitation(multiplayer.invitation()).invitation->table,
           readInvitation(invitation).invitation->table);
  multiplayer.begin();
  QTRY_COMPARE(started.size(), 2);
  QCOMPARE(program.table()->gameId(), u"underwear"_s);
}

void TestMultiplayerApp::hintsNeedPermissionOfTheHost() {
  Program program(folders());
  program.settings()->setPlayerName(u"Anna"_s);
  program.settings()->setPace(u"instant"_s);
  program.newGame()->setGameId(u"underwear"_s);
  Multiplayer& multiplayer = *program.multiplayer();
  multiplayer.host();
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(program));
  TableCoach& coach = *program.table()->coach();
  QTRY_VERIFY(!program.table()->source()->view()->legal().empty());
  QVERIFY(!multiplayer.hintsAllowed() && !coach.mayHint());
  coach.hint();
  multiplayer.allowHints(true);
  QTRY_VERIFY(multiplayer.hintsAllowed());
  QTRY_VERIFY(coach.mayHint());
  QVERIFY(coach.hintText().isEmpty());
  coach.hint();
  QTRY_VERIFY_WITH_TIMEOUT(!coach.hintText().isEmpty(), 120'000);
  multiplayer.allowHints(false);
  QTRY_VERIFY(!coach.mayHint());
}

void TestMultiplayerApp::gamesWithDealNumbersAreNotSealed() {
  Program program(folders());
  program.settings()->setPlayerName(u"Anna"_s);
  program.newGame()->setGameId(u"underwear"_s);
  Multiplayer& multiplayer = *program.multiplayer();
  QVERIFY(!multiplayer.isSealed());
  multiplayer.host();
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QVERIFY(multiplayer.isSealed());
  multiplayer.leave();
  RecordHeader header = program.newGame()->header();
  header.seal.reset();
  header.seed = 1;
  program.newGame()->setDealNumber(dealNumberText(header));
  multiplayer.host();
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QVERIFY(!multiplayer.isSealed());
}

void TestMultiplayerApp::newGameLeavesTheTable() {
  Program program(folders());
  program.newGame()->setGameId(u"underwear"_s);
  Multiplayer& multiplayer = *program.multiplayer();
  multiplayer.host();
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy dismissed(&sena.table, &GuestTable::dismissed);
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(program));
  program.newGame()->setGameId(u"life"_s);
  QVERIFY(program.newGame()->start());
  QCOMPARE(program.table()->gameId(), u"life"_s);
  QVERIFY(!isAtMultiplayerTable(program));
  QCOMPARE(multiplayer.phase(), QString());
  QTRY_COMPARE(dismissed.size(), 1);
  QCOMPARE(program.resumable(), u"underwear"_s);
}

void TestMultiplayerApp::rematchIsPlayedAtTheSameTable() {
  Program program(folders());
  Multiplayer& multiplayer = *program.multiplayer();
  hostShortGame(program);
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy started(&program, &Program::gameStarted);
  multiplayer.begin();
  QTRY_COMPARE(started.size(), 1);
  playToTheEnd(*multiplayer.guest(), sena.table);
  QTRY_VERIFY(program.table()->status()->gameOver());
  multiplayer.begin();
  QTRY_COMPARE(started.size(), 2);
  QVERIFY(isAtMultiplayerTable(program));
  QTRY_VERIFY(!program.table()->status()->gameOver());
  QTRY_VERIFY(!program.table()->status()->dealOver());
}

// The host is killed in the second game: the copy holds the files of that moment.
void TestMultiplayerApp::killedHostResumesARematch() {
  const QTemporaryDir copy;
  Person bert(u"Bert"_s);
  QString invitation;
  {
    Program program(folders());
    program.settings()->setPlayerName(u"Anna"_s);
    Multiplayer& multiplayer = *program.multiplayer();
    hostShortGame(program);
    invitation = byThisMachine(multiplayer.invitation()).text();
    bert.multiplayer.join(invitation);
    QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
    QSignalSpy started(&program, &Program::gameStarted);
    multiplayer.begin();
    QTRY_COMPARE(started.size(), 1);
    QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
    playToTheEnd(*multiplayer.guest(), *bert.multiplayer.guest());
    QTRY_VERIFY(program.table()->status()->gameOver());
    multiplayer.begin();
    QTRY_COMPARE(started.size(), 2);
    QTRY_COMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);
    multiplayer.allowWriting(false);
    multiplayer.letComputersHold(true);
    multiplayer.allowHints(true);
    multiplayer.letThink(3);
    QTRY_COMPARE(multiplayer.thinkingTime(), 3);
    QTRY_VERIFY(!program.table()->status()->gameOver());
    program.settings()->setPlayerName(u"Annabel"_s);
    QCOMPARE(QProcess::execute(u"cp"_s, {u"-r"_s, folder_->path() + u"/."_s, copy.path()}), 0);
  }
  QTRY_COMPARE(bert.multiplayer.phase(), QString());
  QCOMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);

  Program program({copy.filePath(u"settings.ini"_s), copy.filePath(u"games"_s)});
  Multiplayer& multiplayer = *program.multiplayer();
  program.lookForGames();
  QCOMPARE(program.resumable(), u"underwear"_s);
  program.resume(u"underwear"_s);
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QTRY_COMPARE(multiplayer.seats()->count(), 2);
  QCOMPARE(multiplayer.tableName(), u"Anna’s table"_s);
  QVERIFY(!multiplayer.writingAllowed() && multiplayer.computersHold() &&
          multiplayer.hintsAllowed());
  QCOMPARE(multiplayer.thinkingTime(), 3);
  QCOMPARE(multiplayer.seats()->value(1, u"state"_s).toString(), u"cutOff"_s);
  QCOMPARE(multiplayer.seats()->value(1, u"name"_s).toString(), u"Bert"_s);
  QCOMPARE(multiplayer.waitsText(), u"Bert is not back yet. The seat is kept."_s);
  const QString again = byThisMachine(multiplayer.invitation()).text();
  QCOMPARE(readInvitation(again).invitation->table, readInvitation(invitation).invitation->table);
  bert.multiplayer.join(again);
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QVERIFY(multiplayer.waitsText().isEmpty());
  multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QTRY_COMPARE(multiplayer.phase(), u"playing"_s);
  // Both players contributed a number to the shuffle before the restart.
  QCOMPARE(multiplayer.guest()->deck(), DeckWitness::State::cut);
  QCOMPARE(bert.multiplayer.guest()->deck(), DeckWitness::State::cut);
  QTRY_VERIFY(isAtMultiplayerTable(program));
  bert.multiplayer.leave();
  QTRY_COMPARE(program.table()->status()->turnText(), u"The game is paused"_s);
}

// The host reviews the record being hosted; the table stays open, and the next game appears on it
// during the review.
void TestMultiplayerApp::hostReviewsBetweenGames() {
  Program program(folders());
  Multiplayer& multiplayer = *program.multiplayer();
  hostShortGame(program);
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy dismissed(&sena.table, &GuestTable::dismissed);
  bool isNotified = false;
  connect(&program, &Program::mayReviewTableChanged, this,
          [&] { isNotified = program.mayReviewTable(); });
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(program));
  QVERIFY(!program.mayReviewTable());
  QVERIFY(!program.reviewTable());
  playToTheEnd(*multiplayer.guest(), sena.table);
  QTRY_VERIFY(isNotified && program.mayReviewTable());
  for (int time = 0; time < 2; ++time) {
    reviewAndComeBack(program);
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY(program.reviewTable());
  QTRY_VERIFY(program.replay()->active());
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(program));
  QVERIFY(!program.table()->status()->gameOver());
  QVERIFY(!program.mayReviewTable());
  QVERIFY(dismissed.isEmpty());
}

// The host's file holds all cards, but the program shows none of the guest's cards before the game
// is over.
void TestMultiplayerApp::hostReplaysOnlyTheOwnHandOfARunningGame() {
  Program program(folders());
  Multiplayer& multiplayer = *program.multiplayer();
  program.settings()->setMotion(u"reduced"_s);
  program.newGame()->setGameId(u"underwear"_s);
  program.newGame()->setPlayers(2);
  multiplayer.host();
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(program));
  QTRY_VERIFY(mayMove(sena.table) || mayMove(*multiplayer.guest()));
  multiplayer.leave();
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

void TestMultiplayerApp::guestReviewsTheReceivedRecord() {
  Person omar(u"Omar"_s);
  omar.multiplayer.host();
  QTRY_COMPARE(omar.multiplayer.phase(), u"waiting"_s);
  Program program(folders());
  program.settings()->setMotion(u"reduced"_s);
  Multiplayer& multiplayer = *program.multiplayer();
  multiplayer.join(byThisMachine(omar.multiplayer.invitation()).text());
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  omar.multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(program));
  QVERIFY(!program.mayReviewTable());
  bool isNotified = false;
  connect(&program, &Program::mayReviewTableChanged, this,
          [&] { isNotified = program.mayReviewTable(); });
  playToTheEnd(*multiplayer.guest(), *omar.multiplayer.guest());
  QTRY_VERIFY(isNotified && program.mayReviewTable());
  reviewAndComeBack(program);
  if (QTest::currentTestFailed()) return;
  // The new game has no record yet.
  omar.multiplayer.begin();
  QTRY_VERIFY(!program.table()->status()->gameOver());
  QVERIFY(!program.mayReviewTable());
}

void TestMultiplayerApp::nameGivenByTheUserIsShownAtTheTable() {
  Program program(folders());
  program.newGame()->setGameId(u"underwear"_s);
  program.newGame()->setPlayers(2);
  Multiplayer& multiplayer = *program.multiplayer();
  multiplayer.host();
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(program));
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
DOWNPILE_TEST(TestMultiplayerApp, .lock = "network");
#include "tst_multiplayer_app.moc"
