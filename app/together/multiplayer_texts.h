// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about multiplayer tables and rooms for the user.
#pragma once

#include <QString>
#include <QStringList>

#include "guest/guest_table.h"
#include "message/lobby_messages.h"
#include "message/messages.h"
#include "text/narrator.h"

namespace downpile {

// Returns the name of a table opened by this person, in the user's language. The host sends it to
// guests.
QString defaultTableName(const QString& person);
// Returns the name of a table for the user, in bidirectional isolates. A defaultTableName(), which
// is in the host's language, is translated.
QString tableTitle(const QString& name);
// Returns a time as text, for example `2:41`; rounded up to full seconds.
QString timeText(int milliseconds);
// Returns the reason why the host disconnected the guest. `substitute` is the name of the player
// who has taken the guest's seat, or empty.
QString goodbyeText(Goodbye::Reason reason, const QString& substitute = {});
// Returns the text about a table that the operator of its room has closed.
QString closedForGoodText();
// Returns the reason why the host disconnected the guest while a game was on the table, running or
// over. `mayReturn` is true if the game may continue later.
QString endText(Goodbye::Reason reason, const QString& substitute, bool mayReturn);
// Return the reason why a room disconnected a visitor, and the reason why it refused to open a
// table.
QString roomGoodbyeText(Goodbye::Reason reason);
QString refusalText(Refused::Reason reason);
// Return the names of the time limits in kThinkingTimes, in order, and a sentence about one of
// them.
QStringList thinkingTimeTexts();
QString thinkingText(const QString& time);
// Returns a sentence for each permission that the host has changed. `thinking` is thinkingText() of
// the new time limit; empty if the host has set no limit.
QStringList allowedTexts(const Allowed& before, const Allowed& now, const QString& thinking);
// Returns a warning that the user's time for a move is nearly over (timeWarningText), or a notice
// that a move was made after a timeout (madeForText).
QString timeWarningText();
QString madeForText(const QString& name, bool isOwn);
// What happens when the time is over for which a disconnected player's seat is reserved.
enum class AfterReserved { friends, computer, free };
// Returns for how long the seat of a disconnected player is reserved, and for whom. `left` is the
// remaining time in milliseconds. If `isFilled`, a computer player plays for the player.
QString waitsText(const SeatNow& seat, int left, AfterReserved after = AfterReserved::friends,
                  bool isFilled = false);
// Returns a text about the open vote, or about the people who are or are not ready for the next
// deal. `you` is the number of the player whom the text addresses. `move` is a sentence about the
// move that would be undone or redone; empty if it is unknown.
QString voteText(const OpenVote& openVote, const SeatsNow& seats, int you,
                 const QString& move = {});
// Returns a sentence about the move that the open vote is about, and another one if the vote is
// about an undo that goes back to a finished deal. Empty if the move is unknown. The guest must
// have an open vote and a position.
QString moveVotedOn(const GuestTable& guest, const Narrator& narrator);
// Returns why the request of another player, or the next deal, was not carried out. Empty if there
// is no text about the reason.
QString failureText(const FailedRequest& failed, const SeatsNow& seats, int you);
// Returns the text of a chat message; predefined phrases are translated.
QString chatText(const ChatMessage& chat);
// Returns all predefined chat phrases, translated.
QStringList phraseTexts();
// Returns the words of the player's key if another player at the table has the same name, or an
// empty text.
QString wordsFor(const SeatsNow& seats, std::size_t player);

}  // namespace downpile
