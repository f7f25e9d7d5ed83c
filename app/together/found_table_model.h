// SPDX-License-Identifier: GPL-3.0-or-later
// The tables on this network that somebody looks for.
#pragma once

#include <QList>
#include <QString>

#include "discovery/table_search.h"
#include "models/list_model.h"

namespace downpile {

struct FoundRow {
  QString key{};  // of host and table
  QString name{};
  QString gameTitle{};  // empty: of a game that this version does not know
  int seats = 0;
  int free = 0;
  QString fourWords{};  // where two tables have this name

  bool operator==(const FoundRow&) const = default;
};

class FoundTableModel : public RowModel<FoundRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.together.found")

 public:
  explicit FoundTableModel(QObject* parent = nullptr);
  void show(const QList<FoundTable>& tables);
};

}  // namespace downpile
