// SPDX-License-Identifier: GPL-3.0-or-later
// Remaining time of a task, in the user's language.
#pragma once

#include <QString>
#include <chrono>

namespace downpile {

// Returns a text about the estimated remaining time, rounded: `about 3 minutes left`.
QString remainingText(std::chrono::duration<double> left);
// Returns a text about the maximum remaining time: `less than 3 minutes left`.
QString mostRemainingText(std::chrono::duration<double> most);

}  // namespace downpile
