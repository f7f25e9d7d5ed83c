// SPDX-License-Identifier: GPL-3.0-or-later
// SHA-256 (FIPS 180-4), by OpenSSL.
#pragma once

#include <string_view>

#include "seal/bytes.h"

namespace downpile {

// Returns the hash of these bytes. Throws std::runtime_error if OpenSSL has no SHA-256 or no
// memory.
Bytes32 sha256(std::string_view bytes);

}  // namespace downpile
