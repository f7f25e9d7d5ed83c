// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/cached_review.h"

#include <QDateTime>
#include <QFileInfo>
#include <algorithm>

#include "review/review_store.h"

namespace downpile {

namespace {

// Returns size and time of the review's file, or nullopt if it does not exist.
std::optional<FileMark> markOfReview(const ReviewStore& store, const std::string& mark,
                                     int player) {
  const QFileInfo file(store.path(mark, player));
  if (!file.exists()) return std::nullopt;
  return FileMark{.size = file.size(), .time = file.lastModified().toMSecsSinceEpoch()};
}

}  // namespace

std::optional<CachedReview> cachedReview(const QString& games, const std::string& mark,
                                         int player) {
  const ReviewStore store(games);
  // The file's size and time are read before its content. If the file is replaced in between, the
  // new file has another size or time and is therefore read again later.
  const auto file = markOfReview(store, mark, player);
  if (!file) return std::nullopt;
  const auto review = store.find(mark, player);
  if (!review || review->deals.empty()) return std::nullopt;
  ReviewFacts facts{.deals = static_cast<int>(review->deals.size())};
  for (const ReviewedDeal& deal : review->deals) facts.luck += inUnits(deal.cards + deal.luck);
  const auto isSlip = [&](const ReviewedMove& move) {
    return dealOf(*review, move.deal) != nullptr && isWrong(move.verdict);
  };
  facts.slips = static_cast<int>(std::ranges::count_if(review->moves, isSlip));
  return CachedReview{.player = player, .mark = *file, .facts = facts};
}

bool isOfToday(const std::optional<CachedReview>& known, const QString& games,
               const std::string& mark, int player) {
  const auto file = markOfReview(ReviewStore(games), mark, player);
  if (!known || !file) return !known && !file;
  return known->player == player && known->mark == *file;
}

}  // namespace downpile
