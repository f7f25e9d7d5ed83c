// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/show.h"

#include "console/json.h"
#include "console/position_text.h"
#include "record/replayer.h"

namespace downpile {

namespace {

void requireMoves(int played, int wanted) {
  if (wanted <= played) return;
  throw InputError("--move must be a whole number from 0 to " + std::to_string(played) +
                   " in this record, not '" + std::to_string(wanted) + "'");
}

// Returns true if the entry follows from the move before it: a chance outcome or scores.
bool isConsequence(const RecordEntry& entry) {
  return entry.kind != RecordEntry::Kind::move && entry.kind != RecordEntry::Kind::next;
}

}  // namespace

Shown showRecord(const RecordInput& input, std::optional<int> viewer, std::optional<int> moves) {
  const Record& record = input.record;
  if (viewer) requirePlayerOf(record, *viewer);
  if (isWithheld(record)) {
    if (viewer) {
      throw InputError(input.name + ": " +
                       "--player is refused until this game with people is over");
    }
    viewer = kSpectator;
  }

  Replayer replayer(record.header);
  int played = 0;
  for (const std::size_t i : record.indicesInForce()) {
    const RecordEntry& entry = record.entries[i];
    if (moves && played == *moves && !isConsequence(entry)) break;
    if (const auto problem = replayer.play(entry)) return {false, problemLine(input, i, *problem)};
    if (entry.kind == RecordEntry::Kind::move) ++played;
  }
  if (moves) requireMoves(played, *moves);
  return {true, positionText(replayer.game(), record.header, played, viewer)};
}

}  // namespace downpile
