// SPDX-License-Identifier: GPL-3.0-or-later
// Several real servers with one real database: they share one lobby and redirect guests to the
// server owning a table. When a server is killed, another one takes over its tables with every
// confirmed move.
#include <QRandomGenerator>
#include <QTemporaryDir>

#include "players.h"
#include "postgres.h"
#include "runner/test_class.h"
#include "server_program.h"
#include "stored.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

constexpr int kLease = 3;  // duration of a lease in seconds

// Returns the number of moves confirmed by the servers.
int confirmedMoves(const Players& players) {
  int sum = 0;
  for (const auto& player : players) sum += player->played;
  return sum;
}

}  // namespace

class TestSeveralServers : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (!Postgres::missing().isEmpty()) QSKIP(qPrintable(Postgres::missing()));
    QVERIFY(postgres_.start());
  }
  void init();
  void cleanup() { servers_.clear(); }

  void serversShareOneLobby();
  void tablesOfAServerStoppedBySigstopMoveToAnotherServer();
  void serverReportsHangingDatabaseAndRecovers();
  void confirmedMovesSurviveKillsOfServers();

 private:
  bool start(std::size_t server);
  std::size_t ownerOf(const QString& table) const;
  std::vector<Record> recordsOf(const QString& table) const;

  Postgres postgres_;
  QString database_;
  std::unique_ptr<QTemporaryDir> folder_;
  std::vector<std::unique_ptr<ServerProgram>> servers_;
};

// Both servers have the same key and port, but different addresses, like servers behind one host
// name.
void TestSeveralServers::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  database_ = postgres_.newDatabase();
  for (const QString& name : {u"1"_s, u"2"_s}) {
    servers_.push_back(
        std::make_unique<ServerProgram>(folder_->filePath(name), database_, u"127.0.0."_s + name));
  }
  QVERIFY2(start(0), qPrintable(servers_[0]->log()));
  QVERIFY(QDir().mkpath(folder_->filePath(u"2"_s)));
  QVERIFY(
      QFile::copy(folder_->filePath(u"1/identity.pem"_s), folder_->filePath(u"2/identity.pem"_s)));
  QVERIFY2(start(1), qPrintable(servers_[1]->log()));
}

bool TestSeveralServers::start(std::size_t server) {
  return servers_[server]->start(
      {u"--host"_s, u"127.0.0.1"_s, u"--host"_s, u"127.0.0.2"_s, u"--own-host"_s,
       u"127.0.0.%1"_s.arg(server + 1), u"--lease"_s, QString::number(kLease)},
      servers_[0]->port());
}

// Returns the index of the server that owns the table, or 2 if no server owns it.
std::size_t TestSeveralServers::ownerOf(const QString& table) const {
  const QString address =
      Stranger({.folder = {}, .database = database_})
          .ask(
              u"SELECT s.address FROM tables t JOIN servers s ON s.id = t.server"
              " WHERE t.id = '%1'"_s.arg(table))
          .toString();
  if (address.contains("127.0.0.1"_L1)) return 0;
  return address.contains("127.0.0.2"_L1) ? 1 : 2;
}

std::vector<Record> TestSeveralServers::recordsOf(const QString& table) const {
  std::vector<Record> records;
  Stranger stranger({.folder = {}, .database = database_});
  for (int game = 1;; ++game) {
    const QString text = stranger
                             .ask(
                                 u"SELECT STRING_AGG(text, '' ORDER BY number) FROM parts"
                                 " WHERE table_id = '%1' AND game = %2"_s.arg(table)
                                     .arg(game))
                             .toString();
    if (text.isEmpty()) return records;
    const RecordReading reading = readRecord(text.toStdString());
    if (reading.status != RecordReading::Status::good || !replay(reading.record).problem.empty()) {
      qWarning() << "game" << game << "cannot be replayed";
      return {};
    }
    records.push_back(reading.record);
  }
}

