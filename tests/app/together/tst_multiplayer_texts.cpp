// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about tables where people play over the network.
#include <QSet>

#include "runner/test_class.h"
#include "text/translations.h"
#include "together/found_table_model.h"
#include "together/multiplayer_texts.h"
#include "together/time_calls.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

SeatsNow seatsOf(const QStringList& names) {
  SeatsNow seats;
  for (const QString& name : names) {
    SeatNow seat;
    seat.state = SeatNow::State::connected;
    seat.name = name;
    QByteArray key(Fingerprint::kBytes, '\0');
    key[0] = static_cast<char>(seats.seats.size());
    seat.key = Fingerprint::fromBytes(key);
    seats.seats.push_back(seat);
  }
  return seats;
}

}  // namespace

class TestMultiplayerTexts : public QObject {
  Q_OBJECT

 private slots:
  void formatsTimeAsMinutesAndSecondsRoundedUp();
  void textsAboutAnAbsentPlayerSayWhoMayTakeTheSeat();
  void everyReasonForDismissingAGuestHasItsOwnText();
  void announcesRemainingAndExpiredThinkingTime();
  void eachChangedPermissionHasASentence();
  void textsOfUndoAndNextDealVotesNameAwaitedPlayers();
  void failedRequestHasATrueSentenceOrNone();
  void playersOfSimilarNamesAreShownWithFingerprintWords();
  void unknownChatPhraseHasNoText();
  void foundTableShowsItsHouseRulesIfTheyAreKnown();
  void foundTableShowsWhetherTheUserPlayedThereLast();
  void fullTableCanOnlyBeWatched();
  void defaultNameOfATableIsInTheUsersLanguage();
};

void TestMultiplayerTexts::defaultNameOfATableIsInTheUsersLanguage() {
  Translations texts;
  texts.load(u"en"_s);
  for (const QString& name : {u"Tisch von Anna"_s, u"Anna’s table"_s}) {
    QCOMPARE(tableTitle(name), u"Anna’s table"_s);
  }
  texts.load(u"de"_s);
  QCOMPARE(tableTitle(u"Anna’s table"_s), u"Tisch von Anna"_s);
  QCOMPARE(defaultTableName(u"Anna"_s), u"Tisch von Anna"_s);
  // The name of the person has the same order of letters as in a list of people.
  const QString mixed = u"Anna \u05d0\u05d1\u05d2"_s;
  QVERIFY(isolated(mixed) != mixed);
  QVERIFY(tableTitle(mixed + u"’s table"_s).contains(u"Tisch von "_s + isolated(mixed)));
  for (const QString& name : {u"Saturday"_s, u"’s table"_s, QString()}) {
    QCOMPARE(tableTitle(name), name);
  }
}

