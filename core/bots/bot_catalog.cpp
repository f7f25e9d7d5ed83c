// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_catalog.h"

#include <algorithm>

#include "bots/life/rules.h"
#include "bots/random_bot.h"
#include "bots/three-up-three-down/rules.h"
#include "bots/ultimate-loser/rules.h"
#include "bots/underwear/rules.h"
#include "bots/up-and-down/rules.h"
#include "games/catalog.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("bots", text)

namespace downpile {

namespace {

constexpr Level kLevels[] = {
    {"random", TEXT("Random"), TEXT("Makes any legal move, without a thought."), false},
    {"rules", TEXT("Sensible"), TEXT("Knows what matters in the game and plays by it."), true},
};

// What there is for one game: its characters and the maker of its rules player, which gets an
// index of the characters or nothing.
struct GameBots {
  std::string_view game;
  std::span<const Character> characters;
  std::unique_ptr<Bot> (*makeRules)(std::optional<std::size_t> character);
};

template <class Rules>
std::unique_ptr<Bot> makeRules(std::optional<std::size_t> character) {
  return std::make_unique<Rules>(character ? Rules::style(*character) : Rules::plainStyle());
}

const GameBots kGameBots[] = {
    {Underwear::info().id, UnderwearRules::characters(), &makeRules<UnderwearRules>},
    {Life::info().id, LifeRules::characters(), &makeRules<LifeRules>},
    {ThreeUpThreeDown::info().id, ThreeUpThreeDownRules::characters(),
     &makeRules<ThreeUpThreeDownRules>},
    {UltimateLoser::info().id, UltimateLoserRules::characters(), &makeRules<UltimateLoserRules>},
    {UpAndDown::info().id, UpAndDownRules::characters(), &makeRules<UpAndDownRules>},
};

const GameBots* findBots(std::string_view game) {
  const auto* entry =
      std::ranges::find_if(kGameBots, [game](const GameBots& g) { return g.game == game; });
  return entry == std::end(kGameBots) ? nullptr : entry;
}

std::unique_ptr<Bot> unknownBot(std::string_view game, std::string_view name, std::string& error) {
  error = "no bot is called " + std::string(name) + "; there are";
  const char* separator = " ";
  for (const std::string& known : botNames(game)) {
    error += separator + known;
    separator = ", ";
  }
  return nullptr;
}

}  // namespace

std::span<const Level> levels() { return kLevels; }

std::span<const Character> characters(std::string_view game) {
  const GameBots* bots = findBots(game);
  return bots == nullptr ? std::span<const Character>() : bots->characters;
}

std::vector<std::string> botNames(std::string_view game) {
  std::vector<std::string> names;
  for (const Level& level : kLevels) {
    if (level.hasCharacters && findBots(game) == nullptr) continue;
    names.emplace_back(level.name);
    if (!level.hasCharacters) continue;
    for (const Character& character : characters(game)) {
      names.push_back(std::string(level.name) + ':' + std::string(character.id));
    }
  }
  return names;
}

std::unique_ptr<Bot> makeBot(std::string_view game, std::string_view name, std::string& error) {
  if (findGame(game) == nullptr) {
    error = "no game is called " + std::string(game);
    return nullptr;
  }
  const std::size_t colon = std::min(name.find(':'), name.size());
  const std::string_view level = name.substr(0, colon);
  if (name == "random") return std::make_unique<RandomBot>();
  const GameBots* bots = findBots(game);
  if (level != "rules" || bots == nullptr) return unknownBot(game, name, error);
  if (colon == name.size()) return bots->makeRules(std::nullopt);
  for (std::size_t i = 0; i < bots->characters.size(); ++i) {
    if (bots->characters[i].id == name.substr(colon + 1)) return bots->makeRules(i);
  }
  return unknownBot(game, name, error);
}

}  // namespace downpile
