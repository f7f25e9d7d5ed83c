// SPDX-License-Identifier: GPL-3.0-or-later
#include "seal/chacha20.h"

#include <bit>

namespace downpile {

namespace {

// The constants of the cipher: the text "expand 32-byte k".
constexpr std::array<std::uint32_t, 4> kConstants{0x61707865U, 0x3320646eU, 0x79622d32U,
                                                  0x6b206574U};
constexpr std::size_t kKey = 4;       // index in the state of the first word of the key
constexpr std::size_t kCounter = 12;  // index in the state of the counter; the nonce follows
constexpr int kDoubleRounds = 10;

void quarterRound(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b;
  d = std::rotl(d ^ a, 16);
  c += d;
  b = std::rotl(b ^ c, 12);
  a += b;
  d = std::rotl(d ^ a, 8);
  c += d;
  b = std::rotl(b ^ c, 7);
}

}  // namespace

ChaCha20::ChaCha20(const Bytes32& key, const Nonce& nonce, std::uint32_t counter) {
  for (std::size_t i = 0; i < kConstants.size(); ++i) state_.at(i) = kConstants.at(i);
  for (std::size_t i = 0; i < key.size(); ++i) {
    state_.at(kKey + i / 4) |= std::uint32_t{key.at(i)} << (8 * (i % 4));
  }
  state_[kCounter] = counter;
  for (std::size_t i = 0; i < nonce.size(); ++i) state_.at(kCounter + 1 + i) = nonce.at(i);
}

std::uint32_t ChaCha20::next() {
  if (used_ == block_.size()) {
    Block x = state_;
    for (int round = 0; round < kDoubleRounds; ++round) {
      for (std::size_t i = 0; i < 4; ++i) quarterRound(x[i], x[4 + i], x[8 + i], x[12 + i]);
      for (std::size_t i = 0; i < 4; ++i) {
        quarterRound(x[i], x[4 + (i + 1) % 4], x[8 + (i + 2) % 4], x[12 + (i + 3) % 4]);
      }
    }
    for (std::size_t i = 0; i < block_.size(); ++i) block_[i] = x[i] + state_[i];
    ++state_[kCounter];
    used_ = 0;
  }
  return block_[used_++];
}

}  // namespace downpile
