// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/tenure.h"

#include <QRandomGenerator>
#include <utility>

#include "store/room_database.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Without anybody else there is nobody who waits for it.
constexpr std::chrono::milliseconds kForEver = std::chrono::years(1000);

bool readGame(RoomDatabase& database, RoomStore::Found& found) {
  const QString& id = found.table.id;
  const auto parts = database.ask(
      u"SELECT game, number, text FROM parts WHERE table_id = ? AND game ="
      " (SELECT MAX(game) FROM games WHERE table_id = ?) ORDER BY number"_s,
      {id, id});
  if (!parts) return false;
  for (const QVariantList& part : *parts) {
    found.game = part[0].toInt();
    found.parts = part[1].toInt();
    found.record += part[2].toString().toStdString();
  }
  return true;
}

}  // namespace

// ---- being there -------------------------------------------------------------------------------

bool Tenure::begin(const QString& address) {
  // Whoever has the file is alone with it.
  const bool isAlone = !database_.isShared();
  const auto server = static_cast<qint64>(QRandomGenerator::system()->generate64() >> 1U);
  const bool isBegun =
      database_.begin() && database_.lockServers() &&
      (isAlone ? database_.execute(u"DELETE FROM servers"_s)
               : database_.execute(u"DELETE FROM servers WHERE id = ?"_s, {server_})) &&
      database_.execute(
          u"INSERT INTO servers (id, address, until) VALUES (?, ?, %1 + ?)"_s.arg(database_.now()),
          {server, address, qint64((isAlone ? kForEver : lease_).count())}) &&
      database_.commit();
  if (isBegun) {
    server_ = server;
    isInDoubt_ = false;
  } else {
    database_.rollback();
  }
  return isBegun;
}

Tenure::State Tenure::renew() {
  if (isInDoubt_) return State::over;
  const auto found = database_.ask(
      u"UPDATE servers SET until = %1 + ? WHERE id = ? RETURNING id"_s.arg(database_.now()),
      {qint64(lease_.count()), server_});
  if (!found) return State::unknown;
  return found->empty() ? State::over : State::held;
}

void Tenure::end() { database_.execute(u"DELETE FROM servers WHERE id = ?"_s, {server_}); }

// ---- tables ------------------------------------------------------------------------------------

// Those who hold them at that moment finish what they are writing, and everything of it is read.
std::optional<std::vector<RoomStore::Found>> Tenure::takeOver() {
  const auto take = [this]() -> std::optional<std::vector<RoomStore::Found>> {
    if (!database_.begin() || !database_.lockServers()) return std::nullopt;
    if (!database_.execute(
            u"DELETE FROM servers WHERE id <> ? AND until < %1"_s.arg(database_.now()),
            {server_})) {
      return std::nullopt;
    }
    const auto free = database_.ask(
        u"SELECT id FROM tables WHERE closed IS NULL AND server NOT IN (SELECT id FROM servers)"
        " ORDER BY created, id LIMIT ?"_s,
        {qint64(kMostTaken)});
    if (!free) return std::nullopt;
    std::vector<RoomStore::Found> tables;
    for (const QVariantList& each : *free) {
      auto found = this->take(each.front().toString());
      if (!found) return std::nullopt;
      tables.push_back(std::move(*found));
    }
    isInDoubt_ = !database_.commit();
    if (isInDoubt_) return std::nullopt;
    return tables;
  };
  auto tables = take();
  if (!tables) database_.rollback();
  return tables;
}

std::optional<RoomStore::Found> Tenure::take(const QString& table) {
  const auto rows = database_.ask(
      u"UPDATE tables SET server = ?, fence = fence + 1 WHERE id = ?"
      " RETURNING id, name, owner, access, header, state, created, fence"_s,
      {server_, table});
  if (!rows || rows->empty()) return std::nullopt;
  const QVariantList& row = rows->front();
  const auto text = [&row](int column) { return row[column].toString(); };
  const auto owner = Fingerprint::fromText(text(2));
  const auto access = accessOf(text(3));
  if (!owner || !access) return std::nullopt;
  RoomStore::Found found{.table = {.id = text(0),
                                   .name = text(1),
                                   .owner = *owner,
                                   .access = *access,
                                   .header = text(4).toStdString(),
                                   .state = text(5).toUtf8(),
                                   .created = row[6].toLongLong()},
                         .fence = row[7].toLongLong()};
  if (!readGame(database_, found)) return std::nullopt;
  return found;
}

std::optional<OtherTables> Tenure::look() {
  const auto rows = database_.ask(
      u"SELECT t.id, t.noticed, s.address FROM tables t"
      " LEFT JOIN servers s ON s.id = t.server AND s.until >= %1"
      " WHERE t.closed IS NULL AND t.server <> ?"_s.arg(database_.now()),
      {server_});
  if (!rows) return std::nullopt;
  OtherTables others;
  for (const QVariantList& row : *rows) {
    const QString id = row[0].toString();
    OtherTable table = others_.value(id);
    table.address = row[2].toString();
    if (const qint64 noticed = row[1].toLongLong(); noticed != table.noticed) {
      const auto notice = database_.ask(u"SELECT notice FROM tables WHERE id = ?"_s, {id});
      if (!notice) return std::nullopt;
      if (notice->empty()) continue;
      table.notice = notice->front().front().toString().toUtf8();
      table.noticed = noticed;
    }
    others.insert(id, table);
  }
  others_ = others;
  return others;
}

}  // namespace downpile
