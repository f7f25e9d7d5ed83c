// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/host_door.h"

#include <utility>

#include "games/catalog.h"
#include "invitation/host_name.h"

namespace downpile {

namespace {

// Connection limits for a table hosted by a person's program. They suffice even if all players and
// spectators connect from one network.
constexpr Doorway::Limits kLimits{
    .connections = 200, .fromAddress = 200, .handshakes = 20, .handshakesFromAddress = 10};

}  // namespace

HostDoor::HostDoor(HostedTable& table, Identity identity, QObject* parent)
    : QObject(parent),
      table_(table),
      identity_(std::move(identity)),
      doorway_(identity_, kLimits, [this](auto connection, const Fingerprint& key) {
        table_.accept(std::move(connection), key);
      }) {
  seats_ =
      connect(&table_, &HostedTable::seatsChanged, this, [this] { beacon_.setNotice(notice()); });
}

// Disconnects the signal HostedTable::seatsChanged first. Its slot uses the beacon, which is
// destroyed before ~QObject() would disconnect the signal.
HostDoor::~HostDoor() { disconnect(seats_); }

bool HostDoor::open(std::uint16_t port) {
  if (!doorway_.open(QHostAddress::Any, port) && !doorway_.open(QHostAddress::Any, 0)) {
    sentence_ = tr("Nobody can join: %1").arg(doorway_.errorString());
    return false;
  }
  // If the beacon cannot be opened, guests cannot find the table by a search but can still use the
  // invitation.
  beacon_.open(notice());
  return true;
}

Invitation HostDoor::invitation() const {
  return {.hosts = reachableHosts(ownAddresses()),
          .port = port(),
          .table = table_.setup().table,
          .fingerprint = identity_.fingerprint()};
}

TableNotice HostDoor::notice() const {
  const HostedTable::Setup& setup = table_.setup();
  const GameInfo& info = *findGame(setup.header.game)->info;
  const auto rules = QString::fromStdString(differingText(info.options, setup.header.options));
  return {.name = setup.name,
          .game = QString::fromStdString(setup.header.game),
          .seats = setup.header.players,
          .free = table_.freeSeats(),
          .port = port(),
          .table = setup.table,
          .host = identity_.fingerprint(),
          .protocol = kProtocol,
          .rules = rules};
}

}  // namespace downpile

#include "moc_host_door.cpp"
