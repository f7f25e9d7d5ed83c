// SPDX-License-Identifier: GPL-3.0-or-later
// People in a room: they see the tables that are for them, open some, sit down and play; what was
// written down is there when the program is started again.
#include "../support/skipped_time.h"
#include "host/seat_keeping.h"
#include "house.h"
#include "invitation/invitation.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

class TestRoom : public QObject {
  Q_OBJECT

 private slots:
  void whoComesSeesTheTables();
  void whatIsNewIsToldOnceASecond();
  void tablesForFriendsAreSeenByFriends();
  void tablesByInvitationAreSeenByNobody();
  void whoIsBlockedSeesNoFreeSeat();
  void whoMayStandInSeesAFreeSeat();
  void tablesAreBounded();
  void aGameThatWasLeftMakesWay();
  void aWishIsNotDoneOnceMoreAfterAStart();
  void onlyTwoHundredTablesAreTold();
  void whatIsNoGameIsRefused();
  void firstMessagesThatAreNone_data();
  void firstMessagesThatAreNone();
  void whoSaysTooMuchGoes();
  void visitorsAndStrangersAreBounded();
  void whoArrivesLateTakesNoPlace();
  void aSecondConnectionTakesThePlaceOfTheFirst();
  void peoplePlay();
  void everythingIsThereAgain();
  void secondGameContinuesAtItsTableAfterARestart();
  void theNextGameAfterAStartHasOtherCards();
  void seatsAreTheSameAfterAStartBetweenGames();
  void whoSatDownForSomebodyStillDoes();
  void aRecordThatCannotBeReadIsSaid();
  void emptyTablesAreClosed();
  void leftGamesAreClosedAfterADay();
};

void TestRoom::whoComesSeesTheTables() {
  House house;
  const auto sena = house.enter(0);
  QCOMPARE(sena->all<LobbyNow>().size(), 1U);
  QCOMPARE(sena->all<LobbyNow>()[0].room, u"Club"_s);
  QVERIFY(sena->tables().empty());
  const QString id = House::openTable(*sena, wantedTable("life", 4));
  QVERIFY(!id.isEmpty());
  const auto mira = house.enter(1);
  QCOMPARE(mira->tables().size(), 1U);
  const TableNow table = mira->tables()[id];
  QCOMPARE(table.name, u"Sunday"_s);
  QCOMPARE(table.free, 4);
  QCOMPARE(table.seats.size(), 4U);
  QCOMPARE(table.seats[0].kind, "fair");
  QVERIFY(!table.isPlaying && !table.isYours);
  const RecordReading header = readRecord(table.header);
  QCOMPARE(header.record.header.game, "life");
  QVERIFY(house.enter(0)->tables()[id].isYours);
}

