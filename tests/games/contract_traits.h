// SPDX-License-Identifier: GPL-3.0-or-later
// Includes the contract trait (support/contract_trait.h) of every game. Add the header of a new
// game here.
#pragma once

#include "life/contract_trait.h"
#include "three-up-three-down/contract_trait.h"
#include "ultimate-loser/contract_trait.h"
#include "underwear/contract_trait.h"
#include "up-and-down/contract_trait.h"
