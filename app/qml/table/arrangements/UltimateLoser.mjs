// SPDX-License-Identifier: GPL-3.0-or-later
// Ultimate Loser: the trick is in the middle, and the cards of each player are at that player's
// side. Places lie between the columns of the trick. On the left is the gin card; on the right are
// two face-down piles, the spares and the finished tricks.

export const arrangement = {
  middle: [],
  trick: {
    left: [{zone: "gin", size: 0.8, caption: true}],
    right: [{zone: "spares", size: 0.55, badge: "count", caption: true}, {zone: "removed", size: 0.55, closed: true}]
  },
  front: [{zone: "trick", shape: "trick", cards: 6}],
  plateFacts: true
};
