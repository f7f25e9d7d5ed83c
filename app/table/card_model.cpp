// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/card_model.h"

namespace downpile {

CardModel::CardModel(QObject* parent)
    : ListModel({"key", "face", "zone", "player", "seat", "pile", "slot", "count", "mine",
                 "selected", "carried", "playable", "hinted", "faceDown", "label", "arrival"},
                parent) {}

void CardModel::setRows(std::vector<CardRow> rows) {
  merge(rows_, std::move(rows), [](const CardRow& row) { return row.key; });
}

QVariant CardModel::roleValue(int row, int role) const {
  const CardRow& card = rows_[static_cast<std::size_t>(row)];
  switch (role) {
    case 0:
      return card.key;
    case 1:
      return card.face;
    case 2:
      return card.zone;
    case 3:
      return card.player;
    case 4:
      return card.seat;
    case 5:
      return card.pile;
    case 6:
      return card.slot;
    case 7:
      return card.count;
    case 8:
      return card.mine;
    case 9:
      return card.selected;
    case 10:
      return card.carried;
    case 11:
      return card.playable;
    case 12:
      return card.hinted;
    case 13:
      return card.faceDown;
    case 14:
      return card.label;
    default:
      return card.arrival;
  }
}

}  // namespace downpile
