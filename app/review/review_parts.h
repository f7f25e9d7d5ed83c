// SPDX-License-Identifier: GPL-3.0-or-later
// How results came about, for a list of their parts.
#pragma once

#include <QVariantList>

#include "review/aim.h"
#include "review/review.h"

namespace downpile {

// Of a deal, of 0 all deals together: maps of name, text, amount, share and about; empty where that
// is not known. `aim` is that of one deal.
QVariantList partsOf(const Review& review, const Aim& aim, int deal);

}  // namespace downpile
