// SPDX-License-Identifier: GPL-3.0-or-later
// Life: the card that is turned over is the centre of attention; in front of the players lie what is
// safe, as a stack, and beside it their face-up cards. The chosen suits stand at the plates.

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
