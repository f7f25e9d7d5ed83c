// SPDX-License-Identifier: GPL-3.0-or-later
// Draws cards: puts an SVG document together for a face and renders it at the exact size in pixels.
// Faces have the names of the trace notation (`7H`, `TH`, `AS`, `XX` for the joker; `7R`, `TB`, and
// `XR`, `YB`, `ZG` for Clear, Clear +1 and Clear +2 of the coloured deck) and two more: `back` and
// `blank`, the outline of an empty place.
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
  // Part of the picture's width (and height) that is transparent on each side; the card's edge and
  // its shadow begin there.
  static const double kMarginFraction;
  // The left part of the picture that must stay uncovered for the index to be read.
  static const double kIndexFraction;

  explicit CardArt(CardStyle style = {}) : style_(std::move(style)) {}

  static QStringList faces();
  static bool knows(const QString& face);

  // The names that CardStyle::back may have.
  static QStringList backNames();

  // A complete SVG document, 5 : 7. `pixels` is the size that it will be shown at: lines at the
  // edge do not become thinner than a pixel. An unknown face gives a card with a question mark.
  QByteArray svg(const QString& face, QSize pixels) const;

  // The picture with exactly `pixels`, premultiplied, transparent outside of the card; drawn as
  // large as fits in the middle if the size is not 5 : 7. Null for an empty size, or one too large
  // for the memory. An unknown face gives a card with a question mark and a warning. Safe to call
  // from any thread.
  QImage render(const QString& face, QSize pixels) const;

 private:
  CardStyle style_;
};

}  // namespace downpile
