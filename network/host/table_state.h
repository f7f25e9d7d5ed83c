// SPDX-License-Identifier: GPL-3.0-or-later
// The saved state of a table beside its records: occupants, settings and name. As text it is a JSON
// object. Servers and hosts at home save the same one.
#pragma once

#include <QByteArray>
#include <QSet>
#include <optional>
#include <vector>

#include "host/hosted_table.h"

namespace downpile {

struct TableState {
  int game = 0;  // of which kept.token is
  HostedTable::Kept kept{};
  Allowed allowed{};
  QSet<Fingerprint> friends{};  // of the owner
  // Of a table at home; a room stores them separately.
  QString table{};            // its id in invitations
  QString name{};             // its title
  std::vector<Seat> seats{};  // the computer players of seats without a person

  bool operator==(const TableState&) const = default;
};

QByteArray tableStateText(const TableState& state);
// Of a table with this number of players; nullopt if the text is invalid.
std::optional<TableState> readTableState(const QByteArray& text, int players);

}  // namespace downpile
