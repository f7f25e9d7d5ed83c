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

  // Returns all steps since the last call, with all cards. after() later removes the cards hidden
  // from a player.
  std::vector<StoryStep> takeSteps();
  // Called when undo, redo or restart has changed the position, and before resume(). Guests cannot
  // continue from positions sent before that.
  void jump();
  // Called when the game was resumed from its record. Guests must not continue from their last
  // position in the previous run, because simultaneous choices missing from the record were lost.
  void resume();

  // Returns the position message for a player, with `steps` as the player sees them.
  PositionNow after(const std::vector<StoryStep>& steps, int player) const;
  // Returns a position message with all steps of the game, independent of earlier messages
  // (isFresh).
  PositionNow whole(int player) const;
  // Returns the position message for a reconnected player, whose last position had the number
  // `seen` and had `played` record entries not undone (Hello). It contains the missed steps. It
  // contains all steps if the game cannot continue from that position, for example after an undo.
  PositionNow since(std::size_t seen, std::size_t played, int player) const;

 private:
  PositionNow position(int player, const std::vector<StoryStep>& steps, bool isFresh) const;
  const Session& session() const { return game_.session(); }

  HeldGame& game_;
  std::size_t position_ = 0;  // number of record entries up to the last sent position
  std::size_t played_ = 0;    // number of record entries up to position_, without undone ones
  // A reconnecting guest cannot continue from a position with a lower number.
  std::size_t reset_ = 0;
  // Numbers of the positions at which a simultaneous choice was sent before it was in the record.
  std::vector<std::size_t> choices_;
};

}  // namespace downpile
