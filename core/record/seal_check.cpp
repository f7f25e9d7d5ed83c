// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/seal_check.h"

#include <algorithm>

namespace downpile {

namespace {

// If a shuffle of at least this number of cards agrees with the seal, the match is no coincidence.
constexpr int kNoChance = 10;

SealCheck::State stateOf(const RecordHeader& header) {
  using State = SealCheck::State;
  if (header.openSeed) return State::known;
  if (!header.seal) return State::none;
  if (!header.seal->secret) return State::closed;
  return header.seal->isForged() ? State::forged : State::whole;
}

bool isOf(const Chance& drawn, const RecordEntry& entry) {
  if (entry.kind == RecordEntry::Kind::pick) return drawn.number() == entry.number;
  return std::ranges::equal(drawn.order(), entry.cards);
}

}  // namespace

SealCheck::SealCheck(const RecordHeader& header)
    : begun_(stateOf(header)), takenOver_(header.takenOver) {
  if (begun_ == State::whole || begun_ == State::known) chanceSource_ = ChanceSource::of(header);
}

void SealCheck::add(std::size_t index, const RecordEntry& outcome, const ChanceNeed& need,
                    std::uint32_t deal, std::uint32_t step) {
  if (!chanceSource_ || index < takenOver_) return;
  ++outcomes_;
  if (isOf(chanceSource_->draw(need, deal, step), outcome)) {
    if (need.cards.size() >= kNoChance) ++provenMatches_;
    return;
  }
  if (wrong_ == 0) firstWrong_ = index;
  ++wrong_;
}

SealCheck::State SealCheck::state() const {
  if (wrong_ == 0) return begun_;
  return wrong_ > 1 && provenMatches_ == 0 ? State::otherSeed : State::otherOutcome;
}

}  // namespace downpile
