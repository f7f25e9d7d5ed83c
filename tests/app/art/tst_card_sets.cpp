// SPDX-License-Identifier: GPL-3.0-or-later
// Card sets of other programs: found in data folders, drawn from named elements or from a sheet
// (one picture with all cards), and left out if invalid. In the usable sets of this test, each card
// has its own colour.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "art/card_image_provider.h"
#include "art/card_set.h"
#include "art/card_set_shelf.h"
#include "runner/test_class.h"
#include "settings/card_sets.h"
#include "settings/chosen_cards.h"
#include "settings/settings.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

const QString kNamed = u"carddecks/svg-plain/plain.svg"_s;
const QString kSheet = u"aisleriot/cards/fair_sheet.svg"_s;
const QString kBlank = u"aisleriot/cards/blank.svg"_s;
const QString kBroken = u"carddecks/svg-torn/torn.svg"_s;
constexpr QSize kSize(70, 98);

// Unique fill colour for each column and row of the card set.
QColor colourAt(int column, int row) {
  return QColor(20 + 50 * (column % 5), 30 + 50 * row, 90 + 60 * (column / 5));
}

QByteArray card(const QByteArray& attributes, int column, int row) {
  return "<rect " + attributes + " x='" + QByteArray::number(column * 50) + "' y='" +
         QByteArray::number(row * 70) + "' width='50' height='70' fill='" +
         colourAt(column, row).name().toLatin1() + "'/>";
}

QByteArray picture(const QByteArray& cards) {
  return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 650 350'>" + cards + "</svg>";
}

QByteArray namedCards(bool allOfThem) {
  QByteArray cards;
  const QByteArrayList ranks{"1", "2", "3",  "4",    "5",     "6",   "7",
                             "8", "9", "10", "jack", "queen", "king"};
  const QByteArrayList suits{"club", "diamond", "heart", "spade"};
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 13; ++column) {
      if (!allOfThem && row == 2 && column == 6) continue;
      cards += card("id='" + ranks[column] + '_' + suits[row] + '\'', column, row);
    }
  }
  return cards + card("id='back'", 2, 4);
}

QByteArray sheetCards() {
  QByteArray cards;
  for (int row = 0; row < 5; ++row) {
    for (int column = 0; column < (row == 4 ? 4 : 13); ++column) cards += card("", column, row);
  }
  return cards;
}

// A set with SVG features unknown to QtSvg: the cards' content is not drawn.
QByteArray blankCards() {
  QByteArray cards;
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 13; ++column) {
      const QByteArray x = QByteArray::number(column * 50);
      const QByteArray y = QByteArray::number(row * 70);
      cards += "<rect x='" + x + "' y='" + y + "' width='50' height='70' fill='white'/>";
      cards += "<use href='#pip' x='" + x + "' y='" + y + "'/>";
    }
  }
  return cards;
}

}  // namespace

class TestCardSets : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    write(kNamed, picture(namedCards(true)));
    write(u"carddecks/svg-plain/index.desktop"_s,
          "[KDE Backdeck]\nName=Plain colours\nSVG=plain.svg\n");
    write(kBroken, picture(namedCards(false)));
    write(u"carddecks/svg-torn/index.desktop"_s, "[KDE Backdeck]\nName=Torn\nSVG=torn.svg\n");
    write(u"carddecks/svg-empty/index.desktop"_s, "[KDE Backdeck]\nName=Empty\nSVG=none.svg\n");
    write(u"carddecks/svg-outside/index.desktop"_s,
          "[KDE Backdeck]\nName=Outside\nSVG=../../secret.svg\n");
    write(kSheet, picture(sheetCards()));
    write(kBlank, picture(blankCards()));
    write(u"aisleriot/cards/noise.svgz"_s, "no picture at all");
    CardSetShelf::instance().setDataFolders({folder_.path()});
  }
  void findsCardSetsOfOtherProgramsInDataFolders();
  void drawsCardsOfASetWithAnSvgElementForEachCard();
  void drawsCardsOfASetStoredInOneGridPicture();
  void reportsWhyASetIsUnusable();
  void rejectsSetWithIdenticalCards();
  void unusableChosenSetIsReplacedByTheDefaultSetWithANotice();
  void listsUsableCardSetsAndNamesBrokenOnesSeparately();
  void drawsCardsOfASetInAWorkerThreadAndCachesThePictures();
  void setInTheFirstFolderIsPreferredToItsCopyInTheSecond();

 private:
  void write(const QString& path, const QByteArray& text) {
    const QString whole = folder_.filePath(path);
    QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
    QFile file(whole);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }

  QTemporaryDir folder_;
};

