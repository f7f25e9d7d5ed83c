// SPDX-License-Identifier: GPL-3.0-or-later
// Places of the table, one row each: stock, downpile, discard, hands, and the piles in front of the
// players. QML reads here where a drop is legal and what a click does.
#pragma once

#include <QString>

#include "models/list_model.h"
#include "table/place.h"

namespace downpile {

struct PlaceRow {
  Place place{};       // the place; for C++ only, so the model has no role for it
  QString placeKey{};  // key of the place: `downpile` or `upPiles/2/0`
  QString zone{};      // name of the zone of the place
  QString kind{};      // kind of the zone: `stock`, `discard`, `pile`, `ownPiles` or `hand`
  int player = -1;     // owner of the place; -1 for common places
  int seat = -1;       // seat of the owner, or -1
  int pile = -1;       // index among the owner's piles, or -1
  int size = 0;        // number of cards in the place
  int score = 0;       // points that the place would give its owner now
  bool faceDown = false;
  QString topFace{};     // face of the top card; empty if none is visible
  bool accepts = false;  // whether the carried or selected cards may legally go here
  bool hinted = false;
  QString progress{};     // staged cards and cards needed: `2 of 3`; or empty
  QString title{};        // name of this kind of place, without the owner
  QString owned{};        // title and owner of the place; the model has no role for it
  QString label{};        // name and state for screen readers
  QString actionLabel{};  // effect of a click on the place; empty: none

  bool operator==(const PlaceRow&) const = default;
};

class PlaceModel : public RowModel<PlaceRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit PlaceModel(QObject* parent = nullptr);

  // Rows must be sorted by place.
  void setRows(std::vector<PlaceRow> rows);
  // Returns the row with this key, or nullptr.
  const PlaceRow* row(const QString& placeKey) const;
};

}  // namespace downpile
