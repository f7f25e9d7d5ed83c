// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of what is easily overlooked: the list of keys, the lower halves of pages, games that
// wait, plates that explain themselves, the places that the keyboard comes to, and tables in other
// languages.
#pragma once

namespace downpile {

class Pictures;

void takeCorners(Pictures& pictures);

}  // namespace downpile
