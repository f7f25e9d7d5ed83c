// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about multiplayer tables and rooms for the user.
#pragma once

#include <QString>
#include <QStringList>

#include "message/lobby_messages.h"
#include "message/messages.h"

namespace downpile {

// Returns a time as text, for example `2:41`; rounded up to full seconds.
QString timeText(int milliseconds);
// Reason why the host dismissed the guest. `substitute`: the player in the guest's seat, if any.
QString goodbyeText(Goodbye::Reason reason, const QString& substitute = {});
// Reason why the host dismissed the guest, if a game is on the table. `mayReturn`: the game may
// continue later.
QString endText(Goodbye::Reason reason, const QString& substitute, bool mayReturn);
// Reasons why a room dismissed a visitor or refused to open a table.
QString roomGoodbyeText(Goodbye::Reason reason);
QString refusalText(Refused::Reason reason);
// Names of the times in kThinkingTimes, in order, and a sentence about one of them.
QStringList thinkingTimeTexts();
QString thinkingText(const QString& time);
// Warning about the user's own time (TimeCalls), and a notice of a move made after a timeout.
QString timeWarningText();
QString madeForText(const QString& name, bool isOwn);
// How long the seat of a disconnected player is reserved, and for whom. `left` in milliseconds.
QString waitsText(const SeatNow& seat, int left);
// The open vote, addressed to `you`.
QString voteText(const OpenVote& openVote, const SeatsNow& seats, int you);
// A chat message; phrases are translated.
QString chatText(const ChatMessage& chat);
// Returns all predefined chat phrases, translated.
QStringList phraseTexts();
// Words of the key if several people have this name; otherwise empty.
QString wordsFor(const SeatsNow& seats, std::size_t player);

}  // namespace downpile
