// SPDX-License-Identifier: GPL-3.0-or-later
// Cards seen by the viewer on the table. A card keeps its row while it can be followed: its
// delegate moves instead of being created again. No role holds anything hidden: a hidden card has
// no face, and keys reveal nothing.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct CardRow {
  int key = 0;            // identifying number of the card for the viewer, from 1
  QString face{};         // the card as in a record, such as `7H`; empty: face down
  QString zone{};         // name of the zone of the card's place
  int player = -1;        // owner of the card's place; -1 for common places
  int seat = -1;          // seat of the place's owner (0: viewer), or -1
  int pile = -1;          // index of the card's pile among the owner's, or -1
  int slot = 0;           // index in its place; 0 is bottom or left
  int count = 0;          // number of cards in the card's place
  int fanSlot = 0;        // index in the closed fan on a plate, where known cards come last
  int known = 0;          // number of known cards in the card's place
  bool isOwn = false;     // whether the card is in the viewer's hand
  bool liftable = false;  // whether the viewer may select and drag the card
  bool selected = false;
  bool carried = false;   // whether the user is dragging the card
  bool dropped = false;   // whether the card was dropped and its move is not shown yet
  bool playable = false;  // whether a legal move of the viewer contains the card
  bool idle = false;      // whether the viewer can play other cards but not this one
  bool hinted = false;
  bool marked = false;    // whether the table is pausing after a sentence that names the card
  bool leading = false;   // whether the card belongs to the winning play of the trick
  bool brought = false;   // whether another player's last move brought the card to its place
  int gatheredAt = -1;    // seat at which the card is gathered (Highlights::gather), or -1
  bool faceDown = false;  // whether the card is in a closed (face-down) pile
  bool turnedUp = false;  // whether the card is in a hand and face up for all players
  QString label{};        // name and state of the card for screen readers
  QString pickLabel{};  // effect of a click on the card; empty: the effect of a click on its place
  QString use{};        // what the viewer can do with the card, for example `Can be swapped`
  int arrival = 0;      // higher if the card was moved later; later cards are on top

  bool operator==(const CardRow&) const = default;
};

class CardModel : public RowModel<CardRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit CardModel(QObject* parent = nullptr);

  // Replaces the rows, which must be sorted by key.
  void setRows(std::vector<CardRow> rows);
};

}  // namespace downpile
