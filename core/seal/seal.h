// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's chance is bound to before it begins, so that nobody can choose the cards. Whoever
// holds the game makes a secret of 32 random bytes and shows its SHA-256, the commitment. After
// that everybody who sits gives a number of 32 bytes; where several do, each shows a commitment to
// it first and all are opened together. The seed of all chance is
//
//   SHA-256("downpile seed" secret {seat number}...)
//
// over the 13 letters, the 32 bytes of the secret, and for each seat that gave a number, in order,
// a byte with the number of the seat (from 0) and the 32 bytes of its number. How outcomes are
// drawn from the seed stands in record/luck.h. Once the game is over the secret is shown: everybody
// can then check that it is the one committed to, and draw every outcome again.
//
// That shows that nobody chose the cards. It does not show that whoever holds the game has not
// looked at them.
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
  Bytes32 commitment{};               // to the secret
  std::vector<SeatNumber> numbers{};  // a seat once, in order
  std::optional<Bytes32> secret{};    // for others only once the game is over

  // The secret is that of the commitment.
  static Seal of(const Bytes32& secret, std::vector<SeatNumber> numbers = {});

  // Whether the secret is there and is not the one that was committed to.
  bool isForged() const;
  // Nothing where the secret is not there.
  std::optional<Bytes32> seed() const;

  bool operator==(const Seal&) const = default;
};

// SHA-256 of the 32 bytes.
Bytes32 commitmentTo(const Bytes32& secret);
// SHA-256 of the 15 letters "downpile number", a byte with the seat and the 32 bytes: of no use at
// another seat.
Bytes32 commitmentTo(const SeatNumber& number);

// The number of somebody who says where to cut the deck: SHA-256 of the text in UTF-8.
Bytes32 numberFromText(std::string_view text);

}  // namespace downpile
