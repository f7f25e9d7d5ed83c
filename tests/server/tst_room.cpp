// SPDX-License-Identifier: GPL-3.0-or-later
// Visitors of a room: they see the tables open to them, open tables, sit down and play. Tables and
// games survive a restart of the program.
#include "../support/eventually.h"
#include "../support/skipped_time.h"
#include "host/seat_reservation.h"
#include "house.h"
#include "invitation/invitation.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

class TestRoom : public QObject {
  Q_OBJECT

 private slots:
  void visitorSeesTheTables();
  void lobbyChangesAreSentAtMostOncePerSecond();
  void friendsOfTheTableOwnerSeeATableForFriendsAndOthersDoNot();
  void invitationOnlyTablesAreMissingFromTheRoomsTableList();
  void visitorBlockedByASeatedPlayerSeesNoFreeSeatAtTheTable();
  void nameOfTheHouseRulesIsListedAndSurvivesARestart();
  void seatOfADisconnectedPlayerIsFreeForFriendsFirstAndLaterForOthers();
  void limitsTablesPerOwnerAndRoom();
  void newTableInAFullRoomReplacesTheTableAbandonedForTheLongestTime();
  void repeatedUndoRequestHasNoEffectAfterARestart();
  void listsAtMostTwoHundredTables();
  void refusesToOpenATableForAnInvalidGame();
  void rejectsInvalidFirstMessage_data();
  void rejectsInvalidFirstMessage();
  void disconnectsFloodingClient();
  void limitsVisitorsAndConnectionsThatHaveNotEntered();
  void olderConnectionDoesNotReplaceANewerOne();
  void secondConnectionOfAVisitorReplacesTheFirst();
  void guestsPlayAGameAtATableOfTheRoom();
  void tablesAndGamesSurviveARestart();
  void secondGameOfATableContinuesAfterARestart();
  void guestsOfATableWithoutAGameShuffleItsFirstGameAfterARestart();
  void seatsSurviveARestartBetweenGames();
  void substituteKeepsTheSeatAfterARestart();
  void tableWithAnUnreadableRecordRemainsWithoutItsGame();
  void closesTablesThatAreEmptyForTenMinutes();
  void closesAbandonedGamesAfterADay();
  void bannedPeopleAreDisconnectedAndRefused();
  void operatorClosesATable();
  void absentPeopleAreToldThatTheOperatorClosedTheirTable();
  void logCountsRefusedConnections();
  void logNamesPeopleByKeyAndLimitsEntriesAboutPeople();
};

void TestRoom::visitorSeesTheTables() {
  House house;
  const auto sena = house.enter(0);
  QCOMPARE(sena->all<LobbyNow>().size(), 1U);
  QCOMPARE(sena->all<LobbyNow>()[0].room, u"Club"_s);
  QVERIFY(sena->tables().empty());
  const QString id = House::openTable(*sena, tableRequest("life", 4));
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
  // At seats that the request gave to people, the computer players have names of their own.
  NewTable request = tableRequest();
  request.header = headerText(withoutSecrets(peopleHeader("life", 4, 1)));
  const auto again = house.enter(0);
  const QString other = House::openTable(*again, request);
  const TableNow people = house.enter(2)->tables()[other];
  QSet<QString> names;
  for (const SeatNow& seat : people.seats) names << seat.name;
  QVERIFY(names.size() == 4 && !names.contains(QString()));
}

void TestRoom::lobbyChangesAreSentAtMostOncePerSecond() {
  QVERIFY(Room::Limits().newsTime == std::chrono::seconds(1));
  // The test skips this time between two messages about changes, so it may be long enough for a
  // slow machine.
  Room::Limits rarely;
  rarely.newsTime = std::chrono::seconds(20);
  House house(rarely);
  const auto sena = house.enter(0);
  const auto mira = house.enter(1);
  const QString id = House::openTable(*sena, tableRequest());
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
  // Two changes of a table within newsTime are sent in one message.
  QCOMPARE(mira->all<TableChanged>().size(), 2U);
  QCOMPARE(mira->tables()[id].seats[1].name, u"Guest 3"_s);
  QVERIFY(mira->tables()[id].seats[1].key == keyOf(3));
}

