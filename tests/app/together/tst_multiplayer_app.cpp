// SPDX-License-Identifier: GPL-3.0-or-later
// Network games in the whole program: a network game is shown like any other, the previous game can
// be resumed later, and resuming a hosted game opens its table again.
#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "person.h"
#include "program/app.h"
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
  void hostedGameCanBeLeftAndResumed();
  void newGameAgainstComputersClosesTheHostedTable();
  void newGameOfTheSameKindArchivesTheHostedGame();
  void finishedHostedGameIsArchivedOnce();
  void finishedGameKeepsItsPlayersWhenSomebodyLeavesOrJoins();
  void computerPlayerThatTakesTheSeatOfARemovedPersonIsAnnounced();
  void hintsNeedPermissionOfTheHost();
  void multiplayerGameWithAChosenDealNumberIsNotSealed();
  void rematchBeginsAtTheSameTable();
  void killedHostResumesARematch();
  void hostCanReviewAFinishedGameWhileTheTableStaysOpen();
  void choiceOfAnotherGameClosesTheFinishedOneButNoReview_data();
  void choiceOfAnotherGameClosesTheFinishedOneButNoReview();
  void replayOfAnUnfinishedHostedGameShowsOnlyTheHandOfTheHost();
  void guestReviewsTheReceivedRecord();
  void nameThatTheUserGaveAGuestIsShownAtTheTable();
  void spectatorIsToldThatOnlyPlayersCanPlay();
  void noticesAboutATableDisappearWithIt();

 private:
  // writesAside: as in the installed program; then each move waits for the disk.
  App::Folders folders(bool writesAside = false) const {
    return {.settingsFile = folder_->filePath(u"settings.ini"_s),
            .games = folder_->filePath(u"games"_s),
            .writesAside = writesAside};
  }
  // Returns the number of records in the folder of games, or in its subfolder.
  qsizetype records(const QString& subfolder = {}) const {
    return QDir(folder_->filePath(u"games/"_s + subfolder)).entryList({u"*.downpile"_s}).size();
  }
  static bool isAtMultiplayerTable(App& app) {
    return qobject_cast<RemoteSource*>(app.table()->source()) != nullptr;
  }
  // Hosts a short game: in a long one the test would exceed the allowed number of messages a
  // second.
  static void hostShortGame(App& app) {
    app.settings()->setMotion(u"reduced"_s);
    app.settings()->setPace(u"instant"_s);
    NewGame& game = *app.newGame();
    game.setGameId(u"underwear"_s);
    game.setPlayers(2);
    game.fixSeeds(5, 6);
    game.options()->setValue(game.options()->find(u"key"_s, u"target"_s), 10);
    app.multiplayer()->host();
  }
  // Begins a game with this guest at the table hosted by `app`.
  static void beginWith(const Visitor& guest, App& app) {
    QTRY_VERIFY(guest.table.isWelcome());
    app.multiplayer()->begin();
    QTRY_VERIFY(isAtMultiplayerTable(app));
  }
  // Plays a game until `first` has received its record.
  void playToTheEnd(GuestTable& first, GuestTable& other) {
    bool isOver = false;
    const auto listening =
        connect(&first, &GuestTable::recorded, this, [&isOver] { isOver = true; });
    QVERIFY(playUntil(first, other, [&] { return isOver; }));
    disconnect(listening);
  }
  // Hosts a short game and plays it to its end with a guest, who stays at the table.
  std::unique_ptr<Visitor> playShortGame(App& app) {
    hostShortGame(app);
    auto guest = std::make_unique<Visitor>(u"Sena"_s, app.multiplayer()->invitation());
    beginWith(*guest, app);
    playToTheEnd(*app.multiplayer()->guest(), guest->table);
    return guest;
  }
  // Reviews the finished game on the table, and returns to the table of the network game.
  static void reviewAndComeBack(App& app) {
    const int seat = app.table()->source()->viewer();
    QVERIFY(app.reviewTable());
    QTRY_VERIFY(app.replay()->active());
    QCOMPARE(app.table()->source()->viewer(), seat);
    QVERIFY(app.review()->isOpen());
    QCOMPARE(app.review()->refusal(), QString());
    QVERIFY(!app.mayReviewTable());
    QCOMPARE(app.multiplayer()->phase(), u"playing"_s);
    app.review()->stop();
    app.closeReplay();
    QVERIFY(isAtMultiplayerTable(app));
    QVERIFY(app.table()->status()->gameOver());
    QVERIFY(app.mayReviewTable());
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestMultiplayerApp::hostedGameCanBeLeftAndResumed() {
  App app(folders());
  app.settings()->setPlayerName(u"Anna"_s);
  app.newGame()->setGameId(u"life"_s);
  QVERIFY(app.newGame()->start());
  app.newGame()->setGameId(u"underwear"_s);
  Multiplayer& multiplayer = *app.multiplayer();
  multiplayer.host();
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QCOMPARE(app.table()->gameId(), u"life"_s);
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy started(&app, &App::gameStarted);
  multiplayer.begin();
  QTRY_COMPARE(started.size(), 1);
  QVERIFY(isAtMultiplayerTable(app));
  QCOMPARE(app.table()->gameId(), u"underwear"_s);
  QCOMPARE(app.resumable(), u"life"_s);
  QVERIFY(app.wouldEnd(u"up-and-down"_s));
  // The game has also begun for the remote guest.
  QTRY_VERIFY(sena.table.isPlaying());

  const QString invitation = multiplayer.invitation();
  QSignalSpy left(&app, &App::multiplayerLeft);
  multiplayer.leave();
  QCOMPARE(left.size(), 1);
  QVERIFY(!app.table()->active());
  QTRY_COMPARE(app.resumable(), u"underwear"_s);
  const auto row = [&app](const QString& gameId) {
    GameListModel& games = *app.games();
    int found = 0;
    while (games.value(found, u"gameId"_s).toString() != gameId) ++found;
    return games.value(found, u"waiting"_s).toString();
  };
  QVERIFY2(row(u"underwear"_s).startsWith(u"At your table, with Sena. Deal 1"_s),
           qPrintable(row(u"underwear"_s)));
  QVERIFY(row(u"life"_s).startsWith(u"Deal 1"_s));
  app.resume(u"underwear"_s);
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QVERIFY(multiplayer.isHost());
  // The invitation is unchanged, so former guests find the table.
  QCOMPARE(readInvitation(multiplayer.invitation()).invitation->table,
           readInvitation(invitation).invitation->table);
  multiplayer.begin();
  QTRY_COMPARE(started.size(), 2);
  QCOMPARE(app.table()->gameId(), u"underwear"_s);
}

void TestMultiplayerApp::finishedGameKeepsItsPlayersWhenSomebodyLeavesOrJoins() {
  App app(folders());
  Multiplayer& multiplayer = *app.multiplayer();
  hostShortGame(app);
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  beginWith(sena, app);
  playToTheEnd(*multiplayer.guest(), sena.table);
  QTRY_VERIFY(app.table()->status()->gameOver());
  const auto name = [&app] { return app.table()->players()->value(1, u"name"_s).toString(); };
  QCOMPARE(name(), u"Sena"_s);
  QSignalSpy told(&multiplayer, &Multiplayer::chatReceived);
  sena.table.leave();
  const auto seat = [&] { return multiplayer.guest()->seats().seats[1].state; };
  QTRY_COMPARE(seat(), SeatNow::State::computer);
  QCOMPARE(name(), u"Sena"_s);
  QTRY_COMPARE(told.size(), 1);
  QCOMPARE(told.last().at(1).toString(), u"Sena has left."_s);
  // Who joins now sees the finished game without having played it.
  Visitor bert(u"Bert"_s, multiplayer.invitation());
  QTRY_VERIFY(bert.table.isPlaying());
  QCOMPARE(bert.table.you(), 1);
  const RemoteSource source(std::shared_ptr<GuestTable>(&bert.table, [](GuestTable*) {}));
  QVERIFY(source.part() == GameSource::Part::spectates);
  QTRY_VERIFY(bert.table.record());
  QTRY_COMPARE(told.size(), 2);
  QCOMPARE(told.last().at(1).toString(), u"Bert has joined."_s);
  QCOMPARE(source.seats()[1].name, "Sena");
  QVERIFY(source.part() == GameSource::Part::spectates);
  QCOMPARE(name(), u"Sena"_s);
  multiplayer.removePerson(1);
  QTRY_COMPARE(told.size(), 3);
  QCOMPARE(told.last().at(1).toString(), u"Bert was removed."_s);
}

void TestMultiplayerApp::computerPlayerThatTakesTheSeatOfARemovedPersonIsAnnounced() {
  App app(folders());
  Multiplayer& multiplayer = *app.multiplayer();
  hostShortGame(app);
  const Visitor sena(u"Sena"_s, multiplayer.invitation());
  beginWith(sena, app);
  QSignalSpy told(&multiplayer, &Multiplayer::chatReceived);
  multiplayer.removePerson(1);
  QTRY_COMPARE(told.size(), 1);
  const QString substitute = multiplayer.guest()->seats().seats[1].name;
  QVERIFY(!substitute.isEmpty());
  QCOMPARE(told.last().at(1).toString(),
           u"Sena was removed. The computer player %1 plays on."_s.arg(substitute));
}

void TestMultiplayerApp::hintsNeedPermissionOfTheHost() {
  App app(folders());
  app.settings()->setPlayerName(u"Anna"_s);
  app.settings()->setPace(u"instant"_s);
  app.newGame()->setGameId(u"underwear"_s);
  Multiplayer& multiplayer = *app.multiplayer();
  multiplayer.host();
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(app));
  TableCoach& coach = *app.table()->coach();
  QTRY_VERIFY(!app.table()->source()->view()->legal().empty());
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

void TestMultiplayerApp::multiplayerGameWithAChosenDealNumberIsNotSealed() {
  App app(folders());
  app.settings()->setPlayerName(u"Anna"_s);
  app.newGame()->setGameId(u"underwear"_s);
  Multiplayer& multiplayer = *app.multiplayer();
  QVERIFY(!multiplayer.isSealed());
  multiplayer.host();
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QVERIFY(multiplayer.isSealed());
  multiplayer.leave();
  RecordHeader header = app.newGame()->header();
  header.seal.reset();
  header.seed = 1;
  app.newGame()->setDealNumber(dealNumberText(header));
  multiplayer.host();
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QVERIFY(!multiplayer.isSealed());
}

void TestMultiplayerApp::newGameAgainstComputersClosesTheHostedTable() {
  App app(folders());
  app.newGame()->setGameId(u"underwear"_s);
  Multiplayer& multiplayer = *app.multiplayer();
  multiplayer.host();
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy dismissed(&sena.table, &GuestTable::dismissed);
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(app));
  app.newGame()->setGameId(u"life"_s);
  QVERIFY(app.newGame()->start());
  QCOMPARE(app.table()->gameId(), u"life"_s);
  QVERIFY(!isAtMultiplayerTable(app));
  QCOMPARE(multiplayer.phase(), QString());
  QTRY_COMPARE(dismissed.size(), 1);
  QTRY_COMPARE(app.resumable(), u"underwear"_s);
}

