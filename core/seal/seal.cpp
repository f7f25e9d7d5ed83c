// SPDX-License-Identifier: GPL-3.0-or-later
#include "seal/seal.h"

#include <string>
#include <utility>

#include "seal/sha256.h"

namespace downpile {

namespace {

void append(std::string& text, const Bytes32& bytes) { text.append(bytes.begin(), bytes.end()); }

void append(std::string& text, const SeatNumber& number) {
  text += static_cast<char>(number.seat);
  append(text, number.number);
}

}  // namespace

Seal Seal::of(const Bytes32& secret, std::vector<SeatNumber> numbers) {
  return {commitmentTo(secret), std::move(numbers), secret};
}

bool Seal::isForged() const { return secret && commitmentTo(*secret) != commitment; }

std::optional<Bytes32> Seal::seed() const {
  if (!secret) return std::nullopt;
  std::string text = "downpile seed";
  append(text, *secret);
  for (const SeatNumber& number : numbers) append(text, number);
  return sha256(text);
}

Bytes32 commitmentTo(const Bytes32& secret) {
  std::string text;
  append(text, secret);
  return sha256(text);
}

Bytes32 commitmentTo(const SeatNumber& number) {
  std::string text = "downpile number";
  append(text, number);
  return sha256(text);
}

Bytes32 numberFromText(std::string_view text) { return sha256(text); }

}  // namespace downpile
