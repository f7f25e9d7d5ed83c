// SPDX-License-Identifier: GPL-3.0-or-later
// Why a plain player (plain_rules.h) moves as it does: the same in every game.
#pragma once

#include <cstdint>
#include <span>

namespace downpile {

// Which of plainReasons() it is.
enum class PlainReason : std::uint8_t { onlyMove, cameOutBetter, withAnswers, asGood, unasked };

// Translated with what all games say alike (games/common_text.h).
std::span<const char* const> plainReasons();

}  // namespace downpile
