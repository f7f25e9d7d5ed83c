// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything on the table lies: a pure function of the table's size, the number of players, the
// size of the text and the arrangement of the game (see Arrangements.mjs), so that places keep their
// homes while a deal goes on. `em` is the size of the text on plates and places, `words` that of what is
// said and pressed. All lengths are item pixels; rectangles are {x, y, width, height}; a seat is 0 for the
// viewer at the bottom, then 1 … n-1 clockwise from the viewer's left.

import {card as frontCard, entryOf, extent, kIndexPart, openFanCard, place as frontPlace, stackLift, tile} from "./FrontLayout.mjs";
import {extent as trickExtent, planTrick} from "./TrickLayout.mjs";
import {cardSize, centred, clamp, kAspect, rect, rounded} from "./Rectangles.mjs";

const kGathered = 1700;       // the layer of cards that are gathered
const kRoomToRaise = 0.28;    // above the hand: for raised cards and the arc
const kMiddleGap = 0.22;      // between what lies in the middle, by the width of a hand card,
const kLeastMiddleGap = 0.1;  // and where it is too narrow for that

// How many opponents sit at each side of the viewer and across, by their number.
const kAcross = [0, 1, 0, 1, 2, 3, 2, 3];

// The width of a card by the table's height (or by what height would suit its width): large text may
// not make it smaller than the least.
const kLeastCard = 0.11;
const kLargestCard = 0.155;
const kSmallestText = 8.5;
const kLeastShare = 0.85;     // of a card's width stays where words become larger than plates
const kHomeText = 14;

// The whole plan of an `arrangement`. `textSize` is in percent. `mirrored` is for languages written from the right: the
// table stays as it is, since play goes clockwise everywhere, but what is around it changes sides.
export function measure(arrangement, width, height, players, textSize, mirrored) {
  const home = kHomeText * clamp(Math.pow(Math.min(width / 1280, height / 770), 0.7), 0.9, 1.8);
  const wanted = home * clamp(textSize / 100, 0.8, 2);
  const planned = (em, words) => planWith(arrangement, width, height, players, em, words, mirrored);
  const largest = from => {
    let plan = null;
    for (let em = from; em >= kSmallestText; em -= 0.5) {
      plan = planned(em, em);
      if (plan.fits)
        break;
    }
    return plan;
  };
  const plan = largest(wanted);
  if (plan.em >= wanted)
    return plan;
  // Where plates are many they stay small: what one reads and presses is larger, as long as cards and
  // plates do not suffer much.
  const least = Math.min(plan.em, largest(Math.min(home, wanted)).em);
  for (let words = wanted; words > plan.em; words -= 0.5) {
    for (let em = plan.em; em >= least; em -= 0.5) {
      const larger = planned(em, words);
      if (larger.fits && larger.sizes.hand.width >= plan.sizes.hand.width * kLeastShare)
        return larger;
    }
  }
  return plan;
}

