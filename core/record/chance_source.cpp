// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/chance_source.h"

#include "rules/random.h"
#include "seal/chacha20.h"

namespace downpile {

std::optional<ChanceSource> ChanceSource::of(const RecordHeader& header) {
  if (header.openSeed) return ChanceSource(*header.openSeed);
  if (!header.seal) return ChanceSource(header.seed);
  const auto seed = header.seal->seed();
  return seed ? std::optional(ChanceSource(*seed)) : std::nullopt;
}

Chance ChanceSource::draw(const ChanceNeed& need, std::uint32_t deal, std::uint32_t step) const {
  if (const auto* number = std::get_if<std::uint64_t>(&seed_)) {
    Random random(*number, deal, step);
    return Chance::draw(need, random);
  }
  ChaCha20 stream(std::get<Bytes32>(seed_), {0, deal, step});
  return Chance::draw(need, stream);
}

bool isChance(const RecordEntry& entry) {
  return entry.kind == RecordEntry::Kind::chance || entry.kind == RecordEntry::Kind::pick;
}

std::uint32_t stepAfter(std::uint32_t step, const RecordEntry& entry) {
  if (entry.kind == RecordEntry::Kind::next) return 0;
  return isChance(entry) ? step + 1 : step;
}

}  // namespace downpile
