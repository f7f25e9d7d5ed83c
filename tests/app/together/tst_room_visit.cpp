// SPDX-License-Identifier: GPL-3.0-or-later
// A room (a club of people on the network) as the pages of the program use it: entering, opening
// tables, sitting down and playing. Known rooms are recognised, and a different room at a known
// address is not mistaken for the known one.
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>

#include "../support/club.h"
#include "person.h"
#include "runner/test_class.h"
#include "text/translations.h"
#include "visitor.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// A user who has entered the room that the server `club` provides.
struct Member : Person {
  Member(const QString& name, const Club& club) : Person(name) {
    kind = "fair";
    multiplayer.join(club.invitation().text());
    if (!QTest::qWaitFor([&] { return room().isReached(); })) qFatal("The room cannot be entered");
  }
  RoomVisit& room() { return *multiplayer.room(); }
  QVariant table(int row, const QString& role) { return room().tables()->value(row, role); }
  QString id(int row = 0) { return table(row, u"id"_s).toString(); }
  // Opens a table and sits down at it.
  bool open(const QString& access = u"everybody"_s) {
    room().open(access);
    return QTest::qWaitFor([&] { return multiplayer.phase() == u"waiting"; });
  }
};

// Opens a table of `owner` and waits until `other` finds it in the lobby.
bool openBefore(Member& other, Member& owner) {
  return owner.open() && QTest::qWaitFor([&] { return other.room().tables()->count() == 1; });
}

// Leaves the table and waits for the lobby.
bool goToLobby(Member& member) {
  member.multiplayer.leave();
  return QTest::qWaitFor([&] { return member.room().isReached(); });
}

// Opens a table of `owner`, seats `other` there and begins the game.
bool beginTogether(Member& owner, Member& other) {
  if (!openBefore(other, owner)) return false;
  other.room().sit(other.id());
  if (!QTest::qWaitFor([&] { return owner.seat(1, u"state"_s) == u"here"_s; })) return false;
  owner.multiplayer.begin();
  return QTest::qWaitFor([&] {
    return owner.multiplayer.phase() == u"playing" && other.multiplayer.phase() == u"playing";
  });
}

}  // namespace

class TestRoomVisit : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { english_.load(u"en"_s); }
  void invitationToARoomOpensItsLobby();
  void addressOfARoomOpensItsLobby();
  void userWhoOpensATableSitsAtIt();
  void guestSitsDownAndBothPlayersKeepTheSameRecord();
  void lobbyShowsThatTheSeatOfAGuestIsKept();
  void ownerOfAnAbandonedSeatIsToldWhoMayTakeIt();
  void playerLetsAComputerPlayerFillInForTheAbsentOwner();
  void everybodyIsToldThatTheOperatorHasClosedTheTable();
  void returningOwnerIsToldThatTheOperatorHasClosedTheTable();
  void spectatingTableOwnerCannotStartTheGame();
  void leavingATableReturnsToTheLobby();
  void onlyTheTableOwnerChangesSettingsAndRemovesGuests();
  void seatedGuestMayBeginIfTheTableOwnerIsAway();
  void privateTablesAreHiddenFromOthers();
  void userWhoLeavesATableWaitsInTheLobbyForTheServer();
  void newFriendSeesTablesForFriends();
  void enteringARoomLeavesTheHostedTable();
  void lobbyReconnectsAfterServerRestart();
  void memberCannotOpenMoreTablesThanAllowed();
  void visitedRoomsCanBeEnteredAgainAndForgotten();
  void roomsOfTheSameNameAreDistinguished();
  void differentRoomAtAKnownAddressIsReported();
  void startingASoloGameLeavesTheRoom();

 private:
  Translations english_;  // texts with the English plural forms
};

void TestRoomVisit::invitationToARoomOpensItsLobby() {
  const Club club(u"The club"_s);
  Person anna(u"Anna"_s);
  RoomVisit& room = *anna.multiplayer.room();
  anna.multiplayer.join(club.invitation().text());
  QCOMPARE(room.phase(), u"entering"_s);
  QCOMPARE(anna.multiplayer.phase(), QString());
  QTRY_COMPARE(room.phase(), u"entered"_s);
  QCOMPARE(room.name(), u"The club"_s);
  QVERIFY(room.isReached());
  QCOMPARE(room.tables()->count(), 0);
  room.leave();
  QCOMPARE(room.phase(), QString());
  QVERIFY(!room.isReached());
}

