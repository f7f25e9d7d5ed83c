// SPDX-License-Identifier: GPL-3.0-or-later
// Whether all that chance decided in a record is what its seal gives (seal/seal.h). It is told of
// the outcomes one by one and draws each of them again. What was taken over from another game
// (RecordHeader::takenOver) was drawn there and is not covered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "record/luck.h"
#include "record/record.h"
#include "rules/chance.h"

namespace downpile {

class SealCheck {
 public:
  enum class State : std::uint8_t {
    none,    // format 1: there is no seal
    known,   // nor here: the seed was known from the beginning. All outcomes come from it
    closed,  // the secret is not there: nothing can be said yet
    whole,   // all outcomes come from the seal
    forged,  // the secret is not the one that was committed to
    // Several are others, and none is right that could not be so by chance, as a lot from a few
    // can: a number was changed, or all outcomes were.
    otherSeed,
    otherOutcome,  // an outcome is another one, first at entry()
  };

  explicit SealCheck(const RecordHeader& header);

  // The outcome in the entry of this index, drawn for this need in this deal as this step.
  void add(std::size_t index, const RecordEntry& outcome, const ChanceNeed& need,
           std::uint32_t deal, std::uint32_t step);

  State state() const;
  bool isBroken() const { return state() >= State::forged; }
  // The index of the first entry that has another outcome; of otherOutcome only.
  std::size_t entry() const { return firstWrong_; }
  // How many outcomes were looked at.
  std::size_t outcomes() const { return outcomes_; }

 private:
  State begun_;  // what can be said before any outcome
  std::size_t takenOver_;
  std::optional<Luck> luck_;
  std::size_t outcomes_ = 0;
  std::size_t wrong_ = 0;
  std::size_t surelyRight_ = 0;
  std::size_t firstWrong_ = 0;
};

}  // namespace downpile
