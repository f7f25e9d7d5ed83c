// SPDX-License-Identifier: GPL-3.0-or-later
// A position as a text to be sent to others: the JSON that downpile-cli reads, and in it the record
// of how the position came about, from which the program shows it and plays on. All cards are in
// it, so that it is made only of what is open to everybody.
#pragma once

#include <QByteArray>

#include "replay/record_opening.h"

namespace downpile {

// Longer texts are not read by downpile-cli, and not here.
inline constexpr qsizetype kMostPositionBytes = 1'000'000;

// On one line. Empty where the timeline's access is not open, or the text would be too long. With a
// viewer it is shown by that player's eyes, else with all cards open.
QByteArray positionText(const Timeline& timeline, std::size_t stop, std::optional<int> viewer);

// What such a text holds, at its last stop; a record as text is taken too.
OpenedRecord openPosition(const QByteArray& text, const RecordUser& user);

}  // namespace downpile
