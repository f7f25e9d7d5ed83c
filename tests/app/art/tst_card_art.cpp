// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings of cards, portraits, icons and tiles: every picture exists, has the requested size, is
// reproducible, and its variants differ.
#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QPainter>
#include <QQmlEngine>
#include <QRegularExpression>

#include "art/art.h"
#include "art/card_art.h"
#include "art/card_image_provider.h"
#include "art/index_glyphs.h"
#include "art/picture_providers.h"
#include "art/table_surface.h"
#include "runner/test_class.h"
#include "table/card.h"

namespace downpile {

namespace {

constexpr QSize kSizes[] = {{60, 84}, {100, 140}, {200, 280}};
constexpr QSize kUsual(100, 140);

constexpr int kFrenchFaces = 52 + 1;
constexpr int kColouredFaces = 3 * 13;

QStringList suitedFaces() { return CardArt::faces().mid(0, 52); }
QStringList frenchFaces() { return CardArt::faces().mid(0, kFrenchFaces); }
QStringList colouredFaces() { return CardArt::faces().mid(kFrenchFaces, kColouredFaces); }

// Greatest difference of any channel between two pictures of the same size.
int difference(const QImage& a, const QImage& b) {
  int most = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor one = a.pixelColor(x, y);
      const QColor other = b.pixelColor(x, y);
      most = qMax(most, qMax(qAbs(one.red() - other.red()), qAbs(one.green() - other.green())));
      most = qMax(most, qMax(qAbs(one.blue() - other.blue()), qAbs(one.alpha() - other.alpha())));
    }
  }
  return most;
}

// Returns a picture in reduced size for comparisons: when a card is turned upside down, antialiased
// edge pixels change, but shapes do not. Draws it on black, because nearly transparent pixels have
// arbitrary colours.
QImage coarse(const QImage& image) {
  QImage onBlack(image.size(), QImage::Format_RGB32);
  onBlack.fill(Qt::black);
  QPainter(&onBlack).drawImage(0, 0, image);
  return onBlack.scaled(image.size() / 5, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

// Share (0 to 1) of the pixels in an area that are more than half opaque and darker than paper.
double ink(const QImage& image, const QRect& area) {
  int count = 0;
  for (int y = area.top(); y <= area.bottom(); ++y) {
    for (int x = area.left(); x <= area.right(); ++x) {
      const QColor colour = image.pixelColor(x, y);
      count += colour.alpha() > 128 && colour.lightness() < 200 ? 1 : 0;
    }
  }
  return static_cast<double>(count) / (area.width() * area.height());
}

// The upper left corner of a card, without edge and margin. It contains the index, and is not
// covered by the neighbouring card in a fanned hand.
QRect indexArea(QSize size) {
  return {size.width() * 4 / 100, size.height() * 5 / 100,
          static_cast<int>(size.width() * CardArt::kIndexFraction) - size.width() * 4 / 100,
          size.height() * 25 / 100};
}

// The corner of a coloured card (a card of 3UP 3DOWN) that its neighbour in a fanned hand does not
// cover. Such a card may have three signs in a column, so this area begins inside the white edge
// and ends at the middle of the card.
QRect colouredIndexArea(QSize size) {
  QRect area = indexArea(size).adjusted(size.width() * 3 / 100, 0, 0, 0);
  area.setBottom(size.height() / 2);
  return area;
}

// Returns the light signs in an area of a coloured card as a black and white picture. So tests can
// compare the signs without their colours.
QImage signsOf(const QImage& image, const QRect& area) {
  // Grey value from 0 to 255. Every sign on a card is lighter than this, and every background is
  // darker.
  constexpr int kBetween = 122;
  QImage signs(area.size(), QImage::Format_Grayscale8);
  for (int y = 0; y < area.height(); ++y) {
    for (int x = 0; x < area.width(); ++x) {
      const bool sign = qGray(image.pixel(area.topLeft() + QPoint(x, y))) > kBetween;
      signs.setPixelColor(x, y, sign ? Qt::white : Qt::black);
    }
  }
  return signs;
}

// Share (0 to 1) of the white pixels in a picture from signsOf().
double shareOf(const QImage& signs) {
  int count = 0;
  for (int y = 0; y < signs.height(); ++y) {
    for (int x = 0; x < signs.width(); ++x) count += qGray(signs.pixel(x, y)) > 0 ? 1 : 0;
  }
  return static_cast<double>(count) / (signs.width() * signs.height());
}

double shareDiffering(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
  }
  return static_cast<double>(count) / (a.width() * a.height());
}

QImage turned(const QImage& image) { return image.transformed(QTransform().rotate(180)); }

CardStyle styleWith(bool fourColours, bool largePrint) {
  CardStyle style;
  style.fourColours = fourColours;
  style.largePrint = largePrint;
  return style;
}

}  // namespace

