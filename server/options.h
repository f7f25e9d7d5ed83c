// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody asks of downpile-server by its arguments.
#pragma once

#include <QHostAddress>
#include <QString>
#include <QStringList>
#include <cstdint>

#include "host/doorway.h"
#include "invitation/invitation.h"
#include "room/room.h"

namespace downpile {

struct ServerOptions {
  enum class Verb : std::uint8_t { serve, health, help, version };

  Verb verb = Verb::serve;
  StorePlace store{};  // where all is kept
  QHostAddress address{QHostAddress::Any};
  std::uint16_t port = kDefaultPort;
  QString name{};
  QStringList hosts{};  // by which people reach the room; empty: the addresses of this machine
  // By which they reach this server, where others hold tables of the room, too; empty: as the room.
  QString ownHost{};
  Room::Limits room{};
  Doorway::Limits door{};
};

struct ServerOptionsReading {
  ServerOptions options{};
  QString sentence{};  // what is wrong; empty where nothing is
};

// `arguments` are those of main, the program's name first.
ServerOptionsReading readServerOptions(const QStringList& arguments);
QString serverHelp();

}  // namespace downpile
