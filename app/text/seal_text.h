// SPDX-License-Identifier: GPL-3.0-or-later
// What the seal of a game says when it is opened, in the user's language.
#pragma once

#include <QString>

#include "record/record.h"
#include "record/seal_check.h"

namespace downpile {

// Of the game with this header that is over, and was checked; empty where it has no seal.
QString sealText(const RecordHeader& header, const SealCheck& check);

}  // namespace downpile
