// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_art.h"

#include <QLoggingCategory>
#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>

#include "art/art_fragments.h"
#include "art/drawn_cards.h"
#include "art/image_request.h"
#include "art/index_glyphs.h"

namespace downpile {

namespace {

constexpr double kMarginAbove = kCardMargin * kCardHeight / kCardWidth;
constexpr double kPictureWidth = kCardWidth + 2 * kCardMargin;
constexpr double kPictureHeight = kCardHeight + 2 * kMarginAbove;
// Distance from the card's left edge to the right end of the corner index (rank and suit), in card
// units, for both decks, in normal and in large print.
constexpr double kIndexEnd = 51;

QByteArray drawUnknown(double pixel) {
  return drawCardGround(pixel) +
         drawIndex(QStringLiteral("?"), QRectF(75, 100, 100, 150), 16, "#a9a498");
}

}  // namespace

const double CardArt::kMarginFraction = kCardMargin / kPictureWidth;
const double CardArt::kIndexFraction = (kCardMargin + kIndexEnd) / kPictureWidth;

QStringList CardArt::faces() {
  QStringList names;
  for (const DrawnCards* family : allDrawnCards()) {
    names += family->faces();
  }
  return names;
}

bool CardArt::knows(const QString& face) {
  const auto families = allDrawnCards();
  return std::any_of(families.begin(), families.end(),
                     [&face](const DrawnCards* family) { return family->faces().contains(face); });
}

QByteArray CardArt::svg(const QString& face, QSize pixels) const {
  const double pixel = kPictureWidth / std::max(pixels.width(), 1);
  QByteArray body;
  for (const DrawnCards* family : allDrawnCards()) {
    body = family->draw(face, style_, pixel);
    if (!body.isEmpty()) {
      break;
    }
  }
  if (body.isEmpty()) {
    body = drawUnknown(pixel);
  }
  return "<svg xmlns='http://www.w3.org/2000/svg'"
         " xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='" +
         svgNumber(-kCardMargin) + ' ' + svgNumber(-kMarginAbove) + ' ' + svgNumber(kPictureWidth) +
         ' ' + svgNumber(kPictureHeight) + "'>" + body + "</svg>";
}

QImage CardArt::render(const QString& face, QSize pixels) const {
  if (pixels.isEmpty()) {
    return {};
  }
  if (!knows(face)) {
    qWarning("No card face named \"%s\"", qUtf8Printable(face));
  }
  QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
  if (image.isNull()) {  // QImage is null if there is not enough memory
    return {};
  }
  image.fill(Qt::transparent);
  if (isPlaceholder(pixels)) return image;
  QSvgRenderer renderer(svg(face, pixels));
  renderer.setAspectRatioMode(Qt::KeepAspectRatio);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter);
  return image;
}

}  // namespace downpile
