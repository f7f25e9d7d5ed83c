// SPDX-License-Identifier: GPL-3.0-or-later
// Underwear: in the middle, the downpile is the largest item. Up-piles grow in front of their
// players.

export const arrangement = {
  middle: [
    {zone: "stock", badge: "count"},
    {zone: "downpile", size: 1.15, heap: true, badge: "bright"},
    {zone: "discard"}
  ],
  front: [{zone: "upPiles", shape: "piles", badge: "worth"}]
};
