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

// Returns one line; empty if the timeline's access is not open, or if the text would be too long.
// With a viewer, the position is shown as this player sees it, else with all cards open.
QByteArray positionText(const Timeline& timeline, std::size_t stop, std::optional<int> viewer);

// Opens the last stop of such a text. A record as text is accepted too.
OpenedRecord openPosition(const QByteArray& text, const RecordUser& user);

}  // namespace downpile
