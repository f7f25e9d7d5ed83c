// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several things the keyboard comes to next, seen from where it is: the nearest in the
// direction of the arrow, what lies straight ahead before what lies aside.

const kDirections = {
  left: {x: -1, y: 0},
  right: {x: 1, y: 0},
  up: {x: 0, y: -1},
  down: {x: 0, y: 1}
};

// `spots` is a list of {x, y} centres, `from` one such. Returns an index of `spots`, or -1 when there
// is nothing in that direction.
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
