// SPDX-License-Identifier: GPL-3.0-or-later
// A position as text for other users: the JSON that downpile-cli reads, and the record that led to
// the position. With the record the program can show it and continue from it. The text contains all
// cards, so it is made only for records that are open to all.
#pragma once

#include <QByteArray>

#include "replay/record_opening.h"

namespace downpile {

// Limit for longer texts, here and in downpile-cli.
inline constexpr qsizetype kMostPositionBytes = 1'000'000;

// Returns the position at this stop as one line of text. With a viewer, the text contains only what
// this player may see, else all cards. Returns an empty text if the user may not see all cards of
// the record, or if the text would be too long.
QByteArray positionText(const Timeline& timeline, std::size_t stop, std::optional<int> viewer);

// Opens a position from such a text, as a replay at its last stop. Also accepts the text of a whole
// record.
OpenedRecord openPosition(const QByteArray& text, const RecordUser& user);

}  // namespace downpile
