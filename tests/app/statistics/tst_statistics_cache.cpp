// SPDX-License-Identifier: GPL-3.0-or-later
// The cache of the statistics only saves time: the counted games are always those of the current
// records, whatever the cache contains.
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <barrier>
#include <thread>

#include "../support/sample_records.h"
#include "games/underwear/underwear.h"
#include "review/review.h"
#include "review/review_store.h"
#include "runner/test_class.h"
#include "statistics/gathering.h"
#include "statistics/statistics_cache.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// Executes an SQL statement on the cache file, as another program could.
void changeCache(const QString& file, const QString& statement) {
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"test"_s);
    database.setDatabaseName(file);
    QVERIFY(database.open());
    QVERIFY(QSqlQuery(database).exec(statement));
  }
  QSqlDatabase::removeDatabase(u"test"_s);
}

QVariant queryCache(const QString& file, const QString& question) {
  QVariant answer;
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"test"_s);
    database.setDatabaseName(file);
    if (database.open()) {
      QSqlQuery query(question, database);
      if (query.next()) answer = query.value(0);
    }
  }
  QSqlDatabase::removeDatabase(u"test"_s);
  return answer;
}

// A review of one deal with a slip and a blunder. The effects of the cards (2) and of chance (1)
// add up to a luck of 3 in the statistics.
Review someReview(const std::string& mark) {
  Review review;
  review.mark = mark;
  review.game = "underwear";
  review.players = 3;
  review.unit = "points";
  for (const Verdict verdict : {Verdict::slip, Verdict::blunder, Verdict::unsure, Verdict::good}) {
    ReviewedMove& move = review.moves.emplace_back();
    move.played = move.best = "draw";
    move.verdict = verdict;
  }
  review.deals = {{.deal = 1, .result = 3 * kOneUnit, .cards = 2 * kOneUnit, .luck = kOneUnit}};
  return review;
}

}  // namespace

class TestStatisticsCache : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void storedStatisticsAreReadBackUnchanged();
  void rejectsDamagedStatistics();
  void readsOnlyNewRecords();
  void orderOfGamesIsTheSameAfterFilesAreCopied();
  void noticesChangedRecords();
  void noticesDeletedAndMovedRecords();
  void damagedCacheIsRecreated_data();
  void damagedCacheIsRecreated();
  void programsThatCreateTheCacheAtTheSameTimeAllStoreTheirFacts_data();
  void programsThatCreateTheCacheAtTheSameTimeAllStoreTheirFacts();
  void cacheReplacedByAnotherVersionWhileOpenIsNotChanged();
  void cacheLockedByAnotherProgramIsNotRecreated();
  void countsEachGameOfThePersonOnce();
  void retriesUnreadableRecords();
  void readsAllRecordsEachTimeIfTheCacheCannotBeCreated();
  void stoppedReadingIsResumed();
  void ignoresInvalidRecordsContinuedReplaysAndGamesWithoutAFinishedDeal();
  void findsTheSeatOfThePersonByKey();
  void newReviewOfAnUnchangedRecordIsRead();
  void readsOnlyNewReviews();
  void noticesChangedReviews();

 private:
  QString path(const QString& name) const {
    return folder_->filePath(u"games/"_s) + name + u".downpile"_s;
  }
  void keep(const QString& name, const SampleGame& played = shortGame(), int number = 0) const {
    QVERIFY(writeFile(path(name), playedText(played), sampleTime(number)));
  }
  void keepThree() const {
    keep(u"a"_s, shortGame(), 1);
    keep(u"earlier/b"_s, {.game = "life", .moves = 400}, 2);
    keep(u"imported/c"_s, {.game = "up-and-down", .moves = 200}, 3);
  }
  Gathering gather(const std::string& key = {}, const std::string& name = "Anna") const {
    const std::atomic<bool> never = false;
    return gatherGames(
        place_, {key, name}, [](int, int) {}, never);
  }
  // Returns the games read without a cache.
  OwnGames gatherWithoutCache() const {
    const std::atomic<bool> never = false;
    QTemporaryDir other;
    return gatherGames(
               {place_.games, other.filePath(u"c"_s)}, {"", "Anna"}, [](int, int) {}, never)
        .games;
  }
  static bool areEqual(const OwnGames& one, const OwnGames& other) {
    return std::ranges::equal(one, other, [](const auto& a, const auto& b) { return *a == *b; });
  }

  std::unique_ptr<QTemporaryDir> folder_;
  StatisticsPlace place_;
};

