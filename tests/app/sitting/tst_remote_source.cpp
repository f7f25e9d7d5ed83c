// SPDX-License-Identifier: GPL-3.0-or-later
// A hosted game of two people, each with a table of their own. Moves and undos made with gestures
// reach both tables, and the texts of each table address its own player.
#include "../../network/host/stranger.h"
#include "../support/dealt.h"
#include "bots/random_bot.h"
#include "ear/table_answers.h"
#include "runner/test_class.h"
#include "sitting/remote_source.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// Returns a deal in which it is the first player's turn, and this player can play the four of
// hearts.
Deal openDeal() {
  return {.hands = {u"4H 3H 9C 8S 2D 6D 7C"_s, u"5D 6C 7S 8D 9D TD TC"_s},
          .turned = u"8H"_s,
          .stock = u"2S 3S 4S 5S 6S"_s,
          .moves = {u"1 draw"_s}};
}

// A bot making legal moves, but reporting each as forfeited, like an external program whose move
// was illegal.
class FailingBot final : public Bot {
 public:
  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    return RandomBot().choose(view, random, cancelled);
  }
  Effort effort() const override { return {.isForfeit = true}; }
};

// A hosted game of two people with a table for each.
struct TwoTables {
  explicit TwoTables(const Deal& deal = openDeal()) : party(headerFor(deal), recordOf(deal)) {
    for (std::size_t i = 0; i < tables.size(); ++i) party.invite();
    party.table->begin();
    Party::settle();
    for (std::size_t i = 0; i < tables.size(); ++i) sit(i);
  }
  void sit(std::size_t at) {
    // The object `party` owns the guest, so the deleter of the shared pointer does nothing.
    const std::shared_ptr<GuestTable> guest(party.guests[at].get(), [](GuestTable*) {});
    tables[at].controller.sit(std::make_unique<RemoteSource>(guest));
    Party::settle();
  }
  QStringList story(std::size_t at) {
    QStringList texts;
    for (const StoryRow& row : tables[at].controller.story()->rows()) texts << row.text;
    return texts;
  }

  Party party;
  std::array<Table, 2> tables;
};

}  // namespace

class TestRemoteSource : public QObject {
  Q_OBJECT

 private slots:
  void eachTableShowsItsPlayersView();
  void moveIsShownOnTheTablesOfBothPlayers();
  void droppedCardStaysUntilTheHostAcceptsOrRefusesTheMove();
  void undoNeedsConsentOfTheOtherPlayer();
  void undoIsReportedToTheOtherPlayersAndSpectators();
  void voteOnARequestPausesTheTable();
  void pauseRemovesTheQuestionWhichMoveIsMeant();
  void refusalDuringAPauseEndsWhenItsReasonChanges();
  void pausedTableMakesNoForcedMove();
  void declinedUndoIsReportedAndCannotBeRequestedAgainAtOnce();
  void withdrawnUndoIsNotReported();
  void gameIsPausedWithoutAConnection();
  void disconnectedPlayerIsMarkedAwayAndPausesTheGame();
  void refusalDuringAPauseDisappearsWhenTheTableIsLeft();
  void computerPlayerThatGivesNoValidMoveIsReported();
  void spectatorSeesOpenCardsOnly();
  void refusalOfASpectatorEndsWithTheNextMove();
  void tableNamesTheNewGuestOfASeatInsteadOfTheFormerOne();
  void settlementNamesTheOwnerOfTheSeatNotTheSubstitute();
};

void TestRemoteSource::eachTableShowsItsPlayersView() {
  TwoTables two;
  for (std::size_t at = 0; at < 2; ++at) {
    TableController& table = two.tables[at].controller;
    QVERIFY(table.active());
    QCOMPARE(table.position().viewer(), static_cast<int>(at));
    QVERIFY(table.position().view().write() ==
            two.party.session().view(static_cast<int>(at))->write());
    QVERIFY2(two.story(at).size() >= 2, qPrintable(two.story(at).join(u'\n')));
    QCOMPARE(table.players()->rowCount(), 2);
  }
  QVERIFY(two.story(0) != two.story(1));  // each table addresses its own player as `You`
}

