// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/multiplayer_table.h"

#include <QMessageAuthenticationCode>
#include <utility>

#include "connection/memory_connection.h"

namespace downpile {

namespace {

// Returns an unguessable table id for invitations, derived from the user's key and the seed of the
// game's bots. Older versions did not save the id. They derived it from the first game in this way,
// so the derivation must not change.
QString tableNameFor(const RecordHeader& header, const Identity& identity) {
  constexpr int kLetters = 36;
  QMessageAuthenticationCode code(QCryptographicHash::Sha256, identity.pem());
  code.addData(QByteArray::number(header.botSeed));
  return QString::number(code.result().left(sizeof(quint64)).toHex().toULongLong(nullptr, 16),
                         kLetters);
}

// Connects the user to the table hosted on this machine, at first or again. The user takes part
// like the other guests, but without a network connection.
void connectOwnGuest(MultiplayerTable& table) {
  auto [guestEnd, hostEnd] = MemoryConnection::pair();
  table.hosted->accept(std::move(hostEnd), table.own);
  table.guest->use(std::move(guestEnd));
}

}  // namespace

MultiplayerTable MultiplayerTable::hosting(HostedTable::Setup setup,
                                           const GuestTable::Person& person,
                                           const Identity& identity,
                                           HostedTable::Dependencies dependencies) {
  if (setup.table.isEmpty()) setup.table = tableNameFor(setup.header, identity);
  MultiplayerTable table;
  table.own = identity.fingerprint();
  table.guest = std::make_shared<GuestTable>(person, setup.table);
  table.hosted =
      std::make_unique<HostedTable>(std::move(setup), table.own, std::move(dependencies));
  table.door = std::make_unique<HostDoor>(*table.hosted, identity);
  return table;
}

MultiplayerTable MultiplayerTable::joining(const Invitation& invitation,
                                           const GuestTable::Person& person,
                                           const Identity& identity, const LinkTimes& times) {
  MultiplayerTable table;
  table.own = identity.fingerprint();
  table.guest = std::make_shared<GuestTable>(person, invitation.table);
  table.link = std::make_unique<HostLink>(*table.guest, identity, invitation, times);
  return table;
}

bool MultiplayerTable::open() {
  if (link) {
    link->open();
    return true;
  }
  if (!door->open()) return false;
  connectOwnGuest(*this);
  return true;
}

void MultiplayerTable::know(const Acquaintances& knows) {
  guest->know(knows);
  if (hosted && guest->isReached()) connectOwnGuest(*this);
}

void MultiplayerTable::close() {
  if (guest) guest->leave();
  if (hosted) hosted->close();
}

}  // namespace downpile
