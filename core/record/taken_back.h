// SPDX-License-Identifier: GPL-3.0-or-later
// What undos have taken back and nothing else was done instead of: it can be done again. In the
// record a redo is no line of its own: the same lines are simply written once more, so that every
// program that knows records can read it.
#pragma once

#include <span>
#include <vector>

#include "record/record.h"

namespace downpile {

class TakenBack {
 public:
  TakenBack() = default;
  explicit TakenBack(const Record& record);

  // An entry came into force. What goes on as before leaves the rest to be done again; anything
  // else ends it.
  void done(const RecordEntry& entry);
  // These were in force and are not any more.
  void undone(std::span<const RecordEntry> entries);

  bool empty() const { return later_.empty(); }
  // What this player does again at once: what comes next, and all up to the player's own move after
  // that. In the order in which it was played.
  std::vector<RecordEntry> next(int player) const;

 private:
  std::vector<RecordEntry> later_;  // what comes next is last
};

}  // namespace downpile
