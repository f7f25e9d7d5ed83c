// SPDX-License-Identifier: GPL-3.0-or-later
// A table of the program with a friend at it, for pictures.
#pragma once

#include <QtTest>

#include "guest/guest_table.h"
#include "guest/host_link.h"
#include "program/program.h"

namespace downpile::tests {

template <class Fits>
void awaited(const Fits& fits) {
  if (!QTest::qWaitFor(fits)) qFatal("A friend does not come");
}

// Opens a table of Life for four at which Sena sits; with a game, it has begun, something was said
// and Sena's connection has gone.
inline void friendsTable(bool isBegun) {
  using namespace Qt::StringLiterals;
  Program& program = *Program::instance();
  program.settings()->setPlayerName(u"Anna"_s);
  program.newGame()->setGameId(u"life"_s);
  program.newGame()->setPlayers(4);
  program.newGame()->fixSeeds(4, 4);
  program.together()->host();
  const QString text = program.together()->invitation();
  Invitation invitation = readInvitation(text).invitation.value();
  invitation.hosts = {u"127.0.0.1"_s};
  // For as long as the program is there.
  auto* sena = new GuestTable({.name = u"Sena"_s, .portrait = 5, .knows = {}}, invitation.table,
                              program.together());
  auto* link = new HostLink(*sena, *Identity::make(), invitation, sena);
  link->open();
  awaited([&] { return sena->isWelcome(); });
  if (isBegun) {
    program.together()->begin();
    awaited([&] { return sena->isPlaying(); });
  }
  sena->say({.phrase = 0});
  awaited([&] { return program.together()->said()->count() > 0; });
  if (!isBegun) return;
  sena->leave();
  awaited([&] { return !program.together()->waitsText().isEmpty(); });
}

}  // namespace downpile::tests
