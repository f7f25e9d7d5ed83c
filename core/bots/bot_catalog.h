// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all computer players. A bot's name is its level, or its level and character:
// `random`, `sharp`, `sharp:schemer`. Levels and characters are data for pages and help texts;
// makeBot() creates the bot.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"

namespace downpile {

// A level of bots: its playing strength and its names.
struct Level {
  std::string_view name;  // name of the level, for example `sharp`
  // Name of the level on screen. Like `summary` it is translated in the context `bots`.
  const char* title = nullptr;
  const char* summary = nullptr;  // description of the level in one sentence
  bool hasCharacters = false;
  bool isOffered = false;  // true if players can choose the level; others are for measurements
};

// Default level of computer players: for new games, and for seats that a computer player takes over
// from a person.
inline constexpr std::string_view kStandardLevel = "fair";

// Returns all levels. The levels offered to players come first, from weakest to strongest.
std::span<const Level> levels();

// Returns the bots' characters in a game. Empty if the game is unknown or has no characters.
std::span<const Character> characters(std::string_view game);

// Parts of a bot's name; `character` is empty if the name has none.
struct BotName {
  std::string_view level;
  std::string_view character;
};
BotName botNameParts(std::string_view name);
// Returns the name of a bot: `sharp:schemer`, or `sharp` without a character.
std::string botNameOf(const BotName& parts);

// Default names of the computer players of a game: short names known in many countries.
inline constexpr std::array kComputerNames{"Mika", "Nora", "Luca", "Sena", "Otto", "Ines", "Remy"};

// All names accepted by makeBot() for this game; empty if the game is unknown.
std::vector<std::string> botNames(std::string_view game);

// Creates the bot with this name. If the game or the bot is unknown, returns nullptr and sets
// `error` to a sentence. For an unknown bot it lists the valid names. A name with a level alone is
// valid even if the level has characters: such a bot has no preferences of its own, and serves as a
// reference in measurements.
std::unique_ptr<Bot> makeBot(std::string_view game, std::string_view name, std::string& error);

// Creates the bot for hints: the level Master, with more work for each decision, because players
// ask for hints rarely. Returns nullptr and sets `error` like makeBot().
std::unique_ptr<Bot> makeAdviser(std::string_view game, std::string& error);

// Signature of makeBot(). Functions with this signature may also create other players, such as
// external bots.
using BotMaker = std::function<std::unique_ptr<Bot>(std::string_view game, std::string_view name,
                                                    std::string& error)>;

}  // namespace downpile
