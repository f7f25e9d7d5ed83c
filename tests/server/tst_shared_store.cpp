// SPDX-License-Identifier: GPL-3.0-or-later
// Several servers with one database: each table belongs to one server, and its former server cannot
// write to it.
#include <QTemporaryDir>
#include <atomic>

#include "../support/eventually.h"
#include "postgres.h"
#include "runner/test_class.h"
#include "stored.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// Duration of a lease. No test waits so long: tests advance a server's clock instead.
constexpr std::chrono::milliseconds kLeaseTime = std::chrono::minutes(1);

// Query for the database's time in milliseconds.
const QString kDatabaseTime =
    u"SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"_s;

// A simulated server: a store with its own clock, and the signals emitted by the store.
struct Server {
  explicit Server(StorePlace place) {
    place.clock = [time = time] { return time->load(); };
    opening = RoomStore::open(place);
    if (!opening.store) qFatal("%s", qPrintable(opening.sentence));
    tables = opening.tables;
    QObject::connect(&*opening.store, &RoomStore::taken, &*opening.store,
                     [this](const auto& taken) { tables = taken; });
    QObject::connect(&*opening.store, &RoomStore::polled, &*opening.store,
                     [this](const OtherTables& seen) { others = seen; });
    QObject::connect(&*opening.store, &RoomStore::lost, &*opening.store, [this] { ++lost; });
    QObject::connect(&*opening.store, &RoomStore::away, &*opening.store, [this] { ++away; });
    QObject::connect(&*opening.store, &RoomStore::back, &*opening.store, [this] { ++back; });
  }
  RoomStore& store() const { return *opening.store; }
  // Advances the clock of this server only.
  void skip(std::chrono::milliseconds passed) const { *time += passed.count(); }
  // Waits until the server has polled the database `times` times. Returns false on a timeout.
  bool polls(int times = 1) const {
    const QSignalSpy polled(&store(), &RoomStore::polled);
    return eventually([&] { return polled.size() >= times; });
  }
  // Starts a game at a new table.
  std::unique_ptr<Journal> begin(WriteResults& results) {
    store().put(tableOf(u"a"_s), {});
    auto journal = store().newGame(u"a"_s, 1, 5);
    journal->write("one\n", results(1));
    return journal;
  }

  std::shared_ptr<std::atomic<qint64>> time = std::make_shared<std::atomic<qint64>>(0);
  RoomStore::Opening opening;
  // Tables last taken over by this server; before its first takeover, tables found at the start.
  std::vector<RoomStore::Found> tables;
  OtherTables others;
  int lost = 0;
  int away = 0;
  int back = 0;
};

}  // namespace

class TestSharedStore : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    database_ = postgres_.newDatabase();
  }

  void takesOverTablesOfTerminatedServer();
  void takesOverAll2000TablesOfATerminatedServer();
  void tablesOfAStoppedServerAreDividedBetweenTheOthers();
  void tablesOfASilentServerAreTakenOverOneLeaseAfterADatabaseOutage();
  void serverDoesNotTakeATableAgainThatItReleased();
  void retriesFailedWriteOfTheServerAddress();
  void serverThatDoesNotRenewItsLeaseLosesItsTables();
  void serverCannotWriteToATableThatAnotherHasTakenOver();
  void serverThatLostItsLeaseRegistersAgain();
  void serverReleasesItsTablesBeforeItsLeaseExpires();
  void restartedServerGetsItsTablesAtOnce();
  void serversSeeEachOthersTables();
  void closedTableIsNotTakenOver();
  void serverWaitsForARestartOfTheDatabase();
  void serverLosesItsTablesInALongDatabaseOutage();
  void writeToAHangingDatabaseTimesOut();
  void stalledDatabaseConnectionTimesOut();
  void reportsUnusableDatabase_data();
  void reportsUnusableDatabase();

 private:
  // Adds a server with a fresh, never renewed lease, and a table owned by it.
  void addSilentServer() const {
    Stranger stranger(place({}));
    for (const QString& each :
         {u"INSERT INTO servers SELECT 7, '', until FROM servers"_s,
          u"INSERT INTO tables (id, name, owner, access, header, state, created, server)"
          " SELECT 'b', name, owner, access, header, state, created, 7 FROM tables"_s}) {
      QVERIFY2(stranger.ask(each).isValid(), qPrintable(each));
    }
  }
  StorePlace place(const QString& name) const {
    return {.folder = folder_->filePath(name),
            .database = database_,
            .lease = kLeaseTime,
            .mostPollTime = std::chrono::milliseconds(20),
            .mostPatience = std::chrono::seconds(1)};
  }
  // Returns the settings (StorePlace) of a store that polls the database only about once a second.
  // So a test can stop the database process between two polls.
  StorePlace slowPlace(const QString& name) const {
    StorePlace slow = place(name);
    slow.mostPollTime = std::chrono::seconds(1);
    return slow;
  }
  // Returns the process id of the database process for the connection of the only server.
  pid_t databaseProcess() const {
    return Stranger(place({}))
        .ask(
            u"SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND"
            " datname = current_database() AND pid <> pg_backend_pid()"_s)
        .toInt();
  }

  Postgres postgres_;
  QString database_;
  std::unique_ptr<QTemporaryDir> folder_;
};

