// SPDX-License-Identifier: GPL-3.0-or-later
// A seal binds all chance of a game before it begins, so that no player can choose the cards. The
// host generates a secret of 32 random bytes and publishes its SHA-256, the commitment. Then each
// person may contribute a number of 32 bytes. If several people contribute, each first publishes a
// commitment to the number, and then all numbers are revealed together. The seed of all chance is
//
//   SHA-256("downpile seed" secret {seat number}...)
//
// The input is the 13 characters, then the 32 bytes of the secret. Each seat with a number, in
// order, adds one byte for the seat (from 0) and the 32 bytes of its number. record/chance_source.h
// defines how outcomes are drawn from the seed. After the game the secret is revealed. Every player
// can then check the secret against the commitment and draw every outcome again.
//
// This proves that the cards were not chosen. It does not prove that the host has not looked at
// them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "seal/bytes.h"

namespace downpile {

struct SeatNumber {
  std::uint8_t seat = 0;
  Bytes32 number{};

  bool operator==(const SeatNumber&) const = default;
};

struct Seal {
  Bytes32 commitment{};  // the host's commitment to the secret
  // The players' contributed numbers, in seat order, at most one for each seat.
  std::vector<SeatNumber> numbers{};
  // The host's secret. Other players receive it only after the game.
  std::optional<Bytes32> secret{};

  // Creates a seal with the commitment to this secret.
  static Seal of(const Bytes32& secret, std::vector<SeatNumber> numbers = {});

  // Returns true if the secret is known and does not match the commitment.
  bool isForged() const;
  // Returns the seed derived from the secret and the numbers, or nullopt if the secret is unknown.
  std::optional<Bytes32> seed() const;

  bool operator==(const Seal&) const = default;
};

// Returns the host's commitment: SHA-256 of the 32 bytes of the secret.
Bytes32 commitmentTo(const Bytes32& secret);
// Returns a player's commitment: SHA-256 of the 15 characters "downpile number", one byte for the
// seat, and the number's 32 bytes. The seat is included so that another seat cannot reuse the
// commitment.
Bytes32 commitmentTo(const SeatNumber& number);

// Returns the number for a text entered by a player ("cut the deck"): SHA-256 of its UTF-8 bytes.
Bytes32 numberFromText(std::string_view text);

}  // namespace downpile
