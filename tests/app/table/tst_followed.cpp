// SPDX-License-Identifier: GPL-3.0-or-later
// Pacing for the person: a move with several sentences is shown longer, other players' last moves
// stay visible until the person's next move, and a new deal shows only the totals of the previous
// one. Opponents wait for the guide and, at the pace `steps`, for a click.
#include <QSignalSpy>

#include "../support/dealt.h"
#include "games/life/life.h"
#include "runner/test_class.h"
#include "table/eye/display_plan.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

Deal twoHands() {
  return {.players = 2,
          .hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"8H 8D 8C 7S 7D 6S 6D"_s},
          .turned = u"9H"_s};
}

Action downWith(const char* cards) {
  return *actionFromText(std::string("down ") + cards, Underwear::info().verbs, CardFamily::french,
                         [](const Action&) { return CardSet(); });
}

const CardRow* rowOf(const Table& table, const QString& face) {
  const auto found = std::ranges::find(table.cards(), face, &CardRow::face);
  return found == table.cards().end() ? nullptr : &*found;
}

// Plays random moves of all players to the end of the deal.
void playOut(Table& table) {
  for (int move = 0; !sessionOf(table.controller).standing().dealOver; ++move) {
    const int turn = sessionOf(table.controller).standing().turn;
    const auto legal = sessionOf(table.controller).view(turn)->legal();
    Random random(5, static_cast<std::uint64_t>(move));
    sourceOf(table.controller)
        .play(turn, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
  }
}

Event sentenceEvent(int sentence, int player) {
  return {.kind = Event::Kind::sentence,
          .sentence = static_cast<std::uint8_t>(sentence),
          .player = static_cast<std::uint8_t>(player)};
}

Event moved(int player) {
  return {.kind = Event::Kind::move, .player = static_cast<std::uint8_t>(player)};
}

}  // namespace

class TestFollowed : public QObject {
  Q_OBJECT

 private slots:
  void displayQueueStopsAtMarkedEventsUntilTheUserContinues();
  void moveWithFourSentencesIsShownLongEnoughToRead();
  void eventsAgainstTheViewerAreShownInTheBanner();
  void bannerOfAnEventAgainstTheViewerStaysDuringLaterMoves();
  void lastMovesOfOpponentsAreShownUntilThePersonMoves();
  void undoReplacesTheSentencesAboutTheLastMoves();
  void whileDealingOnlyTheTotalsOfThePreviousDealAreShown();
  void opponentMovesWaitUntilTheGuideCloses();
  void stepByStepPaceWaitsAfterEachOpponentMove();
  void leavingTheStepByStepPaceContinuesTheWaitingGame();
  void opponentsHandsCanBeOpenedOnlyAfterTheDeal();
  void promptNamesTheOnlyLegalMove();
};

// The display queue stops at an item waiting for the user. Meanwhile no timer runs.
void TestFollowed::displayQueueStopsAtMarkedEventsUntilTheUserContinues() {
  DisplayQueue queue;
  QList<int> shown;
  connect(&queue, &DisplayQueue::shown, this,
          [&shown](const DisplayItem& item) { shown << item.event->number; });
  const auto item = [](int number, int duration, bool stops) {
    return DisplayItem{.event = Event{.number = number}, .duration = duration, .stops = stops};
  };
  queue.push({item(1, 0, true), item(2, 10, false), item(3, 10, true), item(4, 0, true)});
  QVERIFY(queue.stopped());
  QVERIFY(queue.moving());
  QCOMPARE(shown, QList<int>{1});
  QVERIFY(!queue.findChild<QTimer*>() || !queue.findChild<QTimer*>()->isActive());
  queue.skipToStop();
  QVERIFY(!queue.stopped());
  // skipToStop() immediately shows all items up to and including the next one that stops.
  queue.skipToStop();
  QCOMPARE(shown, (QList<int>{1, 2, 3}));
  QVERIFY(queue.stopped());
  queue.push({item(5, 0, false)});
  QCOMPARE(shown.size(), 3);
  queue.flush();
  QCOMPARE(shown, (QList<int>{1, 2, 3, 4, 5}));
  QVERIFY(!queue.stopped());
  QVERIFY(!queue.moving());
}

// A move described by several sentences is shown longer, so the user can read them. Two sentences
// need no extra time.
void TestFollowed::moveWithFourSentencesIsShownLongEnoughToRead() {
  Table table;
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"normal"_s);
  const DisplayPlan plan(Underwear::info(), table.settings, 0,
                         [&table] { return table.settings.pace(); });
  const int plays = static_cast<int>(Underwear::Sentence::playsDown);
  const auto timeOf = [&](int sentences) {
    Step step;
    for (int i = 0; i < sentences; ++i) {
      step.events.push_back(moved(1));
      step.events.push_back(sentenceEvent(plays, 1));
    }
    int time = 0;
    for (const DisplayItem& item : plan.of({step}, false)) time += item.duration;
    return time;
  };
  QVERIFY(timeOf(2) < 600);
  QVERIFY2(timeOf(4) >= 4 * 220 + 3 * 700, qPrintable(QString::number(timeOf(4))));
  table.settings.setPace(u"instant"_s);
  table.settings.setMotion(u"reduced"_s);
  QCOMPARE(timeOf(4), 0);
}

