// SPDX-License-Identifier: GPL-3.0-or-later
// Card sets of other programs in the system's data folders, as SVG. In a set of KDE's games, each
// card is an SVG element with a name (`king_spade`). A set of GNOME's games is a sheet: one picture
// with 13 columns and 5 rows of cards. Both have the French cards, jokers and a back; CardArt draws
// all other faces.
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
  QString id;    // path of the card set in the data folder: `carddecks/svg-oxygen/oxygen.svgz`
  QString name;  // display name of the card set, in the user's language if the set has it
  QString path;

  bool operator==(const CardSetFile&) const = default;
};

// Returns the files resembling card sets in these data folders, sorted by name. If several folders
// contain the same set, the first folder takes precedence. Reads folders and description files, but
// no SVG.
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

  // Opens the file, which can take seconds. If a stop is requested, returns after parsing, because
  // QtSvg cannot be interrupted; the object is then incomplete.
  explicit OpenCardSet(const QString& path, const std::stop_token& stop = {});
  ~OpenCardSet();

  // Returns the reason why the card set cannot be used, or `none`.
  Trouble trouble() const { return trouble_; }
  // Returns the name of the card set's missing SVG element, if trouble() is cardMissing.
  QString missing() const { return missing_; }
  // Returns true if the card set has this face: a French card, the joker `XX`, or `back`.
  bool has(const QString& face) const;
  // Renders the face at exactly `pixels`, with the transparent margin of CardArt. Returns a null
  // image if the card set does not have the face. Not thread-safe. Slow for ornate sets.
  QImage render(const QString& face, QSize pixels);

  // Returns true if card sets can have this face: a French card, `XX` or `back`.
  static bool couldHave(const QString& face);

 private:
  bool isSheet() const { return sheetColumns_ > 0; }
  // Returns true if two cards of the set look the same. Draws all cards at a small size to compare
  // them.
  bool hasTwins(const std::stop_token& stop);
  QImage fromSheet(const QString& face, QSize card);

  std::unique_ptr<QSvgRenderer> svg_;
  QHash<QString, QString> elements_;  // names of the SVG elements, by card face
  Trouble trouble_ = Trouble::none;
  QString missing_;
  int sheetColumns_ = 0;  // number of columns; 0: each card is an SVG element of its own
  QImage sheet_;          // the last rendered picture with all cards
  QSize sheetCard_;       // size of a card in `sheet_`, in pixels
};

}  // namespace downpile
