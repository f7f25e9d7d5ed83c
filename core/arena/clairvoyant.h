// SPDX-License-Identifier: GPL-3.0-or-later
// Players that see hidden cards. They are not bots, but upper bounds on playing strength. Only the
// arena has them.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "rules/action.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile {

// Names of two cheating players that serve as references in the arena. kClairvoyant sees all cards,
// kOpenHands sees the hands of all players.
inline constexpr std::string_view kClairvoyant = "clairvoyant";
inline constexpr std::string_view kOpenHands = "open-hands";

class Clairvoyant {
 public:
  virtual ~Clairvoyant() = default;

  // Chooses a legal move for this player, using the hidden cards that this kind of player sees.
  // Returns nullopt if the player may not act or need not act.
  virtual std::optional<Action> choose(const AnyGame& game, int player, Random& random) = 0;
};

// Returns the player with this name, or nullptr if the name or the game is unknown, or if the
// player does not play this game.
std::unique_ptr<Clairvoyant> makeClairvoyant(std::string_view game, std::string_view name);

}  // namespace downpile
