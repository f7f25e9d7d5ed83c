// SPDX-License-Identifier: GPL-3.0-or-later
// What the servers of a room tell each other of their tables: as much as a lobby shows, and for
// whom that is. As text it is a JSON object.
#pragma once

#include <QByteArray>
#include <QSet>
#include <optional>

#include "message/lobby_messages.h"

namespace downpile {

struct SharedTable {
  TableNow table;  // for somebody to whom all its seats are free
  Fingerprint owner;
  QSet<Fingerprint> friends{};  // of the owner
  QSet<Fingerprint> seated{};
  QSet<Fingerprint> blocked{};  // by those who sit there

  // Whether this person may know of it, by its id.
  bool maySee(const Fingerprint& who) const;
  // Whether it stands in this person's lobby, and with how many free seats.
  bool isShownTo(const Fingerprint& who) const;
  int freeFor(const Fingerprint& who) const;
  // As it stands there; none where it does not.
  std::optional<TableNow> shownTo(const Fingerprint& who) const;

  bool operator==(const SharedTable&) const = default;
};

QByteArray sharedTableText(const SharedTable& notice);
// None where it is another text.
std::optional<SharedTable> readSharedTable(const QByteArray& text);

}  // namespace downpile
