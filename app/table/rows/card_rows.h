// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the rows of CardModel: the cards shown on the table.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "table/models/card_model.h"
#include "table/rows/table_scene.h"

namespace downpile {

class CardRows {
  Q_DECLARE_TR_FUNCTIONS(downpile::CardRows)

 public:
  // Both arguments must outlive this object. There must be a game on the table. `lying` are the
  // cards in each place as they are shown.
  CardRows(const TableScene& scene, const ShownTable::Heaps& lying);

  std::vector<CardRow> rows() const;

 private:
  CardSet leadingCards() const;
  std::vector<ShownTable::Seen> inOrder(const Place& place, const ShownTable::Heap& heap) const;
  int firstShownOf(const ShownTable::Heap& heap) const;
  void noteHand(CardRow& row, Card card) const;
  void notePick(CardRow& row, const Place& place, int slot, Card card) const;
  QString useOf(Card card) const;
  QString labelOf(const CardRow& row, Card card) const;

  const TableScene& scene_;
  const ShownTable::Heaps& lying_;
  const TablePosition& position_;
  const GameInfo& info_;
};

}  // namespace downpile
