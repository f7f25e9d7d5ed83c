// SPDX-License-Identifier: GPL-3.0-or-later
// Build tool for rendering the icons as PNG files for desktops:
//   render-icons PICTURE.svg SMALL.svg FOLDER CONTEXT
// Writes FOLDER/16x16/CONTEXT/PICTURE.png and so on. Sizes up to 32 pixels are rendered from
// SMALL.svg, which has no fine details.
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

// Sizes of the icons in pixels; all of them are sizes of the hicolor theme.
constexpr int kSizes[] = {16, 22, 24, 32, 48, 64, 96, 128, 256, 512};
constexpr int kLargestSmall = 32;

bool render(const QString& picture, int size, const QString& file) {
  QSvgRenderer renderer(picture);
  QImage image(size, size, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  renderer.render(&painter);
  painter.end();
  return renderer.isValid() && QDir().mkpath(QFileInfo(file).path()) && image.save(file, "PNG");
}

}  // namespace

int main(int argc, char* argv[]) {
  const QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() != 5) return 2;
  const QString& picture = arguments[1];
  for (const int size : kSizes) {
    const QString file = u"%1/%2x%2/%3/%4.png"_s.arg(arguments[3])
                             .arg(size)
                             .arg(arguments[4], QFileInfo(picture).completeBaseName());
    if (render(size <= kLargestSmall ? arguments[2] : picture, size, file)) continue;
    std::fprintf(stderr, "%s cannot be rendered\n", qPrintable(file));
    return 1;
  }
  return 0;
}
