// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about the header of a record, in the user's language.
#pragma once

#include <QString>

#include "record/record.h"
#include "rules/game_info.h"
#include "rules/option.h"

namespace downpile {

// Returns the name of the player in a seat, shortened and without line breaks, because a record can
// hold any text.
QString seatName(const Seat& seat);
// Returns true for a person without a name: the user.
bool isUser(const Seat& seat);
// Returns the names of the players: `Anna against Nora and Otto (Fair) and Ida (Random)`.
QString playersText(const GameInfo& info, const RecordHeader& header);
// Returns a short text about the unusual house rules. If all house rules are usual, the text says
// so. A text about unusual rules begins with the name of their set, if it has one: the title of a
// set of the game (GameInfo::ruleSets) or else `ownName`, the name that the host has given to the
// set.
QString rulesText(const GameInfo& info, const OptionValues& options, const QString& ownName = {});

}  // namespace downpile
