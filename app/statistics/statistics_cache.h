// SPDX-License-Identifier: GPL-3.0-or-later
// What was read of records and their reviews, kept in a database (SQLite) so that it need not be
// read again. The files are the truth: what is kept here is thrown away where it is damaged or of
// another version of the program, and nothing is lost by that. For one thread.
#pragma once

#include <QSqlError>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <span>
#include <vector>

#include "statistics/kept_facts.h"

namespace downpile {

class StatisticsCache {
 public:
  // Opens the file, or makes it. Where that cannot be done nothing is kept.
  explicit StatisticsCache(const QString& path);
  ~StatisticsCache();
  Q_DISABLE_COPY_MOVE(StatisticsCache)

  bool isOpen() const { return isOpen_; }
  // All that is kept, in any order; where something of it is damaged it is all thrown away.
  std::vector<KeptFacts> all();
  // Instead of what was kept of the same paths. All of it is kept, or none.
  void keep(std::span<const KeptFacts> facts);
  void forget(const QStringList& paths);

 private:
  bool open();
  void close();
  // Throws away what is there, and begins anew; but where another program has it now, goes without.
  void giveUp();
  bool execute(const QString& statement);
  void notice(const QSqlError& error);
  // Does the steps while nobody else writes: all of them, or none.
  template <class Steps>
  bool inTransaction(Steps steps);
  template <class Steps>
  void change(Steps steps);
  // The first value of the first row; an invalid one where there is none.
  QVariant answer(const QString& question);
  bool isOfToday();
  bool makeTable();

  QString path_;
  QString connection_;
  bool isOpen_ = false;
  bool isBlocked_ = false;  // by another program
};

}  // namespace downpile
