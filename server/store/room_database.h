// SPDX-License-Identifier: GPL-3.0-or-later
// The database of a room: SQLite in its folder, or PostgreSQL, which several servers can share.
// Both use the same statements, except for those in Dialect and those about other servers. A
// PostgreSQL connection without an answer is closed after a timeout. For the sources of the store
// only, and only in the database thread.
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

class ConnectionWatchdog;

class RoomDatabase {
 public:
  using Rows = std::vector<QVariantList>;

  // `connection` must be a unique connection name.
  RoomDatabase(const StorePlace& place, const QString& connection);
  ~RoomDatabase();
  RoomDatabase(const RoomDatabase&) = delete;
  RoomDatabase& operator=(const RoomDatabase&) = delete;

  // Connects to the database. Creates the SQL tables if the database is new. Returns an empty
  // string, or an error message. A database of a newer version is not changed.
  QString open();
  // Returns whether the database answers. Reconnects if the connection is broken.
  bool isReachable();

  bool begin();
  bool commit();
  void rollback();
  // Executes a statement. Returns false on failure.
  bool execute(const QString& statement, const QVariantList& values = {});
  // Executes a statement. Returns true if it succeeded and changed a row.
  bool change(const QString& statement, const QVariantList& values);
  std::optional<Rows> ask(const QString& statement, const QVariantList& values = {});
  // Returns whether this table of the room still has this fencing token, so this server still owns
  // it. Locks the table's row, so that the token cannot change until the transaction ends.
  bool holds(const QString& table, qint64 fence);
  // Locks the list of servers until the end of the transaction, so that no other server can take
  // over tables. Returns false on failure.
  bool lockServers();

  // Returns true if other servers may use this database.
  bool isShared() const;
  // Returns an SQL expression for the database's time in milliseconds since 1970.
  QString now() const;
  // Returns the error message of the last failed call. It comes from the database, or from this
  // class if the answer took too long or another server owns the table.
  const QString& trouble() const { return trouble_; }
  // Error messages for the operator: for a damaged database (damaged), or for failed writes
  // (unwritable). They contain the database's last error.
  QString damaged() const;
  QString unwritable() const;

 private:
  struct Dialect;
  class Wait;

  void disconnect();
  bool reconnect();
  bool applySettings();
  bool openConnection();
  QString prepareRoom();
  QString checkSchema();
  bool makeTables();
  // Executes a statement. Returns nullptr on failure.
  QSqlQuery* run(const QString& statement, const QVariantList& values);

  const Dialect& dialect_;
  std::chrono::milliseconds patience_;  // timeout of a statement, enforced by the database
  // Timeout for an answer of the database. It is longer than patience_, so that the database can
  // report its own timeout before.
  std::chrono::milliseconds wait_;
  std::unique_ptr<ConnectionWatchdog> guard_;  // closes a stalled connection; nullptr for SQLite
  QString connection_;
  int connections_ = 0;
  // File or PostgreSQL name of the database, shown in error messages.
  QString location_;
  QSqlDatabase database_;
  std::map<QString, QSqlQuery> statements_;  // prepared statements; the key is their text
  QString trouble_;
};

}  // namespace downpile
