// SPDX-License-Identifier: GPL-3.0-or-later
// Undone entries available for redo, because nothing else was done since. A redo has no line of its
// own in the record: the same lines are written again, so every program that reads records can read
// it.
#pragma once

#include <span>
#include <vector>

#include "record/record.h"

namespace downpile {

class TakenBack {
 public:
  TakenBack() = default;
  explicit TakenBack(const Record& record);

  // Must be called for each new entry in force. If it equals the next entry to redo, the other
  // undone entries can still be redone. Otherwise none of them can.
  void done(const RecordEntry& entry);
  // Must be called for each undo, with the entries that it undoes.
  void undone(std::span<const RecordEntry> entries);

  bool empty() const { return later_.empty(); }
  // Returns the entries of one redo, in order: the next undone entry and the following ones. They
  // end before the player's next move after the first of these entries.
  std::vector<RecordEntry> next(int player) const;

 private:
  // Undone entries available for redo, the next one at the end.
  std::vector<RecordEntry> later_;
};

}  // namespace downpile
