// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/catalog.h"

#include <array>

namespace downpile {

namespace {

template <class G>
std::unique_ptr<AnyView> readView(const OptionValues& options, int players, const Value& written,
                                  std::string& error) {
  auto view = ViewOf<G>::fromRemote(options, players, written, error);
  return view ? std::make_unique<ViewOf<G>>(std::move(*view)) : nullptr;
}

template <class G>
CatalogEntry entryOf() {
  return {
      &G::info(),
      [](const OptionValues& options, int players) -> std::unique_ptr<AnyGame> {
        return std::make_unique<GameOf<G>>(G(options, players));
      },
      [](const OptionValues& options, int players, const Value& state, bool partial,
         std::string& error) -> std::unique_ptr<AnyGame> {
        if (state.find(kSeenBy) != nullptr) {
          error = "seenBy: a position as one player sees it is not all of it";
          return nullptr;
        }
        auto game = G::read(options, players, state, partial, error);
        if (!game) return nullptr;
        return std::make_unique<GameOf<G>>(std::move(*game));
      },
      &readView<G>,
      &G::refuse,
  };
}

template <class... G>
std::array<CatalogEntry, sizeof...(G)> entriesOf(std::tuple<G...>*) {
  return {entryOf<G>()...};
}

}  // namespace

std::span<const CatalogEntry> catalog() {
  static const auto entries = entriesOf(static_cast<AllGames*>(nullptr));
  return entries;
}

const CatalogEntry* findGame(std::string_view id) {
  for (const CatalogEntry& entry : catalog()) {
    if (entry.info->id == id) return &entry;
  }
  return nullptr;
}

bool fewestPointsWin(std::string_view id) {
  bool fewest = false;
  withGame(id, [&]<class G>() { fewest = G::kTraits.fewestPointsWin; });
  return fewest;
}

}  // namespace downpile
