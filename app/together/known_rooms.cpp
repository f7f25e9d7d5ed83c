// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/known_rooms.h"

#include <algorithm>

#include "lines/clean_text.h"
#include "message/message_parts.h"
#include "settings/settings.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

const QString kNames = u"rooms/names"_s;
const QString kInvitations = u"rooms/invitations"_s;

}  // namespace

// Returns the stored rooms. The entries are validated, because users may have edited the settings
// file.
std::vector<KnownRooms::Known> KnownRooms::list() const {
  const QStringList names = settings_.remembered(kNames).toStringList();
  const QStringList invitations = settings_.remembered(kInvitations).toStringList();
  std::vector<Known> rooms;
  for (qsizetype i = 0; i < std::min(names.size(), invitations.size()); ++i) {
    const auto reading = readInvitation(invitations[i]);
    if (!reading.invitation || !reading.invitation->fingerprint || rooms.size() == kMost) continue;
    rooms.push_back({cleanText(names[i], kMostTableNameLength), *reading.invitation});
  }
  return rooms;
}

void KnownRooms::write(const std::vector<Known>& rooms) {
  QStringList names;
  QStringList invitations;
  for (const Known& room : rooms) {
    names << room.name;
    invitations << room.invitation.text();
  }
  settings_.remember(kNames, names);
  settings_.remember(kInvitations, invitations);
}

void KnownRooms::save(const QString& name, const Invitation& invitation) {
  std::vector<Known> rooms = list();
  std::erase_if(rooms, [&](const Known& room) {
    return room.invitation.fingerprint == invitation.fingerprint;
  });
  rooms.insert(rooms.begin(), {name, invitation});
  if (rooms.size() > kMost) rooms.pop_back();
  write(rooms);
}

void KnownRooms::forget(const Fingerprint& key) {
  std::vector<Known> rooms = list();
  std::erase_if(rooms, [&key](const Known& room) { return room.invitation.fingerprint == key; });
  write(rooms);
}

std::optional<Fingerprint> KnownRooms::at(const Invitation& typed) const {
  for (const Known& room : list()) {
    const bool isSame =
        room.invitation.port == typed.port && room.invitation.hosts.contains(typed.hosts.first());
    if (isSame) return room.invitation.fingerprint;
  }
  return std::nullopt;
}

}  // namespace downpile
