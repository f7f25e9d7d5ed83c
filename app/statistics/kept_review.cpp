// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/kept_review.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "files/ordinary_file.h"
#include "game/json_value.h"
#include "review/review.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = qint64{16} << 20U;

}  // namespace

QString reviewPath(const QString& record) { return record + u".review"_s; }

std::optional<KeptReview> keptReview(const QString& record, const std::string& mark) {
  const FileReading file = readOrdinaryFile(reviewPath(record), kMostBytes);
  if (file.status != FileReading::Status::good) return std::nullopt;
  std::string error;
  const QJsonDocument document = QJsonDocument::fromJson(file.bytes);
  const auto review = readReview(valueOf(document.object()), error);
  if (!review || review->mark != mark || review->deals.empty()) return std::nullopt;
  KeptReview kept{.player = review->player};
  kept.facts.deals = static_cast<int>(review->deals.size());
  for (const ReviewedDeal& deal : review->deals) kept.facts.luck += inUnits(deal.cards + deal.luck);
  const auto isSlip = [&](const ReviewedMove& move) {
    const bool isOver =
        std::ranges::find(review->deals, move.deal, &ReviewedDeal::deal) != review->deals.end();
    return isOver && (move.verdict == Verdict::slip || move.verdict == Verdict::blunder);
  };
  kept.facts.slips = static_cast<int>(std::ranges::count_if(review->moves, isSlip));
  return kept;
}

}  // namespace downpile
