// SPDX-License-Identifier: GPL-3.0-or-later
// Line patterns of the card backs. Every line is cut at the edges of the panel (the part of the
// back with the pattern), because the SVG renderer cannot clip.
#pragma once

#include <QByteArray>
#include <QRectF>

namespace downpile {

enum class BackPattern { leaves, waves, lozenges, chevrons, rosette };

// Returns path data (only M and L) of the pattern inside `panel`, centred in it, in card units.
QByteArray backPattern(BackPattern pattern, const QRectF& panel);

}  // namespace downpile
