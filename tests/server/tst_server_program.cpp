// SPDX-License-Identifier: GPL-3.0-or-later
// The real program: players play in its room, it is killed at random moments, and every confirmed
// move exists after the restart.
#include <QRandomGenerator>
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

  void startsAndTerminates();
  void everyErrorIsOneSentence();
  void confirmedMovesSurviveKills();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestServerProgram::startsAndTerminates() {
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
  // The restarted server has the same room.
  QVERIFY(server.start());
  QVERIFY(server.invitation() == first);
}

void TestServerProgram::everyErrorIsOneSentence() {
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

void TestServerProgram::confirmedMovesSurviveKills() {
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
    // The game continues.
    const int before = players[0]->played;
    QTRY_VERIFY_WITH_TIMEOUT(players[0]->played > before, 60'000);
    longest = std::max(longest, gone.elapsed());
  }
  // On a slow disk only few moves were confirmed until now.
  const auto hasPlayed = [](const auto& player) { return player->played > 5; };
  QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(players, hasPlayed), 60'000);
  turn.stop();
  QTRY_VERIFY(std::ranges::none_of(players, [](const auto& p) { return p->guest.isBusy(); }));
  QCOMPARE(server.terminate(), 0);
  QVERIFY(server.log().endsWith(u"The room is closed.\n"_s));
  // The log contains neither players nor tables.
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
