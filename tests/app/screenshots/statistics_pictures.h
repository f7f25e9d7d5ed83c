// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the page of statistics: of somebody who learns, of other games, with little and with
// nothing to say.
#pragma once

namespace downpile {

class Pictures;

void takeStatistics(Pictures& pictures);

}  // namespace downpile
