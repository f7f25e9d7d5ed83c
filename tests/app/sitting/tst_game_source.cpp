// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose game comes from a slow source that disconnects and reconnects. The table does not
// know where the game is hosted, and loses no move.

#include "../support/dealt.h"
#include "fake_remote_source.h"
#include "game/bot_worker.h"
#include "games/catalog.h"
#include "games/up-and-down/up_and_down.h"
#include "runner/test_class.h"

using namespace Qt::StringLiterals;
using namespace downpile;
using namespace downpile::tests;

namespace {

// A table with a remote game; it is the person's turn. With `amongPeople`, the game began with a
// person at the other seat, which a computer player now holds.
struct FarTable : Table {
  explicit FarTable(bool isReached = true, bool amongPeople = false)
      : FarTable(exampleGame(amongPeople), isReached) {}
  explicit FarTable(const Record& record, bool isReached = true) {
    auto local = LocalSource::resume(record, std::make_unique<MemoryJournal>(), settings);
    local->whenReady([](bool) {});
    local->hold(true);  // the opponent moves only on request
    auto source = std::make_unique<FakeRemoteSource>(std::move(local));
    far = source.get();
    controller.sit(std::move(source));
    if (isReached) far->deliver();
  }
  static Record exampleGame(bool amongPeople, const QStringList& options = {}) {
    Deal deal;
    deal.options = options;
    deal.hands = {u"4H 3H 9C 8S 2D 6D 7C"_s, u"5D 6C 7S 8D 9D TD TC"_s};
    deal.turned = u"8H"_s;
    deal.stock = u"2S 3S 4S 5S 6S"_s;
    deal.moves = {u"1 draw"_s};
    Record record = recordOf(deal);
    if (amongPeople) record.header.seats[1].kind = "person";
    return record;
  }
  void otherDraws() { far->host().play(1, {.verb = Underwear::kDraw}); }
  // Delivers messages until a requested hint is shown.
  bool isHintShown() {
    return QTest::qWaitFor(
        [this] {
          far->deliver();
          return controller.coach()->hinted() != nullptr;
        },
        60'000);
  }
  // Returns true if the position on the table equals the position at the host.
  bool isUpToDate() const {
    return controller.position().view().write() == far->host().view()->write() &&
           static_cast<const GameSource&>(*far).position() == far->host().position();
  }
  QStringList story() {
    QStringList texts;
    for (const StoryRow& row : controller.story()->rows()) texts << row.text;
    return texts;
  }

  FakeRemoteSource* far = nullptr;
};

// Calls `act` once, after a hint was computed and before it is delivered.
class BeforeHint : public QObject {
 public:
  explicit BeforeHint(std::function<void()> act) : act_(std::move(act)) {
    qApp->installEventFilter(this);
  }
  bool eventFilter(QObject* receiver, QEvent* event) override {
    const bool isDelivery =
        event->type() == QEvent::MetaCall && qobject_cast<BotWorker*>(receiver) != nullptr;
    if (const auto act = isDelivery ? std::exchange(act_, nullptr) : nullptr) act();
    return false;
  }

 private:
  std::function<void()> act_;
};

}  // namespace

class TestGameSource : public QObject {
  Q_OBJECT

