// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the output of `downpile-cli trace` (docs/rules/notation.md), so that a traced game can be
// shown, reviewed and imported like a record.
#pragma once

#include <QByteArray>

namespace downpile {

// Returns whether the text begins like a trace, which `downpile-cli trace` prints.
bool isTrace(const QByteArray& text);

// Returns the record of the game in a trace, up to its last complete line. Returns an empty text if
// the lines are not the trace of a game under the current rules: each state must be the one that
// the seed and the moves lead to.
QByteArray recordOfTrace(const QByteArray& trace);

}  // namespace downpile
