// SPDX-License-Identifier: GPL-3.0-or-later
// Layout of the cards and facts in front of a player, by the shapes that Arrangements.mjs lists. An
// opened hand is spread out in front of its player, with backs or faces up.
// `plan` is the plan of the table. `home` is the layout of the player's seat in it (seatHome).
import {cardSize, centred, kAspect, rect} from "./Rectangles.mjs";

export const kIndexPart = 0.235;  // part of a card's width that its corner index needs

const kPileGap = 0.1;       // gap between piles, in card widths
const kGap = 0.2;           // gap between a player's zones, in card widths
const kStep = 0.42;         // largest step between the cards of a row, in card widths
const kRowCards = 12;       // if there is room, a row of up to this many cards is not squeezed
// Even in the narrowest row, up to this number of cards keep their full size.
const kLeastCards = 9;
const kUsualCards = 6;      // zones are centred as if each row had this number of cards
const kShift = 0.3;         // offset of a face-up card from a face-down card, in card heights
const kLayer = 40;          // layers (z values) reserved for a pile; the next pile is above them
const kOpened = 1600;       // layer of the cards in opened hands
const kLeastOpened = 0.55;  // least width of cards in an opened hand beside piles, in card widths
const kLeastBeside = 0.8;   // the same beside other zones, where a step must not be too narrow
const kTile = 0.72;         // width and height of a fact's tile, relative to those of a card
const kSeenBehind = 0.48;   // part of the cards behind an opened hand that stays visible

// The shapes of zones and facts in front of a player. `least` and `most` are the minimum and
// maximum width in cards (without `most` there is no maximum), `tall` is the height in cards.
// `place` computes the rectangle of a place in its box, `card` the position of a card in the place.
const kShapes = {
  piles: {least: () => 3, tall: 1, place: pilePlace, card: pileCard},
  row: {least: () => 1 + (kLeastCards - 1) * kIndexPart, most: () => rowWidth(kRowCards), tall: 1, place: rowPlace, card: rowCard},
  stack: {least: () => 1, most: () => 1, tall: 1, place: rowPlace, card: pileCard},
  threes: {least: () => threesWidth(1), most: () => threesWidth(1), tall: 1 + kShift, place: threesPlace, card: threesCard},
  trick: {least: entry => rowWidth(entry.cards), most: entry => rowWidth(entry.cards), tall: 1, place: rowPlace, card: rowCard},
  tile: {least: () => kTile, most: () => kTile, tall: 1}
};

// If only facts are in front of a player, this shape reserves room beside them for the player's
// opened hand.
const kOpenedHand = {shape: "stack"};

function withOpenedHand(front) {
  return front.length > 0 && front.every(entry => entry.fact) ? [...front, kOpenedHand] : front;
}

// Returns the entries of the arrangement in front of this seat. For an opponent they can include
// room for an opened hand. The viewer's hand is never opened.
function entriesAt(plan, home) {
  const {front} = plan.arrangement;
  return home.side === "bottom" ? front : withOpenedHand(front);
}

function shapeOf(entry) {
  return kShapes[entry.fact ? "tile" : entry.shape];
}

// Returns the least width and the height of the area in front of a player, in cards.
export function extent(front) {
  const widths = withOpenedHand(front).map(entry => shapeOf(entry).least(entry));
  return {
    width: widths.reduce((sum, width) => sum + width, 0) + kGap * Math.max(0, widths.length - 1),
    height: Math.max(1, ...front.map(entry => shapeOf(entry).tall))
  };
}

export function entryOf(front, zone) {
  return front.find(entry => entry.zone === zone || entry.under === zone || entry.over === zone) ?? null;
}

// Returns the rectangle of a zone in front of a player, or of its pile number `pile`, with the
// `outline` of the first card. `heap` is true if the cards form a pile with visible edges. For piles
// also returns the distance to the next pile (`step`) and the visible width of this pile (`seen`).
// `count` is the number of piles.
export function place(plan, home, zone, pile, count) {
  const at = frame(plan, home, zone);
  const shape = kShapes[at.entry.shape];
  return Object.assign({heap: shape.card === pileCard}, shape.place(at, Math.max(0, pile), Math.max(count, pile + 1, 1)));
}

