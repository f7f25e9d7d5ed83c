// SPDX-License-Identifier: GPL-3.0-or-later
// Verifies that all chance outcomes of a record come from its seal (seal/seal.h). The caller adds
// the outcomes one by one, and each is drawn again. Entries from another game
// (RecordHeader::takenOver) are not covered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "record/chance_source.h"
#include "record/record.h"
#include "rules/chance.h"

namespace downpile {

class SealCheck {
 public:
  enum class State : std::uint8_t {
    none,  // no seal, because the record has format 1
    // No seal, but an open seed; all chance outcomes agree with it.
    known,
    closed,  // the secret is missing, so the seal cannot be checked yet
    whole,   // all chance outcomes agree with the seal
    forged,  // the secret does not match the commitment
    // Several outcomes are wrong, and no shuffle of many cards is right. Either a number that the
    // seal depends on was changed, or all outcomes were. A single correct random number can be a
    // coincidence.
    otherSeed,
    otherOutcome,  // at least one outcome is wrong, the first one at entry()
  };

  explicit SealCheck(const RecordHeader& header);

  // Checks the chance outcome in the entry with this index. It was drawn for `need`, at this deal
  // and step.
  void add(std::size_t index, const RecordEntry& outcome, const ChanceNeed& need,
           std::uint32_t deal, std::uint32_t step);

  State state() const;
  bool isBroken() const { return state() >= State::forged; }
  // Returns the index of the first entry with a wrong outcome. Call it only if state() is
  // otherOutcome.
  std::size_t entry() const { return firstWrong_; }
  // Returns the number of checked outcomes.
  std::size_t outcomes() const { return outcomes_; }

 private:
  State begun_;  // state of the check before any outcome
  std::size_t takenOver_;
  std::optional<ChanceSource> chanceSource_;
  std::size_t outcomes_ = 0;
  std::size_t wrong_ = 0;
  std::size_t provenMatches_ = 0;
  std::size_t firstWrong_ = 0;
};

}  // namespace downpile
