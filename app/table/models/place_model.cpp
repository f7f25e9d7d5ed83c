// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/models/place_model.h"

#include <algorithm>

namespace downpile {

namespace {

constexpr Role<PlaceRow> kPlaceRoles[] = {
    {"placeKey", member<&PlaceRow::placeKey>},
    {"zone", member<&PlaceRow::zone>},
    {"kind", member<&PlaceRow::kind>},
    {"player", member<&PlaceRow::player>},
    {"seat", member<&PlaceRow::seat>},
    {"pile", member<&PlaceRow::pile>},
    {"size", member<&PlaceRow::size>},
    {"score", member<&PlaceRow::score>},
    {"faceDown", member<&PlaceRow::faceDown>},
    {"accepts", member<&PlaceRow::accepts>},
    {"hinted", member<&PlaceRow::hinted>},
    {"progress", member<&PlaceRow::progress>},
    {"title", member<&PlaceRow::title>},
    {"label", member<&PlaceRow::label>},
    {"actionLabel", member<&PlaceRow::actionLabel>},
};

}  // namespace

PlaceModel::PlaceModel(QObject* parent) : RowModel(kPlaceRoles, parent) {}

void PlaceModel::setRows(std::vector<PlaceRow> rows) {
  merge(rows_, std::move(rows), [](const PlaceRow& row) { return row.place; });
}

const PlaceRow* PlaceModel::row(const QString& placeKey) const {
  const auto found = std::ranges::find(rows_, placeKey, &PlaceRow::placeKey);
  return found == rows_.end() ? nullptr : &*found;
}

}  // namespace downpile

#include "moc_place_model.cpp"
