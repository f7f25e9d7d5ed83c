// SPDX-License-Identifier: GPL-3.0-or-later
// Seats of disconnected players: their reservation, and their possible new occupants.
#include "record/fresh_seal.h"
#include "runner/test_class.h"
#include "stranger.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// Returns the record of an unfinished game of two people and a computer player.
Record unfinishedGameOfTwo() {
  RecordHeader header = partyHeader("underwear", 3, 1);
  reseal(header);
  Party before(header);
  before.invite();
  before.invite();
  before.table->begin();
  Party::settle();
  return before.session().record();
}

}  // namespace

class TestReservedSeats : public QObject {
  Q_OBJECT

 private slots:
  void gameWaitsForDisconnectedPlayer();
  void friendsAndLaterOthersMayTakeTheSeatOfADisconnectedPlayer();
  void returningOriginalPlayerIsNotShownAsASubstitute();
  void computersPlayForDisconnectedPlayersIfTheHostAllowsIt();
  void removedPlayerLosesTheSeat();
  void playersOfAnUnfinishedGameGetTheirSeatsBackWhenItIsHostedAgain();
  void seatsOfARestartedTableAreReservedUntilTheHostContinues();
  void playerRemovedBeforeTheGameContinuesLosesTheSeat();
  void removedGuestCannotRejoin();
  void playerOfAnUnfinishedGameWhoJoinsAsSpectatorGetsTheirSeat();
  void originalPlayerDoesNotGetASeatBackFromASubstitute();
  void playerReturningToAnotherSeatSeesTheCardsOfThatSeat();
};

