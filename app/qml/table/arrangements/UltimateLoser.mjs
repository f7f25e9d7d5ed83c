// SPDX-License-Identifier: GPL-3.0-or-later
// Ultimate Loser: the trick is in the middle, each play at its player's side. Between the plays are
// the gin card, on the left, and the hidden cards, spares and finished tricks, on the right.

export const arrangement = {
  middle: [],
  trick: {
    left: [{zone: "gin", size: 0.8, caption: true}],
    right: [{zone: "spares", size: 0.55, badge: "count"}, {zone: "removed", size: 0.55, closed: true}]
  },
  front: [{zone: "trick", shape: "trick", cards: 6}],
  plateFacts: true
};
