// SPDX-License-Identifier: GPL-3.0-or-later
// Life: in the middle, the discard pile with the turned card is the largest item. In front of each
// player, the face-down (safe) cards form a stack, and the face-up cards are beside it. The chosen
// suits are at the players' plates.

export const arrangement = {
  middle: [
    {zone: "stock", badge: "count"},
    {zone: "discard", size: 1.15},
    {zone: "removed", size: 0.75}
  ],
  front: [
    {zone: "faceDown", shape: "stack", badge: "count"},
    {zone: "faceUp", shape: "row"}
  ],
  own: 0.67,
  opponent: 0.56,
  plateFacts: true
};
