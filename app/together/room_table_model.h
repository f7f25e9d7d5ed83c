// SPDX-License-Identifier: GPL-3.0-or-later
// Model of the tables in the lobby of a room, one row per table.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "message/lobby_messages.h"
#include "models/list_model.h"
#include "people/people.h"

namespace downpile {

struct RoomTableRow {
  QString id{};
  QString name{};
  QString game{};     // title of the game; empty if this version does not know it
  QString players{};  // for example `Anna and Bert against Nora (Fair)`
  QString state{};    // free seats, running game and spectators: `2 free seats, 1 watching`
  QString rules{};    // short text about the house rules of the table
  QStringList marks{};
  bool maySit = false;
  bool maySee = false;    // whether the user may join as a spectator
  bool isSeated = false;  // whether the user has a seat at the table
  QString spoken{};       // full text of the row for screen readers

  bool operator==(const RoomTableRow&) const = default;
};

class RoomTableModel : public RowModel<RoomTableRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.multiplayer.room.tables")

 public:
  explicit RoomTableModel(QObject* parent = nullptr);
  // Updates the rows to these tables. `you` is the user's key. People have the names that the user
  // has given them.
  void show(const std::vector<TableNow>& tables, const Fingerprint& you, People& people);
};

}  // namespace downpile
