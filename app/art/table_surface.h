// SPDX-License-Identifier: GPL-3.0-or-later
// The table's cloth and the shadows on it, computed once instead of shaded in every frame, so that
// they look the same under the software renderer.
//   image://table/<theme>      one tile of 256 x 256 pixels for Image.Tile; `contrast` too
//   image://table/vignette     black, more opaque towards the corners; to be stretched over the
//                              window above the tiles (640 x 400 pixels unless a size is requested)
//   image://shadow/<blur>      a soft shadow for a BorderImage, see shadowImage()
#pragma once

#include <QImage>
#include <QQuickImageProvider>
#include <QString>
#include <QStringList>

namespace downpile {

inline constexpr int kTableTile = 256;

// "evergreen" (the default), "midnight", "claret" and "slate", which are linen; "moss", which is
// felt; "walnut", which is wood.
QStringList tableThemes();

// The cloth of high contrast, which is none of the themes: black, without a thread to be seen.
inline constexpr char16_t kContrastClothName[] = u"contrast";

// A tile of 256 x 256 that continues on all sides; the same pixels at every call. An unknown theme
// is evergreen.
QImage tableTile(const QString& theme);

// Transparent in the middle, black with up to a third of opacity in the corners, dithered.
QImage vignetteImage(QSize pixels);

// The shadow of a rounded card: black, peak opacity 0.55, fading to nothing over 2 x `blur`
// pixels, half of them outside of the card's edge. The picture is square, 4 x `blur` + 1 pixels a
// side; as a BorderImage all four borders are 2 x `blur`, and the item is the card's rectangle
// (without its transparent margin) extended by `blur` on each side. `blur` is clamped to 1 … 64.
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
