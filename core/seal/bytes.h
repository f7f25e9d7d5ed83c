// SPDX-License-Identifier: GPL-3.0-or-later
// 256 bits: secrets, numbers, seeds and hashes, and how they are written.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace downpile {

using Bytes32 = std::array<std::uint8_t, 32>;

// 64 digits 0-9 and a-f.
std::string hexText(const Bytes32& bytes);
// Of exactly what hexText writes: no capitals, so that 256 bits have one text.
std::optional<Bytes32> bytesFromHex(std::string_view text);

// For people who compare: the first 64 bits as `3F7A-91C2-0B5E-77D1`. Programs compare all.
std::string shortText(const Bytes32& bytes);

}  // namespace downpile
