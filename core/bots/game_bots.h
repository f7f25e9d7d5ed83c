// SPDX-License-Identifier: GPL-3.0-or-later
// All bots of one game, made from its sensible player: that player itself, the tuned one, the
// learned one, those with a search, and the four levels offered to players.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>

#include "bots/bot.h"
#include "bots/bot_kind.h"
#include "bots/learned/learned_player.h"
#include "bots/search/search.h"
#include "bots/search/tree.h"
#include "bots/whole_game_aim.h"

namespace downpile {

// How often and how badly the bots of a level below `master` err on purpose. The fields have the
// meaning of the fields with the same names in SearchSettings.
struct Lapses {
  double temperature = 0;
  double slips = 0;
  double mostLoss = 0;
  // Replaces SearchSettings::leeway if the level makes mistakes on purpose (slips > 0).
  double leeway = 0.02;
};

// Search settings of one game, found by measurements in the arena.
struct Strength {
  // Search settings of the level `master-1`, which has no learned player. The settings of `gentle`
  // and `fair` are derived from them.
  SearchSettings best{};
  // Search settings of the level `master`; nullopt: the settings `best`. The settings of `sharp`
  // are derived from them.
  std::optional<SearchSettings> master{};
  // Value of SearchSettings::slip for `sharp` and stronger levels: the smallest loss reported by
  // the review as a slip, divided by the scale of the review (review/aim.cpp).
  double slip = 1;
  int rollouts = 256;  // number of rollouts for a decision of the levels below `master`
  Lapses sharp{};
  Lapses fair{};
  Lapses gentle{};

  constexpr const SearchSettings& full() const { return master ? *master : best; }
};

// Creates a bot of this kind; implements Rules::make (see sensible_player.h). `character` is an
// index of Rules::characters(), or nullopt for no character. The kinds tuned, learned, tree and
// plainTree ignore the character.
template <class Rules, const Strength& t>
std::unique_ptr<Bot> makeBotOf(BotKind kind, std::optional<std::size_t> character) {
  constexpr auto careful = [](SearchSettings settings) {
    settings.slip = t.slip;
    return settings;
  };
  constexpr SearchSettings full = careful(t.full());
  static_assert(Rules::kMayLookBack || (t.best.lookBack.moves == 0 && full.lookBack.moves == 0));
  const Rules guide(Rules::tunedStyle());
  const auto characterRules =
      character ? std::optional<Rules>(Rules::style(*character)) : std::nullopt;
  // Returns the search settings of a level below `master`. moves: maximum number of the latest
  // moves used to infer hidden cards.
  const auto weaker = [](SearchSettings settings, const Lapses& lapses, Memory memory, int moves) {
    // Maximum number of candidate moves compared by a level that makes mistakes on purpose.
    constexpr int kThoughtOf = 6;
    settings.rollouts = t.rollouts;
    settings.temperature = lapses.temperature;
    settings.slips = lapses.slips;
    settings.mostLoss = lapses.mostLoss;
    settings.solves = true;
    settings.exactSteps = 0;
    settings.memory = memory;
    settings.lookBack.moves = std::min(moves, settings.lookBack.moves);
    if (lapses.slips == 0) return settings;
    settings.candidates = kThoughtOf;
    settings.leeway = lapses.leeway;
    return settings;
  };
  const auto searching = [&](const SearchSettings& settings) {
    return std::make_unique<SearchBot<Rules>>(guide, characterRules, settings);
  };
  const auto searchingLearned = [&](const SearchSettings& settings) -> std::unique_ptr<Bot> {
    using Master = SearchBot<Rules, WholeGameAim<Rules>, MasterHero<Rules>>;
    return std::make_unique<Master>(guide, characterRules, masterHero<Rules>(), settings);
  };
  switch (kind) {
    case BotKind::rules:
      return std::make_unique<Rules>(character ? Rules::style(*character) : Rules::plainStyle());
    case BotKind::tuned:
      return std::make_unique<Rules>(Rules::tunedStyle());
    case BotKind::master:
      return searchingLearned(full);
    case BotKind::search:
      return searching(careful(t.best));
    case BotKind::learned:
      if constexpr (kLearns<Rules>) {
        return std::make_unique<LearnedBot<Rules>>(guide, LearnedBy<Rules>::network());
      }
      return nullptr;
    case BotKind::tree:
      return std::make_unique<TreeBot<Rules>>(guide, TreeSettings{.iterations = t.best.rollouts});
    case BotKind::plainTree:
      return std::make_unique<TreeBot<Rules>>(guide, kPlainTree);
    case BotKind::gentle:
      return searching(weaker(t.best, t.gentle, Memory::ofTheTable, 0));
    case BotKind::fair:
      return searching(weaker(t.best, t.fair, Memory::ofTheTable, 16));
    case BotKind::sharp:
      return searchingLearned(weaker(full, t.sharp, Memory::full, 32));
  }
  return nullptr;
}

}  // namespace downpile
