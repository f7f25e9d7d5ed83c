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
  int game = 0;  // number of the game that savedSeats.token belongs to
  HostedTable::SavedSeats savedSeats{};
  Allowed allowed{};
  QSet<Fingerprint> friends{};  // friends of the owner
  // Only for tables at home; a room stores these separately.
  QString table{};            // the table's id in invitations
  QString name{};             // the table's title
  std::vector<Seat> seats{};  // the computer players of seats without a person

  bool operator==(const TableState&) const = default;
};

QByteArray tableStateText(const TableState& state);
// Returns nullopt if the text is invalid for a table with this number of players.
std::optional<TableState> readTableState(const QByteArray& text, int players);

}  // namespace downpile
