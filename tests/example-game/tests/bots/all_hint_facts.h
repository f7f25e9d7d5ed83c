// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/high-card/hint_facts.h"
