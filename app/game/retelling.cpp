// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/retelling.h"

namespace downpile {

DealFacts dealFactsOf(const AnyView& view) {
  DealFacts facts{.players = {}, .table = view.facts(kNobody)};
  for (int player = 0; player < view.players(); ++player) {
    facts.players.push_back(view.facts(player));
  }
  return facts;
}

std::vector<RetoldStep> retell(const Record& record, int viewer) {
  const auto game = gameOf(record.header);
  std::vector<RetoldStep> steps;
  const bool seesAll = viewer == kSeesAll;
  std::size_t count = 0;
  for (const RecordEntry& entry : record.inForce()) {
    const PlayedEntry played = playEntry(*game, entry);
    if (played.problem) break;
    ++count;
    if (!played.step) continue;
    const Standing standing = game->standing();
    steps.push_back(
        {standing.deal,
         seesAll ? *played.step : played.step->cutFor(static_cast<std::uint8_t>(viewer)),
         {},
         count});
    if (standing.dealOver) steps.back().ended = dealFactsOf(*game->view(seesAll ? 0 : viewer));
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
