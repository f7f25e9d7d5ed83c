// SPDX-License-Identifier: GPL-3.0-or-later
// Replays of each game: by whose eyes, at which sizes, in other languages, with larger text.
#pragma once

#include <QList>
#include <QSize>

namespace downpile {

class Pictures;

void takeReplays(Pictures& pictures, const QList<QSize>& sizes);
// And what decisions in them were worth.
void takeReviews(Pictures& pictures, const QList<QSize>& sizes);

}  // namespace downpile
