// SPDX-License-Identifier: GPL-3.0-or-later
// Saved state of tables hosted on this computer, one file per game. Kept from the start of a game
// until its end; the record is stored separately.
#pragma once

#include <QString>
#include <optional>

#include "host/table_state.h"

namespace downpile {

class SavedTables {
 public:
  // Upper bound on the files, as abandoned games leave theirs; the oldest are deleted.
  static constexpr int kMost = 100;

  // `folder` is created by the first save().
  explicit SavedTables(QString folder);

  // State for the game with this header, or nullopt if nothing valid is saved.
  std::optional<TableState> find(const RecordHeader& game) const;
  // Saves the state of a table. Returns whether it was written and synced.
  bool save(const RecordHeader& game, const TableState& state) const;
  void remove(const RecordHeader& game) const;

 private:
  QString pathOf(const RecordHeader& game) const;
  void removeOldest() const;

  QString folder_;
};

}  // namespace downpile
