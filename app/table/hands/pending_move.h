// SPDX-License-Identifier: GPL-3.0-or-later
// Pending move of several cards, brought one after the other (Verb::gathers). Until all are
// brought, each is shown at its destination and can be taken back. For the rules they are still in
// the hand.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "table/eye/shown_table.h"
#include "table/position/table_position.h"

namespace downpile {

class PendingMove {
  Q_DECLARE_TR_FUNCTIONS(downpile::PendingMove)

 public:
  // `position` must outlive this object.
  explicit PendingMove(const TablePosition& position) : position_(position) {}

  bool empty() const { return cards_.empty(); }
  const std::vector<Card>& cards() const { return cards_; }
  bool contains(Card card) const;
  // Returns the move's number of cards; 0 if no move with several separately brought cards is
  // legal.
  int wanted() const;

  // Returns `cards` together with the staged cards, which the viewer has already brought for the
  // move. Returns nullopt if no such move is legal, if `cards` is empty or not in the hand, or if
  // the move cannot be made at `place`. Without `place`, any place is accepted.
  std::optional<CardSet> with(const CardSet& cards, const std::optional<Place>& place) const;
  // Stages the cards and returns true. Returns false and does nothing if with() returns nullopt, or
  // if the move would then have all its cards or too many.
  bool bring(const CardSet& cards, const std::optional<Place>& place);
  // Called when the move with these cards was accepted: stages exactly them until the table shows
  // the move. Does nothing if no card is staged.
  void complete(const CardSet& cards);
  // Removes cards from the staged ones. Returns false if none of them is staged, or if the move was
  // already submitted.
  bool takeBack(const CardSet& cards);
  // Drops the staged cards that are not among these.
  void retain(const CardSet& cards);
  void clear() { cards_.clear(); }

  // Returns a text with the number of staged and selected cards, and how to take one back or, if
  // the move is complete, how to make it. Empty if no card is chosen, or if no such move is legal.
  QString text(const CardSet& selected) const;
  // Returns the number of staged and selected cards and the number of cards to choose, such as
  // `2 of 3`; empty if no card is staged at this place.
  QString brief(const Place& place, const CardSet& selected) const;

  // Moves the staged cards in `heaps` from the hand to the place of the move.
  void layOut(ShownTable::Heaps& heaps) const;

 private:
  const Verb* verb() const;
  Place placeOf(const Verb& verb) const;
  void add(const CardSet& cards);
  int chosen(const CardSet& selected) const;

  const TablePosition& position_;
  std::vector<Card> cards_;  // the staged cards, in the order of the gestures
  Place place_{};
};

}  // namespace downpile
