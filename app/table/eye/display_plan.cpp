// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/display_plan.h"

#include <algorithm>
#include <map>
#include <optional>

#include "game/story_steps.h"
#include "settings/settings.h"

namespace downpile {

namespace {

// Times for which events are displayed, in milliseconds.
constexpr int kMoveTime = 220;
constexpr int kSeatsTime = 500;
constexpr int kGatheringTime = 320;
constexpr int kLingeringTime = 1000;
constexpr int kMomentTime = 1200;
constexpr int kSentenceTime = 700;  // for a sentence, if a move has several about one player
constexpr int kEndTime = 1500;      // pause after a deal, before the summary covers the table
constexpr int kDealtCardTime = 50;
constexpr int kWholeDealTime = 1500;
constexpr long kManyMoves = 8;  // minimum number of card moves for steps to count as a deal
// If a move has at least this number of sentences about one player, it gets extra time.
constexpr int kChain = 3;

long movesIn(const std::vector<Step>& steps) {
  long moves = 0;
  for (const Step& step : steps) {
    moves += std::ranges::count(step.events, Event::Kind::move, &Event::kind);
  }
  return moves;
}

bool isSeenToMove(const DisplayItem& item) {
  return item.event && item.event->kind != Event::Kind::sentence &&
         item.event->kind != Event::Kind::seats;
}

}  // namespace

DisplayPlan::DisplayPlan(const GameInfo& info, const Settings& settings, int viewer, Pace pace)
    : info_(info), settings_(settings), viewer_(viewer), pace_(std::move(pace)) {}

const Sentence* DisplayPlan::sentenceOf(const Event& event) const {
  return event.kind == Event::Kind::sentence ? &info_.sentences[event.sentence] : nullptr;
}

bool DisplayPlan::lingers(const Event& event) const {
  const Sentence* sentence = sentenceOf(event);
  return sentence != nullptr && sentence->kind == Sentence::Kind::lingering;
}

bool DisplayPlan::endsTrick(const std::vector<DisplayItem>& items) const {
  bool hasLingered = false;
  return std::ranges::any_of(items, [&](const DisplayItem& item) {
    if (!item.event) return false;
    hasLingered = hasLingered || lingers(*item.event);
    return hasLingered && item.event->kind == Event::Kind::move &&
           info_.zones[item.event->from.zone].kind == ZoneKind::ownPiles;
  });
}

bool DisplayPlan::isDoneToViewer(const Event& event) const {
  const Sentence* sentence = sentenceOf(event);
  return sentence != nullptr && sentence->kind == Sentence::Kind::passing && !sentence->silent &&
         event.player != viewer_ && event.other == viewer_;
}

bool DisplayPlan::isMoment(const Event& event) const {
  const Sentence* sentence = sentenceOf(event);
  return sentence != nullptr && (sentence->kind == Sentence::Kind::moment || sentence->isEnding() ||
                                 isDoneToViewer(event));
}

bool DisplayPlan::isMomentOfOthers(const Event& event) const {
  return isMoment(event) && !sentenceOf(event)->isEnding() && event.player != viewer_;
}

bool DisplayPlan::isDealing(const std::vector<Step>& steps) const {
  return !settings_.reducedMotion() && movesIn(steps) >= kManyMoves;
}

// Scales the display time of an event by the pace. The pace "instant" halves it or, with reduced
// motion, makes it 0. Reduced motion alone does not shorten it, because the user needs time to
// read.
int DisplayPlan::seen(int time) const {
  const QString pace = pace_();
  if (pace == QLatin1String("unhurried")) return time * 4 / 3;
  if (pace == QLatin1String("brisk")) return time * 3 / 4;
  if (pace != QLatin1String("instant")) return time;
  return settings_.reducedMotion() ? 0 : time / 2;
}

std::vector<DisplayItem> DisplayPlan::of(const std::vector<Step>& steps, bool dealOver) const {
  const long moves = movesIn(steps);
  const bool deals = moves >= kManyMoves;
  // With reduced motion, no card move takes time. With the pace "instant", only dealt cards take
  // time: they are shown one after the other.
  const bool isInstant =
      settings_.reducedMotion() || (pace_() == QLatin1String("instant") && !deals);
  const int cardTime = isInstant ? 0
                       : deals ? std::min(kDealtCardTime, kWholeDealTime / static_cast<int>(moves))
                               : kMoveTime;
  std::vector<DisplayItem> items;
  std::optional<Step> pending;
  for (const Step& step : steps) {
    if (pending && joinStep(*pending, step, info_)) continue;
    if (pending) addStep(pending->events, cardTime, items);
    pending = step;
  }
  if (pending) addStep(pending->events, cardTime, items);
  if (!deals) {
    slowChain(items);
    if (pace_() == QLatin1String("steps")) addStops(items);
  }
  if (dealOver && std::ranges::any_of(items, isSeenToMove)) {
    const bool quick = pace_() == QLatin1String("instant");
    items.push_back({.duration = quick ? seen(kEndTime) : kEndTime});
  }
  return items;
}

int DisplayPlan::unlessInstant(int time, int cardTime) const { return cardTime == 0 ? 0 : time; }

// Adds one item for each event of a step. Several lingering sentences in a row have one common
// pause. If a lingering sentence names cards and card moves take time, the cards of the following
// moves are first shown together in front of its player. Then all these moves are shown at the same
// time.
void DisplayPlan::addStep(const std::vector<Event>& events, int cardTime,
                          std::vector<DisplayItem>& items) const {
  const std::size_t first = items.size();
  std::size_t gathering = 0;        // index of the item collecting places; 0: none
  const Event* gatherer = nullptr;  // last lingering sentence, until cards move after it
  for (const Event& event : events) {
    if (lingers(event)) {
      const DisplayItem* last = items.size() > first ? &items.back() : nullptr;
      if (last != nullptr && last->event && lingers(*last->event)) items.back().duration = 0;
      items.push_back({.event = event, .duration = seen(kLingeringTime)});
      gatherer = event.cards.empty() || cardTime == 0 ? nullptr : &event;
      gathering = 0;
      continue;
    }
    const bool moves = event.kind == Event::Kind::move;
    if (moves && gatherer != nullptr) {
      gathering = items.size();
      items.push_back({.duration = kGatheringTime, .gatherer = gatherer->player});
      gatherer = nullptr;
    }
    if (!moves) gathering = 0;
    if (gathering > 0) {
      items[gathering].gathers.push_back(event.from);
      if (items.size() > gathering + 1) items.back().duration = 0;
    }
    // The cards of a pile that is shuffled into the stock are first shown on their way there. The
    // event has no player, so it is not news.
    if (event.kind == Event::Kind::shuffle && event.from != event.to && cardTime > 0) {
      const Event brought{.kind = Event::Kind::pile, .from = event.from, .to = event.to};
      items.push_back({.event = brought, .duration = kMoveTime});
    }
    int time = 0;
    switch (event.kind) {
      case Event::Kind::move:
        time = cardTime;
        break;
      case Event::Kind::pile:
      case Event::Kind::turn:
      case Event::Kind::reveal:
        time = unlessInstant(kMoveTime, cardTime);
        break;
      case Event::Kind::seats:
        time = unlessInstant(kSeatsTime, cardTime);
        break;
      case Event::Kind::sentence:
        if (isMoment(event) && !sentenceOf(event)->isEnding()) {
          time = seen(kMomentTime);
        }
        break;
      case Event::Kind::shuffle:
        break;
    }
    items.push_back({.event = event, .duration = time});
  }
  if (items.size() > first) items[first].beginsStep = true;
}

// Calls mark(item) for one sentence before each group of visible events: the last one for which
// counts(item) is true. Silent sentences do not count.
template <class Counts, class Mark>
void DisplayPlan::markBeforeMoves(std::vector<DisplayItem>& items, const Counts& counts,
                                  const Mark& mark) const {
  bool movesLater = false;
  for (auto item = items.rbegin(); item != items.rend(); ++item) {
    const Sentence* sentence = sentenceOf(*item);
    if (sentence == nullptr) {
      movesLater = movesLater || isSeenToMove(*item);
    } else if (movesLater && !sentence->silent && counts(*item)) {
      mark(*item);
      movesLater = false;
    }
  }
}

// If a move has kChain or more sentences about one player, gives extra time to the last of them
// before each group of visible events. Silent sentences do not count.
void DisplayPlan::slowChain(std::vector<DisplayItem>& items) const {
  std::map<int, int> sentenceCounts;
  for (const DisplayItem& item : items) {
    const Sentence* sentence = sentenceOf(item);
    if (sentence != nullptr && !sentence->silent) ++sentenceCounts[item.event->player];
  }
  markBeforeMoves(
      items, [&](const DisplayItem& item) { return sentenceCounts[item.event->player] >= kChain; },
      [&](DisplayItem& item) { item.duration = std::max(item.duration, seen(kSentenceTime)); });
}

// For the pace "steps": adds a stop after the last sentence about another player before each group
// of visible events.
void DisplayPlan::addStops(std::vector<DisplayItem>& items) const {
  markBeforeMoves(
      items, [&](const DisplayItem& item) { return item.event->player != viewer_; },
      [](DisplayItem& item) { item.stops = true; });
}

}  // namespace downpile
