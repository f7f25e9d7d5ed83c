// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses how windows are drawn: by the graphics processor if there is one, else in software.
// Software starts sooner and needs less memory than a simulated graphics processor.
#pragma once

namespace downpile {

// Chooses software rendering if there is no graphics processor. Must be called before the first
// window is created. Does nothing if the user has chosen by an environment variable of Qt Quick.
void chooseGraphics();

}  // namespace downpile
