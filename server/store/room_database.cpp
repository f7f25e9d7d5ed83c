// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/room_database.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Times are milliseconds since 1970. A game is the text of its parts in their order.
const QStringList kTables = {
    u"CREATE TABLE room (schema INTEGER NOT NULL)"_s,
    u"CREATE TABLE tables (id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT NOT NULL,"
    " access TEXT NOT NULL, header TEXT NOT NULL, state TEXT NOT NULL, created BIGINT NOT NULL,"
    " closed BIGINT)"_s,
    u"CREATE TABLE games (table_id TEXT NOT NULL, game INTEGER NOT NULL, begun BIGINT NOT NULL,"
    " ended BIGINT, PRIMARY KEY (table_id, game))"_s,
    u"CREATE TABLE parts (table_id TEXT NOT NULL, game INTEGER NOT NULL, number INTEGER NOT NULL,"
    " text TEXT NOT NULL, PRIMARY KEY (table_id, game, number))"_s,
};

QString damaged(const QString& path, const QSqlError& error) {
  return u"The database %1 is damaged or none of a room: %2. Put a backup in its place."_s.arg(
      path, error.databaseText());
}

bool makeTables(QSqlDatabase& database) {
  if (!database.transaction()) return false;
  for (const QString& table : kTables) {
    if (!execute(database, table)) return false;
  }
  return execute(database, u"INSERT INTO room (schema) VALUES (?)"_s, {RoomStore::kSchema}) &&
         database.commit();
}

// Empty where it can be worked with as it is.
QString checkSchema(QSqlDatabase& database, const QString& path) {
  QSqlQuery query(database);
  if (!query.exec(u"SELECT schema FROM room"_s)) return damaged(path, query.lastError());
  const int schema = query.next() ? query.value(0).toInt() : 0;
  if (schema > RoomStore::kSchema) {
    return u"The database %1 was written by a newer version of this program. It was not changed."_s
        .arg(path);
  }
  if (schema < 1) return damaged(path, {});
  if (!query.exec(u"PRAGMA quick_check(1)"_s) || !query.next() ||
      query.value(0).toString() != u"ok"_s) {
    return damaged(path, query.lastError());
  }
  return {};
}

bool readGame(QSqlDatabase& database, RoomStore::Found& found) {
  QSqlQuery query(database);
  query.prepare(
      u"SELECT game, number, text FROM parts WHERE table_id = ? AND game ="
      " (SELECT MAX(game) FROM games WHERE table_id = ?) ORDER BY number"_s);
  query.addBindValue(found.table.id);
  query.addBindValue(found.table.id);
  if (!query.exec()) return false;
  while (query.next()) {
    found.game = query.value(0).toInt();
    found.parts = query.value(1).toInt();
    found.record += query.value(2).toString().toStdString();
  }
  return true;
}

}  // namespace

bool execute(QSqlDatabase& database, const QString& statement, const QVariantList& values) {
  QSqlQuery query(database);
  if (!query.prepare(statement)) return false;
  for (const QVariant& value : values) query.addBindValue(value);
  return query.exec();
}

QString prepareRoom(QSqlDatabase& database, const QString& path) {
  QSqlQuery query(database);
  if (!query.exec(u"SELECT COUNT(*) FROM sqlite_master"_s) || !query.next()) {
    return damaged(path, query.lastError());
  }
  const bool isNew = query.value(0).toInt() == 0;
  query.finish();
  if (!isNew) {
    if (const QString sentence = checkSchema(database, path); !sentence.isEmpty()) return sentence;
  }
  // What is told to be safe is on the disk, whatever happens to the machine.
  if (!execute(database, u"PRAGMA journal_mode = WAL"_s) ||
      !execute(database, u"PRAGMA synchronous = FULL"_s) || (isNew && !makeTables(database))) {
    return u"The database %1 cannot be written: %2."_s.arg(path,
                                                           database.lastError().databaseText());
  }
  return {};
}

std::vector<RoomStore::Found> readRoom(QSqlDatabase& database, QString& sentence) {
  std::vector<RoomStore::Found> tables;
  QSqlQuery query(database);
  bool isRead = query.exec(
      u"SELECT id, name, owner, access, header, state, created FROM tables WHERE closed IS NULL"
      " ORDER BY created, id"_s);
  while (isRead && query.next()) {
    const auto text = [&query](int column) { return query.value(column).toString(); };
    const auto owner = Fingerprint::fromText(text(2));
    const auto access = accessOf(text(3));
    RoomStore::Found found{.table = {.id = text(0),
                                     .name = text(1),
                                     .owner = owner.value_or(Fingerprint()),
                                     .access = access.value_or(Access::invitation),
                                     .header = text(4).toStdString(),
                                     .state = text(5).toUtf8(),
                                     .created = query.value(6).toLongLong()}};
    isRead = owner && access && readGame(database, found);
    tables.push_back(std::move(found));
  }
  if (isRead) return tables;
  sentence = damaged(database.databaseName(), query.lastError());
  return {};
}

}  // namespace downpile
