// SPDX-License-Identifier: GPL-3.0-or-later
// People who play at a table of a real server, and what was answered to them.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "far_people.h"
#include "house.h"

namespace downpile::tests {

// Somebody who plays on whenever it is their turn, and notes what was answered.
struct Player : FarGuest {
  using FarGuest::FarGuest;

  void act() {
    if (!guest.isReached() || !guest.isPlaying() || guest.isBusy()) return;
    if (guest.may(Wish::nextDeal)) return guest.ask(Wish::nextDeal, [](const Answer&) {});
    if (guest.seats().waits || guest.view().legal().empty()) return;
    const Action action = choiceOf(guest);
    const std::string text = actionText(action, guest.view().info());
    guest.send({&action, 1}, guest.position(), [this, text](const Answer& answer) {
      if (answer.isDone()) answered.push_back(text);
    });
  }

  std::vector<std::string> answered;
};

using Players = std::vector<std::unique_ptr<Player>>;

// A table for three, opened by somebody who goes again; empty where it cannot be.
inline QString openTableAt(const Invitation& invitation) {
  FarVisitor owner(invitation);
  if (!QTest::qWaitFor([&] { return owner.isLetIn; })) return {};
  owner.say(Enter{.name = QStringLiteral("Owner")});
  owner.hear<LobbyNow>();
  owner.say(wantedTable("underwear", 3));
  const auto opened = owner.hear<Opened>();
  return opened ? opened->table : QString();
}

// Three people sit down there, in this order, and begin a game. None where they cannot.
inline Players playersAt(const Invitation& invitation, const QString& table) {
  Players players;
  for (int i = 0; i < 3; ++i) {
    const QString name = QStringLiteral("Player %1").arg(i);
    players.push_back(std::make_unique<Player>(invitation, table, name));
    const GuestTable& guest = players.back()->guest;
    if (!QTest::qWaitFor([&] { return guest.isReached(); })) return {};
  }
  players[0]->guest.begin();
  const auto isPlaying = [](const auto& player) { return player->guest.isPlaying(); };
  if (!QTest::qWaitFor([&] { return std::ranges::all_of(players, isPlaying); })) return {};
  return players;
}

inline std::vector<std::string> movesOf(const Record& record, int player) {
  std::vector<std::string> moves;
  for (const RecordEntry& entry : record.inForce()) {
    if (entry.kind == RecordEntry::Kind::move && entry.player == player) {
      moves.push_back(entry.action);
    }
  }
  return moves;
}

// Whether all of the one stand in the other, in this order.
inline bool areAllIn(const std::vector<std::string>& few, const std::vector<std::string>& many) {
  auto found = many.begin();
  for (const std::string& each : few) {
    found = std::find(found, many.end(), each);
    if (found == many.end()) return false;
    ++found;
  }
  return true;
}

// Whether everything that was answered to them stands in these records, game after game.
inline bool areKept(const Players& players, const std::vector<Record>& records) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const int player = static_cast<int>(i);
    std::vector<std::string> kept;
    for (const Record& record : records) {
      std::ranges::copy(movesOf(record, player), std::back_inserter(kept));
    }
    if (players[i]->guest.you() != player || !areAllIn(players[i]->answered, kept)) return false;
  }
  return true;
}

}  // namespace downpile::tests
