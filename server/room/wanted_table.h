// SPDX-License-Identifier: GPL-3.0-or-later
// Validates a visitor's request for a table.
#pragma once

#include <QString>
#include <optional>
#include <string>

#include "record/record.h"

namespace downpile {

// Reads the record header of a table requested by a visitor. Replaces all seeds by secret ones and
// puts computer players in all seats. Returns nullopt if the header is invalid, or a computer
// player is unknown or not offered by the room.
std::optional<RecordHeader> wantedHeader(const std::string& text);

// Returns a new, unguessable random table id.
QString newTableId();

}  // namespace downpile
