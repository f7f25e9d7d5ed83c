// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/verify.h"

#include <algorithm>

#include "console/layout.h"
#include "console/seats.h"
#include "record/replayer.h"

namespace downpile {

namespace {

// `Underwear, 3 players: 412 moves in 5 deals, 12 of them taken back; won by Nora (player 1)`.
std::string summary(const Record& record, const AnyGame& game) {
  const Standing standing = game.standing();
  const auto isMove = [](const RecordEntry& entry) {
    return entry.kind == RecordEntry::Kind::move;
  };
  const auto all = std::ranges::count_if(record.entries, isMove);
  const auto kept = std::ranges::count_if(record.inForce(), isMove);
  std::string text = std::string(game.info().title) + ", " +
                     counted(static_cast<std::size_t>(game.players()), "player") + ": " +
                     counted(static_cast<std::size_t>(all), "move") + " in " +
                     counted(static_cast<std::size_t>(standing.deal), "deal");
  if (kept < all) text += ", " + std::to_string(all - kept) + " of them taken back";
  if (!standing.gameOver) return text + "; not over yet";
  return text + "; won by " + playersText(record.header, standing.winners);
}

}  // namespace

Verdict verifyRecord(const RecordInput& input) {
  const Record& record = input.record;
  Replayer replayer(record.header);
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    if (const auto problem = replayer.play(record.entries[i])) {
      return {false, problemLine(input, i, *problem)};
    }
  }
  const std::string cut = input.isCut ? "; the last line was cut off and does not count" : "";
  return {true, input.name + ": good: " + summary(record, replayer.game()) + cut + "\n"};
}

}  // namespace downpile
