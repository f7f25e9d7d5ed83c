// SPDX-License-Identifier: GPL-3.0-or-later
// Motion and pace: events are shown one after another while the game is ahead of them. Input never
// waits, a gesture finishes all motion, and no timer runs when nothing happens.
#include <QSignalSpy>

#include "../support/dealt.h"
#include "../support/model_log.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestMotion : public QObject {
  Q_OBJECT

 private slots:
  void dealsCardByCard();
  void dealAnimationForEightPlayersTakesAtMostOneAndAHalfSeconds();
  void labelOfTheStockDoesNotCountTheCardsBeingDealt();
  void hurryFinishesTheDealAnimationAtOnce();
  void reducedMotionShowsAllDealtCardsAtOnce();
  void eventsWithoutDisplayTimeAreDrawnTogether();
  void dealtCardsComeFromTheStock();
  void tableBuiltFromEventsEqualsTheViewAfterEachMove();
  void lastDiscardedCardIsShownOnTopOfTheDiscardPile();
  void shuffledDiscardPileMovesFaceDownToTheStock();
  void botsMoveNoFasterThanThePace_data();
  void botsMoveNoFasterThanThePace();
  void opponentsMoveKeepsTheSelectionAndTheDraggedCard();
  void turnAndPromptAppearTogether();
  void turnAndDestinationCountChangeWhenTheMovedCardLands();
  void noTimerRunsWhenTheTableIsIdle();
  void ownMoveAppearsInTheHistoryAtOnce();
  void historyHasAHeadingForEachDeal();
};

namespace {

std::unique_ptr<Table> newTable(int players, const QString& motion, const QString& pace) {
  auto table = std::make_unique<Table>();
  table->settings.setMotion(motion);
  table->settings.setPace(pace);
  auto journal = std::make_unique<MemoryJournal>();
  table->journal = journal.get();
  table->open = tests::begin(table->controller, table->settings, headerFor({.players = players}),
                             std::move(journal));
  return table;
}

// Appends to `zones` the zone where each new card of the table is shown first.
void noteFirstZones(Table& table, QStringList& zones) {
  QObject::connect(table.controller.cards(), &QAbstractItemModel::rowsInserted, &table.controller,
                   [&table, &zones](const QModelIndex&, int first, int last) {
                     for (int row = first; row <= last; ++row) {
                       zones << table.cards()[static_cast<std::size_t>(row)].zone;
                     }
                   });
}

int cardsInHands(const Table& table) {
  return static_cast<int>(std::ranges::count(table.cards(), u"hands"_s, &CardRow::zone));
}

}  // namespace

void TestMotion::dealsCardByCard() {
  const auto table = newTable(3, u"full"_s, u"normal"_s);
  QVERIFY(table->open);
  QVERIFY(table->controller.presenter()->moving());
  QVERIFY(cardsInHands(*table) < 3);
  QSignalSpy inserted(table->controller.cards(), &QAbstractItemModel::rowsInserted);
  QVERIFY(table->skipUntil([&] { return !table->controller.presenter()->moving(); }));
  QVERIFY(inserted.size() > 15);
  QCOMPARE(cardsInHands(*table), 21);
}

void TestMotion::dealAnimationForEightPlayersTakesAtMostOneAndAHalfSeconds() {
  const auto table = newTable(8, u"full"_s, u"unhurried"_s);
  const auto* queue = table->controller.findChild<DisplayQueue*>();
  QVERIFY2(queue->remaining() <= 1500, qPrintable(QString::number(queue->remaining())));
  QVERIFY(table->skipUntil([&] { return cardsInHands(*table) == 56; }));
  QVERIFY2(table->time.now() <= 1500, qPrintable(QString::number(table->time.now())));
}

// A screen reader reads each change of the label if the stock has the focus.
void TestMotion::labelOfTheStockDoesNotCountTheCardsBeingDealt() {
  const auto table = newTable(3, u"full"_s, u"normal"_s);
  QSet<QString> labels;
  QVERIFY(table->skipUntil([&] {
    labels << table->place(u"stock"_s)->label;
    return !table->controller.presenter()->dealing();
  }));
  QCOMPARE(labels, (QSet<QString>{u"Stock"_s, table->place(u"stock"_s)->label}));
}

void TestMotion::hurryFinishesTheDealAnimationAtOnce() {
  const auto table = newTable(4, u"full"_s, u"unhurried"_s);
  QVERIFY(table->controller.presenter()->moving());
  table->controller.pace()->hurry();
  QVERIFY(!table->controller.presenter()->moving());
  QCOMPARE(cardsInHands(*table), 28);
  QCOMPARE(table->controller.players()->rows().front().cardCount, 7);
}

