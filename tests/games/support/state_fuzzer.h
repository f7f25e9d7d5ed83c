// SPDX-License-Identifier: GPL-3.0-or-later
// Reads damaged states: reading must fail with a message, or give a valid position.
#pragma once

#include "games/catalog.h"
#include "support/contract.h"

namespace downpile::test {

// Changes a random part of a value.
inline void damage(Value& value, Random& random) {
  const auto below = [&](std::size_t bound) {
    return random.below(static_cast<std::uint32_t>(bound));
  };
  const bool deeper = random.below(4) != 0;
  if (auto* list = std::get_if<Value::List>(&value.data); list != nullptr && !list->empty()) {
    if (deeper) return damage((*list)[below(list->size())], random);
    const std::size_t at = below(list->size());
    if (random.below(2) == 0) return list->push_back(Value((*list)[at]));
    list->erase(list->begin() + static_cast<std::ptrdiff_t>(at));
    return;
  }
  if (auto* members = std::get_if<Value::Object>(&value.data);
      members != nullptr && !members->empty()) {
    const std::size_t at = below(members->size());
    if (deeper || random.below(2) == 0) return damage((*members)[at].second, random);
    members->erase(members->begin() + static_cast<std::ptrdiff_t>(at));
    return;
  }
  const Value replacements[] = {Value(),
                                true,
                                false,
                                0,
                                1,
                                2,
                                -1,
                                70000,
                                1.5,
                                "AC",
                                "7H",
                                "KD",
                                "XX",
                                "??",
                                "",
                                "xy",
                                Value::List{},
                                Value::Object{},
                                std::int64_t{1} << 60};
  value = replacements[below(std::size(replacements))];
}

// Damages a written view. Reading it must fail with a message, or give a view that answers all
// queries of a table and allows its own legal moves. The undamaged view must be readable as a view,
// but not as a whole position.
template <class G>
void fuzzView(const G& game, int viewer, Random& random) {
  Value written = ViewOf<G>(view(game, viewer)).writeForReader();
  std::string error;
  const CatalogEntry& entry = *findGame(G::info().id);
  require(entry.read(game.options(), game.players(), written, true, error) == nullptr,
          "a view is taken for a whole position");
  require(entry.readView(game.options(), game.players(), written, error) != nullptr,
          "a view cannot be read by its game's name");
  error.clear();
  for (auto wrong = 1 + random.below(3); wrong > 0; --wrong) damage(written, random);
  const auto copy = ViewOf<G>::fromRemote(game.options(), game.players(), written, error);
  require(copy.has_value() == error.empty(), "reading a view fails without a message");
  if (!copy) return;
  answersOf(*copy);
  for (const Action& action : copy->legal()) {
    require(!copy->check(action), "a damaged view refuses its own legal moves");
  }
}

template <class G>
void fuzzStates(std::uint64_t seed, int players, Coverage& coverage) {
  Random random(seed, static_cast<std::uint64_t>(players), 2);
  const OptionValues options = randomOptions(G::info(), &G::refuse, players, random);
  G game(options, players);
  Contract<G> contract(seed, players, coverage);
  Chooser<G> chooser;
  const auto play = [&] {
    if (game.chance().kind != ChanceNeed::Kind::none) {
      return game.resolve(Chance::draw(game.chance(), random), NoReport{});
    }
    const auto [player, action] = *chooser.choose(game, Habit::any, random);
    game.apply(player, action, NoReport{});
  };
  for (int step = 0; step < 60 && !game.dealOver(); ++step) {
    play();
    if (game.chance().kind != ChanceNeed::Kind::none) continue;
    for (int viewer = 0; viewer < players; ++viewer) fuzzView(game, viewer, random);
    for (int attempt = 0; attempt < 6; ++attempt) {
      Value state = game.write();
      for (auto wrong = 1 + random.below(3); wrong > 0; --wrong) damage(state, random);
      std::string error;
      const bool partial = attempt % 2 == 0;
      const auto read = G::read(options, players, state, partial, error);
      require(read.has_value() == error.empty(), "reading fails without a message");
      require(error.find('\n') == std::string::npos, "a message has more than one line");
      if (!read) continue;
      contract.checkPosition(*read, !partial, attempt == 0 ? 4 : 0);
      requireEmpty(wrongReading(*read, partial));
      for (int viewer = 0; viewer < players; ++viewer) {
        requireEmpty(wrongWorld(*read, viewer, false, random));
      }
    }
  }
}

}  // namespace downpile::test
