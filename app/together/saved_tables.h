// SPDX-License-Identifier: GPL-3.0-or-later
// Saved state of tables hosted on this computer, one file per game. Kept from the start of a game
// until its end; the record is stored separately.
#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <optional>

#include "host/table_state.h"

namespace downpile {

class SavedTables {
 public:
  // Maximum number of files. Abandoned games leave their files; the oldest are deleted.
  static constexpr int kMost = 100;

  // `folder` has the saved tables. It is created by the first save().
  explicit SavedTables(QString folder);

  // Returns the saved state of the table with this game, or nullopt if there is no valid one.
  std::optional<TableState> find(const RecordHeader& game) const;
  // Returns the people removed from each saved table, by the table's id.
  QHash<QString, QSet<Fingerprint>> removedFromAll() const;
  // Saves the state of a table. Returns true if it was written and synced to disk.
  bool save(const RecordHeader& game, const TableState& state) const;
  void remove(const RecordHeader& game) const;

 private:
  QString pathOf(const RecordHeader& game) const;
  void removeOldest() const;

  QString folder_;
};

}  // namespace downpile