// Returns the rectangle of a fact in front of a player, or null if the arrangement does not show
// the fact there.
export function tile(plan, home, fact) {
  const entry = plan.arrangement.front.find(each => each.fact === fact);
  if (!entry)
    return null;
  const full = fullSize(plan, home);
  const at = {plan, home, entry, full, tall: 1, box: boxOf(plan, home, entry, full)};
  const {width, height} = fittingSize(at);
  const size = {width: Math.min(at.box.width, Math.round(width * kTile)), height: Math.round(height * kTile)};
  const x = at.box.x + (at.box.width - size.width) / 2;
  return rect(Math.round(x), topIn(at, height) + Math.round((height - size.height) / 2), size.width, size.height);
}

// Returns the centre, size and layer of a card in front of a player. `slot` is its index among the
// `size` cards of its place.
export function card(plan, home, zone, pile, count, slot, size) {
  const at = frame(plan, home, zone);
  return kShapes[at.entry.shape].card(at, Math.max(0, pile), Math.max(count, pile + 1, 1), slot, size);
}

// Returns how far the card at `slot` is above the base of its pile, in pixels. Each card below it,
// up to 12 cards, adds a visible edge.
export function stackLift(width, slot) {
  return Math.min(slot, 12) * Math.max(0.5, width / 90);
}

// Returns the position of the card at `slot` of `count` in a hand that is opened in front of its
// player, so that single backs can be chosen. It includes `ground`, the rectangle of the whole
// hand. If there is room, the hand is beside the player's piles and threes, or below them. With less
// room it is beside them, with smaller cards. Otherwise it covers the player's face-up cards, with
// smaller cards if necessary, or the whole front: at most about half of these cards, and never the
// facts. `lying` lists the zones of the player's other places that contain cards, one entry per
// place. If it is empty, the hand is next to the plate or to the facts. `ownLying` lists the zones of
// the viewer's places in the same way.
export function openFanCard(plan, home, count, slot, lying, ownLying) {
  const besideFact = besideFacts(plan, home);
  const {front} = plan.arrangement;
  const hasRow = front.some(entry => entry.shape === "row" && lying.includes(entry.zone));
  const threes = front.find(entry => entry.shape === "threes" && [entry.under, entry.over].some(zone => lying.includes(zone)));
  const tall = threes ? 1 + kShift : 1;
  const seen = (hasRow || threes ? kSeenBehind : 0) + (threes && lying.includes(threes.over) ? kShift : 0);
  const at = {plan, home, box: besideFact ?? home.front, full: fullSize(plan, home), tall};
  const full = fittingSize(at);
  const margin = Math.round(plan.em * 0.35);
  const piles = front.find(entry => entry.shape === "piles" && lying.includes(entry.zone));
  const spread = piles || threes ? spreadOf(plan, home, piles ?? threes, lying) : null;
  const alone = !front.some(entry => [entry.zone, entry.under, entry.over].some(zone => lying.includes(zone)));
  const bottom = at.box.y + at.box.height + plan.margin - margin + freeBelow(plan, home, ownLying);
  const covering = piles ? spread.y + spread.height - Math.round(full.height * (1 - kSeenBehind)) + margin
                         : topIn(at, Math.round(full.height * tall)) + Math.round(full.height * seen) + margin;
  const below = spread ? spread.y + spread.height + labelOf(plan) + margin : 0;
  const widest = 1 + Math.max(0, count - 1) * kIndexPart;
  const beside = width => besideSpread(at, spread, width * widest + 3 * margin);
  const free = !spread ? null : beside(full.width) ?? (below + full.height > bottom ? beside(full.width * kLeastOpened) : null);
  const top = free ? free.y + margin : spread ? Math.max(covering, Math.min(bottom - full.height, below)) : covering;
  const room = bottom - top;
  const byHeight = room < full.height ? Math.floor(room / kAspect) : full.width;
  const row = free || alone ? null : besideOthers(at, margin + full.width * kLeastBeside * widest);
  const most = free ? free.width - 3 * margin : row ? row.width - margin : Infinity;
  const fitting = Math.min(byHeight, Math.floor(most / widest));
  const size = fitting < full.width ? cardSize(fitting) : full;
  const area = free ?? (alone ? besideFact : row);
  const box = area ?? at.box;
  const step = count > 1 ? Math.min(size.width * 0.62, (box.width - (free ? 2 : 1) * margin - size.width) / (count - 1)) : 0;
  const width = size.width + step * Math.max(0, count - 1);
  const left = box.x + (free ? (free.before ? box.width - width - margin : margin)
                             : area && home.side !== "right" ? startOfBox(plan, home, box.width - width) : fromPlate(home, box.width - width));
  const ground = rect(Math.round(left - margin), Math.round(top - margin), Math.round(width + 2 * margin),
                      size.height + 2 * margin);
  return Object.assign(centred(rect(left + slot * step, top, size.width, size.height), kOpened + slot), {ground});
}

