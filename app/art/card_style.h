// SPDX-License-Identifier: GPL-3.0-or-later
// How the player wants the cards drawn: colours of the suits, size and letters of the indices, the
// back. A plain value; CardArt turns it and a face into a picture.
#pragma once

#include <QString>
#include <QStringView>

namespace downpile {

// What stands in the corners of the ranks that languages write differently. Each text has one to
// three characters of which index_glyphs.h has a drawing; others fall back to the default.
struct IndexLetters {
  QString ace = QStringLiteral("A");
  QString jack = QStringLiteral("J");
  QString queen = QStringLiteral("Q");
  QString king = QStringLiteral("K");
  QString ten = QStringLiteral("10");

  // Reads "ABDK" (ace, jack, queen, king; further characters are the ten) or, for indices of more
  // than one letter, "E,Kn,D,K" with commas. What is missing or cannot be drawn keeps its default.
  static IndexLetters fromText(QStringView text);

  bool operator==(const IndexLetters&) const = default;
};

struct CardStyle {
  bool fourColours = false;                 // clubs green, diamonds blue
  bool largePrint = false;                  // giant indices, one large pip
  QString back = QStringLiteral("indigo");  // one of backNames(); an unknown one is drawn as indigo
  IndexLetters index;

  bool operator==(const CardStyle&) const = default;
};

}  // namespace downpile
