// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/level_ratings.h"

#include <algorithm>

#include "bots/bot_catalog.h"

namespace downpile {

namespace {

struct Measured {
  double value;
  double deviation;
};

struct MeasuredGame {
  std::string_view game;
  int players;
  int games;  // that were played
  std::array<Measured, kRatedLevels.size()> levels;
};

constexpr MeasuredGame kMeasured[] = {
#include "statistics/level_ratings.inc"
};

}  // namespace

std::optional<Rating> levelRating(std::string_view game, std::string_view player, int players) {
  const auto level = std::ranges::find(kRatedLevels, botNameParts(player).level);
  if (level == kRatedLevels.end()) return std::nullopt;
  const int tables = players == 2 ? 2 : 4;
  const auto found = std::ranges::find_if(kMeasured, [&](const MeasuredGame& measured) {
    return measured.game == game && measured.players == tables;
  });
  if (found == std::end(kMeasured)) return std::nullopt;
  const Measured& measured = found->levels[static_cast<std::size_t>(level - kRatedLevels.begin())];
  return Rating{.value = measured.value, .deviation = measured.deviation};
}

}  // namespace downpile
