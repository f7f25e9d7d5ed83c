// SPDX-License-Identifier: GPL-3.0-or-later
// The key stream of ChaCha20 (RFC 8439) as random numbers, for games with people. Without the key
// the stream cannot be predicted, even if much of it was seen. Implemented here because OpenSSL
// does not offer ChaCha20 in FIPS mode. In FIPS mode, too, games must continue and records must be
// verifiable.
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

  // Returns the next four bytes of the stream as a little-endian word. After 2^32 - `counter`
  // blocks of 64 bytes (see constructor), the block counter wraps to 0.
  std::uint32_t next();

  // Uniform random numbers from this stream. The algorithms are the same as in class Random
  // (rules/random.h); rules/uniform.h contains them.
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
