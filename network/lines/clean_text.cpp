// SPDX-License-Identifier: GPL-3.0-or-later
#include "lines/clean_text.h"

#include <QChar>
#include <QList>
#include <algorithm>

namespace downpile {

namespace {

constexpr qsizetype kLookedAt = 16;  // times the length wanted
constexpr int kMostMarks = 3;        // on one letter

bool isJoiner(char32_t letter) { return letter == 0x200C || letter == 0x200D; }

// Blanks, and letters that look like one.
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

// Puts the letters of a text together that may stay.
class Cleaning {
 public:
  explicit Cleaning(qsizetype most) : most_(most) {}

  // False when no more letters fit.
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
  char32_t joiner_ = 0;  // before the next letter, if there is one
  int marks_ = 0;        // on the last letter
};

}  // namespace

QString cleanText(QStringView text, qsizetype most) {
  Cleaning cleaning(most);
  for (const char32_t letter : text.first(std::min(text.size(), kLookedAt * most)).toUcs4()) {
    if (!cleaning.add(letter)) break;
  }
  return cleaning.clean();
}

}  // namespace downpile