void TestRoom::friendsOfTheTableOwnerSeeATableForFriendsAndOthersDoNot() {
  House house;
  auto owner = house.enter(0, {.friends = {keyOf(1)}});
  const QString id = House::openTable(*owner, tableRequest("underwear", 3, Access::friends));
  QVERIFY(!id.isEmpty());
  QCOMPARE(house.enter(1)->tables().size(), 1U);
  QCOMPARE(house.enter(2)->tables().size(), 0U);
  QVERIFY(house.sit(1, id).isReached());
  QVERIFY(!house.sit(2, id).isReached());
  // The owner's latest list of friends decides which guests may join. Guests with a seat keep it.
  owner = house.enter(0, {.friends = {keyOf(2)}});
  QVERIFY(house.sit(2, id).isReached());
  house.connectGuest(1);
  QVERIFY(house.guests[1]->isReached());
  house.restart();
  QCOMPARE(house.enter(2)->tables().size(), 1U);
  house.now += kReservedBetweenGames;
  QTRY_COMPARE(house.enter(1)->tables().size(), 0U);
}

void TestRoom::invitationOnlyTablesAreMissingFromTheRoomsTableList() {
  House house;
  const auto owner = house.enter(0, {.friends = {keyOf(1)}});
  const QString id = House::openTable(*owner, tableRequest("underwear", 3, Access::invitation));
  QCOMPARE(id.size(), 26);
  QVERIFY(isTableName(id));
  house.room->cleanUp();
  QVERIFY(house.enter(1)->tables().empty());
  // A caller needs the full id of an invitation-only table.
  auto stranger = house.call(3);
  stranger->send(guestMessage(Hello{.name = u"X"_s, .table = id.left(25)}));
  QTRY_VERIFY(stranger->isDismissedFor(Goodbye::Reason::noSuchTable));
  QVERIFY(house.sit(2, id).isReached());
}

void TestRoom::visitorBlockedByASeatedPlayerSeesNoFreeSeatAtTheTable() {
  House house;
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, tableRequest());
  house.sit(1, id, {.blocked = {keyOf(5)}});
  QCOMPARE(house.enter(5)->tables()[id].free, 0);
  QCOMPARE(house.enter(6)->tables()[id].free, 2);
  QVERIFY(!house.sit(5, id).isReached());
}

void TestRoom::nameOfTheHouseRulesIsListedAndSurvivesARestart() {
  House house;
  NewTable wanted = tableRequest();
  wanted.rulesName = u"Friday rules"_s;
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, wanted);
  QTRY_COMPARE(owner->tables()[id].rulesName, wanted.rulesName);
  QCOMPARE(house.sit(1, id).rulesName(), wanted.rulesName);
  house.restart();
  QCOMPARE(house.enter(5)->tables()[id].rulesName, wanted.rulesName);
  QCOMPARE(house.sit(2, id).rulesName(), wanted.rulesName);
}