void TestReservedSeats::gameWaitsForDisconnectedPlayer() {
  Party party(partyHeader("underwear", 2, 1));
  party.invite();
  party.invite();
  party.table->begin();
  Party::settle();
  party.cut(1);
  Party::settle();
  QVERIFY(party.guest(0).seats().waits);
  SeatNow seat = party.guest(0).seats().seats[1];
  QCOMPARE(seat.state, SeatNow::State::disconnected);
  QCOMPARE(seat.colour, SeatNow::Colour::none);
  QCOMPARE(seat.left, 180'000);
  // While the game waits for a disconnected player, the other players cannot move.
  const std::size_t before = party.session().position();
  Stranger host(party, keyOf(0));
  host.send(hello());
  const auto legal = party.session().view(0)->legal();
  const std::string text =
      legal.empty() ? "draw" : actionText(legal[0], *findGame("underwear")->info);
  host.send(guestMessage(
      MoveMessage{.id = 1, .position = party.session().position(), .actions = {text}}));
  QCOMPARE(party.session().position(), before);

  party.now += 179'999;
  party.table->updateTimes();
  QCOMPARE(seatOf(party, 1).colour, SeatNow::Colour::none);
  QCOMPARE(seatOf(party, 1).left, 1);
  party.now += 1;
  party.table->updateTimes();
  QCOMPARE(seatOf(party, 1).colour, SeatNow::Colour::blue);
  QCOMPARE(seatOf(party, 1).left, 300'000);
  party.now += 300'000;
  party.table->updateTimes();
  QCOMPARE(seatOf(party, 1).colour, SeatNow::Colour::red);
  // Other guests may take the seat now, but until one does, the original player can return.
  party.connectGuest(1);
  Party::settle();
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::connected);
  QVERIFY(!party.table->seats().waits);
}

void TestReservedSeats::friendsAndLaterOthersMayTakeTheSeatOfADisconnectedPlayer() {
  Party party(partyHeader("life", 3, 1));
  party.invite();
  party.invite({.friends = {keyOf(5)}, .blocked = {keyOf(6)}});
  // This player stays connected. So the player's friends and blocked people do not count: only the
  // lists of the disconnected player do (rule D9 of Up and Down, used in all games).
  party.invite({.friends = {keyOf(8)}, .blocked = {keyOf(5)}});
  party.table->begin();
  Party::settle();
  party.cut(1);
  Party::settle();
  const auto isAdmitted = [&](int number) {
    Stranger stranger(party, keyOf(number));
    stranger.send(hello());
    return !stranger.reason;
  };
  QVERIFY(!isAdmitted(5));
  party.now += 180'000;
  QVERIFY(!isAdmitted(6));
  QVERIFY(!isAdmitted(7));
  QVERIFY(!isAdmitted(8));
  QCOMPARE(party.table->freeSeats(keyOf(5)), 1);
  QCOMPARE(party.table->freeSeats(keyOf(8)), 0);
  Stranger helper(party, keyOf(5));
  helper.send(hello());
  QVERIFY(!helper.reason);
  QCOMPARE(seatOf(party, 1).name, u"Stranger"_s);
  QCOMPARE(seatOf(party, 1).originalPlayer, u"Guest 1"_s);
  QVERIFY(!party.table->seats().waits);
  // A substitute keeps the seat when the original player reconnects.
  party.connectGuest(1);
  Party::settle();
  QVERIFY(!party.guest(1).isReached());
  // The header of the game still names the original player, the owner of the seat's scores.
  QCOMPARE(party.session().header().seats[1].name, "Guest 1");

  party.cut(2);
  Party::settle();
  party.now += 479'999;
  QVERIFY(!isAdmitted(7));
  party.now += 1;
  QCOMPARE(party.table->freeSeats(keyOf(7)), 1);
  QCOMPARE(party.table->freeSeats(keyOf(2)), 0);  // the own seat
  Stranger anyone(party, keyOf(7));
  anyone.send(hello());
  QVERIFY(!anyone.reason);
  QCOMPARE(seatOf(party, 2).originalPlayer, u"Guest 2"_s);
  // A computer player replaces the removed substitute. The scores of the seat still belong to the
  // original player.
  party.table->removePlayer(2);
  QCOMPARE(seatOf(party, 2).state, SeatNow::State::computer);
  QCOMPARE(seatOf(party, 2).originalPlayer, u"Guest 2"_s);
}

// The substitute is disconnected. After eight minutes, when anyone may take the seat, the original
// player takes it back.
void TestReservedSeats::returningOriginalPlayerIsNotShownAsASubstitute() {
  RecordHeader header = partyHeader("up-and-down", 2, 1);
  Party party(header);
  party.invite();
  party.invite();
  party.table->begin();
  Party::settle();
  {
    party.cut(1);
    Party::settle();
    party.now += 480'000;
    Stranger substitute(party, keyOf(7));
    substitute.send(hello());
    QCOMPARE(seatOf(party, 1).originalPlayer, u"Guest 1"_s);
    substitute.way->close();
  }
  Party::settle();
  party.now += 480'000;
  party.connectGuest(1);
  Party::settle();
  QVERIFY(seatOf(party, 1).key == keyOf(1));
  QCOMPARE(seatOf(party, 1).originalPlayer, QString());
}

void TestReservedSeats::computersPlayForDisconnectedPlayersIfTheHostAllowsIt() {
  Party party(partyHeader("underwear", 2, 1));
  party.invite();
  party.invite();
  party.table->begin();
  Party::settle();
  party.cut(1);
  Party::settle();
  party.now += 180'000;
  party.table->updateTimes();
  QVERIFY(party.table->seats().waits);
  party.table->allow({.computersHold = true});
  QVERIFY(!party.table->seats().waits);
  const std::size_t before = party.session().position();
  const auto hasPlayed = [&] {
    playAnything(party);
    return party.session().position() >= before + 4;
  };
  QTRY_VERIFY_WITH_TIMEOUT(hasPlayed(), 20'000);
  // The host no longer allows computer players to replace disconnected players. So the computer
  // player stops, and the game waits.
  party.table->allow({});
  QVERIFY(party.table->seats().waits);
  party.connectGuest(1);
  Party::settle();
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::connected);
  // The player has returned and makes the moves again. The computer player makes none.
  QTRY_VERIFY(!party.session().actors().contains(0) || playAnything(party));
  const std::size_t now = party.session().position();
  Party::settleComputers();
  QCOMPARE(party.session().position(), now);
}

void TestReservedSeats::removedPlayerLosesTheSeat() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite();
  party.invite();
  party.table->begin();
  Party::settle();
  party.table->removePlayer(1);
  Party::settle();
  QVERIFY(!party.table->seats().waits);
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::computer);
  const std::size_t before = party.session().position();
  const auto hasPlayed = [&] {
    playAnything(party);
    return party.session().position() >= before + 5;
  };
  QTRY_VERIFY_WITH_TIMEOUT(hasPlayed(), 20'000);
}

