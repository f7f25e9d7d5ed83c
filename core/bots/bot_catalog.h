// SPDX-License-Identifier: GPL-3.0-or-later
// The one list of computer players. A bot is named by its level and, where it has one, its
// character: `random`, `sharp`, `sharp:schemer`. Levels and characters are data for pages and help
// texts; makeBot makes what they name.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace downpile {

// How well a bot plays.
struct Level {
  std::string_view name;          // `sharp`
  const char* title = nullptr;    // translatable in the context `bots`, as is the next
  const char* summary = nullptr;  // one sentence
  bool hasCharacters = false;
  bool isOffered = false;  // to people; the others are for measuring
};

// Those that are offered come first, from weakest to strongest.
std::span<const Level> levels();

// The characters of a game; none where it has none or is not known.
std::span<const Character> characters(std::string_view game);

// The two parts of a name; the second is empty where there is none.
struct BotName {
  std::string_view level;
  std::string_view character;
};
BotName botNameParts(std::string_view name);
// `sharp:schemer`, or `sharp` without a character.
std::string botNameOf(const BotName& parts);

// Every name that makeBot takes for this game.
std::vector<std::string> botNames(std::string_view game);

// The bot with this name, or nullptr and a sentence in `error` that says what there is instead.
// A level that has characters, named without one, plays without any bent: the yardstick, and the
// one to ask for hints.
std::unique_ptr<Bot> makeBot(std::string_view game, std::string_view name, std::string& error);

// What makes players like makeBot, and others besides.
using BotMaker = std::function<std::unique_ptr<Bot>(std::string_view game, std::string_view name,
                                                    std::string& error)>;

}  // namespace downpile
