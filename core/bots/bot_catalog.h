// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all computer players. A bot's name is its level, or its level and character:
// `random`, `sharp`, `sharp:schemer`. Levels and characters are data for pages and help texts;
// makeBot() creates the bot.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace downpile {

// Playing strength of a bot.
struct Level {
  std::string_view name;          // name of the level, for example `sharp`
  // Name on screen; translatable in the context `bots`, like `summary`.
  const char* title = nullptr;
  const char* summary = nullptr;  // description in one sentence
  bool hasCharacters = false;
  bool isOffered = false;  // true if shown to players; the other levels are for measurements
};

// Returns all levels. The levels that players can choose come first, from weakest to strongest.
std::span<const Level> levels();

// Characters of a game; empty if the game is unknown or has none.
std::span<const Character> characters(std::string_view game);

// Parts of a bot's name; `character` is empty if the name has none.
struct BotName {
  std::string_view level;
  std::string_view character;
};
BotName botNameParts(std::string_view name);
// Returns the name of a bot: `sharp:schemer`, or `sharp` without a character.
std::string botNameOf(const BotName& parts);

// All names that makeBot() accepts for this game; empty if the game is unknown.
std::vector<std::string> botNames(std::string_view game);

// Returns the bot with this name. If the game or the bot is unknown, returns nullptr and sets
// `error` to a sentence, which lists the valid names of bots. A level with characters also works
// without one. That player has no preferences of its own; it serves as the reference in
// measurements and gives hints.
std::unique_ptr<Bot> makeBot(std::string_view game, std::string_view name, std::string& error);

// Returns the bot that gives hints: Master, with more work for each decision, because people ask
// rarely. Returns nullptr and sets `error` like makeBot().
std::unique_ptr<Bot> makeAdviser(std::string_view game, std::string& error);

// Signature of makeBot(), for functions that also create other players, such as external bots.
using BotMaker = std::function<std::unique_ptr<Bot>(std::string_view game, std::string_view name,
                                                    std::string& error)>;

}  // namespace downpile