void TestSeveralServers::serversShareOneLobby() {
  const Invitation& first = servers_[0]->invitation();
  Invitation second = first;
  second.hosts = {u"127.0.0.2"_s};
  const QString table = openTableAt(first);
  QVERIFY(!table.isEmpty());
  QCOMPARE(ownerOf(table), 0U);
  // A visitor of the other server sees the table and can sit down there.
  FarVisitor visitor(second);
  QTRY_VERIFY(visitor.isAdmitted);
  visitor.send(Enter{.name = u"Visitor"_s});
  QVERIFY(visitor.receive<LobbyNow>());
  QTRY_VERIFY(visitor.receive<TableChanged>() &&
              visitor.receive<TableChanged>()->table.id == table);
  QCOMPARE(visitor.receive<TableChanged>()->table.free, 3);
  FarGuest mira(second, table, u"Mira"_s);
  QTRY_VERIFY(mira.guest.isReached());
  QTRY_COMPARE(visitor.receive<TableChanged>()->table.free, 2);
  QVERIFY(mira.link.invitation().hosts == second.hosts);
  // A server dismisses a guest asking for an unknown table.
  FarGuest lost(second, u"nothing"_s, u"Lost"_s);
  QSignalSpy dismissed(&lost.guest, &GuestTable::dismissed);
  QTRY_COMPARE(dismissed.size(), 1);
  // A server has one lease for all its tables. If it terminates normally, it ends the lease, so the
  // other server takes over its table without waiting for the lease to expire.
  QCOMPARE(servers_[0]->terminate(), 0);
  const QString servers = u"SELECT COUNT(*) FROM servers"_s;
  QCOMPARE(Stranger({.folder = {}, .database = database_}).ask(servers).toInt(), 1);
  QTRY_VERIFY(!mira.guest.isReached());
  QTRY_COMPARE(ownerOf(table), 1U);
  QTRY_VERIFY(mira.guest.isReached());
}

