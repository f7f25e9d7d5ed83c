// SPDX-License-Identifier: GPL-3.0-or-later
// A place on the table: a zone of the game (hand, stock, up-pile ...), its owner, and an index if
// the owner has several.
#pragma once

#include <compare>
#include <cstdint>

#include "table/player.h"

namespace downpile {

struct Place {
  std::uint8_t zone = 0;            // index of the zone in GameInfo::zones
  std::uint8_t player = kNoPlayer;  // owner of the place, or kNoPlayer if it is common to all
  std::uint8_t index = 0;           // index of the place, if the player has several in the zone

  constexpr auto operator<=>(const Place&) const = default;
};

// Returns a place: the common place of a zone, a player's place, or one of several places of a
// player.
constexpr Place placeOf(int zone, int player = kNoPlayer, int index = 0) {
  return {.zone = static_cast<std::uint8_t>(zone),
          .player = static_cast<std::uint8_t>(player),
          .index = static_cast<std::uint8_t>(index)};
}

// Kinds of zones. They determine how the table shows a zone and what a user can do there. The rules
// of the games do not use them.
enum class ZoneKind : std::uint8_t { hand, stock, discard, pile, ownPiles };

}  // namespace downpile
