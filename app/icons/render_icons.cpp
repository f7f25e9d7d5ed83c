// SPDX-License-Identifier: GPL-3.0-or-later
// Renders the icons that desktops want as pixels, when the program is built:
//   render-icons PICTURE.svg SMALL.svg FOLDER CONTEXT
// writes FOLDER/16x16/CONTEXT/PICTURE.png and so on. Where details would blur, the second picture,
// which has none, is taken.
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int kSizes[] = {16, 22, 24, 32, 48, 64, 96, 128, 256, 512};  // those of hicolor
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
