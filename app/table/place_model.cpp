// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/place_model.h"

#include <algorithm>

namespace downpile {

PlaceModel::PlaceModel(QObject* parent)
    : ListModel({"placeKey", "zone", "kind", "player", "seat", "pile", "size", "worth", "faceDown",
                 "topFace", "accepts", "hinted", "title", "label", "actionLabel"},
                parent) {}

void PlaceModel::setRows(std::vector<PlaceRow> rows) {
  merge(rows_, std::move(rows), [](const PlaceRow& row) { return row.place; });
}

const PlaceRow* PlaceModel::row(const QString& placeKey) const {
  const auto found = std::ranges::find(rows_, placeKey, &PlaceRow::placeKey);
  return found == rows_.end() ? nullptr : &*found;
}

QVariant PlaceModel::roleValue(int row, int role) const {
  const PlaceRow& place = rows_[static_cast<std::size_t>(row)];
  switch (role) {
    case 0:
      return place.placeKey;
    case 1:
      return place.zone;
    case 2:
      return place.kind;
    case 3:
      return place.player;
    case 4:
      return place.seat;
    case 5:
      return place.pile;
    case 6:
      return place.size;
    case 7:
      return place.worth;
    case 8:
      return place.faceDown;
    case 9:
      return place.topFace;
    case 10:
      return place.accepts;
    case 11:
      return place.hinted;
    case 12:
      return place.title;
    case 13:
      return place.label;
    default:
      return place.actionLabel;
  }
}

}  // namespace downpile
