// SPDX-License-Identifier: GPL-3.0-or-later
// The store of a room: written data survives restarts, full disks and locked databases.
#include <sys/resource.h>

#include <QFile>
#include <QTemporaryDir>
#include <csignal>

#include "../support/eventually.h"
#include "postgres.h"
#include "runner/test_class.h"
#include "stored.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestRoomStore : public QObject {
  Q_OBJECT

 private slots:
  void init();

  void writtenDataIsReadBackAfterRestart_data() { addDatabaseRows(); }
  void writtenDataIsReadBackAfterRestart();
  void onlyTheLatestGameOfATableIsReadBackAfterRestart_data() { addDatabaseRows(); }
  void onlyTheLatestGameOfATableIsReadBackAfterRestart();
  void pendingWritesShareTransactions_data() { addDatabaseRows(); }
  void pendingWritesShareTransactions();
  void failedWriteDoesNotAffectWritesOfOtherTables_data() { addDatabaseRows(); }
  void failedWriteDoesNotAffectWritesOfOtherTables();
  void writesSucceedAgainWhenAFullDiskHasFreeSpace();
  void writeToALockedDatabaseFails();
  void pendingWritesWaitTogetherForALockedDatabase();
  void closingATableIsRetriedAfterAFailedWrite();
  void movesDoNotWaitForDeletionOfOldGames_data() { addDatabaseRows(); }
  void movesDoNotWaitForDeletionOfOldGames();
  void deletesGamesAndClosedTablesThatEndedBeforeAGivenTime_data() { addDatabaseRows(); }
  void deletesGamesAndClosedTablesThatEndedBeforeAGivenTime();
  void secondServerCannotUseTheSameDataFolder();
  void damagedDatabaseIsReportedAndNotChanged_data();
  void damagedDatabaseIsReportedAndNotChanged();
  void databaseOfANewerVersionIsReportedAndNotChanged_data() { addDatabaseRows(); }
  void databaseOfANewerVersionIsReportedAndNotChanged();
  void databaseOfTheFirstVersionIsMigrated();

 private:
  // Adds a row of test data for each type of database (a file, or PostgreSQL).
  static void addDatabaseRows();
  QString path() const { return place_.folder; }
  RoomStore::Opening open() const { return RoomStore::open(place_); }

  std::unique_ptr<QTemporaryDir> folder_;
  StorePlace place_;
  std::unique_ptr<Postgres> postgres_;
};

void TestRoomStore::addDatabaseRows() {
  QTest::addColumn<bool>("isPostgres");
  QTest::newRow("SQLite") << false;
  QTest::newRow("PostgreSQL") << true;
}

void TestRoomStore::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  place_ = {.folder = folder_->path() + u"/data"_s};
  if (qstrcmp(QTest::currentDataTag(), "PostgreSQL") != 0) return;
  if (!Postgres::missing().isEmpty()) QSKIP(qPrintable(Postgres::missing()));
  if (!postgres_) {
    postgres_ = std::make_unique<Postgres>();
    QVERIFY(postgres_->start());
  }
  place_.database = postgres_->newDatabase();
}

void TestRoomStore::writtenDataIsReadBackAfterRestart() {
  WriteResults results;
  {
    const auto opening = open();
    QVERIFY2(opening.store, qPrintable(opening.sentence));
    QVERIFY(opening.tables.empty());
    opening.store->put(tableOf(u"b"_s, 2), results(1));
    StoredTable table = tableOf(u"a"_s, 1);
    opening.store->put(table, results(2));
    table.state = R"({"sat":"ä"})";
    opening.store->put(table, results(3));
    const auto journal = opening.store->newGame(u"a"_s, 1, 5);
    journal->write("one\n", results(4));
    QVERIFY(results.become({{1, true}, {2, true}, {3, true}, {4, true}}));
    journal->write("two\nthree\n", results(5));
  }
  // When the store is destroyed, it finishes its pending writes, but does not report their results.
  auto opening = open();
  QCOMPARE(opening.tables.size(), 2U);
  const auto& [table, game, parts, record, fence, isKnown] = opening.tables[0];
  QCOMPARE(table.id, u"a"_s);
  QCOMPARE(table.name, u"Tisch \"a\" ü"_s);
  QVERIFY(table.owner == tableOf(u"a"_s).owner);
  QVERIFY(table.access == Access::friends);
  QCOMPARE(table.header, "header\n");
  QCOMPARE(table.state, QByteArray(R"({"sat":"ä"})"));
  QCOMPARE(table.created, 1);
  QCOMPARE(record, "one\ntwo\nthree\n");
  QCOMPARE(opening.tables[1].game, 0);
  // After reopening, the store can append to the record of a running game.
  opening.store->openGame(opening.tables[0])->write("four\n", {[](bool) {}});
  opening.store.reset();
  QCOMPARE(open().tables[0].record, "one\ntwo\nthree\nfour\n");
}