void TestMotion::reducedMotionShowsAllDealtCardsAtOnce() {
  const auto table = newTable(4, u"reduced"_s, u"unhurried"_s);
  QVERIFY(!table->controller.presenter()->moving());
  QCOMPARE(cardsInHands(*table), 28);
}

// Otherwise, the start of a game with eight players would lay the table out more than 56 times.
void TestMotion::eventsWithoutDisplayTimeAreDrawnTogether() {
  Table table;
  table.settings.setMotion(u"reduced"_s);
  int drawn = 0;
  connect(table.controller.presenter(), &TablePresenter::seen, this, [&] { ++drawn; });
  QStringList firstSeen;
  noteFirstZones(table, firstSeen);
  QVERIFY(tests::begin(table.controller, table.settings, headerFor({.players = 8}),
                       std::make_unique<MemoryJournal>()));
  QCOMPARE(cardsInHands(table), 56);
  QVERIFY2(drawn <= 4, qPrintable(QString::number(drawn)));
  QCOMPARE(firstSeen.count(u"stock"_s), 57);
}

void TestMotion::dealtCardsComeFromTheStock() {
  auto table = std::make_unique<Table>();
  table->settings.setMotion(u"full"_s);
  QStringList firstSeen;
  noteFirstZones(*table, firstSeen);
  QVERIFY(tests::begin(table->controller, table->settings, headerFor({.players = 2}),
                       std::make_unique<MemoryJournal>()));
  table->controller.pace()->hurry();
  QCOMPARE(firstSeen.size(), 15);
  QCOMPARE(firstSeen.count(u"stock"_s), 15);
}

// After each move of three deals, the table built event by event has the same cards in each place
// as the table built from the view.
void TestMotion::tableBuiltFromEventsEqualsTheViewAfterEachMove() {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    RecordHeader header = headerFor({.players = 4, .options = {u"royaltiesOnUpPiles=on"_s}});
    header.seed = seed;
    ShownTable shown;
    MemoryJournal journal;
    std::vector<Step> steps;
    const auto session = Session::begin(
        header, journal,
        {.stepped = [&](const Step& step) { steps.push_back(step.cutFor(0)); }, .reset = {}});
    shown.gather(*session->view(0));
    for (int move = 0; move < 400 && !session->standing().dealOver; ++move) {
      for (const Step& step : std::exchange(steps, {})) {
        for (const Event& event : step.events) shown.apply(event);
      }
      const ShownTable followed = shown;
      shown.show(*session->view(0));
      for (const auto& [place, heap] : shown.heaps()) {
        const ShownTable::Heap* before = followed.heap(place);
        if (before == nullptr) {
          QCOMPARE(heap.size(), 0);
          continue;
        }
        QCOMPARE(before->size(), heap.size());
        const auto key = [](const ShownTable::Seen& seen) { return seen.key; };
        auto had = before->cards;
        auto has = heap.cards;
        std::ranges::sort(had, {}, key);
        std::ranges::sort(has, {}, key);
        QVERIFY(std::ranges::equal(had, has, {}, key, key));
      }
      const int turn = session->standing().turn;
      const auto legal = session->view(turn)->legal();
      Random random(seed, static_cast<std::uint64_t>(move));
      const Action& action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      QCOMPARE(session->submit(turn, action, session->position()).result, Session::Result::played);
    }
  }
}

// The discard pile keeps its order: cleared cards, then the royalties that cleared them.
void TestMotion::lastDiscardedCardIsShownOnTopOfTheDiscardPile() {
  Table table({.hands = {u"7H 6H 5H 9C KS 2D JC"_s, u"8S 8D 8C 7S 7D 6S 6D"_s},
               .turned = u"9H"_s,
               .moves = {u"1 draw"_s}});
  table.settings.setPace(u"unhurried"_s);
  QVERIFY(table.controller.gestures()->activate(table.key(u"KS"_s)));
  QCOMPARE(table.faces(u"discard"_s), (QStringList{u"9H"_s, u"KS"_s}));
  QCOMPARE(sourceOf(table.controller).play(1, {.verb = Underwear::kDraw}), Session::Result::played);
  QVERIFY(table.controller.gestures()->activate(table.key(u"JC"_s)));
  QCOMPARE(table.faces(u"discard"_s), (QStringList{u"9H"_s, u"KS"_s, u"JC"_s}));
  QCOMPARE(table.place(u"discard"_s)->topFace, u"JC"_s);
}

