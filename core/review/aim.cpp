// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/aim.h"

#include <algorithm>

#include "bots/goals.h"
#include "bots/ultimate-loser/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("review", text)

namespace downpile {

namespace {

// Points paid to the player by all opponents for the deal, minus points paid by the player (D7).
double gainedOnOthers(const Standing& end, int player) { return settled(end.scores, player); }

// Average number of the opponents' penalties, minus the number of the player's penalties.
double fewerPenalties(const Standing& end, int player) {
  return -lead(end.dealOver || end.dealPoints.empty() ? end.scores : end.dealPoints, player);
}

struct GameAim {
  std::string_view game;
  Aim aim;
};

constexpr GameAim kAims[] = {
    {"underwear",
     {.unit = "points-ahead",
      .title = TEXT("points ahead of the others"),
      .scale = 100,
      .middle = 0.5,
      .slip = 1,
      .blunder = 4}},
    {"life",
     {.unit = "game-share",
      .title = TEXT("chance of winning the game"),
      .isShare = true,
      .sum = TEXT("games won"),
      .isOfGame = true,
      .slip = 0.005,
      .blunder = 0.02}},
    {"three-up-three-down",
     {.unit = "deal-share",
      .title = TEXT("chance of winning the deal"),
      .isShare = true,
      .sum = TEXT("deals won"),
      .slip = 0.04,
      .blunder = 0.12}},
    {"ultimate-loser",
     {.unit = "penalties-fewer",
      .title = TEXT("fewer penalties than the others"),
      .of = &fewerPenalties,
      .slip = 0.5,
      .blunder = 1.5}},
    // The bounds `slip` and `blunder` are for one opponent; aimOf multiplies both by the number of
    // opponents.
    {"up-and-down",
     {.unit = "points-settled",
      .title = TEXT("points gained on the others"),
      .of = &gainedOnOthers,
      .slip = 1,
      .blunder = 4}},
};
constexpr Aim kPlain{.unit = "share",
                     .title = TEXT("share of the deal"),
                     .isShare = true,
                     .sum = TEXT("whole deals"),
                     .slip = 0.05,
                     .blunder = 0.15};

// Work of a review of Ultimate Loser. It is less than usual, because decisions take ten times as
// long as in other games.
constexpr ReviewEffort kUltimateLoserEffort{.searches = 2,
                                            .searchWorlds = 192,
                                            .leastWorlds = 128,
                                            .mostWorlds = 2048,
                                            .dealWorlds = 192,
                                            .othersWorlds = 48};

}  // namespace

ReviewEffort usualEffort(std::string_view game) {
  return game == "ultimate-loser" ? kUltimateLoserEffort : ReviewEffort();
}

Aim aimOf(std::string_view game, int players) {
  const auto* found = std::ranges::find(kAims, game, &GameAim::game);
  if (found == std::end(kAims)) return kPlain;
  Aim aim = found->aim;
  if (aim.of == &fewerPenalties) aim.scale = UltimateLoserRules::penaltiesPerGoal(players);
  if (aim.of == &gainedOnOthers) {
    aim.scale = 100 * (players - 1);  // Master's goal grows by 0.01 for each point of lead
    aim.slip *= players - 1;
    aim.blunder *= players - 1;
  }
  return aim;
}

}  // namespace downpile
