// SPDX-License-Identifier: GPL-3.0-or-later
// Screenshots of the pages for every game: the start page with unfinished games, the set-up, the
// rules, the guide, and the score sheets at the end of a deal and of a game. Also screenshots of
// network play: the list of people, a table with a friend, and rooms.
#pragma once

#include <QList>
#include <QSize>

namespace downpile {

class Pictures;

void takePagesOfGames(Pictures& pictures, const QList<QSize>& sizes);

}  // namespace downpile