void TestRoom::whatIsNewIsToldOnceASecond() {
  QVERIFY(Room::Limits().newsTime == std::chrono::seconds(1));
  // Long enough for a slow machine: it is only skipped here.
  Room::Limits rarely;
  rarely.newsTime = std::chrono::seconds(20);
  House house(rarely);
  const auto sena = house.enter(0);
  const auto mira = house.enter(1);
  const QString id = House::openTable(*sena, wantedTable());
  SkippedTime time;
  QVERIFY(mira->tables().empty());
  QVERIFY(time.skip({house.room.get()}));
  QCOMPARE(time.now(), 20'000);
  QTRY_COMPARE(mira->tables().size(), 1U);
  house.sit(2, id);
  house.sit(3, id);
  QCOMPARE(mira->all<TableChanged>().size(), 1U);
  QVERIFY(time.skip({house.room.get()}));
  QTRY_COMPARE(mira->tables()[id].free, 1);
  // Both at once.
  QCOMPARE(mira->all<TableChanged>().size(), 2U);
  QCOMPARE(mira->tables()[id].seats[1].name, u"Guest 3"_s);
  QVERIFY(mira->tables()[id].seats[1].who == keyOf(3));
}

void TestRoom::tablesForFriendsAreSeenByFriends() {
  House house;
  auto owner = house.enter(0, {.friends = {keyOf(1)}});
  const QString id = House::openTable(*owner, wantedTable("underwear", 3, Access::friends));
  QVERIFY(!id.isEmpty());
  QCOMPARE(house.enter(1)->tables().size(), 1U);
  QCOMPARE(house.enter(2)->tables().size(), 0U);
  QVERIFY(house.sit(1, id).isReached());
  QVERIFY(!house.sit(2, id).isReached());
  // Friends are whom the owner names today; who sits there stays.
  owner = house.enter(0, {.friends = {keyOf(2)}});
  QVERIFY(house.sit(2, id).isReached());
  house.connectGuest(1);
  QVERIFY(house.guests[1]->isReached());
  house.openAgain();
  QCOMPARE(house.enter(2)->tables().size(), 1U);
  house.now += kKeptBetweenGames;
  QTRY_COMPARE(house.enter(1)->tables().size(), 0U);
}

void TestRoom::tablesByInvitationAreSeenByNobody() {
  House house;
  const auto owner = house.enter(0, {.friends = {keyOf(1)}});
  const QString id = House::openTable(*owner, wantedTable("underwear", 3, Access::invitation));
  QCOMPARE(id.size(), 26);
  QVERIFY(isTableName(id));
  house.room->keepHouse();
  QVERIFY(house.enter(1)->tables().empty());
  // The id is the key, and a wrong one is as none at all.
  auto stranger = house.call(3);
  stranger->say(guestMessage(Hello{.name = u"X"_s, .table = id.left(25)}));
  QTRY_VERIFY(stranger->isTurnedAway(Goodbye::Reason::noSuchTable));
  QVERIFY(house.sit(2, id).isReached());
}

void TestRoom::whoIsBlockedSeesNoFreeSeat() {
  House house;
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, wantedTable());
  house.sit(1, id, {.blocked = {keyOf(5)}});
  QCOMPARE(house.enter(5)->tables()[id].free, 0);
  QCOMPARE(house.enter(6)->tables()[id].free, 2);
  QVERIFY(!house.sit(5, id).isReached());
}

// Blue for friends, then red for anybody but those who are blocked.
void TestRoom::whoMayStandInSeesAFreeSeat() {
  House house;
  const QString id = House::openTable(*house.enter(0), wantedTable("underwear", 2));
  house.sit(0, id);
  house.sit(1, id, {.friends = {keyOf(5)}, .blocked = {keyOf(6)}});
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[0]->isPlaying());
  house.leave(1);
  const auto freeFor = [&](int number) { return house.enter(number)->tables()[id].free; };
  QCOMPARE(freeFor(5), 0);
  house.now += 3 * 60'000;
  QCOMPARE(freeFor(5), 1);
  QCOMPARE(freeFor(6), 0);
  QCOMPARE(freeFor(7), 0);
  house.now += 5 * 60'000;
  QCOMPARE(freeFor(6), 0);
  QCOMPARE(freeFor(7), 1);
}

// Once everybody is gone for as long as an empty table is kept; the one that was left first.
void TestRoom::aGameThatWasLeftMakesWay() {
  House house({.tables = 2});
  QStringList ids;
  for (int person = 0; person < 2; ++person) {
    ids << House::openTable(*house.enter(person), wantedTable());
    house.sit(person, ids[person]);
    house.guests[person]->begin();
    QTRY_VERIFY(house.guests[person]->isPlaying());
  }
  house.leave(1);
  house.now += 1000;
  house.room->keepHouse();
  house.leave(0);
  house.now += 598'999;
  const auto other = house.enter(5);
  QVERIFY(House::openTable(*other, wantedTable()).isEmpty());
  house.now += 1;
  QVERIFY(!House::openTable(*other, wantedTable()).isEmpty());
  QVERIFY(house.room->table(ids[0]) != nullptr);
  QVERIFY(house.room->table(ids[1]) == nullptr);
  QCOMPARE(house.room->tables(), 2);
}

