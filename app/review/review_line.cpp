// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_line.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "arena/statistics.h"
#include "plots/estimate_points.h"
#include "review/review_text.h"
#include "text/texts.h"

namespace downpile {

namespace {

struct ReviewLineTexts {
  Q_DECLARE_TR_FUNCTIONS(ReviewLine)
};

}  // namespace

std::vector<const ReviewedMove*> movesOf(const Review& review, int deal) {
  std::vector<const ReviewedMove*> moves;
  for (const ReviewedMove& move : review.moves) {
    if (move.deal == deal) moves.push_back(&move);
  }
  return moves;
}

Plot lineOf(const Review& review, const ReviewedGame& reviewed, const std::vector<ReviewRow>& rows,
            int deal) {
  Plot plot;
  const auto& stops = reviewed.timeline().stops();
  const auto first = std::ranges::find(stops, deal, &Timeline::Stop::deal);
  const auto moveIn = [&](std::size_t entry) {
    return static_cast<double>(reviewed.stopOf(entry)) - static_cast<double>(first - stops.begin());
  };
  const bool isShare = reviewed.aim().isShare;
  PlotSeries expected{.name = ReviewLineTexts::tr("Expected result")};
  PlotSeries lost{.name = ReviewLineTexts::tr("After a slip or blunder"),
                  .kind = PlotSeries::Kind::points};
  for (const ReviewedMove* move : movesOf(review, deal)) {
    const auto row = std::ranges::find(rows, static_cast<int>(move->entry), &ReviewRow::entry);
    if (row == rows.end()) continue;
    const double value = inUnits(move->value);
    const double off = kNormalErrors * inUnits(move->valueError);
    PlotPoint point{.x = moveIn(move->entry),
                    .y = value,
                    .low = value - off,
                    .high = value + off,
                    .label = row->moveText};
    expected.points.push_back(point);
    if (!isWrong(move->verdict)) continue;
    point.y -= inUnits(move->loss);
    if (isShare) point.y = std::max(0.0, point.y);
    const double error = kNormalErrors * inUnits(move->lossError);
    point.low = point.y - error;
    point.high = point.y + error;
    lost.points.push_back(std::move(point));
  }
  if (expected.points.empty()) return plot;
  const auto end = reviewed.endOf(deal);
  const ReviewedDeal* result = dealOf(review, deal);
  if (end && result != nullptr) {
    expected.points.push_back({.x = moveIn(stops[*end].played),
                               .y = inUnits(result->result),
                               .label = ReviewLineTexts::tr("Result of the deal")});
  }
  plot.title = stops.back().deal > 1
                   ? ReviewLineTexts::tr("Chances in deal %1").arg(numberText(deal))
                   : ReviewLineTexts::tr("Chances");
  plot.x = {.title = ReviewLineTexts::tr("Move"), .format = PlotAxis::Format::whole};
  plot.y = {.title = unitText(reviewed.aim()),
            .format = isShare ? PlotAxis::Format::share : PlotAxis::Format::number};
  plot.series.push_back(std::move(expected));
  if (!lost.points.empty()) plot.series.push_back(std::move(lost));
  if (isShare) keepPossible(plot, 0, 1);
  return plot;
}

}  // namespace downpile
