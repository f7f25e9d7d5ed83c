// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for hints, shared by several bots. They are translated in the context `games`, like
// games/common_text.h.
#pragma once

namespace downpile::common {

extern const char kOnlyMoveReason[];
extern const char kPlayedOutReason[];
extern const char kEquallyGoodReason[];
// Sentences for moves not explained by any fact of the position. They compare the move with the
// next best one, as found by the search (see FigureReasons). The first three state the difference
// in points of the game.
extern const char kBetterByPointsReason[];
extern const char kHardlyBetterByPointsReason[];
extern const char kSameInPointsReason[];
extern const char kProbablyBetterReason[];
extern const char kNoneBetterReason[];
// For a mistake in a review, if no other reason speaks for the better move.
extern const char kBetterOnAverageReason[];

}  // namespace downpile::common
