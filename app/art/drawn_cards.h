// SPDX-License-Identifier: GPL-3.0-or-later
// A family of cards that are drawn alike: the French-suited deck, the coloured one, the backs.
// CardArt asks each family in turn for a face; another kind of card is another family in a file of
// its own, plus its line in allDrawnCards().
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <span>

#include "art/card_style.h"

namespace downpile {

// The card's own coordinates: 0,0 is its top left corner, the margin lies outside.
inline constexpr double kCardWidth = 250;
inline constexpr double kCardHeight = 350;
// Transparent margin on the left and right (above and below it is 7/5 of it), so that the whole
// picture is 5 : 7 too and turned cards have smooth edges.
inline constexpr double kCardMargin = 6.5;
inline constexpr double kCornerRadius = 15;

class DrawnCards {
 public:
  virtual ~DrawnCards() = default;

  // The names of all faces that this family draws.
  virtual QStringList faces() const = 0;

  // SVG elements in card coordinates, the card's ground included; empty if `face` is not one of
  // this family. `pixel` is the size of a device pixel in card units, for lines that must not
  // become thinner than that.
  virtual QByteArray draw(const QString& face, const CardStyle& style, double pixel) const = 0;
};

const DrawnCards& frenchDeck();
// The cards of 3UP 3DOWN.
const DrawnCards& colouredDeck();
// `back` and `blank`, the outline of an empty place.
const DrawnCards& cardBacks();

std::span<const DrawnCards* const> allDrawnCards();

// The white ground of a face with its hairline edge.
QByteArray drawCardGround(double pixel);

// The same elements a second time, turned half round the card's centre. `id` must be unique in the
// document.
QByteArray drawTwice(const QByteArray& id, const QByteArray& elements);

}  // namespace downpile
