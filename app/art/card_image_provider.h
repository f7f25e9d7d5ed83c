// SPDX-License-Identifier: GPL-3.0-or-later
// Cards for QML: image://cards/<face>?four=1&large=1&index=ABDK&back=indigo, for example
// image://cards/7H. All of the query may be left out. Set sourceSize to the exact size in device
// pixels (item size x Screen.devicePixelRatio): the picture has just that size, and QML's own cache
// keeps it. Rendering is fast enough for no cache here.
// With set=<id> it is the card of that installed set, if that has been drawn already; see
// CardSetShelf.
#pragma once

#include <QQuickImageProvider>

#include "art/card_style.h"

namespace downpile {

class CardImageProvider : public QQuickImageProvider {
 public:
  CardImageProvider();

  // Without a requested size 250 x 350 pixels; with one side only, the other follows at 5 : 7.
  QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

  // The style that the query part of a URL asks for. Unknown keys are ignored.
  static CardStyle styleFromQuery(const QString& query);
};

}  // namespace downpile
