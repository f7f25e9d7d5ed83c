// SPDX-License-Identifier: GPL-3.0-or-later
// Ultimate Loser: the trick is in the middle, each play at its player's side. Between the plays is
// the gin card on the left. On the right are two face-down piles: the spares and the finished
// tricks.

export const arrangement = {
  middle: [],
  trick: {
    left: [{zone: "gin", size: 0.8, caption: true}],
    right: [{zone: "spares", size: 0.55, badge: "count"}, {zone: "removed", size: 0.55, closed: true}]
  },
  front: [{zone: "trick", shape: "trick", cards: 6}],
  plateFacts: true
};
