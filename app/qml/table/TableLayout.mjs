// SPDX-License-Identifier: GPL-3.0-or-later
// Layout of everything on the table: a pure function of the table's size, the number of players,
// the text size and the game's arrangement (see Arrangements.mjs). Seats and the places in the
// middle therefore keep their positions during a deal.
// `em` is the unit of length of plates and places, `labels` the text size there, and `words` the
// text size of messages and buttons. All lengths are item pixels; rectangles are
// {x, y, width, height}. Seat 0 is the viewer's, at the bottom; seats 1 … n-1 follow clockwise from
// the viewer's left.

import {card as frontCard, entryOf, extent, kIndexPart, openFanCard, place as frontPlace, stackLift, tile} from "./FrontLayout.mjs";
import {extent as trickExtent, planTrick} from "./TrickLayout.mjs";
import {cardSize, centred, clamp, kAspect, rect, rounded} from "./Rectangles.mjs";

const kGathered = 1700;       // layer of the cards that are gathered (shown) in front of a player
// kArc: largest height of the arc of the hand. kBelowHand: room below the cards of the hand.
// kRoomToRaise: room for the arc and for raised cards (TableCard.selectedRaise). These are in
// widths of a hand card. kFocusFrame: room for the frame of a focused card (FocusFrame), in pixels.
const kArc = 0.05;
const kBelowHand = 0.025;
const kRoomToRaise = 0.25;
const kFocusFrame = 6;
const kMiddleGap = 0.22;      // usual gap between items in the middle, in widths of `sizes.middle`
// Minimum gap between items in the middle if the table is narrow, in widths of `sizes.middle`.
const kLeastMiddleGap = 0.1;

// Number of opponents at the top of the table, indexed by the number of opponents. The others are
// at the two sides, the same number on each.
const kAcross = [0, 1, 0, 1, 2, 3, 2, 3];

// Minimum width of a card in the middle (kLeastCard), and maximum width of any card (kLargestCard),
// both relative to the table's height. For the minimum, the height counts as at most 0.62 of the
// table's width. Large text has the smaller minimum kLeastCardOfLargeText.
const kLeastCard = 0.11;
const kLeastCardOfLargeText = 0.1;
const kLargestCard = 0.155;
// Largest width of a hand card, relative to a card in the middle of the table.
const kLargestHand = 1.35;
const kSmallestText = 8.5;
// If the user enlarges the text, cards of the hand keep their width. Cards in the middle keep at
// least kLeastShare of theirs; with text of twice the size, this share is smaller by kLossForText.
const kLeastShare = 0.95;
const kLossForText = 0.25;
// Minimum width of the area for action buttons, in text sizes. With large text the minimum is
// smaller, so the buttons form a board more often.
const kLeastActions = 16;
const kLeastLargeActions = 12;
const kHomeText = 14;
// Largest size of the text on plates and labels, in units of `em`: plates and places have some room
// around their texts. Lines of a plate have the height kLine, in sizes of its text; those of a tall
// plate begin at kTallWords, in units of `em`.
const kLargestLabel = 1.25;
export const kLine = 1.35;
export const kTallWords = 3.95;

// Computes the layout (plan) of the whole table for an `arrangement`. `textSize` is in percent.
// `mirrored` is true for right-to-left languages: the viewer's plate, the tools, the corners, the
// fans on plates and the cards below or above a plate change sides. The seats are not mirrored, because play is clockwise in all
// languages.
export function measure(arrangement, width, height, players, textSize, mirrored) {
  const home = kHomeText * clamp(Math.pow(Math.min(width / 1280, height / 770), 0.7), 0.9, 1.8);
  const wanted = home * clamp(textSize / 100, 0.8, 2);
  const planned = (em, words, leastHand = 0) =>
      withLabels(planWith(arrangement, width, height, players, em, words, mirrored, words > home, leastHand),
                 Math.min(wanted, em * clamp(textSize / 100, 1, kLargestLabel)));
  let usual = null;
  for (let em = Math.min(home, wanted); em >= kSmallestText && !usual?.fits; em -= 0.5)
    usual = planned(em, em);
  if (usual.em >= wanted)
    return usual;
  // Of all plans with cards of sufficient size, the best has the largest product of its text sizes.
  // The largest possible `em` grows as `words` shrinks.
  const {hand, middle} = usual.sizes;
  const least = middle.width * (kLeastShare - kLossForText * Math.max(0, wanted / home - 1));
  let best = usual;
  let em = usual.em;
  for (let words = wanted; words >= em; words -= 1) {
    for (let plan; em <= words; em += 0.5) {
      plan = planned(em, words, hand.width);
      // On a very low table the cards are too small with any text.
      if (!(usual.fits ? plan.fits : plan.hasRoom) || plan.sizes.middle.width < least)
        break;
      if (plan.labels * plan.words > best.labels * best.words)
        best = plan;
    }
  }
  return best;
}

