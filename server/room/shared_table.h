// SPDX-License-Identifier: GPL-3.0-or-later
// Notice of a table for the other servers of a room: its lobby entry, and the people with access.
// Serialised as a JSON object.
#pragma once

#include <QByteArray>
#include <QSet>
#include <optional>

#include "message/lobby_messages.h"

namespace downpile {

struct SharedTable {
  // Lobby entry for visitors other than the owner and blocked people.
  TableNow table;
  Fingerprint owner;
  QSet<Fingerprint> friends{};  // friends of the table's owner
  QSet<Fingerprint> seated{};
  QSet<Fingerprint> blocked{};  // people whom a person seated at the table has blocked

  // Returns whether this person, knowing the table's id, may connect to the table, which then
  // checks its seats and the blocked people.
  bool maySee(const Fingerprint& key) const;
  // isShownTo() returns whether the lobby shows the table to this person, freeFor() how many seats
  // are free for this person.
  bool isShownTo(const Fingerprint& key) const;
  int freeFor(const Fingerprint& key) const;
  // Returns the lobby entry for this person; nullopt if the lobby does not show the table to this
  // person.
  std::optional<TableNow> shownTo(const Fingerprint& key) const;

  bool operator==(const SharedTable&) const = default;
};

QByteArray sharedTableText(const SharedTable& notice);
// Reads the notice of a table. Returns nullopt if the text is invalid.
std::optional<SharedTable> readSharedTable(const QByteArray& text);

}  // namespace downpile
