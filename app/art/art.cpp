// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/art.h"

#include <QQmlEngine>

#include "art/card_image_provider.h"
#include "art/card_set_shelf.h"
#include "art/picture_providers.h"
#include "art/table_surface.h"

namespace downpile {

void initArt(QQmlEngine& engine) {
  engine.addImageProvider(QStringLiteral("cards"), new CardImageProvider);
  engine.addImageProvider(QStringLiteral("cardset"), new CardSetProvider);
  engine.addImageProvider(QStringLiteral("portraits"), new PortraitProvider);
  engine.addImageProvider(QStringLiteral("icons"), new IconProvider);
  engine.addImageProvider(QStringLiteral("table"), new TableImageProvider);
  engine.addImageProvider(QStringLiteral("shadow"), new ShadowImageProvider);
}

}  // namespace downpile
