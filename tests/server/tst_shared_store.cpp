// SPDX-License-Identifier: GPL-3.0-or-later
// Several servers on one database: a table is held by one of them, and whoever does not hold it any
// more cannot write anything for it.
#include <QTemporaryDir>
#include <atomic>

#include "../support/eventually.h"
#include "postgres.h"
#include "runner/test_class.h"
#include "stored.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// No test waits for the end of a lease: it skips the time of a server.
constexpr std::chrono::milliseconds kLeaseTime = std::chrono::minutes(1);

// Milliseconds, by the database's clock.
const QString kDatabaseTime =
    u"SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"_s;

// One of the servers.
struct Server {
  explicit Server(StorePlace place) {
    place.clock = [time = time] { return time->load(); };
    opening = RoomStore::open(place);
    if (!opening.store) qFatal("%s", qPrintable(opening.sentence));
    tables = opening.tables;
    QObject::connect(&*opening.store, &RoomStore::taken, &*opening.store,
                     [this](const auto& taken) { tables = taken; });
    QObject::connect(&*opening.store, &RoomStore::looked, &*opening.store,
                     [this](const OtherTables& seen) { others = seen; });
    QObject::connect(&*opening.store, &RoomStore::lost, &*opening.store, [this] { ++lost; });
    QObject::connect(&*opening.store, &RoomStore::away, &*opening.store, [this] { ++away; });
    QObject::connect(&*opening.store, &RoomStore::back, &*opening.store, [this] { ++back; });
  }
  RoomStore& store() const { return *opening.store; }
  // Time passes on the clock of this server alone.
  void skip(std::chrono::milliseconds passed) const { *time += passed.count(); }
  // Whether it has just looked, the last of these times.
  bool looks(int times = 1) const {
    const QSignalSpy looked(&store(), &RoomStore::looked);
    return eventually([&] { return looked.size() >= times; });
  }
  // A game at a table that is new.
  std::unique_ptr<Journal> begin(Told& told) {
    store().put(tableOf(u"a"_s), {});
    auto journal = store().newGame(u"a"_s, 1, 5);
    journal->keep("one\n", told(1));
    return journal;
  }

  std::shared_ptr<std::atomic<qint64>> time = std::make_shared<std::atomic<qint64>>(0);
  RoomStore::Opening opening;
  std::vector<RoomStore::Found> tables;  // that came last
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

  void whatOneEndsAnotherGoesOnWith();
  void manyTablesAreTakenOverAtOnce();
  void whatIsFreeIsShared();
  void afterAnOutageEachHasTheTimeToComeBack();
  void whatIsLeftIsNotTakenAgain();
  void anAddressThatCouldNotBeWrittenIsWrittenLater();
  void whoIsSilentLosesItsTables();
  void whoHasLostATableCannotWriteIt();
  void whatComesToWhoIsLostGoesOnAgain();
  void whoIsSilentLetsGoBeforeOthersTake();
  void theSameServerNeedNotWait();
  void eachSeesWhatTheOthersHold();
  void aDatabaseThatIsGoneIsWaitedFor();
  void aDatabaseThatIsGoneForLongCostsTheTables();
  void aDatabaseThatStandsStillIsNotWaitedForForEver();
  void aConnectionThatStandsStillIsGivenUp();
  void whatCannotBeOpenedIsSaid_data();
  void whatCannotBeOpenedIsSaid();

