// SPDX-License-Identifier: GPL-3.0-or-later
// Card sets of other programs that lie in the system's data folders, as SVG: those of KDE's games,
// a file whose cards are elements with names (`king_spade`), and those of GNOME's, a sheet of
// thirteen by five cards. They have the French cards, jokers and a back; everything else is drawn
// by CardArt as ever.
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
  QString id;    // the path in the data folder: `carddecks/svg-oxygen/oxygen.svgz`
  QString name;  // for people, in the language of the system where the set has that
  QString path;

  bool operator==(const CardSetFile&) const = default;
};

// All files in these data folders that should be card sets, by name. A set that an earlier folder
// has is not taken from a later one. Reads folders and descriptions, and no SVG.
QList<CardSetFile> findCardSets(const QStringList& dataFolders);
// The same for one; the path is empty where there is none.
CardSetFile findCardSet(const QString& id, const QStringList& dataFolders);

class OpenCardSet {
 public:
  enum class Trouble {
    none,
    noFile,
    unreadable,
    noCards,
    cardMissing,
    cardsAlike,  // as QtSvg draws them: it does not know all of SVG
  };

  // Opens the file, which takes up to seconds. Once `stop` is requested it returns as soon as the
  // file is parsed (QtSvg cannot be interrupted); the object is then incomplete.
  explicit OpenCardSet(const QString& path, const std::stop_token& stop = {});
  ~OpenCardSet();

  // Why it cannot be used.
  Trouble trouble() const { return trouble_; }
  // The card that is missing, by the name that it should have.
  QString missing() const { return missing_; }
  // Whether it has this face: a French card, the joker `XX`, or `back`.
  bool has(const QString& face) const;
  // The face with exactly `pixels`, with the transparent margin of CardArt; null where it has not
  // got it. To be called by one thread at a time; takes as long as the set is ornate.
  QImage render(const QString& face, QSize pixels);

  // The faces that one would ask a set for.
  static bool couldHave(const QString& face);

 private:
  bool isSheet() const { return sheetColumns_ > 0; }
  // Draws all cards, small.
  bool hasTwins(const std::stop_token& stop);
  QImage fromSheet(const QString& face, QSize card);

  std::unique_ptr<QSvgRenderer> svg_;
  QHash<QString, QString> elements_;  // by faces
  Trouble trouble_ = Trouble::none;
  QString missing_;
  int sheetColumns_ = 0;  // 0: the cards are elements
  QImage sheet_;          // as drawn last
  QSize sheetCard_;       // for cards of this size
};

}  // namespace downpile
