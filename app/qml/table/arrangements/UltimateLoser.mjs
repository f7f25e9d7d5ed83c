// SPDX-License-Identifier: GPL-3.0-or-later
// Ultimate Loser: the trick lies in the middle, each player's play at the player's side. Beside it are the
// gin card, and at the other side what nobody sees: the spares and the finished tricks.

export const arrangement = {
  middle: [],
  trick: {
    left: [{zone: "gin", size: 0.8, caption: true}],
    right: [{zone: "spares", size: 0.55, badge: "count"}, {zone: "removed", size: 0.55, closed: true}]
  },
  front: [{zone: "trick", shape: "trick", cards: 6}],
  plateFacts: true
};
