// SPDX-License-Identifier: GPL-3.0-or-later
// The key stream of ChaCha20 (RFC 8439) as random numbers, for games in which people play. The
// stream cannot be predicted without the key, however much of it was seen. Implemented here because
// OpenSSL does not offer ChaCha20 in FIPS mode. Games must continue and records must be verifiable
// there, too.
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
  // The nonce of RFC 8439, as little-endian words.
  using Nonce = std::array<std::uint32_t, 3>;

  ChaCha20(const Bytes32& key, const Nonce& nonce, std::uint32_t counter = 0);

  // Returns the next four bytes of the stream as a little-endian word. The stream has 2^32 -
  // counter blocks of 64 bytes.
  std::uint32_t next();

  // Uniform random numbers from this stream. The functions have the same algorithms as those of
  // class Random (rules/random.h); the algorithms are in rules/uniform.h.
  std::uint32_t below(std::uint32_t bound) {
    return uniformBelow(bound, [this] { return next(); });
  }
  template <class T>
  void shuffle(std::span<T> items) {
    shuffleUniformly(items, *this);
  }

 private:
  using Block = std::array<std::uint32_t, 16>;

  Block state_{};  // input block of the cipher: constants, key, counter, nonce
  Block block_{};
  std::size_t used_ = 16;  // number of words of block_ already used; 16: next() makes a new block
};

}  // namespace downpile
