// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/picture_providers.h"

#include <QColor>
#include <QLoggingCategory>
#include <QPainter>
#include <QSvgRenderer>
#include <QUrlQuery>

#include "art/art_fragments.h"
#include "art/image_request.h"

namespace downpile {

namespace {

QImage renderSvg(const QByteArray& document, QSize pixels) {
  QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  if (document.isEmpty() || image.isNull() || isPlaceholder(pixels)) {
    return image;
  }
  QSvgRenderer renderer(document);
  renderer.setAspectRatioMode(Qt::KeepAspectRatio);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter);
  return image;
}

// Returns the picture cut to a circle. The circle is filled with the picture as a brush, because a
// clip path would have jagged edges.
QImage cutRound(const QImage& picture) {
  if (picture.isNull()) {
    return picture;
  }
  QImage image(picture.size(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(picture);
  const double radius = qMin(picture.width(), picture.height()) / 2.0;
  painter.drawEllipse(QRectF(picture.rect()).center(), radius, radius);
  return image;
}

int portraitNumber(const QString& name) {
  bool isNumber = false;
  const int number = name.toInt(&isNumber);
  if (!isNumber) {
    qWarning("No portrait numbered \"%s\"", qUtf8Printable(name));
    return 1;
  }
  const int rest = (number - 1) % kPortraitCount;
  return (rest < 0 ? rest + kPortraitCount : rest) + 1;
}

}  // namespace

PortraitProvider::PortraitProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage PortraitProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
  const ImageRequest request(id);
  const QSize pixels = completeSize(requestedSize, QSize(96, 96));
  if (size != nullptr) {
    *size = pixels;
  }
  const QString file =
      QStringLiteral("portraits/%1.svg").arg(portraitNumber(request.name), 2, 10, QLatin1Char('0'));
  const QImage picture = renderSvg(artFile(file), pixels);
  const bool square =
      QUrlQuery(request.query).queryItemValue(QStringLiteral("shape")) == QLatin1String("square");
  return square ? picture : cutRound(picture);
}

IconProvider::IconProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
  const ImageRequest request(id);
  const QSize pixels = completeSize(requestedSize, QSize(24, 24));
  if (size != nullptr) {
    *size = pixels;
  }
  QColor colour(
      QUrlQuery(request.query).queryItemValue(QStringLiteral("color"), QUrl::FullyDecoded));
  if (!colour.isValid()) {
    colour = QColor(QStringLiteral("#202020"));
  }
  QByteArray document = artFile(QStringLiteral("icons/%1.svg").arg(request.name));
  document.replace("currentColor", colour.name().toLatin1());
  QImage image = renderSvg(document, pixels);
  if (colour.alpha() < 255 && !image.isNull()) {
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.fillRect(image.rect(), QColor(0, 0, 0, colour.alpha()));
  }
  return image;
}

}  // namespace downpile
