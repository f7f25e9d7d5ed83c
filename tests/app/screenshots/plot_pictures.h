// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of plots outside of any page.
#pragma once

namespace downpile {

class Pictures;

void takePlots(Pictures& pictures);

}  // namespace downpile
