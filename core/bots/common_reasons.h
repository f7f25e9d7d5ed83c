// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons of hints that several players give in the same words. They are translated once, with what
// all games say alike (games/common_text.h).
#pragma once

namespace downpile::common {

extern const char kOnlyMoveReason[];
extern const char kPlayedOutReason[];
extern const char kAsGoodReason[];

}  // namespace downpile::common
