// SPDX-License-Identifier: GPL-3.0-or-later
// Screenshots of easily overlooked details: the list of keys, the lower ends of pages, the start
// page with an unfinished game of each card game, tool tips of player plates, the keyboard focus,
// and tables in other languages.
#pragma once

namespace downpile {

class Pictures;

void takeCorners(Pictures& pictures);

}  // namespace downpile
