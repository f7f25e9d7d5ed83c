// SPDX-License-Identifier: GPL-3.0-or-later
// Cloth of the table and shadows on it. They are computed once, not shaded in every frame, to look
// the same in the software renderer.
//   image://table/<theme>      one tile of 256 x 256 pixels for Image.Tile; <theme> is one of
//                              tableThemes() or `contrast`
//   image://table/vignette     black, more opaque towards the corners; stretch it over the window
//                              above the tiles (default size 640 x 400 pixels)
//   image://shadow/<blur>      a soft shadow for a BorderImage, see shadowImage()
#pragma once

#include <QImage>
#include <QQuickImageProvider>
#include <QString>
#include <QStringList>

namespace downpile {

inline constexpr int kTableTile = 256;

// Returns the names of the table themes: "evergreen" (the default), "midnight", "claret" and
// "slate" are linen; "moss" is felt; "walnut" is wood.
QStringList tableThemes();

// Name of the table cloth for high contrast, which is not a theme: almost black, without texture.
inline constexpr char16_t kContrastClothName[] = u"contrast";

// Returns a picture of 256 x 256 pixels, a tile without seams. Each call returns the same pixels.
// An unknown theme gives evergreen.
QImage tableTile(const QString& theme);

// Returns a picture for darkening the table's corners: transparent in the middle, black with an
// opacity of up to 0.36 in the corners, dithered.
QImage vignetteImage(QSize pixels);

// Returns the shadow of a rounded card: black, peak opacity 0.55, fading out over 2 x `blur`
// pixels, half of them outside the card's edge. The picture is a square with a side of 4 x `blur` +
// 1 pixels. In a BorderImage, set all four borders to 2 x `blur`, and make the item `blur` larger
// on each side than the card without its transparent margin. `blur` is clamped to 1 … 64.
QImage shadowImage(int blur);

class TableImageProvider : public QQuickImageProvider {
 public:
  TableImageProvider();
  QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

class ShadowImageProvider : public QQuickImageProvider {
 public:
  ShadowImageProvider();
  QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

}  // namespace downpile
