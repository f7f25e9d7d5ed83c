// SPDX-License-Identifier: GPL-3.0-or-later
// All that chance decides in a game, as the header of its record says. Every outcome comes from a
// stream of its own, for its deal (from 1) and its step in the deal (from 0, shuffles and lots
// alike): an undo changes no luck, and whoever has the seed can draw any of them again.
//
// Format 1: Random(seed, deal, step). Format 2: ChaCha20 with the seed of the seal, or with the one
// that was known from the beginning, as key, the words 0, deal and step as nonce, and the counter
// from 0; what is drawn from its stream and how stands in seal/chacha20.h and rules/uniform.h.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "record/record.h"
#include "rules/chance.h"
#include "seal/bytes.h"

namespace downpile {

class Luck {
 public:
  // Nothing where the header has no secret: whoever has the secret draws.
  static std::optional<Luck> of(const RecordHeader& header);

  Chance draw(const ChanceNeed& need, std::uint32_t deal, std::uint32_t step) const;

 private:
  using Seed = std::variant<std::uint64_t, Bytes32>;
  explicit Luck(const Seed& seed) : seed_(seed) {}

  Seed seed_;
};

bool isChance(const RecordEntry& entry);
// Whose turn it is among the steps of a deal: the step of the next outcome after this entry, where
// `step` was that before it.
std::uint32_t stepAfter(std::uint32_t step, const RecordEntry& entry);

}  // namespace downpile