// Returns the height of the free area below the area in front of a player. It is 0 unless the
// player is the nearest to the viewer at a side, and no cards or facts in front of the viewer are
// below.
function freeBelow(plan, home, ownLying) {
  const {own, margin} = plan;
  const {front, trick} = plan.arrangement;
  const {x, y, width, height} = home.front;
  const isNearest = (home.side === "left" || home.side === "right") && y + height + 2 * margin > own.y;
  if (!isNearest || trick || front.some(each => each.fact))
    return 0;
  const entry = front.find(each => [each.zone, each.under, each.over].some(zone => ownLying.includes(zone)));
  const cards = !entry ? null : entry.shape === "piles" || entry.shape === "threes" ? spreadOf(plan, plan.seats[0], entry, ownLying) : own;
  return cards && cards.x < x + width + margin && x < cards.x + cards.width + margin ? 0 : own.height;
}

// Returns the rectangle around all piles of a player, or around the player's three face-down cards
// (shape `threes`) and the face-up cards on them.
function spreadOf(plan, home, entry, lying) {
  const zone = entry.zone ?? entry.under;
  const count = entry.shape === "piles" ? lying.filter(each => each === zone).length : 3;
  const areas = Array.from({length: count}, (none, pile) => place(plan, home, zone, pile, count));
  if (lying.includes(entry.over))
    areas.push(place(plan, home, entry.over, 0, 1));
  const x = Math.min(...areas.map(area => area.x));
  const y = Math.min(...areas.map(area => area.y));
  return rect(x, y, Math.max(...areas.map(area => area.x + area.width)) - x, Math.max(...areas.map(area => area.y + area.height)) - y);
}

// Returns the wider of the two areas to the left and right of the rectangle `spread`, or null if it
// is narrower than `least`. `before` is true if it is the area at the left.
function besideSpread(at, spread, least) {
  const {x, y, width, height} = at.box;
  const gap = Math.round(at.full.width * kPileGap);
  const before = spread.x - gap - x;
  const start = spread.x + spread.width + gap;
  const behind = x + width - start;
  if (Math.max(before, behind) < least)
    return null;
  return behind >= before
      ? rect(start, spread.y, behind, y + height - spread.y)
      : Object.assign(rect(x, spread.y, before, y + height - spread.y), {before: true});
}

// Returns the wider of the two areas to the left and right of the facts in front of a player, or
// null if there are no facts or the player is the viewer.
function besideFacts(plan, home) {
  const facts = plan.arrangement.front.filter(entry => entry.fact);
  if (facts.length === 0 || home.side === "bottom")
    return null;
  const full = fullSize(plan, home);
  const gap = Math.round(full.width * kGap);
  const {x, y, width, height} = home.front;
  const boxes = facts.map(entry => boxOf(plan, home, entry, full));
  const before = Math.min(...boxes.map(box => box.x)) - gap - x;
  const behind = Math.max(...boxes.map(box => box.x + box.width)) + gap;
  return before > x + width - behind ? rect(x, y, before, height) : rect(behind, y, x + width - behind, height);
}

// Returns the box of the player's row of cards. Returns null if the player has no row or only a
// row, or if the box is narrower than `least`.
function besideOthers(at, least) {
  const {front} = at.plan.arrangement;
  const row = front.length > 1 ? front.find(entry => entry.shape === "row") : null;
  const box = row ? boxOf(at.plan, at.home, row, at.full) : null;
  return box && box.width >= least ? box : null;
}

// --- Boxes ---------------------------------------------------------------------------------------

function frame(plan, home, zone) {
  const entry = entryOf(plan.arrangement.front, zone);
  const full = fullSize(plan, home);
  return {plan, home, zone, entry, full, tall: kShapes[entry.shape].tall, box: boxOf(plan, home, entry, full)};
}

function fullSize(plan, home) {
  return home.side === "bottom" ? plan.sizes.own : plan.sizes.opponent;
}

