// SPDX-License-Identifier: GPL-3.0-or-later
// People who play at a table of a real server, and what was answered to them.
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

// Somebody who plays on whenever it is their turn, game after game, and notes what was answered.
struct Player : FarGuest {
  Player(const Invitation& invitation, const QString& table, const QString& name)
      : FarGuest(invitation, table, name) {
    QObject::connect(&guest, &GuestTable::recorded, &guest,
                     [this](const std::string& text) { compare(readRecord(text).record); });
    QObject::connect(&guest, &GuestTable::dismissed, &guest, [](Goodbye::Reason reason) {
      qWarning() << "somebody was sent away for reason" << static_cast<int>(reason);
    });
  }

  void act() {
    if (!guest.isReached() || !guest.isPlaying() || guest.isBusy()) return;
    if (guest.record()) return beginAgain();
    if (guest.may(Wish::nextDeal)) return guest.ask(Wish::nextDeal, [](const Answer&) {});
    if (guest.seats().waits || guest.view().legal().empty()) return;
    const Action action = choiceOf(guest);
    const std::string text = actionText(action, guest.view().info());
    guest.send({&action, 1}, guest.position(), [this, text](const Answer& answer) {
      if (!answer.isDone()) return;
      answered.push_back(text);
      ++played;
    });
  }
  void beginAgain() {
    constexpr int kPause = 200;  // milliseconds
    if (guest.you() != 0 || (asked.isValid() && asked.elapsed() < kPause)) return;
    asked.start();
    guest.begin();
  }
  // What was answered in a game stands in its record.
  void compare(const Record& record) {
    if (!areAllIn(answered, movesOf(record, guest.you()))) isLost = true;
    answered.clear();
  }

  std::vector<std::string> answered;  // of this game
  int played = 0;                     // moves that were answered, of all games
  bool isLost = false;                // one of them
  QElapsedTimer asked;                // for another game
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

// Whether everything that was answered to them stands in these records, game after game.
inline bool areKept(const Players& players, const std::vector<Record>& records) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const int player = static_cast<int>(i);
    std::vector<std::string> kept;
    for (const Record& record : records) {
      std::ranges::copy(movesOf(record, player), std::back_inserter(kept));
    }
    if (players[i]->isLost || players[i]->guest.you() != player ||
        !areAllIn(players[i]->answered, kept))
      return false;
  }
  return true;
}

}  // namespace downpile::tests