// Completes a plan with the size of the text on plates and labels. At the sides, the plates become
// as tall as this text needs. If there is too little room, the text is smaller, at least `em`.
function withLabels(plan, wanted) {
  const {em, sideTab} = plan;
  const tall = size => Math.round(em * kTallWords + 2 * kLine * size + em * 0.05);
  let labels = Math.max(em, wanted);
  const sides = plan.seats.filter(seat => seat.side === "left" || seat.side === "right");
  if (sides.length > 0)
    labels = clamp((plan.sideBox.height - sideTab - em * (kTallWords + 0.1)) / (2 * kLine), em, labels);
  for (const {plate, fan} of sides) {
    const more = Math.max(0, tall(labels) - plate.height);
    plate.y -= Math.floor(more / 2);
    plate.height += more;
    fan.y -= Math.floor(more / 2);
  }
  return Object.freeze(Object.assign(plan, {labels}));
}

// Computes the plan for the unit `em` (plates and places) and the text size `words` (messages and
// buttons). First come items with fixed heights: the hand at the bottom and the prompt above it.
// Then come the area in front of the viewer, the middle, and the opponents around the middle. Cards
// of the hand are at least `leastHand` wide. `isLarge` is true if the user chose large text.
function planWith(arrangement, width, height, players, em, words, mirrored, isLarge, leastHand) {
  const across = kAcross[players - 1];
  const atEachSide = (players - 1 - across) / 2;
  const margin = Math.round(clamp(Math.min(width, height) * 0.012, 6, 24));
  const strip = Math.round(Math.max(em * 3.5, words * 2.8));
  const prompt = Math.round(words * (width < words * 62 ? 2.9 : 2.1));
  const plate = Math.round(em * 3.5);
  const label = Math.round(em * 0.7);
  const sidePlate = {width: Math.round(em * 8.6), height: Math.round(em * 6.7)};
  // Facts about a player extend below the plate. The margin between plates has room for a part of
  // them.
  const tab = arrangement.plateFacts ? Math.round(em * 0.8) : 0;
  const sideTab = Math.max(0, tab + 3 - margin);
  const factRoom = arrangement.tableFacts ? Math.round(em * 2) : 0;

  const {trick} = arrangement;
  const middle = trick ? trickExtent(trick, atEachSide, across) : middleExtent(arrangement.middle);
  // If there is a trick in the middle, no other cards are in front of the players.
  const front = trick ? {width: 0, height: 0} : extent(arrangement.front);
  const own = trick ? middle.card : arrangement.own;
  const opponent = trick ? middle.card : arrangement.opponent;
  const fixed = kFocusFrame + margin * 6 + (trick ? middle.rows * label : 0) + strip + prompt + label * 2 + factRoom + (across > 0 ? plate + tab + label : 0);
  const perCard = kAspect * (1 + (own + (across > 0 ? opponent : 0)) * front.height + middle.height) + kRoomToRaise;
  const besides = Math.max(sidePlate.height + sideTab, em * 5) * atEachSide + margin * (atEachSide + 1);
  const byHeight = Math.min((height - fixed) / perCard,
                            (height - fixed + factRoom - besides) / (perCard - kAspect * middle.height));
  const byWidth = atEachSide > 0
      ? (width - 2 * sidePlate.width - 6 * margin) / (middle.width + 2 * front.width * opponent)
      : width / 6;
  const perHandCard = kAspect + kRoomToRaise;
  // Width of a card in the middle if the cards of the hand have their minimum width `leastHand`.
  const besideHand = (height - fixed - leastHand * perHandCard) / (perCard - perHandCard);
  const unit = Math.max(24, Math.floor(Math.min(byHeight, besideHand, byWidth, height * kLargestCard)));

  // In a narrow table, the width limits the size of the cards in the middle and in front of
  // players. The remaining height is used for larger cards in the hand.
  const middleHeight = unit * kAspect * middle.height;
  const room = height - fixed - unit * (perCard - perHandCard) - em / 2;
  const taller = 1 + (room - leastHand * perHandCard) / middleHeight;
  const middleScale = clamp(Math.min(byHeight / byWidth, taller), 1, 1 + (kMiddleGap - kLeastMiddleGap) * middle.gaps / middle.cards);
  const handRoom = Math.min(room - middleHeight * (middleScale - 1), room + factRoom - besides + middleHeight);
  const handUnit = trick || byHeight <= byWidth ? Math.max(unit, leastHand) : Math.floor(clamp(handRoom / perHandCard, Math.max(unit, leastHand), Math.min(height * kLargestCard, unit * kLargestHand)));

  const sizes = {
    hand: cardSize(handUnit),
    middle: cardSize(unit),
    own: cardSize(unit * own),
    opponent: cardSize(unit * opponent),
    fan: cardSize(em * 2.9 / kAspect)
  };
  const plan = {arrangement, width, height, players, em, words, margin, sizes, atEachSide, across, tab, sideTab, label, factRoom, mirrored, hasRoom: false, fits: false};
  // If the table's width limits the size of the items in the middle, the gaps between them are
  // smaller. So the items can be larger.
  plan.middleScale = middleScale;
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
  plan.wideActions = between(plan.strip, mirrored ? plan.tools : plan.ownPlate, mirrored ? plan.ownPlate : plan.tools, margin);
  plan.hasRoom = seatsFit(plan, sidePlate, front.width) && plan.actions.width >= words * (isLarge ? kLeastLargeActions : kLeastActions);
  plan.fits = plan.hasRoom && unit >= Math.min(height, width * 0.62) * (isLarge ? kLeastCardOfLargeText : kLeastCard);
  return plan;
}

