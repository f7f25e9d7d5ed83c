// SPDX-License-Identifier: GPL-3.0-or-later
// How long something will still take, in the user's language.
#pragma once

#include <QString>
#include <chrono>

namespace downpile {

// Roughly, as nobody counts the seconds of an estimate: `about 3 minutes left`.
QString remainingText(std::chrono::duration<double> left);
// Where no more than that is known: `less than 3 minutes left`.
QString mostRemainingText(std::chrono::duration<double> most);

}  // namespace downpile
