// SPDX-License-Identifier: GPL-3.0-or-later
// How long people may think at a table whose host wants to know: each for whom the game waits has a
// time, which runs while nothing else is waited for. What is done when it is over is up to the
// table (HostedTable).
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

  // Seconds that everybody has from now on; 0: as long as they like.
  void allow(int seconds, qint64 now);
  bool isLimited() const { return limit_ > 0; }

  // For whom the game waits from `now` on, and from which later moment on their time runs; kNever:
  // it stands still. Who was not waited for before has all of it. Milliseconds, as in all of these.
  void waitFor(const PlayerSet& players, qint64 now, qint64 runsFrom);
  const PlayerSet& awaited() const { return awaited_; }
  // All of it, once more.
  void beginAnew(int player, qint64 now);
  void beginAnew(qint64 now);

  // Whose time is over.
  PlayerSet over(qint64 now) const;
  // What somebody has left; 0 where it does not run.
  int left(int player, qint64 now) const;

  // A move was made for somebody.
  void madeFor(int player) { ++madeFor_[at(player)]; }
  // How many, since that person did something.
  int movesMadeFor(int player) const { return madeFor_[at(player)]; }
  // Nobody seems to be there.
  bool isAway(int player) const { return madeFor_[at(player)] >= kAwayAfter; }
  // Somebody is there and has done something.
  void forgive(int player) { madeFor_[at(player)] = 0; }

  // Whether what is left is other than it was told last, more than by what has passed; it is told
  // now.
  bool takeNews(qint64 now);

 private:
  qint64 running(qint64 now) const;
  qint64 used(int player, qint64 now) const { return used_[at(player)] + running(now); }

  qint64 limit_ = 0;
  PlayerSet awaited_;
  qint64 since_ = 0;  // when used_ was counted
  qint64 runsFrom_ = kNever;
  std::array<qint64, kMaxPlayers> used_{};
  std::array<int, kMaxPlayers> madeFor_{};
  std::array<std::optional<qint64>, kMaxPlayers> told_{};  // when it would be over
};

}  // namespace downpile
