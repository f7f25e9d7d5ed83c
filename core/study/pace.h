// SPDX-License-Identifier: GPL-3.0-or-later
// The pace of people, for lengths in minutes. The numbers are not measured. They are chosen so that
// the usual games take about as long as their descriptions say.
#pragma once

namespace downpile {

inline constexpr double kSecondsPerMove = 5;
// Time that people need at a table to gather the cards, shuffle, deal and write the score.
inline constexpr double kSecondsPerDeal = 45;

// Duration of this number of moves and deals, in minutes.
constexpr double minutesAtATable(double moves, double deals) {
  return (moves * kSecondsPerMove + deals * kSecondsPerDeal) / 60;
}

}  // namespace downpile
