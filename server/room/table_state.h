// SPDX-License-Identifier: GPL-3.0-or-later
// What of a table changes while it is open, and must outlive the program: who sits there, what is
// allowed, and for whom it is. As text it is a JSON object.
#pragma once

#include <QByteArray>
#include <QSet>
#include <optional>

#include "host/hosted_table.h"

namespace downpile {

struct TableState {
  int game = 0;  // of which kept.token is
  HostedTable::Kept kept{};
  Allowed allowed{};
  QSet<Fingerprint> friends{};  // of the owner

  bool operator==(const TableState&) const = default;
};

QByteArray tableStateText(const TableState& state);
// Of a table with so many players; none where it is another text.
std::optional<TableState> readTableState(const QByteArray& text, int players);

}  // namespace downpile
