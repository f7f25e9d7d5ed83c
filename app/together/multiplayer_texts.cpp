// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/multiplayer_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <iterator>
#include <span>

#include "message/phrases.h"
#include "text/texts.h"
#include "text/translations.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Multiplayer)
};

QString askedText(GameRequest request, const QString& name, const QString& move) {
  switch (request) {
    case GameRequest::undo:
      if (!move.isEmpty()) {
        return Texts::tr("%1 wants to undo this move: %2", "a player; a sentence about a move")
            .arg(name, move);
      }
      return Texts::tr("%1 wants to undo the last move.").arg(name);
    case GameRequest::redo:
      if (!move.isEmpty()) {
        return Texts::tr("%1 wants to redo this move: %2", "a player; a sentence about a move")
            .arg(name, move);
      }
      return Texts::tr("%1 wants to redo the move that was undone.").arg(name);
    case GameRequest::restartDeal:
      return Texts::tr("%1 wants to restart this deal.").arg(name);
    case GameRequest::nextDeal:
      break;
  }
  return {};
}

QString ownText(GameRequest request, const QString& awaited, const QString& move) {
  switch (request) {
    case GameRequest::undo:
      if (!move.isEmpty()) {
        return Texts::tr("You want to undo this move: %1 Waiting for %2.",
                         "a sentence about a move; one or more names")
            .arg(move, awaited);
      }
      return Texts::tr("You want to undo the last move. Waiting for %1.").arg(awaited);
    case GameRequest::redo:
      if (!move.isEmpty()) {
        return Texts::tr("You want to redo this move: %1 Waiting for %2.",
                         "a sentence about a move; one or more names")
            .arg(move, awaited);
      }
      return Texts::tr("You want to redo the move that was undone. Waiting for %1.").arg(awaited);
    case GameRequest::restartDeal:
      return Texts::tr("You want to restart this deal. Waiting for %1.").arg(awaited);
    case GameRequest::nextDeal:
      break;
  }
  return {};
}

// Returns a text about the people ready for the next deal; empty if there are none.
QString readyText(const OpenVote& openVote, const SeatsNow& seats) {
  QStringList ready;
  for (std::size_t player = 0; player < seats.seats.size(); ++player) {
    const SeatNow& seat = seats.seats[player];
    const bool isAwaited = std::ranges::find(openVote.awaited, player) != openVote.awaited.end();
    if (seat.state == SeatNow::State::connected && !isAwaited) ready << seat.name;
  }
  return ready.isEmpty() ? QString()
                         : Texts::tr("Ready for the next deal: %1.", "%1 are one or more names")
                               .arg(listAnd(ready));
}

// Returns the sentence of the step about its move; nullptr if it has none.
const Event* moveIn(const StoryStep& step) {
  const auto event = std::ranges::find(step.step.events, Event::Kind::sentence, &Event::kind);
  return event == step.step.events.end() ? nullptr : &*event;
}

// Returns the text about the move of the first of these steps; empty if there is none.
QString moveText(std::span<const StoryStep> steps, const Narrator& narrator) {
  const Event* move = steps.empty() ? nullptr : moveIn(steps.front());
  if (move == nullptr) return {};
  const auto& sentences = narrator.info().sentences;
  if (!sentences[move->sentence].silent) return narrator.sentence(*move);
  // A secret throw of paper, scissors or rock: the sentence says only that the player is ready.
  // Once all players have thrown, another one names the sign.
  for (const StoryStep& step : steps) {
    for (const Event& event : step.step.events) {
      const bool isOfPlayer = event.kind == Event::Kind::sentence && event.player == move->player;
      if (isOfPlayer && !sentences[event.sentence].symbol.empty()) return narrator.sentence(event);
    }
  }
  return narrator.sentence(*move);
}

// Returns the text about the move that a redo would repeat. Empty if it may be one of several
// simultaneous choices: this guest knows the order in which they were made, but a redo repeats them
// in the order of the players.
QString redoneText(std::span<const StoryStep> undone, const Narrator& narrator) {
  const Event* first = undone.empty() ? nullptr : moveIn(undone[0]);
  const Event* second = undone.size() < 2 ? nullptr : moveIn(undone[1]);
  const bool isChoice = first != nullptr && second != nullptr && first->cards.empty() &&
                        first->sentence == second->sentence && first->player != second->player;
  return isChoice ? QString() : moveText(undone, narrator);
}

}  // namespace

