// SPDX-License-Identifier: GPL-3.0-or-later
// What happened at a table, cut for one viewer, as JSON for that viewer's program elsewhere
// (docs/protocol.md). Zones, sentences and facts are numbers: both programs have the same rules.
#pragma once

#include <QJsonArray>
#include <optional>
#include <vector>

#include "game/retelling.h"
#include "rules/game_info.h"
#include "rules/standing.h"

namespace downpile {

inline constexpr int kMostEvents = 200;  // of a step

QJsonArray stepsJson(const std::vector<RetoldStep>& steps, const GameInfo& info);

// Nothing where it is none that this game with so many players could tell.
std::optional<std::vector<RetoldStep>> stepsOf(const QJsonArray& json, const GameInfo& info,
                                               int players);

QJsonArray dealScoresJson(const std::vector<DealScore>& deals);
std::optional<std::vector<DealScore>> dealScoresOf(const QJsonArray& json, const GameInfo& info,
                                                   int players);

// Every place with its cards, once a deal is over.
QJsonArray placesJson(const std::vector<PlaceContents>& places, const GameInfo& info);
std::optional<std::vector<PlaceContents>> placesOf(const QJsonArray& json, const GameInfo& info,
                                                   int players);

}  // namespace downpile
