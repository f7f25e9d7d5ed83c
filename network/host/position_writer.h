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

  // Returns all steps since the last call, with all cards. after() removes cards that a player may
  // not see.
  std::vector<StoryStep> takeSteps();
  // Called when the game has jumped to another position by undo, redo or restart. Positions sent
  // before are invalid then.
  void jump();
  // Called when the game was resumed from its record. Guests of the previous run must not continue
  // from the position that they saw, because simultaneous choices that were not in the record were
  // lost.
  void resume();

  // Returns the position message for a player, with the steps that led to the position.
  PositionNow after(const std::vector<StoryStep>& steps, int player) const;
  // Returns a position message that does not continue the previous one (isFresh) but contains all
  // steps of the game.
  PositionNow whole(int player) const;
  // Returns the position message for a player who has reconnected, with the missed steps. Contains
  // all steps if the last position that the player saw is no longer valid.
  PositionNow since(std::size_t seen, std::size_t played, int player) const;

 private:
  PositionNow position(int player, const std::vector<StoryStep>& steps, bool isFresh) const;
  const Session& session() const { return game_.session(); }

  HeldGame& game_;
  std::size_t position_ = 0;  // number of record entries up to the last sent position
  std::size_t played_ = 0;    // number of those entries that are in force
  // Positions with a lower number are no longer valid.
  std::size_t reset_ = 0;
  // Numbers of the positions where simultaneous choices were sent before they were in the
  // record.
  std::vector<std::size_t> choices_;
};

}  // namespace downpile
