// SPDX-License-Identifier: GPL-3.0-or-later
// Models of cards, places, players and buttons: the table as shown, with the legal moves of the
// current position.
#pragma once

#include "table/models/button_model.h"
#include "table/models/card_model.h"
#include "table/models/place_model.h"
#include "table/models/player_model.h"
#include "table/rows/table_scene.h"

namespace downpile {

class TableRows {
 public:
  // Computes all rows of the table's models again. The models report only changes to their views.
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
