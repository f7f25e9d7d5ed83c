// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the position messages of a hosted game. Each contains only the view of its player.
#pragma once

#include <cstddef>
#include <vector>

#include "game/held_game.h"
#include "game/story_steps.h"
#include "message/messages.h"

namespace downpile {

class PositionWriter {
 public:
  // `game` must outlive this object.
  explicit PositionWriter(HeldGame& game) : game_(game) {}

  // Returns all steps since the last call. They are not yet restricted to one player's view.
  std::vector<StoryStep> takeSteps();
  // Called when the game has jumped to another position by undo, redo or restart. Positions sent
  // before are invalid then.
  void jump();
  // Called when the game has been resumed from its record. Even the current position is invalid for
  // guests of the previous run, because pending simultaneous choices were lost.
  void resume();

  // Position message for a player. `steps` led to the position.
  PositionNow after(const std::vector<StoryStep>& steps, int player) const;
  // Position message for a player that does not continue the previous one (isFresh). Contains all
  // steps of the game.
  PositionNow whole(int player) const;
  // Position message for a reconnected player, with the missed steps. Contains all steps if the
  // last position that the player saw is no longer valid.
  PositionNow since(std::size_t seen, std::size_t played, int player) const;

 private:
  PositionNow position(int player, const std::vector<StoryStep>& steps, bool isFresh) const;
  const Session& session() const { return game_.session(); }

  HeldGame& game_;
  std::size_t position_ = 0;  // number of record entries up to the last sent position
  std::size_t played_ = 0;    // number of these entries in force
  std::size_t reset_ = 0;     // positions before this number are no longer valid
  // Positions at which pending choices were sent before they were in the record.
  std::vector<std::size_t> choices_;
};

}  // namespace downpile