void TestMotion::shuffledDiscardPileMovesFaceDownToTheStock() {
  // All cards of the stock are drawn. The next draw shuffles the discard pile.
  Deal deal{.hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"JH QH KH JD QD KD 6D"_s}, .turned = u"9H"_s};
  deal.moves = {u"1 royals JH QH KH JD"_s};
  for (int i = 0; i < 37; ++i) deal.moves << (i % 2 == 0 ? u"0 draw"_s : u"1 draw"_s);
  Table table(deal);
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"normal"_s);
  QSet<int> keys;
  for (const CardRow& row : table.cards()) {
    if (row.zone == "discard"_L1) keys << row.key;
  }
  QCOMPARE(keys.size(), 3);
  const int player = table.controller.status()->yourTurn() ? 0 : 1;
  QCOMPARE(sourceOf(table.controller).play(player, {.verb = Underwear::kDraw}),
           Session::Result::played);
  QSet<int> moved;
  for (const CardRow& row : table.cards()) {
    if (row.zone != "stock"_L1) continue;
    moved << row.key;
    QVERIFY(row.face.isEmpty());
  }
  QCOMPARE(moved, keys);
  QVERIFY(table.skipUntil([&] { return !table.controller.presenter()->moving(); }));
  for (const CardRow& row : table.cards()) QVERIFY(!keys.contains(row.key));
  QCOMPARE(table.place(u"stock"_s)->size, 4);
}

void TestMotion::botsMoveNoFasterThanThePace_data() {
  QTest::addColumn<QString>("pace");
  QTest::addColumn<int>("least");
  QTest::newRow("instant") << u"instant"_s << 0;
  QTest::newRow("brisk") << u"brisk"_s << 400;
  QTest::newRow("normal") << u"normal"_s << 550;
  QTest::newRow("unhurried") << u"unhurried"_s << 750;
}

void TestMotion::botsMoveNoFasterThanThePace() {
  QFETCH(QString, pace);
  QFETCH(int, least);
  const auto table = newTable(2, u"reduced"_s, pace);
  QVERIFY(!table->controller.status()->yourTurn());
  QVERIFY(table->skipUntil([&] { return table->controller.status()->yourTurn(); }));
  QVERIFY2(table->time.now() >= least, qPrintable(QString::number(table->time.now())));
}

void TestMotion::opponentsMoveKeepsTheSelectionAndTheDraggedCard() {
  Table table({.players = 3,
               .hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"8H 8D 8C 7S 7D 6S 6D"_s},
               .turned = u"9H"_s});
  table.controller.gestures()->toggle(table.key(u"7H"_s));
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QCOMPARE(sourceOf(table.controller)
               .play(1, *actionFromText("down 8H", Underwear::info().verbs, CardFamily::french,
                                        [](const Action&) { return CardSet(); })),
           Session::Result::played);
  QVERIFY(table.controller.gestures()->carrying());
  QVERIFY(std::ranges::find(table.cards(), table.key(u"7H"_s), &CardRow::key)->selected);
}

// The turn and the prompt change together, when the previous player's card has landed. The person
// can already move earlier.
void TestMotion::turnAndPromptAppearTogether() {
  Table table({.players = 2,
               .hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"8H 8D 8C 7S 7D 6S 6D"_s},
               .turned = u"9H"_s});
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"unhurried"_s);
  QVERIFY(!table.controller.status()->turnText().isEmpty());
  QVERIFY(table.controller.status()->prompt().isEmpty());
  QCOMPARE(sourceOf(table.controller)
               .play(1, *actionFromText("down 8H", Underwear::info().verbs, CardFamily::french,
                                        [](const Action&) { return CardSet(); })),
           Session::Result::played);
  QVERIFY(table.controller.presenter()->moving());
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY(table.controller.status()->turnText().isEmpty());
  QVERIFY(table.controller.status()->prompt().isEmpty());
  QVERIFY(table.controller.buttons()->rows().empty());
  QVERIFY(!table.controller.players()->rows().front().isTurn);
  QVERIFY(table.skipUntil([&] { return !table.controller.presenter()->moving(); }));
  QCOMPARE(table.controller.status()->turnText(), u"Your turn"_s);
  QVERIFY(!table.controller.status()->prompt().isEmpty());
  QVERIFY(table.controller.players()->rows().front().isTurn);
  QVERIFY(table.has(u"draw"_s));
}