void TestRemoteSource::moveIsShownOnTheTablesOfBothPlayers() {
  TwoTables two;
  const QStringList before = two.story(1);
  Table& own = two.tables[0];
  QVERIFY(own.controller.position().isYourTurn());
  const std::size_t position = two.party.session().position();
  QVERIFY(own.controller.gestures()->activate(own.key(u"4H"_s)));
  Party::settle();
  QVERIFY(two.party.session().position() > position);
  QVERIFY(!own.controller.saving()->isUnderWay());
  QVERIFY(two.story(1).size() > before.size());
  QVERIFY(two.tables[1].controller.position().view().write() ==
          two.party.session().view(1)->write());
}

void TestRemoteSource::droppedCardStaysUntilTheHostAcceptsOrRefusesTheMove() {
  TwoTables two;
  Table& own = two.tables[0];
  const auto waiting = [&own] { return std::ranges::count_if(own.cards(), &CardRow::dropped); };
  for (const bool isRefused : {true, false}) {
    two.party.isFull = isRefused;
    own.controller.gestures()->pickUp(own.key(u"4H"_s));
    QVERIFY(own.controller.gestures()->drop(u"downpile"_s));
    QVERIFY(own.controller.saving()->isUnderWay());
    QCOMPARE(waiting(), 1);
    Party::settle();
    QCOMPARE(waiting(), 0);
    QCOMPARE(own.key(u"4H"_s) > 0, isRefused);
    QCOMPARE(own.controller.coach()->notSaved().isEmpty(), !isRefused);
  }
}

void TestRemoteSource::undoNeedsConsentOfTheOtherPlayer() {
  TwoTables two;
  Table& own = two.tables[0];
  QVERIFY(own.controller.gestures()->activate(own.key(u"4H"_s)));
  Party::settle();
  const auto before = two.party.session().view(0)->write();
  QVERIFY(own.controller.undoHistory()->mayUndo());
  own.controller.undoHistory()->undo();
  Party::settle();
  QVERIFY(own.controller.saving()->isUnderWay());
  QVERIFY(two.party.session().view(0)->write() == before);
  two.party.guest(1).vote(true);
  Party::settle();
  QVERIFY(!own.controller.saving()->isUnderWay());
  QVERIFY(!(two.party.session().view(0)->write() == before));
  for (std::size_t at = 0; at < 2; ++at) {
    QVERIFY(two.tables[at].controller.position().view().write() ==
            two.party.session().view(static_cast<int>(at))->write());
  }
}

void TestRemoteSource::undoIsReportedToTheOtherPlayersAndSpectators() {
  TwoTables two;
  Table third;
  const std::shared_ptr<GuestTable> spectator(&two.party.show(), [](GuestTable*) {});
  third.controller.sit(std::make_unique<RemoteSource>(spectator));
  Party::settle();
  TableController& own = two.tables[0].controller;
  TableController& other = two.tables[1].controller;
  const auto shown = [](TableController& table) { return table.news()->announcement(); };
  const auto move = [&] {
    QVERIFY(own.gestures()->activate(two.tables[0].key(u"4H"_s)));
    Party::settle();
    QVERIFY2(shown(other).startsWith(u"Guest 0 plays"_s), qPrintable(shown(other)));
  };
  const auto agree = [&] {
    Party::settle();
    two.party.guest(1).vote(true);
    Party::settle();
  };
  const auto lastMove = [](TableController& table) {
    const auto& rows = table.story()->rows();
    const auto row = std::ranges::find_if(rows.rbegin(), rows.rend(), &StoryRow::isMove);
    return row == rows.rend() ? QString() : row->text;
  };
  move();
  const QString ownMove = lastMove(own);
  const QString otherMove = lastMove(other);
  QVERIFY2(ownMove.startsWith(u"You play"_s), qPrintable(ownMove));
  QVERIFY2(otherMove.startsWith(u"Guest 0 plays"_s), qPrintable(otherMove));
  own.undoHistory()->undo();
  agree();
  QCOMPARE(shown(own), u"Undone: "_s + ownMove);
  for (TableController* table : {&other, &third.controller}) {
    QCOMPARE(shown(*table), u"Undone: "_s + otherMove);
  }
  QCOMPARE(own.news()->sentences(), QStringList{u"Undone: "_s + ownMove});
  QCOMPARE(other.news()->sentences(), QStringList{u"Undone: "_s + otherMove});
  own.undoHistory()->redo();
  agree();
  QCOMPARE(shown(own), u"Redone: "_s + ownMove);
  QCOMPARE(shown(other), u"Redone: "_s + otherMove);
  // Another player may redo the move, too.
  own.undoHistory()->undo();
  agree();
  QVERIFY(other.undoHistory()->mayRedo());
  other.undoHistory()->redo();
  Party::settle();
  two.party.guest(0).vote(true);
  Party::settle();
  QCOMPARE(shown(own), u"Redone: "_s + ownMove);
  QCOMPARE(shown(other), u"Redone: "_s + otherMove);
  own.undoHistory()->restartDeal();
  agree();
  QCOMPARE(shown(own), u"This deal starts again with the same cards."_s);
  QCOMPARE(shown(other), u"Guest 0 has restarted this deal with the same cards."_s);
}

