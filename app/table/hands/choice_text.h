// SPDX-License-Identifier: GPL-3.0-or-later
// How a move reads among several that a gesture can mean: what it does and, where it goes onto one
// of several own piles, onto which card.
#pragma once

#include <QString>

#include "table/position/table_position.h"

namespace downpile {

QString choiceText(const TablePosition& position, const Action& action);

}  // namespace downpile
