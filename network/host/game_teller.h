// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the position messages of a hosted game. Each contains only the view of its player.
#pragma once

#include <cstddef>
#include <vector>

#include "game/held_game.h"
#include "game/retelling.h"
#include "message/messages.h"

namespace downpile {

class GameTeller {
 public:
  // `game` must outlive this object.
  explicit GameTeller(HeldGame& game) : game_(game) {}

  // Returns all steps since the last call, not yet limited to a player.
  std::vector<RetoldStep> takeHappened();
  // The game jumped to another position (undo or the like). Positions sent before are invalid.
  void jump();
  // The game jumped because it was resumed from its record. The current position is also invalid
  // for guests of the previous run: pending simultaneous choices were lost.
  void resume();

  // Position after these steps.
  PositionNow after(const std::vector<RetoldStep>& happened, int player) const;
  // Position that no step led to (isFresh), with all steps of the game.
  PositionNow whole(int player) const;
  // Position for a reconnected player, with the missed steps. Has all steps if the seen position is
  // no longer valid.
  PositionNow since(std::size_t seen, std::size_t played, int player) const;

 private:
  PositionNow position(int player, const std::vector<RetoldStep>& steps, bool isFresh) const;
  const Session& session() const { return game_.session(); }

  HeldGame& game_;
  std::size_t told_ = 0;    // number of entries in the record
  std::size_t played_ = 0;  // number of entries in force
  std::size_t reset_ = 0;   // first valid position
  // Positions at which pending choices were sent before they were in the record.
  std::vector<std::size_t> choices_;
};

}  // namespace downpile
