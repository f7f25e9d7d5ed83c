// SPDX-License-Identifier: GPL-3.0-or-later
// How fast people play, for lengths in minutes. No clock of the program measured it: with these
// two numbers the usual games take about as long as their own descriptions say.
#pragma once

namespace downpile {

inline constexpr double kSecondsPerMove = 5;
// Gathering the cards, shuffling, dealing them out and writing the score.
inline constexpr double kSecondsPerDeal = 45;

// The time at a table that so many moves in so many deals take.
constexpr double minutesAtATable(double moves, double deals) {
  return (moves * kSecondsPerMove + deals * kSecondsPerDeal) / 60;
}

}  // namespace downpile
