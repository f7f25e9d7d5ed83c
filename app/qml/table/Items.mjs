// SPDX-License-Identifier: GPL-3.0-or-later
// The items that a repeater, or anything else with `count` and `itemAt`, has made so far.
export function of(source) {
  const items = [];
  for (let i = 0; i < source.count; ++i) {
    const item = source.itemAt(i);
    if (item)
      items.push(item);
  }
  return items;
}
