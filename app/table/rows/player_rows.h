// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the rows of PlayerModel: the players, as shown on their plates.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "table/models/player_model.h"
#include "table/rows/table_scene.h"

namespace downpile {

class PlayerRows {
  Q_DECLARE_TR_FUNCTIONS(downpile::PlayerRows)

 public:
  // Both arguments must outlive this object. There must be a game on the table. `lying` are the
  // cards in each place as they are shown.
  PlayerRows(const TableScene& scene, const ShownTable::Heaps& lying);

  std::vector<PlayerRow> rows() const;

 private:
  QString stateOf(const PlayerRow& row) const;
  QString labelOf(const PlayerRow& row) const;

  const TableScene& scene_;
  const ShownTable::Heaps& lying_;
  const TablePosition& position_;
  const GameInfo& info_;
};

}  // namespace downpile
