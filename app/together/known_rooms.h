// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms (servers with several tables) that the user has visited, latest first. Each room is stored
// with its invitation and key. A server with another key at the same address is a different room.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <vector>

#include "invitation/invitation.h"

namespace downpile {

class Settings;

class KnownRooms {
 public:
  static constexpr std::size_t kMost = 12;

  struct Known {
    QString name;
    Invitation invitation;  // address of the room with the fingerprint of its key
  };

  // `settings` stores the rooms and must outlive this object.
  explicit KnownRooms(Settings& settings) : settings_(settings) {}

  std::vector<Known> list() const;
  // Stores a visit to a room; `invitation` must have the fingerprint of the room's key.
  void save(const QString& name, const Invitation& invitation);
  void forget(const Fingerprint& key);
  // Returns the key of the known room at a typed address (which has no key); nullopt if the room is
  // unknown.
  std::optional<Fingerprint> at(const Invitation& typed) const;

 private:
  void write(const std::vector<Known>& rooms);

  Settings& settings_;
};

}  // namespace downpile
