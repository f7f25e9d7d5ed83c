// SPDX-License-Identifier: GPL-3.0-or-later
// The facts that the hints of all games claim. A game with a sensible player of its own adds an
// include here.
#pragma once

#include "bots/hint_facts_piles.h"
#include "bots/hint_facts_tricks.h"
