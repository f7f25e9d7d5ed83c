// SPDX-License-Identifier: GPL-3.0-or-later
// The deck of 3UP 3DOWN: red, blue and green numbers, and the Clear cards. Each colour also has a
// symbol, for colour-blind players. A number stands once and upright in the middle. 6 and 9 always
// have a line below them, to avoid confusion.
#include <QPointF>
#include <QRectF>
#include <array>
#include <cmath>
#include <optional>
#include <span>

#include "art/art_fragments.h"
#include "art/drawn_cards.h"
#include "art/index_glyphs.h"

namespace downpile {

namespace {

// Ranks as they are written in face names: the numbers 1 to 10 (T), then Clear (X), Clear +1 (Y)
// and Clear +2 (Z).
constexpr char16_t kRanks[] = u"123456789TXYZ";
constexpr char16_t kColours[] = u"RBG";
constexpr qsizetype kFirstClear = 10;

constexpr char kCream[] = "#fff8e8";
constexpr char kGold[] = "#dcb765";
constexpr char kNight[] = "#1b2030";

const QRectF kPanel(8, 8, kCardWidth - 16, kCardHeight - 16);

enum class Symbol { Sun, Drop, Leaf };

struct Colour {
  Symbol symbol;
  const char* main;    // card's panel; cream on this colour has at least 5 : 1 contrast
  const char* deep;    // colour of shapes on the panel
  const char* bright;  // colour of signs on the dark Clear cards
};
constexpr std::array kPalette = {
    Colour{Symbol::Sun, "#c4233b", "#a81a31", "#f0566a"},
    Colour{Symbol::Drop, "#2160be", "#1a4fa3", "#5c9ef5"},
    Colour{Symbol::Leaf, "#17763f", "#116333", "#4fc07c"},
};

struct Face {
  qsizetype rank;  // rank of the card as an index into kRanks
  Colour colour;

