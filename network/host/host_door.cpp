// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/host_door.h"

#include <QWebSocket>
#include <utility>

#include "connection/socket_connection.h"
#include "identity/tls.h"
#include "invitation/host_name.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostPending = 20;        // connections that are not let in yet
constexpr int kHandshakeTime = 10'000;  // milliseconds

}  // namespace

HostDoor::HostDoor(HostedTable& table, Identity identity, QObject* parent)
    : QObject(parent),
      table_(table),
      identity_(std::move(identity)),
      server_(u"Downpile"_s, QWebSocketServer::SecureMode) {
  server_.setSslConfiguration(hostConfiguration(identity_));
  server_.setMaxPendingConnections(kMostPending);
  server_.setHandshakeTimeout(kHandshakeTime);
  connect(&server_, &QWebSocketServer::newConnection, this, &HostDoor::welcome);
  seats_ =
      connect(&table_, &HostedTable::seatsChanged, this, [this] { beacon_.setNotice(notice()); });
}

// Guests who are cut off by this change seats, of which nobody is told any more.
HostDoor::~HostDoor() { disconnect(seats_); }

bool HostDoor::open(std::uint16_t port) {
  if (!server_.listen(QHostAddress::Any, port) && !server_.listen(QHostAddress::Any)) {
    sentence_ = tr("Nobody can be let in: %1").arg(server_.errorString());
    return false;
  }
  // Without it the invitation is the way.
  beacon_.open(notice());
  return true;
}

Invitation HostDoor::invitation() const {
  return {.hosts = reachableHosts(ownAddresses()),
          .port = port(),
          .table = table_.terms().table,
          .fingerprint = identity_.fingerprint()};
}

TableNotice HostDoor::notice() const {
  const HostedTable::Terms& terms = table_.terms();
  return {.name = terms.name,
          .game = QString::fromStdString(terms.header.game),
          .seats = terms.header.players,
          .free = table_.freeSeats(),
          .port = port(),
          .table = terms.table,
          .host = identity_.fingerprint(),
          .protocol = kProtocol};
}

void HostDoor::welcome() {
  while (QWebSocket* socket = server_.nextPendingConnection()) {
    std::unique_ptr<QWebSocket> guest(socket);
    if (const auto who = peerFingerprint(*socket)) {
      table_.come(std::make_unique<SocketConnection>(std::move(guest), kMostGuestBytes), *who);
    } else {
      guest.release()->deleteLater();
    }
  }
}

}  // namespace downpile
