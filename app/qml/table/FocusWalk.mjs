// SPDX-License-Identifier: GPL-3.0-or-later
// The next target of the keyboard in the direction of an arrow key: the nearest one, with a
// preference for targets straight ahead.

const kDirections = {
  left: {x: -1, y: 0},
  right: {x: 1, y: 0},
  up: {x: 0, y: -1},
  down: {x: 0, y: 1}
};

// Returns the index of the centre in `spots` to which an arrow key moves from the centre `from`, or
// -1 if none exists in this direction (up to 68 degrees aside). A centre is {x, y}.
export function next(from, spots, direction) {
  const way = kDirections[direction];
  let best = -1;
  let bestCost = Infinity;
  spots.forEach((spot, index) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < 1 || aside > ahead * 2.5)
      return;
    const cost = ahead + aside * 1.5;
    if (cost < bestCost) {
      best = index;
      bestCost = cost;
    }
  });
  return best;
}
