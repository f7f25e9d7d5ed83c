// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deal_summary.h"

namespace downpile {

SummaryLineModel::SummaryLineModel(QObject* parent)
    : ListModel({"text", "points", "isFactor"}, parent) {}

QVariant SummaryLineModel::roleValue(int row, int role) const {
  const SummaryLine& line = rows_[static_cast<std::size_t>(row)];
  switch (role) {
    case 0:
      return line.text;
    case 1:
      return line.points;
    default:
      return line.isFactor;
  }
}

SummaryRowModel::SummaryRowModel(QObject* parent)
    : ListModel({"name", "portrait", "score", "total", "isWinner", "isYou"}, parent) {}

QVariant SummaryRowModel::roleValue(int row, int role) const {
  const SummaryRow& player = rows_[static_cast<std::size_t>(row)];
  switch (role) {
    case 0:
      return player.name;
    case 1:
      return player.portrait;
    case 2:
      return player.score;
    case 3:
      return player.total;
    case 4:
      return player.isWinner;
    default:
      return player.isYou;
  }
}

DealSummary::DealSummary(QObject* parent) : QObject(parent), lines_(this), rows_(this) {}

void DealSummary::set(Summary summary) {
  lines_.setRows(std::move(summary.lines));
  rows_.setRows(std::move(summary.rows));
  summary_ = std::move(summary);
  emit changed();
}

}  // namespace downpile
