// SPDX-License-Identifier: GPL-3.0-or-later
// Ultimate Loser: the gin card in the middle; what each player has played in the trick lies before
// that player, toward the middle. Finished tricks lie aside, turned over.

export const arrangement = {
  middle: [
    {zone: "spares", size: 0.75, badge: "count"},
    {zone: "gin", size: 1.1},
    {zone: "removed", size: 0.75, closed: true}
  ],
  front: [{zone: "trick", shape: "trick", cards: 6}],
  own: 0.74,
  opponent: 0.62,
  plateFacts: true
};
