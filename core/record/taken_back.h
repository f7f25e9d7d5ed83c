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

  // Reports that an entry came into force. If it equals the next undone entry, the rest can still
  // be redone; otherwise no entry can be redone any more.
  void done(const RecordEntry& entry);
  // Reports that these entries were undone.
  void undone(std::span<const RecordEntry> entries);

  bool empty() const { return later_.empty(); }
  // Returns the entries of one redo in playing order: the next entry and all after it, up to this
  // player's following move.
  std::vector<RecordEntry> next(int player) const;

 private:
  // Entries that can be redone; the one to redo first is at the end.
  std::vector<RecordEntry> later_;
};

}  // namespace downpile