void TestRoomVisit::addressOfARoomOpensItsLobby() {
  const Club club(u"The club"_s);
  Person anna(u"Anna"_s);
  anna.multiplayer.join(club.address());
  QTRY_COMPARE(anna.multiplayer.room()->phase(), u"entered"_s);
  QVERIFY(anna.multiplayer.problem().isEmpty());
  QCOMPARE(anna.multiplayer.phase(), QString());
}

void TestRoomVisit::userWhoOpensATableSitsAtIt() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(anna.open());
  QCOMPARE(anna.multiplayer.tableName(), u"Anna’s table"_s);
  QVERIFY(anna.multiplayer.isOwner() && !anna.multiplayer.isHost());
  QVERIFY(!anna.room().isReached());  // while a user is at a table, the lobby is disconnected
  QCOMPARE(anna.room().phase(), u"entered"_s);
  const auto link = readInvitation(anna.multiplayer.invitation()).invitation;
  QVERIFY(link && !link->table.isEmpty());
  QTRY_COMPARE(bert.room().tables()->count(), 1);
  QTRY_COMPARE(bert.table(0, u"state"_s).toString(), u"1 free seat"_s);
  QCOMPARE(bert.id(), link->table);
  QCOMPARE(bert.table(0, u"name"_s).toString(), u"Anna’s table"_s);
  QCOMPARE(bert.table(0, u"game"_s).toString(), u"Underwear"_s);
  QVERIFY(bert.table(0, u"players"_s).toString().startsWith(u"Anna against P1"_s));
  QVERIFY(bert.table(0, u"rules"_s).toString().contains(u"10"_s));
  QVERIFY(bert.table(0, u"maySit"_s).toBool() && !bert.table(0, u"isSeated"_s).toBool());
  for (const char* part : {"name", "game", "state", "players", "rules"}) {
    const QString text = bert.table(0, QString::fromLatin1(part)).toString();
    QVERIFY2(bert.table(0, u"spoken"_s).toString().contains(text), part);
  }
}

void TestRoomVisit::guestSitsDownAndBothPlayersKeepTheSameRecord() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(openBefore(bert, anna));
  bert.room().sit(bert.id());
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QVERIFY(!bert.multiplayer.isOwner() && bert.multiplayer.invitation().isEmpty());
  QTRY_VERIFY(!bert.multiplayer.mayBegin());
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), u"Bert"_s);
  QVERIFY(anna.multiplayer.mayBegin());
  anna.multiplayer.begin();
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QTRY_COMPARE(anna.multiplayer.phase(), u"playing"_s);
  const auto a = anna.multiplayer.guest();
  const auto b = bert.multiplayer.guest();
  QVERIFY(playUntil(*a, *b, [&] { return !anna.kept.empty() && !bert.kept.empty(); }));
  QCOMPARE(anna.kept, bert.kept);
}

void TestRoomVisit::lobbyShowsThatTheSeatOfAGuestIsKept() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(beginTogether(anna, bert));
  QVERIFY(goToLobby(bert));
  QTRY_COMPARE(bert.table(0, u"state"_s).toString(),
               u"your seat is being kept, game in progress"_s);
  QVERIFY(bert.table(0, u"maySit"_s).toBool());
  // Bert asks to watch, but gets the seat kept for him.
  bert.room().watch(bert.id());
  QTRY_COMPARE(bert.multiplayer.phase(), u"playing"_s);
  QVERIFY(!bert.multiplayer.isWatching());
  // A second program of the owner, who sits at the table, does not say that the seat is kept.
  Person again(u"Anna"_s);
  QVERIFY(QFile::copy(anna.folder.filePath(u"identity.pem"_s),
                      again.folder.filePath(u"identity.pem"_s)));
  again.multiplayer.join(club.invitation().text());
  RoomTableModel& tables = *again.multiplayer.room()->tables();
  QTRY_COMPARE(tables.count(), 1);
  QCOMPARE(tables.value(0, u"state"_s).toString(), u"game in progress"_s);
  QVERIFY(tables.value(0, u"isSeated"_s).toBool() && tables.value(0, u"maySit"_s).toBool());
}

