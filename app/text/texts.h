// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for texts in the user's language: texts of a game, lists with commas and a last "and",
// numbers.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <cstdint>

#include "rules/game_info.h"

namespace downpile {

// Returns a text of the game in the user's language; with a count, for %n and plurals.
QString gameText(const GameInfo& info, const char* source);
QString gameText(const GameInfo& info, const char* source, int count);
// Returns a number with the unit of a game's totals (Standing::counts): points, drinks.
QString totalText(const GameInfo& info, std::uint8_t counts, int number,
                  const char* FactText::*form);
// Returns a text about the levels of computer players, which belongs to no game.
QString botText(const char* source);

// Return a list as text: `a`, `a and b`, `a, b and c`; the same with "or".
QString listAnd(const QStringList& items);
QString listOr(const QStringList& items);

// Returns a number with a true minus sign.
QString numberText(qint64 number);
// Returns numberText(), with a plus sign if the number is positive: `+5`.
QString signedText(qint64 number);

// Returns a number with `places` decimal places, and no minus sign if it rounds to zero.
QString decimalText(double number, int places);
// Returns decimalText(), with a plus sign if the number is positive: `+0.5`.
QString signedDecimalText(double number, int places);
// Returns a date: `3 Mar 2026`.
QString dayText(const QDate& day);

// Returns a name or a message of a person for a sentence. If it could change the direction of the
// sentence, it is enclosed in the control characters FSI and PDI.
QString isolated(const QString& text);
// Returns the name of a table, such as `Anna’s table`, for a sentence. It is isolated in the
// direction of the program's language: a right-to-left name at the start must not turn the words
// after it.
QString isolatedTitle(const QString& title);
// Removes the control characters of both, which some voices speak.
QString withoutIsolation(QString text);

// Returns the text with a capital as its first letter.
QString asSentence(const QString& text);

}  // namespace downpile
