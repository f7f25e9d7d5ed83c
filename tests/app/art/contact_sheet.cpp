// SPDX-License-Identifier: GPL-3.0-or-later
// Renders all drawings into PNG sheets for visual inspection, and prints the rendering time of 52
// cards:
//   contact_sheet [folder]
#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QTextStream>

#include "art/card_art.h"
#include "art/picture_providers.h"
#include "art/table_surface.h"

namespace downpile {

namespace {

constexpr int kGap = 6;

// Table cloth as the background of the pictures.
QImage cloth(QSize size, const QString& theme = QStringLiteral("evergreen")) {
  QImage sheet(size, QImage::Format_RGB32);
  QPainter painter(&sheet);
  painter.fillRect(sheet.rect(), QBrush(tableTile(theme)));
  return sheet;
}

void cardSheet(const QDir& folder, const QString& name, const QStringList& faces,
               const CardStyle& style, QSize card, int columns) {
  const CardArt art(style);
  const int rows = (static_cast<int>(faces.size()) + columns - 1) / columns;
  QImage sheet =
      cloth({columns * (card.width() + kGap) + kGap, rows * (card.height() + kGap) + kGap});
  QPainter painter(&sheet);
  for (int i = 0; i < faces.size(); ++i) {
    painter.drawImage(kGap + i % columns * (card.width() + kGap),
                      kGap + i / columns * (card.height() + kGap), art.render(faces[i], card));
  }
  painter.end();
  sheet.save(folder.filePath(name + QStringLiteral(".png")));
}

void fanSheet(const QDir& folder, const QString& name, const QStringList& hand,
              const CardStyle& style) {
  const CardArt art(style);
  const QSize card(100, 140);
  const int step = static_cast<int>(card.width() * CardArt::kIndexFraction);
  QImage sheet = cloth({600, 200});
  QPainter painter(&sheet);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  for (int i = 0; i < hand.size(); ++i) {
    painter.save();
    painter.translate(40 + i * step, 40);
    painter.rotate((i - 8) * 0.6);
    painter.drawImage(0, 0, art.render(hand[i], card));
    painter.restore();
  }
  painter.end();
  sheet.save(folder.filePath(name + QStringLiteral(".png")));
}

void pictureSheet(const QDir& folder) {
  PortraitProvider portraits;
  QImage sheet = cloth({6 * 166 + 6, 2 * 166 + 80});
  QPainter painter(&sheet);
  for (int i = 0; i < kPortraitCount; ++i) {
    painter.drawImage(kGap + i % 6 * 166, kGap + i / 6 * 166,
                      portraits.requestImage(QString::number(i + 1), nullptr, {160, 160}));
    painter.drawImage(kGap + i * 60, 345,
                      portraits.requestImage(QString::number(i + 1), nullptr, {48, 48}));
  }
  painter.end();
  sheet.save(folder.filePath(QStringLiteral("portraits.png")));
}

void iconSheet(const QDir& folder) {
  IconProvider icons;
  const QStringList names = QDir(QStringLiteral(":/downpile/art/icons")).entryList({"*.svg"});
  QImage sheet = cloth({8 * 100, (static_cast<int>(names.size()) + 7) / 8 * 110});
  QPainter painter(&sheet);
  painter.setPen(Qt::white);
  for (int i = 0; i < names.size(); ++i) {
    const QString id = names[i].chopped(4) + QStringLiteral("?color=%23f6edd7");
    const QPoint at(i % 8 * 100 + 10, i / 8 * 110 + 10);
    painter.drawImage(at, icons.requestImage(id, nullptr, {56, 56}));
    painter.drawImage(at + QPoint(62, 0), icons.requestImage(id, nullptr, {24, 24}));
    painter.drawImage(at + QPoint(62, 30), icons.requestImage(id, nullptr, {16, 16}));
    painter.drawText(at + QPoint(0, 76), names[i].chopped(4));
  }
  painter.end();
  sheet.save(folder.filePath(QStringLiteral("icons.png")));
}

void tableSheet(const QDir& folder) {
  const CardArt art;
  for (const QString& theme : tableThemes()) {
    QImage sheet = cloth({1280, 800}, theme);
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(sheet.rect(), vignetteImage({640, 400}));
    const int blur = 12;
    const QImage shadow = shadowImage(blur);
    const int border = 2 * blur;
    const QStringList faces = {"back", "AS", "QH", "blank", "KD"};
    for (int i = 0; i < faces.size(); ++i) {
      const QRect card(200 + 180 * i, 300, 140, 196);
      const int margin = static_cast<int>(140 * CardArt::kMarginFraction);
      const QRect body = card.adjusted(margin, margin + 1, -margin, -margin - 1);
      const QRect item = body.adjusted(-blur, -blur + 3, blur, blur + 3);
      if (faces[i] != "blank") {
        for (int part = 0; part < 9; ++part) {
          const int column = part % 3;
          const int row = part / 3;
          const auto cut = [border](int index, int from, int length) {
            return index == 0   ? std::pair(from, border)
                   : index == 1 ? std::pair(from + border, length - 2 * border)
                                : std::pair(from + length - border, border);
          };
          const auto [sx, sw] = cut(column, 0, shadow.width());
          const auto [sy, sh] = cut(row, 0, shadow.height());
          const auto [tx, tw] = cut(column, item.x(), item.width());
          const auto [ty, th] = cut(row, item.y(), item.height());
          painter.drawImage(QRect(tx, ty, tw, th), shadow, QRect(sx, sy, sw, sh));
        }
      }
      painter.drawImage(card.topLeft(), art.render(faces[i], card.size()));
    }
    painter.end();
    sheet.save(folder.filePath(QStringLiteral("table-%1.png").arg(theme)));
  }
}

void appIconSheet(const QDir& folder) {
  QImage sheet(900, 540, QImage::Format_RGB32);
  sheet.fill(QColor(0xe8, 0xe8, 0xe8));
  QPainter painter(&sheet);
  int x = 10;
  for (const int side : {512, 128, 64, 48, 32, 22, 16}) {
    QImageReader icon(QStringLiteral(":/downpile/art/org.downpile.Downpile.svg"));
    icon.setScaledSize({side, side});
    painter.drawImage(x, 10, icon.read());
    x += side + 10;
  }
  painter.end();
  sheet.save(folder.filePath(QStringLiteral("app-icon.png")));
}

void printRenderingTimes() {
  QTextStream out(stdout);
  const QStringList faces = CardArt::faces();
  const CardArt art;
  for (const QSize size : {QSize(100, 140), QSize(200, 280), QSize(400, 560)}) {
    QElapsedTimer timer;
    double best = 1e9;
    for (int round = 0; round < 5; ++round) {
      timer.start();
      for (int i = 0; i < 52; ++i) {
        art.render(faces[i], size);
      }
      best = qMin(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    out << "52 faces at " << size.width() << "x" << size.height() << ": " << best << " ms\n";
  }
}

}  // namespace

void drawAll(const QDir& folder) {
  QStringList french;
  QStringList coloured;
  for (const QString& face : CardArt::faces()) {
    const bool isColoured = face.size() == 2 && QStringLiteral("RBG").contains(face[1]);
    (isColoured ? coloured : french) += face;
  }
  CardStyle four;
  four.fourColours = true;
  four.index = IndexLetters::fromText(u"ABDK");
  four.back = QStringLiteral("claret");
  CardStyle large;
  large.largePrint = true;
  for (const QSize size : {QSize(60, 84), QSize(100, 140), QSize(200, 280)}) {
    const QString suffix = QStringLiteral("-%1").arg(size.width());
    cardSheet(folder, QStringLiteral("classic") + suffix, french, {}, size, 13);
    cardSheet(folder, QStringLiteral("four") + suffix, french, four, size, 13);
    cardSheet(folder, QStringLiteral("large") + suffix, french, large, size, 13);
    cardSheet(folder, QStringLiteral("coloured") + suffix, coloured, {}, size, 13);
    cardSheet(folder, QStringLiteral("coloured-large") + suffix, coloured, large, size, 13);
  }
  const QStringList courts = {"KH", "QH", "JH", "KS", "QS", "JS",
                              "KD", "QD", "JD", "KC", "QC", "JC"};
  cardSheet(folder, QStringLiteral("courts"), courts, {}, {300, 420}, 6);
  cardSheet(folder, QStringLiteral("special"), {"AS", "back", "XX", "TH", "blank"}, {}, {400, 560},
            5);
  cardSheet(folder, QStringLiteral("special-claret"), {"AS", "back", "XX", "7C"}, four, {400, 560},
            5);
  cardSheet(folder, QStringLiteral("tiny"), {"back", "back", "back", "7H"}, {}, {30, 42}, 4);
  const QStringList hand = {"2C", "5C", "TC", "KC", "AD", "6D", "9D", "JD", "3H",
                            "4H", "7H", "QH", "8S", "TS", "JS", "AS", "KS"};
  const QStringList colouredHand = {"1R", "2B", "3G", "4R", "5B", "6G", "7R", "8B", "9G",
                                    "TR", "TB", "TG", "XR", "XB", "YG", "YR", "ZG"};
  cardSheet(folder, QStringLiteral("special-coloured"), {"6R", "TB", "3G", "XB", "YR", "ZG"}, {},
            {250, 350}, 6);
  fanSheet(folder, QStringLiteral("fan"), hand, {});
  fanSheet(folder, QStringLiteral("fan-large"), hand, large);
  fanSheet(folder, QStringLiteral("fan-coloured"), colouredHand, {});
  fanSheet(folder, QStringLiteral("fan-coloured-large"), colouredHand, large);
  for (const QString& back : CardArt::backNames()) {
    CardStyle style;
    style.back = back;
    cardSheet(folder, QStringLiteral("back-") + back, {"back"}, style, {200, 280}, 1);
  }
  pictureSheet(folder);
  iconSheet(folder);
  tableSheet(folder);
  appIconSheet(folder);
  printRenderingTimes();
}

}  // namespace downpile

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication app(argc, argv);
  const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("."));
  folder.mkpath(QStringLiteral("."));
  downpile::drawAll(folder);
  return 0;
}
