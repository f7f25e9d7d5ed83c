// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about gestures. choiceText() describes one of several moves that a gesture can mean. For a
// move onto an own pile it names the top card of the pile. refusalText() says why a drop was
// refused, and names the places that would take the cards.
#pragma once

#include <QString>

#include "table/position/gestures.h"
#include "table/position/table_position.h"

namespace downpile {

QString choiceText(const TablePosition& position, const Action& action);

QString refusalText(const AnyView& view, const Narrator& narrator, const CardSet& cards,
                    const DropRefusal& dropRefusal);

}  // namespace downpile