void TestRemoteSource::voteOnARequestPausesTheTable() {
  TwoTables two;
  TableController& other = two.tables[1].controller;
  QVERIFY(two.tables[0].controller.gestures()->activate(two.tables[0].key(u"4H"_s)));
  Party::settle();
  QVERIFY(other.status()->yourTurn() && !other.buttons()->rows().empty());
  two.tables[0].controller.undoHistory()->undo();
  Party::settle();
  const QString why = u"First agree to the request or decline it."_s;
  QVERIFY(!other.status()->yourTurn());
  QCOMPARE(other.status()->turnText(), u"The game is paused"_s);
  QCOMPARE(other.status()->prompt(), why);
  QVERIFY(other.buttons()->rows().empty());
  QVERIFY(other.gestures()->explainKey(u"D"_s));
  QCOMPARE(other.coach()->refusal(), why);
  QCOMPARE(two.tables[0].controller.status()->prompt(), u"The game is waiting for Guest 1."_s);
  two.party.guest(1).vote(false);
  Party::settle();
  QCOMPARE(other.coach()->refusal(), QString());
  QVERIFY(other.status()->yourTurn() && !other.buttons()->rows().empty());
}

// The ten of hearts can be played in two ways, so the table asks which one is meant.
void TestRemoteSource::pauseRemovesTheQuestionWhichMoveIsMeant() {
  TwoTables two(
      {.hands = {u"9S TH 8H 4C 2D 3D 5D"_s, u"8S 8D 8C TS 7D 6S TC"_s},
       .turned = u"9H"_s,
       .stock = u"QS TD"_s,
       .moves = {u"1 draw"_s, u"0 steal 9S"_s, u"1 royals QS"_s, u"0 draw"_s, u"1 open TC"_s}});
  Table& own = two.tables[0];
  QVERIFY(own.controller.gestures()->activate(own.key(u"TH"_s)));
  QCOMPARE(own.controller.gestures()->choices().size(), 2);
  two.party.cut(1);
  Party::settle();
  QVERIFY(own.controller.gestures()->choices().isEmpty());
}

void TestRemoteSource::refusalDuringAPauseEndsWhenItsReasonChanges() {
  TwoTables two;
  TableController& other = two.tables[1].controller;
  QVERIFY(two.tables[0].controller.gestures()->activate(two.tables[0].key(u"4H"_s)));
  Party::settle();
  two.tables[0].controller.undoHistory()->undo();
  Party::settle();
  const QString why = u"First agree to the request or decline it."_s;
  QVERIFY(other.gestures()->explainKey(u"D"_s));
  QCOMPARE(other.coach()->refusal(), why);
  two.party.cut(0);
  Party::settle();
  // A table without connection does not know about votes.
  QVERIFY(two.tables[0].controller.status()->prompt() != why);
  two.party.guest(1).vote(false);
  Party::settle();
  QCOMPARE(other.status()->prompt(), u"The game is waiting for Guest 0."_s);
  QVERIFY(other.coach()->refusal() != why);
}

