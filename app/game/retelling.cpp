// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/retelling.h"

#include "games/catalog.h"

namespace downpile {

std::vector<RetoldStep> retell(const Record& record, int viewer) {
  const auto game =
      findGame(record.header.game)->create(record.header.options, record.header.players);
  std::vector<RetoldStep> steps;
  const auto add = [&](const Step& step) {
    steps.push_back({game->standing().deal, step.cutFor(static_cast<std::uint8_t>(viewer))});
  };
  for (const RecordEntry& entry : record.inForce()) {
    switch (entry.kind) {
      case RecordEntry::Kind::chance:
        add(game->resolve(Chance(entry.cards)));
        break;
      case RecordEntry::Kind::pick:
        add(game->resolve(Chance::picked(entry.number)));
        break;
      case RecordEntry::Kind::move: {
        const auto action = game->actionFromText(entry.player, entry.action);
        if (!action || game->check(entry.player, *action)) return steps;
        add(game->apply(entry.player, *action));
        break;
      }
      case RecordEntry::Kind::next:
        add(game->startDeal());
        break;
      case RecordEntry::Kind::scores:
      case RecordEntry::Kind::undo:
        break;
    }
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