// Three minutes after a player has disconnected, friends of this player may take the seat. After
// eight minutes, everybody whom this player has not blocked may take it.
void TestRoom::seatOfADisconnectedPlayerIsFreeForFriendsFirstAndLaterForOthers() {
  House house;
  const QString id = House::openTable(*house.enter(0), tableRequest("underwear", 2));
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

// If the room is full, a new table replaces the table whose last person left first, at least 10
// minutes ago.
void TestRoom::newTableInAFullRoomReplacesTheTableAbandonedForTheLongestTime() {
  House house({.tables = 2});
  QStringList ids;
  for (int person = 0; person < 2; ++person) {
    ids << House::openTable(*house.enter(person), tableRequest());
    house.sit(person, ids[person]);
    house.guests[person]->begin();
    QTRY_VERIFY(house.guests[person]->isPlaying());
  }
  house.leave(1);
  house.now += 1000;
  house.room->cleanUp();
  house.leave(0);
  house.now += 598'999;
  const auto other = house.enter(5);
  QVERIFY(House::openTable(*other, tableRequest()).isEmpty());
  house.now += 1;
  QVERIFY(!House::openTable(*other, tableRequest()).isEmpty());
  QVERIFY(house.room->table(ids[0]) != nullptr);
  QVERIFY(house.room->table(ids[1]) == nullptr);
  QCOMPARE(house.room->tables(), 2);
}

// The guest requested an undo. The server stored it, but was ended before it answered. The guest
// repeats the request, which has no effect.
void TestRoom::repeatedUndoRequestHasNoEffectAfterARestart() {
  House house;
  const QString id = House::openTable(*house.enter(0), tableRequest("up-and-down", 3));
  GuestTable& guest = house.sit(0, id);
  guest.begin();
  QTRY_VERIFY(guest.isPlaying());
  const auto mayUndoTwice = [&] {
    const Session* session = house.room->table(id)->session();
    return session->record().indicesInForce().size() > 8 && guest.may(GameRequest::undo);
  };
  QVERIFY(eventually([&] {
    if (mayUndoTwice()) return true;
    house.playAnything();
    return false;
  }));
  std::optional<Answer> answer;
  guest.ask(GameRequest::undo, [&](const Answer& given) { answer = given; });
  // Replaces the guest's connection, so the answer to its request is lost.
  guest.use(MemoryConnection::pair().first);
  const auto undone = [&] {
    std::size_t times = 0;
    for (const RecordEntry& entry : house.room->table(id)->session()->record().entries) {
      if (entry.kind == RecordEntry::Kind::undo) ++times;
    }
    return times;
  };
  QTRY_COMPARE(undone(), 1U);
  QVERIFY(!answer);
  house.restart();
  QCOMPARE(undone(), 1U);
  house.connectGuest(0);
  QTRY_VERIFY(answer.has_value());
  QVERIFY(answer->kind == Answer::Kind::stale);
  QCOMPARE(undone(), 1U);
}

void TestRoom::limitsTablesPerOwnerAndRoom() {
  House house({.tables = 3, .tablesAnOwner = 2});
  const auto owner = house.enter(0);
  QVERIFY(!House::openTable(*owner, tableRequest()).isEmpty());
  QVERIFY(!House::openTable(*owner, tableRequest()).isEmpty());
  QVERIFY(House::openTable(*owner, tableRequest()).isEmpty());
  QVERIFY(owner->all<Refused>().back().reason == Refused::Reason::tooManyOwn);
  const auto other = house.enter(1);
  QVERIFY(!House::openTable(*other, tableRequest()).isEmpty());
  QVERIFY(House::openTable(*other, tableRequest()).isEmpty());
  QVERIFY(other->all<Refused>().back().reason == Refused::Reason::tooMany);
}

// The lobby lists tables with free seats first.
void TestRoom::listsAtMostTwoHundredTables() {
  House house({.tablesAnOwner = 250});
  auto owner = house.enter(0);
  for (int i = 0; i < 205; ++i) {
    owner->send(tableRequest("underwear", 2));
    if (i % 50 != 0) continue;
    Party::settle();
    house.now += 10'000;  // time passes, because the rate of requests is limited
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

void TestRoom::refusesToOpenATableForAnInvalidGame() {
  House house;
  const auto owner = house.enter(0);
  const auto isRefused = [&](const std::string& from, const std::string& to) {
    NewTable wanted = tableRequest();
    const auto at = wanted.header.find(from);
    wanted.header.replace(at, from.size(), to);
    return House::openTable(*owner, wanted).isEmpty() &&
           owner->all<Refused>().back().reason == Refused::Reason::noSuchGame;
  };
  QVERIFY(isRefused("underwear", "poker"));
  QVERIFY(isRefused("fair", "nobody"));
  QVERIFY(isRefused("fair", "master-1"));  // this bot exists, but rooms do not offer it
  QVERIFY(isRefused("players 3", "players 99"));
  QVERIFY(!isRefused("fair", "fair"));
  // For a seat planned for a person, a computer player plays until a guest takes it.
  QVERIFY(!isRefused("fair", "person"));
  QCOMPARE(house.enter(1)->tables().rbegin()->second.seats[0].kind, "fair");
}

void TestRoom::rejectsInvalidFirstMessage_data() {
  QTest::addColumn<QByteArray>("message");
  QTest::addColumn<int>("reason");
  const auto row = [](const char* name, const QByteArray& message, Goodbye::Reason reason) {
    QTest::newRow(name) << message << static_cast<int>(reason);
  };
  using Reason = Goodbye::Reason;
  row("nothing", "", Reason::notUnderstood);
  row("not an object", "[1]", Reason::notUnderstood);
  row("request for a table", visitorMessage(tableRequest()), Reason::notUnderstood);
  row("vote", guestMessage(Vote{true}), Reason::notUnderstood);
  row("no name", R"({"type":"enter","protocol":1})", Reason::notUnderstood);
  row("newer protocol", R"({"type":"enter","protocol":99,"name":"a","portrait":0})",
      Reason::olderHost);
  row("unknown table", guestMessage(Hello{.name = u"a"_s, .table = u"zz"_s}), Reason::noSuchTable);
  row("no table", guestMessage(Hello{.name = u"a"_s}), Reason::noSuchTable);
}
void TestRoom::rejectsInvalidFirstMessage() {
  QFETCH(QByteArray, message);
  QFETCH(int, reason);
  House house;
  const auto caller = house.call(1);
  caller->send(message);
  QTRY_VERIFY(caller->isDismissedFor(static_cast<Goodbye::Reason>(reason)));
  QTRY_VERIFY(caller->isClosed);
}

void TestRoom::disconnectsFloodingClient() {
  House house;
  const auto visitor = house.enter(0);
  for (int i = 0; i < 110; ++i) visitor->send(NewTable{.name = {}, .header = "none"});
  QTRY_VERIFY(visitor->isDismissedFor(Goodbye::Reason::tooMuch));
  const auto again = house.enter(0);
  again->send(visitorMessage(Enter{.name = u"twice"_s}));
  QTRY_VERIFY(again->isDismissedFor(Goodbye::Reason::notUnderstood));
}

void TestRoom::limitsVisitorsAndConnectionsThatHaveNotEntered() {
  House house({.visitors = 2, .strangers = 3});
  const auto one = house.enter(0);
  const auto two = house.enter(1);
  QVERIFY(house.enter(2)->isDismissedFor(Goodbye::Reason::full));
  std::vector<std::unique_ptr<Caller>> callers;
  for (int i = 0; i < 4; ++i) callers.push_back(house.call(10 + i));
  Party::settle();
  QVERIFY(callers[0]->isDismissedFor(Goodbye::Reason::tooMuch));
  QVERIFY(!callers[1]->isClosed);
}

// The first message of an old connection may arrive after the first one of the person's newer
// connection.
void TestRoom::olderConnectionDoesNotReplaceANewerOne() {
  House house({.visitors = 1});
  const auto enterTable = [&house](int number) {
    auto caller = house.call(0);
    caller->send(Enter{.name = u"Anna"_s, .call = {u"one"_s, number}});
    Party::settle();
    return caller;
  };
  const auto second = enterTable(2);
  const auto first = enterTable(1);
  QVERIFY(first->isDismissedFor(Goodbye::Reason::elsewhere));
  QVERIFY(!second->isClosed);
  const auto third = enterTable(3);
  QVERIFY(second->isDismissedFor(Goodbye::Reason::elsewhere));
  QCOMPARE(third->all<LobbyNow>().size(), 1U);
}

void TestRoom::secondConnectionOfAVisitorReplacesTheFirst() {
  House house({.visitors = 1});
  const auto first = house.enter(0);
  const auto second = house.enter(0);
  QVERIFY(first->isDismissedFor(Goodbye::Reason::elsewhere));
  QCOMPARE(second->all<LobbyNow>().size(), 1U);
}

void TestRoom::guestsPlayAGameAtATableOfTheRoom() {
  House house;
  const QString id = House::openTable(*house.enter(0), tableRequest());
  for (int i = 0; i < 3; ++i) house.sit(i, id);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[2]->isPlaying());
  QVERIFY(house.enter(9)->tables()[id].isPlaying);
  for (int i = 0; i < 10; ++i) QVERIFY(house.playAnything());
  for (const auto& [number, guest] : house.guests) {
    QTRY_VERIFY(Party::knowsAll(*guest, *house.room->table(id)->session()));
  }
}

// After a restart of the server, each running game continues when its players have reconnected.
void TestRoom::tablesAndGamesSurviveARestart() {
  House house;
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, tableRequest("life", 4));
  const QString empty = House::openTable(*owner, tableRequest());
  for (int i = 0; i < 3; ++i) house.sit(i, id);
  house.guests[0]->allow({.writing = false, .hints = true, .thinking = 120});
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[2]->isPlaying());
  for (int round = 0; round < 3; ++round) {
    for (int i = 0; i < 4; ++i) {
      QVERIFY(eventually([&] { return house.playAnything(); }));
    }
    const std::string before = recordText(house.room->table(id)->session()->record());
    house.restart();
    const HostedTable* table = house.room->table(id);
    QVERIFY(table != nullptr && table->isPlaying());
    const std::string after = recordText(table->session()->record());
    // Since `before` was read, a computer player may have made further moves.
    QVERIFY(after.starts_with(before));
    QCOMPARE(table->seats().seats[1].state, SeatNow::State::disconnected);
    QCOMPARE(table->seats().seats[1].name, u"Guest 1"_s);
    QCOMPARE(table->seats().seats[3].state, SeatNow::State::computer);
    QVERIFY(!table->setup().allowed.writing && table->setup().allowed.hints);
    QCOMPARE(table->setup().allowed.thinking, 120);
    QVERIFY(house.room->table(empty) != nullptr);
    QSignalSpy begun(house.guests[1].get(), &GuestTable::begun);
    for (int i = 0; i < 3; ++i) house.connectGuest(i);
    QVERIFY(!table->seats().waits);
    // The guests have continued the game from before the restart, so their programs report no new
    // game.
    QCOMPARE(begun.count(), 0);
    for (int i = 0; i < 3; ++i) {
      QTRY_VERIFY(Party::knowsAll(*house.guests[i], *table->session()));
      QCOMPARE(house.guests[i]->you(), i);
    }
  }
}

