// SPDX-License-Identifier: GPL-3.0-or-later
// The list of contract traits with a line for the example, and without the games of the program.
#pragma once

#include "high-card/contract_trait.h"
