// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the statistics page: an improving player, other games, few games and none.
#pragma once

namespace downpile {

class Pictures;

void takeStatistics(Pictures& pictures);

}  // namespace downpile