// What must stay on the table whatever it costs: the hand at the bottom, the prompt above it, then
// what lies in front of the viewer, the middle, and the opponents around the middle.
function planWith(arrangement, width, height, players, em, words, mirrored) {
  const across = kAcross[players - 1];
  const atEachSide = (players - 1 - across) / 2;
  const margin = Math.round(clamp(Math.min(width, height) * 0.012, 6, 24));
  const strip = Math.round(Math.max(em * 3.5, words * 2.8));
  const prompt = Math.round(words * (width < words * 62 ? 2.9 : 2.1));
  const plate = Math.round(em * 3.5);
  const label = Math.round(em * 0.7);
  const sidePlate = {width: Math.round(em * 8.6), height: Math.round(em * 6.7)};
  // Facts stand out below the plates; between one plate and the next there is some room for that.
  const tab = arrangement.plateFacts ? Math.round(em * 0.8) : 0;
  const sideTab = Math.max(0, tab + 3 - margin);
  const factRoom = arrangement.tableFacts ? Math.round(em * 2) : 0;

  const {trick} = arrangement;
  const middle = trick ? trickExtent(trick, atEachSide, across) : middleExtent(arrangement.middle);
  // A trick in the middle is all that lies in front of anybody.
  const front = trick ? {width: 0, height: 0} : extent(arrangement.front);
  const own = trick ? middle.card : arrangement.own;
  const opponent = trick ? middle.card : arrangement.opponent;
  const fixed = margin * 6 + (trick ? middle.rows * label : 0) + strip + prompt + label * 2 + factRoom + (across > 0 ? plate + tab + label : 0);
  const perCard = kAspect * (1 + (own + (across > 0 ? opponent : 0)) * front.height + middle.height) + kRoomToRaise;
  const besides = Math.max(sidePlate.height + sideTab, em * 5) * atEachSide + margin * (atEachSide + 1);
  const byHeight = Math.min((height - fixed) / perCard,
                            (height - fixed + factRoom - besides) / (perCard - kAspect * middle.height));
  const byWidth = atEachSide > 0
      ? (width - 2 * sidePlate.width - 6 * margin) / (middle.width + 2 * front.width * opponent)
      : width / 6;
  const unit = Math.max(24, Math.floor(Math.min(byHeight, byWidth, height * kLargestCard)));

  const sizes = {
    hand: cardSize(unit),
    own: cardSize(unit * own),
    opponent: cardSize(unit * opponent),
    fan: cardSize(em * 2.9 / kAspect)
  };
  const plan = {arrangement, width, height, players, em, words, margin, sizes, atEachSide, across, tab, sideTab, label, factRoom, fits: false};
  // Where only the width is wanting, what lies in the middle moves together and is larger.
  plan.middleScale = clamp(byHeight / byWidth, 1, 1 + (kMiddleGap - kLeastMiddleGap) * middle.gaps / middle.cards);
  plan.middleGap = kMiddleGap - (plan.middleScale - 1) * middle.cards / middle.gaps;
  planBottom(plan, strip, prompt, trick ? 0 : label, front.height);
  planSeats(plan, plate, sidePlate, trick ? 0 : label, front.height, middle.width);
  if (trick)
    planTrick(plan);
  else
    planMiddle(plan);
  plan.board = trick ? rect(plan.centre.x, plan.trick.y + plan.trick.height / 2, plan.centre.width, plan.trick.height / 2) : plan.own;
  if (mirrored)
    mirror(plan);
  plan.fits = unit >= Math.min(height, width * 0.62) * kLeastCard && seatsFit(plan, sidePlate, front.width);
  return Object.freeze(plan);
}

// The room that the middle needs, in cards: as much on either side of the centre. `cards` of its width
// are taken by what lies there, and so many `gaps` are between and beside that.
function middleExtent(middle) {
  const widths = middle.map(each => each.size ?? 1);
  const centre = centreOf(middle);
  const isOdd = Number.isInteger(centre);
  const side = list => list.reduce((sum, width) => sum + width, 0);
  const sides = Math.max(side(widths.slice(0, Math.ceil(centre))), side(widths.slice(Math.floor(centre) + 1)));
  const cards = 2 * sides + (isOdd ? widths[centre] : 0);
  const gaps = 2 * (Math.ceil(centre) + 1) - (isOdd ? 0 : 1);
  return {width: cards + gaps * kMiddleGap, height: Math.max(1, ...widths), cards, gaps};
}

// Which of the places in the middle is in the centre; of an even number, two are beside it.
function centreOf(middle) {
  return (middle.length - 1) / 2;
}

function planBottom(plan, strip, prompt, label, tall) {
  const {width, height, margin, sizes, em} = plan;
  plan.strip = rect(margin, height - margin - strip, width - 2 * margin, strip);
  const handHeight = Math.round(sizes.hand.height + sizes.hand.width * kRoomToRaise);
  plan.hand = rect(margin, plan.strip.y - margin - handHeight, width - 2 * margin, handHeight);
  plan.prompt = rect(margin, plan.hand.y - prompt, width - 2 * margin, prompt);
  const ownHeight = Math.ceil(sizes.own.height * tall) + label;
  plan.own = rect(margin, plan.prompt.y - margin - ownHeight, width - 2 * margin, ownHeight);

  const tool = Math.round(Math.max(em * 2.7, 30));
  plan.tool = tool;
  plan.rulesCorner = rect(margin, margin, tool, tool);
  plan.panelCorner = rect(width - margin - tool, margin, tool, tool);
  const tools = tool * 3 + 2 * margin;
  plan.tools = rect(width - margin - tools, plan.strip.y, tools, strip);
  const ownPlate = Math.round(Math.min(em * 17, (width - 2 * margin) * 0.32));
  const reserved = Math.max(ownPlate, tools) + margin;
  const plate = Math.min(strip, Math.round(em * 3.5));
  plan.ownPlate = rect(margin, plan.strip.y + strip - plate, ownPlate, plate);
  plan.actions = rect(margin + reserved, plan.strip.y, width - 2 * (margin + reserved), strip);
}

