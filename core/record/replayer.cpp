// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/replayer.h"

#include "record/checkpoints.h"

namespace downpile {

namespace {

using Kind = RecordEntry::Kind;

}  // namespace

RecordEntry chanceEntry(const ChanceNeed& need, const Chance& outcome) {
  if (need.kind == ChanceNeed::Kind::pick) {
    return {.kind = RecordEntry::Kind::pick, .number = static_cast<std::uint8_t>(outcome.number())};
  }
  return {.kind = RecordEntry::Kind::chance,
          .cards = {outcome.order().begin(), outcome.order().end()}};
}

Replayer::Replayer(const RecordHeader& header) : game_(gameOf(header)), seal_(header) {}

// Returns the reason why the entry cannot be at this place of the record, regardless of the rules
// of the game, or an empty text if it can.
std::string Replayer::misplaced(const RecordEntry& entry) const {
  const bool scored = !inForce_.empty() && inForce_.back().entry->kind == Kind::scores;
  if (entry.kind == Kind::next && game_->standing().dealOver && !scored) {
    return "the scores of the last deal are missing";
  }
  if (entry.kind == Kind::scores && scored) return "the deal already has its scores";
  if (entry.kind == Kind::undo && entry.count >= inForce_.size()) {
    return "this undoes moves that were never made";
  }
  return {};
}

std::optional<RecordProblem> Replayer::play(const RecordEntry& entry) {
  if (std::string wrong = misplaced(entry); !wrong.empty()) return RecordProblem{{}, wrong};
  if (entry.kind == Kind::undo) {
    takeBack(entry.count);
    ++count_;
    return std::nullopt;
  }
  const bool isCheckpoint = inForce_.size() % kCheckpointDistance == 0;
  auto before = isCheckpoint ? game_->clone() : nullptr;
  const ChanceNeed need = game_->chance();
  const auto deal = static_cast<std::uint32_t>(game_->standing().deal);
  const std::uint32_t step = inForce_.empty() ? 0 : inForce_.back().step;
  if (auto problem = playEntry(*game_, entry).problem) return problem;
  if (isChance(entry)) seal_.add(count_, entry, need, deal, step);
  ++count_;
  if (isCheckpoint) checkpoints_.push_back(std::move(before));
  inForce_.push_back({&entry, stepAfter(step, entry)});
  return std::nullopt;
}

void Replayer::takeBack(std::size_t count) {
  inForce_.resize(count);
  // The last checkpoint at or before entry `count` exists, because an entry after `count` was in
  // force.
  checkpoints_.resize(count / kCheckpointDistance + 1);
  game_ = checkpoints_.back()->clone();
  for (std::size_t i = count / kCheckpointDistance * kCheckpointDistance; i < count; ++i) {
    playEntry(*game_, *inForce_[i].entry);
  }
  if (count % kCheckpointDistance == 0) checkpoints_.pop_back();
}

SealCheck checkSeal(const Record& record) {
  Replayer replayer(record.header);
  for (const RecordEntry& entry : record.entries) {
    if (replayer.play(entry)) break;
  }
  return replayer.seal();
}

}  // namespace downpile
