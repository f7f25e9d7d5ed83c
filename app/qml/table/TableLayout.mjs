// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything on the table lies: a pure function of the table's size, the number of players and
// the size of the text. Nothing here knows what is being played, so places keep their homes while a
// deal goes on. All lengths are item pixels; rectangles are {x, y, width, height}; a seat is 0 for the
// viewer at the bottom, then 1 … n-1 clockwise from the viewer's left.

const kAspect = 1.4;          // height of a card by its width
const kDownpile = 1.15;       // widths of cards by the width of a card in the viewer's hand
const kOwnPile = 0.7;
const kOpponentPile = 0.56;
const kRoomToRaise = 0.27;    // above the hand: for raised cards and the arc
const kPileGap = 0.1;         // between up-piles, by the width of their cards
export const kIndexPart = 0.235;  // the part of a card's width that its index needs

// Stock, downpile and discard with the room between them, in units of a hand card.
const kMiddleGap = 0.22;
const kMiddle = 2 + kDownpile + 4 * kMiddleGap;

// How many opponents sit at each side of the viewer and across, by their number.
const kAcross = [0, 1, 0, 1, 2, 3, 2, 3];

// The width of a card by the table's height (or by what height would suit its width): large text may
// not make it smaller than the least.
const kLeastCard = 0.11;
const kLargestCard = 0.155;
const kSmallestText = 8.5;
const kHomeText = 14;

// The whole plan. `textSize` is in percent. `mirrored` is for languages written from the right: the
// table stays as it is, since play goes clockwise everywhere, but what is around it changes sides.
export function measure(width, height, players, textSize, mirrored) {
  const wanted = kHomeText * clamp(textSize / 100, 0.8, 2) *
      clamp(Math.pow(Math.min(width / 1280, height / 770), 0.7), 0.9, 1.8);
  let plan = null;
  for (let em = wanted; em >= kSmallestText; em -= 0.5) {
    plan = planWith(width, height, players, em, mirrored);
    if (plan.fits)
      break;
  }
  return plan;
}

// What must stay on the table whatever it costs: the hand at the bottom, the prompt above it, then
// the viewer's up-piles, the middle, and the opponents around the middle.
function planWith(width, height, players, em, mirrored) {
  const across = kAcross[players - 1];
  const atEachSide = (players - 1 - across) / 2;
  const margin = Math.round(clamp(Math.min(width, height) * 0.012, 6, 24));
  const strip = Math.round(em * 3.5);
  const prompt = Math.round(em * (width < em * 62 ? 2.9 : 2.1));
  const plate = Math.round(em * 3.5);
  const label = Math.round(em * 0.7);
  const sidePlate = {width: Math.round(em * 8.6), height: Math.round(em * 6.7)};

  const fixed = margin * 6 + strip + prompt + label * 2 + (across > 0 ? plate + label : 0);
  const perCard = kAspect * (1 + kOwnPile + kDownpile + (across > 0 ? kOpponentPile : 0)) + kRoomToRaise;
  const besides = Math.max(sidePlate.height, em * 5) * atEachSide + margin * (atEachSide + 1);
  const byHeight = Math.min((height - fixed) / perCard,
                            (height - fixed - besides) / (perCard - kAspect * kDownpile));
  const byWidth = atEachSide > 0
      ? (width - 2 * sidePlate.width - 6 * margin) / (kMiddle + 2 * 3 * kOpponentPile)
      : width / 6;
  const unit = Math.max(24, Math.floor(Math.min(byHeight, byWidth, height * kLargestCard)));

  const sizes = {
    hand: cardSize(unit),
    middle: cardSize(unit),
    downpile: cardSize(unit * kDownpile),
    own: cardSize(unit * kOwnPile),
    opponent: cardSize(unit * kOpponentPile),
    fan: cardSize(em * 2.9 / kAspect)
  };
  const plan = {width, height, players, em, margin, sizes, atEachSide, across, fits: false};
  planBottom(plan, strip, prompt, label);
  planSeats(plan, plate, sidePlate, label);
  planMiddle(plan);
  if (mirrored)
    mirror(plan);
  plan.fits = unit >= Math.min(height, width * 0.62) * kLeastCard && seatsFit(plan, sidePlate);
  return Object.freeze(plan);
}

