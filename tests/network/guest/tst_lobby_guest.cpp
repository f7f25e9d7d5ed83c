// SPDX-License-Identifier: GPL-3.0-or-later
// LobbyGuest, a visitor's copy of a room's lobby. The test sends it the messages of correct and of
// lying rooms.
#include <QSignalSpy>

#include "connection/memory_connection.h"
#include "guest/lobby_guest.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

void settle() { QCoreApplication::processEvents(); }

TableNow table(const QString& id, int free = 2) {
  return {.id = id, .name = u"Sunday"_s, .free = free};
}

// A simulated room without tables, for sending arbitrary messages.
struct Talker {
  Talker() { connectAgain(); }
  void connectAgain() {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    way = std::move(hostEnd);
    QObject::connect(way.get(), &Connection::received, way.get(),
                     [this](const QByteArray& text) { received << *readVisitorMessage(text); });
    guest.use(std::move(guestEnd));
    settle();
  }
  void send(const LobbyMessage& message) {
    way->send(lobbyMessage(message));
    settle();
  }
  void cut() {
    way.reset();
    settle();
  }
  QStringList ids() const {
    QStringList ids;
    for (const TableNow& each : guest.tables()) ids << each.id;
    return ids;
  }

  std::unique_ptr<MemoryConnection> way;
  QList<VisitorMessage> received;
  LobbyGuest guest{{.name = u"Anna"_s, .portrait = 3}};
  QSignalSpy dismissed{&guest, &LobbyGuest::dismissed};
  QSignalSpy changed{&guest, &LobbyGuest::tablesChanged};
};

}  // namespace

class TestLobbyGuest : public QObject {
  Q_OBJECT

 private slots:
  void guestSendsAnEnterMessageAndReceivesTheListOfTables() {
    Talker room;
    QCOMPARE(room.received.size(), 1);
    QCOMPARE(std::get<Enter>(room.received[0]).name, u"Anna"_s);
    QVERIFY(!room.guest.isReached());
    room.send(LobbyNow{.room = u"Club"_s, .tables = {table(u"a"_s), table(u"b"_s)}});
    QVERIFY(room.guest.isReached());
    QCOMPARE(room.guest.room(), u"Club"_s);
    QCOMPARE(room.ids(), QStringList({u"a"_s, u"b"_s}));
  }

  void appliesChangesOfTables() {
    Talker room;
    room.send(LobbyNow{.tables = {table(u"a"_s), table(u"b"_s)}});
    room.changed.clear();
    room.send(TableChanged{table(u"c"_s)});
    room.send(TableChanged{table(u"a"_s, 1)});
    room.send(TableRemoved{u"b"_s});
    QCOMPARE(room.ids(), QStringList({u"a"_s, u"c"_s}));
    QCOMPARE(room.guest.tables()[0].free, 1);
    QCOMPARE(room.changed.size(), 3);
  }

  // After a disconnection, the tables stay listed until the room sends a new list at the next
  // connection.
  void lobbyTablesStayListedAfterADisconnection() {
    Talker room;
    room.send(LobbyNow{.tables = {table(u"a"_s)}});
    room.cut();
    QVERIFY(!room.guest.isReached());
    QCOMPARE(room.ids(), QStringList(u"a"_s));
    room.connectAgain();
    QCOMPARE(room.received.size(), 2);
    room.send(LobbyNow{.tables = {table(u"b"_s)}});
    QVERIFY(room.guest.isReached());
    QCOMPARE(room.ids(), QStringList(u"b"_s));
  }

  // A new connection must begin with a complete list of tables, even if the connection before it
  // did not break.
  void rejectsTableChangeBeforeTheListOfANewConnection() {
    Talker room;
    room.send(LobbyNow{.tables = {table(u"a"_s)}});
    room.connectAgain();
    room.send(TableChanged{table(u"b"_s)});
    QCOMPARE(room.dismissed.size(), 1);
    QCOMPARE(room.ids(), QStringList(u"a"_s));
  }
  void guestNumbersItsConnectionsInIncreasingOrder() {
    Talker room;
    room.connectAgain();
    const Call first = std::get<Enter>(room.received[0]).call;
    const Call second = std::get<Enter>(room.received[1]).call;
    QVERIFY(first.isBefore(second) && !second.isBefore(first));
  }

  void guestCanRequestOnlyOneNewTableAtATime() {
    Talker room;
    QSignalSpy opened(&room.guest, &LobbyGuest::opened);
    QSignalSpy refused(&room.guest, &LobbyGuest::refused);
    room.guest.open({.name = u"too early"_s});
    QVERIFY(!room.guest.isOpening());
    room.send(LobbyNow{});
    room.guest.open({.name = u"Sunday"_s, .access = Access::friends});
    room.guest.open({.name = u"Monday"_s});
    settle();
    QVERIFY(room.guest.isOpening());
    QCOMPARE(room.received.size(), 2);
    QCOMPARE(std::get<NewTable>(room.received[1]).access, Access::friends);
    room.send(Opened{u"abc"_s});
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0], u"abc"_s);
    QVERIFY(!room.guest.isOpening());
    room.send(Opened{u"def"_s});  // answers no request
    QCOMPARE(opened.size(), 1);
    room.guest.open({});
    room.send(Refused{Refused::Reason::tooMany});
    QCOMPARE(refused.size(), 1);
    QVERIFY(!room.guest.isOpening());
  }

  void reportsThatTheConnectionBrokeBeforeTheAnswerToATableRequest() {
    Talker room;
    QSignalSpy unanswered(&room.guest, &LobbyGuest::unanswered);
    room.send(LobbyNow{});
    room.guest.open({});
    room.cut();
    QCOMPARE(unanswered.size(), 1);
    QVERIFY(!room.guest.isOpening());
  }

  void rejectsInvalidMessage_data() {
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("no message") << QByteArray("{}");
    QTest::newRow("no id") << lobbyMessage(TableChanged{table(u""_s)});
    QTest::newRow("invalid id") << lobbyMessage(TableChanged{table(u"a/b#c"_s)});
    QTest::newRow("invalid id in a list") << lobbyMessage(LobbyNow{.tables = {table(u"A b"_s)}});
    QTest::newRow("invalid id of a new table") << lobbyMessage(Opened{u"../x"_s});
  }
  void rejectsInvalidMessage() {
    QFETCH(QByteArray, said);
    Talker room;
    room.send(LobbyNow{});
    room.way->send(said);
    settle();
    QCOMPARE(room.dismissed.size(), 1);
    QVERIFY(!room.guest.isReached());
  }

  void rejectsTableChangeBeforeTheFirstListOfTables() {
    Talker room;
    room.send(TableChanged{table(u"a"_s)});
    QCOMPARE(room.dismissed.size(), 1);
  }

  void guestLeavesALobbyThatListsTooManyTables() {
    Talker room;
    room.send(LobbyNow{});
    for (std::size_t i = 0; i < 2 * kMostTablesListed; ++i) {
      room.send(TableChanged{table(u"t%1"_s.arg(i))});
    }
    QVERIFY(room.dismissed.isEmpty());
    room.send(TableChanged{table(u"onemore"_s)});
    QCOMPARE(room.dismissed.size(), 1);
  }

  void guestReportsWhyTheRoomDismissedIt() {
    Talker room;
    room.send(Goodbye{Goodbye::Reason::full});
    QCOMPARE(room.dismissed.size(), 1);
    QCOMPARE(room.dismissed[0][0].value<Goodbye::Reason>(), Goodbye::Reason::full);
  }
};

DOWNPILE_TEST(TestLobbyGuest);
#include "tst_lobby_guest.moc"
