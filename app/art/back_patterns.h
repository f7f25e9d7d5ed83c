// SPDX-License-Identifier: GPL-3.0-or-later
// The line patterns of the backs. Every line ends at the panel by itself, since the SVG renderer
// cannot clip.
#pragma once

#include <QByteArray>
#include <QRectF>

namespace downpile {

enum class BackPattern { leaves, waves, lozenges, chevrons, rosette };

// Path data (only M and L) of the pattern inside of `panel`, centred in it, in card units.
QByteArray backPattern(BackPattern pattern, const QRectF& panel);

}  // namespace downpile
