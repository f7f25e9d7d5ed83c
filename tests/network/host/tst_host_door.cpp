// SPDX-License-Identifier: GPL-3.0-or-later
// Guests that come by real connections: over TLS on this machine, with a door that closes and opens
// again, and hosts that are not who they should be.
#include <QTcpServer>
#include <QTcpSocket>
#include <QWebSocketServer>

#include "../support/soon_again.h"
#include "connection/socket_connection.h"
#include "host/host_door.h"
#include "party.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// Stands between a guest and a host, can be cut, lead elsewhere, and swallow all that is said.
class Between {
 public:
  explicit Between(std::uint16_t target, const QString& address = u"127.0.0.1"_s,
                   std::uint16_t own = 0)
      : port(target) {
    QVERIFY(server.listen(QHostAddress(address), own));
    QObject::connect(&server, &QTcpServer::newConnection, &server, [this] {
      while (QTcpSocket* here = server.nextPendingConnection()) {
        auto* there = new QTcpSocket(here);
        there->connectToHost(QHostAddress::LocalHost, port);
        QObject::connect(here, &QTcpSocket::readyRead, there, [this, here, there] {
          const QByteArray bytes = here->readAll();
          ++toHost;
          if (!isDeaf) there->write(bytes);
        });
        QObject::connect(there, &QTcpSocket::readyRead, here, [this, here, there] {
          const QByteArray bytes = there->readAll();
          ++toGuest;
          if (!isDeaf) here->write(bytes);
        });
        QObject::connect(there, &QTcpSocket::disconnected, here,
                         [here] { here->disconnectFromHost(); });
        ways << here;
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
  bool isDeaf = false;
  int toHost = 0;   // times that bytes came for the host
  int toGuest = 0;  // and for the guest
  int tries = 0;
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
  void aGuestComesPlaysAndIsCutOff();
  void anotherHostIsRefused();
  void anotherHostKeepsNobodyFromTheOtherAddresses();
  void nobodyThereIsSaid();
  void anotherHostInTheSamePlaceIsSaidOnce();
  void aDeadLineIsNoticed();
  void whoFillsTheDoorKeepsNobodyOut();

 private:
  Invitation invitationTo(std::uint16_t port) const {
    return {
        .hosts = {u"127.0.0.1"_s}, .port = port, .table = {}, .fingerprint = host_->fingerprint()};
  }
  std::unique_ptr<HostedTable> table(std::string& journal) const {
    return std::make_unique<HostedTable>(
        HostedTable::Terms{.name = u"Table"_s, .header = partyHeader("underwear", 2, 3)},
        host_->fingerprint(), HostedTable::Means{.makeJournal = [&journal](const RecordHeader&) {
          return std::make_unique<PartyJournal>(journal);
        }});
  }

  std::optional<Identity> host_;
  std::optional<Identity> guest_;
};

void TestHostDoor::aGuestComesPlaysAndIsCutOff() {
  std::string journal;
  const auto hosted = table(journal);
  HostDoor door(*hosted, *host_);
  QVERIFY(door.open(0));
  QVERIFY(door.invitation().fingerprint == host_->fingerprint());
  Between between(door.port());

  auto [here, there] = MemoryConnection::pair();
  GuestTable host({.name = u"Host"_s}, {});
  hosted->come(std::move(there), host_->fingerprint());
  host.use(std::move(here));
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(between.server.serverPort()), kSoonAgain);
  link.open();
  QTRY_VERIFY(guest.isWelcome());
  QVERIFY(link.invitation().fingerprint == host_->fingerprint());
  QTRY_COMPARE(guest.seats().seats.size(), std::size_t{2});
  QVERIFY(guest.seats().seats[1].who == guest_->fingerprint());
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
    // The move is on its way, or has just been answered.
    if (move % 5 == 2) {
      if (move % 2 == 0) QTRY_VERIFY(isDone);
      between.cut();
      ++cuts;
    }
    QTRY_VERIFY_WITH_TIMEOUT(isDone, 60'000);
    QVERIFY(hosted->session()->position() > before);
    QTRY_VERIFY(guest.isReached() && Party::knowsAll(guest, *hosted->session()));
  }
  QVERIFY(cuts > 1);
  QCOMPARE(journal, recordText(hosted->session()->record()));
}

void TestHostDoor::anotherHostIsRefused() {
  std::string journal;
  const auto hosted = table(journal);
  HostDoor door(*hosted, *guest_);  // with another key
  QVERIFY(door.open(0));
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(door.port()));
  QSignalSpy failed(&link, &HostLink::failed);
  link.open();
  QTRY_COMPARE(failed.size(), 1);
  QVERIFY2(failed[0][0].toString().contains("Somebody else"), qPrintable(failed[0][0].toString()));
  QVERIFY(!guest.isWelcome());
}

// Of two addresses of the host the first is somebody else's, on this network.
void TestHostDoor::anotherHostKeepsNobodyFromTheOtherAddresses() {
  std::string journal;
  const auto strange = table(journal);
  HostDoor another(*strange, *guest_);  // with another key
  QVERIFY(another.open(0));
  const auto hosted = table(journal);
  HostDoor door(*hosted, *host_);
  QVERIFY(door.open(0));
  const Between first(another.port());
  const Between second(door.port(), u"127.0.0.2"_s, first.server.serverPort());
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

void TestHostDoor::nobodyThereIsSaid() {
  QTcpServer closed;
  QVERIFY(closed.listen(QHostAddress::LocalHost));
  const std::uint16_t port = closed.serverPort();
  closed.close();
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(port));
  QSignalSpy failed(&link, &HostLink::failed);
  link.open();
  QTRY_COMPARE(failed.size(), 1);
  QVERIFY(failed[0][0].toString().contains("Nobody answers"));
}

void TestHostDoor::anotherHostInTheSamePlaceIsSaidOnce() {
  std::string journal;
  const auto hosted = table(journal);
  const auto pretended = table(journal);
  HostDoor door(*hosted, *host_);
  HostDoor other(*pretended, *guest_);
  QVERIFY(door.open(0) && other.open(0));
  Between between(door.port());
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(between.server.serverPort()), kSoonAgain);
  QSignalSpy failed(&link, &HostLink::failed);
  QSignalSpy warned(&link, &HostLink::warned);
  link.open();
  QTRY_VERIFY(guest.isWelcome());

  for (int time = 1; time <= 2; ++time) {
    between.port = other.port();
    between.cut();
    QTRY_COMPARE(warned.size(), time);
    QVERIFY(warned.last()[0].toString().contains("Somebody else"));
    // It is tried again, and not said again.
    const auto tried = between.tries;
    link.retry();
    QTRY_VERIFY(between.tries > tried + 1);
    QCOMPARE(warned.size(), time);
    QVERIFY(!guest.isReached());
    between.port = door.port();
    QTRY_VERIFY_WITH_TIMEOUT(guest.isReached(), 60'000);
  }
  QCOMPARE(pretended->freeSeats(), 1);  // nobody has sat down there
  QCOMPARE(failed.size(), 0);
}

// By connections of one place that never say a word: it has no more than its share of the door.
void TestHostDoor::whoFillsTheDoorKeepsNobodyOut() {
  std::string journal;
  const auto hosted = table(journal);
  HostDoor door(*hosted, *host_);
  QVERIFY(door.open(0));
  std::vector<std::unique_ptr<QTcpSocket>> silent;
  const auto come = [&](const QString& from) {
    silent.push_back(std::make_unique<QTcpSocket>());
    QVERIFY(silent.back()->bind(QHostAddress(from)));
    silent.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), door.port());
    QVERIFY(silent.back()->waitForConnected());
  };
  for (int i = 0; i < 30; ++i) come(u"127.0.0.2"_s);
  const auto areThere = [&silent] {
    return std::ranges::count_if(
        silent, [](const auto& each) { return each->state() == QAbstractSocket::ConnectedState; });
  };
  QTRY_COMPARE(areThere(), 10);
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, *guest_, invitationTo(door.port()));
  link.open();
  for (int i = 0; i < 30; ++i) come(u"127.0.0.3"_s);
  QTRY_VERIFY(guest.isWelcome());
}