void TestRoomStore::onlyTheLatestGameOfATableIsReadBackAfterRestart() {
  auto opening = open();
  opening.store->put(tableOf(u"a"_s), {});
  opening.store->newGame(u"a"_s, 1, 5)->write("one\n", [](bool) {});
  opening.store->newGame(u"a"_s, 2, 6)->write("two\n", [](bool) {});
  opening.store.reset();
  opening = open();
  QCOMPARE(opening.tables[0].game, 2);
  QCOMPARE(opening.tables[0].record, "two\n");
}

void TestRoomStore::pendingWritesShareTransactions() {
  const auto opening = open();
  const int before = opening.store->transactions();
  WriteResults results;
  std::vector<std::pair<int, bool>> expected;
  std::vector<std::unique_ptr<Journal>> journals;
  for (int i = 0; i < 500; ++i) {
    opening.store->put(tableOf(u"t%1"_s.arg(i)), {});
    journals.push_back(opening.store->newGame(u"t%1"_s.arg(i), 1, 1));
    journals.back()->write("line\n", results(i));
    expected.emplace_back(i, true);
  }
  QVERIFY(results.become(expected));
  const int written = opening.store->transactions() - before;
  QVERIFY2(written >= 1 && written <= 100, qPrintable(QString::number(written)));
}

void TestRoomStore::failedWriteDoesNotAffectWritesOfOtherTables() {
  auto opening = open();
  WriteResults results;
  opening.store->put(tableOf(u"a"_s), {});
  const auto journal = opening.store->newGame(u"a"_s, 1, 1);
  // Table b was never stored, so writes to it fail.
  const auto lost = opening.store->newGame(u"b"_s, 1, 1);
  for (int i = 0; i < 20; ++i) {
    (i % 2 == 0 ? journal : lost)->write("line\n", results(i));
  }
  QTRY_COMPARE(results.all.size(), 20U);
  for (const auto& [number, isSaved] : results.all) QCOMPARE(isSaved, number % 2 == 0);
}

// If the disk is full, each write is done completely or not at all. When space is free again,
// writes succeed.
void TestRoomStore::writesSucceedAgainWhenAFullDiskHasFreeSpace() {
  auto opening = open();
  WriteResults results;
  opening.store->put(tableOf(u"a"_s), results(1));
  auto journal = opening.store->newGame(u"a"_s, 1, 1);
  journal->write("one\n", results(2));
  QVERIFY(results.become({{1, true}, {2, true}}));

  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit full{.rlim_cur = 1, .rlim_max = before.rlim_max};
  QCOMPARE(::setrlimit(RLIMIT_FSIZE, &full), 0);
  journal->write("lost\n", results(3));
  const bool isLost = results.become({{1, true}, {2, true}, {3, false}});
  QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
  QVERIFY(isLost);

  journal->write("two\n", results(4));
  QVERIFY(results.become({{1, true}, {2, true}, {3, false}, {4, true}}));
  opening.store.reset();
  QCOMPARE(open().tables[0].record, "one\ntwo\n");
}

void TestRoomStore::writeToALockedDatabaseFails() {
  auto opening = open();
  WriteResults results;
  opening.store->put(tableOf(u"a"_s), results(0));
  QVERIFY(results.become({{0, true}}));
  auto journal = opening.store->newGame(u"a"_s, 1, 1);
  Stranger stranger(place_);
  QVERIFY(stranger.ask(u"BEGIN IMMEDIATE"_s).isValid());
  journal->write("lost\n", results(1));
  QVERIFY(results.become({{0, true}, {1, false}}));
  QVERIFY(stranger.ask(u"ROLLBACK"_s).isValid());
  journal->write("one\n", results(2));
  QVERIFY(results.become({{0, true}, {1, false}, {2, true}}));
  opening.store.reset();
  QCOMPARE(open().tables[0].record, "one\n");
}