void TestRemoteSource::pausedTableMakesNoForcedMove() {
  // The first player can only draw.
  Deal deal = openDeal();
  deal.hands[0] = u"3S 3D 3C 4S 4D 4C 5S"_s;
  deal.turned = u"9H"_s;
  deal.stock = u"QS 5C 6S 7H 8C"_s;
  TwoTables two(deal);
  Table& own = two.tables[0];
  const std::size_t position = two.party.session().position();
  two.party.cut(1);
  Party::settle();
  own.settings.setPlayForced(true);
  own.skipAll();
  Party::settle();
  QCOMPARE(own.controller.coach()->refusal(), QString());
  two.party.connectGuest(1);
  Party::settle();
  own.skipAll();
  Party::settle();
  QVERIFY(two.party.session().position() > position);
}

void TestRemoteSource::declinedUndoIsReportedAndCannotBeRequestedAgainAtOnce() {
  TwoTables two;
  Table& own = two.tables[0];
  QVERIFY(own.controller.gestures()->activate(own.key(u"4H"_s)));
  Party::settle();
  own.controller.undoHistory()->undo();
  Party::settle();
  two.party.guest(1).vote(false);
  Party::settle();
  QCOMPARE(own.controller.coach()->refusal(), u"Guest 1 has declined your request."_s);
  // For a while after the vote, the host declines further requests without asking the others.
  own.controller.undoHistory()->undo();
  Party::settle();
  QCOMPARE(own.controller.coach()->refusal(),
           u"Your last request was not accepted or was withdrawn. You can ask again in a few "
           "seconds."_s);
  // The message disappears after some time, and when another person makes a request.
  auto* reading = own.controller.coach()->findChild<QTimer*>(u"reading"_s);
  QVERIFY(reading->isActive());
  two.party.guest(1).ask(GameRequest::undo, [](const auto&) {});
  Party::settle();
  QVERIFY(own.controller.position().isPaused());
  QCOMPARE(own.controller.coach()->refusal(), QString());
  QVERIFY(!reading->isActive());
  two.party.guest(1).withdraw();
  Party::settle();
  own.controller.undoHistory()->undo();
  Party::settle();
  QVERIFY(!own.controller.coach()->refusal().isEmpty());
  reading->setInterval(0);
  QTRY_COMPARE(own.controller.coach()->refusal(), QString());
}

void TestRemoteSource::withdrawnUndoIsNotReported() {
  TwoTables two;
  Table& own = two.tables[0];
  QVERIFY(own.controller.gestures()->activate(own.key(u"4H"_s)));
  Party::settle();
  const std::size_t position = two.party.session().position();
  own.controller.undoHistory()->undo();
  Party::settle();
  QVERIFY(own.controller.position().isPaused());
  two.party.guest(0).withdraw();
  Party::settle();
  QCOMPARE(own.controller.coach()->refusal(), QString());
  QVERIFY(!own.controller.position().isPaused());
  QCOMPARE(two.party.session().position(), position);
}

// The user cannot make a move that could be sent only after a reconnect, perhaps minutes later.
void TestRemoteSource::gameIsPausedWithoutAConnection() {
  TwoTables two;
  Table& own = two.tables[0];
  const std::size_t position = two.party.session().position();
  const auto playable = [&own] { return std::ranges::count_if(own.cards(), &CardRow::playable); };
  QVERIFY(playable() > 0);
  two.party.cut(0);
  Party::settle();
  QCOMPARE(playable(), 0);
  QCOMPARE(own.controller.status()->turnText(), u"No connection to the table"_s);
  QCOMPARE(own.controller.status()->prompt(), QString());
  QVERIFY(!own.controller.undoHistory()->mayNextDeal());
  own.controller.gestures()->activate(own.key(u"4H"_s));
  QCOMPARE(own.controller.coach()->refusal(), u"You are not connected to the table."_s);
  // The same reason is given if it is another player's turn.
  Table& other = two.tables[1];
  two.party.cut(1);
  Party::settle();
  other.controller.gestures()->playAt(u"stock"_s);
  QCOMPARE(other.controller.coach()->refusal(), u"You are not connected to the table."_s);
  other.controller.gestures()->clearSelection();
  other.controller.gestures()->explainKey(u"D"_s);
  QCOMPARE(other.controller.coach()->refusal(), u"You are not connected to the table."_s);
  two.party.connectGuest(1);
  two.party.connectGuest(0);
  Party::settle();
  QCOMPARE(own.controller.coach()->refusal(), QString());
  QVERIFY(playable() > 0);
  QCOMPARE(two.party.session().position(), position);
}