void TestRoom::secondGameOfATableContinuesAfterARestart() {
  House house;
  NewTable wanted = tableRequest("underwear", 2);
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
  house.restart();
  QVERIFY(house.room->table(id)->isPlaying());
  QVERIFY(house.room->table(id)->setup().allowed.computersHold);
  QSignalSpy begun(house.guests[1].get(), &GuestTable::begun);
  for (int i = 0; i < 2; ++i) house.connectGuest(i);
  for (int i = 0; i < 2; ++i) {
    QTRY_VERIFY(Party::knowsAll(*house.guests[i], *house.room->table(id)->session()));
    QCOMPARE(house.guests[i]->you(), i);
    QCOMPARE(house.guests[i]->deck(), DeckWitness::State::cut);
  }
  QCOMPARE(begun.count(), 0);
}

void TestRoom::guestsOfATableWithoutAGameShuffleItsFirstGameAfterARestart() {
  House house;
  const QString id = House::openTable(*house.enter(0), tableRequest());
  house.sit(0, id);
  house.restart();
  QVERIFY(!house.room->table(id)->isBegun());
  // The guest at the table before the restart still has a seat. Since no game was running, the
  // table waits for no one.
  QCOMPARE(house.room->table(id)->freeSeats(), 2);
  house.connectGuest(0);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[0]->isPlaying());
  const auto first = house.room->table(id)->session()->header();
  QVERIFY(first.seal.has_value());
  // The guest contributed a number to the shuffle, which the seal of the game contains.
  QCOMPARE(first.seal->numbers.size(), 1U);
}