class TestCardArt : public QObject {
  Q_OBJECT

 private slots:
  void acceptsFaceNamesOfFrenchAnd3Up3DownCardsBackAndBlankAndRejectsOthers() {
    const QStringList faces = CardArt::faces();
    QCOMPARE(faces.size(), kFrenchFaces + kColouredFaces + 2);
    QCOMPARE(QSet<QString>(faces.begin(), faces.end()).size(), faces.size());
    for (const char* face : {"7H", "TH", "AS", "QD", "2C", "XX", "1R", "TB", "9G", "XR", "YB", "ZG",
                             "back", "blank"}) {
      QVERIFY2(CardArt::knows(QString::fromLatin1(face)), face);
    }
    for (const char* face :
         {"", "1H", "10H", "7h", "7X", "Back", "7H ", "??", "AR", "0B", "JG", "7r", "XC", "ZS"}) {
      QVERIFY2(!CardArt::knows(QString::fromLatin1(face)), face);
    }
  }

  void everyCardHasAFaceAndEveryCardFaceBelongsToACard() {
    for (const CardFamily family : {CardFamily::french, CardFamily::coloured}) {
      QSet<QString> named;
      for (int identity = 0; identity < kCardIds; ++identity) {
        if (isCard(Card(identity), family)) {
          named += QString::fromStdString(cardText(Card(identity), family));
        }
      }
      const QStringList drawn = family == CardFamily::french ? frenchFaces() : colouredFaces();
      QCOMPARE(QSet<QString>(drawn.begin(), drawn.end()), named);
    }
  }

  void rendersEachFaceAtEachSize_data() {
    QTest::addColumn<bool>("four");
    QTest::addColumn<bool>("large");
    QTest::newRow("classic") << false << false;
    QTest::newRow("four colours") << true << false;
    QTest::newRow("large print") << false << true;
    QTest::newRow("both") << true << true;
  }

  void rendersEachFaceAtEachSize() {
    QFETCH(const bool, four);
    QFETCH(const bool, large);
    const CardArt art(styleWith(four, large));
    for (const QSize size : kSizes) {
      QList<QImage> seen;
      for (const QString& face : CardArt::faces()) {
        const QImage image = art.render(face, size);
        QCOMPARE(image.size(), size);
        QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
        QCOMPARE(image.pixelColor(size.width() - 1, size.height() / 2).alpha(), 0);
        QVERIFY2(image.pixelColor(size.width() / 2, size.height() / 12).alpha() > 0,
                 qPrintable(face));
        QCOMPARE(image, art.render(face, size));
        QVERIFY2(!seen.contains(image), qPrintable(face + " looks like another face"));
        seen += image;
      }
    }
  }

  void everyFrenchCardHasIndicesInOppositeCorners() {
    for (const bool large : {false, true}) {
      const CardArt art(styleWith(false, large));
      for (const QSize size : kSizes) {
        for (const QString& face : frenchFaces()) {
          const QImage image = art.render(face, size);
          QVERIFY2(ink(image, indexArea(size)) > 0.10, qPrintable(face));
          QVERIFY2(ink(turned(image), indexArea(size)) > 0.10, qPrintable(face));
        }
      }
    }
  }

  void cornersDistinguishFrenchCardsInAFan() {
    const CardArt art;
    for (const QSize size : kSizes) {
      QList<QImage> seen;
      for (const QString& face : frenchFaces()) {
        const QImage strip = art.render(face, size).copy(indexArea(size));
        QVERIFY2(!seen.contains(strip), qPrintable(face));
        seen += strip;
      }
    }
  }

