// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/texts.h"

#include <QGuiApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/common_text.h"

namespace downpile {

namespace {

constexpr char16_t kMinus = 0x2212;
constexpr char16_t kLeftToRightIsolate = 0x2066;
constexpr char16_t kFirstStrongIsolate = 0x2068;
constexpr char16_t kPopIsolate = 0x2069;

bool isRightToLeft(char32_t letter) {
  switch (QChar::direction(letter)) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirAN:
      return true;
    default:
      return false;
  }
}

struct Lists {
  Q_DECLARE_TR_FUNCTIONS(Lists)

 public:
  // Joins items to a list. The template `last` joins the last two items, the template `middle`
  // joins all earlier items.
  static QString join(const QStringList& items, const QString& middle, const QString& last) {
    if (items.isEmpty()) return {};
    QString text = items.first();
    for (qsizetype i = 1; i < items.size(); ++i) {
      text = (i + 1 == items.size() ? last : middle).arg(text, items[i]);
    }
    return text;
  }
};

struct Days {
  Q_DECLARE_TR_FUNCTIONS(Days)
};

// Returns the translation of a text in the game's own context or, if it has none, in the common
// context of all games.
QString plain(const char* context, const char* source) {
  const QString text = QCoreApplication::translate(context, source);
  if (text != QString::fromUtf8(source)) return text;
  return QCoreApplication::translate(common::kContext, source);
}

QString counted(const char* context, const char* source, int count) {
  // A count is passed only if the text contains %n. A translation of a text without %n has no
  // plural forms, and Qt would not find it with a count.
  const bool counts = std::string_view(source).find("%n") != std::string_view::npos;
  if (!counts) return plain(context, source);
  // Qt does not choose plural forms for negative numbers. So the text is translated for the
  // absolute value, which is then replaced by the negative number.
  const int size = std::abs(count);
  QString text = QCoreApplication::translate(context, source, nullptr, size);
  if (text == QString::fromUtf8(source).replace(QStringLiteral("%n"), QString::number(size))) {
    text = QCoreApplication::translate(common::kContext, source, nullptr, size);
  }
  const QString number = numberText(size);
  // Some translated texts, such as `once`, contain no number to replace.
  const qsizetype at = count < 0 ? text.indexOf(number) : -1;
  return at < 0 ? text : text.replace(at, number.size(), numberText(count));
}

}  // namespace

QString gameText(const GameInfo& info, const char* source) {
  return plain(std::string(info.id).c_str(), source);
}

QString gameText(const GameInfo& info, const char* source, int count) {
  return counted(std::string(info.id).c_str(), source, count);
}

QString totalText(const GameInfo& info, std::uint8_t counts, int number,
                  const char* FactText::*form) {
  return gameText(info, info.totals[counts].*form, number);
}

QString botText(const char* source) { return QCoreApplication::translate("bots", source); }

QString listAnd(const QStringList& items) {
  return Lists::join(items, Lists::tr("%1, %2", "in the middle of a list"),
                     Lists::tr("%1 and %2", "at the end of a list"));
}

QString listOr(const QStringList& items) {
  return Lists::join(items, Lists::tr("%1, %2", "in the middle of a list"),
                     Lists::tr("%1 or %2", "at the end of a list"));
}

// Returns a number with a true minus sign. Most locales use a hyphen, which is too short beside
// digits, and which screen readers skip.
QString numberText(qint64 number) {
  return QLocale().toString(number).replace(u'-', QChar(kMinus));
}

QString signedText(qint64 number) {
  return number > 0 ? QLocale().positiveSign() + numberText(number) : numberText(number);
}

QString decimalText(double number, int places) {
  if (std::abs(number) * std::pow(10, places) < 0.5) number = 0;
  return QLocale().toString(number, 'f', places).replace(u'-', QChar(kMinus));
}

QString signedDecimalText(double number, int places) {
  const QString text = decimalText(number, places);
  const bool isMore = number > 0 && text != decimalText(0, places);
  return isMore ? QLocale().positiveSign() + text : text;
}

QString dayText(const QDate& day) {
  //: The date format: https://doc.qt.io/qt-6/qdate.html#toString
  return QLocale().toString(day, Days::tr("d MMM yyyy"));
}

QString isolated(const QString& text) {
  const bool isMirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
  const auto letters = text.toUcs4();
  if (text.isEmpty() || (!isMirrored && std::ranges::none_of(letters, isRightToLeft))) return text;
  return QChar(kFirstStrongIsolate) + text + QChar(kPopIsolate);
}

QString isolatedTitle(const QString& title) {
  QString text = isolated(title);
  const bool isLeftToRight = QGuiApplication::layoutDirection() != Qt::RightToLeft;
  if (isLeftToRight && text != title) text[0] = kLeftToRightIsolate;
  return text;
}

QString withoutIsolation(QString text) {
  for (const char16_t control : {kLeftToRightIsolate, kFirstStrongIsolate, kPopIsolate}) {
    text.remove(QChar(control));
  }
  return text;
}

QString asSentence(const QString& text) {
  if (text.isEmpty()) return text;
  // The first character may consist of two UTF-16 code units.
  const qsizetype length = text.at(0).isHighSurrogate() ? 2 : 1;
  return QLocale().toUpper(text.left(length)) + text.mid(length);
}

int readingTime(const QString& text) {
  constexpr int kLeast = 8'000;
  constexpr int kLetter = 100;  // a slow reader, twice
  return kLeast + kLetter * static_cast<int>(text.size());
}

}  // namespace downpile
