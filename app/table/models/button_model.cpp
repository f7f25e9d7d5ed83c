// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/models/button_model.h"

namespace downpile {

namespace {

constexpr Role<ButtonRow> kButtonRoles[] = {
    {"verb", member<&ButtonRow::verb>},         {"text", member<&ButtonRow::text>},
    {"key", member<&ButtonRow::key>},           {"symbol", member<&ButtonRow::symbol>},
    {"possible", member<&ButtonRow::possible>}, {"hinted", member<&ButtonRow::hinted>},
    {"label", member<&ButtonRow::label>},       {"home", member<&ButtonRow::home>},
    {"homes", member<&ButtonRow::homes>},
};

}  // namespace

ButtonModel::ButtonModel(QObject* parent) : RowModel(kButtonRoles, parent) {}

void ButtonModel::setRows(std::vector<ButtonRow> rows) {
  merge(rows_, std::move(rows), [](const ButtonRow& row) { return row.verb; });
}

}  // namespace downpile

#include "moc_button_model.cpp"
