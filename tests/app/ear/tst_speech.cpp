// SPDX-License-Identifier: GPL-3.0-or-later
// The order of spoken texts, and the spoken answers to the user's questions about the table.
#include <QRegularExpression>
#include <QSignalSpy>
#include <algorithm>

#include "../support/dealt.h"
#include "ear/table_answers.h"
#include "ear/table_speech.h"
#include "games/catalog.h"
#include "runner/test_class.h"
#include "speech/announcer.h"
#include "speech/speech_queue.h"
#include "text/card_names.h"
#include "text/texts.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

qint64 timeOf(const QString& text) { return text.size() * 1000 / SpeechQueue::kPace; }

// Starts a game of one person against computer players.
bool beginGame(Table& table, const char* game, int players) {
  RecordHeader header;
  header.game = game;
  header.players = players;
  header.options = standardValues(findGame(game)->info->options);
  header.seats = {{.kind = "person", .name = "Anna"}};
  for (const char* name : {"Mika", "Nora", "Luca"}) {
    if (static_cast<int>(header.seats.size()) < players) {
      header.seats.push_back({.kind = "random", .name = name});
    }
  }
  table.settings.setPace(u"unhurried"_s);  // bots pause, so only the test moves
  return tests::begin(table.controller, table.settings, header, std::make_unique<MemoryJournal>());
}

