// SPDX-License-Identifier: GPL-3.0-or-later
#include "seal/sha256.h"

#include <openssl/evp.h>

#include <stdexcept>

namespace downpile {

Bytes32 sha256(std::string_view bytes) {
  Bytes32 hash{};
  if (EVP_Digest(bytes.data(), bytes.size(), hash.data(), nullptr, EVP_sha256(), nullptr) != 1) {
    throw std::runtime_error("OpenSSL has no SHA-256");
  }
  return hash;
}

}  // namespace downpile
