// SPDX-License-Identifier: GPL-3.0-or-later
// A player that sees all cards: no computer player, but the ceiling that the others are measured
// by. Only the arena knows it.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "rules/action.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile {

inline constexpr std::string_view kClairvoyant = "clairvoyant";  // its name in the arena

class Clairvoyant {
 public:
  virtual ~Clairvoyant() = default;

  // A legal move of a player who may act, or nothing from one who need not act.
  virtual std::optional<Action> choose(const AnyGame& game, int player, Random& random) = 0;
};

// The one of a game, or nullptr where there is none.
std::unique_ptr<Clairvoyant> makeClairvoyant(std::string_view game);

}  // namespace downpile
