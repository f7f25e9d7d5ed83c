// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/statistics_cache.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>
#include <algorithm>
#include <atomic>

#include "files/own_folder.h"
#include "record/record.h"
#include "review/review.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Version of the cached data. It combines the versions of the data's format, of the reviews and of
// the rules, because other rules give other figures for the same record.
constexpr int kVersion = (kFactsVersion * 1000 + kReviewVersion) * 1000 + kRulesVersion;

const QString kAskVersion = u"PRAGMA user_version"_s;

QString freshName() {
  static std::atomic<int> count = 0;
  return u"statistics-%1"_s.arg(count++);
}

}  // namespace

StatisticsCache::StatisticsCache(const QString& path) : path_(path), connection_(freshName()) {
  if (!QSqlDatabase::isDriverAvailable(u"QSQLITE"_s)) return;
  if (!makeOwnFolder(QFileInfo(path).absolutePath())) return;
  QSqlDatabase::addDatabase(u"QSQLITE"_s, connection_).setDatabaseName(path_);
  isOpen_ = open();
  if (!isOpen_) giveUp();
}

StatisticsCache::~StatisticsCache() {
  close();
  QSqlDatabase::removeDatabase(connection_);
}

bool StatisticsCache::execute(const QString& statement) {
  QSqlQuery query(QSqlDatabase::database(connection_, false));
  const bool isDone = query.exec(statement);
  notice(query.lastError());
  return isDone;
}

// Called after a statement with its error, if any. Notes whether another process is using the
// database. Such a database is not treated as damaged.
void StatisticsCache::notice(const QSqlError& error) {
  constexpr int kKind = 0xff;  // mask of the error kind in an extended error code
  constexpr int kBusy = 5;
  constexpr int kLocked = 6;
  const int kind = error.nativeErrorCode().toInt() & kKind;
  isBlocked_ = isBlocked_ || kind == kBusy || kind == kLocked;
}

bool StatisticsCache::open() {
  QSqlDatabase database = QSqlDatabase::database(connection_, false);
  if (!database.open()) return false;
  QFile::setPermissions(path_, kOwnFile);
  // Writes are not synced to disk: data lost in a power cut is computed from the records again.
  if (!execute(u"PRAGMA synchronous = OFF"_s)) return false;
  return answer(u"PRAGMA quick_check"_s) == u"ok"_s && (isOfToday() || makeTable());
}

QVariant StatisticsCache::answer(const QString& question) {
  QSqlQuery query(QSqlDatabase::database(connection_, false));
  const QVariant value = query.exec(question) && query.next() ? query.value(0) : QVariant();
  notice(query.lastError());
  return value;
}

bool StatisticsCache::isOfToday() { return answer(kAskVersion) == kVersion; }

// Creates the table of facts. Two processes may do this at the same time: the second one waits and
// then finds the table of the first one.
bool StatisticsCache::makeTable() {
  return inTransaction([this] {
    return isOfToday() ||
           (execute(u"DROP TABLE IF EXISTS facts"_s) &&
            execute(u"CREATE TABLE facts (path TEXT PRIMARY KEY, size INTEGER NOT NULL,"
                    " time INTEGER NOT NULL, facts BLOB NOT NULL)"_s) &&
            execute(u"PRAGMA user_version = %1"_s.arg(kVersion)));
  });
}

template <class Steps>
bool StatisticsCache::inTransaction(Steps steps) {
  if (!execute(u"BEGIN IMMEDIATE"_s)) return false;
  if (steps() && execute(u"COMMIT"_s)) return true;
  // After a failure the transaction is rolled back, because an open transaction would block all
  // other processes.
  execute(u"ROLLBACK"_s);
  return false;
}

// Runs the steps in a transaction. Does nothing if another version of the program has replaced the
// table in the meantime.
template <class Steps>
void StatisticsCache::change(Steps steps) {
  inTransaction([&] { return isOfToday() && steps(); });
}

void StatisticsCache::close() {
  if (QSqlDatabase::contains(connection_)) QSqlDatabase::database(connection_, false).close();
  isOpen_ = false;
}

void StatisticsCache::giveUp() {
  close();
  if (isBlocked_) return;
  for (const QString& ending : {u""_s, u"-journal"_s, u"-wal"_s, u"-shm"_s}) {
    QFile::remove(path_ + ending);
  }
  isOpen_ = open();
}

std::vector<CachedFacts> StatisticsCache::all() {
  std::vector<CachedFacts> found;
  if (!isOpen_) return found;
  const QVariant version = answer(kAskVersion);
  if (version.isValid() && version != kVersion) {
    close();
    return found;
  }
  bool isGood = false;
  {
    QSqlQuery query(QSqlDatabase::database(connection_, false));
    query.setForwardOnly(true);
    isGood = query.exec(u"SELECT path, size, time, facts FROM facts"_s);
    while (isGood && query.next()) {
      CachedFacts& facts = found.emplace_back();
      facts.path = query.value(0).toString();
      facts.mark = {query.value(1).toLongLong(), query.value(2).toLongLong()};
      isGood = readFacts(query.value(3).toByteArray(), facts);
    }
    isGood = isGood && !query.lastError().isValid();
    notice(query.lastError());
  }
  if (isGood) return found;
  giveUp();
  return {};
}

void StatisticsCache::save(std::span<const CachedFacts> facts) {
  if (!isOpen_ || facts.empty()) return;
  change([&] {
    QSqlQuery query(QSqlDatabase::database(connection_, false));
    query.prepare(
        u"INSERT OR REPLACE INTO facts (path, size, time, facts)"
        " VALUES (?, ?, ?, ?)"_s);
    return std::ranges::all_of(facts, [&query](const CachedFacts& each) {
      query.bindValue(0, each.path);
      query.bindValue(1, each.mark.size);
      query.bindValue(2, each.mark.time);
      query.bindValue(3, writeFacts(each));
      return query.exec();
    });
  });
}

void StatisticsCache::forget(const QStringList& paths) {
  if (!isOpen_ || paths.isEmpty()) return;
  change([&] {
    QSqlQuery query(QSqlDatabase::database(connection_, false));
    query.prepare(u"DELETE FROM facts WHERE path = ?"_s);
    return std::ranges::all_of(paths, [&query](const QString& path) {
      query.bindValue(0, path);
      return query.exec();
    });
  });
}

}  // namespace downpile
