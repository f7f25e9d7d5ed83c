// SPDX-License-Identifier: GPL-3.0-or-later
// State of a table, saved beside its records as a JSON object by servers and by players' programs
// that host a table: occupants and settings, and in players' programs also the table's name.
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
  QString rulesName{};          // name given to the house rules by the owner; may be empty
  // The following members are used only for tables hosted by a player's program. A room stores this
  // data elsewhere.
  QString table{};  // the table's id in invitations
  QString name{};   // the table's title
  // The computer players for seats without a person.
  std::vector<Seat> seats{};

  bool operator==(const TableState&) const = default;
};

QByteArray tableStateText(const TableState& state);
// Reads the stored state of a table. Returns nullopt if the text is invalid or does not fit this
// number of players.
std::optional<TableState> readTableState(const QByteArray& text, int players);

// The id of a stored table, and the people whom its owner has removed.
struct StateSummary {
  QString id{};
  QSet<Fingerprint> removed{};
};
// Reads only these members of a stored state. Returns nullopt if they are invalid.
std::optional<StateSummary> readStateSummary(const QByteArray& text);

}  // namespace downpile