void TestMultiplayerApp::newGameOfTheSameKindArchivesTheHostedGame() {
  App app(folders(true));
  app.newGame()->setGameId(u"life"_s);
  app.multiplayer()->host();
  QTRY_COMPARE(app.multiplayer()->phase(), u"waiting"_s);
  app.multiplayer()->begin();
  QTRY_VERIFY(isAtMultiplayerTable(app));
  QVERIFY(app.newGame()->start());
  QTRY_VERIFY(app.table()->active() && !isAtMultiplayerTable(app));
  QTRY_COMPARE(records(u"earlier"_s), 1);
  QCOMPARE(records(), 1);
  QCOMPARE(app.resumable(), QString());
}

void TestMultiplayerApp::finishedHostedGameIsArchivedOnce() {
  App app(folders(true));
  Multiplayer& multiplayer = *app.multiplayer();
  const auto sena = playShortGame(app);
  QTRY_VERIFY(app.table()->status()->gameOver());
  multiplayer.leave();
  QTRY_COMPARE(records(u"earlier"_s), 1);
  QCOMPARE(records(), 0);
}

void TestMultiplayerApp::rematchBeginsAtTheSameTable() {
  App app(folders());
  Multiplayer& multiplayer = *app.multiplayer();
  hostShortGame(app);
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy started(&app, &App::gameStarted);
  multiplayer.begin();
  QTRY_COMPARE(started.size(), 1);
  playToTheEnd(*multiplayer.guest(), sena.table);
  QTRY_VERIFY(app.table()->status()->gameOver());
  multiplayer.begin();
  QTRY_COMPARE(started.size(), 2);
  QVERIFY(isAtMultiplayerTable(app));
  QTRY_VERIFY(!app.table()->status()->gameOver());
  QTRY_VERIFY(!app.table()->status()->dealOver());
}

