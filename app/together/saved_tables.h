// SPDX-License-Identifier: GPL-3.0-or-later
// The saved state of tables that are hosted on this computer: one file a game, from its first card
// until it is over. The game's record is saved separately.
#pragma once

#include <QString>
#include <optional>

#include "host/table_state.h"

namespace downpile {

class SavedTables {
 public:
  // Abandoned games leave their files; the oldest are deleted.
  static constexpr int kMost = 100;

  // `folder` is created when something is saved.
  explicit SavedTables(QString folder);

  // Of the game with this header; nullopt if nothing valid is saved.
  std::optional<TableState> find(const RecordHeader& game) const;
  // Returns whether it was written and synced.
  bool save(const RecordHeader& game, const TableState& state) const;
  void remove(const RecordHeader& game) const;

 private:
  QString pathOf(const RecordHeader& game) const;
  void removeOldest() const;

  QString folder_;
};

}  // namespace downpile
