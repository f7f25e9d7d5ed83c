// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the laboratory of house rules: before, while and after it plays.
#pragma once

namespace downpile {

class Pictures;

void takeLaboratory(Pictures& pictures);

}  // namespace downpile
