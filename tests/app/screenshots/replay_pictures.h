// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a replay of each game: with different viewers, sizes, languages and text sizes.
#pragma once

#include <QList>
#include <QSize>

namespace downpile {

class Pictures;

void takeReplays(Pictures& pictures, const QList<QSize>& sizes);
// Takes pictures of the reviews of the replays used by takeReplays().
void takeReviews(Pictures& pictures, const QList<QSize>& sizes);

}  // namespace downpile
