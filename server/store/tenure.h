// SPDX-License-Identifier: GPL-3.0-or-later
// What a server holds of a room that others may hold tables of, too: it stands in the list of
// servers, says again and again that it is there, and takes over tables of servers that have not
// said so for too long: those that were its own, and its share of the rest. For the store's own
// sources, and in the thread of the database alone.
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

class Tenure {
 public:
  enum class State : std::uint8_t { held, over, unknown };

  // `former`: as which it was there before the program ended, however that did; 0: never.
  Tenure(RoomDatabase& database, std::chrono::milliseconds lease, qint64 former)
      : database_(database), lease_(lease), server_(former) {}

  // As another server than ever before, which it is no more. False where the database does not let
  // it.
  bool begin(const QString& address);
  // Says that it is there, and where people find it, unless others have decided already that it is
  // not.
  State renew(const QString& address);
  // Nobody waits until the lease is over.
  void end();
  // By which it is known.
  qint64 server() const { return server_; }

  struct TakenOver {
    std::vector<RoomStore::Found> tables;
    bool areMore = false;  // of its share
  };
  enum class Whose : std::uint8_t {
    anybodys,
    // What it held itself before it was another one: whoever else is silent may not have been heard
    // either.
    own,
  };
  // Tables that no server holds belong to this one now: some of them, where there are many. None
  // where they cannot be read.
  std::optional<TakenOver> takeOver(Whose whose);
  static constexpr std::size_t kMostTaken = 200;
  // This table is nothing for it, whoever holds it.
  void leave(const QString& table) { left_ << table; }

  // What others hold.
  std::optional<OtherTables> look();
  // Whether there was anything among it that this one may take over.
  bool hasSeenFree() const { return hasSeenFree_; }

 private:
  std::optional<TakenOver> tryToTakeOver(Whose whose);
  std::optional<std::vector<QString>> freeTables(Whose whose);
  std::optional<RoomStore::Found> take(const QString& table);
  bool readNotices(OtherTables& others, const QStringList& changed);

  RoomDatabase& database_;
  std::chrono::milliseconds lease_;
  qint64 server_;
  qint64 former_ = 0;  // as which it was there before
  QSet<QString> left_;
  std::size_t share_ = 0;  // of what is free, that it has not taken yet
  bool hasSeenFree_ = false;
  bool isInDoubt_ = false;  // tables may have been taken over that nobody knows of
  OtherTables others_;      // as they were
};

}  // namespace downpile
