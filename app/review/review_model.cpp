// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_model.h"

#include <algorithm>
#include <utility>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr Role<ReviewRow> kReviewRoles[] = {
    {"entry", member<&ReviewRow::entry>},   {"deal", member<&ReviewRow::deal>},
    {"stop", member<&ReviewRow::stop>},     {"moveText", member<&ReviewRow::moveText>},
    {"better", member<&ReviewRow::better>}, {"verdict", member<&ReviewRow::verdict>},
    {"judged", member<&ReviewRow::judged>}, {"reason", member<&ReviewRow::reason>},
    {"spoken", member<&ReviewRow::spoken>},
};

bool isWrong(const ReviewRow& row) {
  return row.verdict == "slip"_L1 || row.verdict == "blunder"_L1;
}

}  // namespace

ReviewModel::ReviewModel(QObject* parent) : RowModel(kReviewRoles, parent) {}

void ReviewModel::setOrder(const QString& order) {
  if (order == order_ || (order != "cost"_L1 && order != "game"_L1)) return;
  order_ = order;
  merge(rows_, {});
  arrange();
  emit orderChanged();
}

void ReviewModel::setAll(std::vector<ReviewRow> rows) {
  all_ = std::move(rows);
  arrange();
}

void ReviewModel::arrange() {
  std::vector<ReviewRow> rows = all_;
  if (order_ == "cost"_L1) {
    std::erase_if(rows, [](const ReviewRow& row) { return !isWrong(row); });
    std::ranges::stable_sort(rows, std::greater(), &ReviewRow::loss);
  }
  merge(rows_, std::move(rows), [](const ReviewRow& row) { return row.entry; });
}

}  // namespace downpile

#include "moc_review_model.cpp"
