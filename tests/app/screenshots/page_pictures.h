// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the pages for every game: the start page with waiting games, the set-up, the rules,
// the guide, and the sheets at the end of a deal and of a game.
#pragma once

#include <QList>
#include <QSize>

namespace downpile {

class Pictures;

void takePagesOfGames(Pictures& pictures, const QList<QSize>& sizes);

}  // namespace downpile
