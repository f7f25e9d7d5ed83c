// SPDX-License-Identifier: GPL-3.0-or-later
// The lease of a server in a shared room. Registers the server and renews the lease. Takes over
// tables without an owner: those held before, and a share of the rest. For the sources of the store
// only, and only in the database thread.
#pragma once

#include <QSet>
#include <QString>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "store/room_store.h"

namespace downpile {

class RoomDatabase;

class ServerLease {
 public:
  enum class State : std::uint8_t { held, over, unknown };

  // `former` is the server id of the previous run; 0 if unknown.
  ServerLease(RoomDatabase& database, std::chrono::milliseconds lease, qint64 former)
      : database_(database), lease_(lease), server_(former) {}

  // Registers this server under a new server id. On failure, returns false and keeps the previous
  // id (at first `former`).
  bool begin(const QString& address);
  // Renews the lease and updates this server's address. Returns `over` if other servers have
  // removed this server from the list of servers, or if it is unknown whether a takeover succeeded.
  // Returns `unknown` if the database cannot be read or written.
  State renew(const QString& address);
  // Removes this server from the list of servers, so other servers can take over its tables at
  // once.
  void end();
  qint64 server() const { return server_; }

  struct TakenOver {
    std::vector<RoomStore::Found> tables;
    // True if this server has not yet taken over its whole share of the free tables.
    bool areMore = false;
  };
  enum class Origin : std::uint8_t {
    any,
    // Only tables of this server's previous id. Used after an outage of the database: other servers
    // that seem to have ended may still be alive.
    own,
  };
  // Takes over free tables, at most kMostTaken in one call. Returns nullopt if the database cannot
  // be read or written.
  std::optional<TakenOver> takeOver(Origin origin);
  static constexpr std::size_t kMostTaken = 200;
  // Excludes a table from later takeovers, because this version cannot run it.
  void leave(const QString& table) { left_ << table; }

  // Reads the tables of other servers from the database; nullopt on failure.
  std::optional<OtherTables> poll();
  // Returns whether the last poll() found tables to take over.
  bool hasSeenFree() const { return hasSeenFree_; }

 private:
  std::optional<TakenOver> tryToTakeOver(Origin origin);
  std::optional<std::vector<QString>> freeTables(Origin origin);
  std::optional<RoomStore::Found> take(const QString& table);
  bool readNotices(OtherTables& others, const QStringList& changed);

  RoomDatabase& database_;
  std::chrono::milliseconds lease_;
  qint64 server_;
  // Server id before the last begin().
  qint64 former_ = 0;
  QSet<QString> left_;
  std::size_t share_ = 0;  // number of free tables to take over in further calls
  bool hasSeenFree_ = false;
  // True if it is unknown whether the commit of a takeover succeeded, so tables may have been taken
  // over.
  bool isInDoubt_ = false;
  OtherTables others_;  // result of the last poll()
};

}  // namespace downpile