void TestHostDoor::aDeadLineIsNoticed() {
  QWebSocketServer server(u"Test"_s, QWebSocketServer::NonSecureMode);
  QVERIFY(server.listen(QHostAddress::LocalHost));
  Between between(server.serverPort());
  auto socket = std::make_unique<QWebSocket>();
  QSignalSpy connected(socket.get(), &QWebSocket::connected);
  socket->open(QUrl(u"ws://127.0.0.1:%1"_s.arg(between.server.serverPort())));
  QTRY_COMPARE(connected.size(), 1);
  QTRY_VERIFY(server.hasPendingConnections());
  constexpr std::chrono::milliseconds kHeart(30);
  SocketConnection far(std::unique_ptr<QWebSocket>(server.nextPendingConnection()), kMostGuestBytes,
                       kHeart);
  SocketConnection near(std::move(socket), kMostHostBytes, kHeart);
  QSignalSpy nearClosed(&near, &Connection::closed);
  QSignalSpy farClosed(&far, &Connection::closed);

  // Questions and answers of both.
  constexpr int kMany = 16;
  between.toHost = between.toGuest = 0;
  QTRY_VERIFY(between.toHost >= kMany && between.toGuest >= kMany);
  QCOMPARE(nearClosed.size() + farClosed.size(), 0);
  between.isDeaf = true;
  QTRY_COMPARE(nearClosed.size(), 1);
  QTRY_COMPARE(farClosed.size(), 1);
}

// A search for tables finds those of other tests, too.
DOWNPILE_TEST(TestHostDoor, .lock = "network");
#include "tst_host_door.moc"
