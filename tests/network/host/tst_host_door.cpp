// SPDX-License-Identifier: GPL-3.0-or-later
// Guests with real TLS connections on this machine: broken connections, limits, and hosts with
// another key than expected.
#include <QTcpServer>
#include <QTcpSocket>
#include <QWebSocketServer>

#include "../support/fast_retries.h"
#include "connection/socket_connection.h"
#include "host/host_door.h"
#include "party.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// A proxy between a guest and a host. It can cut connections, connect to another host, and drop all
// bytes.
class Proxy {
 public:
  explicit Proxy(std::uint16_t target, const QString& address = u"127.0.0.1"_s,
                 std::uint16_t own = 0)
      : port(target) {
    QVERIFY(server.listen(QHostAddress(address), own));
    QObject::connect(&server, &QTcpServer::newConnection, &server, [this] {
      while (QTcpSocket* guestEnd = server.nextPendingConnection()) {
        auto* hostEnd = new QTcpSocket(guestEnd);
        hostEnd->connectToHost(QHostAddress::LocalHost, port);
        QObject::connect(guestEnd, &QTcpSocket::readyRead, hostEnd, [this, guestEnd, hostEnd] {
          const QByteArray bytes = guestEnd->readAll();
          ++toHost;
          if (!dropsBytes) hostEnd->write(bytes);
        });
        QObject::connect(hostEnd, &QTcpSocket::readyRead, guestEnd, [this, guestEnd, hostEnd] {
          const QByteArray bytes = hostEnd->readAll();
          ++toGuest;
          if (!dropsBytes) guestEnd->write(bytes);
        });
        QObject::connect(hostEnd, &QTcpSocket::disconnected, guestEnd,
                         [guestEnd] { guestEnd->disconnectFromHost(); });
        ways << guestEnd;
        ++tries;
      }
    });
  }
  void cut() {
    for (const QPointer<QTcpSocket>& way : std::exchange(ways, {})) {
      if (way) way->abort();
      if (way) way->deleteLater();
    }
  }

  std::uint16_t port;
  bool dropsBytes = false;
  int toHost = 0;   // number of times bytes came from the guest
  int toGuest = 0;  // number of times bytes came from the host
  int tries = 0;    // number of connections
  QTcpServer server;
  QList<QPointer<QTcpSocket>> ways;
};

}  // namespace

class TestHostDoor : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    host_ = Identity::make();
    guest_ = Identity::make();
    QVERIFY(host_ && guest_);
  }
  void guestPlaysOnAfterItsConnectionBreaks();
  void refusesHostWithAnotherKey();
  void guestTriesTheNextAddressIfAnotherHostAnswers();
  void reportsUnreachableHost();
  void guestReconnectsAfterALossDuringItsSecondConnection();
  void guestWarnsOncePerDisconnectionIfAHostWithAnotherKeyAnswers();
  void connectionThatNoLongerAnswersIsDetected();
  void silentConnectionsDoNotBlockOthers();

 private:
  Invitation invitationTo(std::uint16_t port) const {
    return {
        .hosts = {u"127.0.0.1"_s}, .port = port, .table = {}, .fingerprint = host_->fingerprint()};
  }
  std::unique_ptr<HostedTable> table(std::string& journal) const {
    return std::make_unique<HostedTable>(
        HostedTable::Setup{.name = u"Table"_s, .header = partyHeader("underwear", 2, 3)},
        host_->fingerprint(),
        HostedTable::Dependencies{.makeJournal = [&journal](const RecordHeader&) {
          return std::make_unique<PartyJournal>(journal);
        }});
  }

  std::optional<Identity> host_;
  std::optional<Identity> guest_;
};

