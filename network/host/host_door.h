// SPDX-License-Identifier: GPL-3.0-or-later
// The way in to a table that is hosted here: it listens for guests, asks who they are, and lets
// those on the same network find the table.
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
  // It lets nobody in once `table` is gone, whichever of the two goes first.
  HostDoor(HostedTable& table, Identity identity, QObject* parent = nullptr);
  ~HostDoor() override;

  // Opens the door at this port, or at any other where somebody else has it. False with a sentence
  // where nobody can be let in.
  bool open(std::uint16_t port = kDefaultPort);
  const QString& sentence() const { return sentence_; }

  std::uint16_t port() const { return doorway_.port(); }
  // For guests of any kind.
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
