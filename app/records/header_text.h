// SPDX-License-Identifier: GPL-3.0-or-later
// What a record's header says of a game, in the user's language.
#pragma once

#include <QString>

#include "record/record.h"
#include "rules/game_info.h"
#include "rules/option.h"

namespace downpile {

// A name in a record may be anything, of any length.
QString seatName(const Seat& seat);
// `Anna against Nora and Otto (Fair) and Ida (Random)`.
QString playersText(const GameInfo& info, const RecordHeader& header);
// The house rules that differ from the usual ones, in short.
QString rulesText(const GameInfo& info, const OptionValues& options);

}  // namespace downpile
