// SPDX-License-Identifier: GPL-3.0-or-later
// Game events for one viewer as JSON (docs/protocol.md). Zones, sentences and facts are sent as
// indices into the lists of the game (GameInfo), which host and guest both have.
#pragma once

#include <QJsonArray>
#include <optional>
#include <vector>

#include "game/story_steps.h"
#include "rules/game_info.h"
#include "rules/standing.h"

namespace downpile {

inline constexpr int kMostEvents = 200;  // maximum number of events in one step

QJsonArray stepsJson(const std::vector<StoryStep>& steps, const GameInfo& info);

// Returns the steps in a message, or nullopt if they are invalid for this game and number of
// players.
std::optional<std::vector<StoryStep>> stepsOf(const QJsonArray& json, const GameInfo& info,
                                              int players);

QJsonArray dealScoresJson(const std::vector<DealScore>& deals);
std::optional<std::vector<DealScore>> dealScoresOf(const QJsonArray& json, const GameInfo& info,
                                                   int players);

// Returns the places (hands and piles) with all their cards as JSON. The host sends them after a
// deal, when players may see all cards.
QJsonArray placesJson(const std::vector<PlaceContents>& places, const GameInfo& info);
std::optional<std::vector<PlaceContents>> placesOf(const QJsonArray& json, const GameInfo& info,
                                                   int players);

}  // namespace downpile
