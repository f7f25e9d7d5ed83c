// SPDX-License-Identifier: GPL-3.0-or-later
// A position as text for other users: the JSON for downpile-cli, and the record up to the position.
// With the record the program can show it and continue from it. The text contains all cards, so it
// is made only if the user may see all cards of the record.
#pragma once

#include <QByteArray>

#include "replay/record_opening.h"

namespace downpile {

// Maximum number of bytes of a position's text, here and in downpile-cli.
inline constexpr qsizetype kMostPositionBytes = 1'000'000;

// Returns the position at this stop of a replay as one line of text. If a viewer is given,
// openPosition() opens the text with the view of this player, although it contains all cards.
// Returns an empty text if the user may not see all cards of the record, or if the text would be
// too long.
QByteArray positionText(const Timeline& timeline, std::size_t stop, std::optional<int> viewer);

// Opens the text of a position as a replay at its last stop. Also accepts the text of a whole
// record.
OpenedRecord openPosition(const QByteArray& text, const RecordUser& user);

}  // namespace downpile
