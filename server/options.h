// SPDX-License-Identifier: GPL-3.0-or-later
// Command line options of downpile-server.
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
  enum class Verb : std::uint8_t { serve, health, owner, help, version };

  Verb verb = Verb::serve;
  QStringList command{};  // command of the owner, such as {"ban", KEY}
  StorePlace store{};     // data folder and database
  QHostAddress address{QHostAddress::Any};
  std::uint16_t port = kDefaultPort;
  QString name{};
  // Host names in invitations; empty: the addresses of this machine.
  QStringList hosts{};
  // Host name of this server alone, needed if several servers share the room. Empty: the names in
  // `hosts`.
  QString ownHost{};
  Room::Limits room{};
  Doorway::Limits door{};
};

struct ServerOptionsReading {
  ServerOptions options{};
  QString sentence{};  // error message about the command line; empty if it is valid
};

// Reads the command line. `arguments` begins with the program's name, as in main().
ServerOptionsReading readServerOptions(const QStringList& arguments);
QString serverHelp();

}  // namespace downpile
