// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of details that are easily overlooked: the list of keys, the lower ends of pages,
// waiting games, tooltips of plates, keyboard focus, and tables in other languages.
#pragma once

namespace downpile {

class Pictures;

void takeCorners(Pictures& pictures);

}  // namespace downpile