void TestRemoteSource::disconnectedPlayerIsMarkedAwayAndPausesTheGame() {
  TwoTables two;
  const auto framed = [&two] {
    return std::ranges::count_if(two.tables[0].cards(), &CardRow::selected) +
           std::ranges::count_if(two.tables[0].controller.players()->rows(), &PlayerRow::isTurn);
  };
  two.tables[0].controller.gestures()->toggle(two.tables[0].key(u"4H"_s));
  QCOMPARE(framed(), 2);
  two.party.cut(1);
  Party::settle();
  QCOMPARE(two.tables[1].controller.status()->turnText(), u"No connection to the table"_s);
  QVERIFY(two.tables[0].controller.players()->rows()[1].label.contains(u"away from the table"_s));
  // While a player is disconnected, the other player cannot move either. The table offers no move,
  // and says why.
  Table& own = two.tables[0];
  const auto offered = [&own] {
    return std::ranges::count_if(own.cards(), &CardRow::playable) +
           std::ranges::count_if(own.controller.places()->rows(),
                                 [](const PlaceRow& row) { return !row.actionLabel.isEmpty(); }) +
           own.controller.buttons()->rowCount();
  };
  QCOMPARE(offered(), 0);
  QVERIFY(!own.controller.status()->yourTurn() && !own.controller.coach()->mayHint());
  QCOMPARE(own.controller.status()->turnText(), u"The game is paused"_s);
  QCOMPARE(own.controller.status()->prompt(), u"The game is waiting for Guest 1."_s);
  const std::size_t position = two.party.session().position();
  own.controller.gestures()->activate(own.key(u"4H"_s));
  Party::settle();
  QCOMPARE(two.party.session().position(), position);
  QCOMPARE(own.controller.coach()->refusal(), u"The game is waiting for Guest 1."_s);
  // No card is selected, and no player is marked as being on turn, until the game continues.
  QCOMPARE(framed(), 0);
  own.controller.coach()->dismissRefusal();
  own.controller.gestures()->toggle(own.key(u"3H"_s));
  QCOMPARE(framed(), 0);
  QCOMPARE(own.controller.coach()->refusal(), u"The game is waiting for Guest 1."_s);
  two.party.connectGuest(1);
  Party::settle();
  QVERIFY(two.tables[1].controller.status()->turnText() != u"No connection to the table"_s);
  QCOMPARE(own.controller.coach()->refusal(), QString());
  QVERIFY(own.controller.status()->yourTurn() && offered() > 0);
  QCOMPARE(framed(), 2);
  QVERIFY(own.controller.gestures()->activate(own.key(u"4H"_s)));
  Party::settle();
  QVERIFY(two.party.session().position() > position);
}

void TestRemoteSource::refusalDuringAPauseDisappearsWhenTheTableIsLeft() {
  TwoTables two;
  two.party.cut(1);
  Party::settle();
  TableController& table = two.tables[0].controller;
  table.gestures()->activate(two.tables[0].key(u"4H"_s));
  Party::settle();
  QVERIFY(!table.coach()->refusal().isEmpty());
  table.leave();
  QCOMPARE(table.coach()->refusal(), QString());
}