QString defaultTableName(const QString& person) { return Texts::tr("%1’s table").arg(person); }

QString tableTitle(const QString& name) {
  static const QStringList patterns = Translations::inAllLanguages("Multiplayer", "%1’s table");
  for (const QString& pattern : patterns) {
    const QString before = pattern.section(u"%1"_s, 0, 0);
    const QString after = pattern.section(u"%1"_s, 1);
    const qsizetype length = name.size() - before.size() - after.size();
    if (length <= 0 || !name.startsWith(before) || !name.endsWith(after)) continue;
    return isolatedTitle(defaultTableName(isolated(name.mid(before.size(), length))));
  }
  return isolatedTitle(name);
}

QString timeText(int milliseconds) {
  const int seconds = (std::max(0, milliseconds) + 999) / 1000;
  return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0'));
}

QString goodbyeText(Goodbye::Reason reason, const QString& substitute) {
  switch (reason) {
    case Goodbye::Reason::newerHost:
      return Texts::tr("The host has a newer version of Downpile. Update yours to play there.");
    case Goodbye::Reason::olderHost:
      return Texts::tr("The host has an older version of Downpile that cannot play with yours.");
    case Goodbye::Reason::noSuchTable:
      return Texts::tr("This table no longer exists. Ask for a new invitation.");
    case Goodbye::Reason::full:
      if (!substitute.isEmpty()) {
        return Texts::tr("%1 has taken over your seat, and no other seat is free. You can watch.")
            .arg(isolated(substitute));
      }
      return Texts::tr(
          "No seat at this table is free now. Seats of computer players become free between "
          "deals.");
    case Goodbye::Reason::elsewhere:
      return Texts::tr("You have joined this table from somewhere else and are playing there now.");
    case Goodbye::Reason::removed:
      return Texts::tr("The host has removed you from the table.");
    case Goodbye::Reason::noNumber:
      return Texts::tr(
          "Your program did not take part in shuffling the cards. You can join again once the game "
          "has begun.");
    case Goodbye::Reason::notUnderstood:
      return Texts::tr(
          "Your program and the other one do not understand each other. Are they the same "
          "version?");
    case Goodbye::Reason::tooMuch:
      return Texts::tr(
          "Your program sent too much in a short time, so the host closed the connection.");
    case Goodbye::Reason::away:
      return Texts::tr(
          "You ran out of time twice in a row. Your seat will be kept for a while, so come back "
          "soon.");
    case Goodbye::Reason::closed:
      break;
  }
  return Texts::tr("The host has closed the table.");
}

QString closedForGoodText() {
  return Texts::tr("The operator of this room has closed the table. It no longer exists.");
}

QString endText(Goodbye::Reason reason, const QString& substitute, bool mayReturn) {
  const QString text = goodbyeText(reason, substitute);
  if (reason != Goodbye::Reason::closed || !mayReturn) return text;
  return text + u' ' +
         Texts::tr("You can return when it is open again.", "after: the table was closed");
}

QString roomGoodbyeText(Goodbye::Reason reason) {
  switch (reason) {
    case Goodbye::Reason::full:
      return Texts::tr("The room is full. Try again later.");
    case Goodbye::Reason::elsewhere:
      return Texts::tr("You have entered this room from somewhere else and are there now.");
    case Goodbye::Reason::removed:
      return Texts::tr("The operator of this room has banned you.");
    case Goodbye::Reason::closed:
      return Texts::tr("The room has closed.");
    default:
      return goodbyeText(reason);
  }
}

QString refusalText(Refused::Reason reason) {
  switch (reason) {
    case Refused::Reason::noSuchGame:
      return Texts::tr(
          "The room does not know this game, its house rules or its computer players.");
    case Refused::Reason::tooMany:
      return Texts::tr("There is no space for another table in this room.");
    case Refused::Reason::tooManyOwn:
      return Texts::tr("You have already opened as many tables as this room allows.");
    case Refused::Reason::notSaved:
      break;
  }
  return Texts::tr("The room cannot save the table right now. Try again later.");
}

