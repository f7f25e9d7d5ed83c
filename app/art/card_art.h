// SPDX-License-Identifier: GPL-3.0-or-later
// Draws cards: assembles an SVG document for a face and renders it at the exact size in pixels.
// Faces have the names given by cardText() (`7H`, `TH`, `AS`, `XX` for the joker; `7R`, `TB`, and
// `XR`, `YB`, `ZG` for Clear, Clear +1 and Clear +2 of the coloured deck). Two more faces are
// `back`, the back of a card, and `blank`, the outline of an empty place.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include "art/card_style.h"

namespace downpile {

class CardArt {
 public:
  // Transparent fraction of the picture's width and height on each side, outside the card's edge.
  static const double kMarginFraction;
  // Fraction of the picture's width, from the left, that overlapping cards must leave uncovered.
  // The corner index is then readable.
  static const double kIndexFraction;

  explicit CardArt(CardStyle style = {}) : style_(std::move(style)) {}

  static QStringList faces();
  static bool knows(const QString& face);

  // Returns the possible values of CardStyle::back.
  static QStringList backNames();

  // Returns a complete SVG document with the proportions 5 : 7. `pixels` is its display size: the
  // card's edge does not become thinner than a pixel, except on tiny cards. An unknown face gives a
  // card with a question mark.
  QByteArray svg(const QString& face, QSize pixels) const;

  // Renders the picture at exactly `pixels`: premultiplied, transparent outside the card. If the
  // size is not 5 : 7, the card is as large as fits, and centred. Returns a null image if the size
  // is empty or there is not enough memory. An unknown face gives a card with a question mark and a
  // warning. Thread-safe.
  QImage render(const QString& face, QSize pixels) const;

 private:
  CardStyle style_;
};

}  // namespace downpile