function planSeats(plan, plate, sidePlate, label, tall, middleWidth) {
  const {width, margin, sizes, atEachSide, across, tab} = plan;
  const front = Math.ceil(sizes.opponent.height * tall) + label;
  const top = margin + (across > 0 ? plate + tab + margin + front : 0);
  const sideTop = (across > 0 ? top : plan.rulesCorner.y + plan.rulesCorner.height) + margin;
  const sideBottom = plan.own.y - margin;
  plan.centre = rect(margin, across > 0 ? sideTop : margin, width - 2 * margin,
                     sideBottom - (across > 0 ? sideTop : margin));
  const middle = sizes.hand.width * middleWidth;
  const sideWidth = Math.floor((width - middle) / 2) - margin;
  const sideHeight = atEachSide > 0
      ? Math.floor((sideBottom - sideTop - (atEachSide - 1) * margin) / atEachSide) : 0;
  plan.sideBox = {width: sideWidth, height: sideHeight};

  plan.seats = [{seat: 0, side: "bottom", plate: plan.ownPlate, fan: null, front: plan.own}];
  for (let i = 0; i < atEachSide; ++i) {
    const y = sideTop + (atEachSide - 1 - i) * (sideHeight + margin);
    plan.seats.push(sideSeat(plan, "left", rect(margin, y, sideWidth, sideHeight), sidePlate));
  }
  const corner = plan.rulesCorner.width + 2 * margin;
  const slot = (width - 2 * corner) / Math.max(1, across);
  for (let i = 0; i < across; ++i) {
    const box = rect(Math.round(corner + i * slot + margin / 2), margin, Math.floor(slot - margin),
                     top - margin);
    plan.seats.push(topSeat(plan, box, plate, front));
  }
  for (let i = 0; i < atEachSide; ++i) {
    const y = sideTop + i * (sideHeight + margin);
    plan.seats.push(sideSeat(plan, "right", rect(width - margin - sideWidth, y, sideWidth, sideHeight),
                             sidePlate));
  }
  plan.seats.forEach((seat, number) => { seat.seat = number; });
}

// Changes the sides of what is written or pressed.
function mirror(plan) {
  const {width, seats} = plan;
  for (const area of [plan.ownPlate, plan.tools, plan.rulesCorner, plan.panelCorner])
    area.x = width - area.x - area.width;
  for (const seat of seats) {
    if (seat.fan)
      seat.fan.x = 2 * seat.plate.x + seat.plate.width - seat.fan.x - seat.fan.width;
  }
}

// At a side: a tall plate at the edge, the cards in front of the player between it and the middle.
function sideSeat(plan, side, box, size) {
  const {em, margin, sideTab} = plan;
  const left = side === "left";
  const y = box.y + Math.round((box.height - size.height - sideTab) / 2);
  const plate = rect(left ? box.x : box.x + box.width - size.width, y, size.width, size.height);
  const fan = rect(plate.x + em * 3.7, plate.y + em * 0.45, plate.width - em * 4.1, em * 2.9);
  const away = size.width + margin;
  const front = rect(left ? box.x + away : box.x, box.y, box.width - away, box.height);
  return {side, plate, fan: rounded(fan), front};
}

// Across: a wide plate at the edge, the cards in front of the player below it.
function topSeat(plan, box, plateHeight, frontHeight) {
  const {em, margin, tab} = plan;
  const width = Math.round(Math.min(box.width, em * 18));
  const plate = rect(box.x + Math.round((box.width - width) / 2), box.y, width, plateHeight);
  // Where facts stand out below the plate, the fan ends above them.
  const fan = rect(plate.x + plate.width - em * 7.6, plate.y + em * 0.3, em * 4, em * (tab > 0 ? 2.55 : 2.9));
  const front = rect(box.x, plate.y + plateHeight + tab + margin, box.width, frontHeight);
  return {side: "top", plate, fan: rounded(fan), front};
}

