// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the user's games for the statistics from the records. Known records come from the cache;
// new or changed ones are read. May be called in any thread.
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
  QString games{};  // path of the folder with the records
  QString cache{};  // path of the cache file
};

// Identity of the user in records. The key finds the user's seat in games with other people. The
// name excludes another user's imported records without keys.
struct OwnNames {
  std::string key{};
  std::string name{};
};

using OwnGames = std::vector<std::shared_ptr<const OwnGame>>;

struct Gathering {
  OwnGames games{};     // the user's games, oldest first
  int records = 0;      // number of record files
  int uncounted = 0;    // number of uncounted record files, including copies
  int read = 0;         // number of record files read because the cache lacked them
  int reviews = 0;      // number of reviews read from their files
  bool isWhole = true;  // false if the work was cancelled
};

// Collects the user's games from the records. `own` identifies the user. In an imported record
// without keys, a person with another name is not the user. `progress` receives the number of
// processed files from time to time, in the calling thread. `stop` cancels the work; the results of
// completed batches stay in the cache.
Gathering gatherGames(const StatisticsPlace& place, const OwnNames& own,
                      const std::function<void(int done, int all)>& progress,
                      const std::atomic<bool>& stop);

}  // namespace downpile
