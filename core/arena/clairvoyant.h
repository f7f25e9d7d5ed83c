// SPDX-License-Identifier: GPL-3.0-or-later
// Players with knowledge of hidden cards. Their results are upper bounds on the strength of real
// bots. Used only for measurements, never as opponents of people.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "rules/action.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile {

// Names of the two players with knowledge of hidden cards. kClairvoyant sees all cards. kOpenHands
// sees the hands of all players, but no other hidden cards.
inline constexpr std::string_view kClairvoyant = "clairvoyant";
inline constexpr std::string_view kOpenHands = "open-hands";

class Clairvoyant {
 public:
  virtual ~Clairvoyant() = default;

  // Chooses a legal move for this player, using the hidden cards known to this kind of player.
  // Returns nullopt if the player may not act, or if it need not act and prefers to do nothing.
  virtual std::optional<Action> choose(const AnyGame& game, int player, Random& random) = 0;
};

// Returns the player with this name, or nullptr if the name or the game is unknown, or if the
// player does not play this game.
std::unique_ptr<Clairvoyant> makeClairvoyant(std::string_view game, std::string_view name);

}  // namespace downpile
