// SPDX-License-Identifier: GPL-3.0-or-later
// Assumed speed of people at a table, for durations in minutes. The numbers are not measured. They
// are chosen so that the usual games take about as long as their descriptions say.
#pragma once

namespace downpile {

inline constexpr double kSecondsPerMove = 5;
// Time in seconds for people at a table to gather the cards, shuffle, deal and write the score, per
// deal.
inline constexpr double kSecondsPerDeal = 45;

// Duration of these moves and deals if people play at a table, in minutes.
constexpr double minutesAtATable(double moves, double deals) {
  return (moves * kSecondsPerMove + deals * kSecondsPerDeal) / 60;
}

}  // namespace downpile
