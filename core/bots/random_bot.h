// SPDX-License-Identifier: GPL-3.0-or-later
// Plays any game by choosing uniformly among the legal moves. Off turn, doing nothing counts as one
// more choice.
#pragma once

#include "bots/bot.h"

namespace downpile {

class RandomBot final : public Bot {
 public:
  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override;
};

}  // namespace downpile
