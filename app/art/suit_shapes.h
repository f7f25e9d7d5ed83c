// SPDX-License-Identifier: GPL-3.0-or-later
// Outlines and colours of the four suits, shared by pips, indices, aces and courts.
#pragma once

#include <QByteArray>
#include <cstdint>

namespace downpile {

enum class SuitShape : std::uint8_t { clubs, diamonds, hearts, spades };

// Returns the outline of a suit as path data, centred on 0,0, about 96 units high and at most 96
// wide.
const char* suitOutline(SuitShape suit);

// Returns the colour of pips and indices as #rrggbb; each has at least 5 : 1 contrast on white.
QByteArray suitColour(SuitShape suit, bool fourColours);

// Returns a suit at `x`,`y` (user units), `height` units high; a negative height turns it upside
// down.
QByteArray drawSuit(SuitShape suit, double x, double y, double height, const QByteArray& colour);

}  // namespace downpile
