// SPDX-License-Identifier: GPL-3.0-or-later
// Time limits for moves at a hosted table. Each player for whom the game waits has a clock, which
// runs while the game waits for nothing else. HostedTable handles timeouts.
#pragma once

#include <QtGlobal>
#include <array>
#include <limits>
#include <optional>

#include "message/messages.h"
#include "table/player.h"

namespace downpile {

class ThinkingTime {
 public:
  static constexpr qint64 kNever = std::numeric_limits<qint64>::max();

  // Sets the time limit for each move in seconds; 0: no limit.
  void allow(int seconds, qint64 now);
  bool isLimited() const { return limit_ > 0; }

  // Sets the players for whom the game waits from the time `now` on. Their clocks run from
  // `runsFrom` on; kNever: they are paused. A player for whom the game did not wait before has the
  // full time. All times are in milliseconds.
  void waitFor(const PlayerSet& players, qint64 now, qint64 runsFrom);
  const PlayerSet& awaited() const { return awaited_; }
  // Gives one player (or all players) the full time again.
  void restart(int player, qint64 now);
  void restart(qint64 now);

  // Returns the players whose time has run out.
  PlayerSet over(qint64 now) const;
  // Returns the milliseconds left for this player; 0 if the player's clock does not run.
  int left(int player, qint64 now) const;

  // Counts a move made by a computer player after this player's timeout.
  void madeFor(int player) { ++madeFor_[at(player)]; }
  // Returns the number of moves made by computer players for this player since the last call of
  // forgive().
  int movesMadeFor(int player) const { return madeFor_[at(player)]; }
  // Returns whether the player seems to be absent, because computer players have made several moves
  // for the player.
  bool isAway(int player) const { return madeFor_[at(player)] >= kAwayAfter; }
  // Resets the number of moves made for the player. Called, for example, when the player has acted
  // or when another person takes the seat.
  void forgive(int player) { madeFor_[at(player)] = 0; }

  // Returns whether the guests' countdowns are outdated, so the remaining times must be sent to the
  // guests. They are if a clock has started or stopped, or if the times differ by more than 300 ms.
  // Stores the current times as sent.
  bool takeNews(qint64 now);

 private:
  qint64 running(qint64 now) const;
  qint64 used(int player, qint64 now) const { return used_[at(player)] + running(now); }

  qint64 limit_ = 0;
  PlayerSet awaited_;
  qint64 since_ = 0;  // time of the last update of used_, ms
  qint64 runsFrom_ = kNever;
  std::array<qint64, kMaxPlayers> used_{};
  std::array<int, kMaxPlayers> madeFor_{};
  // For each player: the time at which the player's time runs out, as last reported to the guests.
  std::array<std::optional<qint64>, kMaxPlayers> reported_{};
};

}  // namespace downpile
