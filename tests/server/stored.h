// SPDX-License-Identifier: GPL-3.0-or-later
// Test data for a room's store, and access to its database from outside.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QtTest>

#include "store/room_store.h"

namespace downpile::tests {

using namespace Qt::StringLiterals;

inline StoredTable tableOf(const QString& id, qint64 created = 1) {
  return {.id = id,
          .name = u"Tisch \"%1\" ü"_s.arg(id),
          .owner = *Fingerprint::fromBytes(QByteArray(Fingerprint::kBytes, 'o')),
          .access = Access::friends,
          .header = "header\n",
          .state = "{}",
          .created = created};
}

// Results of writes as (number, success), in the order of their reports.
struct WriteResults {
  // Returns a callback that adds the result of write `number`.
  RoomStore::Done operator()(int number) {
    return [this, number](bool kept) { all.emplace_back(number, kept); };
  }
  // Waits until as many results have arrived as expected. Returns true if they are equal to the
  // expected ones.
  bool become(const std::vector<std::pair<int, bool>>& expected) const {
    return QTest::qWaitFor([&] { return all.size() >= expected.size(); }) && all == expected;
  }

  std::vector<std::pair<int, bool>> all;
};

// A database client beside the store, used by tests to read, change or lock the database.
class Stranger {
 public:
  explicit Stranger(const StorePlace& place) {
    const bool isFile = place.database.isEmpty();
    QSqlDatabase database =
        QSqlDatabase::addDatabase(isFile ? u"QSQLITE"_s : u"QPSQL"_s, u"stranger"_s);
    if (isFile) database.setDatabaseName(place.folder + u"/room.sqlite"_s);
    database.setConnectOptions(place.database);
    database.open();
  }
  ~Stranger() {
    QSqlDatabase::database(u"stranger"_s).close();
    QSqlDatabase::removeDatabase(u"stranger"_s);
  }
  Q_DISABLE_COPY_MOVE(Stranger)

  QVariant ask(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(u"stranger"_s));
    if (!query.exec(statement)) return {};
    return query.next() ? query.value(0) : QVariant(true);
  }
};

}  // namespace downpile::tests
