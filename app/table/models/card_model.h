// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that the viewer sees on the table. A card keeps its row while it can be followed, so that
// its delegate moves instead of being created again. No role holds anything hidden: a hidden card
// has no face, and keys reveal nothing.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct CardRow {
  int key = 0;            // the viewer's id of the card, 1 and up
  QString face{};         // face in trace notation; empty: face down
  QString zone{};         // name of the zone of its place
  int player = -1;        // owner of its place; -1 for common places
  int seat = -1;          // seat of the owner, 0 is the viewer's; or -1
  int pile = -1;          // index among the owner's piles, or -1
  int slot = 0;           // position in its place, 0 = bottom or left
  int count = 0;          // number of cards in its place
  bool isOwn = false;     // whether it is in the viewer's hand
  bool liftable = false;  // whether it may be selected and dragged
  bool selected = false;
  bool carried = false;   // whether the user is dragging it
  bool dropped = false;   // whether it was dropped here and its move is not shown yet
  bool playable = false;  // whether it is part of a legal move
  bool idle = false;      // whether it is not playable although other cards of the viewer are
  bool hinted = false;
  bool marked = false;    // whether the sentence at which the table pauses names it
  bool leading = false;   // whether it is part of the play that wins the trick so far
  bool brought = false;   // whether another player brought it here since the viewer's last move
  int gatheredAt = -1;    // number of the seat at which it is gathered with other cards, or -1
  bool faceDown = false;  // whether it lies in a closed pile
  bool turnedUp = false;  // whether it is in a hand and lies face up for all players
  QString label{};        // name and state of the card for screen readers
  QString pickLabel{};    // effect of a click on this card; empty: same as on its place
  int arrival = 0;        // grows with each change of place; cards that moved later are on top

  bool operator==(const CardRow&) const = default;
};

class CardModel : public RowModel<CardRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit CardModel(QObject* parent = nullptr);

  // Rows must be sorted by key.
  void setRows(std::vector<CardRow> rows);
};

}  // namespace downpile
