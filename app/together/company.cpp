// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/company.h"

#include <QMessageAuthenticationCode>
#include <utility>

#include "connection/memory_connection.h"

namespace downpile {

namespace {

// Unguessable table id for invitations, derived from the user's key and the game's seed. Older
// versions did not save the id and derived it again from the first game.
QString tableNameFor(const RecordHeader& header, const Identity& identity) {
  constexpr int kLetters = 36;
  QMessageAuthenticationCode code(QCryptographicHash::Sha256, identity.pem());
  code.addData(QByteArray::number(header.botSeed));
  return QString::number(code.result().left(sizeof(quint64)).toHex().toULongLong(nullptr, 16),
                         kLetters);
}

// Connects the host's own guest, for the first time or again.
void connectOwnGuest(Company& company) {
  auto [guestEnd, hostEnd] = MemoryConnection::pair();
  company.hosted->accept(std::move(hostEnd), company.own);
  company.guest->use(std::move(guestEnd));
}

}  // namespace

Company Company::hosting(HostedTable::Setup setup, const GuestTable::Person& person,
                         const Identity& identity, HostedTable::Dependencies dependencies) {
  if (setup.table.isEmpty()) setup.table = tableNameFor(setup.header, identity);
  Company company;
  company.own = identity.fingerprint();
  company.guest = std::make_shared<GuestTable>(person, setup.table);
  company.hosted =
      std::make_unique<HostedTable>(std::move(setup), company.own, std::move(dependencies));
  company.door = std::make_unique<HostDoor>(*company.hosted, identity);
  return company;
}

Company Company::joining(const Invitation& invitation, const GuestTable::Person& person,
                         const Identity& identity, const LinkTimes& times) {
  Company company;
  company.own = identity.fingerprint();
  company.guest = std::make_shared<GuestTable>(person, invitation.table);
  company.link = std::make_unique<HostLink>(*company.guest, identity, invitation, times);
  return company;
}

bool Company::open() {
  if (link) {
    link->open();
    return true;
  }
  if (!door->open()) return false;
  connectOwnGuest(*this);
  return true;
}

void Company::know(const Acquaintances& knows) {
  guest->know(knows);
  if (hosted && guest->isReached()) connectOwnGuest(*this);
}

void Company::close() {
  if (guest) guest->leave();
  if (hosted) hosted->close();
}

}  // namespace downpile
