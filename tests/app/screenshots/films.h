// SPDX-License-Identifier: GPL-3.0-or-later
// Series of screenshots of short animations, such as a joker played in Life. Example of a picture
// name: `film-life-ace-07`.
#pragma once

namespace downpile {

class Pictures;

void takeFilms(Pictures& pictures);

}  // namespace downpile
