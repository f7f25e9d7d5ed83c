// SPDX-License-Identifier: GPL-3.0-or-later
// Brief moments as series of pictures: `film-life-ace-07`.
#pragma once

namespace downpile {

class Pictures;

void takeFilms(Pictures& pictures);

}  // namespace downpile
