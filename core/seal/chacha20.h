// SPDX-License-Identifier: GPL-3.0-or-later
// The key stream of ChaCha20 (RFC 8439) as random numbers, for cards that people play with: however
// much of it was seen, nobody can tell what comes who does not know the key. Written out here and
// not taken from OpenSSL, which does not have it where a system allows only what is certified
// (FIPS): a game must go on and a record must be checked there, too.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rules/uniform.h"
#include "seal/bytes.h"

namespace downpile {

class ChaCha20 {
 public:
  // As words whose bytes in the RFC's nonce stand with the lowest first.
  using Nonce = std::array<std::uint32_t, 3>;

  ChaCha20(const Bytes32& key, const Nonce& nonce, std::uint32_t counter = 0);

  // The next four bytes of the stream, the lowest first. It has 2^32 - counter blocks of 64 bytes.
  std::uint32_t next();

  // As Random has them, each from what is next in the stream (rules/uniform.h).
  std::uint32_t below(std::uint32_t bound) {
    return uniformBelow(bound, [this] { return next(); });
  }
  template <class T>
  void shuffle(std::span<T> items) {
    shuffleUniformly(items, *this);
  }

 private:
  using Block = std::array<std::uint32_t, 16>;

  Block state_{};  // constants, key, counter, nonce
  Block block_{};
  std::size_t used_ = 16;  // words of the block
};

}  // namespace downpile
