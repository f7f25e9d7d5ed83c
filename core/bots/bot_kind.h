// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of bots for one game.
#pragma once

#include <cstdint>

namespace downpile {

// Kinds of bots: one for each level in kLevels (bot_catalog.cpp), except `random`.
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
