// SPDX-License-Identifier: GPL-3.0-or-later
// For each game, the largest number of players, and the places in front of a player when they are
// full: [zone, index of the place, number of cards]. Each game with an arrangement of the table
// needs a line here, which tst_layout.qml checks.

export const games = {
  "life": {most: 8, front: [["faceDown", 0, 12], ["faceUp", 0, 12]]},
  "three-up-three-down": {most: 6, front: [["down", 0, 1], ["down", 1, 1], ["down", 2, 1], ["up", 0, 3]]},
  "ultimate-loser": {most: 8, front: [["trick", 0, 8]]},
  "underwear": {most: 8, front: [["upPiles", 0, 5], ["upPiles", 1, 3]]},
  "up-and-down": {most: 6, front: [["trick", 0, 1]]}
};
