// SPDX-License-Identifier: GPL-3.0-or-later
// The cards that the viewer sees on the table, one row each for as long as a card can be followed,
// so that its picture travels instead of being made anew. What the viewer may not know is in no
// role: a hidden card has no face, and keys say nothing.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct CardRow {
  int key = 0;        // the viewer's own name for the card, 1 and up
  QString face{};     // trace notation; empty: its back
  QString zone{};     // name of the zone
  int player = -1;    // whose place it is; -1 for common places
  int seat = -1;      // the seat of that player, 0 is the viewer's
  int pile = -1;      // which of the player's piles
  int slot = 0;       // position in its place, 0 = bottom or left
  int count = 0;      // cards in its place
  bool mine = false;  // in the viewer's hand
  bool liftable =
      false;  // may be selected and dragged: of the hand, or else where it is played from
  bool selected = false;
  bool carried = false;   // is being dragged
  bool dropped = false;   // waits where it was dropped until its move is shown
  bool playable = false;  // some legal move uses it
  bool idle = false;      // none does, though others of the viewer's cards can be played
  bool hinted = false;
  bool marked = false;    // is being spoken of: the best of a trick
  bool leading = false;   // of what wins the trick as it lies
  bool brought = false;   // another player has brought it here since the viewer's last move
  int gatheredAt = -1;    // the seat before which it is being gathered; -1: it lies in its place
  bool faceDown = false;  // lies in a closed pile
  bool turnedUp = false;  // of a hand: lies face up for all to see
  QString label{};        // name for screen readers
  QString pickLabel{};    // what a click on this very card does; empty: what one on its place does
  int arrival = 0;        // grows each time a card comes to a new place: what flies lies on top

  bool operator==(const CardRow&) const = default;
};

class CardModel : public RowModel<CardRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit CardModel(QObject* parent = nullptr);

  // Rows in rising order of their keys.
  void setRows(std::vector<CardRow> rows);
};

}  // namespace downpile