// After the restart, the first guest to return starts a new game without waiting. The others still
// have their former seats.
void TestRoom::seatsSurviveARestartBetweenGames() {
  House house;
  const QString id = House::openTable(*house.enter(0), tableRequest("underwear", 3));
  for (int i = 0; i < 3; ++i) house.sit(i, id);
  house.restart();
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

// A substitute has taken the seat of a player who was absent for eight minutes. The substitute
// keeps the seat after a restart of the server.
void TestRoom::substituteKeepsTheSeatAfterARestart() {
  House house;
  const QString id = House::openTable(*house.enter(0), tableRequest("life", 3));
  for (int i = 0; i < 3; ++i) house.sit(i, id);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[2]->isPlaying());
  house.leave(1);
  house.now += 480'000;
  QVERIFY(house.sit(7, id).isReached());
  house.restart();
  const HostedTable* table = house.room->table(id);
  QVERIFY(table->seats().seats[1].key == keyOf(7));
  QCOMPARE(table->seats().seats[1].originalPlayer, u"Guest 1"_s);
  QCOMPARE(table->session()->header().seats[1].name, "Guest 1");
  QVERIFY(!house.sit(1, id).isReached());
  house.connectGuest(7);
  QCOMPARE(house.guests[7]->you(), 1);
}

