// SPDX-License-Identifier: GPL-3.0-or-later
// Guests disturbing a table in a room: the other players can continue without them.
#include "host/seat_reservation.h"
#include "runner/test_class.h"
#include "stranger.h"

using namespace downpile;
using namespace downpile::tests;

class TestDisruptiveGuests : public QObject {
  Q_OBJECT

 private slots:
  void shuffleIsCancelledIfTheOnlyPersonDisconnects();
  void guestWhoKeepsReconnectingDuringTheShuffleLosesTheSeat();
  void newGuestsGetNoSeatIfManyJoinAndLeaveDuringTheShuffle();
  void blockListsDoNotExcludeTheTableOwner();
  void listOfRemovedGuestsHasAtMost200Entries();
  void undoRateIsLimited();
  void computersDoNotContinueIfOnlySpectatorsRemain();
  void tableWithoutPeopleCanBeJoinedDuringADeal();
};

// The only person disconnects before the deal: no game starts, and the seat becomes free again.
void TestDisruptiveGuests::shuffleIsCancelledIfTheOnlyPersonDisconnects() {
  Party party(roomSetup());
  Stranger owner(party, keyOf(0));
  owner.send(hello());
  owner.send(guestMessage(BeginMessage{}));
  QVERIFY(!party.table->isBegun());
  owner.way->close();
  Party::settle();
  QVERIFY(!party.table->isBegun());
  party.now += kReservedBetweenGames;
  party.table->updateTimes();
  QCOMPARE(party.table->freeSeats(), 3);
  GuestTable& again = party.invite();
  QVERIFY(again.isReached());
  again.begin();
  Party::settle();
  QVERIFY(party.table->isPlaying());
}

void TestDisruptiveGuests::guestWhoKeepsReconnectingDuringTheShuffleLosesTheSeat() {
  Party party(roomSetup());
  GuestTable& owner = party.invite();
  std::vector<std::unique_ptr<Stranger>> again;
  again.push_back(std::make_unique<Stranger>(party, keyOf(7)));
  again.back()->send(hello());
  owner.begin();
  Party::settle();
  QVERIFY(!party.table->isBegun());  // this guest contributes no number for the shuffle
  for (int i = 0; i < 10 && !party.table->isBegun(); ++i) {
    again.push_back(std::make_unique<Stranger>(party, keyOf(7)));
    again.back()->send(hello());
  }
  QVERIFY(party.table->isPlaying());
  QCOMPARE(again.back()->reason, Goodbye::Reason::full);
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::computer);
}

// Guests with different keys join and leave one after the other during the shuffle. After some of
// them, further guests get no seat.
void TestDisruptiveGuests::newGuestsGetNoSeatIfManyJoinAndLeaveDuringTheShuffle() {
  Party party(roomSetup());
  party.invite();
  Stranger slow(party, keyOf(7));
  slow.send(hello());
  party.guest(0).begin();
  Party::settle();
  int seated = 0;
  for (int i = 0; i < 100; ++i) {
    Stranger stranger(party, keyOf(20 + i));
    stranger.send(hello());
    if (!stranger.reason) ++seated;
    stranger.send(guestMessage(Leaving{}));
  }
  QVERIFY2(seated > 3 && seated < 30, qPrintable(QString::number(seated)));
}

void TestDisruptiveGuests::blockListsDoNotExcludeTheTableOwner() {
  Party party(roomSetup());
  Stranger blocker(party, keyOf(7));
  blocker.send(guestMessage(
      Hello{.name = u"B"_s, .knows = {.friends = {}, .blocked = {keyOf(0), keyOf(1)}}}));
  Stranger blocked(party, keyOf(1));
  blocked.send(hello());
  QCOMPARE(blocked.reason, Goodbye::Reason::full);
  GuestTable& owner = party.invite();
  QVERIFY(owner.isReached());
  owner.removePlayer(0);
  Party::settle();
  QCOMPARE(blocker.reason, Goodbye::Reason::removed);
}

void TestDisruptiveGuests::listOfRemovedGuestsHasAtMost200Entries() {
  Party party(roomSetup());
  GuestTable& owner = party.invite();
  for (int i = 0; i < 250; ++i) {
    QByteArray bytes(Fingerprint::kBytes, 'x');
    bytes[1] = static_cast<char>(i);
    Stranger stranger(party, *Fingerprint::fromBytes(bytes));
    stranger.send(hello());
    owner.removePlayer(1);
    party.now += 1000;
    Party::settle();
    QCOMPARE(stranger.reason, Goodbye::Reason::removed);
  }
  QCOMPARE(party.table->savedSeats().removed.size(), 200);
}

// Undos are limited: each one replays the record and makes it longer.
void TestDisruptiveGuests::undoRateIsLimited() {
  Party party(roomSetup("underwear", 2));
  GuestTable& owner = party.invite();
  owner.begin();
  Party::settle();
  QTRY_VERIFY(!owner.view().legal().empty());
  QVERIFY(playAnything(party));
  int done = 0;
  const auto jump = [&](GameRequest request) {
    QTRY_VERIFY(!owner.isBusy());
    owner.ask(request, [&done](const Answer& answer) { done += answer.isDone() ? 1 : 0; });
    party.now += 60;
    Party::settle();
  };
  for (int i = 0; i < 100; ++i) {
    if (owner.may(GameRequest::undo)) {
      jump(GameRequest::undo);
    } else if (owner.may(GameRequest::redo)) {
      jump(GameRequest::redo);
    }
  }
  QVERIFY2(done >= 10 && done < 50, qPrintable(QString::number(done)));
  QVERIFY(owner.isReached());
  const int before = done;
  party.now += 10'000;
  if (owner.may(GameRequest::undo)) jump(GameRequest::undo);
  if (owner.may(GameRequest::redo)) jump(GameRequest::redo);
  QVERIFY(done > before);
}

void TestDisruptiveGuests::computersDoNotContinueIfOnlySpectatorsRemain() {
  Party party(roomSetup());
  GuestTable& owner = party.invite();
  Stranger spectator(party, keyOf(7));
  spectator.send(guestMessage(Hello{.name = u"O"_s, .watches = true}));
  owner.allow({.computersHold = true});
  owner.begin();
  Party::settle();
  QVERIFY(party.table->isPlaying());
  party.cut(0);
  Party::settle();
  party.now += 600'000;
  party.table->updateTimes();
  QVERIFY(party.table->seats().waits);
}

// The owner watches and removes the only player. The deal waits for a person, who can join.
void TestDisruptiveGuests::tableWithoutPeopleCanBeJoinedDuringADeal() {
  Party party(roomSetup());
  GuestTable& owner = party.show();
  GuestTable& player = party.invite();
  player.begin();
  Party::settle();
  QVERIFY(party.table->isPlaying() && !party.session().standing().dealOver);
  owner.removePlayer(player.you());
  Party::settle();
  QVERIFY(!player.isReached() && party.table->seats().waits);
  QCOMPARE(party.table->freeSeats(), 3);
  GuestTable& next = party.invite();
  QVERIFY(next.isReached() && next.you() == 0);
  QVERIFY(!party.table->seats().waits && Party::knowsAll(next, party.session()));
  // The next guest gets no computer player's seat during the deal.
  QVERIFY(!party.invite().isReached());
}

DOWNPILE_TEST(TestDisruptiveGuests);
#include "tst_disruptive_guests.moc"
