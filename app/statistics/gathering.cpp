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
#include "statistics/kept_review.h"
#include "statistics/statistics_cache.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// So many at a time are read and then kept.
constexpr std::size_t kBatch = 200;
// The table may be in use meanwhile.
constexpr int kThreads = 2;

FileMark markOfFile(const ShelvedRecord& file) {
  return {.size = file.size, .time = file.played.toMSecsSinceEpoch()};
}

// Gives whether what was found holds as long as the file is what it is: one that could not be read
// may be readable tomorrow, by a newer program say.
bool readInto(KeptFacts& kept) {
  using State = CheckedRecord::State;
  const CheckedRecord checked = readUnplayed(readRecordFile(kept.path));
  if (checked.state == State::damaged || checked.state == State::foreign) return true;
  if (checked.state != State::good) return false;
  kept.facts = factsOf(checked.record);
  if (kept.facts) kept.game = markOf(checked.record);
  return true;
}

// What was taken in from elsewhere may be somebody else's game: then another name stands there.
bool isByOther(const KeptFacts& kept, int seat, const QString& games, const std::string& ownName) {
  const std::string& name = kept.facts->seats[static_cast<std::size_t>(seat)].seat.name;
  const bool isImported = kept.path.startsWith(QDir(games).absoluteFilePath(u"imported/"_s));
  const bool isKeyless = kept.facts->seats[static_cast<std::size_t>(seat)].seat.key.empty();
  return isImported && isKeyless && !name.empty() && name != ownName;
}

std::shared_ptr<const OwnGame> ownGame(const QString& games, KeptFacts kept, const OwnNames& own) {
  if (!kept.facts) return nullptr;
  const auto seat = seatOf(*kept.facts, own.key);
  if (seat && isByOther(kept, *seat, games, own.name)) return nullptr;
  // Where the cards were dealt and nothing came of it there is nothing to say.
  if (!seat || (kept.facts->deals.empty() && !kept.facts->isOver)) return nullptr;
  auto game = std::make_shared<OwnGame>(
      OwnGame{.time = kept.mark.time / 1000, .seat = *seat, .facts = std::move(*kept.facts)});
  game->review = keptReview(games, kept.game, *seat);
  return game;
}

}  // namespace

Gathering gatherGames(const StatisticsPlace& place, const OwnNames& own,
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
    std::vector<char> isLasting(count, 0);
    shareOut(static_cast<int>(count), std::min(kThreads, availableThreads()), [&](int, int number) {
      KeptFacts& each = batch[static_cast<std::size_t>(number)];
      if (!stop) isLasting[static_cast<std::size_t>(number)] = readInto(each) ? 1 : 0;
    });
    if (stop) break;
    std::vector<KeptFacts> lasting;
    for (std::size_t i = 0; i < count; ++i) {
      if (isLasting[i] != 0) lasting.push_back(batch[i]);
    }
    cache.keep(lasting);
    gathering.read += static_cast<int>(count);
    std::ranges::move(batch, std::back_inserter(all));
  }
  // The same game may lie there twice, as one's own record and taken in once more.
  std::ranges::sort(all, {},
                    [](const KeptFacts& kept) { return std::pair(kept.mark.time, kept.path); });
  std::set<std::string> marks;
  for (KeptFacts& kept : all) {
    if (stop) break;
    if (!kept.game.empty() && !marks.insert(kept.game).second) continue;
    if (auto game = ownGame(place.games, std::move(kept), own))
      gathering.games.push_back(std::move(game));
  }
  gathering.isWhole = !stop;
  gathering.uncounted = gathering.records - static_cast<int>(gathering.games.size());
  return gathering;
}

}  // namespace downpile