// If the record of a game is unreadable after a restart, its table remains without the game. Other
// tables are not affected.
void TestRoom::tableWithAnUnreadableRecordRemainsWithoutItsGame() {
  House house;
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, tableRequest());
  const QString other = House::openTable(*owner, tableRequest());
  for (const QString& table : {id, other}) {
    house.sit(0, table);
    house.guests[0]->begin();
    QTRY_VERIFY(house.guests[0]->isPlaying());
  }
  bool isSaved = false;
  const auto journal = house.store->newGame(id, 7, 1);
  journal->write("no record\n", [&](bool kept) { isSaved = kept; });
  QTRY_VERIFY(isSaved);
  house.notes.clear();
  house.restart();
  QVERIFY(house.notes.contains(u"Cannot continue a game; its record was left untouched."_s));
  QVERIFY(house.room->table(id) != nullptr && !house.room->table(id)->isBegun());
  QVERIFY(house.room->table(other)->isPlaying());
  // A new game can start at the table with the lost game.
  house.sit(0, id);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[0]->isPlaying());
  house.restart();
  QVERIFY(house.room->table(id)->isPlaying());
}

void TestRoom::closesTablesThatAreEmptyForTenMinutes() {
  House house;
  auto owner = house.enter(0);
  const QString id = House::openTable(*owner, tableRequest());
  const QString other = House::openTable(*owner, tableRequest());
  house.sit(1, other);
  QTRY_COMPARE(owner->tables().size(), 2U);
  house.now += 599'999;
  house.room->cleanUp();
  QCOMPARE(house.room->tables(), 2);
  house.now += 1;
  house.room->cleanUp();
  QVERIFY(house.room->table(id) == nullptr);
  QVERIFY(house.room->table(other) != nullptr);
  QTRY_COMPARE(owner->all<TableRemoved>().size(), 1U);
  house.restart();
  QCOMPARE(house.room->tables(), 1);
}

void TestRoom::closesAbandonedGamesAfterADay() {
  House house;
  const QString id = House::openTable(*house.enter(0), tableRequest());
  house.sit(0, id);
  house.guests[0]->begin();
  QTRY_VERIFY(house.guests[0]->isPlaying());
  house.leave(0);
  house.now += 86'399'999;
  house.room->cleanUp();
  QVERIFY(house.room->table(id) != nullptr);
  house.now += 1;
  house.room->cleanUp();
  QCOMPARE(house.room->tables(), 0);
  house.restart();
  QCOMPARE(house.room->tables(), 0);
}

void TestRoom::bannedPeopleAreDisconnectedAndRefused() {
  House house;
  const auto visitor = house.enter(0);
  const auto silent = house.call(0);
  const QString id = House::openTable(*visitor, tableRequest());
  const GuestTable& player = house.sit(1, id);
  const GuestTable& spectator = house.sit(2, id);
  const GuestTable& other = house.sit(3, id);
  QVERIFY(player.isReached() && spectator.isReached() && other.isReached());
  house.banned = {keyOf(0), keyOf(1), keyOf(2)};
  house.room->removeBanned();
  Party::settle();
  QVERIFY(visitor->isDismissedFor(Goodbye::Reason::removed));
  QVERIFY(silent->isDismissedFor(Goodbye::Reason::removed));
  QVERIFY(!player.isReached() && !spectator.isReached() && other.isReached());
  // A banned player loses the seat immediately.
  QCOMPARE(house.room->table(id)->participants().size(), 1U);
  QVERIFY(house.enter(1)->isDismissedFor(Goodbye::Reason::removed));
  QVERIFY(house.enter(3)->all<Goodbye>().empty());
  house.banned.clear();
  QCOMPARE(house.enter(1)->all<LobbyNow>().size(), 1U);
}