void TestStatisticsCache::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  place_ = {folder_->filePath(u"games"_s), folder_->filePath(u"cache/statistics.sqlite"_s)};
}

void TestStatisticsCache::storedStatisticsAreReadBackUnchanged() {
  for (const CatalogEntry& entry : catalog()) {
    const QByteArray text =
        playedText({.game = std::string(entry.info->id), .moves = 300, .seed = 9});
    const Record record = readRecord(text.toStdString()).record;
    const CachedFacts facts{
        .game = markOf(record),
        .facts = factsOf(record),
        .review = CachedReview{1, {.size = 5, .time = 6}, {.deals = 2, .slips = 3, .luck = -0.5}}};
    QVERIFY(facts.facts.has_value());
    CachedFacts read;
    QVERIFY(readFacts(writeFacts(facts), read));
    QVERIFY(read == facts);
  }
}

void TestStatisticsCache::rejectsDamagedStatistics() {
  const QByteArray text = playedText(shortGame());
  const QByteArray written = writeFacts({.facts = factsOf(readRecord(text.toStdString()).record)});
  for (qsizetype at = 0; at < written.size(); at += 3) {
    QByteArray damaged = written;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    CachedFacts read;
    QVERIFY(!readFacts(damaged, read));
    QVERIFY(!readFacts(written.first(at), read));
  }
}

void TestStatisticsCache::readsOnlyNewRecords() {
  QCOMPARE(gather().records, 0);
  keepThree();
  const Gathering first = gather();
  QCOMPARE(first.read, 3);
  QCOMPARE(static_cast<int>(first.games.size()), 3);
  // The games are sorted from the oldest to the newest.
  QCOMPARE(first.games.front()->facts.game, std::string("up-and-down"));
  const Gathering second = gather();
  QCOMPARE(second.read, 0);
  QVERIFY(areEqual(second.games, first.games));
  keep(u"d"_s, {.moves = 300, .seed = 8}, 0);
  const Gathering third = gather();
  QCOMPARE(third.read, 1);
  QCOMPARE(third.records, 4);
  QVERIFY(areEqual(third.games, gatherWithoutCache()));
}

// All files have new times, as after `cp -r` or a restored backup. The program takes the times from
// the records, even if the cache was written by an older version that stored no times in records.
void TestStatisticsCache::orderOfGamesIsTheSameAfterFilesAreCopied() {
  keepThree();
  const Gathering first = gather();
  const QByteArray text = fileContent(path(u"a"_s));
  const QByteArray bare = bareText(text);
  QVERIFY(text != bare);
  QVERIFY(writeFile(path(u"a"_s), bare, sampleTime(1)));
  changeCache(place_.cache,
              u"UPDATE facts SET size = %1 WHERE path LIKE '%/a.downpile'"_s.arg(bare.size()));
  QCOMPARE(gather().read, 0);
  QCOMPARE(fileContent(path(u"a"_s)), text);
  QCOMPARE(gather().read, 0);
  int number = 10;
  for (const char* name : {"a", "earlier/b", "imported/c"}) {
    const QString file = path(QString::fromLatin1(name));
    QVERIFY(writeFile(file, fileContent(file), sampleTime(--number)));
  }
  const Gathering copied = gather();
  QCOMPARE(copied.read, 3);
  QVERIFY(areEqual(copied.games, first.games));
  QCOMPARE(copied.games.back()->time, sampleTime(1).toSecsSinceEpoch());
  QCOMPARE(gather().read, 0);
}

void TestStatisticsCache::noticesChangedRecords() {
  keepThree();
  gather();
  // A record of another game replaces a record, with the same file name and file time. The program
  // notices this by the file size.
  keep(u"a"_s, {.moves = 250, .seed = 11}, 1);
  Gathering again = gather();
  QCOMPARE(again.read, 1);
  QVERIFY(areEqual(again.games, gatherWithoutCache()));
  // The file has the same text as before, but another modification time, and is read again.
  keep(u"a"_s, {.moves = 250, .seed = 11}, 5);
  again = gather();
  QCOMPARE(again.read, 1);
  QVERIFY(areEqual(again.games, gatherWithoutCache()));
}

