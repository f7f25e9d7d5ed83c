// SPDX-License-Identifier: GPL-3.0-or-later
// Players that see what nobody may see: no computer players, but the ceilings that those are
// measured by. Only the arena knows them.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "rules/action.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile {

// Their names in the arena: one sees all cards, the other all hands but nothing that lies
// elsewhere.
inline constexpr std::string_view kClairvoyant = "clairvoyant";
inline constexpr std::string_view kOpenHands = "open-hands";

class Clairvoyant {
 public:
  virtual ~Clairvoyant() = default;

  // A legal move of a player who may act, or nothing from one who need not or may not.
  virtual std::optional<Action> choose(const AnyGame& game, int player, Random& random) = 0;
};

// The one of this name, or nullptr where it is another name or no such game.
std::unique_ptr<Clairvoyant> makeClairvoyant(std::string_view game, std::string_view name);

}  // namespace downpile
