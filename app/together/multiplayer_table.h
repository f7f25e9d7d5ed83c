// SPDX-License-Identifier: GPL-3.0-or-later
// All objects for a table with other people. The guest's copy of the table always exists. The other
// objects are the link to a remote host, or the hosted table and its door.
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
  // Shared with the game source, as the shown game may outlive the other objects.
  std::shared_ptr<GuestTable> guest;
  std::unique_ptr<HostLink> link;
  std::unique_ptr<HostDoor> door;
  // Declared last and so destroyed first: from then on it gets no events from `door`.
  std::unique_ptr<HostedTable> hosted;

  // After creation, connect to the signals and then call open(). A new hosted table gets its id for
  // invitations.
  static MultiplayerTable hosting(HostedTable::Setup setup, const GuestTable::Person& person,
                                  const Identity& identity, HostedTable::Dependencies dependencies);
  static MultiplayerTable joining(const Invitation& invitation, const GuestTable::Person& person,
                                  const Identity& identity, const LinkTimes& times);
  // Connects the user as a guest to the table hosted here, or starts to connect to the remote host.
  // Returns false if no guests can be let in; door->sentence() has the reason.
  bool open();
  // Called when the user's contacts have changed. A table hosted here gets them at once, because
  // the user is connected to it again. A remote host gets them with the next connection.
  void know(const Acquaintances& knows);
  // Leaves the table. A hosted table disconnects all its guests.
  void close();
};

}  // namespace downpile
