// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_marks.h"

#include <algorithm>
#include <utility>

namespace downpile {

namespace {

constexpr std::size_t kMostChanges = 3;  // maximum number of marks of the kind `change` in a deal
constexpr std::size_t kLeastCards = 4;   // minimum number of moved cards of a marked change

// Counts cards moved from one place to another. A shuffle or a turned pile is not counted, because
// it changes the table little.
std::size_t cardsMoved(const Step& step) {
  std::size_t count = 0;
  for (const Event& event : step.events) {
    const bool isMove = event.kind == Event::Kind::move || event.kind == Event::Kind::pile;
    if (isMove && event.from != event.to) count += event.cards.size();
  }
  return count;
}

}  // namespace

std::size_t stopAfter(const Timeline& timeline, std::size_t played) {
  const auto& stops = timeline.stops();
  const auto stop = std::ranges::lower_bound(stops, played, {}, &Timeline::Stop::played);
  return std::min(static_cast<std::size_t>(stop - stops.begin()), stops.size() - 1);
}

std::vector<ReplayMark> marksOf(const Timeline& timeline, const std::vector<StoryStep>& story) {
  using Kind = ReplayMark::Kind;
  const auto& stops = timeline.stops();
  std::vector<std::size_t> moved(stops.size());
  for (const StoryStep& storyStep : story) {
    moved[stopAfter(timeline, storyStep.played)] += cardsMoved(storyStep.step);
  }
  std::vector<ReplayMark> marks;
  std::vector<std::size_t> changes;  // stops of the deal other than its first and last
  const auto addChanges = [&] {
    std::ranges::stable_sort(changes, std::greater(), [&](std::size_t at) { return moved[at]; });
    const auto usual = changes.empty() ? 0 : moved[changes[changes.size() / 2]];
    const std::size_t least = std::max(kLeastCards, 2 * usual);
    if (changes.size() > kMostChanges) changes.resize(kMostChanges);
    for (const std::size_t at : changes) {
      if (moved[at] >= least) marks.push_back({at, Kind::change});
    }
    changes.clear();
  };
  for (std::size_t at = 0; at < stops.size(); ++at) {
    if (stops[at].beginsDeal) {
      addChanges();
      marks.push_back({at, Kind::deal});
    } else if (stops[at].endsDeal) {
      marks.push_back({at, Kind::score});
    } else {
      changes.push_back(at);
    }
  }
  addChanges();
  std::ranges::sort(marks, {}, &ReplayMark::stop);
  return marks;
}

}  // namespace downpile
