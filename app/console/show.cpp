// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/show.h"

#include "console/json.h"
#include "console/position_text.h"

namespace downpile {

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

  const RecordPosition position = positionIn(input, moves, DealEnd::shown);
  if (!position.problem.empty()) return {false, position.problem};
  return {true, positionText(position.replayer.game(), record.header, position.moves, viewer)};
}

}  // namespace downpile
