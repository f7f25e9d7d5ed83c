// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rows/table_rows.h"

#include "table/rows/button_rows.h"
#include "table/rows/card_rows.h"
#include "table/rows/place_rows.h"
#include "table/rows/player_rows.h"

namespace downpile {

void TableRows::refresh(const TableScene& scene) {
  const bool exists = scene.position.exists();
  const ShownTable::Heaps heaps = exists ? lying(scene) : ShownTable::Heaps();
  // The layout of the table depends on the number of players, so the cards come after them.
  players_.setRows(exists ? PlayerRows(scene, heaps).rows() : std::vector<PlayerRow>());
  cards_.setRows(exists ? CardRows(scene, heaps).rows() : std::vector<CardRow>());
  places_.setRows(exists ? PlaceRows(scene, heaps).rows() : std::vector<PlaceRow>());
  buttons_.setRows(exists ? ButtonRows(scene).rows() : std::vector<ButtonRow>());
}

}  // namespace downpile
