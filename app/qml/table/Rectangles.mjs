// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic for the layout of a table. Rectangles are {x, y, width, height} in item pixels.

export const kAspect = 1.4;   // ratio of a card's height to its width

export function rect(x, y, width, height) {
  return {x, y, width, height};
}

export function rounded(area) {
  return rect(Math.round(area.x), Math.round(area.y), Math.round(area.width), Math.round(area.height));
}

// Returns the position of a card that fills an area: centre, size, rotation and layer.
export function centred(area, layer) {
  return {
    x: area.x + area.width / 2,
    y: area.y + area.height / 2,
    width: area.width,
    height: area.height,
    rotation: 0,
    layer
  };
}

export function cardSize(width) {
  const whole = Math.max(2, Math.round(width));
  return {width: whole, height: Math.round(whole * kAspect)};
}

export function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