  void cornersDistinguish3Up3DownCardsInAFanEvenInBlackAndWhite() {
    for (const bool large : {false, true}) {
      const CardArt art(styleWith(false, large));
      for (const QSize size : kSizes) {
        QList<QImage> seen;
        for (const QString& face : colouredFaces()) {
          const QImage image = art.render(face, size);
          const QImage signs = signsOf(image, colouredIndexArea(size));
          QVERIFY2(shareOf(signs) > 0.1, qPrintable(face));
          QVERIFY2(shareOf(signs) < 0.65, qPrintable(face));
          // The number and the symbol in the corner distinguish coloured cards even without
          // colours.
          for (const QImage& other : std::as_const(seen)) {
            QVERIFY2(shareDiffering(signs, other) > 0.015, qPrintable(face));
          }
          seen += signs;
        }
      }
    }
  }

  void cornersOf3Up3DownCardsLookTheSameUpsideDown() {
    for (const bool large : {false, true}) {
      const CardArt art(styleWith(false, large));
      for (const QString& face : colouredFaces()) {
        // Makes the area of the sign in the corner smaller, because this area also contains an edge
        // of the large sign in the middle of the card.
        const QRect area = colouredIndexArea(QSize(200, 280)).adjusted(0, 0, -10, -10);
        const QImage image = art.render(face, QSize(200, 280));
        QVERIFY2(difference(coarse(image.copy(area)), coarse(turned(image).copy(area))) < 14,
                 qPrintable(face));
      }
    }
  }

  // The styles "four colours" and "index letters" do not change the cards of 3UP 3DOWN. Large print
  // enlarges the signs in their corners.
  void largePrintIsTheOnlyStyleThatChangesTheDeckOf3Up3Down() {
    const CardArt usual;
    const CardArt large(styleWith(false, true));
    CardStyle style = styleWith(true, false);
    style.index = IndexLetters::fromText(u"EBDRX");
    const CardArt other(style);
    const QRect area = colouredIndexArea(kUsual);
    for (const QString& face : colouredFaces()) {
      QCOMPARE(other.render(face, kUsual), usual.render(face, kUsual));
      QVERIFY2(shareOf(signsOf(large.render(face, kUsual), area)) >
                   1.15 * shareOf(signsOf(usual.render(face, kUsual), area)),
               qPrintable(face));
    }
  }

  void courtsJokerAndBackLookTheSameUpsideDown() {
    const CardArt art;
    QStringList faces = {QStringLiteral("XX"), QStringLiteral("back"), QStringLiteral("blank")};
    for (const char* rank : {"J", "Q", "K"}) {
      for (const char* suit : {"C", "D", "H", "S"}) {
        faces += QLatin1String(rank) + QLatin1String(suit);
      }
    }
    for (const QSize size : kSizes) {
      for (const QString& face : std::as_const(faces)) {
        const QImage image = art.render(face, size);
        QVERIFY2(difference(coarse(image), coarse(turned(image))) < 14, qPrintable(face));
      }
    }
    // Counter-check: the ace of spades does not look the same upside down, and the test notices it.
    const QImage ace = art.render(QStringLiteral("AS"), kUsual);
    QVERIFY(difference(coarse(ace), coarse(turned(ace))) > 60);
  }

  void fourColourStyleChangesOnlyClubsAndDiamonds() {
    const CardArt two;
    const CardArt four(styleWith(true, false));
    for (const QString& face : suitedFaces()) {
      const bool changes = face.endsWith(u'C') || face.endsWith(u'D');
      QCOMPARE(two.render(face, kUsual) != four.render(face, kUsual), changes);
    }
  }

  void largePrintEnlargesTheCornersOfSuitedFrenchCards() {
    const CardArt usual;
    const CardArt large(styleWith(false, true));
    for (const QString& face : suitedFaces()) {
      const QRect half(4, 7, 17, 60);
      QVERIFY2(ink(large.render(face, kUsual), half) > 1.3 * ink(usual.render(face, kUsual), half),
               qPrintable(face));
    }
  }

