// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which one game can be played by the computer.
#pragma once

#include <cstdint>

namespace downpile {

// Each as in bot_catalog.cpp's list of levels.
enum class BotKind : std::uint8_t {
  rules,
  tuned,
  search,
  tree,
  plainTree,
  learned,
  gentle,
  fair,
  sharp,
  master
};

}  // namespace downpile
