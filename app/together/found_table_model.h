// SPDX-License-Identifier: GPL-3.0-or-later
// Model of the tables found on the local network.
#pragma once

#include <QList>
#include <QString>
#include <functional>

#include "discovery/table_search.h"
#include "models/list_model.h"

namespace downpile {

struct FoundRow {
  // Key of the host and id of the table. Used only for comparing rows; rows are merged by position.
  QString key{};
  QString name{};
  QString gameTitle{};  // title of the game; empty if this version does not know it
  int seats = 0;
  int free = 0;
  bool hasSeat = false;  // whether the user played last at this table, and may rejoin its game
  bool maySit = false;   // whether the user can have a seat, or this is a room of several tables
  QString link{};        // invitation to the table
  QString rules{};       // house rules of the table; empty: unknown
  // Four words of the host's key, if another table has the same name; else empty.
  QString fourWords{};

  bool operator==(const FoundRow&) const = default;
};

class FoundTableModel : public RowModel<FoundRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.multiplayer.found")

 public:
  explicit FoundTableModel(QObject* parent = nullptr);
  // `isLast` returns whether this invitation is to the table at which the user played last.
  void show(const QList<FoundTable>& tables,
            const std::function<bool(const Invitation& table)>& isLast);
};

}  // namespace downpile
