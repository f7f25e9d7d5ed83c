// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/level_ratings.h"

#include <algorithm>
#include <cstdlib>

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
  int games;  // number of games measured for the ratings
  std::array<Measured, kRatedLevels.size()> levels;
};

constexpr MeasuredGame kMeasured[] = {
#include "statistics/level_ratings.inc"
};

}  // namespace

std::optional<Rating> levelRating(std::string_view game, std::string_view player, int players) {
  const auto level = std::ranges::find(kRatedLevels, botNameParts(player).level);
  if (level == kRatedLevels.end()) return std::nullopt;
  const MeasuredGame* nearest = nullptr;
  for (const MeasuredGame& each : kMeasured) {
    const auto away = [players](const MeasuredGame& of) { return std::abs(of.players - players); };
    if (each.game == game && (nearest == nullptr || away(each) <= away(*nearest))) nearest = &each;
  }
  if (nearest == nullptr) return std::nullopt;
  const Measured& measured =
      nearest->levels[static_cast<std::size_t>(level - kRatedLevels.begin())];
  return Rating{.value = measured.value, .deviation = measured.deviation};
}

}  // namespace downpile
