// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a table with people at it, in sentences.
#pragma once

#include <QString>
#include <QStringList>

#include "message/lobby_messages.h"
#include "message/messages.h"

namespace downpile {

// `2:41`; every second that has begun counts.
QString timeText(int milliseconds);
// Why the host has let somebody go.
QString goodbyeText(Goodbye::Reason reason);
// Why a room has let a visitor go, and why it opens no table.
QString roomGoodbyeText(Goodbye::Reason reason);
QString refusalText(Refused::Reason reason);
// How long people may think, in the order of kThinkingTimes; and what is said of one of these.
QStringList thinkingTimeTexts();
QString thinkingText(const QString& time);
// That the own time is nearly over (TimeCalls), and that a move was made for somebody.
QString timeWarningText();
QString madeForText(const QString& name, bool isOwn);
// Of a seat whose person is cut off: for whom it is kept, and how long.
QString waitsText(const SeatNow& seat, int left);
// What is put to the vote, as `you` read it.
QString ballotText(const Ballot& ballot, const SeatsNow& seats, int you);
// What somebody has said, a phrase in the reader's language.
QString saidText(const Said& said);
// What can be said without writing it.
QStringList phraseTexts();
// Words that tell people of this name apart, where there are several; else empty.
QString wordsFor(const SeatsNow& seats, std::size_t player);

}  // namespace downpile
