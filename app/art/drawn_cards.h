// SPDX-License-Identifier: GPL-3.0-or-later
// A family of cards drawn in the same way: the French deck, the coloured deck, the backs. CardArt
// asks each family in turn for a face. To add a deck, implement another family in its own source
// file and list it in allDrawnCards().
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <span>

#include "art/card_style.h"

namespace downpile {

// Size of a card in card units. In card coordinates, 0,0 is the card's top left corner; the
// transparent margin lies outside.
inline constexpr double kCardWidth = 250;
inline constexpr double kCardHeight = 350;
// Transparent margin on the left and right, in card units. The margin above and below is 7/5 of it,
// so the whole picture is 5 : 7 too. With the margin, the edges of rotated cards are smooth.
inline constexpr double kCardMargin = 6.5;
inline constexpr double kCornerRadius = 15;

class DrawnCards {
 public:
  virtual ~DrawnCards() = default;

  // Names of all faces of this family.
  virtual QStringList faces() const = 0;

  // Returns SVG elements in card coordinates, including the card's white background (except for
  // `blank`), or an empty text if `face` belongs to another family. `pixel` is the size of a device
  // pixel in card units, for lines with a minimum width of one pixel.
  virtual QByteArray draw(const QString& face, const CardStyle& style, double pixel) const = 0;
};

const DrawnCards& frenchDeck();
// Returns the family of the cards of 3UP 3DOWN.
const DrawnCards& colouredDeck();
// Returns the family with the faces `back` (a card's back) and `blank` (the outline of an empty
// place).
const DrawnCards& cardBacks();

std::span<const DrawnCards* const> allDrawnCards();

// Draws the white background and the hairline edge of a card, for fronts and backs.
QByteArray drawCardGround(double pixel);

// Returns the elements twice, the second time rotated by half a turn around the card's centre. `id`
// is the id of the SVG group; it must be unique in the document.
QByteArray drawTwice(const QByteArray& id, const QByteArray& elements);

}  // namespace downpile
