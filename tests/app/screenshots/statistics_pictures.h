// SPDX-License-Identifier: GPL-3.0-or-later
// Screenshots of the statistics page: an improving player, records of a second card game, few
// records and none.
#pragma once

namespace downpile {

class Pictures;

void takeStatistics(Pictures& pictures);

}  // namespace downpile
