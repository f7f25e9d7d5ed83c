// SPDX-License-Identifier: GPL-3.0-or-later
// A table hosted by a server: its owner is one of the guests and sends requests by messages.
#include "bots/bot_catalog.h"
#include "runner/test_class.h"
#include "stranger.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// Returns the settings of a new host continuing the table of `party`, as after a restart.
HostedTable::Setup continuationOf(const Party& party) {
  HostedTable::Setup setup = party.table->setup();
  setup.record = party.session().record();
  setup.savedSeats = party.table->savedSeats();
  return setup;
}

}  // namespace

class TestTableInRoom : public QObject {
  Q_OBJECT

 private slots:
  void allSeatsOfANewTableInARoomAreFree();
  void disconnectsFloodingTableOwner();
  void seatedTableOwnerStartsTheGameAndOtherPlayersCannot();
  void otherPlayerStartsTheGameIfTheTableOwnerIsAway();
  void watchingTableOwnerCannotStartTheGame();
  void recordDoesNotNameTheFormerPersonInAComputerPlayersSeat();
  void onlyTheTableOwnerSetsPermissionsAndRemovesGuests();
  void everySeatedPersonMayLetAComputerPlayerFillIn();
  void gameWaitsIfAllPeopleAreDisconnected();
  void seatsAndBlockListsOfATableSurviveARestart();
  void guestsContinueTheGameAfterTheHostRestarts();
  void simultaneousChoiceMustBeRepeatedAfterARestart();
};

void TestTableInRoom::allSeatsOfANewTableInARoomAreFree() {
  Party party(roomSetup());
  QCOMPARE(party.table->freeSeats(), 3);
  Stranger guest(party, keyOf(7));
  guest.send(hello());
  QVERIFY(seatOf(party, 0).key == keyOf(7));
  QCOMPARE(party.table->freeSeats(), 2);
  QVERIFY(party.table->isSeated(keyOf(7)));
  QVERIFY(!party.table->isSeated(keyOf(0)));
  GuestTable& owner = party.invite();
  QCOMPARE(owner.you(), 1);
  QVERIFY(owner.isYours());
  QCOMPARE(owner.seats().owner, 1);
}

void TestTableInRoom::disconnectsFloodingTableOwner() {
  Party party(roomSetup());
  Stranger owner(party, keyOf(0));
  owner.send(hello());
  for (int i = 0; i < 200; ++i) owner.way->send(guestMessage(Vote{true}));
  Party::settle();
  QVERIFY(owner.reason == Goodbye::Reason::tooMuch);
}

void TestTableInRoom::seatedTableOwnerStartsTheGameAndOtherPlayersCannot() {
  Party party(roomSetup());
  GuestTable& owner = party.invite();
  GuestTable& other = party.invite();
  QVERIFY(!other.isYours());
  other.begin();
  Party::settle();
  QVERIFY(!party.table->isPlaying());
  owner.begin();
  Party::settle();
  QVERIFY(party.table->isPlaying());
  QVERIFY(Party::knowsAll(other, party.session()));
}

void TestTableInRoom::otherPlayerStartsTheGameIfTheTableOwnerIsAway() {
  Party party(roomSetup());
  party.invite();
  GuestTable& other = party.invite();
  party.cut(0);
  Party::settle();
  QCOMPARE(other.seats().owner, kNoPlayer);
  other.begin();
  Party::settle();
  QVERIFY(party.table->isPlaying());
}

void TestTableInRoom::watchingTableOwnerCannotStartTheGame() {
  Party party(roomSetup());
  GuestTable& owner = party.show();
  GuestTable& other = party.invite();
  owner.begin();
  Party::settle();
  QVERIFY(!party.table->isPlaying());
  // An owner without a seat can still change the permissions.
  owner.allow({.writing = false});
  Party::settle();
  QVERIFY(!other.seats().allowed.writing);
}

void TestTableInRoom::recordDoesNotNameTheFormerPersonInAComputerPlayersSeat() {
  HostedTable::Setup setup = roomSetup();
  setup.header.seats[2] = {.portrait = 3, .name = "Former"};
  Party party(setup);
  party.invite().begin();
  Party::settle();
  const Seat seat = party.session().header().seats[2];
  QVERIFY(!isPerson(seat));
  QVERIFY(std::ranges::count(kComputerNames, seat.name) == 1);
  QCOMPARE(seatOf(party, 2).name, QString::fromStdString(seat.name));
}

void TestTableInRoom::onlyTheTableOwnerSetsPermissionsAndRemovesGuests() {
  Party party(roomSetup());
  GuestTable& owner = party.invite();
  GuestTable& second = party.invite();
  GuestTable& third = party.invite();
  third.allow({.computersHold = true});
  third.removePlayer(1);
  Party::settle();
  QVERIFY(second.isReached());
  QVERIFY(!owner.seats().allowed.computersHold);
  owner.allow({.computersHold = true});
  owner.removePlayer(1);
  owner.removePlayer(0);  // no effect: the owner cannot remove the owner
  Party::settle();
  QVERIFY(!second.isReached());
  QVERIFY(owner.isReached());
  QVERIFY(third.seats().allowed.computersHold);
  QVERIFY(party.table->savedSeats().removed == QSet<Fingerprint>{keyOf(1)});
}

