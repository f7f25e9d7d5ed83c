// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/fresh_seal.h"

#include <openssl/rand.h>

#include <stdexcept>
#include <utility>

namespace downpile {

Bytes32 freshBytes() {
  Bytes32 bytes{};
  if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1) {
    throw std::runtime_error("OpenSSL has no random numbers");
  }
  return bytes;
}

void reseal(RecordHeader& header, std::vector<SeatNumber> numbers) {
  header.seal = Seal::of(freshBytes(), std::move(numbers));
  header.openSeed.reset();
  header.seed = 0;
}

}  // namespace downpile
