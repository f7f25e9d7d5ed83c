// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms that somebody has been in, those of the last visits first. With its invitation each is
// known by its key: who answers at a room's address with another one is not that room.
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
    Invitation invitation;  // with the key
  };

  // `settings`, where they are kept, must outlive it.
  explicit KnownRooms(Settings& settings) : settings_(settings) {}

  std::vector<Known> list() const;
  // Now visited; `invitation` has the key.
  void keep(const QString& name, const Invitation& invitation);
  void forget(const Fingerprint& key);
  // Whose room was at an address that somebody has typed, which has no key.
  std::optional<Fingerprint> at(const Invitation& typed) const;

 private:
  void write(const std::vector<Known>& rooms);

  Settings& settings_;
};

}  // namespace downpile
