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
  QString face{};         // in trace notation; empty: face down
  QString zone{};         // name of the zone
  int player = -1;        // owner of its place; -1 for common places
  int seat = -1;          // seat of the owner, 0 is the viewer's; or -1
  int pile = -1;          // index among the owner's piles, or -1
  int slot = 0;           // position in its place, 0 = bottom or left
  int count = 0;          // number of cards in its place
  bool mine = false;      // whether it is in the viewer's hand
  bool liftable = false;  // may be selected and dragged
  bool selected = false;
  bool carried = false;   // is being dragged
  bool dropped = false;   // was dropped here, its move is not shown yet
  bool playable = false;  // part of a legal move
  bool idle = false;      // not playable, while other cards of the viewer are
  bool hinted = false;
  bool marked = false;    // named by the sentence at which the table pauses
  bool leading = false;   // part of the play that wins the trick so far
  bool brought = false;   // brought here by another player since the viewer's last move
  int gatheredAt = -1;    // seat at which it is gathered, or -1
  bool faceDown = false;  // lies in a closed pile
  bool turnedUp = false;  // in a hand: lies face up for all players
  QString label{};        // name for screen readers
  QString pickLabel{};    // effect of a click on this card; empty: same as on its place
  int arrival = 0;        // grows with each change of place; later moving cards are on top

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
