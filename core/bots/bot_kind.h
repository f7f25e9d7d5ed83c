// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of bots for one game.
#pragma once

#include <cstdint>

namespace downpile {

// One value for each level with a `kind` in kLevels (bot_catalog.cpp).
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
