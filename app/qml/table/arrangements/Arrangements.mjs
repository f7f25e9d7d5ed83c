// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the games' arrangements. An arrangement says where the places of a game lie and how
// their cards lie there, and nothing of its rules. A game without one gets one by the kinds of its
// places.
//
//   middle    what lies in the middle, from the left; of an odd number the one in the middle is in the
//             centre of the table. Each is a zone, or a {fact} of the table that is shown large there.
//             size    its width, in cards of the viewer's hand (1)
//             heap    its cards lie on each other so that a few edges show
//             closed  its cards are shown from the back
//             badge   what stands on it: "count", "bright" (the count of the pile that matters), "worth"
//             caption its title stands below it
//   trick     instead of that: the players' cards lie together in the middle; see TrickLayout.mjs
//   front     what lies in front of each player. Each is a zone with a shape:
//             piles   any number of piles side by side
//             row     cards side by side, overlapping
//             stack   all cards on each other
//             threes  three places (zone `under`) with a card on each of them (zone `over`)
//             trick   cards played toward the middle, as many as `cards`
//             or a {fact} of the player, which then stands there rather than at the plate: a number of
//             lives, a token
//   own, opponent  the width of cards in front of the viewer and of the others, in cards of the hand
//                  (0.7 and 0.56); hands that are turned up are as large
//   plateFacts     facts stand at the plates of players (a bid, a suit): room is kept for them
//   tableFacts     facts of the table stand below the middle: room is kept for them
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

// The arrangement of a game. `zones` is a list of {zone, kind} for a game that has none of its own.
export function of(gameId, zones) {
  return Object.assign({}, kUsualSizes, kArrangements[gameId] ?? byKinds(zones ?? []));
}

const kMiddleOfKind = {
  stock: {badge: "count"},
  pile: {size: 1.15, heap: true, badge: "bright"},
  discard: {}
};

// Stock, piles and discard in the middle, in this order, and piles in front of the players.
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