void TestRoomVisit::ownerOfAnAbandonedSeatIsToldWhoMayTakeIt() {
  const Person anna(u"Anna"_s);
  const Fingerprint own = Identity::make()->fingerprint();
  const auto state = [&](SeatNow::Colour colour) {
    TableNow table{.id = u"t"_s,
                   .name = u"Sunday"_s,
                   .header = headerText(withoutSecrets(shortGame(2, "fair")))};
    table.seats = {
        {.state = SeatNow::State::disconnected, .name = u"Anna"_s, .key = own, .colour = colour},
        {.state = SeatNow::State::connected, .name = u"Bert"_s}};
    RoomTableModel model;
    model.show({table}, own, const_cast<Person&>(anna).people);
    return model.value(0, u"state"_s).toString();
  };
  QCOMPARE(state(SeatNow::Colour::none), u"your seat is being kept"_s);
  QCOMPARE(state(SeatNow::Colour::blue), u"your friends may take your seat"_s);
  QCOMPARE(state(SeatNow::Colour::red), u"anyone may take your seat"_s);
}

void TestRoomVisit::playerLetsAComputerPlayerFillInForTheAbsentOwner() {
  Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(beginTogether(anna, bert));
  anna.multiplayer.leave();
  QTRY_VERIFY(bert.multiplayer.waitsText().endsWith(u"then a friend may take it."_s));
  QVERIFY(!bert.multiplayer.mayFillIn());
  club.ahead = 480'000;
  QTRY_VERIFY(bert.multiplayer.mayFillIn());
  QCOMPARE(bert.multiplayer.waitsText(), u"Anna is away. Anyone may take the seat."_s);
  bert.multiplayer.fillIn();
  QTRY_COMPARE(bert.multiplayer.waitsText(),
               u"Anna is away. A computer player fills in until they are back."_s);
  QVERIFY(!bert.multiplayer.mayFillIn());
  QVERIFY(!bert.multiplayer.guest()->seats().waits);
}

void TestRoomVisit::everybodyIsToldThatTheOperatorHasClosedTheTable() {
  Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(beginTogether(anna, bert));
  QVERIFY(goToLobby(anna));
  club.closeTable(anna.id());
  QTRY_COMPARE(bert.multiplayer.endText(),
               u"The operator of this room has closed the table. It no longer exists."_s);
  QCOMPARE(bert.multiplayer.lastTable(), QString());
  QTRY_COMPARE(anna.multiplayer.problem(),
               u"The operator of this room has closed “Anna’s table”."_s);
  QTRY_COMPARE(anna.room().tables()->count(), 0);
}

void TestRoomVisit::returningOwnerIsToldThatTheOperatorHasClosedTheTable() {
  Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(beginTogether(anna, bert));
  QVERIFY(goToLobby(anna));
  const QString id = anna.id();
  anna.multiplayer.part();
  QTRY_COMPARE(club.visitors(), std::size_t{0});
  club.closeTable(id);
  QTRY_VERIFY(!bert.multiplayer.endText().isEmpty());
  anna.multiplayer.join(club.invitation().text());
  QTRY_COMPARE(anna.multiplayer.problem(),
               u"The operator of this room has closed “Anna’s table”."_s);
}

void TestRoomVisit::spectatingTableOwnerCannotStartTheGame() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(openBefore(bert, anna));
  bert.room().watch(bert.id());
  QTRY_VERIFY(bert.multiplayer.isWatching());
  QVERIFY(!bert.multiplayer.mayBegin());
  anna.multiplayer.leave();
  anna.room().watch(bert.id());
  QTRY_VERIFY(anna.multiplayer.isWatching());
  QVERIFY(anna.multiplayer.isOwner() && !anna.multiplayer.mayBegin());
}

void TestRoomVisit::leavingATableReturnsToTheLobby() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  QVERIFY(anna.open());
  anna.multiplayer.leave();
  QCOMPARE(anna.multiplayer.phase(), QString());
  QTRY_VERIFY(anna.room().isReached());
  QTRY_COMPARE(anna.room().tables()->count(), 1);
  QCOMPARE(anna.table(0, u"marks"_s).toStringList(), QStringList(u"Yours"_s));
  anna.room().sit(anna.id());
  QTRY_COMPARE(anna.multiplayer.phase(), u"waiting"_s);
  QVERIFY(anna.multiplayer.isOwner());
}