// The places in the middle by their zones, what is shown there by its name as a fact, and the line
// below them.
function planMiddle(plan) {
  const {sizes, centre, em, arrangement, factRoom} = plan;
  const {middle} = arrangement;
  const gap = Math.round(sizes.hand.width * plan.middleGap);
  const spots = middle.map(each => Object.assign({}, each, cardSize(sizes.hand.width * (each.size ?? 1) * plan.middleScale)));
  const whole = spots.reduce((sum, spot) => sum + spot.width, gap * (spots.length - 1));
  const y = centre.y + (centre.height - factRoom) / 2 - em * 0.25;
  const at = centreOf(middle);
  let x = Math.round(plan.width / 2 - whole / 2);
  if (Number.isInteger(at) && spots.length > 0) {
    const before = spots.slice(0, at).reduce((sum, spot) => sum + spot.width + gap, 0);
    x = Math.round(plan.width / 2 - spots[at].width / 2) - before;
  }
  plan.places = {};
  plan.tiles = {};
  for (const spot of spots) {
    const area = rect(x, Math.round(y - spot.height / 2), spot.width, spot.height);
    if (spot.fact)
      plan.tiles[spot.fact] = area;
    else
      plan.places[spot.zone] = Object.assign(spot, area, {outline: area});
    x += spot.width + gap;
  }
  const tallest = Math.max(0, ...spots.map(spot => spot.height));
  const line = Math.max(whole, sizes.hand.width * 3);
  plan.facts = factRoom === 0 ? null
      : rounded(rect((plan.width - line) / 2, y + tallest / 2 + em * 0.5, line, factRoom - em * 0.5));
}

function seatsFit(plan, sidePlate, frontWidth) {
  const {sizes, sideBox, atEachSide, em, seats, sideTab} = plan;
  const sideFits = atEachSide === 0 ||
      sideBox.height >= sidePlate.height + sideTab &&
      sideBox.width >= sidePlate.width + plan.margin + sizes.opponent.width * frontWidth * 0.8;
  const topFits = seats.every(seat => seat.side !== "top" || seat.plate.width >= em * 15);
  return sideFits && topFits && plan.actions.width >= plan.words * 16;
}

// --- Places and cards ----------------------------------------------------------------------------

// Where a place is: of the middle, in front of a seat, or a hand. `count` is the number of places of
// this zone that the seat has, `opened` the number of cards of its hand if that is opened, else -1.
// `lying` are the zones of the seat in which cards lie.
export function place(plan, zone, seat, pile, count, opened = -1, lying = []) {
  const middle = plan.places[zone];
  if (middle)
    return middle;
  const entry = entryOf(plan.arrangement.front, zone);
  const home = seatHome(plan, seat);
  if (entry && seat >= 0)
    return Object.assign(frontPlace(plan, home, zone, pile, count), {badge: entry.badge});
  const hand = opened >= 0 ? openFanGround(plan, seat, opened, lying) : home.fan ?? plan.hand;
  return Object.assign({}, hand, {outline: null, hand: true, wide: true});
}

// The facts that stand among the cards in front of players, by their names.
export function frontFacts(plan) {
  const facts = {};
  for (const {fact} of plan.arrangement.front ?? []) {
    if (fact)
      facts[fact] = true;
  }
  return facts;
}

// Where such a fact of a player stands.
export function frontTile(plan, seat, fact) {
  return tile(plan, seatHome(plan, seat), fact);
}

// Whether the arrangement leaves a zone to the hands.
export function isHand(plan, zone) {
  return !plan.places[zone] && !entryOf(plan.arrangement.front, zone);
}

