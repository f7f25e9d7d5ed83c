// SPDX-License-Identifier: GPL-3.0-or-later
// Card backs: a line pattern around a medallion with one pile growing upwards and one downwards.
// This file also draws the outline of an empty place on the table.
#include <QPointF>
#include <QRectF>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "art/art_fragments.h"
#include "art/back_patterns.h"
#include "art/card_art.h"
#include "art/drawn_cards.h"

namespace downpile {

namespace {

struct BackColours {
  const char* name;
  const char* ground;
  const char* line;
  const char* deep;  // colour inside the medallion at the card's centre
  const char* gold;
  const char* cream;
  BackPattern pattern;
};
constexpr std::array kBackColours = {
    BackColours{"indigo", "#2b3879", "#97a4de", "#1d2757", "#dcb765", "#f6edd7",
                BackPattern::leaves},
    BackColours{"claret", "#7d1f37", "#e0a0aa", "#551224", "#e0bb6b", "#f8ecd9",
                BackPattern::leaves},
    BackColours{"pine", "#1d4f3c", "#86bd9f", "#113226", "#dcb765", "#f3f0dc", BackPattern::waves},
    BackColours{"amber", "#8f5410", "#edc27c", "#633707", "#f0d491", "#fbf0dc",
                BackPattern::lozenges},
    BackColours{"slate", "#3c4756", "#a3b1c2", "#262f3b", "#d8b56c", "#f2eee4",
                BackPattern::chevrons},
    BackColours{"plum", "#552463", "#c08fcc", "#391544", "#dcb765", "#f5ebdc",
                BackPattern::rosette},
};

const BackColours& backColours(const QString& name) {
  const auto found = std::find_if(
      kBackColours.begin(), kBackColours.end(),
      [&name](const BackColours& colours) { return name == QLatin1String(colours.name); });
  return found == kBackColours.end() ? kBackColours.front() : *found;
}

const QRectF kPanel(18, 18, kCardWidth - 36, kCardHeight - 36);
// Limit for the size of a device pixel in card units. Above this limit (cards less than about 50
// pixels wide) a simpler back is drawn; the pattern would be blurred.
constexpr double kTinyPixel = 5.2;

QByteArray point(QPointF at) { return svgNumber(at.x()) + ',' + svgNumber(at.y()); }

QByteArray frame(double inset, double radius, const char* fill, const char* stroke, double width) {
  const QRectF box = QRectF(0, 0, kCardWidth, kCardHeight).adjusted(inset, inset, -inset, -inset);
  return "<rect x='" + svgNumber(box.x()) + "' y='" + svgNumber(box.y()) + "' width='" +
         svgNumber(box.width()) + "' height='" + svgNumber(box.height()) + "' rx='" +
         svgNumber(radius) + "' fill='" + fill + "' stroke='" + stroke + "' stroke-width='" +
         svgNumber(width) + "'/>";
}

QByteArray disc(double radius, const char* fill, const char* stroke, double width) {
  return "<circle cx='125' cy='175' r='" + svgNumber(radius) + "' fill='" + fill + "' stroke='" +
         stroke + "' stroke-width='" + svgNumber(width) + "'/>";
}

// Returns the path of a ring of round scallops at distance `radius` from the card's centre.
QByteArray scallops(double radius) {
  constexpr int kScallops = 20;
  const double bulge = 1.12 * radius * std::sin(M_PI / kScallops);
  QByteArray path;
  for (int i = 0; i <= kScallops; ++i) {
    const double angle = 2 * M_PI * i / kScallops;
    const QPointF at(kCardWidth / 2 + radius * std::sin(angle),
                     kCardHeight / 2 - radius * std::cos(angle));
    path += i == 0 ? QByteArray("M") : "A" + svgNumber(bulge) + ',' + svgNumber(bulge) + " 0 0 1 ";
    path += point(at);
  }
  return path + 'Z';
}

// Draws the picture on the back: two piles around the card's centre, one growing upwards and one
// downwards.
QByteArray drawPiles(const BackColours& colours) {
  return drawTwice(
      "pile",
      "<path fill='" + QByteArray(colours.cream) +
          "' d='M125,137 C129,146 153,156 153,166.5 C153,172 148,174 143,173.5 C136,173 129,170"
          " 125,162 C121,170 114,173 107,173.5 C102,174 97,172 97,166.5 C97,156 121,146 125,137"
          " Z'/><path fill='" +
          colours.gold + "' d='M125,167 L130,175 L120,175 Z'/>");
}

QByteArray drawBack(const BackColours& colours, double pixel) {
  static const std::map<BackPattern, QByteArray> kPatterns = [] {
    std::map<BackPattern, QByteArray> patterns;
    for (const BackColours& each : kBackColours)
      patterns.try_emplace(each.pattern, backPattern(each.pattern, kPanel));
    return patterns;
  }();
  QByteArray back = drawCardGround(pixel) + frame(10, 9, colours.ground, "none", 0);
  back += "<path fill='none' stroke='" + QByteArray(colours.line) +
          "' stroke-width='1.5' stroke-linecap='round' d='" + kPatterns.at(colours.pattern) + "'/>";
  back += frame(kPanel.x(), 0, "none", colours.line, 1.5);
  back += frame(15.2, 4, "none", colours.gold, 1.6);
  back += "<path fill='" + QByteArray(colours.ground) + "' stroke='" + colours.line +
          "' stroke-width='1.6' d='" + scallops(53) + "'/>";
  back += disc(49, colours.deep, colours.gold, 2.2);
  back += disc(44, "none", colours.line, 1);
  return back + drawPiles(colours);
}

// Draws the back of small cards, such as those in an opponent's hand: without details smaller than
// a pixel, and with a larger medallion.
QByteArray drawTinyBack(const BackColours& colours, double pixel) {
  return drawCardGround(pixel) + frame(14, 9, colours.ground, "none", 0) +
         frame(30, 4, "none", colours.line, 5) +
         "<g transform='translate(125 175) scale(1.45) translate(-125 -175)'>" +
         disc(47, colours.deep, colours.gold, 4) + drawPiles(colours) + "</g>";
}

QByteArray drawBlank(double pixel) {
  const double line = std::max(2.4, pixel * 1.2);
  return "<rect x='" + svgNumber(line / 2) + "' y='" + svgNumber(line / 2) + "' width='" +
         svgNumber(kCardWidth - line) + "' height='" + svgNumber(kCardHeight - line) + "' rx='" +
         svgNumber(kCornerRadius) +
         "' fill='#000000' fill-opacity='0.10' stroke='#ffffff' stroke-opacity='0.36'"
         " stroke-width='" +
         svgNumber(line) + "'/>";
}

class CardBacks final : public DrawnCards {
 public:
  QStringList faces() const override { return {QStringLiteral("back"), QStringLiteral("blank")}; }

  QByteArray draw(const QString& face, const CardStyle& style, double pixel) const override {
    if (face == u"back") {
      const BackColours& colours = backColours(style.back);
      return pixel > kTinyPixel ? drawTinyBack(colours, pixel) : drawBack(colours, pixel);
    }
    return face == u"blank" ? drawBlank(pixel) : QByteArray();
  }
};

}  // namespace

QStringList CardArt::backNames() {
  QStringList names;
  for (const BackColours& colours : kBackColours) names += QLatin1String(colours.name);
  return names;
}

const DrawnCards& cardBacks() {
  static const CardBacks kBacks;
  return kBacks;
}

}  // namespace downpile
