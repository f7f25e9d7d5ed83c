// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of the French deck from their text, such as "7H".
#pragma once

#include "table/card.h"

namespace downpile::tests {

inline Card card(const char* text) { return cardFromText(text, CardFamily::french).value(); }
// Returns the card with this text from the second pack.
inline Card copyOf(const char* text) { return Card(card(text).id + 64); }

}  // namespace downpile::tests