void TestStatisticsCache::noticesDeletedAndMovedRecords() {
  keepThree();
  gather();
  QVERIFY(QFile::remove(path(u"earlier/b"_s)));
  QVERIFY(QFile::rename(path(u"a"_s), path(u"earlier/a"_s)));
  const Gathering again = gather();
  QCOMPARE(again.records, 2);
  QCOMPARE(again.read, 1);
  QVERIFY(areEqual(again.games, gatherWithoutCache()));
  StatisticsCache cache(place_.cache);
  QCOMPARE(static_cast<int>(cache.all().size()), 2);
}

void TestStatisticsCache::damagedCacheIsRecreated_data() {
  QTest::addColumn<QString>("damage");
  QTest::newRow("text") << u"text"_s;
  QTest::newRow("cut") << u"cut"_s;
  QTest::newRow("empty") << u"empty"_s;
  QTest::newRow("version") << u"version"_s;
  QTest::newRow("row") << u"row"_s;
  QTest::newRow("table") << u"table"_s;
}

void TestStatisticsCache::damagedCacheIsRecreated() {
  QFETCH(const QString, damage);
  keepThree();
  const OwnGames games = gather().games;
  QFile file(place_.cache);
  if (damage == u"text"_s) {
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("no database at all, but longer than its head is");
    file.close();
  } else if (damage == u"cut"_s) {
    QVERIFY(file.resize(file.size() / 2));
  } else if (damage == u"empty"_s) {
    QVERIFY(file.resize(0));
  } else {
    changeCache(place_.cache,
                damage == u"version"_s ? u"PRAGMA user_version = 1"_s
                : damage == u"row"_s
                    ? u"UPDATE facts SET facts = zeroblob(99) WHERE path LIKE '%c.down%'"_s
                    : u"DROP TABLE facts"_s);
  }
  const Gathering again = gather();
  QCOMPARE(again.read, 3);
  QVERIFY(areEqual(again.games, games));
  QCOMPARE(gather().read, 0);
}

void TestStatisticsCache::programsThatCreateTheCacheAtTheSameTimeAllStoreTheirFacts_data() {
  QTest::addColumn<bool>("isOld");
  QTest::newRow("new") << false;
  QTest::newRow("of another version") << true;
}

// Several programs create the cache at the same time. The statistics stored by each program are
// available to all.
void TestStatisticsCache::programsThatCreateTheCacheAtTheSameTimeAllStoreTheirFacts() {
  QFETCH(const bool, isOld);
  constexpr int kPrograms = 6;
  for (int round = 0; round < 20; ++round) {
    const QString file = folder_->filePath(u"cache/%1.sqlite"_s.arg(round));
    if (isOld) {
      StatisticsCache old(file);
      QVERIFY(old.isOpen());
      changeCache(file, u"PRAGMA user_version = 1"_s);
    }
    std::barrier together(kPrograms);
    std::vector<std::thread> programs;
    for (int program = 0; program < kPrograms; ++program) {
      programs.emplace_back([&, program] {
        together.arrive_and_wait();
        StatisticsCache cache(file);
        const std::vector<CachedFacts> facts{{.path = QString::number(program)}};
        cache.save(facts);
      });
    }
    for (std::thread& program : programs) program.join();
    QCOMPARE(static_cast<int>(StatisticsCache(file).all().size()), kPrograms);
  }
}

// Another version of the program replaces the cache while this version has it open.
void TestStatisticsCache::cacheReplacedByAnotherVersionWhileOpenIsNotChanged() {
  const std::vector<CachedFacts> facts{{.path = u"a"_s}};
  StatisticsCache cache(place_.cache);
  cache.save(facts);
  QCOMPARE(static_cast<int>(cache.all().size()), 1);
  changeCache(place_.cache, u"PRAGMA user_version = 1"_s);
  cache.forget({u"a"_s});
  const std::vector<CachedFacts> more{{.path = u"b"_s}};
  cache.save(more);
  QCOMPARE(queryCache(place_.cache, u"SELECT group_concat(path) FROM facts"_s), QVariant(u"a"_s));
  QVERIFY(cache.all().empty());
  QVERIFY(!cache.isOpen());
}