void TestRemoteSource::computerPlayerThatGivesNoValidMoveIsReported() {
  RecordHeader header = headerFor({.players = 2});
  header.seats[1].kind = "program";
  Party party(header);
  party.maker = [](auto, auto, auto&) { return std::make_unique<FailingBot>(); };
  party.invite();
  Table table;
  QSignalSpy failed(&table.controller, &TableController::botFailed);
  connect(party.guests[0].get(), &GuestTable::begun, this, [&] {
    const std::shared_ptr<GuestTable> guest(party.guests[0].get(), [](GuestTable*) {});
    table.controller.sit(std::make_unique<RemoteSource>(guest));
  });
  party.table->begin();
  QTRY_VERIFY(!failed.isEmpty());
  const QString text = failed[0][0].toString();
  QVERIFY2(text.contains(u"Mika"_s), qPrintable(text));
  QVERIFY(table.controller.players()->rows()[1].failing);
  // A second table opened later by the same guest also reports the failed bot.
  Table late;
  QSignalSpy failedBefore(&late.controller, &TableController::botFailed);
  const std::shared_ptr<GuestTable> guest(party.guests[0].get(), [](GuestTable*) {});
  late.controller.sit(std::make_unique<RemoteSource>(guest));
  QTRY_COMPARE(failedBefore.size(), 1);
  QCOMPARE(failedBefore[0][0].toString(), text);
}

void TestRemoteSource::spectatorSeesOpenCardsOnly() {
  TwoTables two;
  Table third;
  const std::shared_ptr<GuestTable> guest(&two.party.show(), [](GuestTable*) {});
  third.controller.sit(std::make_unique<RemoteSource>(guest));
  Party::settle();
  QVERIFY(third.controller.active());
  QVERIFY(!third.controller.isReplay());
  QVERIFY(!third.controller.status()->yourTurn());
  QVERIFY(!third.controller.coach()->mayHint());
  // The first player's hand is hidden from a spectator.
  const std::vector<CardRow> cards = third.controller.cards()->rows();
  for (const CardRow& row : cards) QVERIFY(row.face != u"4H"_s);
  // The labels of hidden cards contain the owner's name.
  QStringList labels;
  for (const CardRow& row : cards) labels << row.label;
  QVERIFY2(labels.contains(u"Guest 0: card 1"_s), qPrintable(labels.join(u'\n')));
  QVERIFY2(labels.filter(u"your"_s).isEmpty(), qPrintable(labels.join(u'\n')));
  const TableAnswers answers(third.controller);
  QVERIFY(answers.to(u"turn"_s).startsWith(u"You are watching. "_s));
  QVERIFY(answers.to(u"players"_s).startsWith(u"Guest 0: "_s));
  // A spectator cannot select cards.
  for (const CardRow& row : cards) third.controller.gestures()->toggle(row.key);
  QVERIFY(third.controller.gestures()->selection().empty());
  QVERIFY(third.controller.coach()->refusal().startsWith(u"You are watching."_s));
  const std::size_t position = two.party.session().position();
  Table& own = two.tables[0];
  QVERIFY(own.controller.gestures()->activate(own.key(u"4H"_s)));
  Party::settle();
  QVERIFY(two.party.session().position() > position);
  const auto& seen = third.controller.position().view();
  QVERIFY(seen.write() == two.party.session().view(kSpectator)->write());
  // Spectators read names, never `You`.
  QStringList texts;
  for (const StoryRow& row : third.controller.story()->rows()) texts << row.text;
  QVERIFY2(!texts.filter(u"Guest 0"_s).isEmpty(), qPrintable(texts.join(u'\n')));
  QVERIFY2(texts.filter(u"You "_s).isEmpty(), qPrintable(texts.join(u'\n')));
}

// The text of the refusal hides the news about moves, so it must not stay.
void TestRemoteSource::refusalOfASpectatorEndsWithTheNextMove() {
  TwoTables two;
  Table third;
  const std::shared_ptr<GuestTable> guest(&two.party.show(), [](GuestTable*) {});
  third.controller.sit(std::make_unique<RemoteSource>(guest));
  Party::settle();
  const std::vector<CardRow> cards = third.controller.cards()->rows();
  for (const CardRow& row : cards) third.controller.gestures()->toggle(row.key);
  QVERIFY(third.controller.coach()->refusal().startsWith(u"You are watching."_s));
  QVERIFY(two.tables[0].controller.gestures()->activate(two.tables[0].key(u"4H"_s)));
  Party::settle();
  QCOMPARE(third.controller.coach()->refusal(), QString());
}

