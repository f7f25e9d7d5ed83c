// SPDX-License-Identifier: GPL-3.0-or-later
// Fresh secrets for new games. Rules and session never generate random numbers of their own.
#pragma once

#include <vector>

#include "record/record.h"
#include "seal/seal.h"

namespace downpile {

// Returns 32 unpredictable bytes from OpenSSL's random generator. Throws std::runtime_error if
// OpenSSL cannot provide them. A player entering no text for the seal contributes such bytes.
Bytes32 freshBytes();

// Gives the record a new seal, so that chance depends on a fresh secret and on these numbers: at
// most one for each seat, in seat order. Removes an open seed.
void reseal(RecordHeader& header, std::vector<SeatNumber> numbers = {});

}  // namespace downpile
