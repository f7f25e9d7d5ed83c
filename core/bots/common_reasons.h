// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for hints that several bots share. They are translated in the context `games`, like
// games/common_text.h.
#pragma once

namespace downpile::common {

extern const char kOnlyMoveReason[];
extern const char kPlayedOutReason[];
extern const char kEquallyGoodReason[];
// Reasons with the figures of a search, for moves that no fact explains (FigureReasons). Points are
// those of the game.
extern const char kBetterByPointsReason[];
extern const char kHardlyBetterByPointsReason[];
extern const char kSameInPointsReason[];
extern const char kNoneBetterReason[];

}  // namespace downpile::common