// The turn, the ring that marks it and the number of cards at the destination change only when the
// moved card has landed. The number of cards in the card's former hand changes at once.
void TestMotion::turnAndDestinationCountChangeWhenTheMovedCardLands() {
  Table table({.players = 3,
               .hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"8H 8D 8C 7S 7D 6S 6D"_s},
               .turned = u"9H"_s});
  table.settings.setMotion(u"full"_s);
  table.settings.setPace(u"unhurried"_s);
  const auto& players = table.controller.players()->rows();
  QCOMPARE(table.controller.status()->turnText(), u"Mika is thinking…"_s);
  const auto play = [&table](int player, std::string_view move) {
    return sourceOf(table.controller)
        .play(player, *actionFromText(move, Underwear::info().verbs, CardFamily::french,
                                      [](const Action&) { return CardSet(); }));
  };
  QCOMPARE(play(1, "down 8H"), Session::Result::played);
  QVERIFY(table.controller.presenter()->moving());
  QCOMPARE(table.controller.status()->turnText(), QString());
  QVERIFY(players[1].isTurn && !players[2].isTurn);
  QCOMPARE(table.place(u"downpile"_s)->size, 1);
  QCOMPARE(players[1].cardCount, 6);
  QVERIFY(table.skipUntil([&] { return !table.controller.presenter()->moving(); }));
  QCOMPARE(table.controller.status()->turnText(), u"Nora is thinking…"_s);
  QVERIFY(!players[1].isTurn && players[2].isTurn);
  QCOMPARE(table.place(u"downpile"_s)->size, 2);
  QCOMPARE(play(2, "draw"), Session::Result::played);
  QCOMPARE(players[2].cardCount, 7);
  QVERIFY(table.skipUntil([&] { return !table.controller.presenter()->moving(); }));
  QCOMPARE(players[2].cardCount, 8);
}

void TestMotion::noTimerRunsWhenTheTableIsIdle() {
  const auto table = newTable(3, u"full"_s, u"brisk"_s);
  QVERIFY(table->skipUntil([&] {
    return table->controller.status()->yourTurn() && !table->controller.presenter()->moving();
  }));
  const auto timers = table->controller.findChildren<QTimer*>() +
                      sourceOf(table->controller).findChildren<QTimer*>();
  QVERIFY(!timers.isEmpty());
  // After some time, no timer is active.
  table->skipAll();
  QVERIFY(std::ranges::none_of(timers, &QTimer::isActive));
}

void TestMotion::ownMoveAppearsInTheHistoryAtOnce() {
  Table table({.hands = {u"7H 6H 5H 9C KS 2D 4C"_s, u"8S 8D 8C 7S 7D 6S 6D"_s},
               .turned = u"9H"_s,
               .moves = {u"1 draw"_s}});
  // With this pace, the opponent does not move during this test.
  table.settings.setPace(u"unhurried"_s);
  QVERIFY(table.controller.story()->rows().front().isHeading);
  QSignalSpy announced(table.controller.news(), &TableNews::announcementChanged);
  table.controller.gestures()->pickUp(table.key(u"7H"_s));
  QVERIFY(table.controller.gestures()->drop(u"downpile"_s));
  QVERIFY(table.controller.story()->rows().back().isYou);
  QCOMPARE(table.controller.story()->rows().back().text,
           u"You play the 7 of hearts onto the downpile."_s);
  QTRY_COMPARE(announced.size(), 1);
  QCOMPARE(table.controller.news()->announcement(),
           u"You play the 7 of hearts onto the downpile."_s);
}

// The change of seats comes before the heading of the second deal, and has no heading of its own.
void TestMotion::historyHasAHeadingForEachDeal() {
  Table table;
  table.settings.setPace(u"unhurried"_s);
  QVERIFY(tests::begin(table.controller, table.settings,
                       headerFor({.players = 2, .options = {u"target=200"_s, u"seatChanges=on"_s}}),
                       std::make_unique<MemoryJournal>()));
  for (int move = 0; !table.controller.status()->dealOver(); ++move) {
    const int turn = sessionOf(table.controller).standing().turn;
    const auto legal = sessionOf(table.controller).view(turn)->legal();
    Random random(5, static_cast<std::uint64_t>(move));
    sourceOf(table.controller)
        .play(turn, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  QVERIFY(table.controller.undoHistory()->nextDeal());
  // Rows of the history: the headings of the deals, and the sentence about the change of seats.
  QStringList rows;
  for (const StoryRow& row : table.controller.story()->rows()) {
    if (row.isHeading) rows << row.text.left(6);
    if (row.text.contains(u"seats"_s)) rows << u"seats"_s;
  }
  QCOMPARE(rows, QStringList({u"Deal 1"_s, u"seats"_s, u"Deal 2"_s}));
}

DOWNPILE_TEST(TestMotion);
#include "tst_motion.moc"
