// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated remote person joining a table by its invitation, over TLS on this machine.
#pragma once

#include <QString>
#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "../../network/support/fast_retries.h"
#include "../../support/eventually.h"
#include "bots/bot_catalog.h"
#include "guest/guest_table.h"
#include "rules/random.h"

namespace downpile::tests {

using namespace Qt::StringLiterals;

// The invitation with the loopback address as its host.
inline Invitation byThisMachine(const QString& text) {
  const InvitationReading reading = readInvitation(text);
  Invitation invitation = reading.invitation.value_or(Invitation());
  invitation.hosts = {u"127.0.0.1"_s};
  return invitation;
}

struct Visitor {
  Visitor(const QString& name, const QString& invitation, const Identity& own = *Identity::make(),
          bool watches = false)
      : identity(own),
        table({.name = name, .portrait = 3, .knows = {}, .watches = watches},
              byThisMachine(invitation).table),
        link(std::make_unique<HostLink>(table, identity, byThisMachine(invitation), kFastRetries)) {
    link->open();
  }
  // Drops the connection, as a pulled network cable does.
  void vanish() { link.reset(); }

  Identity identity;
  GuestTable table;
  std::unique_ptr<HostLink> link;
};

// Returns a sensible move. Random moves could make a game too long: the host would disconnect the
// guest because of too many messages.
inline Action choiceOf(const GuestTable& guest) {
  std::string error;
  const auto bot = makeBot(guest.view().info().id, "rules", error);
  Random random(guest.position() * 16 + static_cast<std::size_t>(guest.you()));
  const std::atomic<bool> cancelled = false;
  return bot->choose(guest.view(), random, cancelled).value_or(guest.view().legal().front());
}

inline bool mayMove(const GuestTable& guest) {
  return guest.isReached() && guest.isPlaying() && !guest.isBusy() && !guest.seats().waits &&
         !guest.view().legal().empty();
}

inline void move(GuestTable& guest) {
  const Action action = choiceOf(guest);
  guest.send({&action, 1}, guest.position(), [](const Answer&) {});
}

// Both guests play until `isOver()` is true. Returns false after a timeout.
template <class IsOver>
bool playUntil(GuestTable& first, GuestTable& other, IsOver isOver) {
  return eventually([&] {
    if (isOver()) return true;
    for (GuestTable* guest : {&first, &other}) {
      if (mayMove(*guest)) {
        move(*guest);
      } else if (!guest->isBusy() && guest->may(GameRequest::nextDeal)) {
        guest->ask(GameRequest::nextDeal, [](const Answer&) {});
      }
    }
    return false;
  });
}

}  // namespace downpile::tests