  void indexLettersChangeOnlyAcesTensAndCourtCards() {
    CardStyle style;
    style.index = IndexLetters::fromText(u"EBDRX");
    const CardArt german(style);
    const CardArt usual;
    for (const QString& face : frenchFaces()) {
      const bool changes = QStringLiteral("AJQKT").contains(face[0]) && face.size() == 2;
      QCOMPARE(usual.render(face, kUsual) != german.render(face, kUsual), changes);
    }
  }

  void readsIndexLettersAndReplacesInvalidOnesByDefaults() {
    const IndexLetters german = IndexLetters::fromText(u"ABDK");
    QCOMPARE(german.jack, QStringLiteral("B"));
    QCOMPARE(german.queen, QStringLiteral("D"));
    QCOMPARE(german.ten, QStringLiteral("10"));
    const IndexLetters swedish = IndexLetters::fromText(u"E,Kn,D,K");
    QCOMPARE(swedish.ace, QStringLiteral("E"));
    QCOMPARE(swedish.jack, QStringLiteral("Kn"));
    QCOMPARE(IndexLetters::fromText(u"AJQKT").ten, QStringLiteral("T"));
    QCOMPARE(IndexLetters::fromText(u"AJQK10"), IndexLetters());
    QCOMPARE(IndexLetters::fromText(u""), IndexLetters());
    QCOMPARE(IndexLetters::fromText(u"\u3042,,D,LONGER,\u2660"),
             IndexLetters::fromText(u"A,J,D,K,10"));
  }

  void everyIndexLetterAndDigitHasADifferentShape() {
    QList<QByteArray> seen;
    for (const QChar character : QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?")) {
      QVERIFY2(canDrawIndex(character), qPrintable(QString(character)));
      const QByteArray path = drawIndex(character, QRectF(0, 0, 40, 50), 7, "#000000");
      QVERIFY(!seen.contains(path));
      seen += path;
    }
    const QRectF box(0, 0, 40, 50);
    QCOMPARE(drawIndex(QStringLiteral("\u00c5"), box, 7, "#000"), drawIndex("A", box, 7, "#000"));
    QCOMPARE(drawIndex(QStringLiteral("\u043a"), box, 7, "#000"), drawIndex("K", box, 7, "#000"));
    QVERIFY(canDrawIndex(QStringLiteral("\u0414")));
    QVERIFY(!canDrawIndex(QStringLiteral("\u4e00")));
    QVERIFY(!canDrawIndex(QString()));
  }

