// SPDX-License-Identifier: GPL-3.0-or-later
// List of contract traits with only the example, without the games of the program.
#pragma once

#include "high-card/contract_trait.h"