void TestRemoteSource::tableNamesTheNewGuestOfASeatInsteadOfTheFormerOne() {
  TwoTables two;
  TableController& table = two.tables[0].controller;
  const auto name = [&table] { return table.players()->value(1, u"name"_s).toString(); };
  QCOMPARE(name(), u"Guest 1"_s);
  QVERIFY(two.story(0).join(u'\n').contains(u"Guest 1"_s));
  two.party.cut(1);
  Party::settle();
  two.party.now += 9 * 60'000;  // the reservation has ended, so a new guest may take the seat
  two.party.invite();
  QCOMPARE(name(), u"Guest 2"_s);
  QVERIFY(!two.story(0).join(u'\n').contains(u"Guest 1"_s));
}

// In Up and Down, points and chips belong to the owner of the seat, even if a substitute plays for
// the owner.
void TestRemoteSource::settlementNamesTheOwnerOfTheSeatNotTheSubstitute() {
  RecordHeader header = partyHeader("up-and-down", 2, 1);
  header.options[*findOption(findGame("up-and-down")->info->options, "peak")] = 1;
  Party party(header);
  party.invite();
  party.invite();
  party.table->begin();
  Party::settle();
  party.cut(1);
  Party::settle();
  party.now += 9 * 60'000;  // the reservation has ended, so a new guest may take the seat
  party.invite();
  // The tables as seen by the host and by Guest 2, who now plays in Guest 1's seat.
  std::array<Table, 2> tables;
  for (const std::size_t at : {std::size_t{0}, std::size_t{1}}) {
    const std::shared_ptr<GuestTable> guest(party.guests[2 * at].get(), [](GuestTable*) {});
    tables[at].controller.sit(std::make_unique<RemoteSource>(guest));
    Party::settle();
    const PlayerRow& plate = tables[at].controller.players()->rows()[1];
    QCOMPARE(plate.name, u"Guest 2"_s);
    QCOMPARE(plate.character, u"for Guest 1"_s);
    QVERIFY2(plate.label.contains(u"for Guest 1"_s), qPrintable(plate.label));
    QVERIFY2(plate.about.contains(u"in Guest 1’s place"_s), qPrintable(plate.about));
  }
  while (!party.session().standing().gameOver) QVERIFY(playAnything(party));
  Party::settle();
  for (const std::size_t at : {std::size_t{0}, std::size_t{1}}) {
    TableController& table = tables[at].controller;
    table.pace()->hurry();
    QVERIFY(table.status()->gameOver());
    QStringList sentences;
    for (const StoryRow& row : table.story()->rows()) sentences << row.text;
    // The history names the substitute for moves, and the owner for points and chips.
    QVERIFY(!sentences.filter(at == 1 ? u"You bid"_s : u"Guest 2 bids"_s).isEmpty());
    const QStringList money = sentences.filter(u"chip"_s) + sentences.filter(u"point"_s);
    QCOMPARE(sentences.filter(u"chip"_s).size(), 2);
    QVERIFY2(!money.filter(u"Guest 1 "_s).isEmpty(), qPrintable(money.join(u'\n')));
    QVERIFY2(money.filter(u"Guest 2"_s).isEmpty(), qPrintable(money.join(u'\n')));
    QVERIFY2(money.filter(u"You "_s).isEmpty() == (at == 1), qPrintable(money.join(u'\n')));
    const DealSummary& summary = *table.summary();
    QCOMPARE(summary.account().contains(u"You are playing in Guest 1’s place"_s), at == 1);
    QVERIFY(at == 0 || !summary.isWon());
    QStringList shown = table.scores()->names() + QStringList{summary.winnerText()};
    for (const SummaryRow& row : summary.playerRows()) {
      QCOMPARE(row.isYou, at == 0 && row.name == u"Guest 0"_s);
      shown << row.name << row.reasons << row.payments;
    }
    const QString all = shown.join(u'\n') + TableAnswers(table).to(u"results"_s) +
                        TableAnswers(table).to(u"standing"_s);
    QVERIFY2(all.contains(u"Guest 1"_s) && !all.contains(u"Guest 2"_s), qPrintable(all));
    QVERIFY(at == 0 || !shown.join(u' ').contains(u"you"_s, Qt::CaseInsensitive));
  }
}

DOWNPILE_TEST(TestRemoteSource);
#include "tst_remote_source.moc"