void TestMultiplayerTexts::formatsTimeAsMinutesAndSecondsRoundedUp() {
  QCOMPARE(timeText(180'000), u"3:00"_s);
  QCOMPARE(timeText(161'000), u"2:41"_s);
  QCOMPARE(timeText(160'001), u"2:41"_s);
  QCOMPARE(timeText(1), u"0:01"_s);
  QCOMPARE(timeText(-5), u"0:00"_s);
}

void TestMultiplayerTexts::textsAboutAnAbsentPlayerSayWhoMayTakeTheSeat() {
  SeatNow seat;
  seat.name = u"Sena"_s;
  QCOMPARE(waitsText(seat, 0), u"Sena is not back yet. Their seat is being kept."_s);
  QCOMPARE(waitsText(seat, 161'000),
           u"Sena is away. Their seat will be kept for another 2:41, then a friend may take it."_s);
  QCOMPARE(waitsText(seat, 161'000, AfterReserved::computer),
           u"Sena is away. Their seat will be kept for another 2:41, then a computer player fills "
           "in."_s);
  QCOMPARE(waitsText(seat, 12'000, AfterReserved::free),
           u"Sena is away. Their seat will be kept for another 0:12, then it is free."_s);
  seat.colour = SeatNow::Colour::blue;
  QCOMPARE(waitsText(seat, 250'000),
           u"Sena is away. A friend may take the seat now, anyone else in 4:10."_s);
  seat.colour = SeatNow::Colour::red;
  QCOMPARE(waitsText(seat, 0), u"Sena is away. Anyone may take the seat."_s);
  QCOMPARE(waitsText(seat, 0, AfterReserved::friends, true),
           u"Sena is away. A computer player fills in until they are back."_s);
  seat.movesMadeFor = 1;
  QCOMPARE(waitsText(seat, 0), u"Sena is away. Anyone may take the seat."_s);
  seat.movesMadeFor = 2;
  QCOMPARE(waitsText(seat, 0), u"Sena did not move in time. Anyone may take the seat."_s);
  seat.colour = SeatNow::Colour::none;
  QCOMPARE(waitsText(seat, 161'000),
           u"Sena did not move in time. Their seat will be kept for another 2:41, then a friend "
           "may take it."_s);
}

void TestMultiplayerTexts::everyReasonForDismissingAGuestHasItsOwnText() {
  QSet<QString> sentences;
  for (int reason = 0; reason <= static_cast<int>(Goodbye::Reason::closed); ++reason) {
    sentences << goodbyeText(static_cast<Goodbye::Reason>(reason));
  }
  QCOMPARE(sentences.size(), static_cast<int>(Goodbye::Reason::closed) + 1);
  // For three reasons to dismiss a guest, a room has other sentences than a table.
  for (const auto reason :
       {Goodbye::Reason::full, Goodbye::Reason::elsewhere, Goodbye::Reason::removed}) {
    QVERIFY(!sentences.contains(roomGoodbyeText(reason)));
  }
  QCOMPARE(goodbyeText(Goodbye::Reason::full, u"Sena"_s),
           u"Sena has taken over your seat, and no other seat is free. You can watch."_s);
}

void TestMultiplayerTexts::announcesRemainingAndExpiredThinkingTime() {
  QCOMPARE(thinkingTimeTexts().size(), std::ssize(kThinkingTimes));
  QCOMPARE(thinkingText(thinkingTimeTexts().at(1)),
           u"Thinking time: 30 seconds. When it runs out, a computer player makes the move."_s);
  SeatsNow seats = seatsOf({u"Anna"_s, u"Bert"_s});
  TimeCalls calls;
  const auto callTexts = [&](int passed) {
    QStringList texts;
    for (const TimeCalls::Call& call : calls.take(seats, 0, passed)) texts << call.text;
    return texts;
  };
  // Before the program connected, a computer player made a move for Bert. This must not be
  // announced.
  seats.seats[1].movesMadeFor = 1;
  seats.seats[0].thinks = seats.seats[1].thinks = 30'000;
  QVERIFY(callTexts(0).isEmpty());
  QVERIFY(callTexts(19'999).isEmpty());
  QCOMPARE(callTexts(20'000), QStringList{u"You have 10 seconds left."_s});
  QVERIFY(callTexts(21'000).isEmpty());
  seats.seats[0].thinks = 0;
  seats.seats[1].movesMadeFor = 2;
  QCOMPARE(callTexts(0), QStringList{u"Bert’s time ran out, so a computer player moved."_s});
  seats.seats[1].movesMadeFor = 0;
  seats.seats[0].movesMadeFor = 1;
  seats.seats[0].thinks = 30'000;
  const auto own = calls.take(seats, 0, 0);
  QCOMPARE(own.size(), 1);
  QVERIFY(own[0].isOwnMove);
  QCOMPARE(own[0].text, u"Your time ran out, so a computer player moved for you."_s);
  QCOMPARE(callTexts(25'000).size(), 1);
}

void TestMultiplayerTexts::eachChangedPermissionHasASentence() {
  const Allowed before{.writing = true, .computersHold = false, .hints = false, .thinking = 0};
  const Allowed now{.writing = false, .computersHold = true, .hints = true, .thinking = 30};
  QCOMPARE(allowedTexts(before, before, {}), QStringList());
  QCOMPARE(allowedTexts(before, now, u"Thinking time: 30 seconds."_s),
           (QStringList{u"The host now allows hints."_s,
                        u"The host now allows only ready-made phrases."_s,
                        u"Computer players now fill in for people who have been away for "
                        u"three minutes."_s,
                        u"Thinking time: 30 seconds."_s}));
  QCOMPARE(allowedTexts(now, before, {}),
           (QStringList{u"The host no longer allows hints."_s,
                        u"The host now allows written messages."_s,
                        u"Computer players no longer fill in for people who are away."_s,
                        u"The thinking time is no longer limited."_s}));
}

void TestMultiplayerTexts::textsOfUndoAndNextDealVotesNameAwaitedPlayers() {
  const SeatsNow seats = seatsOf({u"Anna"_s, u"Bert"_s, u"Sena"_s});
  const OpenVote undo{.request = GameRequest::undo, .by = 2, .awaited = {0, 1}};
  QCOMPARE(voteText(undo, seats, 0), u"Sena wants to undo the last move."_s);
  QCOMPARE(voteText(undo, seats, 2),
           u"You want to undo the last move. Waiting for Anna and Bert."_s);
  QCOMPARE(voteText(undo, seats, 0, u"Sena draws a card."_s),
           u"Sena wants to undo this move: Sena draws a card."_s);
  const OpenVote redo{.request = GameRequest::redo, .by = 2, .awaited = {0, 1}};
  QCOMPARE(voteText(redo, seats, 0, u"Sena draws a card."_s),
           u"Sena wants to redo this move: Sena draws a card."_s);
  QCOMPARE(voteText(redo, seats, 0), u"Sena wants to redo the move that was undone."_s);
  QCOMPARE(voteText(undo, seats, 2, u"You draw a card."_s),
           u"You want to undo this move: You draw a card. Waiting for Anna and Bert."_s);
  const OpenVote next{.request = GameRequest::nextDeal, .by = kNoPlayer, .awaited = {1}};
  QCOMPARE(voteText(next, seats, 0), u"Waiting for Bert before the next deal begins."_s);
  QCOMPARE(voteText(next, seats, 1), u"Ready for the next deal: Anna and Sena."_s);
  SeatsNow alone = seats;
  for (SeatNow& seat : alone.seats) seat.state = SeatNow::State::computer;
  alone.seats[1].state = SeatNow::State::connected;
  QCOMPARE(voteText(next, alone, 1), QString());
}

void TestMultiplayerTexts::failedRequestHasATrueSentenceOrNone() {
  const SeatsNow seats = seatsOf({u"Anna"_s, u"Bert"_s, u"Sena"_s});
  const auto text = [&seats](GameRequest request, Answer::Kind reason, std::uint8_t by = 1) {
    return failureText({.request = request, .by = by, .reason = reason}, seats, 0);
  };
  const FailedRequest declined{.by = 1, .declinedBy = 2};
  QCOMPARE(failureText(declined, seats, 0), u"Sena has declined Bert’s request."_s);
  QCOMPARE(failureText(declined, seats, 2), u"You have declined Bert’s request."_s);
  QCOMPARE(text(GameRequest::undo, Answer::Kind::declined),
           u"Not everybody agreed in time to undo Bert’s last move."_s);
  QCOMPARE(text(GameRequest::redo, Answer::Kind::declined),
           u"Not everybody agreed in time to redo Bert’s move."_s);
  QCOMPARE(text(GameRequest::restartDeal, Answer::Kind::declined),
           u"Not everybody agreed in time to restart the deal."_s);
  QCOMPARE(text(GameRequest::redo, Answer::Kind::notSaved),
           u"The host cannot save what Bert has requested."_s);
  QCOMPARE(text(GameRequest::nextDeal, Answer::Kind::notSaved, kNoPlayer),
           u"The next deal cannot begin: the host cannot save it."_s);
  // Only a host of another version or a malicious host reports these failures.
  QCOMPARE(text(GameRequest::nextDeal, Answer::Kind::declined), QString());
  QCOMPARE(text(GameRequest::undo, Answer::Kind::declined, kNoPlayer), QString());
  QCOMPARE(text(GameRequest::undo, Answer::Kind::refused), QString());
}

void TestMultiplayerTexts::playersOfSimilarNamesAreShownWithFingerprintWords() {
  const SeatsNow seats = seatsOf({u"Anna"_s, u"anna"_s, u"Bert"_s});
  QCOMPARE(wordsFor(seats, 0), u"acorn acorn acorn acorn"_s);
  QCOMPARE(wordsFor(seats, 1), u"amber acorn acorn acorn"_s);
  QCOMPARE(wordsFor(seats, 2), QString());
}

void TestMultiplayerTexts::unknownChatPhraseHasNoText() {
  QCOMPARE(chatText({.player = 0, .name = u"Anna"_s, .phrase = 0}), u"Hello!"_s);
  QCOMPARE(chatText({.player = 0, .name = u"Anna"_s, .phrase = 9999}), QString());
  QCOMPARE(chatText({.player = 0, .name = u"Anna"_s, .phrase = {}, .text = u"Hm"_s}), u"Hm"_s);
}

void TestMultiplayerTexts::foundTableShowsItsHouseRulesIfTheyAreKnown() {
  FoundTableModel model;
  const auto rulesOf = [&model](const QString& game, const std::optional<QString>& rules) {
    FoundTable table;
    table.notice.game = game;
    table.notice.rules = rules;
    model.show({table}, [](const Invitation&) { return false; });
    return model.rows().front().rules;
  };
  QCOMPARE(rulesOf(u"life"_s, u"finishTurn=on openSuits=on"_s),
           u"Open choice of suits: on; Finishing the last turn: on"_s);
  QCOMPARE(rulesOf(u"life"_s, QString()), u"Usual rules"_s);
  QCOMPARE(rulesOf(u"life"_s, u"rule of a newer version=on"_s), QString());
  QCOMPARE(rulesOf(u"newer-game"_s, u""_s), QString());
  QCOMPARE(rulesOf(u"life"_s, std::nullopt), QString());
}

void TestMultiplayerTexts::foundTableShowsWhetherTheUserPlayedThereLast() {
  QList<FoundTable> tables(2);
  tables[0].notice.table = u"abc"_s;
  tables[1].notice.table = u"abd"_s;
  FoundTableModel model;
  model.show(tables, [](const Invitation& table) { return table.table == u"abd"_s; });
  QVERIFY(!model.rows()[0].hasSeat);
  QVERIFY(model.rows()[1].hasSeat);
}

void TestMultiplayerTexts::fullTableCanOnlyBeWatched() {
  QList<FoundTable> tables(4);
  for (FoundTable& table : tables) table.notice.game = u"life"_s;
  tables[1].notice.free = 1;
  tables[2].notice.table = u"last"_s;
  tables[3].notice.game.clear();  // a room of several tables
  FoundTableModel model;
  model.show(tables, [](const Invitation& table) { return table.table == u"last"_s; });
  QList<bool> maySit;
  for (int row = 0; row < model.count(); ++row) maySit << model.value(row, u"maySit"_s).toBool();
  QCOMPARE(maySit, QList({false, true, true, true}));
}

DOWNPILE_TEST(TestMultiplayerTexts);
#include "tst_multiplayer_texts.moc"
