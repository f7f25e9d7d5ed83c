// SPDX-License-Identifier: GPL-3.0-or-later
// What a server holds of a room that others may hold tables of, too: it stands in the list of
// servers, says again and again that it is there, and takes over tables of servers that have not
// said so for too long. For the store's own sources, and in the thread of the database alone.
#pragma once

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
  // Says that it is there, unless others have decided already that it is not.
  State renew();
  // Nobody waits until the lease is over.
  void end();
  // By which it is known.
  qint64 server() const { return server_; }

  // Tables that no server holds belong to this one now: some of them, where there are many. None
  // where they cannot be read.
  std::optional<std::vector<RoomStore::Found>> takeOver();
  static constexpr std::size_t kMostTaken = 200;

  // What others hold.
  std::optional<OtherTables> look();

 private:
  std::optional<RoomStore::Found> take(const QString& table);

  RoomDatabase& database_;
  std::chrono::milliseconds lease_;
  qint64 server_;
  bool isInDoubt_ = false;  // tables may have been taken over that nobody knows of
  OtherTables others_;      // as they were
};

}  // namespace downpile
