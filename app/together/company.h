// SPDX-License-Identifier: GPL-3.0-or-later
// All that holds somebody at a table with people: the table as its guest knows it, and the way to
// it, or the table itself with its door where it is here.
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

struct Company {
  Fingerprint own;  // who the person is
  // What is on a table may outlive the rest.
  std::shared_ptr<GuestTable> guest;
  std::unique_ptr<HostLink> link;
  std::unique_ptr<HostDoor> door;
  std::unique_ptr<HostedTable>
      hosted;  // goes first: nothing that happens at the door concerns it then

  // Both are to be opened once everybody listens. A new table gets its id for
  // invitations.
  static Company hosting(HostedTable::Terms terms, const GuestTable::Person& person,
                         const Identity& identity, HostedTable::Means means);
  static Company joining(const Invitation& invitation, const GuestTable::Person& person,
                         const Identity& identity);
  // The host's own person comes in, or the way to the host is looked for. False with a sentence in
  // door->sentence() where a table cannot be opened to anybody.
  bool open();
  // What the person thinks of others has changed. A host's own table knows at once, since the
  // person comes in again; elsewhere it is told with the next connection.
  void know(const Acquaintances& knows);
  // Everybody is told; nothing is heard any more.
  void close();
};

}  // namespace downpile
