// SPDX-License-Identifier: GPL-3.0-or-later
// Up and Down: the trump suit is large in the middle. The cards of the trick are around it, each in
// front of its player. The undealt cards and the finished tricks are small piles beside the trump
// suit.

export const arrangement = {
  middle: [
    {zone: "undealt", size: 0.62, badge: "count"},
    {fact: "trump"},
    {zone: "played", size: 0.62, closed: true}
  ],
  front: [{zone: "trick", shape: "trick", cards: 1}],
  own: 0.9,
  opponent: 0.84,
  plateFacts: true,
  tableFacts: true
};
