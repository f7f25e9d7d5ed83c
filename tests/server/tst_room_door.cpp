// SPDX-License-Identifier: GPL-3.0-or-later
// Who is let in to a room, and how many.
#include <QTcpSocket>

#include "far_people.h"
#include "house.h"
#include "room/room_door.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

struct Open {
  explicit Open(const RoomDoor::Limits& limits = {}) : door(*house.room, own, limits) {
    if (!door.open(QHostAddress::LocalHost, 0)) qFatal("no door");
  }
  Invitation invitation() const {
    return {.hosts = {u"127.0.0.1"_s},
            .port = door.port(),
            .table = {},
            .fingerprint = own.fingerprint()};
  }
  // How many of so many connections that say nothing are kept.
  int keptOf(int count) {
    for (int i = 0; i < count; ++i) {
      sockets.push_back(std::make_unique<QTcpSocket>());
      sockets.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), door.port());
      sockets.back()->waitForConnected();
    }
    const auto kept = [this] {
      return std::ranges::count_if(sockets, [](const auto& socket) {
        return socket->state() == QAbstractSocket::ConnectedState;
      });
    };
    QTest::qWait(100);
    return static_cast<int>(kept());
  }

  House house;
  Identity own = *Identity::make();
  RoomDoor door;
  std::vector<std::unique_ptr<QTcpSocket>> sockets;
};

}  // namespace

class TestRoomDoor : public QObject {
  Q_OBJECT

 private slots:
  void peopleComeToTheLobbyAndToATable() {
    Open open;
    FarVisitor visitor(open.invitation());
    QTRY_VERIFY(visitor.isLetIn);
    visitor.say(Enter{.name = u"Sena"_s});
    QCOMPARE(visitor.hear<LobbyNow>().value().room, u"Club"_s);
    visitor.say(wantedTable());
    const auto opened = visitor.hear<Opened>();
    QVERIFY(opened.has_value());
    FarGuest guest(open.invitation(), opened->table, u"Mira"_s);
    QTRY_VERIFY(guest.guest.isReached());
    QVERIFY(open.house.room->table(opened->table)->isSeated(guest.person.fingerprint()));
  }

  void whoHasNoKeyIsNotHeard() {
    Open open;
    FarVisitor visitor(open.invitation(), false);
    QTRY_VERIFY(visitor.isGone);
    QVERIFY(visitor.heard.empty());
  }

  void connectionsFromOneAddressAreBounded() {
    Open open({.fromAddress = 3});
    QCOMPARE(open.keptOf(6), 3);
    // Who goes makes room.
    open.sockets.clear();
    QTest::qWait(50);
    QCOMPARE(open.keptOf(2), 2);
  }

  void allConnectionsAreBounded() {
    Open open({.connections = 4});
    QCOMPARE(open.keptOf(6), 4);
  }

  // Those who are let in do not count among those who wait at the door.
  void handshakesAreBounded() {
    Open open({.handshakes = 2});
    FarVisitor one(open.invitation());
    QTRY_VERIFY(one.isLetIn);
    QCOMPARE(open.keptOf(4), 2);
    FarVisitor another(open.invitation());
    QTRY_VERIFY(another.isGone || another.check->found() == std::nullopt);
    QTest::qWait(50);
    QVERIFY(!another.isLetIn);
    QVERIFY(!one.isGone);
  }

  void aPortInUseIsSaid() {
    Open open;
    RoomDoor second(*open.house.room, open.own, {});
    QVERIFY(!second.open(QHostAddress::LocalHost, open.door.port()));
    QVERIFY(second.sentence().startsWith(u"Nobody can be let in at port"_s));
  }

  void whatIsTooLongClosesTheConnection() {
    Open open;
    FarVisitor visitor(open.invitation());
    QTRY_VERIFY(visitor.isLetIn);
    visitor.socket.sendTextMessage(QString(20'000, u'x'));
    QTRY_VERIFY(visitor.isGone);
  }
};

QTEST_GUILESS_MAIN(TestRoomDoor)
#include "tst_room_door.moc"
