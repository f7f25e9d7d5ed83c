// SPDX-License-Identifier: GPL-3.0-or-later
// A table of the program with a friend at it, for screenshots.
#pragma once

#include <QtTest>

#include "guest/guest_table.h"
#include "guest/host_link.h"
#include "program/app.h"

namespace downpile::tests {

template <class Fits>
void waitUntil(const Fits& fits) {
  if (!QTest::qWaitFor(fits)) qFatal("The friend does not answer");
}

// Opens a table of Life for four. Sena joins it and sends a prepared chat phrase. With `isBegun`,
// the game has begun, and Sena leaves after the phrase.
inline void friendsTable(bool isBegun) {
  using namespace Qt::StringLiterals;
  App& app = *App::instance();
  app.settings()->setPlayerName(u"Anna"_s);
  app.newGame()->setGameId(u"life"_s);
  app.newGame()->setPlayers(4);
  app.newGame()->fixSeeds(4, 4);
  app.multiplayer()->host();
  const QString text = app.multiplayer()->invitation();
  Invitation invitation = readInvitation(text).invitation.value();
  invitation.hosts = {u"127.0.0.1"_s};
  // The program's Multiplayer is the QObject parent of the guest, and deletes it.
  auto* sena = new GuestTable({.name = u"Sena"_s, .portrait = 5, .knows = {}}, invitation.table,
                              app.multiplayer());
  auto* link = new HostLink(*sena, *Identity::make(), invitation, sena);
  link->open();
  waitUntil([&] { return sena->isWelcome(); });
  if (isBegun) {
    app.multiplayer()->begin();
    waitUntil([&] { return sena->isPlaying(); });
  }
  sena->sendChat({.phrase = 0});
  waitUntil([&] { return app.multiplayer()->chat()->count() > 0; });
  if (!isBegun) return;
  sena->leave();
  waitUntil([&] { return !app.multiplayer()->waitsText().isEmpty(); });
}

}  // namespace downpile::tests
