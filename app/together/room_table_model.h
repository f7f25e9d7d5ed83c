// SPDX-License-Identifier: GPL-3.0-or-later
// The tables in the lobby of a room: one row a table.
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
  QString game{};     // its title; empty: of a kind that this version does not know
  QString players{};  // who sits there: `Anna and Bert against Nora (Fair)`
  QString state{};    // `2 free seats`, and whether it is played
  QString rules{};    // the house rules in short
  QStringList marks{};
  bool maySit = false;
  bool maySee = false;    // look on
  bool isSeated = false;  // this person has a seat there
  QString spoken{};       // all of this for who hears it

  bool operator==(const RoomTableRow&) const = default;
};

class RoomTableModel : public RowModel<RoomTableRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.together.room.tables")

 public:
  explicit RoomTableModel(QObject* parent = nullptr);
  // As `you` sees them, whose people are called as they are called here.
  void show(const std::vector<TableNow>& tables, const Fingerprint& you, People& people);
};

}  // namespace downpile
