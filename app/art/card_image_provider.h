// SPDX-License-Identifier: GPL-3.0-or-later
// Cards for QML: image://cards/<face>?four=1&large=1&index=ABDK&back=indigo, for example
// image://cards/7H. All query items are optional. Set sourceSize to the exact size in device pixels
// (item size x Screen.devicePixelRatio): the picture has exactly this size. QML caches the picture;
// rendering is fast enough without a second cache.
// With set=<id>, returns the card of this installed set if CardSetShelf has drawn it already, else
// the program's own card.
#pragma once

#include <QQuickImageProvider>

#include "art/card_style.h"

namespace downpile {

class CardImageProvider : public QQuickImageProvider {
 public:
  CardImageProvider();

  // The default size is 250 x 350 pixels. If only the width or only the height is requested, the
  // other side is computed at 5 : 7.
  QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

  // Returns the card style described by the query part of a URL. Unknown keys are ignored.
  static CardStyle styleFromQuery(const QString& query);
};

}  // namespace downpile
