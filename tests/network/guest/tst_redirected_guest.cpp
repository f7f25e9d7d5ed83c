// SPDX-License-Identifier: GPL-3.0-or-later
// Guests of a room with several servers: a server redirects the guest to the table's server. When
// the table's server has stopped, the guest asks the room again.
#include "../host/party.h"
#include "../support/fast_retries.h"
#include "host/host_door.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// A table with its own HostDoor, which listens at a port and lets guests in.
struct TableWithDoor {
  explicit TableWithDoor(const Identity& identity)
      : table(
            {.name = u"Table"_s, .header = partyHeader("underwear", 2, 3)}, identity.fingerprint(),
            {.makeJournal =
                 [this](const RecordHeader&) { return std::make_unique<PartyJournal>(journal); }}),
        door(table, identity) {
    if (!door.open(0)) qFatal("%s", qPrintable(door.sentence()));
  }
  Invitation invitation() const {
    Invitation result = door.invitation();
    result.hosts = {u"127.0.0.1"_s};
    return result;
  }

  std::string journal;
  HostedTable table;
  HostDoor door;
};

}  // namespace

class TestRedirectedGuest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { asked_ = 0; }

  void followsRedirectAndAsksRoomAgainWhenTableMoves();
  void refusesRedirectTargetWithAnotherKey();
  void guestAsksTheRoomAgainIfCutOffBeforeTheRoomAnswers();

 private:
  // Redirects the guest to the server in `place_`, if any, and closes the connection.
  void answer(std::unique_ptr<Connection> connection) {
    ++asked_;
    if (place_) connection->send(hostMessage(Redirect{place_->text()}));
    connection->close();
    connection.release()->deleteLater();
  }

  const Identity host_ = *Identity::make();
  const Identity own_ = *Identity::make();
  const Identity room_ = *Identity::make();
  std::optional<Invitation> place_;
  int asked_ = 0;
  std::unique_ptr<Doorway> doorway_;
  Invitation invitation_;
};

void TestRedirectedGuest::init() {
  doorway_ = std::make_unique<Doorway>(
      room_, Doorway::Limits(), [this](auto connection, const Fingerprint&) {
        Connection* line = connection.release();
        connect(line, &Connection::received, this,
                [this, line] { answer(std::unique_ptr<Connection>(line)); });
      });
  QVERIFY(doorway_->open(QHostAddress::LocalHost, 0));
  invitation_ = {.hosts = {u"127.0.0.1"_s},
                 .port = doorway_->port(),
                 .table = {},
                 .fingerprint = room_.fingerprint()};
}

void TestRedirectedGuest::followsRedirectAndAsksRoomAgainWhenTableMoves() {
  auto first = std::make_unique<TableWithDoor>(host_);
  place_ = first->invitation();
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, own_, invitation_, kFastRetries);
  QSignalSpy failed(&link, &HostLink::failed);
  link.open();
  QTRY_VERIFY(guest.isReached());
  QCOMPARE(asked_, 1);
  QVERIFY(link.invitation() == invitation_);
  // The table moves to another server, which only the room knows.
  TableWithDoor other(room_);
  place_ = other.invitation();
  first.reset();
  QTRY_COMPARE_WITH_TIMEOUT(other.table.freeSeats(), 0, 60'000);
  QTRY_VERIFY(guest.isReached());
  QVERIFY(asked_ > 1);
  QCOMPARE(failed.size(), 0);
}

void TestRedirectedGuest::refusesRedirectTargetWithAnotherKey() {
  const TableWithDoor first(host_);
  place_ = first.invitation();
  place_->fingerprint = own_.fingerprint();
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, own_, invitation_, kFastRetries);
  QSignalSpy warned(&link, &HostLink::warned);
  link.open();
  QTRY_VERIFY(asked_ > 1);
  QCOMPARE(first.table.freeSeats(), 1);
  QVERIFY(!warned.isEmpty());
  place_ = first.invitation();
  QTRY_VERIFY_WITH_TIMEOUT(guest.isReached(), 10'000);
}

void TestRedirectedGuest::guestAsksTheRoomAgainIfCutOffBeforeTheRoomAnswers() {
  const TableWithDoor first(host_);
  place_.reset();
  GuestTable guest({.name = u"Guest"_s}, {});
  HostLink link(guest, own_, invitation_, kFastRetries);
  link.open();
  QTRY_VERIFY(asked_ > 1);
  place_ = first.invitation();
  QTRY_VERIFY_WITH_TIMEOUT(guest.isReached(), 10'000);
}

DOWNPILE_TEST(TestRedirectedGuest);
#include "tst_redirected_guest.moc"
