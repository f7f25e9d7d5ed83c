// SPDX-License-Identifier: GPL-3.0-or-later
// Moments that are over before one can look at them, as pictures in a row: `film-life-joker-07`.
#pragma once

namespace downpile {

class Pictures;

void takeFilms(Pictures& pictures);

}  // namespace downpile
