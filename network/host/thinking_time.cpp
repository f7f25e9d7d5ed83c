// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/thinking_time.h"

#include <algorithm>

namespace downpile {

namespace {

// The remaining time of a player is sent to the guests again only if their countdowns are wrong by
// more milliseconds than this. Sending a message takes about as long.
constexpr qint64 kSame = 300;

}  // namespace

void ThinkingTime::allow(int seconds, qint64 now) {
  limit_ = qint64{seconds} * 1000;
  restart(now);
}

void ThinkingTime::waitFor(const PlayerSet& players, qint64 now, qint64 runsFrom) {
  for (int player = 0; player < kMaxPlayers; ++player) {
    used_[at(player)] = awaited_.contains(player) ? used(player, now) : 0;
  }
  awaited_ = players;
  since_ = now;
  runsFrom_ = runsFrom;
}

void ThinkingTime::restart(int player, qint64 now) { used_[at(player)] = -running(now); }

void ThinkingTime::restart(qint64 now) { used_.fill(-running(now)); }

// Returns for how many milliseconds the players' clocks have run since used_ was updated.
qint64 ThinkingTime::running(qint64 now) const {
  return std::max<qint64>(0, now - std::max(since_, runsFrom_));
}

PlayerSet ThinkingTime::over(qint64 now) const {
  PlayerSet players;
  if (!isLimited() || now < runsFrom_) return players;
  for (int player : awaited_) {
    if (used(player, now) >= limit_) players.insert(player);
  }
  return players;
}

int ThinkingTime::left(int player, qint64 now) const {
  if (!isLimited() || !awaited_.contains(player) || now < runsFrom_) return 0;
  return static_cast<int>(std::max<qint64>(0, limit_ - used(player, now)));
}

bool ThinkingTime::takeNews(qint64 now) {
  bool isNew = false;
  for (int player = 0; player < kMaxPlayers; ++player) {
    const int left = this->left(player, now);
    const auto ends = left > 0 ? std::optional(now + left) : std::nullopt;
    auto& reported = reported_[at(player)];
    isNew = isNew || ends.has_value() != reported.has_value() ||
            (ends && qAbs(*ends - *reported) > kSame);
    reported = ends;
  }
  return isNew;
}

}  // namespace downpile
