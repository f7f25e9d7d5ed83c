// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/kept_review.h"

#include <algorithm>

#include "review/review_store.h"

namespace downpile {

std::optional<ReviewFacts> keptReview(const QString& games, const std::string& mark, int player) {
  const auto review = ReviewStore(games).find(mark, player);
  if (!review || review->deals.empty()) return std::nullopt;
  ReviewFacts facts{.deals = static_cast<int>(review->deals.size())};
  for (const ReviewedDeal& deal : review->deals) facts.luck += inUnits(deal.cards + deal.luck);
  const auto isSlip = [&](const ReviewedMove& move) {
    return dealOf(*review, move.deal) != nullptr && isWrong(move.verdict);
  };
  facts.slips = static_cast<int>(std::ranges::count_if(review->moves, isSlip));
  return facts;
}

}  // namespace downpile
