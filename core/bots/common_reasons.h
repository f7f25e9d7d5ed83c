// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for hints that several bots share. They are translated in the context `games`, like
// games/common_text.h.
#pragma once

namespace downpile::common {

extern const char kOnlyMoveReason[];
extern const char kPlayedOutReason[];
extern const char kEquallyGoodReason[];

}  // namespace downpile::common