  void unknownFaceNameDrawsAPlaceholderCardAndLogsAWarning() {
    const CardArt art;
    for (const char* name : {"", "ZZ", "7", "../../etc/passwd", "<svg>&\"", "??"}) {
      QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("No card face named")));
      const QImage image = art.render(QString::fromUtf8(name), kUsual);
      QCOMPARE(image.size(), kUsual);
      QVERIFY(image.pixelColor(50, 12).alpha() == 255);
      QVERIFY(ink(image, QRect(25, 35, 50, 70)) > 0.05);
    }
    QVERIFY(art.render(QStringLiteral("7H"), QSize()).isNull());
    QVERIFY(art.render(QStringLiteral("7H"), QSize(0, 5)).isNull());
    QCOMPARE(art.render(QStringLiteral("7H"), QSize(1, 1)).size(), QSize(1, 1));
    QCOMPARE(art.render(QStringLiteral("7H"), QSize(300, 20)).size(), QSize(300, 20));
    QVERIFY(art.render(QStringLiteral("7H"), QSize(100000000, 10)).isNull());
  }

  // A line below the number distinguishes a 9 from a 6 that is upside down.
  void sixAndNineOf3Up3DownAreUnderlined() {
    const auto turned = [](const QString& face) {
      return CardArt().render(face, kUsual).mirrored(true, true);
    };
    for (const auto* colour : {"R", "B", "G"}) {
      const QString six = u'6' + QString::fromLatin1(colour);
      const QString nine = u'9' + QString::fromLatin1(colour);
      QVERIFY(difference(CardArt().render(nine, kUsual), turned(six)) > 5);
      // Counts cream-coloured pixels below the large number, where only the underline has this
      // colour.
      const auto creamBelow = [](const QString& face) {
        const QImage image = CardArt().render(face, QSize(250, 350));
        int cream = 0;
        for (int x = 95; x < 155; ++x) {
          for (int y = 257; y < 285; ++y) cream += qBlue(image.pixel(x, y)) > 210 ? 1 : 0;
        }
        return cream;
      };
      QVERIFY(creamBelow(six) > 300);
      QVERIFY(creamBelow(nine) > 300);
      QVERIFY(creamBelow(u'8' + QString::fromLatin1(colour)) < 50);
    }
  }

  void cardBacksDifferFromEachOther() {
    QVERIFY(CardArt::backNames().size() >= 6);
    QList<QImage> seen;
    for (const QString& name : CardArt::backNames()) {
      CardStyle style;
      style.back = name;
      const QImage image = CardArt(style).render(QStringLiteral("back"), kUsual);
      QVERIFY(!seen.contains(image));
      seen += image;
    }
    CardStyle unknown;
    unknown.back = QStringLiteral("tartan");
    QCOMPARE(CardArt(unknown).render(QStringLiteral("back"), kUsual), seen.front());
  }

  void cardImageHasTheStyleGivenInItsUrl() {
    CardImageProvider cards;
    QSize size;
    const QImage image = cards.requestImage(
        QStringLiteral("KD?four=1&large=1&index=ABDR&back=claret"), &size, QSize(90, 126));
    CardStyle style = styleWith(true, true);
    style.index = IndexLetters::fromText(u"ABDR");
    style.back = QStringLiteral("claret");
    QCOMPARE(image, CardArt(style).render(QStringLiteral("KD"), QSize(90, 126)));
    QCOMPARE(size, QSize(90, 126));
    QCOMPARE(CardImageProvider::styleFromQuery(QString()), CardStyle());
    QCOMPARE(CardImageProvider::styleFromQuery(QStringLiteral("four=0&other=1&&=")), CardStyle());
    QCOMPARE(cards.requestImage(QStringLiteral("KD"), &size, QSize()).size(), QSize(250, 350));
    QCOMPARE(cards.requestImage(QStringLiteral("KD"), &size, QSize(100, 0)).size(), kUsual);
    QCOMPARE(cards.requestImage(QStringLiteral("KD"), &size, QSize(0, 140)).size(), kUsual);
    QCOMPARE(cards.requestImage(QStringLiteral("KD"), nullptr, QSize(101, 143)).size(),
             QSize(101, 143));
  }

  void portraitsAreTwelveDifferentRoundPictures() {
    PortraitProvider portraits;
    QList<QImage> seen;
    QSize size;
    for (int i = 1; i <= kPortraitCount; ++i) {
      const QImage image = portraits.requestImage(QString::number(i), &size, QSize(64, 64));
      QCOMPARE(size, QSize(64, 64));
      QCOMPARE(image.pixelColor(1, 1).alpha(), 0);
      QCOMPARE(image.pixelColor(32, 32).alpha(), 255);
      QVERIFY(!seen.contains(image));
      seen += image;
    }
    QCOMPARE(portraits.requestImage(QStringLiteral("13"), nullptr, QSize(64, 64)), seen.front());
    QCOMPARE(portraits.requestImage(QStringLiteral("0"), nullptr, QSize(64, 64)), seen.back());
    const QImage square =
        portraits.requestImage(QStringLiteral("3?shape=square"), nullptr, QSize(64, 64));
    QCOMPARE(square.pixelColor(0, 0).alpha(), 255);
    QTest::ignoreMessage(QtWarningMsg, "No portrait numbered \"nobody\"");
    QCOMPARE(portraits.requestImage(QStringLiteral("nobody"), nullptr, QSize(64, 64)),
             seen.front());
  }

  void iconsHaveTheRequestedColour() {
    IconProvider icons;
    const QStringList names = QDir(QStringLiteral(":/downpile/art/icons")).entryList();
    for (const char* name : {"suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades", "rock",
                             "paper", "scissors", "trump", "bid", "hint", "undo"}) {
      QVERIFY2(names.contains(QLatin1String(name) + QStringLiteral(".svg")), name);
    }
    QVERIFY(names.size() >= 34);
    for (const QString& file : names) {
      const QString id = file.chopped(4);
      QSize size;
      const QImage image =
          icons.requestImage(id + QStringLiteral("?color=%23ff8800"), &size, QSize(48, 48));
      QCOMPARE(size, QSize(48, 48));
      int opaque = 0;
      for (int y = 0; y < 48; ++y) {
        for (int x = 0; x < 48; ++x) {
          const QColor colour = image.pixelColor(x, y);
          if (colour.alpha() == 255) {
            ++opaque;
            // Smoothed painting causes rounding errors, so colours may differ slightly from the
            // requested one.
            const bool asked =
                colour.red() >= 0xfe && qAbs(colour.green() - 0x88) <= 1 && colour.blue() <= 1;
            QVERIFY2(asked, qPrintable(file + colour.name()));
          }
        }
      }
      QVERIFY2(opaque > 60, qPrintable(file));
    }
    const QImage faint =
        icons.requestImage(QStringLiteral("close?color=%2380ff0000"), nullptr, QSize(48, 48));
    QVERIFY(qAbs(faint.pixelColor(24, 24).alpha() - 128) <= 1);
    QTest::ignoreMessage(QtWarningMsg, "No drawing named icons/nothing.svg");
    QCOMPARE(icons.requestImage(QStringLiteral("nothing"), nullptr, QSize(8, 8)).size(),
             QSize(8, 8));
  }

  void tableTilesAreSeamless() {
    QVERIFY(tableThemes().size() >= 6);
    for (const QString& theme : tableThemes()) {
      const QImage tile = tableTile(theme);
      QCOMPARE(tile.size(), QSize(kTableTile, kTableTile));
      QCOMPARE(tile, tableTile(theme));
      // The colour step across the edge of the tile is no larger than the largest step inside it.
      const auto step = [&tile](int from, int to) {
        double sum = 0;
        for (int i = 0; i < kTableTile; ++i) {
          sum += qAbs(qGreen(tile.pixel(from, i)) - qGreen(tile.pixel(to, i)));
          sum += qAbs(qGreen(tile.pixel(i, from)) - qGreen(tile.pixel(i, to)));
        }
        return sum;
      };
      double largest = 0;
      for (int i = 1; i < kTableTile; ++i) {
        largest = qMax(largest, step(i - 1, i));
      }
      QVERIFY(step(kTableTile - 1, 0) <= largest);
      QVERIFY(difference(tile, tile.copy(64, 0, 1, 1).scaled(tile.size())) < 24);
    }
    QCOMPARE(tableTile(QStringLiteral("unknown")), tableTile(QStringLiteral("evergreen")));
  }

  void shadowIsTransparentAtItsEdgeAndVignetteInTheMiddle() {
    const QImage shadow = shadowImage(12);
    QCOMPARE(shadow.size(), QSize(49, 49));
    QCOMPARE(shadow.pixelColor(0, 24).alpha(), 0);
    QCOMPARE(shadow.pixelColor(0, 0).alpha(), 0);
    QVERIFY(shadow.pixelColor(24, 24).alpha() > 120);
    QCOMPARE(shadow, turned(shadow));
    // A BorderImage stretches the middle of the shadow, so the middle must be uniform.
    QCOMPARE(shadow.copy(24, 0, 1, 49), shadow.copy(23, 0, 1, 49));
    const QImage vignette = vignetteImage(QSize(320, 200));
    QVERIFY(vignette.pixelColor(160, 100).alpha() <= 1);
    QVERIFY(vignette.pixelColor(2, 2).alpha() > 60);
    QVERIFY(vignette.pixelColor(318, 198).alpha() > 60);
  }

  void initArtRegistersAllImageProviders() {
    QQmlEngine engine;
    initArt(engine);
    for (const char* id : {"cards", "portraits", "icons", "table", "shadow"}) {
      QVERIFY2(engine.imageProvider(QString::fromLatin1(id)) != nullptr, id);
    }
  }

  void svgDrawingsContainNoTextOrImageElements() {
    QDirIterator files(QStringLiteral(":/downpile/art"), {QStringLiteral("*.svg")}, QDir::Files,
                       QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
      QFile file(files.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QByteArray content = file.readAll();
      QVERIFY2(!content.contains("<text") && !content.contains("<image"),
               qPrintable(file.fileName()));
      ++count;
    }
    QVERIFY(count > 50);
  }
};

DOWNPILE_TEST(TestCardArt);

}  // namespace downpile

#include "tst_card_art.moc"
