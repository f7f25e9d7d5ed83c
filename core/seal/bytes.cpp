// SPDX-License-Identifier: GPL-3.0-or-later
#include "seal/bytes.h"

namespace downpile {

namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr std::string_view kLargeDigits = "0123456789ABCDEF";
constexpr unsigned kBitsOfDigit = 4;
constexpr unsigned kLowDigit = 15;

}  // namespace

std::string hexText(const Bytes32& bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> kBitsOfDigit];
    text += kDigits[byte & kLowDigit];
  }
  return text;
}

std::optional<Bytes32> bytesFromHex(std::string_view text) {
  Bytes32 bytes{};
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto digit = kDigits.find(text[i]);
    if (digit == std::string_view::npos) return std::nullopt;
    std::uint8_t& byte = bytes.at(i / 2);
    byte = static_cast<std::uint8_t>((unsigned{byte} << kBitsOfDigit) | digit);
  }
  return bytes;
}

std::string shortText(const Bytes32& bytes) {
  constexpr std::size_t kShown = 8;
  std::string text;
  for (std::size_t i = 0; i < kShown; ++i) {
    if (i > 0 && i % 2 == 0) text += '-';
    text += kLargeDigits[bytes.at(i) >> kBitsOfDigit];
    text += kLargeDigits[bytes.at(i) & kLowDigit];
  }
  return text;
}

}  // namespace downpile
