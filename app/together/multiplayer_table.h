// SPDX-License-Identifier: GPL-3.0-or-later
// All objects for a table with other people. The guest's copy of the table always exists. The other
// objects are the link to a remote host, or the hosted table and its door, which accepts
// connections of guests.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "guest/guest_table.h"
#include "guest/host_link.h"
#include "host/host_door.h"
#include "host/hosted_table.h"
#include "identity/identity.h"

namespace downpile {

struct MultiplayerTable {
  Fingerprint own;  // the user's key
  // Shared with the game source, because the game can still be shown after the other objects are
  // deleted.
  std::shared_ptr<GuestTable> guest;
  std::unique_ptr<HostLink> link;
  std::unique_ptr<HostDoor> door;
  // Declared last, so that it is destroyed first and gets no events from `door` after that.
  std::unique_ptr<HostedTable> hosted;

  // Create the objects for hosting a table (hosting), or for joining a remote table (joining). The
  // caller then connects to their signals and calls open(). hosting() gives a new table its id for
  // invitations.
  static MultiplayerTable hosting(HostedTable::Setup setup, const GuestTable::Person& person,
                                  const Identity& identity, HostedTable::Dependencies dependencies);
  static MultiplayerTable joining(const Invitation& invitation, const GuestTable::Person& person,
                                  const Identity& identity, const LinkTimes& times);
  // Connects the user as a guest: to the table hosted on this machine, or to a remote host. Returns
  // false if the hosted table cannot accept connections; door->sentence() is the reason.
  bool open();
  // Called when the user's contacts have changed. A table hosted on this machine gets them at once,
  // by connecting the user again. A remote host gets them with the next connection.
  void know(const Acquaintances& knows);
  // Leaves the table. If it is hosted on this machine, disconnects all guests.
  void close();
};

}  // namespace downpile
