// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever plays in the arena: a bot of the catalog, which sees its view, or one of those that only
// the arena knows.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "arena/clairvoyant.h"
#include "arena/thinking.h"
#include "bots/bot.h"
#include "bots/bot_catalog.h"
#include "rules/action.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile {

// The tuned player (of a game without one the fair player) whose mind is elsewhere one time in
// four: then it makes any legal move. How much it loses by that against players who attend is a
// yardstick of skill that costs little time.
inline constexpr std::string_view kDistracted = "distracted";

class Contestant {
 public:
  // Of a game and a player of arena/clairvoyant.h, kDistracted, or one that `maker` makes.
  Contestant(std::string_view game, std::string_view name, const BotMaker& maker = makeBot);

  bool exists() const { return bot_ != nullptr || clairvoyant_ != nullptr; }

  // A move, or nothing; what it took is added to `thinking`. Nothing too soon after `cancelled`
  // became true, and then what it took does not count.
  std::optional<Action> choose(const AnyGame& game, int player, Random& random, Thinking& thinking,
                               const std::atomic<bool>& cancelled = kNever) const;

 private:
  std::unique_ptr<Bot> bot_;
  std::unique_ptr<Bot> astray_;  // moves instead, now and then
  std::unique_ptr<Clairvoyant> clairvoyant_;
};

// Why this player cannot play; empty where it can.
std::string contestantRefusal(std::string_view game, std::string_view player,
                              const BotMaker& maker = makeBot);

// The cheapest player that plays a game with sense: tuned, or fair where nothing is tuned.
std::string_view quickPlayer(std::string_view game);

}  // namespace downpile
