// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of several cards that can be brought to their place one after the other (Verb::gathers):
// until all are there each lies where it is going to be, and can be taken back. To the game they
// are in the hand.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "table/eye/eye_table.h"
#include "table/position/table_position.h"

namespace downpile {

class Staging {
  Q_DECLARE_TR_FUNCTIONS(downpile::Staging)

 public:
  // `position` must outlive this.
  explicit Staging(const TablePosition& position) : position_(position) {}

  bool empty() const { return cards_.empty(); }
  bool contains(Card card) const;
  // How many cards a move of the kind that is possible now takes; 0 where there is none.
  int wanted() const;

  // With these, all that would lie there; nothing where this place (or no place) does not mean it.
  std::optional<CardSet> with(const CardSet& cards, const std::optional<Place>& place) const;
  // They lie there and wait for the others. False where that would be too many, or the wrong place.
  bool bring(const CardSet& cards, const std::optional<Place>& place);
  // The move has been made with these: they lie there until the table shows it.
  void complete(const CardSet& cards);
  // False where none of them was there, or they are given away already.
  bool takeBack(const CardSet& cards);
  // What is not in the hand any more goes.
  void keep(const CardSet& hand);
  void clear() { cards_.clear(); }

  // How many are there, and how to take one back; empty where there are none.
  QString text() const;
  // As short as can be (`2 of 3`), for the place; empty where they lie elsewhere.
  QString brief(const Place& place) const;

  // Moves them to where they are seen.
  void layOut(EyeTable::Heaps& heaps) const;

 private:
  const Verb* verb() const;
  Place placeOf(const Verb& verb) const;
  void add(const CardSet& cards);

  const TablePosition& position_;
  std::vector<Card> cards_;  // in the order in which they were brought
  Place place_{};
};

}  // namespace downpile
