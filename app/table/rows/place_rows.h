// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the rows of PlaceModel: the places for cards.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "table/models/place_model.h"
#include "table/rows/table_scene.h"

namespace downpile {

class PlaceRows {
  Q_DECLARE_TR_FUNCTIONS(downpile::PlaceRows)

 public:
  // Both arguments must outlive this object. There must be a game on the table. `lying` are the
  // cards in each place as they are shown.
  PlaceRows(const TableScene& scene, const ShownTable::Heaps& lying);

  std::vector<PlaceRow> rows() const;

 private:
  QString nameOf(const PlaceRow& row, bool numbered) const;
  QString labelOf(const PlaceRow& row, const ShownTable::Heap& heap) const;

  const TableScene& scene_;
  const ShownTable::Heaps& lying_;
  const TablePosition& position_;
  const GameInfo& info_;
};

}  // namespace downpile
