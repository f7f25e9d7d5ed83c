// SPDX-License-Identifier: GPL-3.0-or-later
// The models of cards, places, players and buttons: the table as the eye has followed it, with what
// may be done at the sitting's position.
#pragma once

#include "table/models/button_model.h"
#include "table/models/card_model.h"
#include "table/models/place_model.h"
#include "table/models/player_model.h"
#include "table/rows/table_scene.h"

namespace downpile {

class TableRows {
 public:
  // Tells all rows anew; views hear of what has changed only.
  void refresh(const TableScene& scene);

  CardModel* cards() { return &cards_; }
  PlaceModel* places() { return &places_; }
  PlayerModel* players() { return &players_; }
  ButtonModel* buttons() { return &buttons_; }

 private:
  CardModel cards_;
  PlaceModel places_;
  PlayerModel players_;
  ButtonModel buttons_;
};

}  // namespace downpile