void TestHostDoor::guestPlaysOnAfterItsConnectionBreaks() {
  std::string journal;
  const auto hosted = table(journal);
  HostDoor door(*hosted, *host_);
  QVERIFY(door.open(0));
  QVERIFY(door.invitation().fingerprint == host_->fingerprint());
  Proxy proxy(door.port());

  auto [guestEnd, hostEnd] = MemoryConnection::pair();
  GuestTable host({.name = u"Host"_s}, {});
  hosted->accept(std::move(hostEnd), host_->fingerprint());
  host.use(std::move(guestEnd));
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(proxy.server.serverPort()), kFastRetries);
  link.open();
  QTRY_VERIFY(guest.isWelcome());
  QVERIFY(link.invitation().fingerprint == host_->fingerprint());
  QTRY_COMPARE(guest.seats().seats.size(), std::size_t{2});
  QVERIFY(guest.seats().seats[1].key == guest_->fingerprint());
  hosted->begin();
  QTRY_VERIFY(guest.isPlaying() && host.isPlaying());

  int cuts = 0;
  for (int move = 0; move < 30 && !hosted->session()->standing().dealOver; ++move) {
    QTRY_VERIFY(guest.isReached() && host.position() == guest.position() &&
                !hosted->seats().waits && !guest.seats().waits && !host.seats().waits);
    GuestTable& mover = guest.view().legal().empty() ? host : guest;
    const Action action = choiceOf(mover);
    bool isDone = false;
    const std::size_t before = hosted->session()->position();
    mover.send({&action, 1}, mover.position(), [&](const Answer& answer) {
      QVERIFY(answer.isDone());
      isDone = true;
    });
    // Cuts the connection while the move is under way, or just after its answer.
    if (move % 5 == 2) {
      if (move % 2 == 0) QTRY_VERIFY(isDone);
      proxy.cut();
      ++cuts;
    }
    QTRY_VERIFY_WITH_TIMEOUT(isDone, 60'000);
    QVERIFY(hosted->session()->position() > before);
    QTRY_VERIFY(guest.isReached() && Party::knowsAll(guest, *hosted->session()));
  }
  QVERIFY(cuts > 1);
  QCOMPARE(journal, recordText(hosted->session()->record()));
}

void TestHostDoor::refusesHostWithAnotherKey() {
  std::string journal;
  const auto hosted = table(journal);
  HostDoor door(*hosted, *guest_);  // this host has another key than the invitation
  QVERIFY(door.open(0));
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(door.port()));
  QSignalSpy failed(&link, &HostLink::failed);
  link.open();
  QTRY_COMPARE(failed.size(), 1);
  QVERIFY2(failed[0][0].toString().contains("not the one in your invitation"),
           qPrintable(failed[0][0].toString()));
  QVERIFY(!guest.isWelcome());
}

// The first of two addresses in the invitation belongs to another host.
void TestHostDoor::guestTriesTheNextAddressIfAnotherHostAnswers() {
  std::string journal;
  const auto strange = table(journal);
  HostDoor another(*strange, *guest_);  // this host has another key than the invitation
  QVERIFY(another.open(0));
  const auto hosted = table(journal);
  HostDoor door(*hosted, *host_);
  QVERIFY(door.open(0));
  const Proxy first(another.port());
  const Proxy second(door.port(), u"127.0.0.2"_s, first.server.serverPort());
  GuestTable guest({.name = u"Guest"_s}, {});
  Invitation invitation = invitationTo(first.server.serverPort());
  invitation.hosts << u"127.0.0.2"_s;
  HostLink link(guest, *guest_, invitation);
  QSignalSpy failed(&link, &HostLink::failed);
  link.open();
  QTRY_VERIFY(guest.isWelcome() || !failed.isEmpty());
  QVERIFY(guest.isWelcome());
  QCOMPARE(first.tries, 1);
}

void TestHostDoor::reportsUnreachableHost() {
  QTcpServer closed;
  QVERIFY(closed.listen(QHostAddress::LocalHost));
  const std::uint16_t port = closed.serverPort();
  closed.close();
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(port));
  QSignalSpy failed(&link, &HostLink::failed);
  link.open();
  QTRY_COMPARE(failed.size(), 1);
  QVERIFY(failed[0][0].toString().contains("There is no answer"));
}

// The second connection of a guest that takes a seat ends together with the first one. Its timer
// must not outlive it.
void TestHostDoor::guestReconnectsAfterALossDuringItsSecondConnection() {
  std::string journal;
  const auto hosted = table(journal);
  HostDoor door(*hosted, *host_);
  QVERIFY(door.open(0));
  Proxy proxy(door.port());
  GuestTable guest({.name = u"Guest"_s}, {});
  LinkTimes times = kFastRetries;
  times.patience = 200;
  times.firstPause = times.longestPause = 400;
  HostLink link(guest, *guest_, invitationTo(proxy.server.serverPort()), times);
  link.insist();
  link.open();
  QTRY_VERIFY(guest.isReached());
  const auto earlier = proxy.ways;
  proxy.dropsBytes = true;
  link.open();
  QTRY_VERIFY(proxy.tries > earlier.size());
  for (const QPointer<QTcpSocket>& way : earlier) {
    if (way) way->abort();
  }
  QTRY_VERIFY(!guest.isReached());
  proxy.dropsBytes = false;
  QTRY_VERIFY(guest.isReached());
}