void TestRoom::operatorClosesATable() {
  House house;
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, tableRequest());
  const GuestTable& player = house.sit(1, id);
  const auto reports = house.room->reports();
  QCOMPARE(reports.size(), 1U);
  QCOMPARE(reports[0].id, id);
  QVERIFY(reports[0].owner == keyOf(0));
  QCOMPARE(reports[0].participants.size(), 1U);
  QVERIFY(reports[0].participants[0].key == keyOf(1));
  QVERIFY(!house.room->closeTable(u"unknown"_s));
  QVERIFY(house.room->closeTable(id));
  Party::settle();
  QVERIFY(!player.isReached() && player.isClosedForGood());
  // The room tells the owner in the lobby why the table no longer exists.
  QVERIFY(owner->tables().empty());
  QCOMPARE(owner->all<TableRemoved>().size(), 1U);
  QCOMPARE(owner->all<TableRemoved>()[0].closed, u"Sunday"_s);
  QVERIFY(house.notes.contains(u"The operator closed a table. Tables here: 0."_s));
}

void TestRoom::absentPeopleAreToldThatTheOperatorClosedTheirTable() {
  House house;
  auto owner = house.enter(0);
  const QString id = House::openTable(*owner, tableRequest());
  house.sit(1, id);
  house.sit(2, id);
  house.guests.erase(1);
  owner.reset();
  Party::settle();
  QVERIFY(house.room->closeTable(id));
  Party::settle();
  // The owner enters the lobby, and the player returns to the table.
  owner = house.enter(0);
  QCOMPARE(owner->all<TableRemoved>().size(), 1U);
  QCOMPARE(owner->all<TableRemoved>()[0].table, id);
  QCOMPARE(owner->all<TableRemoved>()[0].closed, u"Sunday"_s);
  QVERIFY(house.sit(1, id).isClosedForGood());
  // The room tells each absent person once, and people who were present not again.
  QVERIFY(house.enter(0)->all<TableRemoved>().empty());
  QVERIFY(house.enter(1)->all<TableRemoved>().empty());
  QVERIFY(house.enter(2)->all<TableRemoved>().empty());
  QVERIFY(!house.sit(1, id).isClosedForGood());
}

void TestRoom::logCountsRefusedConnections() {
  House house;
  house.notes.clear();
  for (int i = 0; i < 20; ++i) house.room->noteRefused(u"192.0.2.1"_s);
  house.room->cleanUp();
  QCOMPARE(house.notes, QStringList());
  for (int i = 0; i < 1736; ++i) house.room->noteRefused(u"20010db8000122"_s);
  house.room->cleanUp();
  house.room->cleanUp();
  QCOMPARE(house.notes, QStringList(u"Connections over a limit or without a key in the last "
                                    "minute: 1736, the last one from 2001:db8:1:2200::/56."_s));
}

void TestRoom::logNamesPeopleByKeyAndLimitsEntriesAboutPeople() {
  House house;
  const auto owner = house.enter(0);
  const QString id = House::openTable(*owner, tableRequest());
  house.sit(1, id);
  const QString key = keyOf(1).text();
  QVERIFY(house.notes.contains(u"%1 entered the lobby."_s.arg(keyOf(0).text())));
  QVERIFY(house.notes.contains(u"%1 opened a table. Tables here: 1."_s.arg(keyOf(0).text())));
  QCOMPARE(house.notes.filter(u"%1 joined a table of"_s.arg(key)).size(), 1);
  QVERIFY(house.notes.filter(u"Guest"_s).isEmpty() && house.notes.filter(id).isEmpty());
  for (int i = 0; i < 100; ++i) house.enter(2);
  const auto entries = house.notes.filter(keyOf(2).text()).size();
  QVERIFY2(entries > 10 && entries < 60, qPrintable(QString::number(entries)));
  house.now += 10'000;
  house.enter(3);
  QCOMPARE(house.notes.filter(u"Events of people not logged"_s).size(), 1);
  QVERIFY(house.notes.last().contains(keyOf(3).text()));
}

DOWNPILE_TEST(TestRoom);
#include "tst_room.moc"