function planBottom(plan, strip, prompt, label) {
  const {width, height, margin, sizes, em} = plan;
  plan.strip = rect(margin, height - margin - strip, width - 2 * margin, strip);
  const handHeight = Math.round(sizes.hand.height + sizes.hand.width * kRoomToRaise);
  plan.hand = rect(margin, plan.strip.y - margin - handHeight, width - 2 * margin, handHeight);
  plan.prompt = rect(margin, plan.hand.y - prompt, width - 2 * margin, prompt);
  const ownHeight = sizes.own.height + label;
  plan.own = rect(margin, plan.prompt.y - margin - ownHeight, width - 2 * margin, ownHeight);

  const tool = Math.round(Math.max(em * 2.7, 30));
  plan.tool = tool;
  plan.rulesCorner = rect(margin, margin, tool, tool);
  plan.panelCorner = rect(width - margin - tool, margin, tool, tool);
  const tools = tool * 2 + margin;
  plan.tools = rect(width - margin - tools, plan.strip.y, tools, strip);
  const ownPlate = Math.round(Math.min(em * 17, (width - 2 * margin) * 0.32));
  const reserved = Math.max(ownPlate, tools) + margin;
  plan.ownPlate = rect(margin, plan.strip.y, ownPlate, strip);
  plan.actions = rect(margin + reserved, plan.strip.y, width - 2 * (margin + reserved), strip);
}

