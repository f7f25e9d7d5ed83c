// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the result of a deal or game, such as skill and luck, as a list for QML.
#pragma once

#include <QVariantList>

#include "review/aim.h"
#include "review/review.h"

namespace downpile {

// Returns the parts (cards, decisions, luck and the others' play) adding up to the result of a
// deal, or of all deals together if `deal` is 0, and the result: maps of name, text, amount, share
// and about. Empty if the parts are not known. `aim` is the quantity measured in one deal, such as
// points ahead of the others.
QVariantList partsOf(const Review& review, const Aim& aim, int deal);

}  // namespace downpile