// Simulates that the host is killed in the second game: another program continues with a copy of
// the files of that moment.
void TestMultiplayerApp::killedHostResumesARematch() {
  const QTemporaryDir copy;
  Person bert(u"Bert"_s);
  QString invitation;
  {
    App app(folders());
    app.settings()->setPlayerName(u"Anna"_s);
    Multiplayer& multiplayer = *app.multiplayer();
    hostShortGame(app);
    invitation = byThisMachine(multiplayer.invitation()).text();
    bert.join(invitation);
    QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
    QSignalSpy started(&app, &App::gameStarted);
    multiplayer.begin();
    QTRY_COMPARE(started.size(), 1);
    QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
    playToTheEnd(*multiplayer.guest(), *bert.multiplayer.guest());
    QTRY_VERIFY(app.table()->status()->gameOver());
    multiplayer.begin();
    QTRY_COMPARE(started.size(), 2);
    QTRY_COMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);
    multiplayer.allowWriting(false);
    multiplayer.letComputersHold(true);
    multiplayer.allowHints(true);
    multiplayer.letThink(3);
    QTRY_COMPARE(multiplayer.thinkingTime(), 3);
    QTRY_VERIFY(!app.table()->status()->gameOver());
    app.settings()->setPlayerName(u"Annabel"_s);
    QCOMPARE(QProcess::execute(u"cp"_s, {u"-r"_s, folder_->path() + u"/."_s, copy.path()}), 0);
  }
  QTRY_COMPARE(bert.multiplayer.phase(), QString());
  QCOMPARE(bert.multiplayer.lastTable(), u"Anna’s table"_s);

  App app({copy.filePath(u"settings.ini"_s), copy.filePath(u"games"_s)});
  Multiplayer& multiplayer = *app.multiplayer();
  app.findSavedGames();
  QCOMPARE(app.resumable(), u"underwear"_s);
  app.resume(u"underwear"_s);
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QTRY_COMPARE(multiplayer.seats()->count(), 2);
  QCOMPARE(multiplayer.tableName(), u"Anna’s table"_s);
  QVERIFY(!multiplayer.writingAllowed() && multiplayer.computersHold() &&
          multiplayer.hintsAllowed());
  QCOMPARE(multiplayer.thinkingTime(), 3);
  QCOMPARE(multiplayer.seats()->value(1, u"state"_s).toString(), u"cutOff"_s);
  QCOMPARE(multiplayer.seats()->value(1, u"name"_s).toString(), u"Bert"_s);
  QCOMPARE(multiplayer.waitsText(), u"Bert is not back yet. Their seat is being kept."_s);
  const QString again = byThisMachine(multiplayer.invitation()).text();
  QCOMPARE(readInvitation(again).invitation->table, readInvitation(invitation).invitation->table);
  bert.join(again);
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QVERIFY(multiplayer.waitsText().isEmpty());
  QVERIFY(multiplayer.continuesGame() && !bert.multiplayer.continuesGame());
  multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QTRY_COMPARE(multiplayer.phase(), u"playing"_s);
  QVERIFY(!multiplayer.continuesGame());
  // Both players contributed a number to the shuffle before the restart.
  QCOMPARE(multiplayer.guest()->deck(), DeckWitness::State::cut);
  QCOMPARE(bert.multiplayer.guest()->deck(), DeckWitness::State::cut);
  QTRY_VERIFY(isAtMultiplayerTable(app));
  bert.multiplayer.leave();
  QTRY_COMPARE(app.table()->status()->turnText(), u"The game is paused"_s);
}

