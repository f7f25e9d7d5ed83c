// SPDX-License-Identifier: GPL-3.0-or-later
// List of contract traits with only High Card, without the program's card games.
#pragma once

#include "high-card/contract_trait.h"
