// SPDX-License-Identifier: GPL-3.0-or-later
// Starts games on the table of a test, and gives access to their sessions.
#pragma once

#include <memory>
#include <utility>

#include "rules/random.h"
#include "sitting/local_source.h"
#include "table/table_controller.h"

namespace downpile::tests {

inline bool begin(TableController& table, const Settings& settings, const RecordHeader& header,
                  std::unique_ptr<Journal> journal, TableController::Shown shown = {}) {
  return table.sit(LocalSource::begin(header, std::move(journal), settings), std::move(shown));
}

inline bool resume(TableController& table, const Settings& settings, const Record& record,
                   std::unique_ptr<Journal> journal) {
  return table.sit(LocalSource::resume(record, std::move(journal), settings));
}

inline LocalSource& sourceOf(const TableController& table) {
  return *qobject_cast<LocalSource*>(table.source());
}

inline const Session& sessionOf(const TableController& table) { return sourceOf(table).session(); }

// Plays random moves until the deal is over (at most 20,000 moves), and ends all animations.
inline void finishDeal(TableController& table) {
  const auto legalOf = [&](int player) { return sessionOf(table).view(player)->legal(); };
  for (std::uint64_t move = 0; !sessionOf(table).standing().dealOver && move < 20000; ++move) {
    int player = 0;
    while (legalOf(player).empty()) ++player;
    const auto legal = legalOf(player);
    Random random(5, move);
    sourceOf(table).play(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  table.pace()->hurry();
}

}  // namespace downpile::tests
