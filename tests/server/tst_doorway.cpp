// SPDX-License-Identifier: GPL-3.0-or-later
// Connections to a room: admission and limits.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSslSocket>
#include <QTcpSocket>

#include "connection/network_place.h"
#include "far_people.h"
#include "host/doorway.h"
#include "house.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

struct OpenRoom {
  explicit OpenRoom(const Doorway::Limits& limits = {}, const Room::Limits& ofRoom = {})
      : house(ofRoom), door(own, limits, accepted()) {
    if (!door.open(QHostAddress::LocalHost, 0)) qFatal("no door");
  }
  Doorway::Accepted accepted() {
    return [this](std::unique_ptr<Connection> connection, const Fingerprint& key) {
      house.room->accept(std::move(connection), key);
    };
  }
  Invitation invitation() const {
    return {.hosts = {u"127.0.0.1"_s},
            .port = door.port(),
            .table = {},
            .fingerprint = own.fingerprint()};
  }
  // Opens `count` connections, which are encrypted but not used. Returns whether exactly `expected`
  // of all connections stay open.
  bool keepsExactly(int count, int expected) {
    QSslConfiguration configuration = hostConfiguration(own);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    for (int i = 0; i < count; ++i) {
      sockets.push_back(std::make_unique<QSslSocket>());
      sockets.back()->setSslConfiguration(configuration);
      sockets.back()->connectToHostEncrypted(u"127.0.0.1"_s, door.port());
      sockets.back()->waitForConnected();
    }
    const auto isDecided = [](const auto& socket) {
      return socket->isEncrypted() || socket->state() == QAbstractSocket::UnconnectedState;
    };
    if (!QTest::qWaitFor([&] { return std::ranges::all_of(sockets, isDecided); })) return false;
    // The server accepts connections in order. So it has decided about all of them, and has closed
    // those over its limits.
    Party::settle();
    return std::ranges::count(sockets, QAbstractSocket::ConnectedState, &QSslSocket::state) ==
           expected;
  }

  House house;
  Identity own = *Identity::make();
  Doorway door;
  std::vector<std::unique_ptr<QSslSocket>> sockets;
};

}  // namespace

class TestDoorway : public QObject {
  Q_OBJECT

 private slots:
  void visitorOpensATableAndAGuestJoinsIt() {
    OpenRoom open;
    FarVisitor visitor(open.invitation());
    QTRY_VERIFY(visitor.isAdmitted);
    visitor.send(Enter{.name = u"Sena"_s});
    QCOMPARE(visitor.receive<LobbyNow>().value().room, u"Club"_s);
    visitor.send(tableRequest());
    const auto opened = visitor.receive<Opened>();
    QVERIFY(opened.has_value());
    FarGuest guest(open.invitation(), opened->table, u"Mira"_s);
    QTRY_VERIFY(guest.guest.isReached());
    QVERIFY(open.house.room->table(opened->table)->isSeated(guest.person.fingerprint()));
  }

  void disconnectsVisitorWithoutKey() {
    OpenRoom open;
    FarVisitor visitor(open.invitation(), false);
    QTRY_VERIFY(visitor.isDisconnected);
    QVERIFY(visitor.received.empty());
  }

  void limitsConnectionsPerNetwork() {
    OpenRoom open({.fromAddress = 3});
    QVERIFY(open.keepsExactly(6, 3));
    // Closed connections do not count for the limit of connections from one network.
    const auto keepsNewConnections = [&open] {
      open.sockets.clear();
      return open.keepsExactly(2, 2);
    };
    QTRY_VERIFY(keepsNewConnections());
  }

  void limitsTheTotalNumberOfConnections() {
    OpenRoom open({.connections = 4});
    QVERIFY(open.keepsExactly(6, 4));
  }

  // A visitor with a finished handshake does not count for the limit of unfinished handshakes.
  void limitsUnfinishedHandshakesPerNetwork() {
    OpenRoom open({.handshakesFromAddress = 2});
    FarVisitor first(open.invitation());
    QTRY_VERIFY(first.isAdmitted);
    QVERIFY(open.keepsExactly(4, 2));
    FarVisitor another(open.invitation());
    QTRY_VERIFY(another.isDisconnected);
    QVERIFY(!another.isAdmitted);
    QVERIFY(!first.isDisconnected);
  }

  // If there are too many unfinished handshakes, the oldest is dropped, so new visitors can enter.
  void oldestUnfinishedHandshakeIsDroppedForANewVisitor() {
    OpenRoom open({.handshakes = 2});
    QVERIFY(open.keepsExactly(4, 2));
    QVERIFY(open.sockets[0]->state() != QAbstractSocket::ConnectedState);
    QVERIFY(open.sockets[3]->state() == QAbstractSocket::ConnectedState);
    FarVisitor honest(open.invitation());
    QTRY_VERIFY(honest.isAdmitted);
  }

