// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/models/player_model.h"

namespace downpile {

namespace {

constexpr Role<PlayerRow> kPlayerRoles[] = {
    {"player", member<&PlayerRow::player>},
    {"seat", member<&PlayerRow::seat>},
    {"name", member<&PlayerRow::name>},
    {"character", member<&PlayerRow::character>},
    {"portrait", member<&PlayerRow::portrait>},
    {"cardCount", member<&PlayerRow::cardCount>},
    {"total", member<&PlayerRow::total>},
    {"isTurn", member<&PlayerRow::isTurn>},
    {"isDealer", member<&PlayerRow::isDealer>},
    {"isYou", member<&PlayerRow::isYou>},
    {"isOut", member<&PlayerRow::isOut>},
    {"totalText", member<&PlayerRow::totalText>},
    {"symbol", member<&PlayerRow::symbol>},
    {"outcome", member<&PlayerRow::outcome>},
    {"facts", member<&PlayerRow::facts>},
    {"late", member<&PlayerRow::late>},
    {"failing", member<&PlayerRow::failing>},
    {"lastMove", member<&PlayerRow::lastMove>},
    {"label", member<&PlayerRow::label>},
    {"about", member<&PlayerRow::about>},
    {"characterAlone", member<&PlayerRow::characterAlone>},
};

}  // namespace

PlayerModel::PlayerModel(QObject* parent) : RowModel(kPlayerRoles, parent) {}

}  // namespace downpile

#include "moc_player_model.cpp"
