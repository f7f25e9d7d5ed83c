// SPDX-License-Identifier: GPL-3.0-or-later
// Where something lies on a table: a zone of the game (hand, stock, up-pile ...), whose it is, and
// which one where there are several.
#pragma once

#include <compare>
#include <cstdint>

#include "table/player.h"

namespace downpile {

struct Place {
  std::uint8_t zone = 0;          // index into the game's zones
  std::uint8_t player = kNobody;  // owner, or kNobody for what is common
  std::uint8_t index = 0;         // which of several

  constexpr auto operator<=>(const Place&) const = default;
};

// A zone's place: the common one, a player's, or one of several of a player.
constexpr Place placeOf(int zone, int player = kNobody, int index = 0) {
  return {.zone = static_cast<std::uint8_t>(zone),
          .player = static_cast<std::uint8_t>(player),
          .index = static_cast<std::uint8_t>(index)};
}

// How a zone looks and behaves on a table; nothing of a game's rules.
enum class ZoneKind : std::uint8_t { hand, stock, discard, pile, ownPiles };

}  // namespace downpile
