// SPDX-License-Identifier: GPL-3.0-or-later
// What each player is told of a game that is held here: where it stands, and the steps that led
// there, as that player may know them.
#pragma once

#include <cstddef>
#include <vector>

#include "game/held_game.h"
#include "game/retelling.h"
#include "message/messages.h"

namespace downpile {

class GameTeller {
 public:
  // `game` must outlive it.
  explicit GameTeller(HeldGame& game) : game_(game) {}

  // What has happened since it was last taken, uncut.
  std::vector<RetoldStep> takeHappened();
  // The game stands elsewhere by no step: nothing that was told before is in force any more.
  void jump();
  // The game has jumped there from its record: of what was seen of it before, choices that waited
  // for those of others are not in force any more.
  void resume();

  // After what has happened.
  PositionNow after(const std::vector<RetoldStep>& happened, int player) const;
  // By no step, with the whole story.
  PositionNow whole(int player) const;
  // For a player who has seen this game before: what happened since, step by step, or the whole of
  // it where what was seen is no longer in force.
  PositionNow since(std::size_t seen, std::size_t played, int player) const;

 private:
  PositionNow position(int player, const std::vector<RetoldStep>& steps, bool isFresh) const;
  const Session& session() const { return game_.session(); }

  HeldGame& game_;
  std::size_t told_ = 0;    // entries of the record
  std::size_t played_ = 0;  // and how many of them are in force
  std::size_t reset_ = 0;   // the position before which nothing is
  // Positions at which choices were told that did not stand in the record yet.
  std::vector<std::size_t> choices_;
};

}  // namespace downpile
