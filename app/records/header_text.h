// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about the header of a record, in the user's language.
#pragma once

#include <QString>

#include "record/record.h"
#include "rules/game_info.h"
#include "rules/option.h"

namespace downpile {

// Returns the name of a seat, cut and without line breaks: a record can hold any text.
QString seatName(const Seat& seat);
// Returns the names of the players: `Anna against Nora and Otto (Fair) and Ida (Random)`.
QString playersText(const GameInfo& info, const RecordHeader& header);
// The unusual house rules in short, or a text for the usual ones.
QString rulesText(const GameInfo& info, const OptionValues& options);

}  // namespace downpile