// It was written down, but the answer was lost with the server.
void TestRoom::aWishIsNotDoneOnceMoreAfterAStart() {
  House house;
  const QString id = House::openTable(*house.enter(0), wantedTable("up-and-down", 3));
  GuestTable& guest = house.sit(0, id);
  guest.begin();
  QTRY_VERIFY(guest.isPlaying());
  const auto mayUndoTwice = [&] {
    const Session* session = house.room->table(id)->session();
    return session->record().indicesInForce().size() > 8 && guest.may(Wish::undo);
  };
  for (int i = 0; i < 200 && !mayUndoTwice(); ++i) {
    house.playAnything();
    QTest::qWait(1);
  }
  QVERIFY(mayUndoTwice());
  std::optional<Answer> answer;
  guest.ask(Wish::undo, [&](const Answer& given) { answer = given; });
  guest.use(MemoryConnection::pair().first);  // nothing is heard here
  const auto undone = [&] {
    std::size_t times = 0;
    for (const RecordEntry& entry : house.room->table(id)->session()->record().entries) {
      if (entry.kind == RecordEntry::Kind::undo) ++times;
    }
    return times;
  };
  QTRY_COMPARE(undone(), 1U);
  QVERIFY(!answer);
  QTest::qWait(50);  // until it is on the disk
  house.openAgain();
  QCOMPARE(undone(), 1U);
  house.connectGuest(0);
  QTRY_VERIFY(answer.has_value());
  QVERIFY(answer->kind == Answer::Kind::stale);
  QCOMPARE(undone(), 1U);
}

void TestRoom::tablesAreBounded() {
  House house({.tables = 3, .tablesAnOwner = 2});
  const auto owner = house.enter(0);
  QVERIFY(!House::openTable(*owner, wantedTable()).isEmpty());
  QVERIFY(!House::openTable(*owner, wantedTable()).isEmpty());
  QVERIFY(House::openTable(*owner, wantedTable()).isEmpty());
  QVERIFY(owner->all<Refused>().back().reason == Refused::Reason::tooManyOwn);
  const auto other = house.enter(1);
  QVERIFY(!House::openTable(*other, wantedTable()).isEmpty());
  QVERIFY(House::openTable(*other, wantedTable()).isEmpty());
  QVERIFY(other->all<Refused>().back().reason == Refused::Reason::tooMany);
}

// Those with free seats come first.
void TestRoom::onlyTwoHundredTablesAreTold() {
  House house({.tablesAnOwner = 250});
  auto owner = house.enter(0);
  for (int i = 0; i < 205; ++i) {
    owner->say(wantedTable("underwear", 2));
    if (i % 50 != 0) continue;
    Party::settle();
    house.now += 10'000;  // nobody may ask faster
  }
  QTRY_COMPARE(owner->all<Opened>().size(), 205U);
  const std::vector<Opened> opened = owner->all<Opened>();
  for (int i = 0; i < 2; ++i) house.sit(1 + i, opened[0].table);
  const auto visitor = house.enter(9);
  const auto lobby = visitor->all<LobbyNow>();
  QCOMPARE(lobby.size(), 1U);
  QCOMPARE(lobby[0].tables.size(), 200U);
  QCOMPARE(lobby[0].tables[0].id, opened[1].table);
}

void TestRoom::whatIsNoGameIsRefused() {
  House house;
  const auto owner = house.enter(0);
  const auto isRefused = [&](const std::string& from, const std::string& to) {
    NewTable wanted = wantedTable();
    const auto at = wanted.header.find(from);
    wanted.header.replace(at, from.size(), to);
    return House::openTable(*owner, wanted).isEmpty() &&
           owner->all<Refused>().back().reason == Refused::Reason::noSuchGame;
  };
  QVERIFY(isRefused("underwear", "poker"));
  QVERIFY(isRefused("fair", "nobody"));
  QVERIFY(isRefused("fair", "master-1"));  // is offered to nobody
  QVERIFY(isRefused("players 3", "players 99"));
  QVERIFY(!isRefused("fair", "fair"));
  // A person's seat is played by a computer player until somebody comes.
  QVERIFY(!isRefused("fair", "person"));
  QCOMPARE(house.enter(1)->tables().rbegin()->second.seats[0].kind, "fair");
}

