// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the output of `downpile-cli trace` (docs/rules/notation.md), for showing, reviewing and
// importing a traced game like a record.
#pragma once

#include <QByteArray>

namespace downpile {

// Returns whether the text begins like a trace (output of `downpile-cli trace`).
bool isTrace(const QByteArray& text);

// Returns the record of the traced game, up to the trace's last complete line. Returns an empty
// text if the trace is not consistent with the current rules: each state must follow from the seed
// and the moves.
QByteArray recordOfTrace(const QByteArray& trace);

}  // namespace downpile