// The home of a card: its centre, its size, its rotation in degrees and its layer. `size` is the number
// of cards in its place, `fanOpen` whether the hand of this seat is opened to be pointed at.
export function cardHome(plan, zone, seat, pile, count, slot, size, fanOpen, lying = []) {
  const middle = plan.places[zone];
  if (middle) {
    const lift = middle.heap ? stackLift(middle.width, slot) : 0;
    return Object.assign(centred(rect(middle.x, middle.y - lift, middle.width, middle.height), 1 + slot),
                         {shaded: !middle.heap && slot === size - 1, closed: middle.closed});
  }
  const home = seatHome(plan, seat);
  if (entryOf(plan.arrangement.front, zone))
    return frontCard(plan, home, zone, pile, count, slot, size);
  if (seat <= 0)
    return handCard(plan, size, slot);
  return fanOpen ? openFanCard(plan, home, size, slot, lying) : fanCard(plan, home, size, slot);
}

// The card at `slot` (0 is leftmost) of `count` in the viewer's hand: its centre, size and rotation in
// degrees. The row has a slight arc; with very many cards they become smaller rather than unreadable.
export function handCard(plan, count, slot) {
  const room = plan.hand;
  const full = plan.sizes.hand.width;
  // In steps of four cards, so that not every card drawn changes the size of all.
  const steps = Math.ceil(Math.max(0, count - 1) / 4) * 4;
  const width = count > 8 ? Math.min(full, Math.floor(room.width * 0.985 / (1 + kIndexPart * steps))) : full;
  const size = width === full ? plan.sizes.hand : cardSize(width);
  const step = count > 1 ? Math.min(width * 0.56, (room.width * 0.985 - width) / (count - 1)) : 0;
  const half = step * (count - 1) / 2;
  const offset = slot * step - half;
  const sag = Math.min(width * 0.07, half * 0.045);
  const radius = sag > 0 ? (half * half + sag * sag) / (2 * sag) : 0;
  const angle = radius > 0 ? Math.asin(offset / radius) : 0;
  const drop = radius > 0 ? radius * (1 - Math.cos(angle)) : 0;
  const bottom = room.y + room.height - sag - width * 0.04;
  return {
    x: room.x + room.width / 2 + offset,
    y: bottom - size.height / 2 + drop,
    width: size.width,
    height: size.height,
    rotation: angle * 180 / Math.PI,
    layer: 1 + slot
  };
}

// The home of a seat. While players leave the table, seats may be asked for that there are no more.
export function seatHome(plan, seat) {
  return plan.seats[seat] ?? plan.seats[0];
}

// Where something stands for a moment between a plate and the middle: what a player shows, cards that
// the player has won.
function beforePlate(plan, seat, width, height) {
  const {front, side} = seatHome(plan, seat);
  const inner = {
    x: side === "left" ? front.x : side === "right" ? front.x + front.width - width : front.x + (front.width - width) / 2,
    y: front.y + (front.height - height) / 2
  };
  return rounded(rect(inner.x, inner.y, width, height));
}

// A symbol that a player shows.
export function symbolSpot(plan, seat) {
  const size = Math.min(plan.sizes.opponent.height, plan.em * 7, seatHome(plan, seat).front.height);
  return beforePlate(plan, seat, size, size);
}

// The card at `slot` of what is gathered before a player: above all that lies still.
export function gatheredCard(plan, seat, slot) {
  const {width, height} = cardSize(plan.sizes.opponent.width * 0.8);
  return Object.assign(centred(beforePlate(plan, seat, width, height), kGathered + slot), {shaded: true});
}

// How many backs of a fan can be told apart.
const kFanBacks = 9;

// A card of the small fan of backs on an opponent's plate.
function fanCard(plan, home, count, slot) {
  const room = home.fan ?? plan.ownPlate;
  const size = home.fan && home.fan.height < plan.sizes.fan.height ? cardSize(home.fan.height / kAspect) : plan.sizes.fan;
  const backs = Math.min(count, kFanBacks);
  const step = backs > 1 ? Math.min(size.width * 0.3, (room.width - size.width) / (backs - 1)) : 0;
  const back = count > 1 ? Math.round(slot * (backs - 1) / (count - 1)) : 0;
  return {
    x: room.x + room.width / 2 + (back - (backs - 1) / 2) * step,
    y: room.y + room.height / 2,
    width: size.width,
    height: size.height,
    rotation: 0,
    layer: 1 + slot
  };
}

// The ground of an opened hand of `count` cards.
export function openFanGround(plan, seat, count, lying = []) {
  return openFanCard(plan, seatHome(plan, seat), count, 0, lying).ground;
}

