// SPDX-License-Identifier: GPL-3.0-or-later
// Portraits and icons for QML. Set sourceSize to the exact size in device pixels.
//   image://portraits/<n>              n = 1 … kPortraitCount, cut out as a circle
//   image://portraits/<n>?shape=square the same portrait, not cut out
//   image://icons/<name>?color=%23rrggbb  one-colour icons (default #202020); names are the
//                                      files in resources/art/icons
#pragma once

#include <QQuickImageProvider>

namespace downpile {

inline constexpr int kPortraitCount = 12;

class PortraitProvider : public QQuickImageProvider {
 public:
  PortraitProvider();
  // Returns a portrait by its number. Numbers outside 1 … kPortraitCount wrap around. Any other
  // name gives the first portrait and a warning. The default size is 96 x 96 pixels.
  QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

class IconProvider : public QQuickImageProvider {
 public:
  IconProvider();
  // Returns an icon by its name. The default size is 24 x 24 pixels. An unknown name gives a
  // transparent picture and a warning.
  QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

}  // namespace downpile
