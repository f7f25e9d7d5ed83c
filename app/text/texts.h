// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for texts in the user's language: texts of a card game, lists with commas and a last
// "and", numbers.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <cstdint>

#include "rules/game_info.h"

namespace downpile {

// Returns a text of this card game in the user's language. `source` is the English text. With
// `count`, fills in %n and chooses the plural form.
QString gameText(const GameInfo& info, const char* source);
QString gameText(const GameInfo& info, const char* source, int count);
// Returns a number with the unit of the game's totals (Standing::counts), such as points or drinks.
QString totalText(const GameInfo& info, std::uint8_t counts, int number,
                  const char* FactText::*form);
// Returns a translated text about the levels of computer players. These texts are common to all
// games.
QString botText(const char* source);

// Returns a list as text: `a`, `a and b`, `a, b and c`; listOr() uses "or".
QString listAnd(const QStringList& items);
QString listOr(const QStringList& items);

// Returns the text of a number, with a true minus sign.
QString numberText(qint64 number);
// Returns numberText(), with a plus sign if the number is positive: `+5`.
QString signedText(qint64 number);

// Returns the text of a number with `places` decimal places. A number rounded to zero has no minus
// sign.
QString decimalText(double number, int places);
// Returns decimalText(), with a plus sign if the number is positive: `+0.5`.
QString signedDecimalText(double number, int places);
// Returns a date: `3 Mar 2026`.
QString dayText(const QDate& day);

// Returns a name or message written by a person, for use in a sentence. If it could change the
// sentence's writing direction, it is enclosed in the control characters FSI and PDI.
QString isolated(const QString& text);
// Returns the name of a table, such as `Anna’s table`, for use in a sentence. Same as isolated(),
// but if the program's language is written left to right, so is the enclosed name (control
// characters LRI and PDI). A right-to-left word at its start then does not reorder the next words.
QString isolatedTitle(const QString& title);
// Removes the control characters added by isolated() and isolatedTitle(), because some voices read
// them out.
QString withoutIsolation(QString text);

// Returns the text with a capital first letter.
QString asSentence(const QString& text);

// Returns for how many milliseconds a short message stays visible if nothing else removes it.
int readingTime(const QString& text);

}  // namespace downpile