void TestSharedStore::initTestCase() {
  if (!Postgres::missing().isEmpty()) QSKIP(qPrintable(Postgres::missing()));
  QVERIFY(postgres_.start());
}

void TestSharedStore::takesOverTablesOfTerminatedServer() {
  WriteResults results;
  auto server = std::make_unique<Server>(place(u"one"_s));
  Server other(place(u"other"_s));
  server->store().put(tableOf(u"a"_s), results(1));
  server->store().newGame(u"a"_s, 1, 5)->write("one\n", results(2));
  QVERIFY(results.become({{1, true}, {2, true}}));
  server.reset();
  // A terminated server has ended its lease, so the other server takes over its tables without
  // waiting.
  QCOMPARE(Stranger(place({})).ask(u"SELECT COUNT(*) FROM servers"_s).toInt(), 1);
  QTRY_COMPARE(other.tables.size(), 1U);
  QCOMPARE(other.tables[0].record, "one\n");
  other.store().openGame(other.tables[0])->write("two\n", results(3));
  QVERIFY(results.become({{1, true}, {2, true}, {3, true}}));
  // The second server has taken over the table, so a third server finds no table without an owner.
  QVERIFY(Server(place(u"third"_s)).tables.empty());
}

void TestSharedStore::takesOverAll2000TablesOfATerminatedServer() {
  constexpr int kTables = 2000;
  auto server = std::make_unique<Server>(place(u"one"_s));
  for (int i = 0; i < kTables; ++i) server->store().put(tableOf(u"t%1"_s.arg(i)), {});
  Server other(place(u"other"_s));
  std::size_t taken = 0;
  connect(&other.store(), &RoomStore::taken, this,
          [&taken](const auto& tables) { taken += tables.size(); });
  server.reset();  // the destructor first writes all tables
  QTRY_COMPARE_WITH_TIMEOUT(taken, static_cast<std::size_t>(kTables), 120'000);
}

// When tables lose their server, the first server to notice it takes over only a part of them, and
// leaves the rest to the others.
void TestSharedStore::tablesOfAStoppedServerAreDividedBetweenTheOthers() {
  constexpr int kTables = 150;
  auto gone = std::make_unique<Server>(place(u"gone"_s));
  for (int i = 0; i < kTables; ++i) gone->store().put(tableOf(u"t%1"_s.arg(i)), {});
  std::array<std::unique_ptr<Server>, 2> servers;
  std::array<std::size_t, 2> taken{};
  for (std::size_t i = 0; i < servers.size(); ++i) {
    servers[i] = std::make_unique<Server>(slowPlace(QString::number(i)));
    connect(&servers[i]->store(), &RoomStore::taken, this,
            [&taken, i](const auto& tables) { taken[i] += tables.size(); });
  }
  gone.reset();
  QTRY_COMPARE_WITH_TIMEOUT(taken[0] + taken[1], static_cast<std::size_t>(kTables), 120'000);
  QVERIFY2(taken[0] > 20 && taken[1] > 20, qPrintable(QString::number(taken[0])));
}

void TestSharedStore::tablesOfASilentServerAreTakenOverOneLeaseAfterADatabaseOutage() {
  WriteResults results;
  Server server(place(u"one"_s));
  const auto journal = server.begin(results);
  QVERIFY(results.become({{1, true}}));
  addSilentServer();
  std::vector<QString> taken;
  connect(&server.store(), &RoomStore::taken, this, [&taken](const auto& tables) {
    for (const auto& each : tables) taken.push_back(each.table.id);
  });
  // The database does not answer for longer than a lease, so neither server can renew its lease.
  postgres_.pause(true);
  server.skip(kLeaseTime);
  QTRY_COMPARE(server.lost, 1);
  postgres_.pause(false);
  QTRY_COMPARE_WITH_TIMEOUT(taken.size(), 1U, 60'000);
  QCOMPARE(taken[0], u"a"_s);
  QVERIFY(Stranger(place({})).ask(u"UPDATE servers SET until = 0 WHERE id = 7"_s).isValid());
  for (int quarter = 0; quarter < 4; ++quarter) {
    QVERIFY(server.polls(3));
    QCOMPARE(taken.size(), 1U);
    server.skip(kLeaseTime / 4);
  }
  // One lease duration after the outage, the server takes over the table of the silent server.
  QTRY_COMPARE_WITH_TIMEOUT(taken.size(), 2U, 60'000);
  QCOMPARE(taken[1], u"b"_s);
}

// A server releases an unreadable table, so a newer version can take it.
void TestSharedStore::serverDoesNotTakeATableAgainThatItReleased() {
  WriteResults results;
  auto server = std::make_unique<Server>(place(u"one"_s));
  const auto journal = server->begin(results);
  QVERIFY(results.become({{1, true}}));
  Server other(place(u"other"_s));
  server->store().leave(u"a"_s);
  QTRY_COMPARE(other.tables.size(), 1U);
  QCOMPARE(other.tables[0].record, "one\n");
  const qint64 fence = other.tables[0].fence;
  other.store().leave(u"a"_s);
  QVERIFY(server->polls(3) && other.polls(3));
  Stranger stranger(place({}));
  QCOMPARE(stranger.ask(u"SELECT fence FROM tables WHERE server = 0"_s).toLongLong(), fence);
  // A server also takes over a table that it cannot read. It reports it with isKnown = false.
  QVERIFY(
      stranger
          .ask(u"INSERT INTO tables (id, name, owner, access, header, state, created)"
               " SELECT 'b', name, owner, 'moonlit nights', header, state, created FROM tables"_s)
          .isValid());
  QTRY_VERIFY(other.tables[0].table.id == u"b"_s || server->tables.size() == 1);
  QVERIFY(!(server->tables.empty() ? other : *server).tables[0].isKnown);
}

void TestSharedStore::retriesFailedWriteOfTheServerAddress() {
  Server server(place(u"one"_s));
  Stranger stranger(place({}));
  QVERIFY(stranger.ask(u"BEGIN"_s).isValid());
  QVERIFY(stranger.ask(u"LOCK TABLE servers IN SHARE MODE"_s).isValid());
  server.store().announce(u"downpile://one"_s);
  // The write of the address waits for the lock, fails after a timeout, and is tried again.
  const auto waitingSince = [&stranger] {
    stranger.ask(u"SELECT pg_stat_clear_snapshot()"_s);
    return stranger
        .ask(u"SELECT query_start FROM pg_stat_activity WHERE wait_event_type = 'Lock'"_s)
        .toDateTime();
  };
  // Between two tries, nothing waits. So each time is kept, and asked for only once per check.
  QSet<QDateTime> tries;
  QVERIFY(eventually([&] {
    if (const QDateTime since = waitingSince(); since.isValid()) tries << since;
    return tries.size() == 2;
  }));
  QVERIFY(stranger.ask(u"ROLLBACK"_s).isValid());
  QTRY_COMPARE(stranger.ask(u"SELECT address FROM servers"_s).toString(), u"downpile://one"_s);
}

// A server whose machine has failed neither renews nor ends its lease.
void TestSharedStore::serverThatDoesNotRenewItsLeaseLosesItsTables() {
  WriteResults results;
  Server other(place(u"other"_s));
  other.store().put(tableOf(u"a"_s), results(1));
  QVERIFY(results.become({{1, true}}));
  addSilentServer();
  Stranger stranger(place({}));
  const qint64 until = stranger
                           .ask(
                               u"UPDATE servers SET until = (%1) + 300 WHERE id = 7"
                               " RETURNING until"_s.arg(kDatabaseTime))
                           .toLongLong();
  qint64 takenAt = 0;
  connect(&other.store(), &RoomStore::taken, this,
          [&] { takenAt = stranger.ask(kDatabaseTime).toLongLong(); });
  QTRY_COMPARE(other.tables.size(), 1U);
  QVERIFY(until > 0 && takenAt >= until);
  QCOMPARE(other.tables[0].table.id, u"b"_s);
  QCOMPARE(other.lost, 0);
}

void TestSharedStore::serverCannotWriteToATableThatAnotherHasTakenOver() {
  WriteResults results;
  Server server(slowPlace(u"one"_s));
  const auto journal = server.begin(results);
  QVERIFY(results.become({{1, true}}));
  // The server is removed from the database, as if it were dead. It does not notice this, because
  // the database process for its connection is stopped.
  const pid_t databaseProcessId = databaseProcess();
  QVERIFY(databaseProcessId > 1);
  QVERIFY(server.polls());
  QCOMPARE(::kill(databaseProcessId, SIGSTOP), 0);
  const bool isGone = Stranger(place({})).ask(u"DELETE FROM servers"_s).isValid();
  Server other(place(u"other"_s));
  QCOMPARE(::kill(databaseProcessId, SIGCONT), 0);
  QVERIFY(isGone);
  QCOMPARE(other.tables.size(), 1U);
  journal->write("lost\n", results(2));
  StoredTable changed = tableOf(u"a"_s);
  changed.state = "lost";
  server.store().put(changed, results(3));
  server.store().notice(u"a"_s, "lost", {});
  server.store().close(tableOf(u"a"_s), 9);
  QVERIFY(results.become({{1, true}, {2, false}, {3, false}}));
  // Old journals stay invalid, even if the server gets the table back.
  QTRY_COMPARE(server.lost, 1);
  other.opening.store.reset();
  QTRY_COMPARE(server.tables.size(), 1U);
  journal->write("lost\n", results(4));
  QVERIFY(results.become({{1, true}, {2, false}, {3, false}, {4, false}}));
  QCOMPARE(server.tables[0].record, "one\n");
  QCOMPARE(server.tables[0].table.state, tableOf(u"a"_s).state);
  server.store().openGame(server.tables[0])->write("two\n", results(5));
  QTRY_COMPARE(results.all.back(), (std::pair(5, true)));
}

// Because of a slow database, the server loses its lease while it takes over other tables.
void TestSharedStore::serverThatLostItsLeaseRegistersAgain() {
  WriteResults results;
  StorePlace patient = place(u"one"_s);
  patient.mostPatience = std::chrono::minutes(5);
  patient.lease = 4 * patient.mostPatience;
  Server server(patient);
  const auto journal = server.begin(results);
  QVERIFY(results.become({{1, true}}));
  Stranger stranger(place({}));
  for (const QString& each :
       {u"SELECT pg_advisory_lock(1)"_s,
        u"CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS"
        " 'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END'"_s,
        u"CREATE TRIGGER wait BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION wait()"_s,
        u"INSERT INTO tables (id, name, owner, access, header, state, created, server)"
        " SELECT 'b' || n, name, owner, access, header, state, created, 7 FROM tables,"
        " generate_series(1, 4) n"_s}) {
    QVERIFY2(stranger.ask(each).isValid(), qPrintable(each));
  }
  QVERIFY(eventually([&] {
    return stranger.ask(u"SELECT COUNT(*) FROM pg_locks WHERE NOT granted"_s).toInt() > 0;
  }));
  server.skip(patient.lease);
  QTRY_COMPARE(server.lost, 1);
  QSet<QString> held;
  connect(&server.store(), &RoomStore::taken, this, [&held](const auto& tables) {
    for (const auto& each : tables) held << each.table.id;
  });
  QVERIFY(stranger.ask(u"SELECT pg_advisory_unlock(1)"_s).toBool());
  QTRY_COMPARE_WITH_TIMEOUT(held.size(), 5, 60'000);
  QCOMPARE(server.lost, 1);
  journal->write("lost\n", results(2));
  server.store().put(tableOf(u"a"_s), results(3));
  QVERIFY(results.become({{1, true}, {2, false}, {3, true}}));
}

void TestSharedStore::serverReleasesItsTablesBeforeItsLeaseExpires() {
  Server server(place(u"one"_s));
  Stranger stranger(place({}));
  QVERIFY(server.polls());
  // The lock prevents the server from renewing its lease.
  QVERIFY(stranger.ask(u"BEGIN"_s).isValid());
  QVERIFY(stranger.ask(u"LOCK TABLE servers IN SHARE MODE"_s).isValid());
  // Other servers may take over the tables only when the lease stored in the database ends. The end
  // is at most the duration of a lease from now.
  const qint64 left =
      stranger.ask(u"SELECT until - (%1) FROM servers"_s.arg(kDatabaseTime)).toLongLong();
  QVERIFY(left > 0 && left <= kLeaseTime.count());
  server.skip(kLeaseTime / 2);
  QCoreApplication::processEvents();
  QCOMPARE(server.lost, 0);
  server.skip(kLeaseTime / 2 - std::chrono::milliseconds(20));
  QTRY_COMPARE(server.lost, 1);
  // The store reports a lost lease, but not that the database is unreachable.
  QCOMPARE(server.away, 0);
}

// The lock file in a server's folder contains the server's id. The test inserts this id into the
// database, as if the server had been killed.
void TestSharedStore::restartedServerGetsItsTablesAtOnce() {
  { Server(place(u"one"_s)).store().put(tableOf(u"a"_s), {}); }
  QFile lock(folder_->filePath(u"one/lock"_s));
  QVERIFY(lock.open(QIODevice::ReadOnly));
  const QString id = QString::fromUtf8(lock.readAll());
  Stranger stranger(place({}));
  QVERIFY(stranger.ask(u"INSERT INTO servers VALUES (%1, '', 99999999999999)"_s.arg(id)).isValid());
  QVERIFY(Server(place(u"other"_s)).tables.empty());
  QCOMPARE(Server(place(u"one"_s)).tables.size(), 1U);
}

void TestSharedStore::serversSeeEachOthersTables() {
  Server server(place(u"one"_s));
  Server other(place(u"other"_s));
  server.store().announce(u"downpile://one"_s);
  server.store().put(tableOf(u"a"_s), {});
  server.store().notice(u"a"_s, "first", {});
  QTRY_COMPARE(other.others.value(u"a"_s).notice, QByteArray("first"));
  QTRY_COMPARE(other.others.value(u"a"_s).address, u"downpile://one"_s);
  server.store().notice(u"a"_s, "second", {});
  QTRY_COMPARE(other.others.value(u"a"_s).notice, QByteArray("second"));
  QVERIFY(server.others.isEmpty());
  server.store().close(tableOf(u"a"_s), 9);
  QTRY_VERIFY(other.others.isEmpty());
}

void TestSharedStore::closedTableIsNotTakenOver() {
  WriteResults results;
  auto server = std::make_unique<Server>(place(u"one"_s));
  Server other(place(u"other"_s));
  const auto journal = server->begin(results);
  QVERIFY(results.become({{1, true}}));
  server->store().close(tableOf(u"a"_s), 9);
  const QString open = u"SELECT COUNT(*) FROM tables WHERE closed IS NULL"_s;
  QTRY_COMPARE(Stranger(place({})).ask(open).toInt(), 0);
  QCOMPARE(Stranger(place({})).ask(u"SELECT ended FROM games"_s).toInt(), 9);
  server.reset();
  QVERIFY(other.polls(2));
  QVERIFY(other.tables.empty());
  QVERIFY(Server(place(u"one"_s)).tables.empty());
}

void TestSharedStore::serverWaitsForARestartOfTheDatabase() {
  WriteResults results;
  Server server(place(u"one"_s));
  const auto journal = server.begin(results);
  QVERIFY(results.become({{1, true}}));
  postgres_.stop();
  journal->write("lost\n", results(2));
  QVERIFY(results.become({{1, true}, {2, false}}));
  QTRY_COMPARE(server.away, 1);
  QVERIFY(postgres_.start());
  QTRY_COMPARE(server.back, 1);
  QCOMPARE(server.lost, 0);
  journal->write("two\n", results(3));
  QVERIFY(results.become({{1, true}, {2, false}, {3, true}}));
}

void TestSharedStore::serverLosesItsTablesInALongDatabaseOutage() {
  WriteResults results;
  Server server(place(u"one"_s));
  const auto journal = server.begin(results);
  QVERIFY(results.become({{1, true}}));
  postgres_.stop();
  server.skip(kLeaseTime);
  QTRY_COMPARE(server.lost, 1);
  server.store().put(tableOf(u"b"_s), results(2));
  QVERIFY(results.become({{1, true}, {2, false}}));
  QVERIFY(postgres_.start());
  // When the database runs again, the server takes its former table again.
  QTRY_COMPARE_WITH_TIMEOUT(server.tables.size(), 1U, 60'000);
  QCOMPARE(server.tables[0].record, "one\n");
  QCOMPARE(server.lost, 1);
}

// While the processes of the database are paused, connections to them can still be opened.
void TestSharedStore::writeToAHangingDatabaseTimesOut() {
  WriteResults results;
  auto server = std::make_unique<Server>(place(u"one"_s));
  const auto journal = server->begin(results);
  QVERIFY(results.become({{1, true}}));
  postgres_.pause(true);
  journal->write("lost\n", results(2));
  QVERIFY(results.become({{1, true}, {2, false}}));
  QTRY_COMPARE(server->away, 1);
  server->skip(kLeaseTime);
  QTRY_COMPARE(server->lost, 1);
  postgres_.pause(false);
  QTRY_COMPARE_WITH_TIMEOUT(server->back, 1, 60'000);
  QTRY_COMPARE(server->tables.size(), 1U);
  QCOMPARE(server->tables[0].record, "one\n");
  server->store().openGame(server->tables[0])->write("two\n", results(3));
  QVERIFY(results.become({{1, true}, {2, false}, {3, true}}));
  // The server can be terminated while the database is paused, even with pending writes.
  postgres_.pause(true);
  journal->write("lost\n", results(4));
  server.reset();
  postgres_.pause(false);
}

// Only the database process for the server's connection is paused. The store must notice that this
// connection does not answer.
void TestSharedStore::stalledDatabaseConnectionTimesOut() {
  WriteResults results;
  Server server(slowPlace(u"one"_s));
  const auto journal = server.begin(results);
  QVERIFY(results.become({{1, true}}));
  const pid_t databaseProcessId = databaseProcess();
  QVERIFY(databaseProcessId > 1);
  QVERIFY(server.polls());
  QCOMPARE(::kill(databaseProcessId, SIGSTOP), 0);
  journal->write("lost\n", results(2));
  QTRY_COMPARE_WITH_TIMEOUT(results.all.size(), 2U, 60'000);
  QVERIFY(!results.all[1].second);
  const auto isSaved = [&] {
    const std::size_t before = results.all.size();
    journal->write("two\n", results(3));
    return eventually([&] { return results.all.size() > before; }) && results.all.back().second;
  };
  QTRY_VERIFY(isSaved());
  ::kill(databaseProcessId, SIGCONT);
  QCOMPARE(server.lost, 0);
}

void TestSharedStore::reportsUnusableDatabase_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("more");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("unknown host") << u""_s << u" host=/nowhere"_s << u"Cannot open the database"_s;
  QTest::newRow("no such database") << u""_s << u" dbname=none"_s << u"Cannot open the database"_s;
  QTest::newRow("table names in use")
      << u"CREATE TABLE games (x INTEGER)"_s << u""_s << u"Cannot write to the database"_s;
  QTest::newRow("another program's database")
      << u"CREATE TABLE room (x INTEGER)"_s << u""_s << u"is not the database of a room"_s;
}
void TestSharedStore::reportsUnusableDatabase() {
  QFETCH(QString, before);
  QFETCH(QString, more);
  QFETCH(QString, sentence);
  if (!before.isEmpty()) QVERIFY(Stranger(place({})).ask(before).isValid());
  StorePlace wrong = place(u"one"_s);
  wrong.database += more;
  const auto opening = RoomStore::open(wrong);
  QVERIFY(!opening.store);
  QVERIFY2(opening.sentence.contains(sentence) && !opening.sentence.contains(u'\n'),
           qPrintable(opening.sentence));
}

DOWNPILE_TEST(TestSharedStore);
#include "tst_shared_store.moc"
