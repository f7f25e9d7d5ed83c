// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the place of a guide bubble over the table: next to its target, outside of the areas that
// must stay visible, and as close as possible.

// Costs for judging a place for the bubble. Per pixel of area covered: of the target, of an area
// that must stay free, of another step's target, of other items on the table. Per pixel of
// distance: from the target, and from the target's centre line.
const kTarget = 100000;
const kFree = 1000;
const kLater = 300;
const kSeen = 1;
const kAway = 30;
const kAside = 6;

function box(area, margin = 0) {
  return {
    left: area.x - margin,
    top: area.y - margin,
    right: area.x + area.width + margin,
    bottom: area.y + area.height + margin
  };
}

function overlap(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function covered(bubble, areas) {
  let sum = 0;
  for (const area of areas)
    sum += overlap(bubble, area);
  return sum;
}

// Returns the cost of the bubble's distance from the target and of its offset from the target's
// centre line.
function wayTo(bubble, target, distance) {
  const across = Math.max(0, target.left - bubble.right, bubble.left - target.right);
  const down = Math.max(0, target.top - bubble.bottom, bubble.top - target.bottom);
  const asideX = Math.abs(bubble.left + bubble.right - target.left - target.right) / 2;
  const asideY = Math.abs(bubble.top + bubble.bottom - target.top - target.bottom) / 2;
  return kAway * Math.max(0, Math.hypot(across, down) - distance) + kAside * Math.min(asideX, asideY);
}

function sideOf(bubble, target) {
  const gaps = {
    above: target.top - bubble.bottom,
    below: bubble.top - target.bottom,
    left: target.left - bubble.right,
    right: bubble.left - target.right
  };
  return Object.keys(gaps).reduce((best, side) => (gaps[side] > gaps[best] ? side : best));
}

function insideRoom(bubble, room) {
  return bubble.left >= 0 && bubble.top >= 0 && bubble.right <= room.width && bubble.bottom <= room.height;
}

// Returns the places to be judged: a grid over the whole table, and the four places centred beside
// the target.
function candidates(room, size, margin, distance, target) {
  const most = {x: room.width - size.width - margin, y: room.height - size.height - margin};
  const spots = [];
  const add = (x, y) => spots.push({
    x: Math.round(Math.max(margin, Math.min(most.x, x))),
    y: Math.round(Math.max(margin, Math.min(most.y, y)))
  });
  if (target) {
    const x = (target.left + target.right - size.width) / 2;
    const y = (target.top + target.bottom - size.height) / 2;
    add(x, target.top - distance - size.height);
    add(x, target.bottom + distance);
    add(target.right + distance, y);
    add(target.left - distance - size.width, y);
  }
  const step = Math.max(8, room.width / 60);
  for (let y = margin; y < most.y + step; y += step) {
    for (let x = margin; x < most.x + step; x += step)
      add(x, y);
  }
  return spots;
}

// Returns the best place {x, y, side, fits} for the bubble. `room` and `bubble` are sizes, `target`
// is an area or null. The bubble must not cover the areas `free`, and should not cover the areas
// `seen`. `later` are the targets of the other steps; if the bubble avoids them, it can stay in
// place.
// `now` is the current place or null. It is kept if it is within the table and covers neither the
// target nor a `free` area. `side` is the side of the target on which the bubble is. `fits` is true
// if the bubble covers neither the target nor a `free` area.
export function find({room, bubble, margin, distance, target, free, seen, later, now}) {
  const aim = target ? box(target) : null;
  const middle = box({x: room.width / 2, y: room.height * 0.42, width: 0, height: 0});
  // Areas that must stay free. They include the target with a gap around it for the bubble's tip.
  const forbidden = free.map(area => box(area));
  if (target)
    forbidden.push(box(target, distance / 2));
  // The areas are enlarged, because some items extend beyond the edges of their areas.
  const better = seen.map(area => box(area, distance / 3));
  const spoken = later.map(area => box(area, distance / 2));
  const boxAt = spot => box({x: spot.x, y: spot.y, width: bubble.width, height: bubble.height});
  // Returns the cost of a spot, or a part of it that is not below `least`: most spots of the grid
  // are too far away, so the many areas need not be compared with them.
  const costOf = (spot, least) => {
    const area = boxAt(spot);
    let cost = wayTo(area, aim ?? middle, distance) * (aim ? 1 : 0.2);
    if (aim && cost < least)
      cost += kTarget * overlap(area, aim);
    if (cost < least)
      cost += kFree * covered(area, forbidden);
    if (cost < least)
      cost += kLater * covered(area, spoken);
    if (cost < least)
      cost += kSeen * covered(area, better);
    return cost;
  };
  const beside = spot => ({
    x: spot.x,
    y: spot.y,
    side: aim ? sideOf(boxAt(spot), aim) : "",
    fits: covered(boxAt(spot), forbidden) === 0
  });
  if (now && insideRoom(boxAt(now), room) && covered(boxAt(now), forbidden) === 0)
    return beside(now);
  let best = null;
  let least = Infinity;
  for (const spot of candidates(room, bubble, margin, distance, aim)) {
    const cost = costOf(spot, least);
    if (cost < least) {
      best = spot;
      least = cost;
    }
  }
  return beside(best);
}
