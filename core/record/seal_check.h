// SPDX-License-Identifier: GPL-3.0-or-later
// Verifies all chance outcomes of a record against its seal (seal/seal.h) or open seed. The caller
// adds the outcomes one by one, and each is drawn again. Entries from another game
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
    // The record has no seal but an open seed, and all chance outcomes agree with the seed.
    known,
    closed,  // the secret is missing, so the seal cannot be checked yet
    whole,   // all chance outcomes agree with the seal
    forged,  // the secret does not match the commitment
    // Several outcomes contradict the seal or the open seed, and no large shuffle agrees with it.
    // Either a number on which the outcomes depend was changed, or all outcomes were. A few correct
    // random draws may be coincidences.
    otherSeed,
    otherOutcome,  // at least one outcome is wrong, the first one at entry()
  };

  explicit SealCheck(const RecordHeader& header);

  // Checks a chance outcome against the seal or the open seed. index: index of its record entry.
  // need: the shuffle or random draw. deal, step: number of the deal, and number of the outcome in
  // the deal.
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
  State begun_;  // result of state() as long as no outcome is wrong; follows from the header
  std::size_t takenOver_;
  std::optional<ChanceSource> chanceSource_;
  std::size_t outcomes_ = 0;
  std::size_t wrong_ = 0;
  std::size_t provenMatches_ = 0;
  std::size_t firstWrong_ = 0;
};

}  // namespace downpile