QStringList thinkingTimeTexts() {
  return {Texts::tr("No limit", "thinking time"), Texts::tr("30 seconds"), Texts::tr("1 minute"),
          Texts::tr("2 minutes"), Texts::tr("5 minutes")};
}

QString thinkingText(const QString& time) {
  return Texts::tr("Thinking time: %1. When it runs out, a computer player makes the move.",
                   "%1 is a time: 30 seconds")
      .arg(time);
}

QStringList allowedTexts(const Allowed& before, const Allowed& now, const QString& thinking) {
  QStringList texts;
  if (now.hints != before.hints) {
    texts << (now.hints ? Texts::tr("The host now allows hints.")
                        : Texts::tr("The host no longer allows hints."));
  }
  if (now.writing != before.writing) {
    texts << (now.writing ? Texts::tr("The host now allows written messages.")
                          : Texts::tr("The host now allows only ready-made phrases."));
  }
  if (now.computersHold != before.computersHold) {
    texts << (now.computersHold
                  ? Texts::tr(
                        "Computer players now fill in for people who have been away for three "
                        "minutes.")
                  : Texts::tr("Computer players no longer fill in for people who are away."));
  }
  if (now.thinking != before.thinking) {
    texts << (thinking.isEmpty() ? Texts::tr("The thinking time is no longer limited.") : thinking);
  }
  return texts;
}

QString timeWarningText() { return Texts::tr("You have 10 seconds left."); }

QString madeForText(const QString& name, bool isOwn) {
  return isOwn ? Texts::tr("Your time ran out, so a computer player moved for you.")
               : Texts::tr("%1’s time ran out, so a computer player moved.").arg(name);
}

QString waitsText(const SeatNow& seat, int left, AfterReserved after, bool isFilled) {
  const bool isTimed = left > 0 || seat.left > 0 || seat.colour != SeatNow::Colour::none;
  if (!isTimed) return Texts::tr("%1 is not back yet. Their seat is being kept.").arg(seat.name);
  const QString cause = (seat.movesMadeFor >= kAwayAfter ? Texts::tr("%1 did not move in time.")
                                                         : Texts::tr("%1 is away."))
                            .arg(seat.name);
  const auto text = [&cause](const QString& sentence) { return cause + u' ' + sentence; };
  if (isFilled) return text(Texts::tr("A computer player fills in until they are back."));
  const QString time = timeText(left);
  if (seat.colour == SeatNow::Colour::red) return text(Texts::tr("Anyone may take the seat."));
  if (seat.colour == SeatNow::Colour::blue) {
    return text(
        Texts::tr("A friend may take the seat now, anyone else in %1.", "%1 is a time: 2:41")
            .arg(time));
  }
  switch (after) {
    case AfterReserved::computer:
      return text(Texts::tr("Their seat will be kept for another %1, then a computer player fills "
                            "in.",
                            "%1 is a time: 2:41")
                      .arg(time));
    case AfterReserved::free:
      return text(Texts::tr("Their seat will be kept for another %1, then it is free.",
                            "%1 is a time: 0:12")
                      .arg(time));
    case AfterReserved::friends:
      break;
  }
  return text(Texts::tr("Their seat will be kept for another %1, then a friend may take it.",
                        "%1 is a time: 2:41")
                  .arg(time));
}

QString voteText(const OpenVote& openVote, const SeatsNow& seats, int you, const QString& move) {
  QStringList others;
  bool isYours = false;
  for (const std::uint8_t player : openVote.awaited) {
    isYours = isYours || player == you;
    if (player != you && player < seats.seats.size()) others << seats.seats[player].name;
  }
  if (openVote.request == GameRequest::nextDeal) {
    if (isYours) return readyText(openVote, seats);
    return others.isEmpty() ? QString()
                            : Texts::tr("Waiting for %1 before the next deal begins.",
                                        "%1 are one or more names")
                                  .arg(listAnd(others));
  }
  if (openVote.by == you) return ownText(openVote.request, listAnd(others), move);
  if (openVote.by >= seats.seats.size()) return {};
  return askedText(openVote.request, seats.seats[openVote.by].name, move);
}