// The host reviews the finished game while the table stays open for the guest. When the host begins
// the next game, this game replaces the review on the table.
void TestMultiplayerApp::hostCanReviewAFinishedGameWhileTheTableStaysOpen() {
  App app(folders());
  Multiplayer& multiplayer = *app.multiplayer();
  hostShortGame(app);
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  QTRY_VERIFY(sena.table.isWelcome());
  QSignalSpy dismissed(&sena.table, &GuestTable::dismissed);
  bool isNotified = false;
  connect(&app, &App::mayReviewTableChanged, this, [&] { isNotified = app.mayReviewTable(); });
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(app));
  QVERIFY(!app.mayReviewTable());
  QVERIFY(!app.reviewTable());
  playToTheEnd(*multiplayer.guest(), sena.table);
  QTRY_VERIFY(isNotified && app.mayReviewTable());
  for (int time = 0; time < 2; ++time) {
    reviewAndComeBack(app);
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY(app.reviewTable());
  QTRY_VERIFY(app.replay()->active());
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(app));
  QVERIFY(!app.table()->status()->gameOver());
  QVERIFY(!app.mayReviewTable());
  QVERIFY(dismissed.isEmpty());
}

void TestMultiplayerApp::choiceOfAnotherGameClosesTheFinishedOneButNoReview_data() {
  QTest::addColumn<bool>("isReviewing");
  QTest::newRow("the score sheet is shown") << false;
  QTest::newRow("a review is shown") << true;
}

