// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a hosted table reachable: accepts guests and answers discovery on the local network.
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <memory>

#include "discovery/table_beacon.h"
#include "host/doorway.h"
#include "host/hosted_table.h"
#include "identity/identity.h"
#include "invitation/invitation.h"

namespace downpile {

class HostDoor final : public QObject {
  Q_OBJECT

 public:
  // Accepts guests for `table`, which must exist as long as this object gets events.
  HostDoor(HostedTable& table, Identity identity, QObject* parent = nullptr);
  ~HostDoor() override;

  // Listens at this port or, if it is in use, at any free port. Returns false and sets sentence()
  // if both fail.
  bool open(std::uint16_t port = kDefaultPort);
  const QString& sentence() const { return sentence_; }

  std::uint16_t port() const { return doorway_.port(); }
  // Returns an invitation with the best addresses of this machine (reachableHosts()).
  Invitation invitation() const;

 private:
  TableNotice notice() const;

  HostedTable& table_;
  Identity identity_;
  Doorway doorway_;
  TableBeacon beacon_;
  QString sentence_;
  QMetaObject::Connection seats_;
};

}  // namespace downpile
