// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_image_provider.h"

#include <QUrlQuery>

#include "art/card_art.h"
#include "art/card_set_shelf.h"
#include "art/image_request.h"

namespace downpile {

CardImageProvider::CardImageProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

CardStyle CardImageProvider::styleFromQuery(const QString& query) {
  const QUrlQuery values(query);
  const auto text = [&values](const QString& key) {
    return values.queryItemValue(key, QUrl::FullyDecoded);
  };
  CardStyle style;
  style.fourColours = text(QStringLiteral("four")) == u"1";
  style.largePrint = text(QStringLiteral("large")) == u"1";
  style.index = IndexLetters::fromText(text(QStringLiteral("index")));
  if (values.hasQueryItem(QStringLiteral("back"))) {
    style.back = text(QStringLiteral("back"));
  }
  return style;
}

QImage CardImageProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
  const ImageRequest request(id);
  const QSize pixels = completeSize(requestedSize, QSize(250, 350));
  if (size != nullptr) {
    *size = pixels;
  }
  const QString set =
      QUrlQuery(request.query).queryItemValue(QStringLiteral("set"), QUrl::FullyDecoded);
  if (!set.isEmpty()) {
    const QImage drawn = CardSetShelf::instance().drawn(set, request.name, pixels);
    if (!drawn.isNull()) return drawn;
  }
  return CardArt(styleFromQuery(request.query)).render(request.name, pixels);
}

}  // namespace downpile