void TestCardSets::findsCardSetsOfOtherProgramsInDataFolders() {
  QStringList names;
  for (const CardSetFile& set : findCardSets({folder_.path(), u"/nowhere"_s})) names << set.name;
  QCOMPARE(names, QStringList({u"Blank"_s, u"Empty"_s, u"Fair Sheet"_s, u"Noise"_s,
                               u"Plain colours"_s, u"Torn"_s}));
}

void TestCardSets::drawsCardsOfASetWithAnSvgElementForEachCard() {
  OpenCardSet set(folder_.filePath(kNamed));
  QCOMPARE(set.trouble(), OpenCardSet::Trouble::none);
  QVERIFY(set.has(u"back"_s));
  QVERIFY(!set.has(u"XX"_s));
  QVERIFY(!set.has(u"7R"_s));
  QVERIFY(set.render(u"7R"_s, kSize).isNull());
  const QImage card = set.render(u"QH"_s, kSize);
  QCOMPARE(card.size(), kSize);
  QCOMPARE(card.pixelColor(35, 49), colourAt(11, 2));
  QCOMPARE(set.render(u"TS"_s, kSize).pixelColor(35, 49), colourAt(9, 3));
  // A transparent margin around a card smooths its edges when the card is rotated.
  QCOMPARE(card.pixelColor(0, 49).alpha(), 0);
}

void TestCardSets::drawsCardsOfASetStoredInOneGridPicture() {
  OpenCardSet set(folder_.filePath(kSheet));
  QCOMPARE(set.trouble(), OpenCardSet::Trouble::none);
  QCOMPARE(set.render(u"AC"_s, kSize).pixelColor(35, 49), colourAt(0, 0));
  QCOMPARE(set.render(u"KD"_s, kSize).pixelColor(35, 49), colourAt(12, 1));
  QCOMPARE(set.render(u"7H"_s, {140, 196}).pixelColor(70, 98), colourAt(6, 2));
  QCOMPARE(set.render(u"XX"_s, kSize).pixelColor(35, 49), colourAt(1, 4));
  QCOMPARE(set.render(u"back"_s, kSize).pixelColor(35, 49), colourAt(2, 4));
}

void TestCardSets::reportsWhyASetIsUnusable() {
  const OpenCardSet torn(folder_.filePath(kBroken));
  QCOMPARE(torn.trouble(), OpenCardSet::Trouble::cardMissing);
  QCOMPARE(torn.missing(), u"7_heart"_s);
  for (const QString& path :
       {u"aisleriot/cards/noise.svgz"_s, u"carddecks/svg-empty/none.svg"_s, u"carddecks"_s}) {
    OpenCardSet set(folder_.filePath(path));
    QVERIFY2(set.trouble() != OpenCardSet::Trouble::none, qPrintable(path));
    QVERIFY(!set.has(u"7H"_s));
    QVERIFY(set.render(u"7H"_s, kSize).isNull());
  }
}

// QtSvg cannot draw the features of this set, so all its cards look the same. Drawing the file
// prints no warnings on the terminal.
void TestCardSets::rejectsSetWithIdenticalCards() {
  QTest::failOnWarning(QRegularExpression(u"."_s));
  OpenCardSet blank(folder_.filePath(kBlank));
  QCOMPARE(blank.trouble(), OpenCardSet::Trouble::cardsAlike);
  QVERIFY(!blank.has(u"7H"_s));
  QVERIFY(blank.render(u"7H"_s, kSize).isNull());
}