// Returns the rectangle of an entry of the arrangement (a zone or a fact) in front of a player. The
// entries are side by side. The first one is at the plate or, if the plate is above or below, at
// the left; in a right-to-left language, at the right.
function boxOf(plan, home, entry, full) {
  const front = entriesAt(plan, home);
  if (front.length === 1)
    return home.front;
  const gap = Math.round(full.width * kGap);
  const room = home.front.width - gap * (front.length - 1);
  const widths = shares(front, full.width, room);
  const whole = widths.reduce((sum, width) => sum + width, gap * (front.length - 1));
  const usual = front.reduce((sum, each, index) => sum + Math.min(widths[index], usualWidth(each) * full.width), gap * (front.length - 1));
  const spare = home.front.width - whole;
  let x = home.front.x + (home.side === "top" || home.side === "bottom"
      ? Math.min(spare, (home.front.width - usual) / 2) : fromPlate(home, spare));
  const order = front.map((each, index) => index);
  if (home.side === "right")
    order.reverse();
  for (const index of order) {
    if (front[index] === entry) {
      const start = isMirrored(plan, home) ? 2 * home.front.x + home.front.width - x - widths[index] : x;
      return rect(Math.round(start), home.front.y, widths[index], home.front.height);
    }
    x += widths[index] + gap;
  }
  return home.front;
}

// Returns true if the first entry in front of a player is at the right although the plate is not.
function isMirrored(plan, home) {
  return plan.mirrored && (home.side === "top" || home.side === "bottom");
}

function usualWidth(entry) {
  return entry.shape === "row" ? rowWidth(kUsualCards) : shapeOf(entry).least(entry);
}

// Returns the widths of the entries in front of a player. Each entry gets its minimum width. The
// remaining width is divided among the entries that can use it.
function shares(front, cardWidth, room) {
  const least = front.map(entry => shapeOf(entry).least(entry) * cardWidth);
  const most = front.map(entry => (shapeOf(entry).most?.(entry) ?? Infinity) * cardWidth);
  const growing = front.filter((entry, index) => most[index] > least[index]).length;
  const spare = Math.max(0, room - least.reduce((sum, width) => sum + width, 0)) / Math.max(1, growing);
  return least.map((width, index) => Math.floor(Math.min(most[index], width + (most[index] > width ? spare : 0))));
}

// Returns the offset of an item in a box that is `spare` pixels wider than the item. For a player
// at the left or right, the item is next to the plate; for others it is centred.
function fromPlate(home, spare) {
  if (home.side === "left")
    return 0;
  return home.side === "right" ? spare : spare / 2;
}

function topIn(at, height) {
  const spare = at.home.side === "top" || at.home.side === "bottom" ? 0 : (at.box.height - height) / 2;
  return at.box.y + Math.max(0, Math.round(spare));
}

// Returns the size of a card. It is the size in the plan or, if the box is too low, the largest
// that fits.
function fittingSize(at) {
  const fitting = Math.floor((at.box.height - labelOf(at.plan)) / at.tall / kAspect);
  return fitting >= at.full.width - 1 ? at.full : cardSize(fitting);
}

// Returns the height in pixels of the part of a badge that is below its card.
function labelOf(plan) {
  return Math.round(plan.em * 0.7);
}

// --- Rows, tricks and stacks ---------------------------------------------------------------------

function rowWidth(cards) {
  return 1 + (cards - 1) * kStep;
}

// Returns the offset of a row in its box. The cards of a trick are at the end of the box that is
// nearest to the table's middle. If places of the table lie between the cards and the middle, the
// cards begin at the plate instead. Other rows begin at the plate or at the neighbouring zone.
function rowStart(at, spare) {
  if (at.entry.shape === "trick")
    return at.plan.arrangement.trick ? fromPlate(at.home, spare) : towardMiddle(at, spare);
  const beside = at.plan.arrangement.front.length > 1 && at.home.side !== "right";
  return beside ? startOfBox(at.plan, at.home, spare) : fromPlate(at.home, spare);
}

// Returns the offset of an item in a box beside another zone, which is `spare` pixels wider than the
// item.
function startOfBox(plan, home, spare) {
  return isMirrored(plan, home) ? spare : 0;
}

function towardMiddle(at, spare) {
  const aside = at.home.front.x + at.home.front.width / 2 - at.plan.width / 2;
  if (at.home.side === "bottom" || Math.abs(aside) < at.full.width)
    return spare / 2;
  return aside < 0 ? spare : 0;
}

function rowPlace(at) {
  const size = fittingSize(at);
  const width = Math.round(Math.min(at.box.width, (kShapes[at.entry.shape].most(at.entry)) * size.width));
  const x = Math.round(at.box.x + rowStart(at, at.box.width - width));
  const area = rect(x, topIn(at, size.height), width, size.height);
  const outline = rect(Math.round(x + rowStart(at, width - size.width)), area.y, size.width, size.height);
  return Object.assign(area, {outline, wide: width > size.width});
}

