// SPDX-License-Identifier: GPL-3.0-or-later
// Players at a table of a real server, and the moves confirmed by the server.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "far_people.h"
#include "house.h"

namespace downpile::tests {

inline std::vector<std::string> movesOf(const Record& record, int player) {
  std::vector<std::string> moves;
  for (const RecordEntry& entry : record.inForce()) {
    if (entry.kind == RecordEntry::Kind::move && entry.player == player) {
      moves.push_back(entry.action);
    }
  }
  return moves;
}

// Returns true if `many` contains all elements of `few` in the same order.
inline bool isSubsequence(const std::vector<std::string>& few,
                          const std::vector<std::string>& many) {
  auto found = many.begin();
  for (const std::string& each : few) {
    found = std::find(found, many.end(), each);
    if (found == many.end()) return false;
    ++found;
  }
  return true;
}

// A player making random moves in one game after the other, and storing the moves confirmed by the
// server.
struct Player : FarGuest {
  Player(const Invitation& invitation, const QString& table, const QString& name)
      : FarGuest(invitation, table, name) {
    QObject::connect(&guest, &GuestTable::recorded, &guest,
                     [this](const std::string& text) { compare(readRecord(text).record); });
    QObject::connect(&guest, &GuestTable::dismissed, &guest, [](Goodbye::Reason reason) {
      qWarning() << "a player was disconnected for reason" << static_cast<int>(reason);
    });
  }

  void act() {
    if (!guest.isReached() || !guest.isPlaying() || guest.isBusy()) return;
    if (guest.record()) return startNextGame();
    if (guest.may(GameRequest::nextDeal)) {
      return guest.ask(GameRequest::nextDeal, [](const Answer&) {});
    }
    if (guest.seats().waits || guest.view().legal().empty()) return;
    const Action action = choiceOf(guest);
    const std::string text = actionText(action, guest.view().info());
    guest.send({&action, 1}, guest.position(), [this, text](const Answer& answer) {
      if (!answer.isDone()) return;
      answered.push_back(text);
      ++played;
    });
  }
  void startNextGame() {
    // Minimum time between two requests to begin the next game, in milliseconds.
    constexpr int kPause = 200;
    if (guest.you() != 0 || (asked.isValid() && asked.elapsed() < kPause)) return;
    asked.start();
    guest.begin();
  }
  // Checks that the record contains all confirmed moves of this game.
  void compare(const Record& record) {
    if (!isSubsequence(answered, movesOf(record, guest.you()))) hasLostMove = true;
    answered.clear();
  }

  std::vector<std::string> answered;  // moves in the current game confirmed by the server
  int played = 0;                     // number of confirmed moves in all games so far
  bool hasLostMove = false;           // true if a record lacked a confirmed move
  QElapsedTimer asked;                // time since this player last requested the next game
};

using Players = std::vector<std::unique_ptr<Player>>;

// Opens a table for three players and returns its id, or an empty string on failure. The owner
// disconnects.
inline QString openTableAt(const Invitation& invitation) {
  FarVisitor owner(invitation);
  if (!QTest::qWaitFor([&] { return owner.isAdmitted; })) return {};
  owner.send(Enter{.name = QStringLiteral("Owner")});
  owner.receive<LobbyNow>();
  owner.send(tableRequest("underwear", 3));
  const auto opened = owner.receive<Opened>();
  return opened ? opened->table : QString();
}

// Connects three players to the table one after another, and starts a game. Returns no players on
// failure.
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

// Returns whether these records, one per game in order, contain all confirmed moves of the players.
inline bool containConfirmedMoves(const Players& players, const std::vector<Record>& records) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const int player = static_cast<int>(i);
    std::vector<std::string> kept;
    for (const Record& record : records) {
      std::ranges::copy(movesOf(record, player), std::back_inserter(kept));
    }
    if (players[i]->hasLostMove || players[i]->guest.you() != player ||
        !isSubsequence(players[i]->answered, kept))
      return false;
  }
  return true;
}

}  // namespace downpile::tests