// The owner does not come back. Once anyone may take the seat, the others can continue without
// waiting for a substitute.
void TestTableInRoom::everySeatedPersonMayLetAComputerPlayerFillIn() {
  Party party(roomSetup("underwear", 3));
  GuestTable& owner = party.invite();
  GuestTable& second = party.invite();
  party.invite();
  owner.begin();
  Party::settle();
  party.cut(0);
  Party::settle();
  party.now += 479'999;
  party.table->updateTimes();
  Party::settle();
  QVERIFY(second.seats().fillable.empty());
  second.fillIn(0);
  Party::settle();
  QVERIFY(party.table->seats().waits);
  party.now += 1;
  party.table->updateTimes();
  Party::settle();
  QCOMPARE(second.seats().fillable, std::vector<std::uint8_t>{0});
  second.fillIn(2);  // no effect: this player is connected
  second.fillIn(0);
  Party::settle();
  QVERIFY(!party.table->seats().waits);
  QVERIFY(second.seats().fillable.empty());
  QCOMPARE(seatOf(party, 0).state, SeatNow::State::disconnected);
  QVERIFY(second.seats().seats[0].isFilled);
  const std::size_t before = party.session().position();
  const auto hasPlayed = [&] {
    playAnything(party);
    return party.session().position() >= before + 5;
  };
  QTRY_VERIFY_WITH_TIMEOUT(hasPlayed(), 20'000);
  // Another change of the permissions does not end it; the owner's return does.
  party.table->allow({.hints = true});
  QVERIFY(!party.table->seats().waits);
  party.connectGuest(0);
  Party::settle();
  QCOMPARE(seatOf(party, 0).state, SeatNow::State::connected);
}

// When all people are disconnected, computer players do not continue the game.
void TestTableInRoom::gameWaitsIfAllPeopleAreDisconnected() {
  Party party(roomSetup());
  party.invite();
  QVERIFY(!party.table->isDeserted());
  party.guest(0).allow({.computersHold = true});
  party.guest(0).begin();
  Party::settle();
  party.cut(0);
  Party::settle();
  QVERIFY(party.table->isDeserted());
  party.now += 200'000;
  party.table->updateTimes();
  QVERIFY(party.table->seats().waits);
  party.connectGuest(0);
  Party::settle();
  QVERIFY(!party.table->seats().waits);
}

// A restart keeps substitutes, the friends and block lists of all players, and the list of removed
// guests.
void TestTableInRoom::seatsAndBlockListsOfATableSurviveARestart() {
  Party before(roomSetup("life", 3));
  before.invite();
  before.invite({.friends = {keyOf(5)}, .blocked = {keyOf(6)}});
  before.invite();
  before.guest(0).begin();
  Party::settle();
  before.guest(0).removePlayer(2);
  before.cut(1);
  Party::settle();
  before.now += 180'000;
  Stranger helper(before, keyOf(5));
  helper.send(hello());
  QVERIFY(seatOf(before, 1).key == keyOf(5));

  Party party(continuationOf(before));
  party.table->begin();
  Party::settle();
  QVERIFY(party.table->savedSeats() == before.table->savedSeats());
  // After the restart, the substitute still has the seat, and its scores belong to the original
  // player.
  QVERIFY(seatOf(party, 1).key == keyOf(5));
  QCOMPARE(seatOf(party, 1).originalPlayer, u"Guest 1"_s);
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::disconnected);
  QCOMPARE(party.session().header().seats[1].name, "Guest 1");
  QCOMPARE(seatOf(party, 2).state, SeatNow::State::computer);
  QCOMPARE(seatOf(party, 0).state, SeatNow::State::disconnected);
  Stranger removed(party, keyOf(2));
  removed.send(hello());
  QVERIFY(removed.reason == Goodbye::Reason::removed);
  Stranger first(party, keyOf(1));
  first.send(hello());
  QVERIFY(first.reason == Goodbye::Reason::full);
  Stranger again(party, keyOf(5));
  again.send(hello());
  QVERIFY(!again.reason);
  QCOMPARE(seatOf(party, 1).state, SeatNow::State::connected);
}

// After a restart of the host, the guests continue the same game at its last position.
void TestTableInRoom::guestsContinueTheGameAfterTheHostRestarts() {
  Party before(roomSetup());
  for (int i = 0; i < 3; ++i) before.invite();
  before.guest(0).begin();
  Party::settle();
  for (int i = 0; i < 5; ++i) QVERIFY(playAnything(before));

  Party party(continuationOf(before));
  party.table->begin();
  Party::settle();
  party.guests = std::move(before.guests);
  QSignalSpy begun(&party.guest(1), &GuestTable::begun);
  for (int i = 0; i < 3; ++i) party.connectGuest(i);
  Party::settle();
  QCOMPARE(begun.count(), 0);
  QVERIFY(Party::knowsAll(party.guest(1), party.session()));
  QVERIFY(!party.table->seats().waits);
  for (int i = 0; i < 5; ++i) QVERIFY(playAnything(party));
}

// In a simultaneous turn, one player's choice was sent to the guests. It is recorded only when all
// players have chosen.
void TestTableInRoom::simultaneousChoiceMustBeRepeatedAfterARestart() {
  Party before(roomSetup("life"));
  for (int i = 0; i < 3; ++i) before.invite();
  before.guest(0).begin();
  Party::settle();
  const std::size_t dealt = before.guest(0).story().size();
  QVERIFY(playAnything(before));
  QVERIFY(before.guest(0).view().legal().empty());
  QVERIFY(before.guest(0).story().size() > dealt);

  Party party(continuationOf(before));
  party.table->begin();
  Party::settle();
  party.guests = std::move(before.guests);
  for (int i = 0; i < 3; ++i) party.connectGuest(i);
  Party::settle();
  QVERIFY(!party.guest(0).view().legal().empty());
  QCOMPARE(party.guest(0).story().size(), dealt);
}

DOWNPILE_TEST(TestTableInRoom);
#include "tst_table_in_room.moc"