// A long write by another program does not count as damage.
void TestStatisticsCache::cacheLockedByAnotherProgramIsNotRecreated() {
  const std::vector<CachedFacts> facts{{.path = u"a"_s}};
  StatisticsCache(place_.cache).save(facts);
  {
    QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
    other.setDatabaseName(place_.cache);
    QVERIFY(other.open());
    QVERIFY(QSqlQuery(other).exec(u"BEGIN EXCLUSIVE"_s));
    StatisticsCache blocked(place_.cache);
    QVERIFY(!blocked.isOpen());
    QVERIFY(QSqlQuery(other).exec(u"ROLLBACK"_s));
  }
  QSqlDatabase::removeDatabase(u"other"_s);
  QCOMPARE(static_cast<int>(StatisticsCache(place_.cache).all().size()), 1);
}

// Does not count an imported game of another person, or a second copy of a game.
void TestStatisticsCache::countsEachGameOfThePersonOnce() {
  keepThree();
  QCOMPARE(static_cast<int>(gather({}, "Anna").games.size()), 3);
  QCOMPARE(static_cast<int>(gather({}, "Berta").games.size()), 2);
  keep(u"imported/a"_s, shortGame(), 4);
  QCOMPARE(static_cast<int>(gather({}, "Anna").games.size()), 3);
}

// A record that cannot be read, such as one of a newer version, is read again each time: later it
// may be readable.
void TestStatisticsCache::retriesUnreadableRecords() {
  keep(u"a"_s, shortGame(), 1);
  QByteArray newer = playedText(shortGame());
  newer.replace(0, newer.indexOf('\n'), "downpile 999");
  QVERIFY(writeFile(path(u"b"_s), newer, sampleTime(2)));
  gather();
  QCOMPARE(gather().read, 1);
}

void TestStatisticsCache::readsAllRecordsEachTimeIfTheCacheCannotBeCreated() {
  keepThree();
  // A file at the path of the cache's folder prevents the cache. The statistics are then read from
  // the records each time.
  QVERIFY(writeFile(folder_->filePath(u"cache"_s), "in the way"));
  QCOMPARE(static_cast<int>(gather().games.size()), 3);
  QCOMPARE(gather().read, 3);
}

void TestStatisticsCache::stoppedReadingIsResumed() {
  for (int i = 0; i < 250; ++i) keep(QString::number(i), {.moves = 0}, i);
  std::atomic<bool> stop = false;
  const Gathering stopped = gatherGames(
      place_, {}, [&](int done, int) { stop = done > 0; }, stop);
  QVERIFY(!stopped.isWhole);
  QVERIFY(stopped.read > 0 && stopped.read < 250);
  const Gathering rest = gather();
  QVERIFY(rest.isWhole);
  QCOMPARE(rest.read, 250 - stopped.read);
}

void TestStatisticsCache::ignoresInvalidRecordsContinuedReplaysAndGamesWithoutAFinishedDeal() {
  keep(u"good"_s);
  keep(u"onlyDealt"_s, {.moves = 0});
  QByteArray text = playedText(shortGame());
  RecordHeader header = readRecord(text.toStdString()).record.header;
  header.takenOver = 5;
  text.replace(0, text.indexOf("\nbegin\n") + 7, QByteArray::fromStdString(headerText(header)));
  QVERIFY(writeFile(path(u"playedOn"_s), text));
  QVERIFY(writeFile(path(u"damaged"_s), playedText(shortGame()) + "move what\n"));
  QVERIFY(writeFile(path(u"foreign"_s), "hello\n"));
  const Gathering gathering = gather();
  QCOMPARE(gathering.records, 5);
  QCOMPARE(static_cast<int>(gathering.games.size()), 1);
  QCOMPARE(gathering.uncounted, 4);
}

