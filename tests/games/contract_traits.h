// SPDX-License-Identifier: GPL-3.0-or-later
// Contract traits of all games; a new game adds its own.
#pragma once

#include "life/contract_trait.h"
#include "three-up-three-down/contract_trait.h"
#include "ultimate-loser/contract_trait.h"
#include "underwear/contract_trait.h"
#include "up-and-down/contract_trait.h"
