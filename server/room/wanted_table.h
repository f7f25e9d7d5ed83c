// SPDX-License-Identifier: GPL-3.0-or-later
// A table as a stranger wants it, made fit to be played at.
#pragma once

#include <QString>
#include <optional>
#include <string>

#include "record/record.h"

namespace downpile {

// The header that a text means, with chance that nobody knows and computer players in every seat;
// none where it is of no game that is known here, or has a computer player that is offered to
// nobody.
std::optional<RecordHeader> wantedHeader(const std::string& text);

// A new id for a table: nobody can guess it.
QString newTableId();

}  // namespace downpile
