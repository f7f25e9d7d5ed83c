// SPDX-License-Identifier: GPL-3.0-or-later
// What a visitor knows of a room, and rooms that lie.
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

// A room without tables of its own, which says what a test wants.
struct Talker {
  Talker() { connectAgain(); }
  void connectAgain() {
    auto [here, there] = MemoryConnection::pair();
    way = std::move(there);
    QObject::connect(way.get(), &Connection::received, way.get(),
                     [this](const QByteArray& text) { heard << *readVisitorMessage(text); });
    guest.use(std::move(here));
    settle();
  }
  void say(const LobbyMessage& message) {
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
  QList<VisitorMessage> heard;
  LobbyGuest guest{{.name = u"Anna"_s, .portrait = 3}};
  QSignalSpy dismissed{&guest, &LobbyGuest::dismissed};
  QSignalSpy changed{&guest, &LobbyGuest::tablesChanged};
};

}  // namespace

class TestLobbyGuest : public QObject {
  Q_OBJECT

 private slots:
  void saysWhoComes() {
    Talker room;
    QCOMPARE(room.heard.size(), 1);
    QCOMPARE(std::get<Enter>(room.heard[0]).name, u"Anna"_s);
    QVERIFY(!room.guest.isReached());
    room.say(LobbyNow{.room = u"Club"_s, .tables = {table(u"a"_s), table(u"b"_s)}});
    QVERIFY(room.guest.isReached());
    QCOMPARE(room.guest.room(), u"Club"_s);
    QCOMPARE(room.ids(), QStringList({u"a"_s, u"b"_s}));
  }

  void followsTheTables() {
    Talker room;
    room.say(LobbyNow{.tables = {table(u"a"_s), table(u"b"_s)}});
    room.changed.clear();
    room.say(TableChanged{table(u"c"_s)});
    room.say(TableChanged{table(u"a"_s, 1)});
    room.say(TableGone{u"b"_s});
    QCOMPARE(room.ids(), QStringList({u"a"_s, u"c"_s}));
    QCOMPARE(room.guest.tables()[0].free, 1);
    QCOMPARE(room.changed.size(), 3);
  }

  // What was known stays to be looked at; by the next connection it is told anew.
  void outlivesItsConnection() {
    Talker room;
    room.say(LobbyNow{.tables = {table(u"a"_s)}});
    room.cut();
    QVERIFY(!room.guest.isReached());
    QCOMPARE(room.ids(), QStringList(u"a"_s));
    room.connectAgain();
    QCOMPARE(room.heard.size(), 2);
    room.say(LobbyNow{.tables = {table(u"b"_s)}});
    QVERIFY(room.guest.isReached());
    QCOMPARE(room.ids(), QStringList(u"b"_s));
  }

  // Also where the one before was not cut off: what is known by that one counts for nothing.
  void hearsNothingBeforeTheNextAnswer() {
    Talker room;
    room.say(LobbyNow{.tables = {table(u"a"_s)}});
    room.connectAgain();
    room.say(TableChanged{table(u"b"_s)});
    QCOMPARE(room.dismissed.size(), 1);
    QCOMPARE(room.ids(), QStringList(u"a"_s));
  }
  // Each connection is the next one of the same program.
  void countsItsConnections() {
    Talker room;
    room.connectAgain();
    const Call first = std::get<Enter>(room.heard[0]).call;
    const Call second = std::get<Enter>(room.heard[1]).call;
    QVERIFY(first.isBefore(second) && !second.isBefore(first));
  }

  void opensOneTableAtATime() {
    Talker room;
    QSignalSpy opened(&room.guest, &LobbyGuest::opened);
    QSignalSpy refused(&room.guest, &LobbyGuest::refused);
    room.guest.open({.name = u"too early"_s});
    QVERIFY(!room.guest.isOpening());
    room.say(LobbyNow{});
    room.guest.open({.name = u"Sunday"_s, .access = Access::friends});
    room.guest.open({.name = u"Monday"_s});
    settle();
    QVERIFY(room.guest.isOpening());
    QCOMPARE(room.heard.size(), 2);
    QCOMPARE(std::get<NewTable>(room.heard[1]).access, Access::friends);
    room.say(Opened{u"abc"_s});
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0], u"abc"_s);
    QVERIFY(!room.guest.isOpening());
    room.say(Opened{u"def"_s});  // nobody has asked
    QCOMPARE(opened.size(), 1);
    room.guest.open({});
    room.say(Refused{Refused::Reason::tooMany});
    QCOMPARE(refused.size(), 1);
    QVERIFY(!room.guest.isOpening());
  }

  void aTableThatMayBeThereIsSaid() {
    Talker room;
    QSignalSpy unanswered(&room.guest, &LobbyGuest::unanswered);
    room.say(LobbyNow{});
    room.guest.open({});
    room.cut();
    QCOMPARE(unanswered.size(), 1);
    QVERIFY(!room.guest.isOpening());
  }

  void believesWhatFits_data() {
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("no message") << QByteArray("{}");
    QTest::newRow("no id") << lobbyMessage(TableChanged{table(u""_s)});
    QTest::newRow("an id that is none") << lobbyMessage(TableChanged{table(u"a/b#c"_s)});
    QTest::newRow("a list with one") << lobbyMessage(LobbyNow{.tables = {table(u"A b"_s)}});
    QTest::newRow("a new table that has none") << lobbyMessage(Opened{u"../x"_s});
  }
  void believesWhatFits() {
    QFETCH(QByteArray, said);
    Talker room;
    room.say(LobbyNow{});
    room.way->send(said);
    settle();
    QCOMPARE(room.dismissed.size(), 1);
    QVERIFY(!room.guest.isReached());
  }

  void theListComesFirst() {
    Talker room;
    room.say(TableChanged{table(u"a"_s)});
    QCOMPARE(room.dismissed.size(), 1);
  }

  void moreTablesThanARoomMayTellAreTooMany() {
    Talker room;
    room.say(LobbyNow{});
    for (std::size_t i = 0; i < 2 * kMostTablesTold; ++i) {
      room.say(TableChanged{table(u"t%1"_s.arg(i))});
    }
    QVERIFY(room.dismissed.isEmpty());
    room.say(TableChanged{table(u"onemore"_s)});
    QCOMPARE(room.dismissed.size(), 1);
  }

  void goodbyeIsTold() {
    Talker room;
    room.say(Goodbye{Goodbye::Reason::full});
    QCOMPARE(room.dismissed.size(), 1);
    QCOMPARE(room.dismissed[0][0].value<Goodbye::Reason>(), Goodbye::Reason::full);
  }
};

DOWNPILE_TEST(TestLobbyGuest);
#include "tst_lobby_guest.moc"