QString moveVotedOn(const GuestTable& guest, const Narrator& narrator) {
  const OpenVote& vote = *guest.openVote();
  if (vote.request == GameRequest::redo) return redoneText(guest.undone(), narrator);
  if (vote.request != GameRequest::undo) return {};
  // The undo of a choice that waits for other players is not about entries of the record.
  const bool isChoice = !vote.played;
  const std::vector<StoryStep>& story = guest.story();
  const auto isOfAsker = [&](const StoryStep& each) {
    const Event* move = moveIn(each);
    return move != nullptr && move->player == vote.by;
  };
  auto step = std::ranges::find_if(
      story, [&](const StoryStep& each) { return !isChoice && each.played > *vote.played; });
  // The story has simultaneous choices in the order in which they were made, the record in the
  // order of the players. So another player's choice may be at this place.
  if (!story.empty() && (isChoice || (step != story.end() && !isOfAsker(*step)))) {
    const std::size_t players = guest.seats().seats.size();
    const std::size_t from = isChoice ? story.back().played : *vote.played;
    const auto last =
        std::ranges::find_if(story.rbegin(), story.rend(), [&](const StoryStep& each) {
          return each.played + (isChoice ? 0 : players) >= from && isOfAsker(each);
        });
    if (last != story.rend()) step = std::prev(last.base());
  }
  const QString move = moveText({step, story.end()}, narrator);
  const bool isOver =
      std::any_of(step, story.end(), [](const StoryStep& each) { return each.ended; });
  if (move.isEmpty() || !isOver) return move;
  return Texts::tr("%1 Deal %2, which is over, would continue from there.",
                   "%1 is a sentence about a move")
      .arg(move, QLocale().toString(step->deal));
}

QString failureText(const FailedRequest& failed, const SeatsNow& seats, int you) {
  const bool isNotSaved = failed.reason == Answer::Kind::notSaved;
  if (failed.request == GameRequest::nextDeal) {
    return isNotSaved ? Texts::tr("The next deal cannot begin: the host cannot save it.")
                      : QString();
  }
  if (failed.by >= seats.seats.size()) return {};
  const QString& name = seats.seats[failed.by].name;
  if (isNotSaved) return Texts::tr("The host cannot save what %1 has requested.").arg(name);
  if (failed.isWithdrawn) return Texts::tr("%1 has withdrawn the request.").arg(name);
  if (failed.reason != Answer::Kind::declined) return {};
  if (failed.declinedBy == you) return Texts::tr("You have declined %1’s request.").arg(name);
  if (failed.declinedBy < seats.seats.size()) {
    return Texts::tr("%1 has declined %2’s request.")
        .arg(seats.seats[failed.declinedBy].name, name);
  }
  switch (failed.request) {
    case GameRequest::undo:
      return Texts::tr("Not everybody agreed in time to undo %1’s last move.").arg(name);
    case GameRequest::redo:
      return Texts::tr("Not everybody agreed in time to redo %1’s move.").arg(name);
    case GameRequest::restartDeal:
      return Texts::tr("Not everybody agreed in time to restart the deal.");
    case GameRequest::nextDeal:
      break;
  }
  return {};
}

QString chatText(const ChatMessage& chat) {
  if (!chat.phrase) return chat.text;
  const auto phrase = static_cast<std::size_t>(*chat.phrase);
  // An unknown number of a phrase comes from a newer version of the program, which has more
  // phrases.
  if (phrase >= kPhrases.size()) return {};
  return QCoreApplication::translate("Phrases", kPhrases.at(phrase));
}

QStringList phraseTexts() {
  QStringList texts;
  for (const char* phrase : kPhrases) texts << QCoreApplication::translate("Phrases", phrase);
  return texts;
}

QString wordsFor(const SeatsNow& seats, std::size_t player) {
  const SeatNow& seat = seats.seats[player];
  const auto isAlike = [&seat](const SeatNow& other) {
    return other.key && other.name.compare(seat.name, Qt::CaseInsensitive) == 0;
  };
  if (!seat.key || std::ranges::count_if(seats.seats, isAlike) < 2) return {};
  return seat.key->words().join(u' ');
}

}  // namespace downpile
