// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for the moves of plain players (plain_rules.h), the same in every game.
#pragma once

#include <cstdint>
#include <span>

namespace downpile {

// Reasons of plain players in hints. The values are indices of plainReasons().
enum class PlainReason : std::uint8_t {
  onlyMove,
  cameOutBetter,
  withAnswers,
  equallyGood,
  unasked
};

// Returns the sentences of PlainReason. Translated in the context `games`, like
// games/common_text.h.
std::span<const char* const> plainReasons();

}  // namespace downpile
