// SPDX-License-Identifier: GPL-3.0-or-later
// Replays of each game: with different viewers, sizes, languages and text sizes.
#pragma once

#include <QList>
#include <QSize>

namespace downpile {

class Pictures;

void takeReplays(Pictures& pictures, const QList<QSize>& sizes);
// Reviews of these replays.
void takeReviews(Pictures& pictures, const QList<QSize>& sizes);

}  // namespace downpile