void TestHostDoor::guestWarnsOncePerDisconnectionIfAHostWithAnotherKeyAnswers() {
  std::string journal;
  const auto hosted = table(journal);
  const auto pretended = table(journal);
  HostDoor door(*hosted, *host_);
  HostDoor other(*pretended, *guest_);
  QVERIFY(door.open(0) && other.open(0));
  Proxy proxy(door.port());
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(proxy.server.serverPort()), kFastRetries);
  QSignalSpy failed(&link, &HostLink::failed);
  QSignalSpy warned(&link, &HostLink::warned);
  link.open();
  QTRY_VERIFY(guest.isWelcome());

  for (int time = 1; time <= 2; ++time) {
    proxy.port = other.port();
    proxy.cut();
    QTRY_COMPARE(warned.size(), time);
    QVERIFY(warned.last()[0].toString().contains("Another computer now answers"));
    // The guest connects again, but the warning about another host is not repeated.
    const auto tried = proxy.tries;
    link.retry();
    QTRY_VERIFY(proxy.tries > tried + 1);
    QCOMPARE(warned.size(), time);
    QVERIFY(!guest.isReached());
    proxy.port = door.port();
    QTRY_VERIFY_WITH_TIMEOUT(guest.isReached(), 60'000);
  }
  QCOMPARE(pretended->freeSeats(), 1);  // the guest has not joined the other host
  QCOMPARE(failed.size(), 0);
}

// Each network may have a limited number of unfinished handshakes. Silent connections from one
// network do not block other networks.
void TestHostDoor::silentConnectionsDoNotBlockOthers() {
  std::string journal;
  const auto hosted = table(journal);
  HostDoor door(*hosted, *host_);
  QVERIFY(door.open(0));
  std::vector<std::unique_ptr<QTcpSocket>> silent;
  const auto connectFrom = [&](const QString& from) {
    silent.push_back(std::make_unique<QTcpSocket>());
    QVERIFY(silent.back()->bind(QHostAddress(from)));
    silent.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), door.port());
    QVERIFY(silent.back()->waitForConnected());
  };
  for (int i = 0; i < 30; ++i) connectFrom(u"127.0.0.2"_s);
  const auto connected = [&silent] {
    return std::ranges::count_if(
        silent, [](const auto& each) { return each->state() == QAbstractSocket::ConnectedState; });
  };
  QTRY_COMPARE(connected(), 10);
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(door.port()));
  link.open();
  for (int i = 0; i < 30; ++i) connectFrom(u"127.0.0.3"_s);
  QTRY_VERIFY(guest.isWelcome());
}

void TestHostDoor::connectionThatNoLongerAnswersIsDetected() {
  QWebSocketServer server(u"Test"_s, QWebSocketServer::NonSecureMode);
  QVERIFY(server.listen(QHostAddress::LocalHost));
  Proxy proxy(server.serverPort());
  auto socket = std::make_unique<QWebSocket>();
  QSignalSpy connected(socket.get(), &QWebSocket::connected);
  socket->open(QUrl(u"ws://127.0.0.1:%1"_s.arg(proxy.server.serverPort())));
  QTRY_COMPARE(connected.size(), 1);
  QTRY_VERIFY(server.hasPendingConnections());
  constexpr std::chrono::milliseconds kPingInterval(200);
  SocketConnection far(std::unique_ptr<QWebSocket>(server.nextPendingConnection()), kMostGuestBytes,
                       kPingInterval);
  SocketConnection near(std::move(socket), kMostHostBytes, kPingInterval);
  QSignalSpy nearClosed(&near, &Connection::closed);
  QSignalSpy farClosed(&far, &Connection::closed);

  // Several pings and pongs in both directions.
  constexpr int kMany = 4;
  proxy.toHost = proxy.toGuest = 0;
  QTRY_VERIFY(proxy.toHost >= kMany && proxy.toGuest >= kMany);
  QCOMPARE(nearClosed.size() + farClosed.size(), 0);
  proxy.dropsBytes = true;
  QTRY_COMPARE(nearClosed.size(), 1);
  QTRY_COMPARE(farClosed.size(), 1);
}

// The hosts of this test answer searches for tables on the local network. A search by another test
// would find them. So tests with the lock "network" do not run at the same time.
DOWNPILE_TEST(TestHostDoor, .lock = "network");
#include "tst_host_door.moc"
