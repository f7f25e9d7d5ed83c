// SPDX-License-Identifier: GPL-3.0-or-later
// A place on the table: a zone of the game (hand, stock, up-pile ...), its owner, and an index if
// the owner has several.
#pragma once

#include <compare>
#include <cstdint>

#include "table/player.h"

namespace downpile {

struct Place {
  std::uint8_t zone = 0;            // index into the game's zones
  std::uint8_t player = kNoPlayer;  // owner, or kNoPlayer for a common place
  std::uint8_t index = 0;           // index of the place, if the owner has several in the zone

  constexpr auto operator<=>(const Place&) const = default;
};

// Returns a place: the common one of a zone, a player's, or one of several of a player.
constexpr Place placeOf(int zone, int player = kNoPlayer, int index = 0) {
  return {.zone = static_cast<std::uint8_t>(zone),
          .player = static_cast<std::uint8_t>(player),
          .index = static_cast<std::uint8_t>(index)};
}

// Appearance and behaviour of a zone on the table; independent of the rules.
enum class ZoneKind : std::uint8_t { hand, stock, discard, pile, ownPiles };

}  // namespace downpile
