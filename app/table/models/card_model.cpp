// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/models/card_model.h"

namespace downpile {

namespace {

constexpr Role<CardRow> kCardRoles[] = {
    {"key", member<&CardRow::key>},
    {"face", member<&CardRow::face>},
    {"zone", member<&CardRow::zone>},
    {"player", member<&CardRow::player>},
    {"seat", member<&CardRow::seat>},
    {"pile", member<&CardRow::pile>},
    {"slot", member<&CardRow::slot>},
    {"count", member<&CardRow::count>},
    {"fanSlot", member<&CardRow::fanSlot>},
    {"known", member<&CardRow::known>},
    {"isOwn", member<&CardRow::isOwn>},
    {"liftable", member<&CardRow::liftable>},
    {"pickLabel", member<&CardRow::pickLabel>},
    {"selected", member<&CardRow::selected>},
    {"carried", member<&CardRow::carried>},
    {"dropped", member<&CardRow::dropped>},
    {"playable", member<&CardRow::playable>},
    {"idle", member<&CardRow::idle>},
    {"hinted", member<&CardRow::hinted>},
    {"marked", member<&CardRow::marked>},
    {"leading", member<&CardRow::leading>},
    {"brought", member<&CardRow::brought>},
    {"gatheredAt", member<&CardRow::gatheredAt>},
    {"faceDown", member<&CardRow::faceDown>},
    {"turnedUp", member<&CardRow::turnedUp>},
    {"label", member<&CardRow::label>},
    {"use", member<&CardRow::use>},
    {"arrival", member<&CardRow::arrival>},
};

}  // namespace

CardModel::CardModel(QObject* parent) : RowModel(kCardRoles, parent) {}

void CardModel::setRows(std::vector<CardRow> rows) {
  merge(rows_, std::move(rows), [](const CardRow& row) { return row.key; });
}

}  // namespace downpile

#include "moc_card_model.cpp"