  // Many handshakes from one network displace each other, not the one from another network.
  void floodingNetworkDisplacesOnlyItsOwnHandshakes() {
    OpenRoom open({.handshakes = 4});
    QTcpSocket other;
    QVERIFY(other.bind(QHostAddress(u"127.0.0.2"_s)));
    other.connectToHost(QHostAddress(QHostAddress::LocalHost), open.door.port());
    QVERIFY(other.waitForConnected());
    QVERIFY(open.keepsExactly(12, 3));
    QCOMPARE(other.state(), QAbstractSocket::ConnectedState);
  }

  // After the request of a client that is no guest, the connection is closed while more of its data
  // waits. Qt would warn of each attempt to read it.
  void invalidRequestsAreCountedWithoutWarnings() {
    QTest::failOnWarning(QRegularExpression(u"not open"_s));
    OpenRoom open;
    QSignalSpy refused(&open.door, &Doorway::refused);
    constexpr int kClients = 30;
    QVERIFY(open.keepsExactly(kClients, kClients));
    for (const auto& socket : open.sockets) {
      socket->write("GET / HTTP/1.1\r\nHost: x\r\n");
      socket->flush();
    }
    Party::settle();
    for (const auto& socket : open.sockets) {
      for (const char* part : {"\r\n", "more\r\n"}) {
        socket->write(part);
        socket->flush();
      }
    }
    QTRY_COMPARE(refused.size(), kClients);
    QCOMPARE(refused[0][0].toString(), u"127.0.0.1"_s);
    // Also a client whose request never ends.
    open.sockets.clear();
    QVERIFY(open.keepsExactly(1, 1));
    open.sockets[0]->write(QByteArray(9000, 'x'));
    QTRY_COMPARE(refused.size(), kClients + 1);
    FarVisitor honest(open.invitation());
    QTRY_VERIFY(honest.isAdmitted);
    QCOMPARE(refused.size(), kClients + 1);
  }

  void addressesOfOneHouseholdCountAsOneNetwork() {
    const auto place = [](const char* address) {
      return networkPlace(QHostAddress(QLatin1StringView(address)));
    };
    QCOMPARE(place("2001:db8:1:2200::1"), place("2001:db8:1:22ff:ffff::9"));
    QVERIFY(place("2001:db8:1:2200::1") != place("2001:db8:1:2300::1"));
    QCOMPARE(place("192.0.2.1"), place("::ffff:192.0.2.1"));
    QVERIFY(place("192.0.2.1") != place("192.0.2.2"));
  }

  // A visitor can make any number of keys, so the limit counts networks.
  void limitsTablesPerNetwork() {
    OpenRoom open({}, {.tablesAPlace = 2});
    for (int person = 0; person < 3; ++person) {
      FarVisitor visitor(open.invitation());
      QTRY_VERIFY(visitor.isAdmitted);
      visitor.send(Enter{.name = u"Sena"_s});
      visitor.send(tableRequest());
      if (person < 2) {
        QVERIFY(visitor.receive<Opened>());
      } else {
        QVERIFY(visitor.receive<Refused>().value().reason == Refused::Reason::tooManyOwn);
      }
    }
  }

  // A client that does not read is disconnected when too much data waits. One long message may
  // wait.
  void disconnectsClientThatDoesNotRead() {
    std::unique_ptr<Connection> line;
    Doorway door(*Identity::make(), {},
                 [&](auto connection, const Fingerprint&) { line = std::move(connection); });
    QVERIFY(door.open(QHostAddress::LocalHost, 0));
    const Identity own = *Identity::make();
    QSslConfiguration configuration = hostConfiguration(own);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    QSslSocket idle;
    idle.setSslConfiguration(configuration);
    idle.setReadBufferSize(1000);
    connect(&idle, &QSslSocket::encrypted, &idle, [&idle] {
      idle.write(
          "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    });
    idle.connectToHostEncrypted(u"127.0.0.1"_s, door.port());
    QTRY_VERIFY(line);
    QSignalSpy closed(line.get(), &Connection::closed);
    // The message is longer than the buffers of the system and than the limit of waiting data.
    line->send(QByteArray(12 << 20U, 'x'));
    QTRY_VERIFY(idle.bytesAvailable() > 0);
    line->send("and another one");
    Party::settle();
    QVERIFY(closed.isEmpty());
    const QByteArray message(64 << 10U, 'x');
    int sent = 0;
    for (; sent < 1000 && closed.isEmpty(); ++sent) {
      line->send(message);
      QCoreApplication::processEvents();
    }
    // The operating system has taken a part of the long message into its buffers. So about as many
    // bytes of further messages may wait.
    QVERIFY2(sent < 200, qPrintable(QString::number(sent)));
  }

  void serverReportsThatItsPortIsInUse() {
    OpenRoom open;
    Doorway second(open.own, {}, {});
    QVERIFY(!second.open(QHostAddress::LocalHost, open.door.port()));
    QVERIFY(!second.errorString().isEmpty());
  }

  void tooLongMessageClosesTheConnection() {
    OpenRoom open;
    FarVisitor visitor(open.invitation());
    QTRY_VERIFY(visitor.isAdmitted);
    visitor.socket.sendTextMessage(QString(20'000, u'x'));
    QTRY_VERIFY(visitor.isDisconnected);
  }
};

DOWNPILE_TEST(TestDoorway);
#include "tst_doorway.moc"
