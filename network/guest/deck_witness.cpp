// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest/deck_witness.h"

#include <QCryptographicHash>
#include <algorithm>

#include "record/fresh_seal.h"
#include "record/replayer.h"

namespace downpile {

CutMessage DeckWitness::cut(const DeckMessage& deck, int seat) {
  deck_ = deck;
  own_ = {.seat = static_cast<std::uint8_t>(seat), .number = freshBytes()};
  commitments_.clear();
  return {.deck = deck.commitment, .commitment = commitmentTo(own_)};
}

// Reveals this person's random number only once in a commit-reveal round. Otherwise the host could
// replace commitments after it has received the number.
std::optional<OpenMessage> DeckWitness::open(const CutsMessage& cuts) {
  if (!deck_ || cuts.deck != deck_->commitment || !commitments_.empty()) return std::nullopt;
  if (own_.seat >= cuts.commitments.size() || cuts.commitments[own_.seat] != commitmentTo(own_)) {
    state_ = State::broken;
    return std::nullopt;
  }
  commitments_ = cuts.commitments;
  hasOpened_ = true;
  return OpenMessage{.deck = cuts.deck, .number = own_.number};
}

// Returns true if the seal has the host's commitment of this round, each of its numbers matches a
// player's commitment, and no committed number is missing.
bool DeckWitness::isAgreed(const Seal& seal) const {
  if (seal.commitment != deck_->commitment || commitments_.empty()) return false;
  const auto given = std::ranges::count_if(commitments_, [](const auto& each) { return !!each; });
  return given == std::ssize(seal.numbers) &&
         std::ranges::all_of(seal.numbers, [this](const SeatNumber& each) {
           return each.seat < commitments_.size() && commitments_[each.seat] == commitmentTo(each);
         });
}

QByteArray DeckWitness::markOf(const Seal& seal) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  const auto add = [&hash](const Bytes32& bytes) {
    hash.addData(QByteArray(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes)));
  };
  add(seal.commitment);
  for (const SeatNumber& each : seal.numbers) {
    hash.addData(QByteArray(1, static_cast<char>(each.seat)));
    add(each.number);
  }
  return hash.result();
}

void DeckWitness::begun(const RecordHeader& header) {
  seal_ = header.seal;
  if (!seal_ && !deck_) {
    state_ = State::none;
  } else if (!deck_) {
    state_ = markOf(*seal_) == remembered_ ? State::cut : State::closed;
  } else {
    state_ = seal_ && isAgreed(*seal_) ? State::cut : State::broken;
  }
  deck_.reset();
  hasOpened_ = false;
}

void DeckWitness::over(const Record& record, bool matchesView) {
  const auto& recordSeal = record.header.seal;
  if (!seal_ && recordSeal) state_ = State::broken;  // the host has invented a seal
  if (state_ == State::broken || !seal_) return;
  const bool isSame = recordSeal && recordSeal->commitment == seal_->commitment &&
                      recordSeal->numbers == seal_->numbers;
  Replayer replayer(record.header);
  const bool isPlayed = std::ranges::none_of(
      record.entries, [&](const RecordEntry& entry) { return replayer.play(entry).has_value(); });
  const bool isWhole =
      isSame && matchesView && isPlayed && replayer.seal().state() == SealCheck::State::whole;
  // A successful check leaves State::closed unchanged: the seal contains no number of this person.
  // The others may have chosen their numbers together, so the check proves nothing to this person.
  if (!isWhole) {
    state_ = State::broken;
  } else if (state_ == State::cut) {
    state_ = State::whole;
  }
}

}  // namespace downpile
