// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/timeline.h"

#include <algorithm>
#include <utility>

#include "record/checkpoints.h"

namespace downpile {

namespace {

using Kind = RecordEntry::Kind;

// Returns true if the position before this entry is a stop (timeline.h). The positions before
// chance outcomes, scores and the later moves of a gesture are not.
bool beginsStop(const RecordEntry& entry) {
  return entry.kind == Kind::next || (entry.kind == Kind::move && !entry.joined);
}

}  // namespace

Timeline::Timeline(Record record, const RecordUser& user, std::size_t firstLine)
    : record_(std::move(record)), firstLine_(firstLine), inForce_(record_.inForce()) {
  const auto game = gameOf(record_.header);
  bool deals = true;
  const auto stop = [&](std::size_t played) {
    const Standing standing = game->standing();
    stops_.push_back({played, standing.deal, std::exchange(deals, false), standing.dealOver});
  };
  for (; played_ < inForce_.size(); ++played_) {
    const RecordEntry& entry = inForce_[played_];
    if (played_ > 0 && beginsStop(entry)) stop(played_);
    if (played_ % kCheckpointDistance == 0) checkpoints_.push_back(game->clone());
    if (auto problem = playEntry(*game, entry).problem) {
      problem_ = std::move(*problem);
      break;
    }
    deals = deals || entry.kind == Kind::next;
  }
  const bool isNew = stops_.empty() || stops_.back().played < played_;
  if (played_ > 0 && isNew) stop(played_);
  isOver_ = game->standing().gameOver;
  access_.emplace(record_.header.seats, isOver_, user);
}

std::unique_ptr<AnyGame> Timeline::playedTo(std::size_t count) const {
  const std::size_t from = std::min(count / kCheckpointDistance, checkpoints_.size() - 1);
  auto game = checkpoints_[from]->clone();
  for (std::size_t i = from * kCheckpointDistance; i < count; ++i) playEntry(*game, inForce_[i]);
  return game;
}

std::unique_ptr<AnyGame> Timeline::at(std::size_t stop) const {
  return playedTo(stops_[stop].played);
}

Record Timeline::recordTo(std::size_t stop) const {
  Record record{.header = record_.header, .entries = inForce_};
  record.entries.resize(stops_[stop].played);
  return record;
}

std::vector<Step> Timeline::stepsTo(std::size_t stop) const {
  const std::size_t before = stop == 0 ? 0 : stops_[stop - 1].played;
  const auto game = playedTo(before);
  std::vector<Step> steps;
  for (std::size_t i = before; i < stops_[stop].played; ++i) {
    const PlayedEntry played = playEntry(*game, inForce_[i]);
    if (played.step) steps.push_back(*played.step);
  }
  return steps;
}

}  // namespace downpile