// Returns the size of the middle of the table, in card widths and heights. The middle is symmetric
// about its centre. Its width is the sum of `cards` card widths and of `gaps` gaps between and
// beside the cards.
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

// Returns the index of the middle place in the table's centre. If the number of places is even, the
// centre is between two of them, and the index is a fraction.
function centreOf(middle) {
  return (middle.length - 1) / 2;
}

function planBottom(plan, strip, prompt, label, tall) {
  const {width, height, margin, sizes, em} = plan;
  plan.strip = rect(margin, height - margin - strip, width - 2 * margin, strip);
  const handHeight = Math.round(sizes.hand.height + sizes.hand.width * kRoomToRaise) + kFocusFrame;
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
  const middle = sizes.middle.width * middleWidth;
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

// Returns the part of `strip` between two areas in it, with this margin at both sides.
function between(strip, left, right, margin) {
  const x = left.x + left.width + margin;
  return rect(x, strip.y, right.x - margin - x, strip.height);
}

// Mirrors the positions of the viewer's plate, the round buttons and the fans on plates for
// right-to-left languages.
function mirror(plan) {
  const {width, seats} = plan;
  for (const area of [plan.ownPlate, plan.tools, plan.rulesCorner, plan.panelCorner])
    area.x = width - area.x - area.width;
  for (const seat of seats) {
    if (seat.fan)
      seat.fan.x = 2 * seat.plate.x + seat.plate.width - seat.fan.x - seat.fan.width;
  }
}

// Returns the layout of a seat at the left or right: a tall plate at the table's edge, and the area
// in front of the player between plate and middle.
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

// Returns the layout of a seat at the top: a wide plate at the table's edge, and the area in front
// of the player below the plate.
function topSeat(plan, box, plateHeight, frontHeight) {
  const {em, margin, tab} = plan;
  const width = Math.round(Math.min(box.width, em * 20));
  const plate = rect(box.x + Math.round((box.width - width) / 2), box.y, width, plateHeight);
  // If facts extend below the plate, the fan of backs ends above them.
  const fan = rect(plate.x + plate.width - em * 7.6, plate.y + em * 0.3, em * 3.5, em * (tab > 0 ? 2.55 : 2.9));
  const front = rect(box.x, plate.y + plateHeight + tab + margin, box.width, frontHeight);
  return {side: "top", plate, fan: rounded(fan), front};
}

// Computes the layout of the middle: the rectangles of places (by zone) and of facts (by name), and
// the row of facts below them.
function planMiddle(plan) {
  const {sizes, centre, em, arrangement, factRoom} = plan;
  const {middle} = arrangement;
  const gap = Math.round(sizes.middle.width * plan.middleGap);
  const spots = middle.map(each => Object.assign({}, each, cardSize(sizes.middle.width * (each.size ?? 1) * plan.middleScale)));
  const whole = spots.reduce((sum, spot) => sum + spot.width, gap * (spots.length - 1));
  const tallest = Math.max(0, ...spots.map(spot => spot.height));
  // The titles below the places need some room, so the places are a little above the centre.
  const y = centre.y + Math.max(tallest / 2, (centre.height - factRoom) / 2 - em * 0.25);
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
  const line = Math.max(whole, sizes.middle.width * 3);
  plan.facts = factRoom === 0 ? null
      : rounded(rect((plan.width - line) / 2, y + tallest / 2 + em * 0.5, line, factRoom - em * 0.5));
}

function seatsFit(plan, sidePlate, frontWidth) {
  const {sizes, sideBox, atEachSide, em, seats, sideTab} = plan;
  const sideFits = atEachSide === 0 ||
      sideBox.height >= sidePlate.height + sideTab &&
      sideBox.width >= sidePlate.width + plan.margin + sizes.opponent.width * frontWidth * 0.8;
  const topFits = seats.every(seat => seat.side !== "top" || seat.plate.width >= em * 15);
  return sideFits && topFits;
}

// --- Places and cards ----------------------------------------------------------------------------

// Returns the rectangle of a place in the middle, in front of a seat, or in a hand. `count` is the
// number of places that the seat has in this zone. `opened` is the number of cards if the place is
// an opened hand, else -1. For an opened hand, `lying` lists the zones of the seat's other places
// that contain cards, one entry per place, and `ownLying` those of the viewer.
export function place(plan, zone, seat, pile, count, opened = -1, lying = [], ownLying = []) {
  const middle = plan.places[zone];
  if (middle)
    return middle;
  const entry = entryOf(plan.arrangement.front, zone);
  const home = seatHome(plan, seat);
  if (entry && seat >= 0)
    return Object.assign(frontPlace(plan, home, zone, pile, count), {badge: entry.badge});
  const hand = opened >= 0 ? openFanGround(plan, seat, opened, lying, ownLying) : home.fan ?? plan.hand;
  return Object.assign({}, hand, {outline: null, hand: true, wide: true});
}

// Returns a map whose keys are the names of the facts that are shown in front of players, such as a
// bid.
export function frontFacts(plan) {
  const facts = {};
  for (const {fact} of plan.arrangement.front ?? []) {
    if (fact)
      facts[fact] = true;
  }
  return facts;
}

// Returns the rectangle of a fact that is shown in front of the player in this seat.
export function frontTile(plan, seat, fact) {
  return tile(plan, seatHome(plan, seat), fact);
}

// Returns true if the arrangement does not place the zone, so that its cards are in the players'
// hands.
export function isHand(plan, zone) {
  return !plan.places[zone] && !entryOf(plan.arrangement.front, zone);
}

// Returns the resting position of a card: its centre, size, rotation in degrees and layer. `size`
// is the number of cards in its place. `fanOpen` is true if the hand of this seat is opened.
// `lying` and `ownLying`: see place(). `fan` has the card's slot in a closed fan, where known cards
// are at the end, and the number of `known` cards.
export function cardHome(plan, zone, seat, pile, count, slot, size, fanOpen, lying = [], ownLying = [], fan = {slot, known: 0}) {
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
  return fanOpen ? openFanCard(plan, home, size, slot, lying, ownLying) : fanCard(plan, home, size, fan.slot, fan.known);
}

// Returns the position of the card at `slot` (0 is leftmost) of `count` in the viewer's hand: its
// centre, size and rotation in degrees. The row of cards has a slight arc. If there are many cards,
// they are smaller, so that the index of each stays readable.
export function handCard(plan, count, slot) {
  const room = plan.hand;
  const full = plan.sizes.hand.width;
  // The size of the cards changes only after every fourth card. So drawing a card rarely changes
  // the size.
  const steps = Math.ceil(Math.max(0, count - 1) / 4) * 4;
  const width = count > 8 ? Math.min(full, Math.floor(room.width * 0.985 / (1 + kIndexPart * steps))) : full;
  const size = width === full ? plan.sizes.hand : cardSize(width);
  const step = count > 1 ? Math.min(width * 0.56, (room.width * 0.985 - width) / (count - 1)) : 0;
  const half = step * (count - 1) / 2;
  const offset = slot * step - half;
  const sag = Math.min(width * kArc, half * 0.045);
  const radius = sag > 0 ? (half * half + sag * sag) / (2 * sag) : 0;
  const angle = radius > 0 ? Math.asin(offset / radius) : 0;
  const drop = radius > 0 ? radius * (1 - Math.cos(angle)) : 0;
  const bottom = room.y + room.height - sag - width * kBelowHand;
  return {
    x: room.x + room.width / 2 + offset,
    y: bottom - size.height / 2 + drop,
    width: size.width,
    height: size.height,
    rotation: angle * 180 / Math.PI,
    layer: 1 + slot
  };
}

// Returns the layout of a seat: its side of the table, its plate and the area in front of it. For a
// seat that no longer exists, returns the viewer's: while players leave the table, such seats are
// still requested.
export function seatHome(plan, seat) {
  return plan.seats[seat] ?? plan.seats[0];
}

// Returns a rectangle of this size between a player's plate and the middle. It is used for a sign
// that the player shows, and for cards that are gathered (shown) in front of the player.
function beforePlate(plan, seat, width, height) {
  const {front, side} = seatHome(plan, seat);
  const inner = {
    x: side === "left" ? front.x : side === "right" ? front.x + front.width - width : front.x + (front.width - width) / 2,
    y: front.y + (front.height - height) / 2
  };
  return rounded(rect(inner.x, inner.y, width, height));
}

// Returns the rectangle for a sign that a player shows, such as stone or paper.
export function symbolSpot(plan, seat) {
  const size = Math.min(plan.sizes.opponent.height, plan.em * 7, seatHome(plan, seat).front.height);
  return beforePlate(plan, seat, size, size);
}

// Returns the position of the card at `slot` among the cards that are gathered (shown) in front of
// a player. They are above all other cards that do not move.
export function gatheredCard(plan, seat, slot) {
  const {width, height} = cardSize(plan.sizes.opponent.width * 0.8);
  return Object.assign(centred(beforePlate(plan, seat, width, height), kGathered + slot), {shaded: true});
}

// Maximum number of backs that can be distinguished in a fan.
const kFanBacks = 9;

// Returns the position of the card at `slot` in the small fan of backs that shows an opponent's
// hand on the plate. The last `known` cards show their faces, so each has a position of its own.
function fanCard(plan, home, count, slot, known) {
  const room = home.fan ?? plan.ownPlate;
  const size = home.fan && home.fan.height < plan.sizes.fan.height ? cardSize(home.fan.height / kAspect) : plan.sizes.fan;
  const backs = Math.min(count, Math.max(kFanBacks, known + 1));
  const hidden = count - known;
  const step = backs > 1 ? Math.min(size.width * 0.3, (room.width - size.width) / (backs - 1)) : 0;
  const back = slot >= hidden ? slot - count + backs : hidden > 1 ? Math.round(slot * (backs - known - 1) / (hidden - 1)) : 0;
  return {
    x: room.x + room.width / 2 + (back - (backs - 1) / 2) * step,
    y: room.y + room.height / 2,
    width: size.width,
    height: size.height,
    rotation: 0,
    layer: 1 + slot
  };
}

// Returns the rectangle of the background behind an opened hand of `count` cards.
export function openFanGround(plan, seat, count, lying = [], ownLying = []) {
  return openFanCard(plan, seatHome(plan, seat), count, 0, lying, ownLying).ground;
}

