// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_catalog.h"

#include <algorithm>
#include <array>
#include <optional>

#include "bots/learned/learned_by.h"
#include "bots/random_bot.h"
#include "bots/rules_of.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("bots", text)

namespace downpile {

namespace {

// A level of bots. `kind` is nullopt for the level `random`, which plays every game. If `knowsGame`
// is true, the level needs a sensible player: a game that has only a plain player lacks this level.
struct KnownLevel {
  Level level;
  std::optional<BotKind> kind;
  bool knowsGame = false;
};

constexpr KnownLevel kLevels[] = {
    {{"gentle", TEXT("Gentle"), TEXT("Plays along and forgives mistakes."), true, true},
     BotKind::gentle},
    {{"fair", TEXT("Fair"), TEXT("A good companion for a relaxed evening."), true, true},
     BotKind::fair},
    {{"sharp", TEXT("Sharp"), TEXT("Thinks ahead and rarely gives anything away."), true, true},
     BotKind::sharp},
    {{"master", TEXT("Master"), TEXT("Plays as well as this program can."), true, true},
     BotKind::master},
    {{"random", TEXT("Random"), TEXT("Makes random legal moves."), false, false}, {}},
    {{"rules", TEXT("Sensible"), TEXT("Knows what matters in the game."), true, false},
     BotKind::rules,
     true},
    {{"tuned", TEXT("Tuned"), TEXT("The sensible player, tuned by playing against itself."), false,
      false},
     BotKind::tuned,
     true},
    {{"master-1", TEXT("First Master"),
      TEXT("Plays each deal to the end in its head, with the sensible player in every seat."),
      false, false},
     BotKind::search,
     true},
    {{"learned", TEXT("Learned"),
      TEXT("Plays what it learned from many games, without looking ahead."), false, false},
     BotKind::learned,
     true},
    {{"tree", TEXT("Tree"), TEXT("Searches a tree of moves, guided by the sensible player."), false,
      false},
     BotKind::tree,
     true},
    {{"ismcts-plain", TEXT("Plain tree"), TEXT("Searches a tree of moves with random playouts."),
      false, false},
     BotKind::plainTree},
};

constexpr auto kPublicLevels = [] {
  std::array<Level, std::size(kLevels)> levels{};
  for (std::size_t i = 0; i < levels.size(); ++i) levels[i] = kLevels[i].level;
  return levels;
}();

// The bots of one game, except the bot `random`.
struct GameBots {
  std::string_view game;
  std::span<const Character> characters;
  std::unique_ptr<Bot> (*make)(BotKind kind, std::optional<std::size_t> character);
  bool arePlain;
  bool learns;

  // Whether the game has a bot of the level with this kind and this `knowsGame` (see KnownLevel).
  bool has(const std::optional<BotKind>& kind, bool knowsGame) const {
    return kind == BotKind::learned ? learns : !knowsGame || !arePlain;
  }
};

template <class... G>
std::array<GameBots, sizeof...(G)> botsOf(std::tuple<G...>*) {
  return {GameBots{G::info().id, RulesOf<G>::characters(), &RulesOf<G>::make, kArePlain<RulesOf<G>>,
                   kLearns<RulesOf<G>>}...};
}

const GameBots* findBots(std::string_view game) {
  static const auto all = botsOf(static_cast<AllGames*>(nullptr));
  const auto* entry = std::ranges::find(all, game, &GameBots::game);
  return entry == all.end() ? nullptr : entry;
}

std::unique_ptr<Bot> unknownBot(std::string_view game, std::string_view name, std::string& error) {
  error = "there is no bot " + std::string(name) + "; the bots are";
  const char* separator = " ";
  for (const std::string& known : botNames(game)) {
    error += separator + known;
    separator = ", ";
  }
  return nullptr;
}

}  // namespace

std::span<const Level> levels() { return kPublicLevels; }

std::span<const Character> characters(std::string_view game) {
  const GameBots* bots = findBots(game);
  return bots == nullptr ? std::span<const Character>() : bots->characters;
}

BotName botNameParts(std::string_view name) {
  const std::size_t colon = name.find(':');
  if (colon == name.npos) return {name, {}};
  return {name.substr(0, colon), name.substr(colon + 1)};
}

std::string botNameOf(const BotName& parts) {
  std::string name(parts.level);
  if (!parts.character.empty()) name.append(":").append(parts.character);
  return name;
}

std::vector<std::string> botNames(std::string_view game) {
  std::vector<std::string> names;
  const GameBots* bots = findBots(game);
  if (bots == nullptr) return names;
  for (const auto& [level, kind, knowsGame] : kLevels) {
    if (!bots->has(kind, knowsGame)) continue;
    names.emplace_back(level.name);
    if (!level.hasCharacters) continue;
    for (const Character& character : characters(game)) {
      names.push_back(botNameOf({level.name, character.id}));
    }
  }
  return names;
}

std::unique_ptr<Bot> makeBot(std::string_view game, std::string_view name, std::string& error) {
  const GameBots* bots = findBots(game);
  if (bots == nullptr) {
    error = "there is no game " + std::string(game);
    return nullptr;
  }
  const std::size_t colon = std::min(name.find(':'), name.size());
  for (const auto& [level, kind, knowsGame] : kLevels) {
    if (level.name != name.substr(0, colon)) continue;
    if (colon == name.size() && !kind) return std::make_unique<RandomBot>();
    if (!kind) break;
    if (colon == name.size()) {
      auto bot = bots->make(*kind, std::nullopt);
      if (bot == nullptr) break;
      return bot;
    }
    for (std::size_t i = 0; i < bots->characters.size() && level.hasCharacters; ++i) {
      if (bots->characters[i].id == name.substr(colon + 1)) return bots->make(*kind, i);
    }
  }
  return unknownBot(game, name, error);
}

std::unique_ptr<Bot> makeAdviser(std::string_view game, std::string& error) {
  // A hint uses this many times the rollouts of a normal decision. The median time of a hint
  // stays below 0.2 s in all games.
  constexpr int kTimes = 4;
  auto bot = makeBot(game, "master", error);
  if (bot != nullptr) bot->multiplyWork(kTimes);
  return bot;
}

}  // namespace downpile