// Plays random moves until `condition()` is true. Returns false if the deal ends before.
template <class Condition>
bool playUntil(Table& table, Condition condition) {
  for (std::uint64_t move = 0; !sessionOf(table.controller).standing().dealOver; ++move) {
    table.controller.pace()->hurry();
    if (condition()) return true;
    int player = 0;
    while (sessionOf(table.controller).view(player)->legal().empty()) ++player;
    const auto legal = sessionOf(table.controller).view(player)->legal();
    Random random(5, move);
    sourceOf(table.controller)
        .play(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  return false;
}

// Pace of an instant voice, in characters a second.
constexpr int kInstantly = 1'000'000;

QString spokenText(QSignalSpy& spoken) {
  QStringList texts;
  while (!spoken.isEmpty()) texts << spoken.takeFirst().constFirst().toString();
  return texts.join(u'|');
}

bool beginThreeUpThreeDown(Table& table, std::uint64_t seed = 0) {
  RecordHeader header;
  header.seed = seed;
  header.game = "three-up-three-down";
  header.players = 2;
  header.options = standardValues(findGame(header.game)->info->options);
  header.seats = {{.kind = "person", .name = "Anna"}, {.kind = "random", .name = "Mika"}};
  return tests::begin(table.controller, table.settings, header, std::make_unique<MemoryJournal>());
}

}  // namespace

class TestSpeech : public QObject {
  Q_OBJECT

 private slots:
  void textsAnnouncedAtTheSameTimeAreSpokenTogether();
  void nextTextWaitsUntilThePreviousOneIsSpoken();
  void manyWaitingSentencesAreSpokenInSeveralPieces();
  void promptIsSpokenAfterNewsAnnouncedLater();
  void answersToKeysAreSpokenBeforeWaitingNews();
  void newReplyReplacesTheReplyBeingSpoken();
  void answerAboutTheTurnIsSpokenAfterWaitingNews();
  void keyPressInterruptsSpeech();
  void nextTextWaitsLongerForASlowerVoice();
  void textWithdrawnFromTheSpeechQueueIsNotSpoken();
  void announcerSpeaksAllNewsInOrderAndThenThePrompt();
  void turnIsSpokenAfterTheEvents();
  void promptThatTheLastEventHasSaidIsSpokenOnce();
  void turnIsSpokenAgainAfterAnUndoEvenIfThePromptIsTheSame();
  void turnIsSpokenOnceIfTheUserAsksWhileAMoveIsBeingShown();
  void gameThatWaitsForTheGuideIsAnnouncedAfterTheOwnMove();
  void gameBelowAPageIsSilentAndItsTurnIsAnnouncedAfterwards();
  void gameThatBeginsBelowAPageIsAnnounced();
  void refusalsAndSelectionsAreSpoken();
  void keyOfABidIsExplainedOnlyIfTheBidIsImpossible();
  void hintsAreSpoken();
  void hintIsSpokenAfterTheNews();
  void nameOfTheDrawnCardIsSpoken();
  void drawnCardIsSpokenOnceIfTheSentenceOnScreenNamesIt();
  void announcementOfAnOpponentsAceInLifeNamesTheUsersCardsItTakes();
  void outOfCardsIsAnnouncedOncePerPlayerInUltimateLoser();
  void handIsReadOutWhenTheCardsAreDealt();
  void dealtHandIsReadOutBeforeTheFirstMove();
  void questionDuringTheDealingIsAnsweredWithCompleteHands();
  void cardsChosenSoFarAreSpokenAfterEachChoiceForAnIncompleteMove();
  void chosenAndSelectedCardsAreNamedTogetherWithTheKeyThatPlaysThem();
  void lossOfTheSelectionIsSpoken();
  void newsOfTheOwnMoveAreExpectedWhileItsCardFlies();
  void newsAreExpectedUntilTheComputerPlayersHaveMoved();
  void turnOfAnotherPlayerIsSpokenWhenAGameIsContinued();
  void answerAboutMovesDoesNotListAWholeHand();
  void answerAboutMovesNamesAllCardsOfANumberInThreeUpThreeDown();
  void endOfADealIsSpokenBeforeAnswersWithTheOwnResultFirst();
  void answersToQuestionKeysDescribeThePosition();
  void answerToAQuestionKeyIsShownUntilTheNextActionOrTurn();
  void answersToQuestionsHideUnseenCards();
  void answerAboutTheTableNamesFaceUpCardsAndCountsFaceDownCards();
  void answerAboutTheTableCountsUndealtCardsAndFinishedTricksSeparately();
  void answerAboutTheTurnNamesTheCardToBeat();
  void answerAboutTheHandListsCardsOfEqualValueTogether();
  void answerAboutTheTableNamesTheFaceDownSafeCardsOfLife();
  void labelOfAPlaceInLifeSaysIfTheOwnSuitIsDoubled();
  void answerAboutEventsAfterADealContainsTheLastSentence();
  void answerAboutEventsBeginsAfterTheViewersMove();
  void labelsOfPilesOfRemovedCardsNameNoCard_data();
  void labelsOfPilesOfRemovedCardsNameNoCard();
  void labelOfCardsLaidSideBySideInLifeIsTheSameAfterResuming();
  void answersContainNoDoubleFullStop();
  void keysStepBackAndForwardThroughTheNews();
  void cardInTheHandIsFoundByItsTypedName();
  void afterTheSkipKeyOnlyThePersonsNextTurnIsSpoken();
  void answerAboutTheScoreContainsAllDetailsOfTheScoreSheet();
  void pointsOfTheFirstDealAreSpokenOnce();
  void shortWordingOmitsUnitsInSpokenAnswersButNotInTheHistory();
  void shortWordingOfAMoveBeginsWithThePlayerAndIsShorter();
  void shortWordingSpeaksAnUnchangedPromptOnlyOnTheFirstTurn();
};

void TestSpeech::textsAnnouncedAtTheSameTimeAreSpokenTogether() {
  SpeechQueue queue;
  QCOMPARE(queue.wait(0), -1);
  queue.announce(u"One."_s);
  queue.announce(u"Two."_s);
  QCOMPARE(queue.wait(0), 0);
  QCOMPARE(queue.next(0), u"One. Two."_s);
  QCOMPARE(queue.next(0), QString());
}

void TestSpeech::nextTextWaitsUntilThePreviousOneIsSpoken() {
  SpeechQueue queue;
  const QString first = u"Mika plays a card."_s;
  queue.announce(first);
  QCOMPARE(queue.next(1000), first);
  queue.announce(u"Two."_s);
  queue.announce(u"Three."_s);
  QCOMPARE(queue.next(1000 + timeOf(first) - 1), QString());
  QCOMPARE(queue.wait(1000), timeOf(first));
  QCOMPARE(queue.next(1000 + timeOf(first)), u"Two. Three."_s);
}

void TestSpeech::manyWaitingSentencesAreSpokenInSeveralPieces() {
  SpeechQueue queue;
  QStringList sentences;
  for (int i = 0; i < 20; ++i) {
    sentences << u"Sentence number %1 of many."_s.arg(i);
    queue.announce(sentences.last());
  }
  QStringList heard;
  for (qint64 now = 0; queue.wait(now) >= 0; now += queue.wait(now)) {
    const QString piece = queue.next(now);
    QVERIFY(piece.size() <= SpeechQueue::kLongest + 20);
    if (!piece.isEmpty()) heard << piece;
  }
  QCOMPARE_GE(heard.size(), 2);
  QCOMPARE(heard.join(u' '), sentences.join(u' '));
}

void TestSpeech::promptIsSpokenAfterNewsAnnouncedLater() {
  SpeechQueue queue;
  queue.prompt(u"Your turn."_s);
  queue.announce(u"Mika passes."_s);
  QCOMPARE(queue.next(0), u"Mika passes. Your turn."_s);
  queue.prompt(u"Your turn."_s);
  queue.withdrawPrompt();
  QCOMPARE(queue.wait(10000), -1);
}

void TestSpeech::answersToKeysAreSpokenBeforeWaitingNews() {
  SpeechQueue queue;
  queue.announce(u"Mika passes."_s);
  QCOMPARE(queue.next(0), u"Mika passes."_s);
  queue.announce(u"Nora passes."_s);
  queue.reply(u"You hold two cards."_s);
  queue.reply(u"You hold two cards."_s);
  QCOMPARE(queue.next(1), u"You hold two cards."_s);
  QCOMPARE(queue.next(100000), u"Nora passes."_s);
}

// A user dragging a card out of turn hears a refusal each time, even if the previous refusal is
// still being spoken.
void TestSpeech::newReplyReplacesTheReplyBeingSpoken() {
  SpeechQueue queue;
  const QString news = u"Mika passes."_s;
  queue.announce(news);
  queue.next(0);
  const QString reply = u"It is not your turn: Nora is to play."_s;
  for (int i = 0; i < 40; ++i) {
    queue.reply(reply);
    QCOMPARE(queue.next(i), reply);
  }
  QCOMPARE(queue.remaining(0), timeOf(news) + timeOf(reply));
}

// The answer about the turn is spoken after the waiting news, because these events led to this
// turn.
void TestSpeech::answerAboutTheTurnIsSpokenAfterWaitingNews() {
  SpeechQueue queue;
  queue.announce(u"Mika passes."_s);
  QCOMPARE(queue.next(0), u"Mika passes."_s);
  queue.announce(u"Nora passes."_s);
  queue.announce(u"Luca leads."_s);
  queue.prompt(u"Your turn."_s);
  queue.replyAfterNews(u"You can pass."_s);
  QCOMPARE(queue.next(1), u"Nora passes. Luca leads. Your turn. You can pass."_s);
  QCOMPARE(queue.wait(1), -1);
}

void TestSpeech::keyPressInterruptsSpeech() {
  SpeechQueue queue;
  queue.announce(u"Mika passes."_s);
  queue.next(0);
  queue.announce(u"Nora passes."_s);
  QCOMPARE(queue.next(1), QString());
  queue.interrupt(1, 100);  // the reply to the key comes first
  QCOMPARE(queue.next(1), QString());
  QCOMPARE(queue.wait(1), 100);
  queue.interrupt(2);
  QCOMPARE(queue.next(2), u"Nora passes."_s);
}

void TestSpeech::nextTextWaitsLongerForASlowerVoice() {
  const QString text = u"Mika passes."_s;
  SpeechQueue queue;
  queue.setPace(6);
  queue.announce(text);
  queue.next(0);
  QCOMPARE(queue.remaining(0), 2000);
}

void TestSpeech::textWithdrawnFromTheSpeechQueueIsNotSpoken() {
  SpeechQueue queue;
  queue.announce(u"Step 1 of the guide."_s);
  queue.announce(u"Mika passes."_s);
  queue.withdraw(u"Step 1 of the guide."_s);
  // The answer to a key contains a waiting sentence.
  queue.announce(u"You hold two cards."_s);
  queue.withdrawWithin(u"You hold two cards. Selected: the ace."_s);
  QCOMPARE(queue.next(0), u"Mika passes."_s);
  QCOMPARE(queue.wait(100000), -1);
}

void TestSpeech::announcerSpeaksAllNewsInOrderAndThenThePrompt() {
  Announcer announcer;
  QSignalSpy spoken(&announcer, &Announcer::spoken);
  announcer.announce(u"A."_s);
  announcer.announce(u"B."_s);
  announcer.prompt(u"Your turn."_s);
  QVERIFY(spoken.wait(60'000));
  QCOMPARE(spokenText(spoken), u"A. B. Your turn."_s);
  announcer.announce(u"C."_s);
  QCOMPARE_GT(announcer.remaining(), 0);
  QVERIFY(spoken.wait(60'000));
  QCOMPARE(spokenText(spoken), u"C."_s);
}

void TestSpeech::turnIsSpokenAfterTheEvents() {
  Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s});
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  // Player 1, the opponent, moves first.
  const Action draw = sessionOf(table.controller).view(1)->legal().front();
  QCOMPARE(sourceOf(table.controller).play(1, draw), Session::Result::played);
  QVERIFY(spoken.wait(60'000));
  const QString spokenLine = spokenText(spoken);
  QVERIFY2(spokenLine.startsWith(u"Mika"_s), qPrintable(spokenLine));
  QVERIFY2(spokenLine.contains(u". Your turn. You can "_s), qPrintable(spokenLine));
}

// The sentence about discards still to be made is also the prompt.
void TestSpeech::promptThatTheLastEventHasSaidIsSpokenOnce() {
  bool isFound = false;
  for (std::uint64_t seed = 1; seed < 300 && !isFound; ++seed) {
    Table table;
    QVERIFY(beginThreeUpThreeDown(table, seed));
    table.announcer.setPace(kInstantly);
    QSignalSpy spoken(&table.announcer, &Announcer::spoken);
    const TableStatus& status = *table.controller.status();
    const auto& story = table.controller.story()->rows();
    isFound = playUntil(
        table, [&] { return status.yourTurn() && story.back().spoken == status.prompt(); });
    if (!isFound) continue;
    QString heard;
    QTRY_VERIFY2((heard += spokenText(spoken)).contains(status.prompt() + u" Your turn."_s),
                 qPrintable(heard));
    QTRY_COMPARE(table.announcer.remaining(), 0);
    heard += spokenText(spoken);
    QVERIFY2(!heard.contains(u"Your turn. "_s + status.prompt()), qPrintable(heard));
  }
  QVERIFY(isFound);
}

void TestSpeech::turnIsSpokenAgainAfterAnUndoEvenIfThePromptIsTheSame() {
  Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  table.announcer.setPace(kInstantly);
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  for (int player : {0, 1}) {
    const Action draw = sessionOf(table.controller).view(player)->legal().front();
    QCOMPARE(sourceOf(table.controller).play(player, draw), Session::Result::played);
  }
  table.controller.pace()->hurry();
  QString heard;
  QTRY_VERIFY2((heard += spokenText(spoken)).contains(u"Your turn."_s), qPrintable(heard));
  QTRY_COMPARE(table.announcer.remaining(), 0);
  spoken.clear();
  QVERIFY(table.controller.undoHistory()->undo());
  QString undone;
  QTRY_VERIFY2((undone += spokenText(spoken)).contains(u"Your turn."_s), qPrintable(undone));
  QVERIFY2(undone.startsWith(u"Undone"_s), qPrintable(undone));
}

void TestSpeech::turnIsSpokenOnceIfTheUserAsksWhileAMoveIsBeingShown() {
  for (const QString& question : {u"turn"_s, u"skip"_s}) {
    Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s});
    table.settings.setMotion(u"full"_s);
    table.settings.setPace(u"unhurried"_s);
    table.announcer.setPace(kInstantly);
    QSignalSpy spoken(&table.announcer, &Announcer::spoken);
    const Action draw = sessionOf(table.controller).view(1)->legal().front();
    QCOMPARE(sourceOf(table.controller).play(1, draw), Session::Result::played);
    QVERIFY(table.controller.presenter()->moving() && table.controller.status()->yourTurn());
    QVERIFY(table.speech.ask(question));
    QString heard;
    QTRY_VERIFY2((heard += spokenText(spoken)).contains(u"You can "_s), qPrintable(heard));
    QVERIFY(!table.controller.presenter()->moving());
    QVERIFY2(heard.count(u"Your turn."_s) == 1, qPrintable(heard));
  }
}

// The text of the guide's step does not change with the move. Without another sentence, the user
// would hear nothing more.
void TestSpeech::gameThatWaitsForTheGuideIsAnnouncedAfterTheOwnMove() {
  Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  table.settings.setPace(u"unhurried"_s);
  table.announcer.setPace(kInstantly);
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  table.controller.pace()->setWaiting(true);
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QString heard;
  QTRY_VERIFY2((heard += spokenText(spoken)).contains(TableAnswers::guideWaits()),
               qPrintable(heard));
  emit table.controller.status()->updated();
  table.speech.reply(u"End of test."_s);
  QTRY_VERIFY((heard += spokenText(spoken)).contains(u"End of test."_s));
  QCOMPARE(heard.count(TableAnswers::guideWaits()), 1);
  for (const QString& question : {u"turn"_s, u"skip"_s}) {
    QVERIFY(table.speech.ask(question));
    QCOMPARE(table.speech.answer(), TableAnswers::guideWaits());
  }
}

void TestSpeech::gameBelowAPageIsSilentAndItsTurnIsAnnouncedAfterwards() {
  Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s});
  table.controller.pace()->setWaiting(true);  // computer players wait; only the test makes moves
  table.announcer.setPace(kInstantly);
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QTRY_VERIFY(!spoken.isEmpty());
  spoken.clear();
  // Nothing is repeated if nothing has happened.
  table.speech.setCovered(true);
  table.speech.setCovered(false);
  table.speech.setCovered(true);
  const Action draw = sessionOf(table.controller).view(1)->legal().front();
  QCOMPARE(sourceOf(table.controller).play(1, draw), Session::Result::played);
  table.controller.pace()->hurry();
  QVERIFY(table.controller.status()->yourTurn());
  table.speech.reply(u"Sounds off."_s);
  QTRY_VERIFY(!spoken.isEmpty());
  QCOMPARE(spokenText(spoken), u"Sounds off."_s);
  table.speech.setCovered(false);
  QString heard;
  QTRY_VERIFY2((heard += spokenText(spoken)).contains(u"Your turn. You can "_s), qPrintable(heard));
  QVERIFY2(!heard.contains(u"Mika draws"_s), qPrintable(heard));
}

void TestSpeech::gameThatBeginsBelowAPageIsAnnounced() {
  Table table;
  table.announcer.setPace(kInstantly);
  table.speech.setCovered(true);
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(beginGame(table, "underwear", 2));
  table.controller.pace()->hurry();
  table.speech.setCovered(false);
  QString heard;
  QTRY_VERIFY2((heard += spokenText(spoken)).contains(u"You hold 7 card(s)"_s), qPrintable(heard));
  QVERIFY2(heard.contains(u"Deal 1: "_s), qPrintable(heard));
}

void TestSpeech::keyOfABidIsExplainedOnlyIfTheBidIsImpossible() {
  Table table;
  QVERIFY(beginGame(table, "up-and-down", 2));
  QVERIFY(playUntil(table, [&] {
    const auto& legal = table.controller.position().legal();
    return table.controller.status()->yourTurn() && !legal.empty() && legal.front().cards.empty();
  }));
  table.controller.pace()->hurry();
  const TableCoach& coach = *table.controller.coach();
  const QString legal = QString::number(table.controller.position().legal().front().number);
  const std::size_t position = table.controller.source()->position();
  // A legal bid is left to its button: another digit may follow.
  QVERIFY(!table.controller.gestures()->explainKey(legal));
  QCOMPARE(table.controller.source()->position(), position);
  QVERIFY(coach.refusal().isEmpty());
  QVERIFY(table.controller.gestures()->explainKey(u"9"_s));
  const bool isLast = table.controller.status()->prompt().contains(u"last bidder"_s);
  const QString reason = isLast ? u"As the last bidder you may bid up to"_s : u"Bids go from 0"_s;
  QVERIFY2(coach.refusal().contains(reason), qPrintable(coach.refusal()));
  QVERIFY(!table.controller.gestures()->explainKey(u"X"_s));
}

void TestSpeech::refusalsAndSelectionsAreSpoken() {
  Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  spoken.clear();
  table.controller.gestures()->toggle(table.key(u"3H"_s));
  QVERIFY(spoken.wait(60'000));
  QCOMPARE(spokenText(spoken), u"Selected: the 3 of hearts."_s);
  table.controller.gestures()->toggle(table.key(u"3H"_s));
  QVERIFY(spoken.wait(60'000));
  QCOMPARE(spokenText(spoken), u"Nothing is selected."_s);
  QVERIFY(table.controller.gestures()->explainKey(u"P"_s));
  QVERIFY(spoken.wait(60'000));
  QCOMPARE(spokenText(spoken), table.controller.coach()->refusal());
  // The sentence about the selection is spoken once.
  QTRY_COMPARE(table.announcer.remaining(), 0);
  QVERIFY(std::ranges::none_of(spoken, [](const QVariantList& line) {
    return line.constFirst().toString().contains(u"Nothing is selected"_s);
  }));
}

// A hint is spoken: first the move, then its reason.
void TestSpeech::hintsAreSpoken() {
  Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  table.controller.coach()->hint();
  QTRY_VERIFY(!table.controller.coach()->hintText().isEmpty());
  const TableCoach& coach = *table.controller.coach();
  QTRY_VERIFY(spoken.last().constFirst().toString().endsWith(coach.hintText()));
  // The text begins with the move, so nothing precedes it.
  QVERIFY(coach.hintNamesMove());
  QCOMPARE(spoken.last().constFirst().toString(), coach.hintText());
  const QString advised = coach.hintText().section(u':', 0, 0);
  QVERIFY2(TableAnswers(table.controller).moves().contains(advised), qPrintable(advised));
}

// The announcer speaks a hint after the news, because the hint belongs to the position after the
// news.
void TestSpeech::hintIsSpokenAfterTheNews() {
  Table table(standardDeal());
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  table.announcer.announce(u"Mika plays a card."_s);
  table.controller.coach()->hint();
  QTRY_VERIFY(!table.controller.coach()->hintText().isEmpty());
  QTRY_VERIFY(spoken.last().constFirst().toString().endsWith(table.controller.coach()->hintText()));
  QVERIFY2(spoken.last().constFirst().toString().startsWith(u"Mika plays a card."_s),
           qPrintable(spoken.last().constFirst().toString()));
}

// The sentence on screen is only "You draw a card.", because the table shows the card. The spoken
// sentence also names the card.
void TestSpeech::nameOfTheDrawnCardIsSpoken() {
  Table table(standardDeal());
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  spoken.clear();
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QVERIFY(spoken.wait(60'000));
  const QString line = spokenText(spoken);
  QVERIFY2(line.startsWith(u"You draw a card: the 10 of hearts."_s), qPrintable(line));
}

void TestSpeech::drawnCardIsSpokenOnceIfTheSentenceOnScreenNamesIt() {
  Table table;
  QVERIFY(beginGame(table, "life", 3));
  const auto& story = table.controller.story()->rows();
  int drawn = 0;
  playUntil(table, [&] { return false; });
  for (const StoryRow& row : story) {
    if (!row.spoken.startsWith(u"You pick up "_s)) continue;
    ++drawn;
    QCOMPARE(row.spoken, row.text);
    QVERIFY2(!row.spoken.contains(u':'), qPrintable(row.spoken));
  }
  QVERIFY(drawn > 0);
}

// An opponent's ace can take cards of several players. Of these, the announced sentence names only
// the person's own cards, although all players see all of them move.
void TestSpeech::announcementOfAnOpponentsAceInLifeNamesTheUsersCardsItTakes() {
  Table table;
  QVERIFY(beginGame(table, "life", 3));
  QSignalSpy heard(table.controller.news(), &TableNews::announced);
  std::vector<Card> before;
  int named = 0;
  QString wrong;
  const auto own = [&] {
    std::vector<Card> cards;
    for (const PlaceContents& contents : sessionOf(table.controller).view(0)->places()) {
      if (contents.place.player == 0 && !contents.faceDown) {
        cards.insert(cards.end(), contents.cards.begin(), contents.cards.end());
      }
    }
    return cards;
  };
  playUntil(table, [&] {
    const std::vector<Card> now = own();
    for (; !heard.isEmpty(); heard.removeFirst()) {
      const QString sentence = heard.constFirst().constFirst().toString();
      if (!sentence.contains(u"collects"_s) && !sentence.contains(u"takes"_s)) continue;
      std::vector<Card> gone;
      std::ranges::copy_if(before, std::back_inserter(gone),
                           [&](Card card) { return std::ranges::count(now, card) == 0; });
      const bool isByOther = !sentence.startsWith(u"You "_s);
      if (!isByOther || gone.empty()) continue;
      const QString list = cardList(gone, CardForm::nominative, CardFamily::french);
      if (!sentence.endsWith(u" Yours: %1."_s.arg(list))) wrong = sentence + list;
      ++named;
    }
    before = now;
    return !wrong.isEmpty();
  });
  QCOMPARE(wrong, QString());
  QVERIFY(named > 0);
}

void TestSpeech::outOfCardsIsAnnouncedOncePerPlayerInUltimateLoser() {
  Table table;
  QVERIFY(beginGame(table, "ultimate-loser", 4));
  QSignalSpy announced(table.controller.news(), &TableNews::announced);
  playUntil(table, [] { return false; });
  table.controller.pace()->hurry();
  QTRY_VERIFY(table.controller.status()->dealOver());
  QStringList heard;
  for (const QList<QVariant>& news : announced) heard << news.constFirst().toString();
  const auto times = [](const QStringList& texts, const QString& name) {
    return texts.count(name == u"Anna"_s ? u"You are out of cards."_s
                                         : name + u" is out of cards."_s);
  };
  const auto storyOf = [](Table& shown) {
    QStringList texts;
    for (const StoryRow& row : shown.controller.story()->rows()) texts << row.text;
    return texts;
  };
  const QStringList told = storyOf(table);
  int out = 0;
  for (const PlayerRow& row : table.controller.players()->rows()) {
    const bool isOut = sessionOf(table.controller).standing().out.contains(row.player);
    if (isOut) ++out;
    QCOMPARE(times(heard, row.name), isOut ? 1 : 0);
    QCOMPARE(times(told, row.name), isOut ? 1 : 0);
  }
  QCOMPARE_GE(out, 3);
  const auto first = std::ranges::find_if(
      told, [](const QString& text) { return text.endsWith(u"out of cards."_s); });
  const QString& before = *std::prev(first);
  QVERIFY2(before.contains(u" play"_s) || before.contains(u" lead"_s), qPrintable(before));
  Table again;
  QVERIFY(again.resume(sessionOf(table.controller).record()));
  QCOMPARE(storyOf(again), told);
}

// In Life, the dealer gets the last card. Here the dealer is the person, so the last card dealt
// completes the person's hand.
void TestSpeech::handIsReadOutWhenTheCardsAreDealt() {
  Table table;
  QVERIFY(beginGame(table, "life", 3));
  table.announcer.setPace(kInstantly);
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  const QString hand = u"You hold 7 card(s): "_s;
  QVERIFY(playUntil(table, [&] { return TableAnswers(table.controller).hand().startsWith(hand); }));
  QString line;
  QTRY_VERIFY((line += spokenText(spoken).replace(u'|', u' ') + u' ').contains(hand));
  QVERIFY2(line.contains(u"Everybody has seven cards; Mika goes first. "_s), qPrintable(line));
}

// The first player moves while the cards are still being dealt.
void TestSpeech::dealtHandIsReadOutBeforeTheFirstMove() {
  Table table;
  table.settings.setMotion(u"full"_s);
  QVERIFY(beginGame(table, "life", 3));
  table.announcer.setPace(kInstantly);
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  const auto move = [&](int player) {
    const Action action = sessionOf(table.controller).view(player)->legal().front();
    QCOMPARE(sourceOf(table.controller).play(player, action), Session::Result::played);
  };
  for (const int player : {0, 1, 2, 1}) move(player);
  QVERIFY(table.controller.presenter()->moving());
  table.controller.pace()->hurry();
  QString heard;
  QTRY_VERIFY2((heard += spokenText(spoken)).contains(u"Mika turns"_s), qPrintable(heard));
  QTRY_VERIFY2((heard += spokenText(spoken)).contains(u"You hold 7 card(s)"_s), qPrintable(heard));
  QVERIFY2(heard.indexOf(u"You hold"_s) < heard.indexOf(u"Mika turns"_s), qPrintable(heard));
}

void TestSpeech::questionDuringTheDealingIsAnsweredWithCompleteHands() {
  int dealt = 0;
  for (const CatalogEntry& game : catalog()) {
    Table table;
    table.settings.setMotion(u"full"_s);
    QVERIFY(beginGame(table, std::string(game.info->id).c_str(), 3));
    if (!table.controller.presenter()->dealing()) continue;  // suits are chosen first
    ++dealt;
    QVERIFY(table.speech.ask(u"hand"_s));
    QVERIFY(!table.controller.presenter()->dealing());
    const auto& rows = table.controller.cards()->rows();
    const int held = table.controller.position().ownHand().size();
    QCOMPARE(std::ranges::count_if(rows, &CardRow::isOwn), held);
    for (const PlayerRow& row : table.controller.players()->rows()) QCOMPARE(row.cardCount, held);
    QCOMPARE(table.speech.answer(), TableAnswers(table.controller).hand());
  }
  QVERIFY(dealt > 2);
}

void TestSpeech::cardsChosenSoFarAreSpokenAfterEachChoiceForAnIncompleteMove() {
  Table table;
  QVERIFY(beginThreeUpThreeDown(table));
  table.announcer.setPace(kInstantly);
  table.controller.pace()->hurry();
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  std::vector<int> keys;
  std::vector<QString> names;
  for (const CardRow& row : table.controller.cards()->rows()) {
    if (!row.isOwn) continue;
    keys.push_back(row.key);
    names.push_back(row.label);
  }
  QCOMPARE(keys.size(), 6U);
  const TableAnswers answers(table.controller);
  for (const int count : {1, 2}) {
    spoken.clear();
    QVERIFY(table.controller.gestures()->activate(keys[static_cast<std::size_t>(count - 1)]));
    QTRY_VERIFY(!spoken.isEmpty());
    QTRY_COMPARE(table.announcer.remaining(), 0);
    const QString line = spokenText(spoken);
    QVERIFY2(line.contains(answers.selection()), qPrintable(line));
    QCOMPARE(line.count(u"Chosen"_s), 1);
    QVERIFY2(line.contains(u"Chosen, %1 of 3: "_s.arg(count)), qPrintable(line));
    QVERIFY2(line.contains(names[static_cast<std::size_t>(count - 1)]), qPrintable(line));
    const auto& cards = table.controller.cards()->rows();
    QCOMPARE(std::ranges::count_if(
                 cards, [](const CardRow& row) { return row.label.endsWith(u", chosen"_s); }),
             count);
  }
  QVERIFY2(answers.hand().endsWith(answers.selection()), qPrintable(answers.hand()));
  QVERIFY2(!answers.turn().contains(u"Click"_s), qPrintable(answers.turn()));
  // Activating a chosen card again deselects it.
  QVERIFY(table.controller.gestures()->activate(keys[0]));
  QTRY_VERIFY(!spoken.isEmpty());
  const QString line = spokenText(spoken);
  QVERIFY2(line.startsWith(u"Chosen, 1 of 3: "_s) && !line.contains(names[0]), qPrintable(line));
  // Choosing a card removes an answer that names the chosen cards.
  QVERIFY(table.speech.ask(u"hand"_s));
  QVERIFY(!table.speech.answer().isEmpty());
  QVERIFY(table.controller.gestures()->activate(keys[0]));
  QCOMPARE(table.speech.answer(), QString());
}

void TestSpeech::chosenAndSelectedCardsAreNamedTogetherWithTheKeyThatPlaysThem() {
  Table table;
  QVERIFY(beginThreeUpThreeDown(table));
  table.announcer.setPace(kInstantly);
  table.controller.pace()->hurry();
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  std::vector<CardRow> rows;
  for (const CardRow& row : table.controller.cards()->rows()) {
    if (row.isOwn) rows.push_back(row);
  }
  QCOMPARE(rows.size(), 6U);
  TableGestures& gestures = *table.controller.gestures();
  QVERIFY(gestures.activate(rows[1].key));
  gestures.toggle(rows[0].key);
  QCOMPARE(gestures.selection().size(), 1);
  const TableAnswers answers(table.controller);
  const QString button = u"Choose these cards, key 1."_s;
  QVERIFY(!answers.moves().contains(button));
  gestures.toggle(rows[2].key);
  QString line;
  QTRY_VERIFY((line += spokenText(spoken)).contains(u"Chosen, 3 of 3"_s));
  for (const QString& text :
       {line.section(u"Chosen, 3"_s, 1).prepend(u"Chosen, 3"_s).section(u'|', 0, 0),
        answers.selection(), answers.hand(), answers.turn()}) {
    QVERIFY2(text.contains(u"Chosen, 3 of 3: "_s) && text.endsWith(button), qPrintable(text));
    QCOMPARE(text.count(u"Chosen"_s), 1);
    const QString chosen = text.section(u"Chosen, "_s, 1);
    for (const std::size_t card : {0U, 1U, 2U}) {
      QVERIFY2(chosen.contains(rows[card].label.section(u' ', 1)), qPrintable(text));
    }
  }
  QVERIFY2(answers.moves().startsWith(button), qPrintable(answers.moves()));
  QVERIFY(!table.controller.status()->prompt().contains(u"click"_s, Qt::CaseInsensitive));
}

void TestSpeech::lossOfTheSelectionIsSpoken() {
  Table table;
  QVERIFY(beginThreeUpThreeDown(table));
  table.announcer.setPace(kInstantly);
  table.controller.pace()->hurry();
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  for (const CardRow& row : table.controller.cards()->rows()) {
    if (!row.isOwn) continue;
    table.controller.gestures()->toggle(row.key);
    break;
  }
  QCOMPARE(table.controller.gestures()->selection().size(), 1);
  emit sourceOf(table.controller).jumped();
  QCOMPARE(table.controller.gestures()->selection().size(), 0);
  QString line;
  QTRY_VERIFY((line += spokenText(spoken)).contains(u"Nothing is selected."_s));
}

void TestSpeech::newsOfTheOwnMoveAreExpectedWhileItsCardFlies() {
  Table table;
  QVERIFY(beginGame(table, "up-and-down", 2));
  TableController& controller = table.controller;
  QVERIFY(playUntil(table, [&] {
    return controller.status()->yourTurn() &&
           std::ranges::any_of(controller.position().legal(),
                               [](const Action& action) { return !action.cards.empty(); });
  }));
  controller.pace()->hurry();
  table.settings.setMotion(u"full"_s);
  QVERIFY(!table.announcer.expectsNews());
  QSignalSpy announced(controller.news(), &TableNews::announced);
  QVERIFY(controller.gestures()->submit(controller.position().legal().front()));
  QVERIFY(announced.isEmpty());
  QVERIFY(table.announcer.expectsNews());
  QTRY_VERIFY(!announced.isEmpty());
  QVERIFY(!table.announcer.expectsNews());
}

void TestSpeech::newsAreExpectedUntilTheComputerPlayersHaveMoved() {
  Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  table.settings.setPace(u"unhurried"_s);
  QVERIFY(!table.announcer.expectsNews());
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QVERIFY(table.announcer.expectsNews());
  // The game waits for the user.
  table.controller.pace()->setWaiting(true);
  QVERIFY(!table.announcer.expectsNews());
  table.controller.pace()->setWaiting(false);
  QVERIFY(table.announcer.expectsNews());
  QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}), Session::Result::played);
  table.controller.pace()->hurry();
  QVERIFY(!table.announcer.expectsNews());
}

void TestSpeech::turnOfAnotherPlayerIsSpokenWhenAGameIsContinued() {
  Table table;
  QVERIFY(beginGame(table, "up-and-down", 3));
  table.controller.pace()->hurry();
  QVERIFY(!table.controller.status()->yourTurn());
  Table again;
  again.settings.setPace(u"unhurried"_s);
  again.announcer.setPace(kInstantly);
  QSignalSpy spoken(&again.announcer, &Announcer::spoken);
  QVERIFY(again.resume(sessionOf(table.controller).record()));
  QTRY_VERIFY(!spoken.isEmpty());
  const QString text = spokenText(spoken);
  QVERIFY2(text.startsWith(u"Mika is thinking"_s), qPrintable(text));
}

// If a move is possible with every card of a long hand, the answer says "any card" and does not
// list the cards. Moves with several cards are summed up by the number of cards.
void TestSpeech::answerAboutMovesDoesNotListAWholeHand() {
  Table table;
  QVERIFY(beginGame(table, "ultimate-loser", 4));
  const TableAnswers answers(table.controller);
  const auto isOnTurn = [&] { return table.controller.status()->yourTurn(); };
  bool isLeader = false;
  bool follows = false;
  QVERIFY(playUntil(table, [&] {
    if (!isOnTurn()) return false;
    const AnyView& view = table.controller.position().view();
    const bool leads = view.leading().empty();
    const QString answer = answers.moves();
    const QString any = u"any card from your hand"_s;
    if (leads && table.controller.position().legal().size() > 14) {
      isLeader = answer.startsWith(u"Play cards: %1; 2 of the "_s.arg(any));
      if (!isLeader) qWarning() << answer;
    } else if (!leads) {
      follows = answer.contains(u" Pass, key P. Swap a card for the gin card: %1."_s.arg(any));
      if (!follows) qWarning() << answer;
    }
    return isLeader && follows;
  }));
  for (const CardRow& row : table.cards()) {
    if (!row.isOwn) continue;
    const bool isPlayed =
        std::ranges::any_of(table.controller.position().legal(), [&](const Action& action) {
          return action.verb == 0 &&
                 action.cards.contains(*cardFromText(row.face.toStdString(), CardFamily::french));
        });
    QCOMPARE(row.use, isPlayed ? u"Can be played"_s : u"Can be swapped"_s);
  }
  Table other;
  QVERIFY(beginThreeUpThreeDown(other));
  QCOMPARE(TableAnswers(other.controller).moves(),
           u"Choose three cards to lie face up: any 3 cards from your hand."_s);
  for (const CardRow& row : other.cards()) {
    if (row.isOwn) QCOMPARE(row.use, u"Can be laid face up"_s);
  }
}

void TestSpeech::answersToQuestionKeysDescribeThePosition() {
  Table table(Deal{.hands = {u"KH 3H 9C"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  const TableAnswers answers(table.controller);
  QVERIFY2(answers.turn().startsWith(u"Your turn. You can "_s), qPrintable(answers.turn()));
  QVERIFY(answers.hand().startsWith(u"You hold "_s));
  QVERIFY2(answers.hand().contains(u", 3 and king of hearts."_s), qPrintable(answers.hand()));
  QVERIFY2(answers.table().contains(u"Downpile: the 9 of hearts."_s), qPrintable(answers.table()));
  QVERIFY2(answers.moves().contains(u"Draw a card, key D."_s), qPrintable(answers.moves()));
  QVERIFY2(answers.moves().contains(u"Steal the downpile: the 9 of clubs."_s),
           qPrintable(answers.moves()));
  QVERIFY2(answers.players().startsWith(u"Mika: "_s), qPrintable(answers.players()));
  QVERIFY2(answers.players().contains(u" Anna: 7 card(s), 0 point(s)"_s),
           qPrintable(answers.players()));
  QVERIFY2(answers.events().contains(u"Mika draws"_s), qPrintable(answers.events()));
  QVERIFY2(answers.standing().startsWith(u"Deal 1. Anna 0 point"_s),
           qPrintable(answers.standing()));
  QVERIFY(table.speech.ask(u"hand"_s));
  QVERIFY(!table.speech.ask(u"weather"_s));
}

// The answer to a question is also shown on screen, for users who do not hear it.
void TestSpeech::answerToAQuestionKeyIsShownUntilTheNextActionOrTurn() {
  Table table(Deal{.hands = {u"KH 3H 9C"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  QSignalSpy changed(&table.speech, &TableSpeech::answerChanged);
  const QString hand = TableAnswers(table.controller).hand();
  const auto asksAgain = [&] {
    QVERIFY(table.speech.ask(u"hand"_s));
    QCOMPARE(table.speech.answer(), hand);
  };
  asksAgain();
  QCOMPARE(changed.size(), 1);
  table.speech.dismissAnswer();
  QCOMPARE(table.speech.answer(), QString());
  asksAgain();
  table.controller.gestures()->toggle(table.key(u"3H"_s));
  QCOMPARE(table.speech.answer(), QString());
  table.controller.gestures()->toggle(table.key(u"3H"_s));
  asksAgain();
  QVERIFY(table.controller.gestures()->explainKey(u"P"_s));
  QVERIFY(!table.controller.coach()->refusal().isEmpty());
  QCOMPARE(table.speech.answer(), QString());
  // A new answer to a question hides the text about a refused move.
  asksAgain();
  QVERIFY(table.controller.coach()->refusal().isEmpty());
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QCOMPARE(table.speech.answer(), QString());
  // The answer stays on screen while other players move. On the person's turn the prompt replaces
  // the answer.
  QVERIFY(!table.controller.status()->yourTurn());
  QVERIFY(table.speech.ask(u"turn"_s));
  QVERIFY(!table.speech.answer().isEmpty());
  QTRY_VERIFY(table.controller.status()->yourTurn());
  QCOMPARE(table.speech.answer(), QString());
}

// No answer names a card hidden from the person.
void TestSpeech::answersToQuestionsHideUnseenCards() {
  Table table(Deal{.hands = {u"2H 3H 4H 5H 6H 7H 8H"_s, u"2S 3S 4S 5S 6S 7S 8S"_s},
                   .turned = u"9H"_s,
                   .stock = u"JC QC"_s,
                   .moves = {u"1 draw"_s}});
  const TableAnswers answers(table.controller);
  const QString all = answers.hand() + answers.table() + answers.players() + answers.events() +
                      answers.moves() + answers.turn() + answers.standing();
  QVERIFY2(!all.contains(u"spades"_s) && !all.contains(u"clubs"_s), qPrintable(all));
  QVERIFY(all.contains(u"hearts"_s));
}

void TestSpeech::answerAboutTheTableNamesFaceUpCardsAndCountsFaceDownCards() {
  Table table;
  QVERIFY(beginThreeUpThreeDown(table));
  for (int player : {0, 1}) {
    const Action faced = sessionOf(table.controller).view(player)->legal().front();
    QCOMPARE(sourceOf(table.controller).play(player, faced), Session::Result::played);
  }
  table.controller.pace()->hurry();
  const auto& places = table.controller.places()->rows();
  const auto row = std::ranges::find_if(
      places, [](const PlaceRow& place) { return place.zone == u"up"_s && place.player == 0; });
  QVERIFY(row != places.end());
  QCOMPARE(row->size, 3);
  QCOMPARE(row->label.count(u"the "_s), 3);
  const QString answer = TableAnswers(table.controller).table();
  QVERIFY2(answer.contains(u"Face-down card (yours), 3 time(s)."_s), qPrintable(answer));
}

void TestSpeech::answerAboutTheTableCountsUndealtCardsAndFinishedTricksSeparately() {
  Table table;
  QVERIFY(beginGame(table, "ultimate-loser", 4));
  const auto& places = table.controller.places()->rows();
  int removed = 0;
  QVERIFY(playUntil(table, [&] {
    const auto row = std::ranges::find(places, u"removed"_s, &PlaceRow::zone);
    removed = row->size;
    return removed > 0;
  }));
  const QString answer = TableAnswers(table.controller).table();
  QVERIFY2(answer.contains(u"Spares, 3 card(s)."_s), qPrintable(answer));
  QVERIFY2(answer.contains(u"Finished tricks, %1 card(s)"_s.arg(removed)), qPrintable(answer));
}

// The cards to beat are the best cards played to the trick so far. In Underwear, which has no
// tricks, the answer names the top card of the downpile instead.
void TestSpeech::answerAboutTheTurnNamesTheCardToBeat() {
  for (const char* game : {"ultimate-loser", "up-and-down"}) {
    Table table;
    QVERIFY(beginGame(table, game, 4));
    const auto leading = [&] { return table.controller.position().view().leading(); };
    QVERIFY(playUntil(table,
                      [&] { return table.controller.status()->yourTurn() && !leading().empty(); }));
    const auto cards = inLayOrder(leading(), LayOrder::aceHigh);
    const QString wanted =
        u" To beat: %1, from "_s.arg(cardList(cards, CardForm::nominative, CardFamily::french));
    const QString answer = TableAnswers(table.controller).to(u"turn"_s);
    QVERIFY2(answer.contains(wanted), qPrintable(answer));
  }
  Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  const QString answer = TableAnswers(table.controller).to(u"turn"_s);
  QVERIFY2(answer.endsWith(u" Downpile: the 9 of hearts."_s), qPrintable(answer));
}

// In games whose moves combine cards of equal value, such as Ultimate Loser, the hand is read out
// grouped by value. If the user sorts the hand by suit, it is read out by suit.
void TestSpeech::answerAboutTheHandListsCardsOfEqualValueTogether() {
  Table table;
  QVERIFY(beginGame(table, "ultimate-loser", 4));
  table.controller.pace()->hurry();
  std::vector<const CardRow*> rows;
  for (const CardRow& row : table.cards()) {
    if (row.isOwn) rows.push_back(&row);
  }
  std::ranges::sort(rows, {}, &CardRow::slot);
  QString faces;
  for (const CardRow* row : rows) faces += row->face + u' ';
  const QString listed = listByValue(cardsOf(faces), CardForm::nominative, CardFamily::french);
  QVERIFY2(listed.contains(u" and "_s), qPrintable(listed));
  QString answer = TableAnswers(table.controller).hand();
  QVERIFY2(answer.contains(listed), qPrintable(answer));
  table.settings.setHandSort(u"ultimate-loser"_s, u"suit"_s);
  answer = TableAnswers(table.controller).hand();
  QVERIFY2(!answer.contains(u';'), qPrintable(answer));

  QCOMPARE(listByValue(cardsOf(u"7H 7C 7S KD"_s), CardForm::nominative, CardFamily::french),
           u"the 7 of hearts, clubs and spades; the king of diamonds"_s);
  const std::vector<Card> coloured{Card(0, Suit::clubs, 7), Card(0, Suit::diamonds, 7),
                                   Card(0, Suit::hearts, 2)};
  QCOMPARE(listByValue(coloured, CardForm::nominative, CardFamily::coloured),
           u"red and blue 7; the green 2"_s);
}

// Safe cards in Life lie face down, but all players have seen them. So the answer about the table
// may name them.
void TestSpeech::answerAboutTheTableNamesTheFaceDownSafeCardsOfLife() {
  Table table;
  QVERIFY(beginGame(table, "life", 3));
  const PlaceRow* safe = nullptr;
  QVERIFY(playUntil(table, [&] {
    const auto& places = table.controller.places()->rows();
    const auto row = std::ranges::find_if(places, [](const PlaceRow& place) {
      return place.zone == u"faceDown"_s && place.size > 0;
    });
    safe = row == places.end() ? nullptr : &*row;
    return safe != nullptr;
  }));
  QVERIFY2(safe->label.contains(u" card"_s) && safe->label.contains(u": the "_s),
           qPrintable(safe->label));
  const QString answer = TableAnswers(table.controller).table();
  QVERIFY2(answer.contains(asSentence(safe->label)), qPrintable(answer));
}

// The points of a place in Life include the doubling of the owner's suit.
void TestSpeech::labelOfAPlaceInLifeSaysIfTheOwnSuitIsDoubled() {
  Table table;
  QVERIFY(beginGame(table, "life", 3));
  QString wrong;
  bool isDoubled = false;
  playUntil(table, [&] {
    const AnyView& view = table.controller.position().view();
    for (const PlaceContents& contents : view.places()) {
      const auto& rows = table.controller.places()->rows();
      const auto row = std::ranges::find(rows, contents.place, &PlaceRow::place);
      if (row == rows.end() || row->score <= 0) continue;
      const std::optional<Suit> own = view.facts(row->player).front().suit;
      const bool hasOwn = std::ranges::any_of(
          contents.cards, [&](Card card) { return !card.isJoker() && card.suit() == own; });
      if (row->label.endsWith(u", own suit doubled"_s) != hasOwn) wrong = row->label;
      isDoubled = isDoubled || hasOwn;
    }
    return !wrong.isEmpty();
  });
  QCOMPARE(wrong, QString());
  QVERIFY(isDoubled);
}

// The last sentence can be about the viewer, for example about the result of the viewer's last
// move.
void TestSpeech::answerAboutEventsAfterADealContainsTheLastSentence() {
  int aboutViewer = 0;
  for (const char* game : {"underwear", "ultimate-loser", "three-up-three-down"}) {
    for (int players : {2, 3}) {
      Table table;
      QVERIFY(beginGame(table, game, players));
      playUntil(table, [] { return false; });
      table.controller.pace()->hurry();
      QTRY_VERIFY(table.controller.status()->dealOver());
      const StoryRow& last = table.controller.story()->rows().back();
      if (last.isYou) ++aboutViewer;
      const QString answer = TableAnswers(table.controller).to(u"events"_s);
      QVERIFY2(answer.contains(last.spoken), qPrintable(answer));
    }
  }
  QVERIFY(aboutViewer > 0);
}

// The sentence "You win the trick." is about the viewer but can follow a move of another player. So
// the answer does not begin after it.
void TestSpeech::answerAboutEventsBeginsAfterTheViewersMove() {
  Table table;
  QVERIFY(beginGame(table, "ultimate-loser", 3));
  const auto& rows = table.controller.story()->rows();
  const auto isOwn = [](const StoryRow& row) {
    return row.player == 0 && !row.spoken.contains(u" the trick"_s);
  };
  const auto own = [&] { return std::ranges::find_if(rows.rbegin(), rows.rend(), isOwn).base(); };
  const auto isWon = [&] {
    const auto won =
        std::ranges::find(own(), rows.end(), u"You win the trick."_s, &StoryRow::spoken);
    return won != rows.end() && won != own();
  };
  QVERIFY(playUntil(table, isWon));
  QStringList after;
  for (auto row = own(); row != rows.end(); ++row) after << row->spoken;
  QCOMPARE_GE(after.size(), 2);
  QCOMPARE(TableAnswers(table.controller).events(), after.join(u' '));
  // A change of the speech wording rebuilds the history from the record. Its rows stay the same.
  const std::vector<StoryRow> before = rows;
  table.settings.setSpeechWording(u"brief"_s);
  table.settings.setSpeechWording(u"full"_s);
  QVERIFY(rows == before);
}

void TestSpeech::labelsOfPilesOfRemovedCardsNameNoCard_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("zone");
  QTest::addColumn<QString>("label");
  QTest::newRow("ultimate-loser") << u"ultimate-loser"_s << u"removed"_s << u"Finished tricks"_s;
  QTest::newRow("3up3down") << u"three-up-three-down"_s << u"removed"_s << u"Cleared away"_s;
}

void TestSpeech::labelsOfPilesOfRemovedCardsNameNoCard() {
  QFETCH(QString, game);
  QFETCH(QString, zone);
  QFETCH(QString, label);
  Table table;
  QVERIFY(beginGame(table, qPrintable(game), 3));
  const auto& places = table.controller.places()->rows();
  const auto find = [&] { return std::ranges::find(places, zone, &PlaceRow::zone); };
  QVERIFY(playUntil(table, [&] { return find()->size > 0; }));
  QCOMPARE(find()->label, u"%1, %2 card(s)"_s.arg(label).arg(find()->size));
  QCOMPARE(find()->topFace, QString());
  for (const CardRow& row : table.cards()) {
    if (row.zone == zone) QCOMPARE(row.label, u"face-down card"_s);
  }
}

void TestSpeech::labelOfCardsLaidSideBySideInLifeIsTheSameAfterResuming() {
  Table table;
  QVERIFY(beginGame(table, "life", 3));
  const auto& places = table.controller.places()->rows();
  const auto isLong = [](const PlaceRow& row) { return row.kind == u"ownPiles"_s && row.size > 2; };
  int compared = 0;
  QString wrong;
  playUntil(table, [&] {
    if (std::ranges::none_of(places, isLong)) return false;
    Table resumed;
    resumed.settings.setPace(u"unhurried"_s);
    if (!resumed.resume(sessionOf(table.controller).record())) return true;
    for (const PlaceRow& row : places) {
      if (!isLong(row)) continue;
      if (resumed.controller.places()->row(row.placeKey)->label != row.label) wrong = row.label;
    }
    return ++compared == 20 || !wrong.isEmpty();
  });
  QCOMPARE(wrong, QString());
  QVERIFY(compared > 0);
}

void TestSpeech::answersContainNoDoubleFullStop() {
  for (const CatalogEntry& game : catalog()) {
    Table table;
    QVERIFY(beginGame(table, std::string(game.info->id).c_str(), game.info->minPlayers));
    const TableAnswers answers(table.controller);
    const auto check = [&] {
      for (const char* question :
           {"hand", "table", "players", "events", "moves", "turn", "standing"}) {
        const QString answer = answers.to(QString::fromLatin1(question));
        if (answer.contains(u".."_s)) qWarning() << question << answer;
        if (answer.contains(u".."_s)) return true;
      }
      return false;
    };
    QVERIFY(!playUntil(table, check));
    QVERIFY(!check());
  }
}

void TestSpeech::keysStepBackAndForwardThroughTheNews() {
  Table table(Deal{
      .players = 3, .hands = {u"KH 3H"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s, u"2 draw"_s}});
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  const std::vector<StoryRow>& story = table.controller.story()->rows();
  QCOMPARE_GE(story.size(), 3U);
  const auto heard = [&](const char* question) {
    spoken.clear();
    return table.speech.ask(QString::fromLatin1(question)) && spoken.wait(60'000)
               ? spokenText(spoken)
               : QString();
  };
  const auto fromEnd = [&](std::size_t back) { return story[story.size() - 1 - back].spoken; };
  QCOMPARE(heard("again"), fromEnd(0));
  QCOMPARE(heard("back"), fromEnd(1));
  QCOMPARE(heard("back"), fromEnd(2));
  QCOMPARE(heard("again"), fromEnd(2));
  QCOMPARE(heard("forward"), fromEnd(1));
  QCOMPARE(heard("forward"), fromEnd(0));
  QCOMPARE(heard("forward"), u"No later event. "_s + fromEnd(0));
  for (std::size_t i = 1; i < story.size(); ++i) heard("back");
  QCOMPARE(heard("back"), u"No earlier event. "_s + story.front().text);
  // The table shows the spoken answer.
  QCOMPARE(table.speech.answer(), u"No earlier event. "_s + story.front().text);
  // After the person's own move, the question `again` repeats the newest event.
  table.controller.gestures()->press(u"draw"_s);
  QTRY_VERIFY(!table.controller.status()->yourTurn());
  QCOMPARE(heard("again"), fromEnd(0));
}

void TestSpeech::cardInTheHandIsFoundByItsTypedName() {
  const auto isFound = [](const char* face, const QString& typed) {
    return isCalled(*cardFromText(face, CardFamily::french), typed, CardFamily::french);
  };
  for (const QString& typed :
       {u"k"_s, u"kh"_s, u"KH"_s, u"king"_s, u"king of h"_s, u"hearts k"_s}) {
    QVERIFY2(isFound("KH", typed), qPrintable(typed));
  }
  QVERIFY(isFound("TC", u"10c"_s) && isFound("7D", u"d7"_s));
  QVERIFY(!isFound("KH", u"ks"_s) && !isFound("7D", u"7h"_s) && !isFound("KH", u"queen"_s));
  const Card red7(0, Suit::clubs, 7);
  QVERIFY(isCalled(red7, u"r7"_s, CardFamily::coloured));
  QVERIFY(isCalled(red7, u"7r"_s, CardFamily::coloured));
  QVERIFY(!isCalled(red7, u"7b"_s, CardFamily::coloured));

  Table table(Deal{.hands = {u"KH 3H 3C"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  spoken.clear();
  QCOMPARE(table.speech.find(u"3h"_s), table.key(u"3H"_s));
  QCOMPARE(table.speech.find(u"3c"_s), table.key(u"3C"_s));
  QCOMPARE(table.speech.find(u"kh"_s), table.key(u"KH"_s));
  // The 9 of hearts lies on the table, where the viewer cannot pick it.
  QCOMPARE(table.speech.find(u"9h"_s), 0);
  QVERIFY(table.speech.isShortName(u"3h"_s));
  QVERIFY(table.speech.isShortName(u"h3"_s));
  QVERIFY(!table.speech.isShortName(u"3"_s));
  QVERIFY(!table.speech.isShortName(u"3he"_s));
  QVERIFY(!table.speech.isShortName(u"9h"_s));
  table.speech.reportNotFound(u"9h"_s);
  QVERIFY(spoken.wait(60'000));
  QCOMPARE(spokenText(spoken), u"No card begins with “9h”. Escape ends the search."_s);
  QCOMPARE(table.speech.answer(), u"No card begins with “9h”. Escape ends the search."_s);
  // The message disappears after some time, the answer to a question does not.
  auto* reading = table.speech.findChild<QTimer*>(u"reading"_s);
  QVERIFY(table.speech.ask(u"hand"_s));
  QVERIFY(!reading->isActive());
  table.speech.reportNotFound(u"9h"_s);
  QVERIFY(reading->isActive());
  reading->setInterval(0);
  QTRY_COMPARE(table.speech.answer(), QString());
  table.speech.reportNotFound(u"9h"_s);
  QCOMPARE(table.speech.find(u"3h"_s), table.key(u"3H"_s));
  QCOMPARE(table.speech.answer(), QString());
}

// The question key `skip` shows all moves up to the person's turn without further key presses. Only
// the person's turn is spoken.
void TestSpeech::afterTheSkipKeyOnlyThePersonsNextTurnIsSpoken() {
  Table table;
  table.settings.setPace(u"steps"_s);
  table.settings.setMotion(u"full"_s);
  QVERIFY(table.resume(recordOf({.players = 4, .hands = {u"KH 3H"_s}, .turned = u"9H"_s})));
  QTRY_VERIFY(table.controller.pace()->awaitsStep());
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(table.speech.ask(u"skip"_s));
  QTRY_VERIFY(table.controller.status()->yourTurn() && !table.controller.presenter()->moving());
  QVERIFY(spoken.wait(60'000));
  const QString heard = spokenText(spoken);
  QVERIFY2(heard.startsWith(u"Your turn. You can "_s), qPrintable(heard));
  QVERIFY(!table.controller.pace()->skipsToTurn());
  QVERIFY2(TableAnswers(table.controller).events().contains(u"Mika "_s), "the events are kept");
}

// The spoken answer contains all details of the score sheet. A game resumed between two deals
// announces only the totals.
void TestSpeech::answerAboutTheScoreContainsAllDetailsOfTheScoreSheet() {
  Table table;
  table.settings.setPace(u"unhurried"_s);  // bots pause, so only the test moves
  auto journal = std::make_unique<MemoryJournal>();
  const MemoryJournal& written = *journal;
  QVERIFY(tests::begin(table.controller, table.settings, headerFor({.options = {u"target=200"_s}}),
                       std::move(journal)));
  QVERIFY2(TableAnswers(table.controller).results().startsWith(u"Deal 1. Anna 0 point"_s),
           qPrintable(TableAnswers(table.controller).results()));
  const QString players = TableAnswers(table.controller).to(u"players"_s);
  QVERIFY2(players.contains(u", 0 point(s) in total"_s), qPrintable(players));
  finishDeal(table.controller);
  QVERIFY(table.controller.status()->dealOver());
  const TableAnswers answers(table.controller);
  const DealSummary& summary = *table.controller.summary();
  const QString answer = answers.to(u"standing"_s);
  QVERIFY2(answer.startsWith(u"Deal 1. "_s + summary.title()), qPrintable(answer));
  for (const SummaryRow& row : summary.playerRows()) {
    const QString line =
        u"%1: %2 in this deal, %3 in total"_s.arg(row.name).arg(row.score).arg(row.total);
    QVERIFY2(answer.contains(line), qPrintable(answer));
  }
  QVERIFY(!summary.lineRows().empty());
  for (const SummaryLine& line : summary.lineRows()) {
    QVERIFY2(answer.contains(line.text + u": "_s), qPrintable(answer));
  }
  QVERIFY2(answers.turn().contains(u"Next deal"_s), qPrintable(answers.turn()));

  const RecordReading reading = readRecord(written.text);
  QCOMPARE(reading.status, RecordReading::Status::good);
  Table again;
  QSignalSpy spoken(&again.announcer, &Announcer::spoken);
  QVERIFY(again.resume(reading.record));
  QVERIFY(spoken.wait(60'000));
  QCOMPARE(spokenText(spoken), TableAnswers(again.controller).standing());
}

// The waiting sentences about the end of a deal lead to every answer, so they are spoken first. The
// viewer's own result is the first of the results.
void TestSpeech::endOfADealIsSpokenBeforeAnswersWithTheOwnResultFirst() {
  Table table;
  QVERIFY(beginGame(table, "up-and-down", 3));
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  playUntil(table, [] { return false; });
  table.announcer.clear();
  spoken.clear();
  table.controller.pace()->hurry();
  QTRY_VERIFY(table.controller.status()->dealOver());
  QVERIFY(table.speech.ask(u"hand"_s));
  table.announcer.setPace(kInstantly);
  QTRY_COMPARE(table.announcer.remaining(), 0);
  const QString heard = spokenText(spoken);
  const QRegularExpression others(u"(Mika|Nora) (bid|took|made) "_s);
  const qsizetype own = heard.indexOf(QRegularExpression(u"You (bid|took|made) "_s));
  QVERIFY2(own >= 0 && own < heard.indexOf(others), qPrintable(heard));
  QVERIFY2(heard.lastIndexOf(others) < heard.indexOf(u"no cards in your hand"_s),
           qPrintable(heard));
}

// The legal moves contain only one of several equal choices. The answer names all cards.
void TestSpeech::answerAboutMovesNamesAllCardsOfANumberInThreeUpThreeDown() {
  Table table;
  QVERIFY(beginThreeUpThreeDown(table));
  const TableAnswers answers(table.controller);
  const auto valueOf = [](Card card) { return kindOf(card, CardFamily::coloured).rank(); };
  bool isFound = false;
  QVERIFY(playUntil(table, [&] {
    const auto& position = table.controller.position();
    if (!table.controller.status()->yourTurn() || position.legalWith(0).empty()) return false;
    for (Card one : position.playable()) {
      for (Card other : position.playable()) {
        isFound |= one.suit() != other.suit() && valueOf(one) == valueOf(other);
      }
    }
    return isFound && position.info().verbs[0].gathers == 0;
  }));
  const QString answer = answers.moves();
  QVERIFY2(answer.startsWith(u"Play onto the pile: "_s), qPrintable(answer));
  QVERIFY2(answer.contains(u"one or more of "_s), qPrintable(answer));
  for (Card card : table.controller.position().playable()) {
    const QString colour = suitName(card.suit(), CardFamily::coloured);
    QVERIFY2(answer.contains(colour), qPrintable(answer + u" / "_s + colour));
  }
}

// In Life, announced sentences state the points of the deal. After the first deal they equal the
// totals, so the announcement omits the totals. The answer about the score states them only in its
// list of players.
void TestSpeech::pointsOfTheFirstDealAreSpokenOnce() {
  Table table;
  QVERIFY(beginGame(table, "life", 3));
  table.announcer.setPace(kInstantly);
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  QVERIFY(spoken.wait(60'000));
  playUntil(table, [] { return false; });
  table.controller.pace()->hurry();
  QTRY_VERIFY(table.controller.status()->dealOver());
  QTRY_COMPARE(table.announcer.remaining(), 0);
  const QString heard = spokenText(spoken);
  QVERIFY2(heard.contains(u"You score "_s), qPrintable(heard));
  QVERIFY2(!heard.contains(u"Deal 1. Anna"_s), qPrintable(heard));
  const QString answer = TableAnswers(table.controller).results();
  QVERIFY2(!answer.contains(table.controller.summary()->title()), qPrintable(answer));
  QVERIFY2(answer.contains(table.controller.summary()->reason()), qPrintable(answer));
  QVERIFY2(answer.contains(u"Anna: "_s), qPrintable(answer));
}

// The setting for short wording changes only the spoken texts. The texts on screen stay the same.
void TestSpeech::shortWordingOmitsUnitsInSpokenAnswersButNotInTheHistory() {
  Table table(Deal{.hands = {u"KH 3H 9C"_s}, .turned = u"9H"_s, .moves = {u"1 draw"_s}});
  const auto answer = [&](const char* question) {
    return TableAnswers(table.controller).to(QString::fromLatin1(question));
  };
  const QString full = answer("hand");
  const auto shown = table.controller.story()->rows().back().text;
  table.settings.setSpeechWording(u"brief"_s);
  QVERIFY2(answer("hand").startsWith(u"7: "_s), qPrintable(answer("hand")));
  QVERIFY2(answer("hand").contains(u", 3 and king hearts."_s), qPrintable(answer("hand")));
  QVERIFY2(answer("table").contains(u"Downpile: 9 hearts."_s), qPrintable(answer("table")));
  QVERIFY2(answer("players").startsWith(u"Mika: 8, 0"_s), qPrintable(answer("players")));
  QVERIFY2(answer("standing").startsWith(u"Deal 1. Anna 0, Mika 0."_s),
           qPrintable(answer("standing")));
  QVERIFY2(answer("turn").startsWith(u"You can "_s) &&
               answer("turn").endsWith(u" Downpile: 9 hearts."_s),
           qPrintable(answer("turn")));
  QCOMPARE(table.controller.story()->rows().back().text, shown);
  table.settings.setSpeechWording(u"full"_s);
  QCOMPARE(answer("hand"), full);

  QCOMPARE(listByValue(cardsOf(u"7H 7C KD"_s), CardForm::brief, CardFamily::french),
           u"7 hearts and clubs; king diamonds"_s);
}

void TestSpeech::shortWordingOfAMoveBeginsWithThePlayerAndIsShorter() {
  for (const CatalogEntry& game : catalog()) {
    Table table;
    table.settings.setSpeechWording(u"brief"_s);
    QVERIFY(beginGame(table, std::string(game.info->id).c_str(), game.info->minPlayers));
    QSignalSpy announced(table.controller.news(), &TableNews::announced);
    const StoryRow* brief = nullptr;
    QVERIFY(playUntil(table, [&] {
      const auto& story = table.controller.story()->rows();
      const auto row = std::ranges::find_if(
          story, [](const StoryRow& each) { return each.spoken.startsWith(u"Mika: "_s); });
      brief = row == story.end() ? nullptr : &*row;
      return brief != nullptr;
    }));
    const QString last = brief->spoken.sliced(brief->spoken.lastIndexOf(u' ') + 1).chopped(1);
    QVERIFY2(brief->text.startsWith(u"Mika "_s) && brief->text.contains(last) &&
                 brief->spoken.size() < brief->text.size(),
             qPrintable(brief->text + brief->spoken));
    QVERIFY(std::ranges::count(announced, QVariantList{brief->spoken}) > 0);
  }
}

void TestSpeech::shortWordingSpeaksAnUnchangedPromptOnlyOnTheFirstTurn() {
  Table table(Deal{.hands = {u"KH 3H"_s}, .turned = u"9H"_s});
  table.settings.setSpeechWording(u"brief"_s);
  QSignalSpy spoken(&table.announcer, &Announcer::spoken);
  for (const QString& wanted : {u". You can "_s, u". Your turn. Downpile: 9 hearts."_s}) {
    QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}),
             Session::Result::played);
    QString heard;
    QTRY_VERIFY2((heard += spokenText(spoken)).contains(wanted), qPrintable(heard));
    QVERIFY(table.controller.gestures()->press(u"draw"_s));
    QTRY_VERIFY(!table.controller.status()->yourTurn());
  }
}

DOWNPILE_TEST(TestSpeech);
#include "tst_speech.moc"
