// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_style.h"

#include <QStringList>

#include "art/index_glyphs.h"

namespace downpile {

namespace {

constexpr qsizetype kLongestIndex = 3;

void takeIndex(QString& target, const QString& text) {
  if (text.size() <= kLongestIndex && canDrawIndex(text)) {
    target = text;
  }
}

}  // namespace

IndexLetters IndexLetters::fromText(QStringView text) {
  QStringList parts;
  if (text.contains(u',')) {
    parts = text.toString().split(u',');
  } else {
    for (qsizetype i = 0; i < text.size() && i < 4; ++i) {
      parts += text.mid(i, 1).toString();
    }
    if (text.size() > 4) {
      parts += text.mid(4).toString();
    }
  }
  IndexLetters letters;
  QString* const targets[] = {&letters.ace, &letters.jack, &letters.queen, &letters.king,
                              &letters.ten};
  for (qsizetype i = 0; i < parts.size() && i < 5; ++i) {
    takeIndex(*targets[i], parts[i].trimmed());
  }
  return letters;
}

}  // namespace downpile
