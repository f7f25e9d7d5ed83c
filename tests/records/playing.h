// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers of the record tests: a journal in memory with simulated failures, and sessions with
// random moves.
#pragma once

#include <string>

#include "games/catalog.h"
#include "record/session.h"

namespace downpile {

class MemoryJournal : public DirectJournal {
 public:
  bool append(std::string_view lines) override {
    if (failing) return false;
    text += lines;
    return true;
  }
  std::string text;
  bool failing = false;
};

inline RecordHeader headerFor(std::string game, int players, std::uint64_t seed) {
  RecordHeader header;
  header.game = std::move(game);
  header.players = players;
  header.options = standardValues(findGame(header.game)->info->options);
  header.seed = seed;
  header.botSeed = seed + 1;
  for (int p = 0; p < players; ++p) {
    header.seats.push_back({p == 0 ? "person" : "random", p, "Player " + std::to_string(p)});
  }
  return header;
}

// Returns the same header as headerFor(), with a seal instead of the seed. Player 0 and, if there
// are more than two players, player 2 have contributed numbers to the seal.
inline RecordHeader sealedHeaderFor(std::string game, int players, std::uint8_t secret) {
  RecordHeader header = headerFor(std::move(game), players, 0);
  Bytes32 bytes{};
  bytes.fill(secret);
  header.seal = Seal::of(bytes, {{0, numberFromText("cut")}});
  if (players > 2) header.seal->numbers.push_back({2, numberFromText("deep")});
  return header;
}

// Returns a random legal move of a player who may act.
inline std::pair<int, Action> anyMove(const Session& session, Random& random) {
  std::vector<std::pair<int, Action>> moves;
  for (int player = 0; player < session.header().players; ++player) {
    for (const Action& action : session.view(player)->legal()) moves.emplace_back(player, action);
  }
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

// Plays up to `moves` moves over several deals; stops when the game is over.
inline void playOn(Session& session, Random& random, int moves) {
  for (int i = 0; i < moves && !session.standing().gameOver; ++i) {
    if (session.standing().dealOver) {
      session.nextDeal();
      continue;
    }
    const auto [player, action] = anyMove(session, random);
    session.submit(player, action, session.position());
  }
}

}  // namespace downpile