void TestRoomVisit::onlyTheTableOwnerChangesSettingsAndRemovesGuests() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(openBefore(bert, anna));
  bert.room().sit(bert.id());
  QTRY_COMPARE(anna.seat(1, u"name"_s).toString(), u"Bert"_s);
  QVERIFY(!anna.multiplayer.hintsAllowed());
  anna.multiplayer.allowHints(true);
  QTRY_VERIFY(bert.multiplayer.hintsAllowed());
  anna.multiplayer.letThink(2);
  QTRY_COMPARE(bert.multiplayer.thinkingTime(), 2);
  bert.multiplayer.allowHints(false);  // no effect: only the owner may allow hints
  bert.multiplayer.removePerson(0);
  anna.multiplayer.removePerson(1);
  QTRY_COMPARE(bert.multiplayer.phase(), QString());
  QVERIFY(bert.multiplayer.problem().contains(u"removed you"_s));
  QVERIFY(anna.multiplayer.hintsAllowed());
  QCOMPARE(anna.multiplayer.phase(), u"waiting"_s);
}

void TestRoomVisit::seatedGuestMayBeginIfTheTableOwnerIsAway() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member cleo(u"Cleo"_s, club);
  QVERIFY(openBefore(cleo, anna));
  cleo.room().sit(cleo.id());
  QTRY_COMPARE(cleo.multiplayer.phase(), u"waiting"_s);
  QTRY_VERIFY(!cleo.multiplayer.mayBegin());
  anna.multiplayer.leave();
  QTRY_VERIFY(cleo.multiplayer.mayBegin());
  cleo.multiplayer.begin();
  QTRY_COMPARE(cleo.multiplayer.phase(), u"playing"_s);
}

void TestRoomVisit::privateTablesAreHiddenFromOthers() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(anna.open(u"invitation"_s));
  const QString link = anna.multiplayer.invitation();
  QVERIFY(goToLobby(anna));
  QVERIFY(anna.open(u"friends"_s));
  // Bert sees Cleo's later table, which is open to everybody, but neither of Anna's tables.
  Member cleo(u"Cleo"_s, club);
  QVERIFY(cleo.open());
  QTRY_COMPARE(bert.room().tables()->count(), 1);
  QCOMPARE(bert.id(), readInvitation(cleo.multiplayer.invitation()).invitation->table);
  bert.multiplayer.join(link);
  QTRY_COMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QVERIFY(bert.multiplayer.isUndecided());
  QCOMPARE(bert.room().phase(), u"entered"_s);  // at a table of a room, Bert is still in the room
  bert.multiplayer.takeSeat();
  QTRY_VERIFY(!bert.multiplayer.isWatching());
  QCOMPARE(bert.multiplayer.phase(), u"waiting"_s);
  QCOMPARE(bert.room().phase(), u"entered"_s);
  QCOMPARE(club.tables(), 3);
}

// The lobby keeps trying to connect while the server is unreachable.
void TestRoomVisit::userWhoLeavesATableWaitsInTheLobbyForTheServer() {
  Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  QVERIFY(anna.open());
  club.close();
  QTRY_VERIFY(!anna.multiplayer.isReached());
  anna.multiplayer.leave();
  {
    // For a while, another program listens on the server's port and closes each connection.
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost, club.invitation().port));
    int tries = 0;
    connect(&other, &QTcpServer::newConnection, this, [&] {
      ++tries;
      delete other.nextPendingConnection();
    });
    QTRY_VERIFY(tries > 2);
  }
  QCOMPARE(anna.room().phase(), u"entered"_s);
  QVERIFY(anna.multiplayer.problem().isEmpty());
  club.open();
  QTRY_VERIFY_WITH_TIMEOUT(anna.room().isReached(), 60'000);
}

// Anna befriends Bert. He then sees her next table, which is open to friends only.
void TestRoomVisit::newFriendSeesTablesForFriends() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(openBefore(bert, anna));
  bert.room().sit(bert.id());
  QTRY_COMPARE(anna.met(u"name"_s), u"Bert"_s);
  anna.multiplayer.leave();
  bert.multiplayer.leave();
  QTRY_VERIFY(anna.room().isReached() && bert.room().isReached());
  anna.people.setList(anna.met(u"key"_s), u"friend"_s);
  QTRY_VERIFY(anna.room().isReached());
  QVERIFY(anna.open(u"friends"_s));
  QTRY_COMPARE(bert.room().tables()->count(), 2);
}

