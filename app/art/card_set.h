// SPDX-License-Identifier: GPL-3.0-or-later
// Card sets of other programs in the system's data folders, as SVG. Sets of KDE's games are files
// whose cards are elements with names (`king_spade`). Sets of GNOME's games are sheets of thirteen
// by five cards. They have the French cards, jokers and a back; CardArt draws everything else.
#pragma once

#include <QHash>
#include <QImage>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>
#include <memory>
#include <stop_token>

class QSvgRenderer;

namespace downpile {

struct CardSetFile {
  QString id;    // path of the set in the data folder: `carddecks/svg-oxygen/oxygen.svgz`
  QString name;  // display name of the set, in the system's language if the set has it
  QString path;

  bool operator==(const CardSetFile&) const = default;
};

// Returns the files in these data folders that should be card sets, sorted by name. If several
// folders contain the same set, the first folder takes precedence. Reads folders and descriptions,
// but no SVG.
QList<CardSetFile> findCardSets(const QStringList& dataFolders);
// Returns the card set with this id; its path is empty if it was not found.
CardSetFile findCardSet(const QString& id, const QStringList& dataFolders);

class OpenCardSet {
 public:
  enum class Trouble {
    none,
    noFile,
    unreadable,
    noCards,
    cardMissing,
    cardsAlike,  // some cards look alike when drawn by QtSvg, which does not support all of SVG
  };

  // Opens the file, which can take seconds. Once `stop` is requested, returns as soon as the file
  // is parsed, because QtSvg cannot be interrupted; the object is then incomplete.
  explicit OpenCardSet(const QString& path, const std::stop_token& stop = {});
  ~OpenCardSet();

  // Returns the reason why the set cannot be used.
  Trouble trouble() const { return trouble_; }
  // Returns the element name of the missing card.
  QString missing() const { return missing_; }
  // Returns true if the card set has this face: a French card, the joker `XX`, or `back`.
  bool has(const QString& face) const;
  // Renders the face at exactly `pixels`, with the transparent margin of CardArt. Returns a null
  // image if the set does not have it. Not thread-safe. Slow for ornate sets.
  QImage render(const QString& face, QSize pixels);

  // Returns true for the faces that a card set can have: French cards, `XX` and `back`.
  static bool couldHave(const QString& face);

 private:
  bool isSheet() const { return sheetColumns_ > 0; }
  // Returns true if two cards look the same. Draws all cards at a small size.
  bool hasTwins(const std::stop_token& stop);
  QImage fromSheet(const QString& face, QSize card);

  std::unique_ptr<QSvgRenderer> svg_;
  QHash<QString, QString> elements_;  // names of SVG elements, by face
  Trouble trouble_ = Trouble::none;
  QString missing_;
  int sheetColumns_ = 0;  // number of columns; 0: not a sheet, each card is an element
  QImage sheet_;          // the sheet with all cards, as it was rendered last
  QSize sheetCard_;       // size of a card in `sheet_`, in pixels
};

}  // namespace downpile
