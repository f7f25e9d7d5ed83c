// SPDX-License-Identifier: GPL-3.0-or-later
// Card style chosen by the user: colours of the suits, size and letters of the indices, back. A
// plain value; CardArt combines it with a face.
#pragma once

#include <QString>
#include <QStringView>

namespace downpile {

// Language-dependent corner letters of the ranks, such as K or R for the king. Each text has one to
// three characters drawable by index_glyphs.h; for other texts the default is used.
struct IndexLetters {
  QString ace = QStringLiteral("A");
  QString jack = QStringLiteral("J");
  QString queen = QStringLiteral("Q");
  QString king = QStringLiteral("K");
  QString ten = QStringLiteral("10");

  // Reads "ABDK" (ace, jack, queen, king; further characters are the ten) or, for indices of more
  // than one letter, "E,Kn,D,K" with commas. Missing or undrawable letters keep their default.
  static IndexLetters fromText(QStringView text);

  bool operator==(const IndexLetters&) const = default;
};

struct CardStyle {
  bool fourColours = false;  // true: clubs are green and diamonds blue, not black and red
  bool largePrint = false;   // true: corner indices are giant; number cards have one large pip
  // Name of the card back, one of backNames(); unknown names mean indigo.
  QString back = QStringLiteral("indigo");
  IndexLetters index;

  bool operator==(const CardStyle&) const = default;
};

}  // namespace downpile
