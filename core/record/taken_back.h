// SPDX-License-Identifier: GPL-3.0-or-later
// Undone entries that can be redone, because nothing else was done since. A redo has no line of its
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

  // Reports that a new entry came into force. If it equals the next undone entry, the other undone
  // entries can still be redone; otherwise none can.
  void done(const RecordEntry& entry);
  // Reports that these entries were undone.
  void undone(std::span<const RecordEntry> entries);

  bool empty() const { return later_.empty(); }
  // Returns the entries of one redo in playing order: the next undone entry and all that follow, up
  // to the player's move after that one.
  std::vector<RecordEntry> next(int player) const;

 private:
  // Entries that can be redone; the one to redo first is at the end.
  std::vector<RecordEntry> later_;
};

}  // namespace downpile