void TestFollowed::eventsAgainstTheViewerAreShownInTheBanner() {
  Table table;
  table.settings.setMotion(u"full"_s);
  const DisplayPlan plan(Life::info(), table.settings, 0, [] { return u"normal"_s; });
  const auto timeOf = [&plan](Event event) {
    return plan.of({Step{.events = {std::move(event)}}}, false).front().duration;
  };
  Event steal = sentenceEvent(static_cast<int>(Life::Sentence::steals), 1);
  steal.other = 0;
  QVERIFY(plan.isMoment(steal) && plan.isMomentOfOthers(steal));
  QVERIFY(timeOf(steal) >= 1000);
  steal.other = 2;
  QVERIFY(!plan.isMoment(steal));
  QCOMPARE(timeOf(steal), 0);
  const Event redeal = sentenceEvent(static_cast<int>(Life::Sentence::redeals), 1);
  QVERIFY(plan.isMomentOfOthers(redeal));
  QVERIFY(timeOf(redeal) >= 1000);
}

void TestFollowed::bannerOfAnEventAgainstTheViewerStaysDuringLaterMoves() {
  LastMoves moves(0);
  const ShownTable table;
  const auto note = [&](int player, const QString& sentence, bool isImportant) {
    moves.note(sentenceEvent(0, player), sentence, isImportant, table, 0);
  };
  note(1, u"Mika steals from you."_s, true);
  note(2, u"Nora draws."_s, false);
  note(1, u"Mika draws."_s, false);
  QCOMPARE(moves.textOf(1), u"Mika steals from you. Mika draws."_s);
  QCOMPARE(moves.headline(), QStringList{u"Mika steals from you."_s});
  note(1, u"Mika passes."_s, false);
  note(2, u"Nora passes."_s, false);
  note(1, u"Mika draws."_s, false);
  QCOMPARE(moves.textOf(1), u"Mika steals from you. Mika draws."_s);
  moves.clear();
  note(2, u"Nora draws."_s, false);
  note(2, u"Nora passes."_s, false);
  QCOMPARE(moves.headline(), (QStringList{u"Nora draws."_s, u"Nora passes."_s}));
}

void TestFollowed::lastMovesOfOpponentsAreShownUntilThePersonMoves() {
  Table table(twoHands());
  table.settings.setPace(u"unhurried"_s);
  auto& players = table.controller.players()->rows();
  QVERIFY(table.controller.news()->sentences().isEmpty());
  QCOMPARE(sourceOf(table.controller).play(1, downWith("8H")), Session::Result::played);
  QCOMPARE(players[1].lastMove, u"Mika plays the 8 of hearts onto the downpile."_s);
  QCOMPARE(table.controller.news()->sentences(), QStringList{players[1].lastMove});
  QVERIFY(players[0].lastMove.isEmpty());
  QVERIFY(rowOf(table, u"8H"_s)->brought);
  QVERIFY(!rowOf(table, u"9H"_s)->brought);
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY(!table.controller.status()->prompt().isEmpty());
  QVERIFY(table.controller.gestures()->activate(table.key(u"7H"_s)));
  QVERIFY(players[1].lastMove.isEmpty());
  QVERIFY(table.controller.news()->sentences().isEmpty());
  QVERIFY(!rowOf(table, u"8H"_s)->brought);
  QVERIFY(!rowOf(table, u"7H"_s)->brought);
}

void TestFollowed::undoReplacesTheSentencesAboutTheLastMoves() {
  Table table(twoHands());
  table.settings.setPace(u"unhurried"_s);
  QCOMPARE(sourceOf(table.controller).play(1, downWith("8H")), Session::Result::played);
  QVERIFY(table.controller.gestures()->activate(table.key(u"7H"_s)));
  QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}), Session::Result::played);
  QVERIFY(!table.controller.news()->sentences().isEmpty());
  QVERIFY(table.controller.undoHistory()->undo());
  const QStringList sentences = table.controller.news()->sentences();
  QCOMPARE(sentences.size(), 1);
  QVERIFY2(sentences[0].startsWith(u"Undone: You "_s), qPrintable(sentences[0]));
}

