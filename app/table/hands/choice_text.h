// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about gestures. choiceText() describes one of several possible moves of a gesture. For a
// move onto a pile of the viewer it names the top card of the pile. refusalText() gives the reason
// for a refused drop, and names the possible places for the cards.
#pragma once

#include <QString>

#include "table/position/gestures.h"
#include "table/position/table_position.h"

namespace downpile {

QString choiceText(const TablePosition& position, const Action& action);

QString refusalText(const AnyView& view, const Narrator& narrator, const CardSet& cards,
                    const DropRefusal& dropRefusal);

}  // namespace downpile
