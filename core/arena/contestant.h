// SPDX-License-Identifier: GPL-3.0-or-later
// A player in the arena: a bot of the catalog, which sees only its view, or a player that only the
// arena has.
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

// The tuned player (or the fair player, if the game has no tuned one) that makes a random legal
// move one time in four. Its loss against attentive players is a cheap measure of skill.
inline constexpr std::string_view kDistracted = "distracted";

class Contestant {
 public:
  // name: a player of arena/clairvoyant.h, kDistracted, or a bot that `maker` makes.
  Contestant(std::string_view game, std::string_view name, const BotMaker& maker = makeBot);

  bool exists() const { return bot_ != nullptr || clairvoyant_ != nullptr; }

  // Returns a move or nullopt, and adds its cost to `thinking`. Returns nullopt soon after
  // `cancelled` became true; such a decision is not added.
  std::optional<Action> choose(const AnyGame& game, int player, Random& random, Thinking& thinking,
                               const std::atomic<bool>& cancelled = kNever) const;

 private:
  std::unique_ptr<Bot> bot_;
  // The random player that makes one in kAstrayOneIn moves of kDistracted.
  std::unique_ptr<Bot> astray_;
  std::unique_ptr<Clairvoyant> clairvoyant_;
};

// Returns the reason why this player cannot play, or an empty string if it can.
std::string contestantRefusal(std::string_view game, std::string_view player,
                              const BotMaker& maker = makeBot);

// The cheapest player with a sensible strategy: tuned, or fair if the game has no tuned player.
std::string_view quickPlayer(std::string_view game);

}  // namespace downpile