void TestCardSets::unusableChosenSetIsReplacedByTheDefaultSetWithANotice() {
  const QString gone = u"carddecks/svg-oxygen/oxygen.svgz"_s;
  Settings settings(folder_.filePath(u"settings.ini"_s));
  ChosenCards chosen(settings);
  QSignalSpy notices(&chosen, &ChosenCards::givenUp);
  CardSetShelf& shelf = CardSetShelf::instance();
  const auto drawTwo = [&shelf](const QString& set) {
    shelf.draw(set, u"7H"_s, kSize, [](const QImage&) {});
    shelf.draw(set, u"8H"_s, kSize, [](const QImage&) {});
    shelf.finish();
    QCoreApplication::processEvents();
  };
  for (const QString& set : {gone, kBlank}) {
    settings.setCardSet(set);
    settings.setCardBack(u"set"_s);
    drawTwo(set);
    QCOMPARE(settings.cardSet(), QString());
    QVERIFY(settings.cardBack() != u"set"_s);
    drawTwo(set);
  }
  QCOMPARE(notices.size(), 2);
  QVERIFY(notices[0][0].toString().contains(u"Oxygen"_s));
  settings.setCardSet(kNamed);
  drawTwo(kNamed);
  QCOMPARE(settings.cardSet(), kNamed);
  QCOMPARE(notices.size(), 2);
}

void TestCardSets::listsUsableCardSetsAndNamesBrokenOnesSeparately() {
  CardSets sets;
  QVERIFY(!sets.searching());
  sets.search();
  QVERIFY(sets.searching());
  QTRY_VERIFY(!sets.searching());
  QStringList ids;
  for (const QVariant& set : sets.sets()) ids << set.toMap()[u"id"_s].toString();
  QCOMPARE(ids, QStringList({kSheet, kNamed}));
  QCOMPARE(sets.broken().size(), 4);
  for (const char* name : {"Blank", "Empty", "Noise", "Torn"}) {
    QVERIFY2(!sets.broken().filter(QString::fromLatin1(name)).isEmpty(), name);
  }
}

void TestCardSets::drawsCardsOfASetInAWorkerThreadAndCachesThePictures() {
  CardSetShelf& shelf = CardSetShelf::instance();
  QVERIFY(shelf.drawn(kNamed, u"9C"_s, kSize).isNull());
  QThread* drawnIn = nullptr;
  QImage taken;
  shelf.draw(kNamed, u"9C"_s, kSize, [&](const QImage& picture) {
    drawnIn = QThread::currentThread();
    taken = picture;
  });
  shelf.finish();
  QVERIFY(drawnIn != QThread::currentThread());
  QCOMPARE(taken.pixelColor(35, 49), colourAt(8, 0));
  QCOMPARE(shelf.drawn(kNamed, u"9C"_s, kSize), taken);
  // The provider returns a previously drawn face from the cache. In place of a face not yet drawn,
  // it returns the program's own card at once.
  CardImageProvider cards;
  const QString query = u"?set="_s + kNamed;
  QCOMPARE(cards.requestImage(u"9C"_s + query, nullptr, kSize), taken);
  QCOMPARE(cards.requestImage(u"8C"_s + query, nullptr, kSize),
           cards.requestImage(u"8C"_s, nullptr, kSize));
}

void TestCardSets::setInTheFirstFolderIsPreferredToItsCopyInTheSecond() {
  QTemporaryDir later;
  QVERIFY(QDir().mkpath(later.filePath(u"aisleriot/cards"_s)));
  QVERIFY(QFile::copy(folder_.filePath(kNamed), later.filePath(kSheet)));
  QCOMPARE(findCardSet(kSheet, {folder_.path(), later.path()}).path, folder_.filePath(kSheet));
  QCOMPARE(findCardSet(kSheet, {later.path(), folder_.path()}).path, later.filePath(kSheet));
  QVERIFY(findCardSet(u"aisleriot/cards/gone.svg"_s, {folder_.path()}).path.isEmpty());
}

DOWNPILE_TEST(TestCardSets);
#include "tst_card_sets.moc"