void TestRoom::firstMessagesThatAreNone_data() {
  QTest::addColumn<QByteArray>("message");
  QTest::addColumn<int>("reason");
  const auto row = [](const char* name, const QByteArray& message, Goodbye::Reason reason) {
    QTest::newRow(name) << message << static_cast<int>(reason);
  };
  using Reason = Goodbye::Reason;
  row("nothing", "", Reason::notUnderstood);
  row("no object", "[1]", Reason::notUnderstood);
  row("a table first", visitorMessage(wantedTable()), Reason::notUnderstood);
  row("a vote", guestMessage(Vote{true}), Reason::notUnderstood);
  row("an entry without a name", R"({"type":"enter","protocol":1})", Reason::notUnderstood);
  row("an older visitor", R"({"type":"enter","protocol":99,"name":"a","portrait":0})",
      Reason::olderHost);
  row("a table that is none", guestMessage(Hello{.name = u"a"_s, .table = u"zz"_s}),
      Reason::noSuchTable);
  row("no table", guestMessage(Hello{.name = u"a"_s}), Reason::noSuchTable);
}
void TestRoom::firstMessagesThatAreNone() {
  QFETCH(QByteArray, message);
  QFETCH(int, reason);
  House house;
  const auto caller = house.call(1);
  caller->say(message);
  QTRY_VERIFY(caller->isTurnedAway(static_cast<Goodbye::Reason>(reason)));
  QTRY_VERIFY(caller->isClosed);
}

void TestRoom::whoSaysTooMuchGoes() {
  House house;
  const auto visitor = house.enter(0);
  for (int i = 0; i < 110; ++i) visitor->say(NewTable{.name = {}, .header = "none"});
  QTRY_VERIFY(visitor->isTurnedAway(Goodbye::Reason::tooMuch));
  const auto again = house.enter(0);
  again->say(visitorMessage(Enter{.name = u"twice"_s}));
  QTRY_VERIFY(again->isTurnedAway(Goodbye::Reason::notUnderstood));
}

void TestRoom::visitorsAndStrangersAreBounded() {
  House house({.visitors = 2, .strangers = 3});
  const auto one = house.enter(0);
  const auto two = house.enter(1);
  QVERIFY(house.enter(2)->isTurnedAway(Goodbye::Reason::full));
  std::vector<std::unique_ptr<Caller>> callers;
  for (int i = 0; i < 4; ++i) callers.push_back(house.call(10 + i));
  Party::settle();
  QVERIFY(callers[0]->isTurnedAway(Goodbye::Reason::tooMuch));
  QVERIFY(!callers[1]->isClosed);
}

// What a program said by a connection that it has left can arrive when there is another one.
void TestRoom::whoArrivesLateTakesNoPlace() {
  House house({.visitors = 1});
  const auto come = [&house](int number) {
    auto caller = house.call(0);
    caller->say(Enter{.name = u"Anna"_s, .call = {u"one"_s, number}});
    Party::settle();
    return caller;
  };
  const auto second = come(2);
  const auto first = come(1);
  QVERIFY(first->isTurnedAway(Goodbye::Reason::elsewhere));
  QVERIFY(!second->isClosed);
  const auto third = come(3);
  QVERIFY(second->isTurnedAway(Goodbye::Reason::elsewhere));
  QCOMPARE(third->all<LobbyNow>().size(), 1U);
}

void TestRoom::aSecondConnectionTakesThePlaceOfTheFirst() {
  House house({.visitors = 1});
  const auto first = house.enter(0);
  const auto second = house.enter(0);
  QVERIFY(first->isTurnedAway(Goodbye::Reason::elsewhere));
  QCOMPARE(second->all<LobbyNow>().size(), 1U);
}

void TestRoom::peoplePlay() {
  House house;
  const QString id = House::openTable(*house.enter(0), wantedTable());
  for (int i = 0; i < 3; ++i) house.sit(i, id);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[2]->isPlaying());
  QVERIFY(house.enter(9)->tables()[id].isPlaying);
  for (int i = 0; i < 10; ++i) QVERIFY(house.playAnything());
  for (const auto& [number, guest] : house.guests) {
    QTRY_VERIFY(Party::knowsAll(*guest, *house.room->table(id)->session()));
  }
}