  bool isClear() const { return rank >= kFirstClear; }
  // Number of further discards that a Clear card allows: 0 for Clear, 1 for Clear +1, 2 for Clear
  // +2.
  qsizetype bonus() const { return rank - kFirstClear; }
};

std::optional<Face> readFace(const QString& name) {
  if (name.size() != 2) {
    return std::nullopt;
  }
  const auto rank = QStringView(kRanks).indexOf(name[0]);
  const auto colour = QStringView(kColours).indexOf(name[1]);
  if (rank < 0 || colour < 0) {
    return std::nullopt;
  }
  return Face{rank, kPalette[static_cast<std::size_t>(colour)]};
}

// Returns the number of a card as text. It is the same in every language: only French cards have
// index letters.
QString numberText(const Face& face) { return QString::number(face.rank + 1); }

QByteArray point(double x, double y) { return svgNumber(x) + ',' + svgNumber(y); }

// Returns a closed star around `middle`. The distances of its points from `middle` take the values
// of `radii` in turn, beginning with the top point.
QByteArray starPath(QPointF middle, int points, std::span<const double> radii) {
  QByteArray path;
  for (int i = 0; i < points; ++i) {
    const double angle = 2 * M_PI * i / points;
    const double radius = radii[static_cast<std::size_t>(i) % radii.size()];
    path += (i == 0 ? "M" : "L") +
            point(middle.x() + radius * std::sin(angle), middle.y() - radius * std::cos(angle));
  }
  return path + 'Z';
}

// Returns the path data of a colour's symbol, centred on 0,0 and about 96 units high. The three
// symbols differ in outline, not only in detail.
QByteArray symbolOutline(Symbol symbol) {
  constexpr std::array kSunRadii = {48.0, 29.0};
  switch (symbol) {
    case Symbol::Sun:
      return starPath({0, 0}, 16, kSunRadii);
    case Symbol::Drop:
      return "M0,-50 C7,-27 35,-5 35,15 A35,33 0 0 1 -35,15 C-35,-5 -7,-27 0,-50 Z";
    case Symbol::Leaf:
      // The inner triangle, the leaf's vein, is drawn in reverse direction and therefore not
      // filled.
      return "M-30,30 C-48,-12 -14,-47 45,-45 C47,14 12,48 -30,30 Z"
             " M-19,28 L26,-26 L-28,19 Z M-33,26 L-26,33 L-42,48 L-48,42 Z";
  }
  return {};
}

QByteArray drawSymbol(Symbol symbol, double x, double y, double height, const QByteArray& colour) {
  return "<path fill='" + colour + "' stroke='" + colour +
         "' stroke-width='4' stroke-linejoin='round' transform='translate(" + svgNumber(x) + ' ' +
         svgNumber(y) + ") scale(" + QByteArray::number(height / 100, 'f', 4) + ")' d='" +
         symbolOutline(symbol) + "'/>";
}

QByteArray drawLines(const QByteArray& path, double weight, const QByteArray& colour) {
  return "<path fill='none' stroke='" + colour + "' stroke-width='" + svgNumber(weight) +
         "' stroke-linecap='round' d='" + path + "'/>";
}

// Draws the cross of the Clear cards. It is as wide as it is high.
QByteArray drawCross(double x, double y, double side, double weight, const QByteArray& colour) {
  const double reach = (side - weight) / 2;
  return drawLines('M' + point(x - reach, y - reach) + 'L' + point(x + reach, y + reach) + 'M' +
                       point(x + reach, y - reach) + 'L' + point(x - reach, y + reach),
                   weight, colour);
}

// Draws `+1` or `+2` in the middle of the box. The plus sign is small, which leaves room for a
// large number.
QByteArray drawBonus(const Face& face, const QRectF& box, double weight, const QByteArray& colour) {
  const double side = box.width() * 0.42;
  const double gap = box.width() * 0.08;
  const double numberWidth = box.width() * (face.bonus() == 1 ? 0.28 : 0.5);
  const double left = box.center().x() - (side + gap + numberWidth) / 2;
  const double plusWeight = side * 0.28;
  const double reach = (side - plusWeight) / 2;
  const double x = left + side / 2;
  const double y = box.center().y();
  return drawLines('M' + point(x - reach, y) + 'L' + point(x + reach, y) + 'M' +
                       point(x, y - reach) + 'L' + point(x, y + reach),
                   plusWeight, colour) +
         drawIndex(QString::number(face.bonus()),
                   QRectF(left + side + gap, box.top(), numberWidth, box.height()), weight, colour);
}

QByteArray drawPanel(const char* colour) {
  return "<rect x='" + svgNumber(kPanel.x()) + "' y='" + svgNumber(kPanel.y()) + "' width='" +
         svgNumber(kPanel.width()) + "' height='" + svgNumber(kPanel.height()) + "' rx='9' fill='" +
         colour + "'/>";
}

// Draws the sash of a number card: a slanted band from the corner index up to the panel's right
// edge. `height` is its thickness, measured vertically.
QByteArray drawSash(double height, const QByteArray& colour) {
  constexpr double kLeft = 66;
  constexpr double kLower = 66;
  constexpr double kUpper = 18;
  return "<path fill='" + colour + "' d='M" + point(kLeft, kLower - height / 2) + 'L' +
         point(kPanel.right(), kUpper - height / 2) + 'L' +
         point(kPanel.right(), kUpper + height / 2) + 'L' + point(kLeft, kLower + height / 2) +
         "Z'/>";
}

// Draws the number of a card, as high as `box`. 6 and 9 have a line below the box, because upside
// down they look like each other.
QByteArray drawNumberSign(const Face& face, const QRectF& box, double weight) {
  const QString text = numberText(face);
  QByteArray sign = drawIndex(text, box, weight, kCream);
  if (text == u"6" || text == u"9") {
    const double reach = std::min(box.width(), box.height() * 0.62) / 2;
    const double y = box.bottom() + 1.15 * weight;
    sign += drawLines('M' + point(box.center().x() - reach + weight / 2, y) + 'L' +
                          point(box.center().x() + reach - weight / 2, y),
                      weight * 0.9, kCream);
  }
  return sign;
}

// Draws the corner of a number card in the left 51 units, in normal and in large print.
QByteArray drawNumberCorner(const Face& face, bool large) {
  const QString text = numberText(face);
  const bool wide = text.size() > 1;
  const Symbol symbol = face.colour.symbol;
  if (large) {
    return drawNumberSign(face, QRectF(13.5, 18, 36.5, 88), wide ? 7 : 12) +
           drawSymbol(symbol, 31.5, 147, 36, kCream);
  }
  return drawNumberSign(face, QRectF(13.5, 18, 36, 50), wide ? 6.6 : 8) +
         drawSymbol(symbol, 31.5, 99, 29, kCream);
}

// Draws the corner of a Clear card from top to bottom: the cross, `+1` or `+2` if any, and the
// symbol.
QByteArray drawClearCorner(const Face& face, bool large) {
  const double middle = 31.5;
  const double cross = large ? 38 : 34;
  const double symbol = large ? 38 : 29;
  double y = 18;
  QByteArray corner = drawCross(middle, y + cross / 2, cross, large ? 12 : 9, kCream);
  y += cross + 11;
  if (face.bonus() > 0) {
    const double height = large ? 56 : 38;
    corner += drawBonus(face, QRectF(13, y, 37, height), large ? 7.5 : 6.2, kGold);
    y += height + 11;
  }
  return corner +
         drawSymbol(face.colour.symbol, middle, y + symbol / 2, symbol, face.colour.bright);
}

QByteArray drawNumber(const Face& face, bool large) {
  const Colour& colour = face.colour;
  const QByteArray half = drawSash(13, kGold) + drawSash(8, kCream) + drawNumberCorner(face, large);
  const QRectF middle = large ? QRectF(62, 108, 126, 134) : QRectF(53, 103, 144, 144);
  return drawPanel(colour.main) + drawSymbol(colour.symbol, 125, 175, 218, colour.deep) +
         drawTwice("half", half) + drawNumberSign(face, middle, 22);
}

// Draws the star in the middle of a Clear card, and the cross on it. The star's shape leaves room
// for the corner indices of large print.
QByteArray drawBurst(const Colour& colour, double scale) {
  const std::array longRays = {104 * scale, 56 * scale, 84 * scale, 56 * scale};
  const std::array shortRays = {78 * scale, 50 * scale};
  const QPointF middle(kCardWidth / 2, kCardHeight / 2);
  const auto shape = [](const QByteArray& path, const QByteArray& fill) {
    return "<path fill='" + fill + "' d='" + path + "'/>";
  };
  return shape(starPath(middle, 32, longRays), colour.main) +
         shape(starPath(middle, 32, shortRays), colour.bright) + "<circle cx='125' cy='175' r='" +
         svgNumber(46 * scale) + "' fill='" + kCream + "'/>" +
         drawCross(middle.x(), middle.y(), 50 * scale, 13 * scale, kNight);
}

QByteArray drawClear(const Face& face, bool large) {
  QByteArray half = drawClearCorner(face, large);
  if (face.bonus() > 0) {
    half += drawBonus(face, QRectF(146, 24, 86, 62), 11.5, kGold);
  }
  return drawPanel(kNight) + drawBurst(face.colour, large ? 0.82 : 1) + drawTwice("half", half);
}

class ColouredDeck final : public DrawnCards {
 public:
  QStringList faces() const override {
    QStringList names;
    for (const QChar colour : QStringView(kColours)) {
      for (const QChar rank : QStringView(kRanks)) {
        names += QString(rank) + colour;
      }
    }
    return names;
  }

  QByteArray draw(const QString& name, const CardStyle& style, double pixel) const override {
    const std::optional<Face> face = readFace(name);
    if (!face) {
      return {};
    }
    return drawCardGround(pixel) + (face->isClear() ? drawClear(*face, style.largePrint)
                                                    : drawNumber(*face, style.largePrint));
  }
};

}  // namespace

const DrawnCards& colouredDeck() {
  static const ColouredDeck kDeck;
  return kDeck;
}

}  // namespace downpile