void TestMultiplayerApp::choiceOfAnotherGameClosesTheFinishedOneButNoReview() {
  QFETCH(bool, isReviewing);
  App app(folders(true));
  Multiplayer& multiplayer = *app.multiplayer();
  const auto sena = playShortGame(app);
  QTRY_VERIFY(app.mayReviewTable());
  if (isReviewing) {
    QVERIFY(app.reviewTable());
    QTRY_VERIFY(app.replay()->active());
  }
  app.newGame()->setGameId(u"life"_s);
  app.newGame()->setPlayers(2);
  multiplayer.changeGame();
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  QTRY_VERIFY(sena->table.isWelcome() && !sena->table.isPlaying());
  QCOMPARE(app.replay()->active(), isReviewing);
  QCOMPARE(app.table()->active(), isReviewing);
  QTRY_COMPARE(records(u"earlier"_s), 1);
  QCOMPARE(records(), 0);
  if (isReviewing) app.closeReplay();
  QVERIFY(!app.table()->active());
  multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(app));
  QCOMPARE(app.table()->gameId(), u"life"_s);
  QTRY_VERIFY(sena->table.isPlaying());
  QCOMPARE(sena->table.view().info().id, std::string_view("life"));
}

// The host's file holds all cards, but the program shows none of the guest's cards before the game
// is over.
void TestMultiplayerApp::replayOfAnUnfinishedHostedGameShowsOnlyTheHandOfTheHost() {
  App app(folders());
  Multiplayer& multiplayer = *app.multiplayer();
  app.settings()->setMotion(u"reduced"_s);
  app.newGame()->setGameId(u"underwear"_s);
  app.newGame()->setPlayers(2);
  multiplayer.host();
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  beginWith(sena, app);
  QTRY_VERIFY(mayMove(sena.table) || mayMove(*multiplayer.guest()));
  multiplayer.leave();
  const QDir games(folder_->filePath(u"games"_s));
  const QStringList names = games.entryList({u"*.downpile"_s}, QDir::Files);
  QCOMPARE(names.size(), 1);
  const QString path = games.filePath(names.first());
  QVERIFY(app.openReplay(path));
  ReplayControl& replay = *app.replay();
  QTRY_VERIFY(replay.active());
  QCOMPARE(replay.viewer(), 0);
  QVERIFY(replay.viewpoints()[0].toMap()[u"allowed"_s].toBool());
  QVERIFY(!replay.viewpoints()[1].toMap()[u"allowed"_s].toBool());
  QVERIFY(app.notices().contains(replay.restriction()));
  replay.look(1, false);
  QCOMPARE(replay.viewer(), 0);
  QVERIFY(!replay.mayOpenAll() && !replay.maySend() && !replay.mayPlayOn());
  QVERIFY(!app.playOn());
  QCOMPARE(app.table()->source()->dealNumber(), QString());
  QVERIFY(!app.review()->refusal().isEmpty());
  // Without the user's identity key, the program does not know which seat was the user's. So it
  // shows the view of a spectator.
  QVERIFY(QFile::remove(games.filePath(QLatin1StringView(Identity::kFileName))));
  QVERIFY(app.openReplay(path));
  QTRY_COMPARE(replay.viewer(), int{kSpectator});
  QVERIFY(!replay.viewpoints()[0].toMap()[u"allowed"_s].toBool());
}