// Before somebody has come back the game is there, and waits.
void TestRoom::everythingIsThereAgain() {
  House house;
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, wantedTable("life", 4));
  const QString empty = House::openTable(*owner, wantedTable());
  for (int i = 0; i < 3; ++i) house.sit(i, id);
  house.guests[0]->allow({.writing = false, .hints = true, .thinking = 120});
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[2]->isPlaying());
  for (int round = 0; round < 3; ++round) {
    for (int i = 0; i < 4; ++i) {
      QVERIFY(QTest::qWaitFor([&] { return house.playAnything(); }));
    }
    QTest::qWait(50);
    const std::string before = recordText(house.room->table(id)->session()->record());
    house.openAgain();
    const HostedTable* table = house.room->table(id);
    QVERIFY(table != nullptr && table->isPlaying());
    const std::string after = recordText(table->session()->record());
    // A computer player may have moved since.
    QVERIFY(after.starts_with(before));
    QCOMPARE(table->seats().seats[1].state, SeatNow::State::cutOff);
    QCOMPARE(table->seats().seats[1].name, u"Guest 1"_s);
    QCOMPARE(table->seats().seats[3].state, SeatNow::State::computer);
    QVERIFY(!table->terms().allowed.writing && table->terms().allowed.hints);
    QCOMPARE(table->terms().allowed.thinking, 120);
    QVERIFY(house.room->table(empty) != nullptr);
    QSignalSpy begun(house.guests[1].get(), &GuestTable::begun);
    for (int i = 0; i < 3; ++i) house.connectGuest(i);
    QVERIFY(!table->seats().waits);
    // It is the same game for them.
    QCOMPARE(begun.count(), 0);
    for (int i = 0; i < 3; ++i) {
      QTRY_VERIFY(Party::knowsAll(*house.guests[i], *table->session()));
      QCOMPARE(house.guests[i]->you(), i);
    }
  }
}

void TestRoom::secondGameContinuesAtItsTableAfterARestart() {
  House house;
  NewTable wanted = wantedTable("underwear", 2);
  RecordHeader header = readRecord(wanted.header).record.header;
  header.options[*findOption(findGame(header.game)->info->options, "target")] = 10;
  wanted.header = headerText(header);
  const QString id = House::openTable(*house.enter(0), wanted);
  for (int i = 0; i < 2; ++i) house.sit(i, id);
  house.guests[0]->allow({.computersHold = true});
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[1]->isPlaying());
  while (house.room->table(id)->isPlaying()) {
    house.now += 100;
    house.playAnything();
    Party::settle();
  }
  house.guests[0]->begin();
  QTRY_VERIFY(!house.guests[1]->view().standing().gameOver);
  house.openAgain();
  QVERIFY(house.room->table(id)->isPlaying());
  QVERIFY(house.room->table(id)->terms().allowed.computersHold);
  QSignalSpy begun(house.guests[1].get(), &GuestTable::begun);
  for (int i = 0; i < 2; ++i) house.connectGuest(i);
  for (int i = 0; i < 2; ++i) {
    QTRY_VERIFY(Party::knowsAll(*house.guests[i], *house.room->table(id)->session()));
    QCOMPARE(house.guests[i]->you(), i);
    QCOMPARE(house.guests[i]->deck(), DeckWitness::State::cut);
  }
  QCOMPARE(begun.count(), 0);
}

void TestRoom::theNextGameAfterAStartHasOtherCards() {
  House house;
  const QString id = House::openTable(*house.enter(0), wantedTable());
  house.sit(0, id);
  house.openAgain();
  QVERIFY(!house.room->table(id)->isBegun());
  // Who sat there before a game has the seat when coming back soon, and nobody waits.
  QCOMPARE(house.room->table(id)->freeSeats(), 2);
  house.connectGuest(0);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[0]->isPlaying());
  const auto first = house.room->table(id)->session()->header();
  QVERIFY(first.seal.has_value());
  // The seal has the number of the person.
  QCOMPARE(first.seal->numbers.size(), 1U);
}

