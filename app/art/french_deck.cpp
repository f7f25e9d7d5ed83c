// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the 52 French cards and the joker. This file places the pips. The ace of spades and the
// court cards are drawings under resources/art. The court drawings have the colours of hearts and
// are recoloured for the other suits.
#include <QRectF>
#include <array>
#include <optional>
#include <span>

#include "art/art_fragments.h"
#include "art/drawn_cards.h"
#include "art/index_glyphs.h"
#include "art/suit_shapes.h"

namespace downpile {

namespace {

constexpr double kMiddle = kCardWidth / 2;
// Height in card units of the single pip of an ace, and of a number card in large print.
constexpr double kSinglePip = 112;
constexpr char16_t kRanks[] = u"A23456789TJQK";
constexpr char16_t kSuits[] = u"CDHS";

struct Face {
  char16_t rank;
  SuitShape suit;
};

std::optional<Face> readFace(const QString& name) {
  if (name.size() != 2) {
    return std::nullopt;
  }
  const auto rank = QStringView(kRanks).indexOf(name[0]);
  const auto suit = QStringView(kSuits).indexOf(name[1]);
  if (rank < 0 || suit < 0) {
    return std::nullopt;
  }
  return Face{kRanks[rank], static_cast<SuitShape>(suit)};
}

QString indexText(char16_t rank, const IndexLetters& letters) {
  switch (rank) {
    case u'A':
      return letters.ace;
    case u'T':
      return letters.ten;
    case u'J':
      return letters.jack;
    case u'Q':
      return letters.queen;
    case u'K':
      return letters.king;
    default:
      return {QChar(rank)};
  }
}

// Draws a corner of a French card: rank above suit, in the left 51 units, in normal and in large
// print.
QByteArray drawCorner(const Face& face, const CardStyle& style, const QByteArray& colour) {
  const QString text = indexText(face.rank, style.index);
  const bool wide = text.size() > 1;
  if (style.largePrint) {
    return drawIndex(text, QRectF(6, 14, 44, 92), wide ? 9 : 12.5, colour) +
           drawSuit(face.suit, 28, 137, 46, colour);
  }
  return drawIndex(text, QRectF(9.5, 15, 39, 50), wide ? 6.4 : 7.2, colour) +
         drawSuit(face.suit, 29, 88.5, 33, colour);
}

// Position of a pip in the upper half or on the horizontal centre line. The pips of the upper half
// are repeated upside down in the lower half.
struct Place {
  double x;
  double y;
};
constexpr double kLeft = 83;
constexpr double kRight = kCardWidth - kLeft;
constexpr double kTop = 63;
constexpr double kCentre = kCardHeight / 2;
constexpr double kInner = kTop + (kCardHeight - 2 * kTop) / 3;
constexpr double kPipHeight = 48;

struct PipLayout {
  std::array<Place, 5> upper;
  std::size_t upperCount;
  std::array<Place, 3> centre;
  std::size_t centreCount;
};

// Returns the traditional arrangement of the pips of a 2 to 10. The single middle pip of a 7 is
// above the centre only.
PipLayout pipLayout(char16_t rank) {
  const Place left{kLeft, kTop};
  const Place right{kRight, kTop};
  const Place between{kMiddle, (kTop + kCentre) / 2};
  const Place innerLeft{kLeft, kInner};
  const Place innerRight{kRight, kInner};
  const Place middle{kMiddle, kCentre};
  const Place middleLeft{kLeft, kCentre};
  const Place middleRight{kRight, kCentre};
  switch (rank) {
    case u'2':
      return {{{{kMiddle, kTop}}}, 1, {}, 0};
    case u'3':
      return {{{{kMiddle, kTop}}}, 1, {{middle}}, 1};
    case u'4':
      return {{{left, right}}, 2, {}, 0};
    case u'5':
      return {{{left, right}}, 2, {{middle}}, 1};
    case u'6':
      return {{{left, right}}, 2, {{middleLeft, middleRight}}, 2};
    case u'7':
      return {{{left, right}}, 2, {{middleLeft, middleRight, between}}, 3};
    case u'8':
      return {{{left, right, between}}, 3, {{middleLeft, middleRight}}, 2};
    case u'9':
      return {{{left, right, innerLeft, innerRight}}, 4, {{middle}}, 1};
    default:
      return {{{left, right, innerLeft, innerRight, {kMiddle, (kTop + kInner) / 2}}}, 5, {}, 0};
  }
}

QByteArray drawPips(const Face& face, const QByteArray& colour) {
  const PipLayout layout = pipLayout(face.rank);
  QByteArray pips;
  for (const Place& place : std::span(layout.upper).first(layout.upperCount)) {
    pips += drawSuit(face.suit, place.x, place.y, kPipHeight, colour);
    pips += drawSuit(face.suit, kCardWidth - place.x, kCardHeight - place.y, -kPipHeight, colour);
  }
  for (const Place& place : std::span(layout.centre).first(layout.centreCount)) {
    pips += drawSuit(face.suit, place.x, place.y, kPipHeight, colour);
  }
  return pips;
}

// Scales SVG elements down around the card's centre, to leave room for the giant corner indices of
// large print.
QByteArray shrunk(double scale, const QByteArray& elements) {
  return "<g transform='translate(125 175) scale(" + svgNumber(scale) + ") translate(-125 -175)'>" +
         elements + "</g>";
}

struct Recolour {
  const char* from;
  const char* to;
};

// Colours of the parts of a court card. The drawings have the colours of hearts (kDrawnColours),
// which are replaced for other suits.
struct CourtColours {
  const char* main;    // colour of the robe
  const char* dark;    // darker shade of `main`, for folds and shadows
  const char* second;  // colour of the sash, parts of the clothes and small ornaments
  const char* ground;  // colour of the panel behind the figure
  const char* skin;
  const char* shade;  // colour of the shaded half of the face
  const char* hair;
};
constexpr CourtColours kDrawnColours = {"#c4233b", "#8a1530", "#27406f", "#fcf3e3",
                                        "#f3cda6", "#dfa878", "#7a3b1d"};
constexpr CourtColours kClubColours = {"#27564c", "#163832", "#b5502f", "#f3f5ea",
                                       "#c98f62", "#a9714a", "#2b1d18"};
constexpr CourtColours kDiamondColours = {"#d3502c", "#97301a", "#1f6a72", "#fdf3e2",
                                          "#e8b686", "#cc9160", "#221f2b"};
constexpr CourtColours kSpadeColours = {"#2c3a68", "#18213f", "#93304b", "#e3e8f3",
                                        "#9a6444", "#7b4b33", "#d3d7e2"};
constexpr CourtColours kGreenClubColours = {"#1c7f47", "#0f5230", "#b5502f", "#f1f6ea",
                                            "#c98f62", "#a9714a", "#2b1d18"};
constexpr CourtColours kBlueDiamondColours = {"#2a67c0", "#173f80", "#d0672a", "#eff4fb",
                                              "#e8b686", "#cc9160", "#221f2b"};

constexpr CourtColours kJokerColours = {"#6d2f7c", "#481b55", "#1c7a78", "#f7f0f8",
                                        "#f3cda6", "#dfa878", "#7a3b1d"};

const CourtColours& courtColours(SuitShape suit, bool fourColours) {
  switch (suit) {
    case SuitShape::clubs:
      return fourColours ? kGreenClubColours : kClubColours;
    case SuitShape::diamonds:
      return fourColours ? kBlueDiamondColours : kDiamondColours;
    case SuitShape::spades:
      return kSpadeColours;
    case SuitShape::hearts:
      break;
  }
  return kDrawnColours;
}

QByteArray recoloured(QByteArray drawing, const CourtColours& to) {
  const CourtColours& from = kDrawnColours;
  const Recolour pairs[] = {{from.main, to.main},     {from.dark, to.dark},
                            {from.second, to.second}, {from.ground, to.ground},
                            {from.skin, to.skin},     {from.shade, to.shade},
                            {from.hair, to.hair}};
  for (const Recolour& pair : pairs) {
    drawing.replace(pair.from, pair.to);
  }
  return drawing;
}

const char* suitName(SuitShape suit) {
  constexpr const char* kNames[] = {"clubs", "diamonds", "hearts", "spades"};
  return kNames[static_cast<std::size_t>(suit)];
}

// Draws a court figure: its upper half twice, in its panel, and with a sash over the seam. The
// panel leaves the normal corners free; for large print everything is scaled down.
QByteArray framed(const QByteArray& half, const CardStyle& style) {
  const QByteArray figure = artFragment(QStringLiteral("courts/ground.svg")) +
                            drawTwice("half", half) +
                            artFragment(QStringLiteral("courts/sash.svg"));
  return style.largePrint ? shrunk(0.77, figure) : figure;
}

QByteArray drawCourt(const Face& face, const CardStyle& style) {
  const QString rank = QString::fromLatin1(face.rank == u'K'   ? "king"
                                           : face.rank == u'Q' ? "queen"
                                                               : "jack");
  const QString suit = QString::fromLatin1(suitName(face.suit));
  const CourtColours& colours = courtColours(face.suit, style.fourColours);
  const QByteArray half = artFragment(QStringLiteral("courts/%1.svg").arg(rank)) +
                          artFragment(QStringLiteral("courts/%1-%2.svg").arg(rank, suit)) +
                          drawSuit(face.suit, 76, 49, 32, suitColour(face.suit, style.fourColours));
  return recoloured(framed(half, style), colours);
}

QByteArray drawAce(const Face& face, const CardStyle& style, const QByteArray& colour) {
  if (face.suit == SuitShape::spades) {
    const QByteArray ornament = artFragment(QStringLiteral("aces/spades.svg"));
    return style.largePrint ? shrunk(0.74, ornament) : ornament;
  }
  return drawSuit(face.suit, kMiddle, kCentre, kSinglePip, colour);
}

QByteArray drawJoker() {
  return drawTwice("corner", artFragment(QStringLiteral("courts/joker-corner.svg"))) +
         framed(artFragment(QStringLiteral("courts/joker.svg")), CardStyle());
}

class FrenchDeck final : public DrawnCards {
 public:
  QStringList faces() const override {
    QStringList names;
    for (const QChar suit : QStringView(kSuits)) {
      for (const QChar rank : QStringView(kRanks)) {
        names += QString(rank) + suit;
      }
    }
    names += QStringLiteral("XX");
    return names;
  }

  QByteArray draw(const QString& name, const CardStyle& style, double pixel) const override {
    if (name == u"XX") {
      return drawCardGround(pixel) + recoloured(drawJoker(), kJokerColours);
    }
    const std::optional<Face> face = readFace(name);
    if (!face) {
      return {};
    }
    const QByteArray colour = suitColour(face->suit, style.fourColours);
    return drawCardGround(pixel) + drawTwice("corner", drawCorner(*face, style, colour)) +
           drawMiddle(*face, style, colour);
  }

 private:
  static QByteArray drawMiddle(const Face& face, const CardStyle& style, const QByteArray& colour) {
    const bool court = face.rank == u'J' || face.rank == u'Q' || face.rank == u'K';
    if (court) {
      return drawCourt(face, style);
    }
    if (face.rank == u'A') {
      return drawAce(face, style, colour);
    }
    return style.largePrint ? drawSuit(face.suit, kMiddle, kCentre, kSinglePip, colour)
                            : drawPips(face, colour);
  }
};

}  // namespace

const DrawnCards& frenchDeck() {
  static const FrenchDeck kDeck;
  return kDeck;
}

}  // namespace downpile