void TestRoomVisit::enteringARoomLeavesTheHostedTable() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  anna.room().leave();
  anna.multiplayer.host();
  QTRY_COMPARE(anna.multiplayer.phase(), u"waiting"_s);
  anna.room().enterKnown(0);
  QCOMPARE(anna.multiplayer.phase(), QString());
  QTRY_COMPARE(anna.room().phase(), u"entered"_s);
}

void TestRoomVisit::lobbyReconnectsAfterServerRestart() {
  Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  Member bert(u"Bert"_s, club);
  QVERIFY(openBefore(bert, anna));
  club.close();
  QTRY_VERIFY(!bert.room().isReached());
  QCOMPARE(bert.room().phase(), u"entered"_s);
  // The lobby still lists the table while the server is unreachable.
  QCOMPARE(bert.room().tables()->count(), 1);
  bert.room().open(u"everybody"_s);  // not sent while disconnected
  club.open();
  QTRY_VERIFY_WITH_TIMEOUT(bert.room().isReached(), 60'000);
  QCOMPARE(bert.room().tables()->count(), 1);
  QCOMPARE(club.tables(), 1);
}

void TestRoomVisit::memberCannotOpenMoreTablesThanAllowed() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  for (int table = 0; table < Room::Limits{}.tablesAnOwner; ++table) {
    QVERIFY(anna.open(u"invitation"_s));
    QVERIFY(goToLobby(anna));
  }
  anna.room().open(u"invitation"_s);
  QTRY_VERIFY(anna.multiplayer.problem().contains(u"as many tables"_s));
  QVERIFY(!anna.room().isOpening());
  QCOMPARE(anna.room().phase(), u"entered"_s);
}

void TestRoomVisit::visitedRoomsCanBeEnteredAgainAndForgotten() {
  const Club club(u"The club"_s);
  const Club other(u"Elsewhere"_s);
  Member anna(u"Anna"_s, club);
  anna.multiplayer.join(other.invitation().text());
  QTRY_COMPARE(anna.room().name(), u"Elsewhere"_s);
  QCOMPARE(anna.room().known(), QStringList({u"Elsewhere"_s, u"The club"_s}));
  anna.room().leave();
  anna.room().enterKnown(1);
  QTRY_COMPARE(anna.room().phase(), u"entered"_s);
  QCOMPARE(anna.room().name(), u"The club"_s);
  QCOMPARE(anna.room().known().first(), u"The club"_s);
  anna.room().forgetKnown(0);
  QCOMPARE(anna.room().known(), QStringList(u"Elsewhere"_s));
}

void TestRoomVisit::roomsOfTheSameNameAreDistinguished() {
  const Club club(u"The club"_s);
  const Club other(u"The club"_s);
  Member anna(u"Anna"_s, club);
  anna.multiplayer.join(other.invitation().text());
  const auto name = [](const Club& room) {
    return u"The club (127.0.0.1:%1)"_s.arg(room.invitation().port);
  };
  QTRY_COMPARE(anna.room().known(), QStringList({name(other), name(club)}));
}

void TestRoomVisit::differentRoomAtAKnownAddressIsReported() {
  Club club(u"The club"_s);
  {
    Member anna(u"Anna"_s, club);
    anna.room().leave();
    club.becomeAnother();
    anna.multiplayer.join(club.address());
    QTRY_VERIFY(anna.multiplayer.problem().startsWith(u"The computer that answered"_s));
    QCOMPARE(anna.room().phase(), QString());
    // After the user has removed the old room from the known rooms, the new room at this address
    // can be entered.
    anna.room().forgetKnown(0);
    anna.multiplayer.join(club.address());
    QTRY_COMPARE(anna.room().phase(), u"entered"_s);
  }
}

void TestRoomVisit::startingASoloGameLeavesTheRoom() {
  const Club club(u"The club"_s);
  Member anna(u"Anna"_s, club);
  anna.multiplayer.part();
  QCOMPARE(anna.room().phase(), QString());
  anna.room().open(u"everybody"_s);
  QVERIFY(!anna.room().isOpening());
  QCOMPARE(club.tables(), 0);
}

DOWNPILE_TEST(TestRoomVisit);
#include "tst_room_visit.moc"
