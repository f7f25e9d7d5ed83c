// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/reviewed_game.h"

#include <algorithm>
#include <functional>

namespace downpile {

ReviewedGame::ReviewedGame(const Timeline& timeline, int player)
    : timeline_(&timeline),
      entries_(timeline.record().inForce()),
      player_(player),
      aim_(aimOf(timeline.record().header.game, timeline.record().header.players)) {}

bool ReviewedGame::fits(const Review& review) const {
  const std::size_t played = timeline_->stops().empty() ? 0 : timeline_->played();
  const auto& moves = review.moves;
  return std::ranges::adjacent_find(moves, std::ranges::greater_equal(), &ReviewedMove::entry) ==
             moves.end() &&
         (moves.empty() || moves.back().entry < played);
}

std::size_t ReviewedGame::stopOf(std::size_t entry) const {
  const auto& stops = timeline_->stops();
  const auto later = std::ranges::upper_bound(stops, entry, {}, &Timeline::Stop::played);
  return static_cast<std::size_t>(std::max(later - stops.begin() - 1, std::ptrdiff_t{0}));
}

std::optional<std::size_t> ReviewedGame::endOf(int deal) const {
  const auto& stops = timeline_->stops();
  const auto end = std::ranges::find_if(
      stops, [deal](const Timeline::Stop& stop) { return stop.deal == deal && stop.endsDeal; });
  if (end == stops.end()) return std::nullopt;
  return static_cast<std::size_t>(end - stops.begin());
}

std::unique_ptr<AnyGame> ReviewedGame::before(std::size_t entry) const {
  const std::size_t stop = stopOf(entry);
  auto game = timeline_->at(stop);
  for (std::size_t i = timeline_->stops()[stop].played; i < entry; ++i)
    playEntry(*game, entries_[i]);
  return game;
}

Advice ReviewedGame::advice(const ReviewedMove& move) const {
  const auto game = before(move.entry);
  Advice advice{.action = actionOrNone(*game, player_, move.best),
                .instead = actionOrNone(*game, player_, move.played)};
  if (advice.instead->verb == kNoVerb) advice.instead.reset();
  if (move.reason) {
    advice.card = move.reason->card;
    advice.player = move.reason->player;
    advice.number = static_cast<std::int16_t>(move.reason->number);
    advice.otherNumber = static_cast<std::int16_t>(move.reason->otherNumber);
  }
  return advice;
}

}  // namespace downpile
