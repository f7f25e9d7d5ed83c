// SPDX-License-Identifier: GPL-3.0-or-later
// All chance outcomes of a game, derived from the header of its record. Every outcome comes from a
// separate stream. The stream is identified by the deal (from 1) and the step: the number of the
// outcome in the deal (from 0, counting shuffles and random draws together). An undo therefore
// changes no outcome. A user who knows the seed can draw every outcome again.
//
// Format 1: Random(seed, deal, step). Format 2: ChaCha20. The key is the seed of the seal, or the
// open seed; the nonce has the words 0, deal and step; the counter starts at 0. seal/chacha20.h and
// rules/uniform.h define the draws from the stream.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "record/record.h"
#include "rules/chance.h"
#include "seal/bytes.h"

namespace downpile {

class ChanceSource {
 public:
  // Returns the source of chance of a record, or nullopt if its header lacks the secret of the
  // seal. During a game only its host has the secret and can draw.
  static std::optional<ChanceSource> of(const RecordHeader& header);

  Chance draw(const ChanceNeed& need, std::uint32_t deal, std::uint32_t step) const;

 private:
  using Seed = std::variant<std::uint64_t, Bytes32>;
  explicit ChanceSource(const Seed& seed) : seed_(seed) {}

  Seed seed_;
};

bool isChance(const RecordEntry& entry);
// Returns the step (number within the deal) of the next chance outcome, after this entry. step: the
// value before the entry.
std::uint32_t stepAfter(std::uint32_t step, const RecordEntry& entry);

}  // namespace downpile
