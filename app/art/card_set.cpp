// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_set.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QLoggingCategory>
#include <QPainter>
#include <QSettings>
#include <QSvgRenderer>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "art/card_art.h"

namespace downpile {

namespace {

using namespace Qt::StringLiterals;

// Maximum file size of a card set in bytes. Real card sets are smaller, and parsing a larger file
// could exhaust the memory.
constexpr qint64 kLargestFile = 16 * 1024 * 1024;

constexpr char16_t kRanks[] = u"A23456789TJQK";
constexpr char16_t kSuits[] = u"CDHS";  // suits in the order of a sheet's rows
constexpr int kSheetColumns = 13;
constexpr int kSheetRows = 5;
constexpr std::array kSuitNames{"club", "diamond", "heart", "spade"};

// Size in pixels at which the cards of a set are compared. Two cards look different if at least
// kVisiblyDifferent pixels differ. In usable sets, two cards differ in nine or more pixels. In a
// set with SVG features that QtSvg lacks, two cards can be identical.
constexpr QSize kGlance(35, 49);
constexpr int kVisiblyDifferent = 4;
// Two pixels differ if one of their colour channels (0 to 255) differs by more than this.
constexpr int kVisible = 40;

struct FrenchFace {
  qsizetype rank;
  qsizetype suit;
};

std::optional<FrenchFace> readFrench(const QString& face) {
  if (face.size() != 2) return std::nullopt;
  const auto rank = QStringView(kRanks).indexOf(face[0]);
  const auto suit = QStringView(kSuits).indexOf(face[1]);
  if (rank < 0 || suit < 0) return std::nullopt;
  return FrenchFace{rank, suit};
}

QString rankName(qsizetype rank) {
  constexpr std::array kCourts{"jack", "queen", "king"};
  if (rank < 10) return QString::number(rank + 1);
  return QString::fromLatin1(kCourts[static_cast<std::size_t>(rank - 10)]);
}

// Returns the names that card sets use for the SVG element of a face. Each set uses one of them.
QStringList elementNames(const QString& face) {
  if (face == u"XX") return {u"red_joker"_s, u"joker"_s, u"black_joker"_s, u"joker_red"_s};
  if (face == u"back") return {u"back"_s, u"card_back"_s, u"back_blue"_s};
  const auto french = readFrench(face);
  if (!french) return {};
  return {rankName(french->rank) + u'_' +
          QString::fromLatin1(kSuitNames[static_cast<std::size_t>(french->suit)])};
}

QStringList frenchFaces() {
  QStringList faces;
  for (const QChar suit : QStringView(kSuits)) {
    for (const QChar rank : QStringView(kRanks)) faces << QString(rank) + suit;
  }
  return faces;
}

// Returns the folders, relative to a data folder, where GNOME's games keep card sets.
QStringList sheetFolders() {
  return {u"aisleriot/cards"_s, u"gnome-games-common/cards"_s, u"gnome-games/cards"_s};
}

bool differVisibly(QRgb one, QRgb other) {
  const auto differs = [](int a, int b) { return std::abs(a - b) > kVisible; };
  return differs(qRed(one), qRed(other)) || differs(qGreen(one), qGreen(other)) ||
         differs(qBlue(one), qBlue(other)) || differs(qAlpha(one), qAlpha(other));
}

// Returns true if two images of cards look the same. Both must have the same size and 32 bits per
// pixel.
bool lookAlike(const QImage& one, const QImage& other) {
  int different = 0;
  for (int y = 0; y < one.height(); ++y) {
    const auto* a = reinterpret_cast<const QRgb*>(one.constScanLine(y));
    const auto* b = reinterpret_cast<const QRgb*>(other.constScanLine(y));
    for (int x = 0; x < one.width(); ++x) {
      if (differVisibly(a[x], b[x]) && ++different == kVisiblyDifferent) return false;
    }
  }
  return true;
}

// Disables the warnings of QtSvg: hundreds of lines about the SVG files of other programs do not
// help users.
void keepQuietAboutFiles() {
  static const bool once = [] {
    QLoggingCategory::setFilterRules(u"qt.svg.warning=false"_s);
    return true;
  }();
  Q_UNUSED(once)
}

// Returns the display name of a card set, made from its file name: `Ancient French` for
// `ancient_french`.
QString nameOf(const QString& file) {
  QString name = QFileInfo(file).completeBaseName().replace(u'_', u' ').replace(u'-', u' ');
  bool begins = true;
  for (QChar& letter : name) {
    if (begins) letter = letter.toUpper();
    begins = letter == u' ';
  }
  return name;
}

void addNamedSets(const QString& dataFolder, QList<CardSetFile>& sets) {
  const QDir decks(dataFolder + u"/carddecks"_s);
  for (const QString& folder : decks.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
    const QString description = decks.filePath(folder + u"/index.desktop"_s);
    if (!QFileInfo(description).isFile()) continue;
    QSettings desktop(description, QSettings::IniFormat);
    desktop.beginGroup(u"KDE Backdeck"_s);
    const QString svg = desktop.value(u"SVG"_s).toString();
    if (svg.isEmpty() || svg.contains(u'/')) continue;
    const QString localName =
        desktop.value(u"Name[%1]"_s.arg(QLocale().name().section(u'_', 0, 0))).toString();
    const QString name = localName.isEmpty() ? desktop.value(u"Name"_s).toString() : localName;
    sets << CardSetFile{u"carddecks/"_s + folder + u'/' + svg, name.isEmpty() ? nameOf(svg) : name,
                        decks.filePath(folder + u'/' + svg)};
  }
}

void addSheets(const QString& dataFolder, QList<CardSetFile>& sets) {
  for (const QString& below : sheetFolders()) {
    const QDir folder(dataFolder + u'/' + below);
    for (const QString& file : folder.entryList({u"*.svg"_s, u"*.svgz"_s}, QDir::Files, QDir::Name))
      sets << CardSetFile{below + u'/' + file, nameOf(file), folder.filePath(file)};
  }
}

}  // namespace

QList<CardSetFile> findCardSets(const QStringList& dataFolders) {
  QList<CardSetFile> sets;
  for (const QString& folder : dataFolders) {
    QList<CardSetFile> found;
    addNamedSets(folder, found);
    addSheets(folder, found);
    for (const CardSetFile& set : found) {
      const bool isNew = std::ranges::none_of(
          sets, [&set](const CardSetFile& other) { return other.id == set.id; });
      if (isNew) sets << set;
    }
  }
  std::ranges::stable_sort(sets, [](const CardSetFile& one, const CardSetFile& other) {
    return one.name.localeAwareCompare(other.name) < 0;
  });
  return sets;
}

CardSetFile findCardSet(const QString& id, const QStringList& dataFolders) {
  const QList<CardSetFile> sets = findCardSets(dataFolders);
  const auto found = std::ranges::find(sets, id, &CardSetFile::id);
  return found == sets.end() ? CardSetFile{id, nameOf(id), {}} : *found;
}

bool OpenCardSet::couldHave(const QString& face) {
  return face == u"XX" || face == u"back" || readFrench(face).has_value();
}

OpenCardSet::OpenCardSet(const QString& path, const std::stop_token& stop) {
  const QFileInfo file(path);
  if (!file.isFile() || file.size() > kLargestFile) {
    trouble_ = Trouble::noFile;
    return;
  }
  keepQuietAboutFiles();
  svg_ = std::make_unique<QSvgRenderer>(path);
  if (!svg_->isValid()) {
    trouble_ = Trouble::unreadable;
    return;
  }
  QStringList faces = frenchFaces();
  faces << u"XX"_s << u"back"_s;
  for (const QString& face : std::as_const(faces)) {
    for (const QString& name : elementNames(face)) {
      if (!elements_.contains(face) && svg_->elementExists(name)) elements_.insert(face, name);
    }
  }
  if (elements_.contains(u"KS"_s)) {
    for (const QString& face : frenchFaces()) {
      if (elements_.contains(face) || trouble_ != Trouble::none) continue;
      trouble_ = Trouble::cardMissing;
      missing_ = elementNames(face).first();
    }
  } else {
    // A sheet is one picture with all cards. It is usable only if the cards have plausible
    // proportions: their height is 1.1 to 2 times their width.
    const QSizeF whole = svg_->viewBoxF().size();
    const double aspect = (whole.height() / kSheetRows) / (whole.width() / kSheetColumns);
    if (aspect > 1.1 && aspect < 2) {
      sheetColumns_ = kSheetColumns;
    } else {
      trouble_ = Trouble::noCards;
    }
  }
  if (trouble_ == Trouble::none && hasTwins(stop)) trouble_ = Trouble::cardsAlike;
}

OpenCardSet::~OpenCardSet() = default;

bool OpenCardSet::has(const QString& face) const {
  return trouble_ == Trouble::none && (isSheet() ? couldHave(face) : elements_.contains(face));
}

bool OpenCardSet::hasTwins(const std::stop_token& stop) {
  QList<QImage> seen;
  for (const QString& face : frenchFaces()) {
    if (stop.stop_requested()) return false;
    const QImage card = render(face, kGlance);
    const auto isTwin = [&card](const QImage& other) { return lookAlike(card, other); };
    if (std::ranges::any_of(std::as_const(seen), isTwin)) return true;
    seen << card;
  }
  return false;
}

QImage OpenCardSet::render(const QString& face, QSize pixels) {
  if (!has(face) || pixels.isEmpty()) return {};
  QImage picture(pixels, QImage::Format_ARGB32_Premultiplied);
  if (picture.isNull()) return {};
  picture.fill(Qt::transparent);
  const QSizeF margin = QSizeF(pixels) * CardArt::kMarginFraction;
  const QRectF room(margin.width(), margin.height(), pixels.width() - 2 * margin.width(),
                    pixels.height() - 2 * margin.height());
  QPainter painter(&picture);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  if (isSheet()) {
    painter.drawImage(room, fromSheet(face, room.size().toSize().expandedTo({1, 1})));
    return picture;
  }
  svg_->render(&painter, elements_.value(face), room);
  return picture;
}

// Renders all cards of a sheet at once, because QtSvg always draws the whole picture.
QImage OpenCardSet::fromSheet(const QString& face, QSize card) {
  if (sheetCard_ != card) {
    sheetCard_ = card;
    sheet_ = QImage(card.width() * kSheetColumns, card.height() * kSheetRows,
                    QImage::Format_ARGB32_Premultiplied);
    sheet_.fill(Qt::transparent);
    QPainter painter(&sheet_);
    painter.setRenderHint(QPainter::Antialiasing);
    svg_->render(&painter, QRectF(sheet_.rect()));
  }
  // Column and row of the face in the sheet. The last row has the other faces: black joker, red
  // joker, back.
  QPoint cell(face == u"back" ? 2 : 1, kSheetRows - 1);
  if (const auto french = readFrench(face))
    cell = QPoint(static_cast<int>(french->rank), static_cast<int>(french->suit));
  return sheet_.copy(QRect(QPoint(cell.x() * card.width(), cell.y() * card.height()), card));
}

}  // namespace downpile
