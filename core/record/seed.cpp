// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/seed.h"

#include <charconv>
#include <cstring>

#include "record/fresh_seal.h"

namespace downpile {

namespace {

// Returns the FNV-1a hash of a text. Unlike std::hash it is the same on all platforms.
std::uint64_t hashOf(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

}  // namespace

Seed Seed::fromText(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool isNumber = error == std::errc() && end == text.data() + text.size();
  return {std::string(text), isNumber ? number : hashOf(text)};
}

Seed Seed::random() {
  const Bytes32 bytes = freshBytes();
  std::uint64_t number = 0;
  std::memcpy(&number, bytes.data(), sizeof number);
  return {std::to_string(number), number};
}

Random Seed::chance(int deal, int step) const {
  return Random(number_, static_cast<std::uint64_t>(deal), static_cast<std::uint64_t>(step));
}

// The bots' seed is drawn from the random stream of deal 0. Deals count from 1, so no shuffle uses
// it.
std::uint64_t Seed::forBots() const { return Random(number_).next(); }

}  // namespace downpile