function rowCard(at, pile, piles, slot, size) {
  const area = rowPlace(at);
  const readable = cardSize(Math.floor(area.width / (1 + (size - 1) * kIndexPart)));
  const {width, height} = readable.width < area.outline.width ? readable : area.outline;
  const step = size > 1 ? Math.min(width * kStep, (area.width - width) / (size - 1)) : 0;
  const start = rowStart(at, area.width - width - step * Math.max(0, size - 1));
  return Object.assign(centred(rect(area.x + start + slot * step, area.y, width, height), 1 + slot), {shaded: true});
}

// --- Three face-up cards on three face-down ones -------------------------------------------------

function threesWidth(cardWidth) {
  return cardWidth * (3 + 2 * kPileGap);
}

function threesPlace(at, pile) {
  const size = fittingSize(at);
  const width = Math.round(threesWidth(size.width));
  const shift = Math.round(size.height * kShift);
  const x = Math.round(at.box.x + fromPlate(at.home, at.box.width - width));
  const y = topIn(at, size.height + shift);
  if (at.zone === at.entry.over)
    return Object.assign(rect(x, y + shift, width, size.height), {outline: null, wide: true, beneath: true, whole: rect(x, y, width, size.height + shift)});
  const column = rect(threesColumn(x, size, pile), y, size.width, size.height);
  return Object.assign({outline: column, step: size.width * (1 + kPileGap)}, column);
}

function threesColumn(x, size, column) {
  return x + Math.round(column * size.width * (1 + kPileGap));
}

function threesCard(at, pile, piles, slot) {
  const size = fittingSize(at);
  const area = threesPlace(at, pile);
  if (at.zone !== at.entry.over)
    return centred(area, 1 + slot);
  const spot = rect(threesColumn(area.x, size, slot), area.y, size.width, size.height);
  return Object.assign(centred(spot, kLayer + slot), {shaded: true, apart: true});
}

// --- Piles ---------------------------------------------------------------------------------------

// If at least this part of each pile is visible in one row, a second row is never better.
const kEnoughSeen = 0.6;

function pilePlace(at, pile, count) {
  const shape = arrangePiles(at, count);
  const row = Math.floor(pile / shape.perRow);
  const inRow = Math.min(shape.perRow, count - row * shape.perRow);
  const rowWidth = shape.size.width + (inRow - 1) * shape.step;
  const left = at.box.x + fromPlate(at.home, at.box.width - rowWidth);
  const area = rect(Math.round(left + (pile - row * shape.perRow) * shape.step),
                    Math.round(topIn(at, shape.rows * shape.rowHeight) + row * shape.rowHeight),
                    shape.size.width, shape.size.height);
  const covered = inRow - 1 > pile - row * shape.perRow;
  return Object.assign({
    outline: area,
    step: shape.step,
    seen: covered ? Math.min(shape.step, shape.size.width) : shape.size.width
  }, area);
}

// Returns the position of a card of a pile or a stack.
function pileCard(at, pile, piles, slot) {
  const {outline, seen} = kShapes[at.entry.shape].place(at, pile, piles);
  const lifted = rect(outline.x, outline.y - stackLift(outline.width, slot), outline.width, outline.height);
  return Object.assign(centred(lifted, 1 + pile * kLayer + slot), {seen});
}

// Arranges piles in one row or in two, depending on which shows more of each card. If there is
// little difference, one row is used.
function arrangePiles(at, count) {
  const {box, full} = at;
  const label = labelOf(at.plan);
  let best = null;
  for (let rows = 1; rows <= 2; ++rows) {
    const perRow = Math.ceil(count / rows);
    const fitting = Math.floor((box.height - rows * label) / rows / kAspect);
    const width = fitting >= full.width - 1 ? full.width : fitting;
    if (rows > 1 && width < full.width * 0.62)
      continue;
    const size = width === full.width ? full : cardSize(width);
    const loose = size.width * (1 + kPileGap);
    const step = perRow > 1 ? Math.min(loose, (box.width - size.width) / (perRow - 1)) : loose;
    const seen = Math.min(step, size.width * kEnoughSeen) * size.width;
    if (!best || seen > best.seen * 1.02)
      best = {size, step, perRow, rows, rowHeight: size.height + label, seen};
  }
  return best;
}