void TestStatisticsCache::findsTheSeatOfThePersonByKey() {
  RecordHeader header = sealedHeaderFor("underwear", 3, 7);
  header.options[Underwear::kTarget] = 10;
  header.seats[1].kind = "person";
  header.seats[1].key = "mine";
  header.seats[0].key = "theirs";
  MemoryJournal journal;
  const auto session = Session::begin(header, journal, {});
  Random random(7);
  playOn(*session, random, kToItsEnd);
  QVERIFY(writeFile(path(u"a"_s), QByteArray::fromStdString(journal.text)));
  QVERIFY(gather().games.empty());
  // The cached facts contain the keys of both people in the game. Each user's seat is found by the
  // key.
  QCOMPARE(gather("mine").games.front()->seat, 1);
  QCOMPARE(gather("theirs").games.front()->seat, 0);
}

void TestStatisticsCache::newReviewOfAnUnchangedRecordIsRead() {
  keep(u"a"_s);
  QVERIFY(!gather().games.front()->review.has_value());
  const Record record = readRecord(playedText(shortGame()).toStdString()).record;
  Review review = someReview(markOf(record));
  const ReviewStore store(place_.games);
  QVERIFY(store.save(review));
  const Gathering gathering = gather();
  // Only the review is read, because the record is unchanged.
  QCOMPARE(gathering.read, 0);
  QCOMPARE(gathering.reviews, 1);
  QVERIFY(gathering.games.front()->review == (ReviewFacts{.deals = 1, .slips = 2, .luck = 3}));
  // A review of another player's moves is ignored.
  store.forget(review.mark);
  review.player = 1;
  QVERIFY(store.save(review));
  QVERIFY(!gather().games.front()->review.has_value());
}

void TestStatisticsCache::readsOnlyNewReviews() {
  keepThree();
  const Record record = readRecord(playedText(shortGame()).toStdString()).record;
  const ReviewStore store(place_.games);
  QVERIFY(store.save(someReview(markOf(record))));
  const Gathering first = gather();
  QCOMPARE(first.reviews, 1);
  const Gathering second = gather();
  QCOMPARE(second.reviews, 0);
  QVERIFY(areEqual(second.games, first.games));
  QVERIFY(areEqual(second.games, gatherWithoutCache()));
  // Facts cached by an older version of the program are not used: the review is read again.
  changeCache(place_.cache, u"PRAGMA user_version = 1"_s);
  QCOMPARE(gather().reviews, 1);
}

void TestStatisticsCache::noticesChangedReviews() {
  keep(u"a"_s);
  const Record record = readRecord(playedText(shortGame()).toStdString()).record;
  const ReviewStore store(place_.games);
  Review review = someReview(markOf(record));
  const QString file = store.path(review.mark, review.player);
  const auto check = [&](int reviews, bool isReviewed, double luck) {
    const Gathering found = gather();
    QCOMPARE(found.read, 0);
    QCOMPARE(found.reviews, reviews);
    QVERIFY(areEqual(found.games, gatherWithoutCache()));
    const auto& facts = found.games.front()->review;
    QCOMPARE(facts.has_value(), isReviewed);
    if (isReviewed) QCOMPARE(facts->luck, luck);
    QCOMPARE(gather().reviews, 0);
  };
  const auto setLuck = [&](int units) {
    review.deals.front().luck = units * kOneUnit;
    review.deals.front().result = review.deals.front().sum();
  };
  gather();
  QVERIFY(store.save(review));
  check(1, true, 3);
  // The changed review's file has the same size as before, but another time.
  setLuck(4);
  QVERIFY(store.save(review));
  check(1, true, 6);
  // The changed review's file has the same time as before, but another size.
  const QDateTime time = QFileInfo(file).lastModified();
  setLuck(12);
  QVERIFY(store.save(review));
  {
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadWrite));
    QVERIFY(written.setFileTime(time, QFileDevice::FileModificationTime));
  }
  check(1, true, 14);
  store.forget(review.mark);
  check(0, false, 0);
  QVERIFY(writeFile(file, "no review"));
  check(0, false, 0);
}

DOWNPILE_TEST(TestStatisticsCache);
#include "tst_statistics_cache.moc"
