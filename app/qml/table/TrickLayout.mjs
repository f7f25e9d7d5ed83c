// SPDX-License-Identifier: GPL-3.0-or-later
// A trick that lies together in the middle of the table: each player's cards at the player's side,
// in three columns, and places of the table between the columns. An arrangement asks for it with
// `trick`: the lists of places `left` and `right` of the middle column, with the fields of `middle`
// in Arrangements.mjs.
import {cardSize, clamp, rect} from "./Rectangles.mjs";

const kGap = 0.15;          // least gap between columns and places, in widths of `sizes.middle`
const kMostGap = 0.5;       // largest gap, in widths of `sizes.middle`
const kLeastColumn = 1.5;   // least width of a player's cards, in widths of `sizes.middle`
const kMostCentre = 1.9;    // largest width of the middle column, in widths of `sizes.middle`
// Largest width of the left and right columns, in widths of `sizes.middle`
const kMostSide = 2.1;

// Returns the number of rows in which the cards of the trick are arranged. `atEachSide` is the
// number of players at each side, `across` the number of players at the top.
function rowsOf(atEachSide, across) {
  return Math.max(2, atEachSide + firstSideRow(across));
}

// Returns the index of the first row for players at the sides. It is 1 if two or three players at
// the top use the upper corners, else 0.
function firstSideRow(across) {
  return across >= 2 ? 1 : 0;
}

function besideWidth(trick) {
  return Math.max(0, ...trick.left.concat(trick.right).map(each => each.size));
}

// Returns the size of the whole trick, in widths and heights of a card of `sizes.middle`. Also
// returns the scale of its cards and its number of rows.
export function extent(trick, atEachSide, across) {
  const rows = rowsOf(atEachSide, across);
  const card = rows > 2 ? 0.86 : 1;
  const gaps = 4;
  return {width: 3 * kLeastColumn + 2 * besideWidth(trick) + gaps * kGap, height: rows * card, rows, card, cards: 1, gaps};
}

// Adds to the plan the areas in front of all seats, which contain the cards of the trick. Also adds
// the rectangles of the table's places. These places are between the columns. Beside a plate they
// would seem to belong to its player.
export function planTrick(plan) {
  const {arrangement, centre, sizes, atEachSide, across, label} = plan;
  const unit = sizes.middle.width;
  const beside = Math.round(besideWidth(arrangement.trick) * unit);
  const {left, right} = roomOf(plan);
  const half = Math.min(plan.width / 2 - left, right - plan.width / 2) - beside;
  const least = Math.round(unit * kGap);
  const middle = Math.round(clamp((half - 2 * least) * 2 / 3, 1, kMostCentre * unit));
  const side = Math.round(clamp(half - 2 * least - middle / 2, 1, kMostSide * unit));
  const gap = Math.round(clamp((half - middle / 2 - side) / 2, least, kMostGap * unit));
  const columnOf = (x, width) => ({x: Math.round(plan.width / 2 + x), width});
  const inner = middle / 2 + gap;
  const outer = inner + beside + gap;
  const columns = [columnOf(-outer - side, side), columnOf(-middle / 2, middle), columnOf(outer, side)];
  const rows = rowsOf(atEachSide, across);
  const pitch = Math.min(Math.floor(centre.height / rows), Math.round(sizes.own.height * 1.08) + label);
  const top = centre.y + Math.round((centre.height - rows * pitch) / 2);
  for (const seat of plan.seats) {
    const {column, row} = cellOf(seat, atEachSide, across, rows);
    seat.front = rect(columns[column].x, Math.round(top + row * pitch), columns[column].width, Math.min(pitch - 1, sizes.own.height + label));
  }
  plan.trick = rect(columns[0].x, top, columns[2].x + side - columns[0].x, rows * pitch);
  planBeside(plan, {left: columnOf(-inner - beside, beside), right: columnOf(inner, beside)}, least);
}

// Returns the left and right limits of the space between the plates at the left and right.
function roomOf(plan) {
  const edge = side => plan.seats.filter(seat => seat.side === side).map(seat => seat.plate);
  const left = Math.max(plan.margin, ...edge("left").map(plate => plate.x + plate.width + plan.margin));
  const right = Math.min(plan.width - plan.margin, ...edge("right").map(plate => plate.x - plan.margin));
  return {left, right};
}

// Returns the column and the row (from the top) in which a seat's cards are placed in the trick.
function cellOf(seat, atEachSide, across, rows) {
  const {side, seat: number} = seat;
  if (side === "bottom")
    return {column: 1, row: rows - 1};
  if (side === "top") {
    const index = number - 1 - atEachSide;
    return {column: across === 1 ? 1 : across === 2 ? index * 2 : index, row: 0};
  }
  const first = firstSideRow(across);
  const start = first + (rows - first - atEachSide) / 2;
  const index = side === "left" ? atEachSide - number : number - 1 - atEachSide - across;
  return {column: side === "left" ? 0 : 2, row: start + index};
}

// Plans the table's places in the two spaces between the columns of the trick, one below the other.
// `columns` has the position and width of both spaces, `left` and `right`.
function planBeside(plan, columns, gap) {
  const {arrangement, centre, sizes, em} = plan;
  // A label at the lower edge of a place extends below it, above the caption.
  const captionOf = spot => spot.caption ? Math.round(em * (spot.badge ? 1.75 : 1.3)) : 0;
  plan.places = {};
  plan.tiles = {};
  plan.facts = null;
  for (const [side, column] of Object.entries(columns)) {
    const spots = arrangement.trick[side].map(each => Object.assign({}, each, cardSize(sizes.middle.width * each.size)));
    const heights = spots.map(spot => spot.height + captionOf(spot));
    let y = Math.round(centre.y + (centre.height - heights.reduce((sum, height) => sum + height, gap * (spots.length - 1))) / 2);
    spots.forEach((spot, index) => {
      const area = rect(column.x + Math.round((column.width - spot.width) / 2), y, spot.width, spot.height);
      plan.places[spot.zone] = Object.assign(spot, area, {outline: area, caption: captionOf(spot)});
      y += heights[index] + gap;
    });
  }
}
