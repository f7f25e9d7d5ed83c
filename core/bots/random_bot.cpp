// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/random_bot.h"

#include <vector>

namespace downpile {

std::optional<Action> RandomBot::choose(const AnyView& view, Random& random,
                                        const std::atomic<bool>& cancelled) {
  if (cancelled) return std::nullopt;
  const std::vector<Action> moves = view.legal();
  const std::uint8_t turn = view.standing().turn;
  const bool mayWait = turn != kNoPlayer && turn != view.viewer();
  const std::size_t choices = moves.size() + (mayWait ? 1 : 0);
  if (choices == 0) return std::nullopt;
  const std::size_t chosen = random.below(static_cast<std::uint32_t>(choices));
  if (chosen == moves.size()) return std::nullopt;
  return moves[chosen];
}

}  // namespace downpile