function planSeats(plan, plate, sidePlate, label) {
  const {width, margin, sizes, atEachSide, across} = plan;
  const top = margin + (across > 0 ? plate + margin + sizes.opponent.height + label : 0);
  const sideTop = (across > 0 ? top : plan.rulesCorner.y + plan.rulesCorner.height) + margin;
  const sideBottom = plan.own.y - margin;
  plan.centre = rect(margin, across > 0 ? sideTop : margin, width - 2 * margin,
                     sideBottom - (across > 0 ? sideTop : margin));
  const middle = sizes.hand.width * kMiddle;
  const sideWidth = Math.floor((width - middle) / 2) - margin;
  const sideHeight = atEachSide > 0
      ? Math.floor((sideBottom - sideTop - (atEachSide - 1) * margin) / atEachSide) : 0;
  plan.sideBox = {width: sideWidth, height: sideHeight};

  plan.seats = [{seat: 0, side: "bottom", plate: plan.ownPlate, fan: null, piles: plan.own}];
  for (let i = 0; i < atEachSide; ++i) {
    const y = sideTop + (atEachSide - 1 - i) * (sideHeight + margin);
    plan.seats.push(sideSeat(plan, "left", rect(margin, y, sideWidth, sideHeight), sidePlate));
  }
  const corner = plan.rulesCorner.width + 2 * margin;
  const slot = (width - 2 * corner) / Math.max(1, across);
  for (let i = 0; i < across; ++i) {
    const box = rect(Math.round(corner + i * slot + margin / 2), margin, Math.floor(slot - margin),
                     top - margin);
    plan.seats.push(topSeat(plan, box, plate, label));
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

// At a side: a tall plate at the edge, the up-piles between it and the middle.
function sideSeat(plan, side, box, size) {
  const {em, margin} = plan;
  const left = side === "left";
  const y = box.y + Math.round((box.height - size.height) / 2);
  const plate = rect(left ? box.x : box.x + box.width - size.width, y, size.width, size.height);
  const fan = rect(plate.x + em * 3.7, plate.y + em * 0.45, plate.width - em * 4.1, em * 2.9);
  const away = size.width + margin;
  const piles = rect(left ? box.x + away : box.x, box.y, box.width - away, box.height);
  return {side, plate, fan: rounded(fan), piles};
}

// Across: a wide plate at the edge, the up-piles below it.
function topSeat(plan, box, plateHeight, label) {
  const {em, margin, sizes} = plan;
  const width = Math.round(Math.min(box.width, em * 18));
  const plate = rect(box.x + Math.round((box.width - width) / 2), box.y, width, plateHeight);
  const fan = rect(plate.x + plate.width - em * 7.6, plate.y + em * 0.3, em * 4, em * 2.9);
  const piles = rect(box.x, plate.y + plateHeight + margin, box.width, sizes.opponent.height + label);
  return {side: "top", plate, fan: rounded(fan), piles};
}

function planMiddle(plan) {
  const {sizes, centre, em} = plan;
  const gap = Math.round(sizes.hand.width * kMiddleGap);
  const y = centre.y + centre.height / 2 - em * 0.25;
  const downpile = around(plan.width / 2, y, sizes.downpile);
  plan.places = {
    downpile,
    stock: around(downpile.x - gap - sizes.middle.width / 2, y, sizes.middle),
    discard: around(downpile.x + downpile.width + gap + sizes.middle.width / 2, y, sizes.middle)
  };
}

function seatsFit(plan, sidePlate) {
  const {sizes, sideBox, atEachSide, em, seats} = plan;
  const sideFits = atEachSide === 0 ||
      sideBox.height >= sidePlate.height &&
      sideBox.width >= sidePlate.width + plan.margin + sizes.opponent.width * 2.4;
  const topFits = seats.every(seat => seat.side !== "top" || seat.plate.width >= em * 15);
  return sideFits && topFits && plan.actions.width >= em * 16;
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
    rotation: angle * 180 / Math.PI
  };
}

// The home of a seat. While players leave the table, seats may be asked for that there are no more.
export function seatHome(plan, seat) {
  return plan.seats[seat] ?? plan.seats[0];
}

// How many backs of a fan can be told apart.
const kFanBacks = 9;

// A card of the small fan of backs on an opponent's plate.
export function fanCard(plan, seat, count, slot) {
  const room = seatHome(plan, seat).fan ?? plan.ownPlate;
  const size = plan.sizes.fan;
  const backs = Math.min(count, kFanBacks);
  const step = backs > 1 ? Math.min(size.width * 0.3, (room.width - size.width) / (backs - 1)) : 0;
  const back = count > 1 ? Math.round(slot * (backs - 1) / (count - 1)) : 0;
  return {
    x: room.x + room.width / 2 + (back - (backs - 1) / 2) * step,
    y: room.y + room.height / 2,
    width: size.width,
    height: size.height,
    rotation: 0
  };
}

// The rectangle of up-pile `index` of `count` in front of a seat. `step` is how far the next
// one lies from it, `seen` how much of its width that leaves uncovered.
export function pilePlace(plan, seat, count, index) {
  const home = seatHome(plan, seat);
  const full = home.side === "bottom" ? plan.sizes.own : plan.sizes.opponent;
  const shape = arrangePiles(home.piles, full, Math.max(1, count), plan.em);
  const row = Math.floor(index / shape.perRow);
  const inRow = Math.min(shape.perRow, count - row * shape.perRow);
  const rowWidth = shape.size.width + (inRow - 1) * shape.step;
  const left = home.piles.x + rowStart(home.side, home.piles.width - rowWidth);
  const height = shape.rows * shape.rowHeight;
  const top = home.piles.y + (home.side === "top" || home.side === "bottom"
      ? 0 : Math.max(0, Math.round((home.piles.height - height) / 2)));
  return {
    x: Math.round(left + (index - row * shape.perRow) * shape.step),
    y: Math.round(top + row * shape.rowHeight),
    width: shape.size.width,
    height: shape.size.height,
    step: shape.step,
    seen: inRow - 1 > index - row * shape.perRow ? Math.min(shape.step, shape.size.width) : shape.size.width
  };
}

// Piles at a side begin at the plate; others stand in the middle.
function rowStart(side, spare) {
  if (side === "left")
    return 0;
  return side === "right" ? spare : spare / 2;
}

// Showing more than this part of a card is no reason for a second row.
const kEnoughSeen = 0.6;

// One row as long as there is room for it, else two; the best is what leaves most of a card to see.
function arrangePiles(room, full, count, em) {
  const label = Math.round(em * 0.7);
  let best = null;
  for (let rows = 1; rows <= 2; ++rows) {
    const perRow = Math.ceil(count / rows);
    const fitting = Math.floor((room.height - rows * label) / rows / kAspect);
    const width = fitting >= full.width - 1 ? full.width : fitting;
    if (rows > 1 && width < full.width * 0.62)
      continue;
    const size = width === full.width ? full : cardSize(width);
    const loose = size.width * (1 + kPileGap);
    const step = perRow > 1 ? Math.min(loose, (room.width - size.width) / (perRow - 1)) : loose;
    const seen = Math.min(step, size.width * kEnoughSeen) * size.width;
    if (!best || seen > best.seen * 1.02)
      best = {size, step, perRow, rows, rowHeight: size.height + label, seen};
  }
  return best;
}

// How far the card at `slot` of a pile is lifted by those below it: a few card edges.
export function stackLift(width, slot) {
  return Math.min(slot, 12) * Math.max(0.5, width / 90);
}

export function cardSize(width) {
  const whole = Math.max(2, Math.round(width));
  return {width: whole, height: Math.round(whole * kAspect)};
}

function around(x, y, size) {
  return rect(Math.round(x - size.width / 2), Math.round(y - size.height / 2), size.width, size.height);
}

function rounded(area) {
  return rect(Math.round(area.x), Math.round(area.y), Math.round(area.width), Math.round(area.height));
}

function rect(x, y, width, height) {
  return {x, y, width, height};
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
