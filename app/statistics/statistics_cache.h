// SPDX-License-Identifier: GPL-3.0-or-later
// Cache of data from records and their reviews in a database (SQLite), which saves reading them
// again. The files are the source: a damaged cache, or one of another version, is discarded, and
// nothing is lost. Not thread-safe.
#pragma once

#include <QSqlError>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <span>
#include <vector>

#include "statistics/cached_facts.h"

namespace downpile {

class StatisticsCache {
 public:
  // Opens or creates the cache file. If this fails, nothing is cached.
  explicit StatisticsCache(const QString& path);
  ~StatisticsCache();
  Q_DISABLE_COPY_MOVE(StatisticsCache)

  bool isOpen() const { return isOpen_; }
  // Returns all entries, in no particular order. If the cache is damaged, discards all of it. If
  // another version of the program has replaced it, closes it and returns no entries.
  std::vector<CachedFacts> all();
  // Stores the entries. An entry replaces an earlier entry with the same path. Either all of them
  // are stored or none.
  void save(std::span<const CachedFacts> facts);
  void forget(const QStringList& paths);

 private:
  bool open();
  void close();
  // Deletes the cache file and creates a new one. If another process is using the file, works
  // without a cache instead.
  void giveUp();
  bool execute(const QString& statement);
  void notice(const QSqlError& error);
  // Runs the steps as a transaction, while no other process writes: either all of them take effect
  // or none.
  template <class Steps>
  bool inTransaction(Steps steps);
  template <class Steps>
  void change(Steps steps);
  // Returns the first value in the first row of a query's result, or an invalid value if there is
  // no row.
  QVariant answer(const QString& question);
  bool isOfToday();
  bool makeTable();

  QString path_;
  QString connection_;
  bool isOpen_ = false;
  bool isBlocked_ = false;  // whether another process is using the cache file
};

}  // namespace downpile
