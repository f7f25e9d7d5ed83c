// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/drawn_cards.h"

#include <algorithm>
#include <array>

#include "art/art_fragments.h"

namespace downpile {

std::span<const DrawnCards* const> allDrawnCards() {
  static const std::array<const DrawnCards*, 3> kFamilies = {&frenchDeck(), &colouredDeck(),
                                                             &cardBacks()};
  return kFamilies;
}

QByteArray drawCardGround(double pixel) {
  // Width of the grey edge. On tiny cards an edge of a whole pixel would cover the white border.
  const double line = std::clamp(pixel, 1.2, 4.0);
  return "<rect x='" + svgNumber(line / 2) + "' y='" + svgNumber(line / 2) + "' width='" +
         svgNumber(kCardWidth - line) + "' height='" + svgNumber(kCardHeight - line) + "' rx='" +
         svgNumber(kCornerRadius) + "' fill='#fffefb' stroke='#a9a498' stroke-width='" +
         svgNumber(line) + "'/>";
}

QByteArray drawTwice(const QByteArray& id, const QByteArray& elements) {
  return "<g id='" + id + "'>" + elements + "</g><use xlink:href='#" + id +
         "' transform='rotate(180 " + svgNumber(kCardWidth / 2) + ' ' + svgNumber(kCardHeight / 2) +
         ")'/>";
}

}  // namespace downpile
