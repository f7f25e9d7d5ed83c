// SPDX-License-Identifier: GPL-3.0-or-later
// Values of 32 bytes (secrets, players' numbers, seeds, hashes) and their text forms.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace downpile {

using Bytes32 = std::array<std::uint8_t, 32>;

// Returns 64 digits 0-9 and a-f.
std::string hexText(const Bytes32& bytes);
// Reads exactly what hexText() writes. Refuses capital letters, so that each value has only one
// text.
std::optional<Bytes32> bytesFromHex(std::string_view text);

// Returns a short text for comparison by people: the first 64 bits as `3F7A-91C2-0B5E-77D1`.
// Programs compare all bits.
std::string shortText(const Bytes32& bytes);

}  // namespace downpile
