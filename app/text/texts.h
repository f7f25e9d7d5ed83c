// SPDX-License-Identifier: GPL-3.0-or-later
// Small things that all texts need: a game's texts in the user's language, lists with commas and a
// last "and", numbers.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <cstdint>

#include "rules/game_info.h"

namespace downpile {

// A text that a game says about itself, in the user's language; with a count, %n and plurals.
QString gameText(const GameInfo& info, const char* source);
QString gameText(const GameInfo& info, const char* source, int count);
// So many of what the totals of a game count (Standing::counts): points, drinks.
QString totalText(const GameInfo& info, std::uint8_t counts, int number,
                  const char* FactText::*form);
// A text of the levels of computer players, which belongs to no game.
QString botText(const char* source);

// `a`, `a and b`, `a, b and c`; the same with "or".
QString listAnd(const QStringList& items);
QString listOr(const QStringList& items);

// In the user's language, with a true minus sign.
QString numberText(qint64 number);
// The same with its sign: `+5`.
QString signedText(qint64 number);

// With so many digits behind the point, and no minus before what is shown as zero.
QString decimalText(double number, int places);
// The same with its sign: `+0.5`; zero has none.
QString signedDecimalText(double number, int places);
// A day of the calendar: `3 Mar 2026`.
QString dayText(const QDate& day);

// A sentence made of what may be the beginning of one: its first letter becomes a capital.
QString asSentence(const QString& text);

}  // namespace downpile