// Pending writes wait for the lock together instead of one after the other, so their failures are
// reported in few groups.
void TestRoomStore::pendingWritesWaitTogetherForALockedDatabase() {
  const auto opening = open();
  WriteResults results;
  opening.store->put(tableOf(u"a"_s), results(0));
  QVERIFY(results.become({{0, true}}));
  QSignalSpy failed(opening.store.get(), &RoomStore::failed);
  Stranger stranger(place_);
  QVERIFY(stranger.ask(u"BEGIN IMMEDIATE"_s).isValid());
  int reports = 0;
  bool isReporting = false;
  for (int i = 1; i <= 20; ++i) {
    opening.store->put(tableOf(u"t%1"_s.arg(i)), [&, done = results(i)](bool isSaved) {
      done(isSaved);
      if (std::exchange(isReporting, true)) return;
      ++reports;
      QMetaObject::invokeMethod(
          this, [&isReporting] { isReporting = false; }, Qt::QueuedConnection);
    });
  }
  QTRY_COMPARE_WITH_TIMEOUT(results.all.size(), 21U, 60'000);
  for (int i = 1; i <= 20; ++i) QVERIFY(!results.all[static_cast<std::size_t>(i)].second);
  // The first write may already wait when the others are requested.
  QVERIFY2(reports < 10, qPrintable(QString::number(reports)));
  QCOMPARE(failed.size(), 1);
  QVERIFY(stranger.ask(u"ROLLBACK"_s).isValid());
}

void TestRoomStore::closingATableIsRetriedAfterAFailedWrite() {
  const auto opening = open();
  WriteResults results;
  opening.store->put(tableOf(u"a"_s), results(1));
  QVERIFY(results.become({{1, true}}));
  QSignalSpy failed(opening.store.get(), &RoomStore::failed);
  Stranger stranger(place_);
  QVERIFY(stranger.ask(u"BEGIN IMMEDIATE"_s).isValid());
  opening.store->close(tableOf(u"a"_s), 9);
  QTRY_COMPARE(failed.size(), 1);
  QVERIFY(stranger.ask(u"ROLLBACK"_s).isValid());
  QTRY_COMPARE(stranger.ask(u"SELECT closed FROM tables"_s).toInt(), 9);
}

// Old games are deleted in small transactions, and moves are written between them. A trigger counts
// the remaining old games when a move is written. The old games may all be deleted by then, so the
// test tries up to ten times.
void TestRoomStore::movesDoNotWaitForDeletionOfOldGames() {
  const auto opening = open();
  WriteResults results;
  opening.store->put(tableOf(u"a"_s), results(0));
  QVERIFY(results.become({{0, true}}));
  Stranger stranger(place_);
  QVERIFY(
      stranger
          .ask(u"CREATE TABLE n AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM"
               " n WHERE i < 3000) SELECT i FROM n"_s)
          .isValid());
  const QString count = u"INSERT INTO seen SELECT COUNT(*) FROM parts WHERE table_id = 'old'"_s;
  QStringList statements{u"CREATE TABLE seen (old INTEGER)"_s};
  if (place_.database.isEmpty()) {
    statements
        << u"CREATE TRIGGER see AFTER INSERT ON parts WHEN NEW.table_id = 'a' BEGIN %1; END"_s.arg(
               count);
  } else {
    statements << u"CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS"
                  " $$ BEGIN %1; RETURN NEW; END $$"_s.arg(count)
               << u"CREATE TRIGGER see AFTER INSERT ON parts FOR EACH ROW WHEN (NEW.table_id = 'a')"
                  " EXECUTE FUNCTION see()"_s;
  }
  for (const QString& each : statements) {
    QVERIFY2(stranger.ask(each).isValid(), qPrintable(each));
  }
  const auto left = [&] { return stranger.ask(u"SELECT COUNT(*) FROM parts"_s).toInt(); };
  bool isSeen = false;
  for (int game = 1; game <= 10 && !isSeen; ++game) {
    for (const QString& each : {u"INSERT INTO games SELECT 'old', i, 1, 2 FROM n"_s,
                                u"INSERT INTO parts SELECT 'old', i, 1, 'line' FROM n"_s}) {
      QVERIFY2(stranger.ask(each).isValid(), qPrintable(each));
    }
    const int all = left();
    opening.store->forgetBefore(20);
    const QDeadlineTimer hanging(std::chrono::minutes(1));
    while (left() == all) QVERIFY(!hanging.hasExpired());
    std::optional<bool> isSaved;
    opening.store->newGame(u"a"_s, game, 100)->write("one\n", [&](bool kept) { isSaved = kept; });
    QVERIFY(eventually([&] { return isSaved.has_value(); }));
    QVERIFY(*isSaved);
    isSeen = stranger.ask(u"SELECT COUNT(*) FROM seen WHERE old > 0 AND old < 3000"_s).toInt() > 0;
    QTRY_COMPARE_WITH_TIMEOUT(left(), game, 60'000);
    QCOMPARE(stranger.ask(u"SELECT COUNT(*) FROM games"_s).toInt(), game);
  }
  QVERIFY(isSeen);
}

void TestRoomStore::deletesGamesAndClosedTablesThatEndedBeforeAGivenTime() {
  auto opening = open();
  opening.store->put(tableOf(u"a"_s), {});
  opening.store->put(tableOf(u"b"_s), {});
  opening.store->newGame(u"a"_s, 1, 1)->write("one\n", [](bool) {});
  opening.store->newGame(u"a"_s, 2, 10)->write("two\n", [](bool) {});
  opening.store->newGame(u"b"_s, 1, 1)->write("three\n", [](bool) {});
  opening.store->close(tableOf(u"b"_s), 20);
  opening.store.reset();
  opening = open();
  QCOMPARE(opening.tables.size(), 1U);
  const auto texts = [this] {
    const QString join = place_.database.isEmpty() ? u"GROUP_CONCAT"_s : u"STRING_AGG"_s;
    return Stranger(place_)
        .ask(u"SELECT %1(text, '') FROM (SELECT text FROM parts ORDER BY table_id, game) p"_s.arg(
            join))
        .toString();
  };
  QCOMPARE(texts(), u"one\ntwo\nthree\n"_s);
  opening.store->forgetBefore(20);
  QTRY_COMPARE(texts(), u"two\nthree\n"_s);
  opening.store.reset();
  QCOMPARE(Stranger(place_).ask(u"SELECT state FROM tables WHERE id = 'b'"_s).toString(), u""_s);
  opening = open();
  opening.store->forgetBefore(21);
  QTRY_COMPARE(texts(), u"two\n"_s);
  QTRY_COMPARE(Stranger(place_).ask(u"SELECT COUNT(*) FROM tables"_s).toInt(), 1);
}

void TestRoomStore::secondServerCannotUseTheSameDataFolder() {
  auto opening = open();
  QVERIFY(opening.store);
  const auto second = open();
  QVERIFY(!second.store);
  QVERIFY(second.sentence.startsWith(u"Another server is using the data folder"_s));
  opening.store.reset();
  QVERIFY(open().store);
}

void TestRoomStore::damagedDatabaseIsReportedAndNotChanged_data() {
  QTest::addColumn<QByteArray>("file");
  QTest::newRow("not SQLite") << QByteArray(5000, 'x');
  QTest::newRow("cut off") << QByteArray("SQLite format 3\0", 16) + QByteArray(3000, '\0');
}
void TestRoomStore::damagedDatabaseIsReportedAndNotChanged() {
  QFETCH(QByteArray, file);
  QVERIFY(QDir().mkpath(path()));
  QFile database(path() + u"/room.sqlite"_s);
  QVERIFY(database.open(QIODevice::WriteOnly));
  database.write(file);
  database.close();
  const auto opening = open();
  QVERIFY(!opening.store);
  QVERIFY2(opening.sentence.contains(u"is damaged"_s), qPrintable(opening.sentence));
  // The damaged database file is left unchanged.
  QVERIFY(database.open(QIODevice::ReadOnly));
  QCOMPARE(database.readAll(), file);
}

void TestRoomStore::databaseOfANewerVersionIsReportedAndNotChanged() {
  open();
  const bool isFile = place_.database.isEmpty();
  QVERIFY(Stranger(place_).ask(u"UPDATE room SET schema = schema + 1"_s).isValid());
  if (isFile) QVERIFY(Stranger(place_).ask(u"PRAGMA journal_mode = DELETE"_s).isValid());
  const auto opening = open();
  QVERIFY(!opening.store);
  QVERIFY2(opening.sentence.contains(u"newer version"_s), qPrintable(opening.sentence));
  QCOMPARE(Stranger(place_).ask(u"SELECT COUNT(*) FROM servers"_s).toInt(), 0);
  if (isFile) QCOMPARE(Stranger(place_).ask(u"PRAGMA journal_mode"_s).toString(), u"delete"_s);
}

void TestRoomStore::databaseOfTheFirstVersionIsMigrated() {
  open().store->put(tableOf(u"a"_s), {});
  // Changes the database back to the first version of the schema.
  for (const QString& each :
       {u"UPDATE room SET schema = 1"_s, u"DROP INDEX open_tables"_s, u"DROP INDEX ended_games"_s,
        u"DROP INDEX closed_tables"_s, u"DROP TABLE servers"_s,
        u"ALTER TABLE tables DROP COLUMN server"_s, u"ALTER TABLE tables DROP COLUMN fence"_s,
        u"ALTER TABLE tables DROP COLUMN notice"_s, u"ALTER TABLE tables DROP COLUMN noticed"_s}) {
    QVERIFY2(Stranger(place_).ask(each).isValid(), qPrintable(each));
  }
  WriteResults results;
  const auto opening = open();
  QCOMPARE(opening.tables.size(), 1U);
  opening.store->newGame(u"a"_s, 1, 1)->write("one\n", results(1));
  QVERIFY(results.become({{1, true}}));
  QCOMPARE(Stranger(place_).ask(u"SELECT schema FROM room"_s).toInt(), RoomStore::kSchema);
}

DOWNPILE_TEST(TestRoomStore);
#include "tst_room_store.moc"
