// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the checks of the reasons for hints in all games. A game with its own rules bot adds an
// include here.
#pragma once

#include "bots/hint_facts_piles.h"
#include "bots/hint_facts_tricks.h"
