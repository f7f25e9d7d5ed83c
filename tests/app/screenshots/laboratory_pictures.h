// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the house-rule laboratory: before, during and after a study.
#pragma once

namespace downpile {

class Pictures;

void takeLaboratory(Pictures& pictures);

}  // namespace downpile
