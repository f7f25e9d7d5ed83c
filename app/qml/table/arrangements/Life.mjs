// SPDX-License-Identifier: GPL-3.0-or-later
// Life: the card that is turned over is the largest in the middle. In front of each player are the
// safe cards, as a stack, and the face-up cards beside it. The chosen suits are at the plates.

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
