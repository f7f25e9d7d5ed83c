// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about gestures. Of a move among several that a gesture can mean: what it does and, for
// one of several own piles, onto which card. Of a refused drop: why, and where the cards may go.
#pragma once

#include <QString>

#include "table/position/gestures.h"
#include "table/position/table_position.h"

namespace downpile {

QString choiceText(const TablePosition& position, const Action& action);

QString refusalText(const AnyView& view, const Narrator& narrator, const CardSet& cards,
                    const DropRefusal& why);

}  // namespace downpile
