// SPDX-License-Identifier: GPL-3.0-or-later
// State of a table that is saved beside its records: occupants, settings and name. Serialised as a
// JSON object, by servers and by hosts at home.
#pragma once

#include <QByteArray>
#include <QSet>
#include <optional>
#include <vector>

#include "host/hosted_table.h"

namespace downpile {

struct TableState {
  // In a room: number of the game to which savedSeats.token belongs.
  int game = 0;
  HostedTable::SavedSeats savedSeats{};
  Allowed allowed{};
  QSet<Fingerprint> friends{};  // friends of the table's owner
  // The following members are used only for tables at home, because a room stores them elsewhere.
  QString table{};  // the table's id in invitations
  QString name{};   // the table's title
  // The computer players that take seats without a person.
  std::vector<Seat> seats{};

  bool operator==(const TableState&) const = default;
};

QByteArray tableStateText(const TableState& state);
// Reads the stored state of a table. Returns nullopt if the text is invalid or does not fit this
// number of players.
std::optional<TableState> readTableState(const QByteArray& text, int players);

}  // namespace downpile
