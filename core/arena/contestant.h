// SPDX-License-Identifier: GPL-3.0-or-later
// A player in the arena: a bot of the catalog, which sees only its view, or a player found only in
// the arena.
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

// Name of an inattentive player: the tuned player (or the fair player, if the game has no tuned
// one), but one move in four is a random legal move. Its loss against attentive players is a cheap
// measure of how much skill the game needs.
inline constexpr std::string_view kDistracted = "distracted";

class Contestant {
 public:
  // name: one of the players in arena/clairvoyant.h, kDistracted, or the name of a bot created by
  // `maker`.
  Contestant(std::string_view game, std::string_view name, const BotMaker& maker = makeBot);

  bool exists() const { return bot_ != nullptr || clairvoyant_ != nullptr; }

  // Returns the player's move, or nullopt if the player may not or does not want to act. Adds the
  // processor time and the search effort of the decision to `thinking`, but nothing after
  // `cancelled` became true. A bot then soon returns nullopt; the players of arena/clairvoyant.h
  // ignore `cancelled`.
  std::optional<Action> choose(const AnyGame& game, int player, Random& random, Thinking& thinking,
                               const std::atomic<bool>& cancelled = kNever) const;

 private:
  std::unique_ptr<Bot> bot_;
  // The bot that chooses the random moves of the player kDistracted; nullptr for all other players.
  std::unique_ptr<Bot> astray_;
  std::unique_ptr<Clairvoyant> clairvoyant_;
};

// Returns the reason why this player cannot play the game, or an empty string if it can.
std::string contestantRefusal(std::string_view game, std::string_view player,
                              const BotMaker& maker = makeBot);

// Returns the name of the player that needs the least computing time among those with a sensible
// strategy: tuned, or fair if the game has no tuned player.
std::string_view quickPlayer(std::string_view game);

}  // namespace downpile
