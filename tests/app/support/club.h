// SPDX-License-Identifier: GPL-3.0-or-later
// A room (a club of people on the network) on this machine, as downpile-server runs it, inside the
// test process.
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

  // Closes the room (a club of people on the network), as if its server had stopped. open() opens
  // it again.
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
                                   Room::Dependencies{.clock = [this] { return clock_() + ahead; },
                                                      .pause = [](std::size_t) { return 0; }});
    door_ = std::make_unique<Doorway>(identity_, Doorway::Limits{},
                                      [this](auto connection, const Fingerprint& key) {
                                        room_->accept(std::move(connection), key);
                                      });
    if (!door_->open(QHostAddress::LocalHost, port_)) qFatal("The room cannot listen");
    port_ = door_->port();
  }
  // Replaces the room by one with another key at the same address.
  void becomeAnother() {
    close();
    identity_ = *Identity::make();
    open();
  }

  // Connects a guest with this key.
  void letIn(LinkedGuest& guest, const Fingerprint& key) {
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    room_->accept(std::move(hostEnd), key);
    guest.use(std::move(guestEnd));
  }

  Invitation invitation() const {
    return {.hosts = {QStringLiteral("127.0.0.1")},
            .port = port_,
            .table = {},
            .fingerprint = identity_.fingerprint()};
  }
  QString address() const { return QStringLiteral("127.0.0.1:%1").arg(port_); }
  // Closes the table with this id, as the operator of the room does.
  void closeTable(const QString& id) { room_->closeTable(id); }
  int tables() const { return room_->tables(); }
  std::size_t visitors() const { return room_->visitors().size(); }

  qint64 ahead = 0;  // milliseconds that the test has added to the room's clock

 private:
  SteadyClock clock_ = machineClock();
  QString name_;
  QTemporaryDir folder_;
  Identity identity_ = *Identity::make();
  std::uint16_t port_ = 0;
  std::unique_ptr<RoomStore> store_;
  std::unique_ptr<Room> room_;
  std::unique_ptr<Doorway> door_;
};

}  // namespace downpile::tests