// A server stopped by SIGSTOP does not know that its lease has expired. When it continues, it gives
// up the table. A move received too late does not damage the record.
void TestSeveralServers::tablesOfAServerStoppedBySigstopMoveToAnotherServer() {
  Invitation second = servers_[0]->invitation();
  second.hosts = {u"127.0.0.2"_s};
  const QString table = openTableAt(servers_[0]->invitation());
  const Players players = playersAt(servers_[0]->invitation(), table);
  QVERIFY(!players.empty());
  QCOMPARE(ownerOf(table), 0U);
  servers_[0]->pause(true);
  // The stopped server receives this move when it continues, if the player has not reconnected yet.
  QTRY_VERIFY(std::ranges::any_of(players, [](const auto& player) {
    player->act();
    return player->guest.isBusy();
  }));
  QTRY_COMPARE_WITH_TIMEOUT(ownerOf(table), 1U, 60'000);
  // The second server has taken over the table and its record. A spectator joins there.
  FarGuest watcher(second, table, u"Watcher"_s, true);
  QTRY_VERIFY(watcher.guest.isReached() && watcher.guest.isPlaying());
  servers_[0]->pause(false);
  // When the stopped server continues, it gives up the table, and its players reconnect to the
  // second server.
  QTRY_VERIFY_WITH_TIMEOUT(servers_[0]->hasLogged(u"gives up its tables: 1"_s), 60'000);
  QCOMPARE(ownerOf(table), 1U);
  const auto isReached = [](const auto& player) { return player->guest.isReached(); };
  QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(players, isReached) && !watcher.guest.seats().waits,
                           60'000);
  // The players can continue the game on the other server.
  const int before = confirmedMoves(players);
  QTRY_VERIFY(std::ranges::any_of(players, [&](const auto& player) {
    player->act();
    return confirmedMoves(players) > before;
  }));
  QCOMPARE(ownerOf(table), 1U);
  QTRY_VERIFY(std::ranges::none_of(players, [](const auto& p) { return p->guest.isBusy(); }));
  const std::vector<Record> records = recordsOf(table);
  QVERIFY(!records.empty());
  QVERIFY(containConfirmedMoves(players, records));
}

void TestSeveralServers::serverReportsHangingDatabaseAndRecovers() {
  const QString table = openTableAt(servers_[0]->invitation());
  QVERIFY(!table.isEmpty());
  const auto health = [this] {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(SERVER_PROGRAM),
                  {u"health"_s, u"--address"_s, u"127.0.0.1"_s, u"--port"_s,
                   QString::number(servers_[0]->port())});
    process.waitForFinished();
    return QString::fromUtf8(process.readAll());
  };
  QCOMPARE(health(), QString());
  postgres_.pause(true);
  QTRY_VERIFY_WITH_TIMEOUT(health().contains(u"is waiting for its database"_s), 60'000);
  QTRY_VERIFY_WITH_TIMEOUT(servers_[0]->hasLogged(u"gives up its tables: 1"_s), 60'000);
  // A server can be terminated while the database is paused.
  QCOMPARE(servers_[1]->terminate(), 0);
  postgres_.pause(false);
  QTRY_VERIFY_WITH_TIMEOUT(health().isEmpty(), 60'000);
  // While no server has taken over the table, ownerOf() returns the old owner. So the test waits
  // for the log.
  QTRY_VERIFY_WITH_TIMEOUT(servers_[0]->hasLogged(u"Taken over tables without a server: 1"_s),
                           60'000);
  QCOMPARE(ownerOf(table), 0U);
}

void TestSeveralServers::confirmedMovesSurviveKillsOfServers() {
  const quint32 seed = QRandomGenerator::system()->generate();
  qInfo() << "seed" << seed;
  QRandomGenerator random(seed);
  const Invitation& invitation = servers_[0]->invitation();
  const QString table = openTableAt(invitation);
  const Players players = playersAt(invitation, table);
  QVERIFY(!players.empty());

  // The players move as fast as the server's limit on messages allows, game after game.
  QTimer turn;
  connect(&turn, &QTimer::timeout, &turn, [&] {
    for (const auto& player : players) player->act();
  });
  turn.start(60);
  constexpr int kKills = 5;
  qint64 longest = 0;
  for (int kill = 0; kill < kKills; ++kill) {
    QTest::qWait(static_cast<int>(random.bounded(20, 500)));
    const std::size_t owner = ownerOf(table);
    QVERIFY(owner < 2);
    // Every third kill is of the server without the table.
    const auto killed = kill % 3 == 2 ? 1 - owner : owner;
    servers_[killed]->kill();
    QElapsedTimer timer;
    timer.start();
    if (killed == owner) {
      QTRY_VERIFY(
          std::ranges::none_of(players, [](const auto& p) { return p->guest.isReached(); }));
    }
    const int before = confirmedMoves(players);
    QTRY_VERIFY_WITH_TIMEOUT(confirmedMoves(players) > before, 60'000);
    longest = std::max(longest, timer.elapsed());
    QCOMPARE(ownerOf(table), 1 - killed);
    QVERIFY2(start(killed), qPrintable(servers_[killed]->log()));
  }
  turn.stop();
  QTRY_VERIFY(std::ranges::none_of(players, [](const auto& p) { return p->guest.isBusy(); }));
  for (const auto& server : servers_) QCOMPARE(server->terminate(), 0);

  const std::vector<Record> records = recordsOf(table);
  QVERIFY(!records.empty());
  QVERIFY(containConfirmedMoves(players, records));
  qInfo() << kKills << "kills," << confirmedMoves(players) << "confirmed moves, none lost,"
          << records.size() << "games; tables continued within" << longest << "ms with a lease of"
          << kLease << "s";
}

DOWNPILE_TEST(TestSeveralServers, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 35);
#include "tst_several_servers.moc"