// When an unfinished game is hosted again, each person gets the former seat, in whatever order
// people join.
void TestReservedSeats::playersOfAnUnfinishedGameGetTheirSeatsBackWhenItIsHostedAgain() {
  RecordHeader header = partyHeader("underwear", 4, 1);
  reseal(header);
  Party before(header);
  before.invite();
  before.invite();
  before.invite();
  before.table->begin();
  Party::settle();
  const Record left = before.session().record();
  QCOMPARE(left.header.seats[1].key, keyOf(1).text().toStdString());
  QVERIFY(left.header.seats[3].key.empty());
  QVERIFY(readRecord(recordText(left)).record == left);

  Party party(left.header, left);
  party.invite();
  Stranger third(party, keyOf(2));
  third.send(hello());
  QVERIFY(seatOf(party, 2).key == keyOf(2));
  QVERIFY(seatOf(party, 1).key == keyOf(1));
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::disconnected);
  party.table->begin();
  Party::settle();
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::disconnected);
  QCOMPARE(seatOf(party, 1).name, u"Guest 1"_s);
  QCOMPARE(seatOf(party, 1).left, 180'000);
  QVERIFY(party.table->seats().waits);
  Stranger another(party, keyOf(9));
  another.send(hello());
  QCOMPARE(another.reason, Goodbye::Reason::full);
  Stranger second(party, keyOf(1));
  second.send(hello());
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::connected);
  QVERIFY(!party.table->seats().waits);
}

// The host was killed. One guest kept the program running; another joined between two deals and is
// not in the record's header.
void TestReservedSeats::seatsOfARestartedTableAreReservedUntilTheHostContinues() {
  RecordHeader header = partyHeader("underwear", 4, 1);
  reseal(header);
  Party before(header);
  before.invite();
  GuestTable& guest = before.invite();
  before.table->begin();
  Party::settle();
  QCOMPARE(guest.deck(), DeckWitness::State::cut);
  HostedTable::Setup setup = Party::setupOf(before.session().header(), before.session().record());
  setup.savedSeats = before.table->savedSeats();
  setup.savedSeats->occupants[2] = {.key = keyOf(2), .name = u"Latecomer"_s};

  Party party(std::move(setup));
  party.invite();
  // While the host has not continued the game, the reservations of seats do not end.
  party.now += 600'000;
  party.table->updateTimes();
  for (const int player : {1, 2}) {
    QCOMPARE(seatOf(party, player).state, SeatNow::State::disconnected);
    QCOMPARE(seatOf(party, player).colour, SeatNow::Colour::none);
    QCOMPARE(seatOf(party, player).left, 0);
  }
  QCOMPARE(seatOf(party, 2).name, u"Latecomer"_s);
  // The only free seat is the one of the computer player.
  QCOMPARE(party.table->freeSeats(keyOf(9)), 1);
  // A player joining and leaving again before the game continues keeps the reserved seat.
  Stranger latecomer(party, keyOf(2));
  latecomer.send(hello());
  latecomer.send(guestMessage(Leaving{}));
  QVERIFY(seatOf(party, 2).key == keyOf(2));

  QSignalSpy begun(&guest, &GuestTable::begun);
  auto [guestEnd, hostEnd] = MemoryConnection::pair();
  party.table->accept(std::move(hostEnd), keyOf(1));
  guest.use(std::move(guestEnd));
  Party::settle();
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::connected);
  QVERIFY(guest.seats().waits);
  QVERIFY(!guest.isBegun());
  party.table->begin();
  Party::settle();
  QVERIFY(guest.isBegun());
  QCOMPARE(begun.size(), 0);  // no new game begins: the guests continue the same game
  QCOMPARE(guest.deck(), DeckWitness::State::cut);
  QVERIFY(Party::knowsAll(guest, party.session()));
  QCOMPARE(seatOf(party, 2).left, 180'000);
}

void TestReservedSeats::playerRemovedBeforeTheGameContinuesLosesTheSeat() {
  const Record left = unfinishedGameOfTwo();
  Party party(left.header, left);
  party.invite();
  party.table->removePlayer(1);
  party.table->begin();
  Party::settle();
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::computer);
  QVERIFY(!party.table->seats().waits);
}

