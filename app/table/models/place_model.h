// SPDX-License-Identifier: GPL-3.0-or-later
// The places of the table, one row each: stock, downpile, discard, the hands, and the piles in
// front of the players as they come to be. QML asks here where a drop is legal and what a click
// would do.
#pragma once

#include <QString>

#include "models/list_model.h"
#include "table/place.h"

namespace downpile {

struct PlaceRow {
  Place place{};       // for C++ only; no role
  QString placeKey{};  // `downpile`, `upPiles/2/0`
  QString zone{};      // name of the zone
  QString kind{};      // stock, discard, pile, ownPiles, hand
  int player = -1;     // owner; -1 for common places
  int seat = -1;       // the owner's seat
  int pile = -1;       // which of the owner's piles
  int size = 0;        // cards
  int worth = 0;       // points it would give its owner now
  bool faceDown = false;
  QString topFace{};     // face of its top card; empty where nothing shows
  bool accepts = false;  // the carried or selected cards may legally go here
  bool hinted = false;
  QString progress{};     // how many of the cards that it takes lie there: `2 of 3`; or empty
  QString title{};        // what such a place is called
  QString owned{};        // and whose it is; no role
  QString label{};        // name and state for screen readers
  QString actionLabel{};  // what a click does here; empty: nothing

  bool operator==(const PlaceRow&) const = default;
};

class PlaceModel : public RowModel<PlaceRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit PlaceModel(QObject* parent = nullptr);

  // Rows in rising order of their places.
  void setRows(std::vector<PlaceRow> rows);
  // The row with this key, or nullptr.
  const PlaceRow* row(const QString& placeKey) const;
};

}  // namespace downpile
