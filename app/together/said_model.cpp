// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/said_model.h"

namespace downpile {

namespace {

constexpr Role<SaidRow> kSaidRoles[] = {
    {"number", member<&SaidRow::number>},
    {"name", member<&SaidRow::name>},
    {"line", member<&SaidRow::text>},
};

}  // namespace

SaidModel::SaidModel(QObject* parent) : RowModel(kSaidRoles, parent) {}

void SaidModel::add(const QString& name, const QString& text) {
  std::vector<SaidRow> next = rows_;
  next.push_back({.number = ++last_, .name = name, .text = text});
  if (next.size() > kMostLines) next.erase(next.begin());
  merge(rows_, std::move(next), [](const SaidRow& row) { return row.number; });
}

void SaidModel::clear() { merge(rows_, {}); }

}  // namespace downpile

#include "moc_said_model.cpp"