// Whoever is back first begins at once: the others find their own seats all the same.
void TestRoom::seatsAreTheSameAfterAStartBetweenGames() {
  House house;
  const QString id = House::openTable(*house.enter(0), wantedTable("underwear", 3));
  for (int i = 0; i < 3; ++i) house.sit(i, id);
  house.openAgain();
  house.connectGuest(2);
  house.guests[2]->begin();
  QTRY_VERIFY(house.guests[2]->isPlaying());
  QCOMPARE(house.guests[2]->you(), 2);
  QVERIFY(house.room->table(id)->seats().waits);
  house.connectGuest(1);
  house.connectGuest(0);
  for (int i = 0; i < 3; ++i) QCOMPARE(house.guests[i]->you(), i);
  QVERIFY(!house.room->table(id)->seats().waits);
}

// A seat that was taken by the clock of D9, or by an owner's word.
void TestRoom::whoSatDownForSomebodyStillDoes() {
  House house;
  const QString id = House::openTable(*house.enter(0), wantedTable("life", 3));
  for (int i = 0; i < 3; ++i) house.sit(i, id);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[2]->isPlaying());
  house.leave(1);
  house.now += 480'000;
  QVERIFY(house.sit(7, id).isReached());
  house.openAgain();
  const HostedTable* table = house.room->table(id);
  QVERIFY(table->seats().seats[1].who == keyOf(7));
  QCOMPARE(table->seats().seats[1].standsInFor, u"Guest 1"_s);
  QCOMPARE(table->session()->header().seats[1].name, "Guest 1");
  QVERIFY(!house.sit(1, id).isReached());
  house.connectGuest(7);
  QCOMPARE(house.guests[7]->you(), 1);
}

// The table is there without its game, and others are not harmed.
void TestRoom::aRecordThatCannotBeReadIsSaid() {
  House house;
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, wantedTable());
  const QString other = House::openTable(*owner, wantedTable());
  for (const QString& table : {id, other}) {
    house.sit(0, table);
    house.guests[0]->begin();
    QTRY_VERIFY(house.guests[0]->isPlaying());
  }
  bool isKept = false;
  const auto journal = house.store->newGame(id, 7, 1);
  journal->keep("no record\n", [&](bool kept) { isKept = kept; });
  QTRY_VERIFY(isKept);
  house.notes.clear();
  house.openAgain();
  QVERIFY(house.notes.contains(u"A game cannot be gone on with; its record was left."_s));
  QVERIFY(house.room->table(id) != nullptr && !house.room->table(id)->isBegun());
  QVERIFY(house.room->table(other)->isPlaying());
  // Another one can be begun.
  house.sit(0, id);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[0]->isPlaying());
  house.openAgain();
  QVERIFY(house.room->table(id)->isPlaying());
}

void TestRoom::emptyTablesAreClosed() {
  House house;
  auto owner = house.enter(0);
  const QString id = House::openTable(*owner, wantedTable());
  const QString other = House::openTable(*owner, wantedTable());
  house.sit(1, other);
  QTRY_COMPARE(owner->tables().size(), 2U);
  house.now += 599'999;
  house.room->keepHouse();
  QCOMPARE(house.room->tables(), 2);
  house.now += 1;
  house.room->keepHouse();
  QVERIFY(house.room->table(id) == nullptr);
  QVERIFY(house.room->table(other) != nullptr);
  QTRY_COMPARE(owner->all<TableGone>().size(), 1U);
  house.openAgain();
  QCOMPARE(house.room->tables(), 1);
}

void TestRoom::leftGamesAreClosedAfterADay() {
  House house;
  const QString id = House::openTable(*house.enter(0), wantedTable());
  house.sit(0, id);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[0]->isPlaying());
  house.leave(0);
  house.now += 86'399'999;
  house.room->keepHouse();
  QVERIFY(house.room->table(id) != nullptr);
  house.now += 1;
  house.room->keepHouse();
  QCOMPARE(house.room->tables(), 0);
  house.openAgain();
  QCOMPARE(house.room->tables(), 0);
}

DOWNPILE_TEST(TestRoom);
#include "tst_room.moc"