// While the next deal is dealt, the table shows the totals, and nothing else of the previous deal.
void TestFollowed::whileDealingOnlyTheTotalsOfThePreviousDealAreShown() {
  Table table;
  QVERIFY(tests::begin(table.controller, table.settings,
                       headerFor({.players = 3, .options = {u"target=200"_s, u"doubling=on"_s}}),
                       std::make_unique<MemoryJournal>()));
  playOut(table);
  table.controller.pace()->hurry();
  QVERIFY(table.controller.status()->dealOver());
  auto& players = table.controller.players()->rows();
  const int before = sessionOf(table.controller).standing().wentOut;
  QVERIFY(before != kNoPlayer);
  QVERIFY(players[static_cast<std::size_t>(before)].isOut);
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"unhurried"_s);
  QVERIFY(table.controller.undoHistory()->nextDeal());
  QVERIFY(table.controller.presenter()->dealing());
  QVERIFY(!table.controller.status()->dealOver());
  const auto isBare = [](const PlayerRow& row) {
    return !row.isOut && !row.isTurn && row.facts.isEmpty() && row.lastMove.isEmpty();
  };
  QVERIFY(std::ranges::all_of(players, isBare));
  QVERIFY(table.controller.buttons()->rows().empty());
  QVERIFY(table.controller.status()->prompt().isEmpty());
  QVERIFY(table.controller.status()->turnText().isEmpty());
  QCOMPARE(players.front().total, sessionOf(table.controller).standing().totals.front());
  table.controller.pace()->hurry();
  QVERIFY(!table.controller.presenter()->dealing());
  QVERIFY(!table.controller.status()->turnText().isEmpty());
  QCOMPARE(std::ranges::count_if(players, &PlayerRow::isTurn), 1);
}

void TestFollowed::opponentMovesWaitUntilTheGuideCloses() {
  Table table(twoHands());
  table.controller.pace()->setWaiting(true);
  const auto position = [&table] { return sessionOf(table.controller).position(); };
  const auto before = position();
  QVERIFY(!table.controller.status()->yourTurn());
  QTRY_VERIFY(table.controller.source()->hasMoveReady());
  table.skipAll();
  QCOMPARE(position(), before);
  table.controller.pace()->setWaiting(false);
  QVERIFY(table.skipUntil([&] { return position() > before; }));
}

// At the pace `steps`, the move of another player is shown until the person clicks. The person's
// own moves do not wait for a click.
void TestFollowed::stepByStepPaceWaitsAfterEachOpponentMove() {
  Table table({.players = 3,
               .hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"8H 8D 8C 7S 7D 6S 6D"_s},
               .turned = u"9H"_s});
  table.settings.setPace(u"steps"_s);
  const auto position = [&table] { return sessionOf(table.controller).position(); };
  const auto before = position();
  // The first opponent moves at once, because no earlier move is shown for the person to look at.
  QVERIFY(table.skipUntil([&] { return position() > before; }));
  QVERIFY(table.skipUntil([&] { return table.controller.pace()->awaitsStep(); }));
  const auto first = position();
  table.skipAll();
  QCOMPARE(position(), first);
  table.controller.pace()->hurry();
  QVERIFY(table.skipUntil([&] { return position() > first; }));
  QVERIFY(table.skipUntil([&] { return table.controller.status()->yourTurn(); }));
  QVERIFY(!table.controller.pace()->awaitsStep());
}

// When the user changes the pace "steps" to another pace, the game continues without a click.
void TestFollowed::leavingTheStepByStepPaceContinuesTheWaitingGame() {
  Table table({.players = 3,
               .hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"8H 8D 8C 7S 7D 6S 6D"_s},
               .turned = u"9H"_s});
  table.settings.setPace(u"steps"_s);
  QTRY_VERIFY(table.controller.pace()->awaitsStep());
  table.settings.setPace(u"instant"_s);
  QVERIFY(!table.controller.pace()->awaitsStep());
  QTRY_VERIFY(table.controller.status()->yourTurn());
}

void TestFollowed::opponentsHandsCanBeOpenedOnlyAfterTheDeal() {
  Table table;
  QVERIFY(tests::begin(table.controller, table.settings,
                       headerFor({.players = 3, .options = {u"target=200"_s}}),
                       std::make_unique<MemoryJournal>()));
  const auto facesOfOthers = [&table] {
    return std::ranges::count_if(table.cards(), [](const CardRow& row) {
      return row.zone == u"hands"_s && !row.isOwn && !row.face.isEmpty();
    });
  };
  table.controller.presenter()->setHandsOpen(true);
  QVERIFY(!table.controller.presenter()->handsOpen());
  QVERIFY(sessionOf(table.controller).openPlaces().empty());
  QCOMPARE(facesOfOthers(), 0);
  playOut(table);
  table.controller.pace()->hurry();
  QCOMPARE(facesOfOthers(), 0);
  table.controller.presenter()->setHandsOpen(true);
  int held = 0;
  for (const PlayerRow& row : table.controller.players()->rows()) {
    if (!row.isYou) held += row.cardCount;
  }
  QVERIFY(held > 0);
  QCOMPARE(facesOfOthers(), held);
  QVERIFY(table.controller.undoHistory()->nextDeal());
  QVERIFY(!table.controller.presenter()->handsOpen());
  table.controller.pace()->hurry();
  QCOMPARE(facesOfOthers(), 0);
}

void TestFollowed::promptNamesTheOnlyLegalMove() {
  Table table({.players = 2,
               .hands = {u"7C 6C 5C 4C 3C 2C AC"_s, u"8H 8D 8C 7S 7D 6S 6D"_s},
               .turned = u"9H"_s});
  table.settings.setPace(u"unhurried"_s);
  QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}), Session::Result::played);
  QCOMPARE(table.controller.status()->prompt(), u"You must draw a card."_s);
}

DOWNPILE_TEST(TestFollowed);
#include "tst_followed.moc"
