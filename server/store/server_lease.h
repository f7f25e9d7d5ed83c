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

  // `former`: server id of the previous run; 0: none.
  ServerLease(RoomDatabase& database, std::chrono::milliseconds lease, qint64 former)
      : database_(database), lease_(lease), server_(former) {}

  // Registers under a fresh server id. Returns false on failure; the old id stays.
  bool begin(const QString& address);
  // Renews the lease and updates the address. Returns `over` if other servers have removed this
  // one, or if the result of a takeover is unknown.
  State renew(const QString& address);
  // Removes this server from the list, so that its tables are free at once.
  void end();
  // Current server id.
  qint64 server() const { return server_; }

  struct TakenOver {
    std::vector<RoomStore::Found> tables;
    bool areMore = false;  // whether more tables can be taken before the share is used up
  };
  enum class Origin : std::uint8_t {
    any,
    // Only tables held under the former id. After an outage, other silent servers may still be
    // alive.
    own,
  };
  // Takes over free tables, at most kMostTaken in one call. Returns nullopt if they cannot be read.
  std::optional<TakenOver> takeOver(Origin origin);
  static constexpr std::size_t kMostTaken = 200;
  // Never takes over this table, because this version cannot run it.
  void leave(const QString& table) { left_ << table; }

  // Reads the tables of other servers; nullopt on failure.
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
  qint64 former_ = 0;  // server id before the last begin()
  QSet<QString> left_;
  std::size_t share_ = 0;  // number of free tables still to be taken
  bool hasSeenFree_ = false;
  bool isInDoubt_ = false;  // tables may have been taken over by a commit with unknown result
  OtherTables others_;      // result of the last poll()
};

}  // namespace downpile
