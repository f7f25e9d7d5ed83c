// SPDX-License-Identifier: GPL-3.0-or-later
// Notice of a table for the other servers of a room: its lobby entry, and who may see it.
// Serialised as a JSON object.
#pragma once

#include <QByteArray>
#include <QSet>
#include <optional>

#include "message/lobby_messages.h"

namespace downpile {

struct SharedTable {
  TableNow table;  // lobby entry for visitors who are not blocked and do not own the table
  Fingerprint owner;
  QSet<Fingerprint> friends{};  // friends of the owner
  QSet<Fingerprint> seated{};
  QSet<Fingerprint> blocked{};  // people blocked by seated people

  // Returns whether this person may join the table by its id.
  bool maySee(const Fingerprint& key) const;
  // Returns whether this person's lobby lists the table, and its free seats there.
  bool isShownTo(const Fingerprint& key) const;
  int freeFor(const Fingerprint& key) const;
  // Lobby entry for this person; nullopt if it is not listed.
  std::optional<TableNow> shownTo(const Fingerprint& key) const;

  bool operator==(const SharedTable&) const = default;
};

QByteArray sharedTableText(const SharedTable& notice);
// Returns nullopt if the text is invalid.
std::optional<SharedTable> readSharedTable(const QByteArray& text);

}  // namespace downpile