 private:
  // Somebody who was heard of now, and never again, and has a table as another one's.
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
            .mostLookTime = std::chrono::milliseconds(20),
            .mostPatience = std::chrono::seconds(1)};
  }
  // Looks rarely enough for a test to stop its process of the database between two looks.
  StorePlace slowPlace(const QString& name) const {
    StorePlace slow = place(name);
    slow.mostLookTime = std::chrono::seconds(1);
    return slow;
  }
  // Which process of the database serves the only server that is there.
  pid_t lineOfOne() const {
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

void TestSharedStore::whatOneEndsAnotherGoesOnWith() {
  Told told;
  auto one = std::make_unique<Server>(place(u"one"_s));
  Server other(place(u"other"_s));
  one->store().put(tableOf(u"a"_s), told(1));
  one->store().newGame(u"a"_s, 1, 5)->keep("one\n", told(2));
  QVERIFY(told.are({{1, true}, {2, true}}));
  one.reset();
  // Nobody waits for who has said goodbye.
  QCOMPARE(Stranger(place({})).ask(u"SELECT COUNT(*) FROM servers"_s).toInt(), 1);
  QTRY_COMPARE(other.tables.size(), 1U);
  QCOMPARE(other.tables[0].record, "one\n");
  other.store().openGame(other.tables[0])->keep("two\n", told(3));
  QVERIFY(told.are({{1, true}, {2, true}, {3, true}}));
  // Another one that comes has nothing to take.
  QVERIFY(Server(place(u"third"_s)).tables.empty());
}

void TestSharedStore::manyTablesAreTakenOverAtOnce() {
  constexpr int kTables = 2000;
  auto one = std::make_unique<Server>(place(u"one"_s));
  for (int i = 0; i < kTables; ++i) one->store().put(tableOf(u"t%1"_s.arg(i)), {});
  Server other(place(u"other"_s));
  std::size_t taken = 0;
  connect(&other.store(), &RoomStore::taken, this,
          [&taken](const auto& tables) { taken += tables.size(); });
  one.reset();  // once all are written
  QTRY_COMPARE_WITH_TIMEOUT(taken, static_cast<std::size_t>(kTables), 120'000);
}

// Whoever looks first has no more than a share.
void TestSharedStore::whatIsFreeIsShared() {
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

void TestSharedStore::afterAnOutageEachHasTheTimeToComeBack() {
  Told told;
  Server one(place(u"one"_s));
  const auto journal = one.begin(told);
  QVERIFY(told.are({{1, true}}));
  addSilentServer();
  std::vector<QString> taken;
  connect(&one.store(), &RoomStore::taken, this, [&taken](const auto& tables) {
    for (const auto& each : tables) taken.push_back(each.table.id);
  });
  // Longer than a lease: neither can be heard.
  postgres_.stand(true);
  one.skip(kLeaseTime);
  QTRY_COMPARE(one.lost, 1);
  postgres_.stand(false);
  QTRY_COMPARE_WITH_TIMEOUT(taken.size(), 1U, 60'000);
  QCOMPARE(taken[0], u"a"_s);
  QVERIFY(Stranger(place({})).ask(u"UPDATE servers SET until = 0 WHERE id = 7"_s).isValid());
  for (int quarter = 0; quarter < 4; ++quarter) {
    QVERIFY(one.looks(3));
    QCOMPARE(taken.size(), 1U);
    one.skip(kLeaseTime / 4);
  }
  // It did not.
  QTRY_COMPARE_WITH_TIMEOUT(taken.size(), 2U, 60'000);
  QCOMPARE(taken[1], u"b"_s);
}

// Another server, that knows more, has it then.
void TestSharedStore::whatIsLeftIsNotTakenAgain() {
  Told told;
  auto one = std::make_unique<Server>(place(u"one"_s));
  const auto journal = one->begin(told);
  QVERIFY(told.are({{1, true}}));
  Server other(place(u"other"_s));
  one->store().leave(u"a"_s);
  QTRY_COMPARE(other.tables.size(), 1U);
  QCOMPARE(other.tables[0].record, "one\n");
  const qint64 fence = other.tables[0].fence;
  other.store().leave(u"a"_s);
  QVERIFY(one->looks(3) && other.looks(3));
  Stranger stranger(place({}));
  QCOMPARE(stranger.ask(u"SELECT fence FROM tables WHERE server = 0"_s).toLongLong(), fence);
  // What cannot be read is said, too, and in nobody's way.
  QVERIFY(
      stranger
          .ask(u"INSERT INTO tables (id, name, owner, access, header, state, created)"
               " SELECT 'b', name, owner, 'moonlit nights', header, state, created FROM tables"_s)
          .isValid());
  QTRY_VERIFY(other.tables[0].table.id == u"b"_s || one->tables.size() == 1);
  QVERIFY(!(one->tables.empty() ? other : *one).tables[0].isKnown);
}

void TestSharedStore::anAddressThatCouldNotBeWrittenIsWrittenLater() {
  Server one(place(u"one"_s));
  Stranger stranger(place({}));
  QVERIFY(stranger.ask(u"BEGIN"_s).isValid());
  QVERIFY(stranger.ask(u"LOCK TABLE servers IN SHARE MODE"_s).isValid());
  one.store().announce(u"downpile://one"_s);
  // The server waits, gives up, and tries again.
  const auto waitsSince = [&stranger] {
    stranger.ask(u"SELECT pg_stat_clear_snapshot()"_s);
    return stranger
        .ask(u"SELECT query_start FROM pg_stat_activity WHERE wait_event_type = 'Lock'"_s)
        .toDateTime();
  };
  QTRY_VERIFY(waitsSince().isValid());
  const QDateTime first = waitsSince();
  QTRY_VERIFY(waitsSince().isValid() && waitsSince() != first);
  QVERIFY(stranger.ask(u"ROLLBACK"_s).isValid());
  QTRY_COMPARE(stranger.ask(u"SELECT address FROM servers"_s).toString(), u"downpile://one"_s);
}

// A server that does nothing any more, not even end; as one whose machine is gone.
void TestSharedStore::whoIsSilentLosesItsTables() {
  Told told;
  Server other(place(u"other"_s));
  other.store().put(tableOf(u"a"_s), told(1));
  QVERIFY(told.are({{1, true}}));
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

void TestSharedStore::whoHasLostATableCannotWriteIt() {
  Told told;
  Server one(slowPlace(u"one"_s));
  const auto journal = one.begin(told);
  QVERIFY(told.are({{1, true}}));
  // Others think that it is gone, and it does not know: it is not answered meanwhile.
  const pid_t line = lineOfOne();
  QVERIFY(line > 1);
  QVERIFY(one.looks());
  QCOMPARE(::kill(line, SIGSTOP), 0);
  const bool isGone = Stranger(place({})).ask(u"DELETE FROM servers"_s).isValid();
  Server other(place(u"other"_s));
  QCOMPARE(::kill(line, SIGCONT), 0);
  QVERIFY(isGone);
  QCOMPARE(other.tables.size(), 1U);
  journal->keep("lost\n", told(2));
  StoredTable changed = tableOf(u"a"_s);
  changed.state = "lost";
  one.store().put(changed, told(3));
  one.store().notice(u"a"_s, "lost", {});
  one.store().close(tableOf(u"a"_s), 9);
  QVERIFY(told.are({{1, true}, {2, false}, {3, false}}));
  // Once it knows it writes nothing with what it had, even if the table comes back to it.
  QTRY_COMPARE(one.lost, 1);
  other.opening.store.reset();
  QTRY_COMPARE(one.tables.size(), 1U);
  journal->keep("lost\n", told(4));
  QVERIFY(told.are({{1, true}, {2, false}, {3, false}, {4, false}}));
  QCOMPARE(one.tables[0].record, "one\n");
  QCOMPARE(one.tables[0].table.state, tableOf(u"a"_s).state);
  one.store().openGame(one.tables[0])->keep("two\n", told(5));
  QTRY_COMPARE(told.told.back(), (std::pair(5, true)));
}

// A database that answers so slowly that a server has given its tables up while it takes others.
void TestSharedStore::whatComesToWhoIsLostGoesOnAgain() {
  Told told;
  StorePlace patient = place(u"one"_s);
  patient.mostPatience = std::chrono::minutes(5);
  patient.lease = 4 * patient.mostPatience;
  Server one(patient);
  const auto journal = one.begin(told);
  QVERIFY(told.are({{1, true}}));
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
  QTRY_VERIFY(stranger.ask(u"SELECT COUNT(*) FROM pg_locks WHERE NOT granted"_s).toInt() > 0);
  one.skip(patient.lease);
  QTRY_COMPARE(one.lost, 1);
  QSet<QString> held;
  connect(&one.store(), &RoomStore::taken, this, [&held](const auto& tables) {
    for (const auto& each : tables) held << each.table.id;
  });
  QVERIFY(stranger.ask(u"SELECT pg_advisory_unlock(1)"_s).toBool());
  QTRY_COMPARE_WITH_TIMEOUT(held.size(), 5, 60'000);
  QCOMPARE(one.lost, 1);
  journal->keep("lost\n", told(2));
  one.store().put(tableOf(u"a"_s), told(3));
  QVERIFY(told.are({{1, true}, {2, false}, {3, true}}));
}

void TestSharedStore::whoIsSilentLetsGoBeforeOthersTake() {
  Server one(place(u"one"_s));
  Stranger stranger(place({}));
  QVERIFY(one.looks());
  // Nothing that it says is heard.
  QVERIFY(stranger.ask(u"BEGIN"_s).isValid());
  QVERIFY(stranger.ask(u"LOCK TABLE servers IN SHARE MODE"_s).isValid());
  // The others wait for all of the lease.
  const qint64 left =
      stranger.ask(u"SELECT until - (%1) FROM servers"_s.arg(kDatabaseTime)).toLongLong();
  QVERIFY(left > 0 && left <= kLeaseTime.count());
  one.skip(kLeaseTime / 2);
  QCoreApplication::processEvents();
  QCOMPARE(one.lost, 0);
  one.skip(kLeaseTime / 2 - std::chrono::milliseconds(20));
  QTRY_COMPARE(one.lost, 1);
  // A moment only: nothing was wrong with it.
  QCOMPARE(one.away, 0);
}

// It was killed: its folder says who it was.
void TestSharedStore::theSameServerNeedNotWait() {
  { Server(place(u"one"_s)).store().put(tableOf(u"a"_s), {}); }
  QFile lock(folder_->filePath(u"one/lock"_s));
  QVERIFY(lock.open(QIODevice::ReadOnly));
  const QString id = QString::fromUtf8(lock.readAll());
  Stranger stranger(place({}));
  QVERIFY(stranger.ask(u"INSERT INTO servers VALUES (%1, '', 99999999999999)"_s.arg(id)).isValid());
  QVERIFY(Server(place(u"other"_s)).tables.empty());
  QCOMPARE(Server(place(u"one"_s)).tables.size(), 1U);
}

void TestSharedStore::eachSeesWhatTheOthersHold() {
  Server one(place(u"one"_s));
  Server other(place(u"other"_s));
  one.store().announce(u"downpile://one"_s);
  one.store().put(tableOf(u"a"_s), {});
  one.store().notice(u"a"_s, "first", {});
  QTRY_COMPARE(other.others.value(u"a"_s).notice, QByteArray("first"));
  QTRY_COMPARE(other.others.value(u"a"_s).address, u"downpile://one"_s);
  one.store().notice(u"a"_s, "second", {});
  QTRY_COMPARE(other.others.value(u"a"_s).notice, QByteArray("second"));
  QVERIFY(one.others.isEmpty());
  one.store().close(tableOf(u"a"_s), 9);
  QTRY_VERIFY(other.others.isEmpty());
}

void TestSharedStore::aDatabaseThatIsGoneIsWaitedFor() {
  Told told;
  Server one(place(u"one"_s));
  const auto journal = one.begin(told);
  QVERIFY(told.are({{1, true}}));
  postgres_.stop();
  journal->keep("lost\n", told(2));
  QVERIFY(told.are({{1, true}, {2, false}}));
  QTRY_COMPARE(one.away, 1);
  QVERIFY(postgres_.start());
  QTRY_COMPARE(one.back, 1);
  QCOMPARE(one.lost, 0);
  journal->keep("two\n", told(3));
  QVERIFY(told.are({{1, true}, {2, false}, {3, true}}));
}

void TestSharedStore::aDatabaseThatIsGoneForLongCostsTheTables() {
  Told told;
  Server one(place(u"one"_s));
  const auto journal = one.begin(told);
  QVERIFY(told.are({{1, true}}));
  postgres_.stop();
  one.skip(kLeaseTime);
  QTRY_COMPARE(one.lost, 1);
  one.store().put(tableOf(u"b"_s), told(2));
  QVERIFY(told.are({{1, true}, {2, false}}));
  QVERIFY(postgres_.start());
  // Nobody else has taken it meanwhile.
  QTRY_COMPARE_WITH_TIMEOUT(one.tables.size(), 1U, 60'000);
  QCOMPARE(one.tables[0].record, "one\n");
  QCOMPARE(one.lost, 1);
}

// Its system answers for it.
void TestSharedStore::aDatabaseThatStandsStillIsNotWaitedForForEver() {
  Told told;
  auto one = std::make_unique<Server>(place(u"one"_s));
  const auto journal = one->begin(told);
  QVERIFY(told.are({{1, true}}));
  postgres_.stand(true);
  journal->keep("lost\n", told(2));
  QVERIFY(told.are({{1, true}, {2, false}}));
  QTRY_COMPARE(one->away, 1);
  one->skip(kLeaseTime);
  QTRY_COMPARE(one->lost, 1);
  postgres_.stand(false);
  QTRY_COMPARE_WITH_TIMEOUT(one->back, 1, 60'000);
  QTRY_COMPARE(one->tables.size(), 1U);
  QCOMPARE(one->tables[0].record, "one\n");
  one->store().openGame(one->tables[0])->keep("two\n", told(3));
  QVERIFY(told.are({{1, true}, {2, false}, {3, true}}));
  // It can be ended meanwhile, with what waits to be written.
  postgres_.stand(true);
  journal->keep("lost\n", told(4));
  one.reset();
  postgres_.stand(false);
}

// One process of the database alone.
void TestSharedStore::aConnectionThatStandsStillIsGivenUp() {
  Told told;
  Server one(slowPlace(u"one"_s));
  const auto journal = one.begin(told);
  QVERIFY(told.are({{1, true}}));
  const pid_t line = lineOfOne();
  QVERIFY(line > 1);
  QVERIFY(one.looks());
  QCOMPARE(::kill(line, SIGSTOP), 0);
  journal->keep("lost\n", told(2));
  QTRY_COMPARE_WITH_TIMEOUT(told.told.size(), 2U, 60'000);
  QVERIFY(!told.told[1].second);
  const auto isKept = [&] {
    const std::size_t before = told.told.size();
    journal->keep("two\n", told(3));
    return eventually([&] { return told.told.size() > before; }) && told.told.back().second;
  };
  QTRY_VERIFY(isKept());
  ::kill(line, SIGCONT);
  QCOMPARE(one.lost, 0);
}

void TestSharedStore::whatCannotBeOpenedIsSaid_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("more");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("nobody there") << u""_s << u" host=/nowhere"_s << u"cannot be opened"_s;
  QTest::newRow("no such database") << u""_s << u" dbname=none"_s << u"cannot be opened"_s;
  QTest::newRow("names that are used")
      << u"CREATE TABLE games (x INTEGER)"_s << u""_s << u"cannot be written"_s;
  QTest::newRow("another's") << u"CREATE TABLE room (x INTEGER)"_s << u""_s << u"none of a room"_s;
}
void TestSharedStore::whatCannotBeOpenedIsSaid() {
  QFETCH(QString, before);
  QFETCH(QString, more);
  QFETCH(QString, sentence);
  if (!before.isEmpty()) QVERIFY(Stranger(place({})).ask(before).isValid());
  StorePlace there = place(u"one"_s);
  there.database += more;
  const auto opening = RoomStore::open(there);
  QVERIFY(!opening.store);
  QVERIFY2(opening.sentence.contains(sentence) && !opening.sentence.contains(u'\n'),
           qPrintable(opening.sentence));
}

DOWNPILE_TEST(TestSharedStore);
#include "tst_shared_store.moc"