 private slots:
  void tableOpensOnlyAfterTheHostAnswers();
  void moveIsShownOnlyAfterTheHostAnswers();
  void gestureMadeWhileAMoveIsPendingIsCheckedAfterTheHostAnswers();
  void hostRefusesIllegalMoves();
  void undoIsShownOnlyAfterTheHostAnswers();
  void movesMissedDuringADisconnectionAreShownAfterReconnection();
  void tableJumpsToTheCurrentPositionIfMissedEventsAreUnknown();
  void disconnectedTableRefusesMoves();
  void disconnectionEndsWaitingForAnAnswer();
  void awayPlayerIsMarked();
  void slowPlayerIsMarked_data();
  void slowPlayerIsMarked();
  void hintArrivesIfAnotherPlayerBidsOrDoublesFirst_data();
  void hintArrivesIfAnotherPlayerBidsOrDoublesFirst();
  void hintArrivesAfterAPauseOrADisconnection();
  void answerAboutAPauseDisappearsWithIt();
  void hintOrHintRequestIsRemovedIfTheHostForbidsHints();
  void hintIsDroppedIfThePersonMovesBeforeItArrives();
};

void TestGameSource::tableOpensOnlyAfterTheHostAnswers() {
  FarTable table(false);
  QVERIFY(!table.controller.active());
  QVERIFY(table.controller.saving()->isUnderWay());
  table.far->deliver();
  QVERIFY(table.controller.active());
  QVERIFY(!table.controller.saving()->isUnderWay());
  QVERIFY(table.isUpToDate());
}

void TestGameSource::moveIsShownOnlyAfterTheHostAnswers() {
  FarTable table;
  const auto position = static_cast<GameSource*>(table.far)->position();
  QVERIFY(table.controller.gestures()->activate(table.key(u"4H"_s)));
  QVERIFY(table.controller.saving()->isUnderWay());
  QCOMPARE(static_cast<GameSource*>(table.far)->position(), position);
  QVERIFY(table.key(u"4H"_s) > 0);
  table.far->deliver();
  QVERIFY(!table.controller.saving()->isUnderWay());
  QCOMPARE(table.key(u"4H"_s), 0);
  QCOMPARE(table.faces(u"downpile"_s).last(), u"4H"_s);
  QVERIFY(table.isUpToDate());
}

void TestGameSource::gestureMadeWhileAMoveIsPendingIsCheckedAfterTheHostAnswers() {
  FarTable table;
  QVERIFY(table.controller.gestures()->press(u"draw"_s));
  QVERIFY(table.controller.gestures()->activate(table.key(u"4H"_s)));
  QVERIFY(table.controller.coach()->refusal().isEmpty());
  table.far->deliver();
  QVERIFY2(!table.controller.coach()->refusal().isEmpty(),
           "the gesture is checked at the new position");
  QVERIFY(table.key(u"4H"_s) > 0);
  QVERIFY(!table.controller.status()->yourTurn());
  table.otherDraws();
  table.far->deliver();
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY2(table.controller.coach()->refusal().isEmpty(),
           "on the person's turn no refusal is shown");
}

// The host refuses an illegal move, even if it was sent without the checks of the table.
void TestGameSource::hostRefusesIllegalMoves() {
  FarTable table;
  const Action notHeld{.verb = Underwear::kDown, .cards = CardSet(cardsOf(u"KS"_s).front())};
  std::optional<GameSource::Answer> came;
  table.far->send(std::span(&notHeld, 1), static_cast<GameSource*>(table.far)->position(),
                  [&came](const GameSource::Answer& answer) { came = answer; });
  QVERIFY(!came);
  table.far->deliver();
  QVERIFY(came.has_value());
  QCOMPARE(came->kind, GameSource::Answer::Kind::refused);
  QVERIFY(came->refusal.has_value());
}

void TestGameSource::undoIsShownOnlyAfterTheHostAnswers() {
  FarTable table;
  QVERIFY(table.controller.gestures()->activate(table.key(u"4H"_s)));
  table.far->deliver();
  QVERIFY(table.controller.undoHistory()->undo());
  QCOMPARE(table.key(u"4H"_s), 0);
  table.far->deliver();
  QVERIFY(table.key(u"4H"_s) > 0);
  QVERIFY(table.isUpToDate());
}

void TestGameSource::movesMissedDuringADisconnectionAreShownAfterReconnection() {
  FarTable table;
  QVERIFY(table.controller.gestures()->activate(table.key(u"4H"_s)));
  table.far->deliver();
  const QStringList before = table.story();
  table.far->cut();
  table.otherDraws();
  const Action draw{.verb = Underwear::kDraw};
  // While the table is disconnected, the same person moves at the host, as from another window.
  QVERIFY(table.far->host().play(0, draw) == Session::Result::played);
  table.otherDraws();
  QCOMPARE(table.story(), before);
  QVERIFY(!table.isUpToDate());
  table.far->reconnect();
  table.controller.pace()->hurry();
  QCOMPARE(table.story().size(), before.size() + 3);
  QCOMPARE(table.story().mid(0, before.size()), before);
  QVERIFY(table.isUpToDate());
  QVERIFY(table.controller.status()->yourTurn());
}

void TestGameSource::tableJumpsToTheCurrentPositionIfMissedEventsAreUnknown() {
  FarTable table;
  QVERIFY(table.controller.gestures()->activate(table.key(u"4H"_s)));
  table.far->deliver();
  table.controller.gestures()->toggle(table.key(u"3H"_s));
  table.far->cut();
  table.otherDraws();
  table.far->reconnect(true);
  QVERIFY(table.isUpToDate());
  QVERIFY(std::ranges::none_of(table.cards(), &CardRow::selected));
  QVERIFY(table.controller.status()->yourTurn());
  QVERIFY2(table.has(u"draw"_s), "the game can continue");
  QVERIFY(table.controller.gestures()->activate(table.key(u"3H"_s)));
  table.far->deliver();
  QCOMPARE(table.key(u"3H"_s), 0);
}

void TestGameSource::disconnectedTableRefusesMoves() {
  FarTable table;
  table.far->cut();
  QCOMPARE(table.controller.status()->turnText(), u"No connection to the table"_s);
  QVERIFY(!table.controller.gestures()->activate(table.key(u"4H"_s)));
  QVERIFY(!table.controller.coach()->refusal().isEmpty());
  QVERIFY(!table.controller.undoHistory()->mayUndo());
  QVERIFY(table.key(u"4H"_s) > 0);
  table.far->reconnect();
  QVERIFY(table.controller.status()->turnText() != u"No connection to the table"_s);
  QVERIFY(table.controller.gestures()->activate(table.key(u"4H"_s)));
  table.far->deliver();
  QCOMPARE(table.key(u"4H"_s), 0);
}

void TestGameSource::disconnectionEndsWaitingForAnAnswer() {
  FarTable table;
  QVERIFY(table.controller.gestures()->activate(table.key(u"4H"_s)));
  table.far->cut();
  QVERIFY(!table.controller.saving()->isUnderWay());
  QVERIFY(!table.controller.coach()->refusal().isEmpty());
  QVERIFY(table.key(u"4H"_s) > 0);
  // The host receives the move after the reconnection, because it was under way when the connection
  // was cut.
  table.far->reconnect();
  QCOMPARE(table.key(u"4H"_s), 0);
  QVERIFY(table.isUpToDate());
}

void TestGameSource::awayPlayerIsMarked() {
  FarTable table;
  const auto labelOf = [&table](int player) {
    return table.controller.players()->rows()[static_cast<std::size_t>(player)].label;
  };
  QVERIFY(!labelOf(1).contains(u"away"_s));
  table.far->setAway(1, true);
  QVERIFY(labelOf(1).contains(u"away from the table"_s));
  QVERIFY(!labelOf(0).contains(u"away"_s));
  table.far->setAway(1, false);
  QVERIFY(!labelOf(1).contains(u"away"_s));
}

void TestGameSource::slowPlayerIsMarked_data() {
  QTest::addColumn<bool>("amongPeople");
  QTest::newRow("computer players") << false;
  QTest::newRow("in a person's seat") << true;
}

void TestGameSource::slowPlayerIsMarked() {
  QFETCH(bool, amongPeople);
  FarTable table(true, amongPeople);
  const auto player = [&table](std::size_t number) -> const PlayerRow& {
    return table.controller.players()->rows()[number];
  };
  table.far->setLate(true);
  QVERIFY2(!player(0).late && !player(1).late, "on the person's turn no player is late");
  QVERIFY(table.controller.gestures()->activate(table.key(u"4H"_s)));
  table.far->deliver();
  QVERIFY(player(1).isTurn && player(1).late && !player(0).late);
  QVERIFY(player(1).label.contains(u"still thinking"_s));
  QVERIFY(player(1).about.contains(u"slow"_s));
  table.far->setLate(false);
  QVERIFY(player(1).isTurn && !player(1).late);
  QVERIFY(!player(1).label.contains(u"still thinking"_s));
  QVERIFY(!player(1).about.contains(u"slow"_s));
}

void TestGameSource::hintArrivesIfAnotherPlayerBidsOrDoublesFirst_data() {
  QTest::addColumn<bool>("isDoubling");
  QTest::addColumn<bool>("isAtHost");
  QTest::newRow("a bid before the request reaches the host") << false << false;
  QTest::newRow("a bid while the host computes the hint") << false << true;
  QTest::newRow("doubling before the request reaches the host") << true << false;
  QTest::newRow("doubling while the host computes the hint") << true << true;
}

// Another player doubles or chooses a bid before the hint arrives. Doubling changes the position
// for which the hint was requested, choosing a bid does not. A shown hint stays if the next player
// chooses a bid.
void TestGameSource::hintArrivesIfAnotherPlayerBidsOrDoublesFirst() {
  QFETCH(bool, isDoubling);
  QFETCH(bool, isAtHost);
  const Option& bidding = UpAndDown::info().options[UpAndDown::kBidding];
  RecordHeader header = headerFor({.players = 3});
  header.game = "up-and-down";
  header.options = standardValues(UpAndDown::info().options);
  header.options[UpAndDown::kBidding] = *optionFromText(bidding, "together");
  FarTable table(isDoubling ? FarTable::exampleGame(false, {u"doubling=on"_s})
                            : Record{.header = header, .entries = {}});
  TableCoach& coach = *table.controller.coach();
  const auto choose = [&table](int player) {
    LocalSource& host = table.far->host();
    return host.play(player, host.session().view(player)->legal().at(0)) == Session::Result::played;
  };
  QVERIFY(coach.mayHint());
  coach.hint();
  if (isAtHost) table.far->deliver();
  const auto position = table.far->host().position();
  QVERIFY(choose(1));
  QCOMPARE(table.far->host().position() != position, isDoubling);
  QVERIFY(table.isHintShown());
  QVERIFY(table.isUpToDate());
  if (isDoubling) return;
  QVERIFY(choose(2));
  table.far->deliver();
  QVERIFY(coach.hinted() != nullptr);
}

void TestGameSource::hintArrivesAfterAPauseOrADisconnection() {
  FarTable table;
  TableCoach& coach = *table.controller.coach();
  coach.hint();
  table.far->setWaits(true);
  table.far->deliver();
  coach.hint();
  QCOMPARE(coach.refusal(), u"The game has not been resumed yet."_s);
  table.far->setWaits(false);
  QVERIFY(table.isHintShown());
  coach.forgetHint();
  coach.hint();
  table.far->cut();
  QVERIFY(!coach.mayHint());
  coach.hint();
  QCOMPARE(coach.refusal(), u"You are not connected to the table."_s);
  table.far->reconnect();
  QVERIFY(table.isHintShown());
  QCOMPARE(coach.refusal(), QString());
}

void TestGameSource::answerAboutAPauseDisappearsWithIt() {
  FarTable table;
  table.far->setWaits(true);
  table.far->deliver();
  QVERIFY(table.speech.ask(u"moves"_s));
  QVERIFY(table.speech.answer().startsWith(u"There is nothing you can do right now."_s));
  table.far->setWaits(true);
  QVERIFY(!table.speech.answer().isEmpty());
  table.far->setWaits(false);
  QCOMPARE(table.speech.answer(), QString());
}

void TestGameSource::hintOrHintRequestIsRemovedIfTheHostForbidsHints() {
  FarTable table;
  TableCoach& coach = *table.controller.coach();
  coach.hint();
  QCOMPARE(coach.refusal(), QString());
  table.far->setHintsAllowed(false);
  QCOMPARE(coach.refusal(), u"The host no longer allows hints."_s);
  // A visible hint is removed, too.
  table.far->setHintsAllowed(true);
  coach.hint();
  table.far->deliver();
  QVERIFY(table.isHintShown());
  table.far->setHintsAllowed(false);
  QVERIFY(coach.hinted() == nullptr);
  QCOMPARE(coach.refusal(), u"The host no longer allows hints."_s);
}

// The person moves after the hint was computed and before it is delivered.
void TestGameSource::hintIsDroppedIfThePersonMovesBeforeItArrives() {
  Table table;
  const auto source = LocalSource::resume(recordOf(standardDeal()),
                                          std::make_unique<MemoryJournal>(), table.settings);
  source->whenReady([](bool) {});
  source->hold(true);
  QSignalSpy advised(source.get(), &GameSource::advised);
  source->askAdvice();
  BeforeHint beforeHint([&source] {
    const Action move = source->view()->legal().front();
    source->send({&move, 1}, source->position(), [](const Answer&) {});
  });
  const std::size_t asked = source->position();
  QTRY_VERIFY_WITH_TIMEOUT(source->position() > asked, 60'000);
  QCOMPARE(advised.size(), 0);
}

DOWNPILE_TEST(TestGameSource);
#include "tst_game_source.moc"
