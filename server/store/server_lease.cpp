// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/server_lease.h"

#include <QRandomGenerator>
#include <QStringList>
#include <algorithm>
#include <iterator>
#include <utility>

#include "store/room_database.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Duration of the lease if no other server uses the database: it never expires.
constexpr std::chrono::milliseconds kNoExpiry = std::chrono::years(1000);
// Lower bound of a server's share of the free tables of other servers. Few tables are not divided:
// the first server takes over up to this number.
constexpr std::size_t kLeastShare = 10;

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

// ---- the lease ---------------------------------------------------------------------------------

bool ServerLease::begin(const QString& address) {
  // SQLite's file is in a folder locked by this server, so no other server uses it.
  const bool isAlone = !database_.isShared();
  const auto server = static_cast<qint64>(QRandomGenerator::system()->generate64() >> 1U);
  const bool isBegun =
      database_.begin() && database_.lockServers() &&
      (isAlone ? database_.execute(u"DELETE FROM servers"_s)
               : database_.execute(u"DELETE FROM servers WHERE id = ?"_s, {server_})) &&
      database_.execute(
          u"INSERT INTO servers (id, address, until) VALUES (?, ?, %1 + ?)"_s.arg(database_.now()),
          {server, address, qint64((isAlone ? kNoExpiry : lease_).count())}) &&
      database_.commit();
  if (isBegun) {
    former_ = std::exchange(server_, server);
    share_ = 0;
    isInDoubt_ = false;
  } else {
    database_.rollback();
  }
  return isBegun;
}

ServerLease::State ServerLease::renew(const QString& address) {
  if (isInDoubt_) return State::over;
  const auto found = database_.ask(
      u"UPDATE servers SET until = %1 + ?, address = ? WHERE id = ? RETURNING id"_s.arg(
          database_.now()),
      {qint64(lease_.count()), address, server_});
  if (!found) return State::unknown;
  return found->empty() ? State::over : State::held;
}

void ServerLease::end() { database_.execute(u"DELETE FROM servers WHERE id = ?"_s, {server_}); }

// ---- tables ------------------------------------------------------------------------------------

// Takes over free tables. If the former owner is still writing a table, the row lock makes this
// server wait for the end of that write, so that it reads the result.
std::optional<ServerLease::TakenOver> ServerLease::takeOver(Origin origin) {
  auto taken = tryToTakeOver(origin);
  if (!taken) {
    share_ = 0;
    database_.rollback();
  }
  return taken;
}

std::optional<ServerLease::TakenOver> ServerLease::tryToTakeOver(Origin origin) {
  // The takeover stops after this time. If it took longer, the lease of this server's current
  // tables could expire.
  const auto until = std::chrono::steady_clock::now() + lease_ / 4;
  if (!database_.begin() || !database_.lockServers()) return std::nullopt;
  if (origin == Origin::any &&
      !database_.execute(u"DELETE FROM servers WHERE id <> ? AND until < %1"_s.arg(database_.now()),
                         {server_})) {
    return std::nullopt;
  }
  const auto free = freeTables(origin);
  if (!free) return std::nullopt;
  TakenOver taken;
  for (const QString& table : *free) {
    if (taken.tables.size() == std::min(share_, kMostTaken)) break;
    auto found = take(table);
    if (!found) return std::nullopt;
    taken.tables.push_back(std::move(*found));
    if (std::chrono::steady_clock::now() >= until) break;
  }
  isInDoubt_ = !database_.commit();
  if (isInDoubt_) return std::nullopt;
  share_ -= taken.tables.size();
  taken.areMore = share_ > 0;
  return taken;
}

// Returns the ids of the free tables: first the tables of this server's previous id, then others.
// Sets share_, the number of these tables to take over now or in later calls: all tables of the
// previous id, and this server's share of the others.
std::optional<std::vector<QString>> ServerLease::freeTables(Origin origin) {
  const auto rows = database_.ask(
      u"SELECT id, server FROM tables WHERE closed IS NULL AND server NOT IN"
      " (SELECT id FROM servers) ORDER BY created, id"_s);
  const auto servers = database_.ask(u"SELECT COUNT(*) FROM servers"_s);
  if (!rows || !servers) return std::nullopt;
  std::vector<QString> own;
  std::vector<QString> others;
  for (const QVariantList& row : *rows) {
    const QString id = row[0].toString();
    if (left_.contains(id)) continue;
    (row[1].toLongLong() == former_ ? own : others).push_back(id);
  }
  if (origin == Origin::own) others.clear();
  if (share_ == 0) {
    const auto each = others.size() / std::max<std::size_t>(1, servers->front().front().toUInt());
    share_ = own.size() + std::max(kLeastShare, each + 1);
  }
  std::ranges::move(others, std::back_inserter(own));
  share_ = std::min(share_, own.size());
  return own;
}

// Takes over a table in the database and reads it. If another version wrote its row with unknown
// values, isKnown is false. Returns nullopt on failure.
std::optional<RoomStore::Found> ServerLease::take(const QString& table) {
  const auto rows = database_.ask(
      u"UPDATE tables SET server = ?, fence = fence + 1 WHERE id = ?"
      " RETURNING id, name, owner, access, header, state, created, fence"_s,
      {server_, table});
  if (!rows || rows->empty()) return std::nullopt;
  const QVariantList& row = rows->front();
  const auto text = [&row](int column) { return row[column].toString(); };
  const auto owner = Fingerprint::fromText(text(2));
  const auto access = accessOf(text(3));
  RoomStore::Found found{.table = {.id = text(0),
                                   .name = text(1),
                                   .owner = owner.value_or(Fingerprint()),
                                   .access = access.value_or(Access::invitation),
                                   .header = text(4).toStdString(),
                                   .state = text(5).toUtf8(),
                                   .created = row[6].toLongLong()},
                         .fence = row[7].toLongLong(),
                         .isKnown = owner && access};
  if (!readGame(database_, found)) return std::nullopt;
  return found;
}

std::optional<OtherTables> ServerLease::poll() {
  const auto rows = database_.ask(
      u"SELECT t.id, t.noticed, s.address FROM tables t"
      " LEFT JOIN servers s ON s.id = t.server AND s.until >= %1"
      " WHERE t.closed IS NULL AND t.server <> ?"_s.arg(database_.now()),
      {server_});
  if (!rows) return std::nullopt;
  OtherTables others;
  QStringList changed;
  hasSeenFree_ = false;
  for (const QVariantList& row : *rows) {
    const QString id = row[0].toString();
    OtherTable table = others_.value(id);
    table.address = row[2].toString();
    if (row[1].toLongLong() != table.noticed) changed << id;
    if (row[2].isNull() && !left_.contains(id)) hasSeenFree_ = true;
    others.insert(id, table);
  }
  if (!hasSeenFree_) share_ = 0;
  if (!changed.isEmpty() && !readNotices(others, changed)) return std::nullopt;
  others_ = others;
  return others;
}

bool ServerLease::readNotices(OtherTables& others, const QStringList& changed) {
  const auto rows = database_.ask(
      u"SELECT id, noticed, notice FROM tables WHERE id = ANY (string_to_array(?, ' '))"_s,
      {changed.join(u' ')});
  if (!rows) return false;
  for (const QVariantList& row : *rows) {
    OtherTable& table = others[row[0].toString()];
    table.noticed = row[1].toLongLong();
    table.notice = row[2].toString().toUtf8();
  }
  return true;
}

}  // namespace downpile
