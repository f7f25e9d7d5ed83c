// SPDX-License-Identifier: GPL-3.0-or-later
// Records of games between bots, for the tests of reviews and for review-figures.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "../records/playing.h"
#include "bots/bot_catalog.h"
#include "review/aim.h"

namespace downpile {

// Effort for reviews of many deals without a search by the Master bot. It suffices to measure luck,
// which does not depend on the best moves.
inline constexpr ReviewEffort kWithoutSearch{.searches = 0,
                                             .searchWorlds = 16,
                                             .leastWorlds = 16,
                                             .mostWorlds = 16,
                                             .dealWorlds = 64,
                                             .othersWorlds = 8};

// Plays a game up to the deal number from + deals - 1, or to its end. names: the bot of each
// player. In deals before number `from`, all players are the bot `rules`.
inline Record playedGame(RecordHeader header, const std::vector<std::string>& names, int deals,
                         int from = 1) {
  std::map<std::string, std::unique_ptr<Bot>> bots;
  const auto botOf = [&](const std::string& name) -> Bot& {
    auto& bot = bots[name];
    std::string error;
    if (bot == nullptr) bot = makeBot(header.game, name, error);
    if (bot == nullptr) throw std::runtime_error(error);
    bot->setTimeLimit(std::chrono::milliseconds(0));
    return *bot;
  };
  MemoryJournal journal;
  const auto session = Session::begin(header, journal, {});
  while (!session->standing().gameOver) {
    const Standing standing = session->standing();
    if (standing.dealOver) {
      if (standing.deal >= from + deals - 1) break;
      session->nextDeal();
      continue;
    }
    const bool moved = askInOrder(session->actors(), standing.turn, [&](int player) {
      const std::string& name = standing.deal < from ? "rules" : names[at(player)];
      Bot& bot = botOf(name);
      Random random = session->botRandom(player);
      const auto action = bot.choose(*viewFor(bot, *session, player), random, kNever);
      if (action) session->submit(player, *action, session->position());
      return action.has_value();
    });
    if (!moved) throw std::runtime_error("no player moved");
  }
  return session->record();
}

}  // namespace downpile
