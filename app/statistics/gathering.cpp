// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/gathering.h"

#include <QDir>
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "arena/parallel.h"
#include "records/checked_record.h"
#include "records/record_shelf.h"
#include "review/review.h"
#include "statistics/cached_review.h"
#include "statistics/statistics_cache.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Number of records read before their facts are written to the cache.
constexpr std::size_t kBatch = 200;
// Number of threads for reading records. It is small, because a game may be running at the same
// time.
constexpr int kThreads = 2;

FileMark markOfFile(const ShelvedRecord& file) {
  return {.size = file.size, .time = file.modified.toMSecsSinceEpoch()};
}

// Reads a record. Returns true if the result can be cached: it remains valid until the file
// changes. Returns false if the file could not be read: another attempt may succeed, for example
// with a newer version of the program.
bool readInto(CachedFacts& cached) {
  using State = CheckedRecord::State;
  const CheckedRecord checked = readUnplayed(readRecordFile(cached.path));
  if (checked.state == State::damaged || checked.state == State::foreign ||
      checked.state == State::lineEnds || checked.state == State::encoding) {
    return true;
  }
  if (checked.state != State::good) return false;
  cached.facts = factsOf(checked.record);
  if (cached.facts) cached.game = markOf(checked.record);
  return true;
}

// Returns true if an imported record belongs to another user: the seat has no key, and its name
// differs from the user's name.
bool isByOther(const CachedFacts& cached, int seat, const QString& games,
               const std::string& ownName) {
  const std::string& name = cached.facts->seats[static_cast<std::size_t>(seat)].seat.name;
  const bool isImported = cached.path.startsWith(QDir(games).absoluteFilePath(u"imported/"_s));
  const bool isKeyless = cached.facts->seats[static_cast<std::size_t>(seat)].seat.key.empty();
  return isImported && isKeyless && !name.empty() && name != ownName;
}

// Returns the user's seat, or nullopt if the statistics do not count the game.
std::optional<int> ownSeat(const CachedFacts& cached, const QString& games, const OwnNames& own) {
  if (!cached.facts) return std::nullopt;
  const auto seat = seatOf(*cached.facts, own.key);
  if (seat && isByOther(cached, *seat, games, own.name)) return std::nullopt;
  // A game without a finished deal has no results to count.
  if (cached.facts->deals.empty() && !cached.facts->isOver) return std::nullopt;
  return seat;
}

// A record file whose facts, times or stored review must be read before its game is counted, and
// the result.
struct Task {
  ShelvedRecord file{};
  CachedFacts cached{};
  bool isRecordKnown = false;
  bool isLasting = false;  // whether the result is to be stored in the cache
  bool isReviewRead = false;
};

class Reading {
 public:
  Reading(const QString& games, const OwnNames& own) : games_(games), own_(own) {}

  bool isReviewKnown(const CachedFacts& cached) const {
    const auto seat = ownSeat(cached, games_, own_);
    return !seat || isOfToday(cached.review, games_, cached.game, *seat);
  }

  void perform(Task& task) const {
    const bool isChanged = storeTime(task.file);
    task.cached.mark = markOfFile(task.file);
    task.isLasting = task.isRecordKnown ? isChanged : readInto(task.cached);
    const auto seat = ownSeat(task.cached, games_, own_);
    if (!seat) return;
    const auto review = cachedReview(games_, task.cached.game, *seat);
    task.isReviewRead = review.has_value();
    if (review == task.cached.review) return;
    task.cached.review = review;
    task.isLasting = true;
  }

  // Returns the user's game in the record, or nullptr if the statistics do not count it.
  std::shared_ptr<const OwnGame> gameOf(CachedFacts cached) const {
    const auto seat = ownSeat(cached, games_, own_);
    if (!seat) return nullptr;
    auto game = std::make_shared<OwnGame>(
        OwnGame{.time = cached.played, .seat = *seat, .facts = std::move(*cached.facts)});
    if (cached.review) game->review = cached.review->facts;
    return game;
  }

 private:
  const QString& games_;
  const OwnNames& own_;
};

}  // namespace

Gathering gatherGames(const StatisticsPlace& place, const OwnNames& own,
                      const std::function<void(int done, int all)>& progress,
                      const std::atomic<bool>& stop) {
  StatisticsCache cache(place.cache);
  std::map<QString, CachedFacts> known;
  for (CachedFacts& cached : cache.all()) {
    QString path = cached.path;
    known.emplace(std::move(path), std::move(cached));
  }
  Gathering gathering;
  const Reading reading(place.games, own);
  std::vector<CachedFacts> all;
  std::vector<Task> tasks;
  for (const ShelvedRecord& file : shelvedRecords(place.games)) {
    const FileMark mark = markOfFile(file);
    const auto found = known.find(file.path);
    const bool isKnown = found != known.end() && found->second.mark == mark;
    CachedFacts cached =
        isKnown ? std::move(found->second) : CachedFacts{.path = file.path, .mark = mark};
    cached.played = file.played.toSecsSinceEpoch();
    if (isKnown && file.hasTimes && reading.isReviewKnown(cached)) {
      all.push_back(std::move(cached));
    } else {
      tasks.push_back({.file = file, .cached = std::move(cached), .isRecordKnown = isKnown});
    }
    if (found != known.end()) known.erase(found);
  }
  QStringList gone;
  for (const auto& [path, cached] : known) gone << path;
  cache.forget(gone);

  gathering.records = static_cast<int>(all.size() + tasks.size());
  for (std::size_t first = 0; first < tasks.size() && !stop; first += kBatch) {
    progress(static_cast<int>(all.size()), gathering.records);
    const auto count = std::min(kBatch, tasks.size() - first);
    const std::span<Task> batch(tasks.data() + first, count);
    shareOut(static_cast<int>(count), std::min(kThreads, availableThreads()), [&](int, int number) {
      if (!stop) reading.perform(batch[static_cast<std::size_t>(number)]);
    });
    if (stop) break;
    std::vector<CachedFacts> lasting;
    for (const Task& task : batch) {
      if (task.isLasting) lasting.push_back(task.cached);
      gathering.read += task.isRecordKnown ? 0 : 1;
      gathering.reviews += task.isReviewRead ? 1 : 0;
    }
    cache.save(lasting);
    for (Task& task : batch) all.push_back(std::move(task.cached));
  }
  // The same game can exist twice: as the user's own record and as an imported copy. Only one of
  // them is counted.
  std::ranges::sort(
      all, {}, [](const CachedFacts& cached) { return std::pair(cached.played, cached.path); });
  std::set<std::string> marks;
  for (CachedFacts& cached : all) {
    if (stop) break;
    if (!cached.game.empty() && !marks.insert(cached.game).second) continue;
    if (auto game = reading.gameOf(std::move(cached))) gathering.games.push_back(std::move(game));
  }
  gathering.isWhole = !stop;
  gathering.uncounted = gathering.records - static_cast<int>(gathering.games.size());
  return gathering;
}

}  // namespace downpile
