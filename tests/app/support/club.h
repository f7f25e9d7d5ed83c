// SPDX-License-Identifier: GPL-3.0-or-later
// A room that is always there, on this machine: what downpile-server holds, in this program.
#pragma once

#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "connection/memory_connection.h"
#include "guest/linked_guest.h"
#include "host/doorway.h"
#include "identity/identity.h"
#include "invitation/invitation.h"
#include "room/room.h"
#include "store/room_store.h"

namespace downpile::tests {

class Club {
 public:
  explicit Club(const QString& name) : name_(name) { open(); }

  // As when the server ends, and is started again.
  void close() {
    door_.reset();
    room_.reset();
    store_.reset();
  }
  void open() {
    auto opening = RoomStore::open(folder_.path());
    if (!opening.store) qFatal("%s", qPrintable(opening.sentence));
    store_ = std::move(opening.store);
    Room::Limits limits;
    limits.newsTime = std::chrono::milliseconds(10);
    room_ = std::make_unique<Room>(*store_, name_, std::move(opening.tables), limits,
                                   Room::Means{.pause = [](std::size_t) { return 0; }});
    door_ = std::make_unique<Doorway>(identity_, Doorway::Limits{},
                                      [this](auto connection, const Fingerprint& who) {
                                        room_->come(std::move(connection), who);
                                      });
    if (!door_->open(QHostAddress::LocalHost, port_)) qFatal("The room has no door");
    port_ = door_->port();
  }
  // Somebody else's room is there now.
  void becomeAnother() {
    close();
    identity_ = *Identity::make();
    open();
  }

  // Somebody with this key comes.
  void letIn(LinkedGuest& guest, const Fingerprint& who) {
    auto [here, there] = MemoryConnection::pair();
    room_->come(std::move(there), who);
    guest.use(std::move(here));
  }

  Invitation invitation() const {
    return {.hosts = {QStringLiteral("127.0.0.1")},
            .port = port_,
            .table = {},
            .fingerprint = identity_.fingerprint()};
  }
  QString address() const { return QStringLiteral("127.0.0.1:%1").arg(port_); }
  int tables() const { return room_->tables(); }

 private:
  QString name_;
  QTemporaryDir folder_;
  Identity identity_ = *Identity::make();
  std::uint16_t port_ = 0;
  std::unique_ptr<RoomStore> store_;
  std::unique_ptr<Room> room_;
  std::unique_ptr<Doorway> door_;
};

}  // namespace downpile::tests