void TestReservedSeats::removedGuestCannotRejoin() {
  Party party(partyHeader("underwear", 3, 1));
  party.invite();
  GuestTable& guest = party.invite();
  std::optional<Goodbye::Reason> reason;
  connect(&guest, &GuestTable::dismissed, this, [&](Goodbye::Reason given) { reason = given; });
  party.table->removePlayer(1);
  Party::settle();
  QCOMPARE(reason, Goodbye::Reason::removed);
  Stranger again(party, keyOf(1));
  again.send(hello());
  QCOMPARE(again.reason, Goodbye::Reason::removed);
}

// If a player of the unfinished game joins as a spectator, the player gets the former seat.
void TestReservedSeats::playerOfAnUnfinishedGameWhoJoinsAsSpectatorGetsTheirSeat() {
  const Record left = unfinishedGameOfTwo();
  Party party(left.header, left);
  party.invite();
  party.show();
  QCOMPARE(party.guest(1).you(), 1);
  QVERIFY(party.table->seats().watching.empty());
}

void TestReservedSeats::originalPlayerDoesNotGetASeatBackFromASubstitute() {
  const Record left = unfinishedGameOfTwo();
  Party party(left.header, left);
  party.invite();
  party.table->begin();
  Party::settle();
  QCOMPARE(party.table->freeSeats(), 0);
  party.now += 600'000;  // the seat is no longer reserved
  QCOMPARE(party.table->freeSeats(), 1);
  Stranger another(party, keyOf(9));
  another.send(hello());
  QVERIFY(seatOf(party, 1).key == keyOf(9));
  QCOMPARE(party.table->freeSeats(), 0);
  // The original player finds the table full, and learns the name of the substitute. A person
  // without a seat in the game does not learn it.
  Stranger owner(party, keyOf(1));
  owner.send(hello());
  QCOMPARE(owner.reason, Goodbye::Reason::full);
  QCOMPARE(owner.substitute, seatOf(party, 1).name);
  Stranger late(party, keyOf(10));
  late.send(hello());
  QCOMPARE(late.reason, Goodbye::Reason::full);
  QCOMPARE(late.substitute, QString());
  QVERIFY(seatOf(party, 1).key == keyOf(9));
  QVERIFY(!another.isClosed);
}

// A player returns after a substitute has taken the player's seat, and takes another player's free
// seat.
void TestReservedSeats::playerReturningToAnotherSeatSeesTheCardsOfThatSeat() {
  Party party(peopleHeader("underwear", 3, 1));
  party.invite();
  party.invite();
  GuestTable& third = party.invite();
  party.table->begin();
  Party::settle();
  while (third.view().legal().empty()) QVERIFY(playAnything(party));
  // A move that does not reach the host was meant for the old seat, so it is not made later.
  const Action action = choiceOf(third);
  std::optional<Answer> answer;
  const std::size_t before = party.session().position();
  party.ways[2]->close();
  third.send({&action, 1}, third.position(), [&](const Answer& given) { answer = given; });
  party.cut(1);
  party.cut(2);
  Party::settle();
  QVERIFY(third.isBusy());
  party.now += 600'000;  // the seat is no longer reserved
  Stranger first(party, keyOf(8));
  first.send(hello());
  QVERIFY(seatOf(party, 1).key == keyOf(8));
  Stranger two(party, keyOf(9));
  two.send(hello());
  QVERIFY(seatOf(party, 2).key == keyOf(9));
  first.way->close();
  Party::settle();
  party.now += 600'000;
  QSignalSpy begun(&third, &GuestTable::begun);
  party.connectGuest(2);
  Party::settle();
  QVERIFY(third.isReached());
  QCOMPARE(third.you(), 1);
  QCOMPARE(begun.size(), 1);
  QCOMPARE(third.view().viewer(), 1);
  QVERIFY(Party::knowsAll(third, party.session()));
  QCOMPARE(third.story().size(), party.guest(0).story().size());
  QVERIFY(answer && answer->kind == Answer::Kind::lost);
  QVERIFY(!third.isBusy());
  QCOMPARE(party.session().position(), before);
}

DOWNPILE_TEST(TestReservedSeats);
#include "tst_reserved_seats.moc"