void TestMultiplayerApp::guestReviewsTheReceivedRecord() {
  Person omar(u"Omar"_s);
  omar.multiplayer.host();
  QTRY_COMPARE(omar.multiplayer.phase(), u"waiting"_s);
  App app(folders());
  app.settings()->setMotion(u"reduced"_s);
  Multiplayer& multiplayer = *app.multiplayer();
  multiplayer.join(byThisMachine(omar.multiplayer.invitation()).text());
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  multiplayer.takeSeat();
  QTRY_VERIFY(!multiplayer.isWatching());
  omar.multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(app));
  QVERIFY(!app.mayReviewTable());
  bool isNotified = false;
  connect(&app, &App::mayReviewTableChanged, this, [&] { isNotified = app.mayReviewTable(); });
  playToTheEnd(*multiplayer.guest(), *omar.multiplayer.guest());
  QTRY_VERIFY(isNotified && app.mayReviewTable());
  reviewAndComeBack(app);
  if (QTest::currentTestFailed()) return;
  QCOMPARE(multiplayer.waitsText(), u"Waiting for Omar to start another game."_s);
  // Who leaves and returns can review the game again, whose record is saved once.
  multiplayer.leave();
  multiplayer.join(byThisMachine(omar.multiplayer.invitation()).text());
  QTRY_COMPARE(multiplayer.phase(), u"waiting"_s);
  multiplayer.takeSeat();
  QTRY_VERIFY(app.mayReviewTable());
  QCOMPARE(records(u"earlier"_s), 1);
  // While the next game runs, no finished game can be reviewed.
  omar.multiplayer.begin();
  QTRY_VERIFY(!app.table()->status()->gameOver());
  QVERIFY(!app.mayReviewTable());
  QCOMPARE(multiplayer.waitsText(), QString());
}

void TestMultiplayerApp::nameThatTheUserGaveAGuestIsShownAtTheTable() {
  App app(folders());
  app.newGame()->setGameId(u"underwear"_s);
  app.newGame()->setPlayers(2);
  Multiplayer& multiplayer = *app.multiplayer();
  multiplayer.host();
  Visitor sena(u"Sena"_s, multiplayer.invitation());
  beginWith(sena, app);
  const auto name = [&app] { return app.table()->players()->value(1, u"name"_s).toString(); };
  QTRY_COMPARE(name(), u"Sena"_s);
  const QString key = sena.identity.fingerprint().text();
  app.people()->rename(key, u"Neighbour"_s);
  QTRY_COMPARE(name(), u"Neighbour"_s);
  QVERIFY(QFile::exists(folder_->filePath(u"games/people.json"_s)));
  app.people()->rename(key, {});
  QTRY_COMPARE(name(), u"Sena"_s);
}

void TestMultiplayerApp::noticesAboutATableDisappearWithIt() {
  App app(folders());
  hostShortGame(app);
  QTRY_VERIFY(app.multiplayer()->mayBegin());
  // A dishonest host is found in the waiting room. The warning stays when the game begins.
  emit app.multiplayer()->warned(u"Somebody knows the cards."_s);
  emit app.multiplayer()->warned(u"Somebody knows the cards."_s);
  QCOMPARE(app.notices().size(), 1);
  app.multiplayer()->begin();
  QTRY_VERIFY(isAtMultiplayerTable(app));
  emit app.multiplayer()->ranOutOfTime(u"Your time ran out."_s);
  QCOMPARE(app.notices(), (QStringList{u"Somebody knows the cards."_s, u"Your time ran out."_s}));
  // The user moves again.
  emit app.table()->played();
  QCOMPARE(app.notices(), QStringList{u"Somebody knows the cards."_s});
  app.multiplayer()->leave();
  QCOMPARE(app.notices(), QStringList());
}

void TestMultiplayerApp::spectatorIsToldThatOnlyPlayersCanPlay() {
  Person omar(u"Omar"_s);
  omar.multiplayer.host();
  App app(folders());
  app.multiplayer()->watch(byThisMachine(omar.multiplayer.invitation()).text());
  QTRY_COMPARE(app.multiplayer()->phase(), u"waiting"_s);
  QSignalSpy spoken(app.announcer(), &Announcer::spoken);
  omar.multiplayer.begin();
  QTRY_VERIFY(isAtMultiplayerTable(app));
  const QString sentence = u"You are watching. Only the players at the table can play."_s;
  QTRY_VERIFY(std::ranges::any_of(spoken, [&](const QList<QVariant>& each) {
    return each.first().toString().contains(sentence);
  }));
  app.table()->coach()->refuse(Refusal());
  QCOMPARE(app.table()->coach()->refusal(), sentence);
}

// The lock keeps tests searching for tables from running at the same time: each search would also
// find the tables of the other tests.
DOWNPILE_TEST(TestMultiplayerApp, .lock = "network");
#include "tst_multiplayer_app.moc"
