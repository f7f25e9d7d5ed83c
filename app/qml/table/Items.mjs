// SPDX-License-Identifier: GPL-3.0-or-later
// Returns the items that a Repeater, or any object with `count` and `itemAt`, has created so far.
export function of(source) {
  const items = [];
  for (let i = 0; i < source.count; ++i) {
    const item = source.itemAt(i);
    if (item)
      items.push(item);
  }
  return items;
}
