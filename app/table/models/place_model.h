// SPDX-License-Identifier: GPL-3.0-or-later
// Places of the table, one row each: stock, downpile, discard, and the piles in front of the
// players; a hand only if it can be clicked, is hinted or receives a gift. QML reads here where a
// drop is legal and what a click does.
#pragma once

#include <QString>

#include "models/list_model.h"
#include "table/place.h"

namespace downpile {

struct PlaceRow {
  Place place{};       // the place; for C++ only, so not a role
  QString placeKey{};  // name of the place in QML, zone[/player[/pile]]: `upPiles/2/0`
  QString zone{};      // name of the place's zone
  QString kind{};      // kind of the place's zone: `stock`, `discard`, `pile`, `ownPiles` or `hand`
  int player = -1;     // owner of the place; -1 for places of all players
  int seat = -1;       // seat of the owner (0: viewer), or -1
  int pile = -1;       // index of the pile among the owner's piles, or -1
  int size = 0;        // number of cards in the place
  int score = 0;       // the owner's points for the place if scored now
  bool faceDown = false;
  QString topFace{};     // the visible top card; empty if none is visible
  bool accepts = false;  // whether the dragged or selected cards may be played here
  bool hinted = false;
  QString progress{};  // staged and needed cards, `2 of 3`; empty if none is staged
  QString title{};     // title of the place without its owner
  // Name of the place with its owner. For C++ only, so not a role.
  QString owned{};
  QString label{};        // name and state of the place for screen readers
  QString actionLabel{};  // effect of a click on the place; empty if it has none

  bool operator==(const PlaceRow&) const = default;
};

class PlaceModel : public RowModel<PlaceRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit PlaceModel(QObject* parent = nullptr);

  // Replaces the rows, which must be sorted by place.
  void setRows(std::vector<PlaceRow> rows);
  // Returns the row with this key, or nullptr.
  const PlaceRow* row(const QString& placeKey) const;
};

}  // namespace downpile
