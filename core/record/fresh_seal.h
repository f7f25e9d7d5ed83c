// SPDX-License-Identifier: GPL-3.0-or-later
// Fresh secrets for new games. Rules and session never generate random numbers of their own.
#pragma once

#include <vector>

#include "record/record.h"
#include "seal/seal.h"

namespace downpile {

// Returns 32 unpredictable bytes from OpenSSL's generator. They also serve as the number that a
// player contributes to the seal but does not enter. Throws std::runtime_error if OpenSSL has no
// randomness.
Bytes32 freshBytes();

// Gives the record a new seal: chance now comes from a fresh secret and from these numbers, one per
// seat, in seat order. Removes an open seed.
void reseal(RecordHeader& header, std::vector<SeatNumber> numbers = {});

}  // namespace downpile
