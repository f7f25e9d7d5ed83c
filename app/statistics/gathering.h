// SPDX-License-Identifier: GPL-3.0-or-later
// All games of one person, from the records that there are: what was read before comes from the
// cache, what is new or has changed from its record. May be called in any thread.
#pragma once

#include <QString>
#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "statistics/own_games.h"

namespace downpile {

struct StatisticsPlace {
  QString games{};  // the folder of the records
  QString cache{};  // the file of what was read before
};

// By what a person is known in records: the key of who plays with others, and the name.
struct OwnNames {
  std::string key{};
  std::string name{};
};

using OwnGames = std::vector<std::shared_ptr<const OwnGame>>;

struct Gathering {
  OwnGames games{};     // the oldest first
  int records = 0;      // files that there are
  int uncounted = 0;    // of these, those that say nothing of the person that counts
  int read = 0;         // those that were not known before
  int reviews = 0;      // reviews that were not known before
  bool isWhole = true;  // false: it was stopped
};

// `own`: see seatOf; in a record that was taken in from elsewhere the only person is somebody else
// where another name stands there. `progress` is told how many files of how many are known, now and
// then, in the thread of the call. `stop` is looked at while it works; what was read until then is
// kept.
Gathering gatherGames(const StatisticsPlace& place, const OwnNames& own,
                      const std::function<void(int done, int all)>& progress,
                      const std::atomic<bool>& stop);

}  // namespace downpile
