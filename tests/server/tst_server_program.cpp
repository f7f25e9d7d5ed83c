// SPDX-License-Identifier: GPL-3.0-or-later
// The real program: players play in its room, it is killed at random moments, and every confirmed
// move exists after the restart.
#include <QFile>
#include <QLocalServer>
#include <QLocalSocket>
#include <QRandomGenerator>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <csignal>

#include "players.h"
#include "runner/test_class.h"
#include "server_program.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

struct Result {
  int status = 0;
  QString text;
};
Result run(const QStringList& arguments) {
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(QStringLiteral(SERVER_PROGRAM), arguments);
  process.waitForFinished();
  return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

}  // namespace

class TestServerProgram : public QObject {
  Q_OBJECT

 private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void serverStartsTerminatesAndKeepsItsInvitation();
  void reportsErrorsAtStartInOneLine();
  void healthCommandAnswersWhileAllConnectionsAreUsed();
  void operatorCanListAndCloseTablesAndBanPeople();
  void listCommandNeedsTheOwnerKeyOfTheServer();
  void commandIsNotDoneIfAnotherProgramAnswersInsteadOfTheServer();
  void confirmedMovesSurviveKillsOfTheServer();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestServerProgram::serverStartsTerminatesAndKeepsItsInvitation() {
  ServerProgram server(folder_->path());
  QVERIFY2(server.start(), qPrintable(server.log()));
  const QString port = QString::number(server.port());
  QCOMPARE(run({u"health"_s, u"--port"_s, port}).status, 0);
  const Result second = run({u"--data"_s, folder_->path(), u"--port"_s, u"0"_s});
  QCOMPARE(second.status, 1);
  QVERIFY(second.text.contains(u"Another server is using the data folder"_s));
  const Invitation first = server.invitation();
  QCOMPARE(server.terminate(), 0);
  QCOMPARE(run({u"health"_s, u"--port"_s, port}).status, 1);
  // A restarted server has the same key and port, so old invitations to the room are valid.
  QVERIFY(server.start());
  QVERIFY(server.invitation() == first);
}

void TestServerProgram::reportsErrorsAtStartInOneLine() {
  const auto reports = [](const QStringList& arguments, int status, const QString& sentence) {
    const Result result = run(arguments);
    const bool isSingleLine = result.text.count(u'\n') == 1;
    if (result.status == status && isSingleLine && result.text.contains(sentence)) return true;
    qWarning() << result.status << result.text;
    return false;
  };
  QVERIFY(reports({u"--port"_s, u"x"_s}, 2, u"--port must be a number"_s));
  const QString file = folder_->filePath(u"file"_s);
  QVERIFY(QFile(file).open(QIODevice::WriteOnly));
  QVERIFY(
      reports({u"--data"_s, file, u"--port"_s, u"0"_s}, 1, u"Cannot write to the data folder"_s));
  ServerProgram server(folder_->filePath(u"one"_s));
  QVERIFY(server.start());
  QVERIFY(reports({u"--data"_s, folder_->filePath(u"two"_s), u"--address"_s, u"127.0.0.1"_s,
                   u"--port"_s, QString::number(server.port())},
                  1, u"Cannot listen on port"_s));
  QDir().mkpath(folder_->filePath(u"three"_s));
  QFile damaged(folder_->filePath(u"three/room.sqlite"_s));
  QVERIFY(damaged.open(QIODevice::WriteOnly));
  damaged.write(QByteArray(4000, 'x'));
  damaged.close();
  QVERIFY(reports({u"--data"_s, folder_->filePath(u"three"_s), u"--port"_s, u"0"_s}, 1,
                  u"is damaged"_s));
}

void TestServerProgram::healthCommandAnswersWhileAllConnectionsAreUsed() {
  ServerProgram server(folder_->path());
  QVERIFY(server.start({u"--connections-each"_s, u"2"_s, u"--visitors"_s, u"1"_s}));
  const QStringList health{u"health"_s, u"--port"_s, QString::number(server.port())};
  // The lobby has room for one visitor only, and this visitor fills it. The health command must
  // still answer.
  FarVisitor visitor(server.invitation());
  QTRY_VERIFY(visitor.isAdmitted);
  visitor.send(Enter{.name = u"One"_s});
  QVERIFY(visitor.receive<LobbyNow>());
  QCOMPARE(run(health).status, 0);
  // With this connection, the server has as many connections from this network as it allows from
  // one network.
  QTcpSocket idle;
  idle.connectToHost(QHostAddress(QHostAddress::LocalHost), server.port());
  QVERIFY(idle.waitForConnected());
  QCOMPARE(run(health).status, 0);
  server.kill();
  QCOMPARE(run(health).status, 1);
}

void TestServerProgram::operatorCanListAndCloseTablesAndBanPeople() {
  ServerProgram server(folder_->path());
  QVERIFY(server.start());
  const auto command = [&](const QStringList& words) {
    return run(words + QStringList{u"--data"_s, folder_->path(), u"--port"_s,
                                   QString::number(server.port())});
  };
  FarVisitor owner(server.invitation());
  QTRY_VERIFY(owner.isAdmitted);
  owner.send(Enter{.name = u"Mira"_s});
  QVERIFY(owner.receive<LobbyNow>());
  owner.send(tableRequest());
  const auto opened = owner.receive<Opened>();
  QVERIFY(opened);
  const FarGuest guest(server.invitation(), opened->table, u"Sena"_s);
  QTRY_VERIFY(guest.guest.isReached());
  const QString key = guest.person.fingerprint().text();

  const Result list = command({u"list"_s});
  QCOMPARE(list.status, 0);
  for (const QString& part :
       {server.invitation().text(), opened->table, u"underwear, for everybody"_s,
        u"%1  127.0.0.1  Sena (%2)\n"_s.arg(key, guest.person.fingerprint().words().join(u' ')),
        u"%1  127.0.0.1  Mira"_s.arg(owner.person.fingerprint().text())}) {
    QVERIFY2(list.text.contains(part), qPrintable(list.text + part));
  }
  QCOMPARE(command({u"ban"_s, u"nobody"_s}).status, 1);
  QCOMPARE(command({u"ban"_s, key.first(8)}).text, u"Banned: %1\n"_s.arg(key));
  QTRY_VERIFY(!guest.guest.isReached());
  QCOMPARE(command({u"close"_s, u"unknown"_s}).status, 1);
  QCOMPARE(command({u"close"_s, opened->table.first(6)}).text, u"The table is closed.\n"_s);
  QTRY_VERIFY(command({u"list"_s}).text.contains(u"Tables: 0"_s));
  QVERIFY(server.hasLogged(u"The operator banned %1."_s.arg(key)));
  static const QRegularExpression timed(
      u"\\n\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ downpile-server: \\w{52} opened a table"_s);
  QVERIFY2(server.log().contains(timed), qPrintable(server.log()));

  // Bans survive a restart. An address can be banned too.
  QCOMPARE(server.terminate(), 0);
  QVERIFY(server.start());
  QVERIFY(command({u"list"_s}).text.contains(u"Banned: 1\n  %1"_s.arg(key)));
  QCOMPARE(command({u"unban"_s, key}).status, 0);
  QCOMPARE(command({u"ban"_s, u"127.0.0.1"_s}).status, 0);
  FarVisitor banned(server.invitation());
  QTRY_VERIFY(banned.isDisconnected);
  QCOMPARE(banned.receive<Goodbye>().value().reason, Goodbye::Reason::removed);
  QCOMPARE(command({u"unban"_s, u"127.0.0.1"_s}).status, 0);
  QVERIFY(command({u"list"_s}).text.contains(u"Banned: 0"_s));
}

void TestServerProgram::listCommandNeedsTheOwnerKeyOfTheServer() {
  ServerProgram server(folder_->filePath(u"one"_s));
  ServerProgram other(folder_->filePath(u"two"_s));
  QVERIFY(server.start() && other.start());
  const auto list = [&](const QString& folder) {
    return run({u"list"_s, u"--data"_s, folder_->filePath(folder), u"--port"_s,
                QString::number(server.port())});
  };
  QCOMPARE(list(u"one"_s).status, 0);
  const Result wrong = list(u"two"_s);
  QCOMPARE(wrong.status, 1);
  QVERIFY(wrong.text.contains(u"not the owner key"_s) && !wrong.text.contains(u"downpile://"_s));
  QVERIFY(list(u"three"_s).text.contains(u"Cannot read the owner key"_s));
  QVERIFY(!QFile::exists(folder_->filePath(u"three"_s)));
  const auto permissions = QFile::permissions(folder_->filePath(u"one/owner.key"_s));
  QVERIFY(!(permissions & (QFile::ReadGroup | QFile::ReadOther)));
}

void TestServerProgram::commandIsNotDoneIfAnotherProgramAnswersInsteadOfTheServer() {
  QLocalServer other;
  other.setSocketOptions(QLocalServer::AbstractNamespaceOption);
  QVERIFY(other.listen(u"downpile-server-1"_s));
  connect(&other, &QLocalServer::newConnection, &other, [&other] {
    QLocalSocket* socket = other.nextPendingConnection();
    socket->write("a number\n");
    connect(socket, &QLocalSocket::readyRead, socket, [socket] {
      socket->write("a signature\n0\nBanned: everybody\n");
      socket->disconnectFromServer();
    });
  });
  QFile key(folder_->filePath(u"owner.key"_s));
  QVERIFY(key.open(QIODevice::WriteOnly));
  key.write(QByteArray(64, 'a'));
  key.close();
  QProcess command;
  command.setProcessChannelMode(QProcess::MergedChannels);
  command.start(QStringLiteral(SERVER_PROGRAM),
                {u"list"_s, u"--port"_s, u"1"_s, u"--data"_s, folder_->path()});
  QTRY_COMPARE_WITH_TIMEOUT(command.state(), QProcess::NotRunning, 60'000);
  QCOMPARE(command.exitCode(), 1);
  QVERIFY(command.readAll().contains("is not from the server"));
}

void TestServerProgram::confirmedMovesSurviveKillsOfTheServer() {
  const quint32 seed = QRandomGenerator::system()->generate();
  qInfo() << "seed" << seed;
  QRandomGenerator random(seed);
  ServerProgram server(folder_->path());
  QVERIFY(server.start());
  const QString table = openTableAt(server.invitation());
  const Players players = playersAt(server.invitation(), table);
  QVERIFY(!players.empty());

  QTimer turn;
  connect(&turn, &QTimer::timeout, &turn, [&] {
    for (const auto& player : players) player->act();
  });
  turn.start(3);
  const int kills = tests::effort(3, 20);
  qint64 longest = 0;
  for (int kill = 0; kill < kills; ++kill) {
    QTest::qWait(static_cast<int>(random.bounded(20, 300)));
    QElapsedTimer gone;
    gone.start();
    server.kill();
    QTRY_VERIFY(std::ranges::none_of(players, [](const auto& p) { return p->guest.isReached(); }));
    QVERIFY(server.start());
    QTRY_VERIFY_WITH_TIMEOUT(
        std::ranges::all_of(players, [](const auto& p) { return p->guest.isReached(); }), 60'000);
    // After the restart, the players continue the game.
    const int before = players[0]->played;
    QTRY_VERIFY_WITH_TIMEOUT(players[0]->played > before, 60'000);
    longest = std::max(longest, gone.elapsed());
  }
  // Waits until each player has made several moves, which may take long on a slow disk.
  const auto hasPlayed = [](const auto& player) { return player->played > 5; };
  QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(players, hasPlayed), 60'000);
  turn.stop();
  QTRY_VERIFY(std::ranges::none_of(players, [](const auto& p) { return p->guest.isBusy(); }));
  QCOMPARE(server.terminate(), 0);
  QVERIFY(server.log().endsWith(u"The room is closed.\n"_s));
  // The log contains no names of players and no ids of tables.
  QVERIFY(!server.log().contains(u"Player"_s) && !server.log().contains(table));

  const auto opening = RoomStore::open(folder_->path());
  QCOMPARE(opening.tables.size(), 1U);
  const RecordReading record = readRecord(opening.tables[0].record);
  QCOMPARE(record.status, RecordReading::Status::good);
  QVERIFY(replay(record.record).problem.empty());
  int answered = 0;
  for (const auto& player : players) {
    answered += player->played;
  }
  QVERIFY(containConfirmedMoves(players, {record.record}));
  qInfo() << kills << "kills;" << answered << "confirmed moves, none lost; games continued within"
          << longest << "ms";
}

DOWNPILE_TEST(TestServerProgram, .tier = Tier::both, .thoroughSeconds = 15);
#include "tst_server_program.moc"
