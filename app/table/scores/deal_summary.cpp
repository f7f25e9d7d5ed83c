// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/scores/deal_summary.h"

#include <algorithm>

namespace downpile {

namespace {

constexpr Role<SummaryRow> kRowRoles[] = {
    {"name", member<&SummaryRow::name>},         {"portrait", member<&SummaryRow::portrait>},
    {"score", member<&SummaryRow::score>},       {"total", member<&SummaryRow::total>},
    {"isWinner", member<&SummaryRow::isWinner>}, {"isYou", member<&SummaryRow::isYou>},
    {"reasons", member<&SummaryRow::reasons>},   {"payments", member<&SummaryRow::payments>},
    {"payment", member<&SummaryRow::payment>},   {"place", member<&SummaryRow::place>},
};

constexpr Role<SummaryLine> kLineRoles[] = {
    {"text", member<&SummaryLine::text>},
    {"points", member<&SummaryLine::points>},
    {"isFactor", member<&SummaryLine::isFactor>},
};

}  // namespace

SummaryLineModel::SummaryLineModel(QObject* parent) : RowModel(kLineRoles, parent) {}

SummaryRowModel::SummaryRowModel(QObject* parent) : RowModel(kRowRoles, parent) {}

DealSummary::DealSummary(QObject* parent) : QObject(parent), lines_(this), rows_(this) {}

bool DealSummary::isWon() const {
  return std::ranges::any_of(rows_.rows(),
                             [](const SummaryRow& row) { return row.isYou && row.isWinner; });
}

void DealSummary::set(Summary summary) {
  lines_.setRows(std::move(summary.lines));
  rows_.setRows(std::move(summary.rows));
  summary_ = std::move(summary);
  emit changed();
}

}  // namespace downpile

#include "moc_deal_summary.cpp"
