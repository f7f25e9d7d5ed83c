// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/retelling.h"

#include "games/catalog.h"

namespace downpile {

std::vector<RetoldStep> retell(const Record& record, int viewer) {
  const auto game =
      findGame(record.header.game)->create(record.header.options, record.header.players);
  std::vector<RetoldStep> steps;
  for (const RecordEntry& entry : record.inForce()) {
    const PlayedEntry played = playEntry(*game, entry);
    if (played.problem) break;
    if (!played.step) continue;
    steps.push_back(
        {game->standing().deal, played.step->cutFor(static_cast<std::uint8_t>(viewer))});
  }
  return steps;
}

std::vector<DealScore> dealScores(const Record& record) {
  std::vector<DealScore> deals;
  for (const RecordEntry& entry : record.inForce()) {
    if (entry.kind == RecordEntry::Kind::scores) deals.push_back({entry.scores, entry.isVoid});
  }
  return deals;
}

}  // namespace downpile
