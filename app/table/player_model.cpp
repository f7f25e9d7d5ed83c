// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/player_model.h"

namespace downpile {

PlayerModel::PlayerModel(QObject* parent)
    : ListModel({"player", "seat", "name", "character", "portrait", "cardCount", "total", "isTurn",
                 "isDealer", "isYou", "doubles", "thinking", "label"},
                parent) {}

QVariant PlayerModel::roleValue(int row, int role) const {
  const PlayerRow& player = rows_[static_cast<std::size_t>(row)];
  switch (role) {
    case 0:
      return player.player;
    case 1:
      return player.seat;
    case 2:
      return player.name;
    case 3:
      return player.character;
    case 4:
      return player.portrait;
    case 5:
      return player.cardCount;
    case 6:
      return player.total;
    case 7:
      return player.isTurn;
    case 8:
      return player.isDealer;
    case 9:
      return player.isYou;
    case 10:
      return player.doubles;
    case 11:
      return player.thinking;
    default:
      return player.label;
  }
}

}  // namespace downpile
