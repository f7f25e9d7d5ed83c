// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is drawn: by the graphics processor where there is one, else in software, which
// starts sooner and needs less memory than a graphics processor that is simulated.
#pragma once

namespace downpile {

// To be called before the first window. Does nothing where the user has chosen already (the
// environment variables of Qt Quick).
void chooseGraphics();

}  // namespace downpile
