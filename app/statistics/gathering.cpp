// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/gathering.h"

#include <algorithm>
#include <map>
#include <utility>

#include "arena/parallel.h"
#include "records/checked_record.h"
#include "records/record_shelf.h"
#include "review/review.h"
#include "statistics/kept_review.h"
#include "statistics/statistics_cache.h"

namespace downpile {

namespace {

// So many at a time are read and then kept.
constexpr std::size_t kBatch = 200;
// The table may be in use meanwhile.
constexpr int kThreads = 2;

FileMark markOfFile(const ShelvedRecord& file) {
  return {.size = file.size, .time = file.played.toMSecsSinceEpoch()};
}

KeptFacts readKept(const QString& path, const FileMark& mark) {
  KeptFacts kept{.path = path, .mark = mark};
  const CheckedRecord checked = readUnplayed(readRecordFile(path));
  if (checked.state != CheckedRecord::State::good) return kept;
  kept.facts = factsOf(checked.record);
  if (kept.facts) kept.game = markOf(checked.record);
  return kept;
}

std::shared_ptr<const OwnGame> ownGame(const QString& games, KeptFacts kept,
                                       const std::string& ownKey) {
  if (!kept.facts) return nullptr;
  const auto seat = seatOf(*kept.facts, ownKey);
  // Where the cards were dealt and nothing came of it there is nothing to say.
  if (!seat || (kept.facts->deals.empty() && !kept.facts->isOver)) return nullptr;
  auto game = std::make_shared<OwnGame>(
      OwnGame{.time = kept.mark.time / 1000, .seat = *seat, .facts = std::move(*kept.facts)});
  game->review = keptReview(games, kept.game, *seat);
  return game;
}

}  // namespace

Gathering gatherGames(const StatisticsPlace& place, const std::string& ownKey,
                      const std::function<void(int done, int all)>& progress,
                      const std::atomic<bool>& stop) {
  StatisticsCache cache(place.cache);
  std::map<QString, KeptFacts> known;
  for (KeptFacts& kept : cache.all()) {
    QString path = kept.path;
    known.emplace(std::move(path), std::move(kept));
  }
  Gathering gathering;
  std::vector<KeptFacts> all;
  std::vector<KeptFacts> unread;
  for (const ShelvedRecord& file : shelvedRecords(place.games)) {
    const FileMark mark = markOfFile(file);
    const auto found = known.find(file.path);
    const bool isKnown = found != known.end() && found->second.mark == mark;
    if (isKnown) {
      all.push_back(std::move(found->second));
    } else {
      unread.push_back({.path = file.path, .mark = mark});
    }
    if (found != known.end()) known.erase(found);
  }
  QStringList gone;
  for (const auto& [path, kept] : known) gone << path;
  cache.forget(gone);

  gathering.records = static_cast<int>(all.size() + unread.size());
  for (std::size_t first = 0; first < unread.size() && !stop; first += kBatch) {
    progress(static_cast<int>(all.size()), gathering.records);
    const auto count = std::min(kBatch, unread.size() - first);
    const std::span<KeptFacts> batch(unread.data() + first, count);
    shareOut(static_cast<int>(count), std::min(kThreads, availableThreads()), [&](int, int number) {
      KeptFacts& each = batch[static_cast<std::size_t>(number)];
      if (!stop) each = readKept(each.path, each.mark);
    });
    if (stop) break;
    cache.keep(batch);
    gathering.read += static_cast<int>(count);
    std::ranges::move(batch, std::back_inserter(all));
  }
  gathering.isWhole = !stop;
  for (KeptFacts& kept : all) {
    if (auto game = ownGame(place.games, std::move(kept), ownKey))
      gathering.games.push_back(std::move(game));
  }
  std::ranges::stable_sort(gathering.games, {}, [](const auto& game) { return game->time; });
  gathering.uncounted = gathering.records - static_cast<int>(gathering.games.size());
  return gathering;
}

}  // namespace downpile
