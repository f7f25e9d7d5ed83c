// SPDX-License-Identifier: GPL-3.0-or-later
// The arrangements of the games. An arrangement says where the places of a game are and how their
// cards lie there; it contains no rules. A game without an arrangement gets one from the kinds of
// its places.
//
//   middle    the items in the middle, from the left. If their number is odd, the middle one is in
//             the centre of the table. Each is a zone, or a {fact} of the table in large.
//             size    its width, in widths of the plan's `sizes.middle` (1)
//             heap    its cards form a pile with a few visible edges
//             closed  its cards show their backs
//             badge   its label: "count", "bright" (the count of the main pile), "worth"
//             caption its title is below it
//   trick     instead of `middle`: all players' cards lie together; see TrickLayout.mjs
//   front     the items in front of each player. Each is a zone with a shape:
//             piles   any number of piles side by side
//             row     cards side by side, overlapping
//             stack   all cards on each other
//             threes  three places (zone `under`) with a card on each of them (zone `over`)
//             trick   cards played towards the middle, up to `cards`
//             or a {fact} of the player, shown there and not at the plate: lives, a token
//   own, opponent  width of the cards in front of the viewer and of the others, in widths of
//                  `sizes.middle` (0.7 and 0.56); hands that are turned up have the same size
//   plateFacts     reserves room at the plates for facts of players (a bid, a suit)
//   tableFacts     reserves room below the middle for facts of the table
import {arrangement as life} from "./Life.mjs";
import {arrangement as threeUpThreeDown} from "./ThreeUpThreeDown.mjs";
import {arrangement as ultimateLoser} from "./UltimateLoser.mjs";
import {arrangement as underwear} from "./Underwear.mjs";
import {arrangement as upAndDown} from "./UpAndDown.mjs";

const kArrangements = {
  "life": life,
  "three-up-three-down": threeUpThreeDown,
  "ultimate-loser": ultimateLoser,
  "underwear": underwear,
  "up-and-down": upAndDown
};

export function ids() {
  return Object.keys(kArrangements);
}

const kUsualSizes = {own: 0.7, opponent: 0.56};

// Returns the arrangement of a game. If the game has none, makes one from `zones`, a list of {zone,
// kind}.
export function of(gameId, zones) {
  return Object.assign({}, kUsualSizes, kArrangements[gameId] ?? byKinds(zones ?? []));
}

const kMiddleOfKind = {
  stock: {badge: "count"},
  pile: {size: 1.15, heap: true, badge: "bright"},
  discard: {}
};

// Makes an arrangement for a game that has none: stock, piles and discard pile in the middle, in
// this order, and players' piles in front of the players.
function byKinds(zones) {
  const middle = [];
  for (const [kind, look] of Object.entries(kMiddleOfKind)) {
    for (const {zone} of zones.filter(each => each.kind === kind))
      middle.push(Object.assign({zone}, look));
  }
  const front = zones.filter(each => each.kind === "ownPiles")
      .map(({zone}) => ({zone, shape: "piles", badge: "count"}));
  return {middle, front, plateFacts: true, tableFacts: true};
}
