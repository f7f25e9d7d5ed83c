// SPDX-License-Identifier: GPL-3.0-or-later
// New secrets, for whoever begins a game. The rules and the session draw nothing of their own.
#pragma once

#include <vector>

#include "record/record.h"
#include "seal/seal.h"

namespace downpile {

// From OpenSSL's generator: nobody can guess them. Also the number of somebody who gives none.
// Throws std::runtime_error where there is no randomness to be had.
Bytes32 freshBytes();

// From now on chance comes from a new secret and these numbers, one a seat, in order.
void sealAnew(RecordHeader& header, std::vector<SeatNumber> numbers = {});

}  // namespace downpile
