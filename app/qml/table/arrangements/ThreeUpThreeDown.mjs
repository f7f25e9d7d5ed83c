// SPDX-License-Identifier: GPL-3.0-or-later
// 3UP 3DOWN: the pile is the largest item in the middle. In front of each player three face-up
// cards lie on three face-down ones. Cleared cards lie beside the pile, face down.

export const arrangement = {
  middle: [
    {zone: "stock", badge: "count"},
    {zone: "pile", size: 1.15, heap: true, badge: "bright"},
    {zone: "removed", size: 0.75, closed: true}
  ],
  front: [{shape: "threes", under: "down", over: "up"}],
  own: 0.66,
  opponent: 0.52,
  plateFacts: true,
  tableFacts: true
};
