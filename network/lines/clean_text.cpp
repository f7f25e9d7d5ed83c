// SPDX-License-Identifier: GPL-3.0-or-later
#include "lines/clean_text.h"

#include <QChar>
#include <QList>
#include <QTextBoundaryFinder>
#include <algorithm>

namespace downpile {

namespace {

// At most this multiple of the wanted length is read from the text, so a long text costs little
// time.
constexpr qsizetype kLookedAt = 16;
constexpr int kMostMarks = 3;  // maximum number of combining marks (accents) on one letter

bool isJoiner(char32_t letter) { return letter == 0x200C || letter == 0x200D; }

// Returns true for blanks, and for blank-looking characters.
bool isBlank(char32_t letter) {
  return QChar::isSpace(letter) || letter == 0x115F || letter == 0x1160 || letter == 0x2800 ||
         letter == 0x3164 || letter == 0xFFA0;
}

bool isMark(char32_t letter) {
  const QChar::Category category = QChar::category(letter);
  return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

bool isUnseen(char32_t letter) {
  switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
      return !isJoiner(letter);
    default:
      return false;
  }
}

// Builds the cleaned text character by character.
class Cleaning {
 public:
  explicit Cleaning(qsizetype most) : most_(most) {}

  // Adds a character unless it must be removed. Returns false if the text is full.
  bool add(char32_t letter) {
    if (isBlank(letter)) {
      isAfterBlank_ = true;
      joiner_ = 0;
      return true;
    }
    if (isUnseen(letter)) return true;
    const bool isFirst = clean_.isEmpty() || isAfterBlank_;
    if (isJoiner(letter)) {
      if (!isFirst) joiner_ = letter;
      return true;
    }
    if (isMark(letter)) {
      if (isFirst || marks_ == kMostMarks) return true;
      ++marks_;
    } else {
      marks_ = 0;
    }
    return put(letter);
  }

  const QString& clean() const { return clean_; }

 private:
  bool put(char32_t letter) {
    QString next;
    if (isAfterBlank_ && !clean_.isEmpty()) next += u' ';
    if (joiner_ != 0) next += QChar(static_cast<char16_t>(joiner_));
    next += QString::fromUcs4(&letter, 1);
    if (clean_.size() + next.size() > most_) return false;
    clean_ += next;
    isAfterBlank_ = false;
    joiner_ = 0;
    return true;
  }

  qsizetype most_;
  QString clean_;
  bool isAfterBlank_ = false;
  // Joiner to be added before the next letter; 0: none.
  char32_t joiner_ = 0;
  int marks_ = 0;  // number of combining marks on the last letter
};

}  // namespace

namespace {

bool isWithinPair(QStringView text, qsizetype at) {
  return at > 0 && at < text.size() && text[at].isLowSurrogate() && text[at - 1].isHighSurrogate();
}

// Returns whether the character is a blank or a joiner. After a text was cut off, such a character
// must not be its last one.
bool isLoose(QChar end) { return end == u' ' || isJoiner(end.unicode()); }

}  // namespace

QString cutText(QStringView text, qsizetype most) {
  if (text.size() <= most) return text.toString();
  if (most <= 0) return {};
  // Number of UTF-16 units after `most` that the boundary finder reads. It needs them to decide
  // whether a visible character ends at `most`. Reading all of a long text would be slow.
  constexpr qsizetype kLongest = 1024;
  const QStringView seen = text.first(std::min(text.size(), most + kLongest));
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, seen.data(), seen.size());
  finder.setPosition(most);
  qsizetype end = finder.isAtBoundary() ? most : finder.toPreviousBoundary();
  if (end <= 0) end = most;
  // In texts with Khmer letters, Qt 6.4 may report the end of a character between the two halves of
  // a surrogate pair.
  if (isWithinPair(text, end)) --end;
  return text.first(end).toString();
}

QString cleanText(QStringView text, qsizetype most) {
  // Number of units kept beyond `most`, to see whether the last visible character is complete.
  constexpr qsizetype kMore = 64;
  qsizetype seen = std::min(text.size(), kLookedAt * most);
  if (isWithinPair(text, seen)) --seen;
  Cleaning cleaning(most + kMore);
  for (const char32_t letter : text.first(seen).toUcs4()) {
    if (!cleaning.add(letter)) break;
  }
  QString clean = cutText(cleaning.clean(), most);
  while (!clean.isEmpty() && isLoose(clean.back())) clean.chop(1);
  return clean;
}

QString comparableName(const QString& name) {
  QString comparable;
  for (const char32_t letter : name.normalized(QString::NormalizationForm_KD).toUcs4()) {
    if (QChar::isLetterOrNumber(letter)) comparable += QString::fromUcs4(&letter, 1).toCaseFolded();
  }
  return comparable.isEmpty() ? name : comparable;
}

}  // namespace downpile
