// SPDX-License-Identifier: GPL-3.0-or-later
// The database that a room is written down in: SQLite in the room's folder, or PostgreSQL, which
// several servers can share. Both understand the same statements, but for what stands in Dialect.
// Where that does not answer in time its connection is given up: nobody waits for ever.
// For the store's own sources, and in the thread of the database alone.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "store/room_store.h"

namespace downpile {

class LineGuard;

class RoomDatabase {
 public:
  using Rows = std::vector<QVariantList>;

  // `connection` is a name that no other one has.
  RoomDatabase(const StorePlace& place, const QString& connection);
  ~RoomDatabase();
  RoomDatabase(const RoomDatabase&) = delete;
  RoomDatabase& operator=(const RoomDatabase&) = delete;

  // Makes it ready to be worked with: a new one gets its tables. Empty, or a sentence that says
  // what is wrong with it; one that is newer is not changed.
  QString open();
  // Whether it answers, by a new connection if need be.
  bool isThere();

  bool begin();
  bool commit();
  void rollback();
  // Whether a statement could be carried out.
  bool execute(const QString& statement, const QVariantList& values = {});
  // And has changed a row.
  bool change(const QString& statement, const QVariantList& values);
  std::optional<Rows> ask(const QString& statement, const QVariantList& values = {});
  // Whether the table is still held with this fence; it stays so until the transaction is over.
  bool holds(const QString& table, qint64 fence);
  // Whether nobody else takes tables over, or enters the list of servers, until the transaction is
  // over.
  bool lockServers();

  // Whether other servers may be at work here.
  bool isShared() const;
  // Milliseconds since 1970 by the database's clock, in a statement.
  QString now() const;
  // What was wrong with what failed last.
  const QString& trouble() const { return trouble_; }
  // Sentences about what failed last: nothing can be done with the database, or not be written.
  QString damaged() const;
  QString unwritable() const;

 private:
  struct Dialect;
  class Wait;

  void disconnect();
  bool connectAnew();
  bool applySettings();
  bool openLine();
  QString prepareRoom();
  QString checkSchema();
  bool makeTables();
  // nullptr where it could not be carried out.
  QSqlQuery* run(const QString& statement, const QVariantList& values);

  const Dialect& dialect_;
  std::chrono::milliseconds patience_;  // of its statements
  // For how long an answer is waited for: longer than it takes the database to give a statement up.
  std::chrono::milliseconds wait_;
  std::unique_ptr<LineGuard> guard_;  // where it is no file
  QString connection_;
  int connections_ = 0;
  QString where_;  // for people
  QSqlDatabase database_;
  std::map<QString, QSqlQuery> statements_;  // that were prepared
  QString trouble_;
};

}  // namespace downpile
