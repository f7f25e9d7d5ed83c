// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/table_surface.h"

#include <QLoggingCategory>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "art/image_request.h"

namespace downpile {

namespace {

enum class Texture { linen, felt, wood };

struct Theme {
  const char* name;
  QRgb colour;
  Texture texture = Texture::linen;
};
constexpr std::array kThemes = {
    Theme{"evergreen", qRgb(36, 84, 66)}, Theme{"midnight", qRgb(37, 56, 92)},
    Theme{"claret", qRgb(98, 38, 52)},    Theme{"moss", qRgb(70, 80, 38), Texture::felt},
    Theme{"slate", qRgb(62, 68, 76)},     Theme{"walnut", qRgb(92, 62, 44), Texture::wood}};
constexpr QRgb kContrastColour = qRgb(8, 10, 12);

// Width of a linen thread in pixels. A tile must hold an even number of threads.
constexpr int kThread = 4;

const Theme& themeNamed(const QString& name) {
  const auto found = std::find_if(kThemes.begin(), kThemes.end(), [&name](const Theme& theme) {
    return name == QLatin1String(theme.name);
  });
  return found == kThemes.end() ? kThemes.front() : *found;
}

// Returns noise between -1 and 1, depending only on the arguments: the same on every machine and in
// every call.
double noise(int x, int y, std::uint32_t layer) {
  std::uint32_t hash = static_cast<std::uint32_t>(x) * 0x9E3779B1u ^
                       static_cast<std::uint32_t>(y) * 0x85EBCA77u ^ layer * 0xC2B2AE3Du;
  hash ^= hash >> 15;
  hash *= 0x2C1B3C6Du;
  hash ^= hash >> 12;
  hash *= 0x297A2D39u;
  hash ^= hash >> 15;
  return static_cast<double>(hash) / 2147483647.5 - 1.0;
}

// Returns noise with soft patches, `cell` pixels wide. The patches continue across the tile's
// edges, to avoid seams.
double softNoise(int x, int y, int cell, std::uint32_t layer) {
  const int cells = kTableTile / cell;
  const auto smooth = [](double t) { return t * t * (3 - 2 * t); };
  const auto at = [&](int column, int row) { return noise(column % cells, row % cells, layer); };
  const int column = x / cell;
  const int row = y / cell;
  const double fx = smooth((x % cell) / static_cast<double>(cell));
  const double fy = smooth((y % cell) / static_cast<double>(cell));
  const double above = std::lerp(at(column, row), at(column + 1, row), fx);
  const double below = std::lerp(at(column, row + 1), at(column + 1, row + 1), fx);
  return std::lerp(above, below, fy);
}

// Returns how much the threads of linen brighten a pixel, in percent of the cloth's colour
// (negative: darken). Horizontal and vertical threads alternate on top, and each thread has a tone
// of its own.
double weave(int x, int y) {
  const int column = x / kThread;
  const int row = y / kThread;
  const bool along = (column + row) % 2 == 0;
  const double across = (along ? x : y) % kThread - (kThread - 1) / 2.0;
  const double round = 1 - std::abs(across) / (kThread / 2.0);
  const double tone = along ? noise(column, 0, 11) : noise(0, row, 12);
  return 2.8 * round + 1.9 * tone;
}

double linen(int x, int y) {
  return weave(x, y) + 2.2 * noise(x, y, 1) + 1.6 * softNoise(x, y, 32, 2) +
         1.2 * softNoise(x, y, 8, 3);
}

// Returns how much felt brightens a pixel, in percent of the cloth's colour (negative: darkens).
// The fine noise looks like short fibres in all directions.
double felt(int x, int y) {
  return 2.4 * softNoise(x, y, 2, 21) + 2.6 * softNoise(x, y, 4, 22) + 1.6 * noise(x, y, 23) +
         2.0 * softNoise(x, y, 64, 24);
}

// Returns how much wood brightens a pixel, in percent of the table's colour (negative: darkens).
// The wood has horizontal planks, each with a different, slightly winding grain. It has dark pores,
// and dark seams between the planks.
double wood(int x, int y) {
  constexpr int kPlank = 64;
  const int plank = y / kPlank;
  const auto layer = static_cast<std::uint32_t>(40 + 8 * plank);
  // Position of the pixel in the wood's grain. The grain must match at the left and right edges of
  // the tile. So only softNoise(), which repeats from tile to tile, may depend on x.
  const double wound = y + 7 * softNoise(x, y, 64, layer) + 2.5 * softNoise(x, y, 16, layer + 1);
  const double rings = std::sin(wound * 0.55) + 0.6 * std::sin(wound * 1.31 + 2.0 * plank);
  const bool pore = noise(x / 12, y, layer + 2) > 0.86;
  const int toSeam = std::min(y % kPlank, kPlank - 1 - y % kPlank);
  const double seam = toSeam == 0 ? -13 : toSeam == 1 ? -5 : 0;
  return 3.4 * rings + 3.0 * noise(plank, 0, 61) + (pore ? -4.5 : 0) + 1.3 * noise(x, y, 62) + seam;
}

double lightAt(Texture texture, int x, int y) {
  switch (texture) {
    case Texture::felt:
      return felt(x, y);
    case Texture::wood:
      return wood(x, y);
    case Texture::linen:
      break;
  }
  return linen(x, y);
}

int shifted(int channel, double by) {
  // Scales the colour channels in proportion. Adding the same amount to each would turn dark cloth
  // grey.
  return std::clamp(static_cast<int>(std::lround(channel * (1 + by / 100))), 0, 255);
}

double smoothStep(double from, double to, double value) {
  const double t = std::clamp((value - from) / (to - from), 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

QImage sized(QImage image, QSize* size) {
  if (size != nullptr) {
    *size = image.size();
  }
  return image;
}

}  // namespace

QStringList tableThemes() {
  QStringList names;
  for (const Theme& theme : kThemes) {
    names += QLatin1String(theme.name);
  }
  return names;
}

QImage tableTile(const QString& theme) {
  QImage tile(kTableTile, kTableTile, QImage::Format_RGB32);
  if (theme == kContrastClothName) {
    tile.fill(kContrastColour);
    return tile;
  }
  const auto& [name, colour, texture] = themeNamed(theme);
  for (int y = 0; y < kTableTile; ++y) {
    auto* line = reinterpret_cast<QRgb*>(tile.scanLine(y));
    for (int x = 0; x < kTableTile; ++x) {
      const double light = lightAt(texture, x, y);
      line[x] = qRgb(shifted(qRed(colour), light), shifted(qGreen(colour), light),
                     shifted(qBlue(colour), light));
    }
  }
  return tile;
}

QImage vignetteImage(QSize pixels) {
  constexpr double kDarkest = 0.36 * 255;
  QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
  for (int y = 0; y < image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    const double dy = (y + 0.5) / image.height() * 2 - 1;
    for (int x = 0; x < image.width(); ++x) {
      const double dx = (x + 0.5) / image.width() * 2 - 1;
      const double away = std::sqrt((dx * dx + dy * dy) / 2);
      // Noise of half a brightness step hides the bands otherwise visible in such a slow gradient.
      const double alpha = kDarkest * smoothStep(0.25, 1.05, away) + 0.5 * noise(x, y, 5);
      line[x] = qRgba(0, 0, 0, std::clamp(static_cast<int>(std::lround(alpha)), 0, 255));
    }
  }
  return image;
}

QImage shadowImage(int blur) {
  constexpr double kPeak = 0.55 * 255;
  const int extent = std::clamp(blur, 1, 64);
  const int side = 4 * extent + 1;
  const double middle = side / 2.0;
  // The shadow's opacity follows from the distance of a pixel to the edge of a rounded square. The
  // corner radius of the square grows with the blur.
  const double radius = 0.9 * extent;
  const double half = middle - extent;
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  for (int y = 0; y < side; ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    const double dy = std::max(std::abs(y + 0.5 - middle) - (half - radius), 0.0);
    for (int x = 0; x < side; ++x) {
      const double dx = std::max(std::abs(x + 0.5 - middle) - (half - radius), 0.0);
      const double outside = std::hypot(dx, dy) - radius;
      const double alpha = kPeak * (1 - smoothStep(-extent, extent, outside));
      line[x] = qRgba(0, 0, 0, static_cast<int>(std::lround(alpha)));
    }
  }
  return image;
}

TableImageProvider::TableImageProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage TableImageProvider::requestImage(const QString& id, QSize* size,
                                        const QSize& requestedSize) {
  const ImageRequest request(id);
  if (request.name == u"vignette") {
    return sized(vignetteImage(completeSize(requestedSize, QSize(640, 400))), size);
  }
  if (!tableThemes().contains(request.name) && request.name != kContrastClothName) {
    qWarning("No table theme named \"%s\"", qUtf8Printable(request.name));
  }
  return sized(tableTile(request.name), size);
}

ShadowImageProvider::ShadowImageProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage ShadowImageProvider::requestImage(const QString& id, QSize* size, const QSize&) {
  return sized(shadowImage(ImageRequest(id).name.toInt()), size);
}

}  // namespace downpile
