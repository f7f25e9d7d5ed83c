// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/seat_model.h"

#include "settings/settings.h"

namespace downpile {

SeatModel::SeatModel(QObject* parent)
    : ListModel({"player", "name", "isPerson", "character", "portrait"}, parent) {}

void SeatModel::setSeats(std::vector<Seat> seats) {
  if (seats == seats_) return;
  merge(seats_, std::move(seats));
  emit seatsChanged();
}

template <class Change>
void SeatModel::change(int row, Change change) {
  if (row < 0 || row >= count()) return;
  Seat& seat = seats_[static_cast<std::size_t>(row)];
  const Seat before = seat;
  change(seat);
  if (seat == before) return;
  emit dataChanged(index(row), index(row));
  emit seatsChanged();
}

void SeatModel::setName(int row, const QString& name) {
  change(row, [&](Seat& seat) {
    seat.name = name.simplified().left(Settings::kMostNameLength).toStdString();
  });
}

void SeatModel::setCharacter(int row, const QString& character) {
  change(row, [&](Seat& seat) {
    if (seat.kind != "person") seat.kind = character.toStdString();
  });
}

void SeatModel::setPortrait(int row, int portrait) {
  change(row, [&](Seat& seat) { seat.portrait = portrait; });
}

QVariant SeatModel::roleValue(int row, int role) const {
  const Seat& seat = seats_[static_cast<std::size_t>(row)];
  switch (role) {
    case 0:
      return row;
    case 1:
      return QString::fromStdString(seat.name);
    case 2:
      return seat.kind == "person";
    case 3:
      return QString::fromStdString(seat.kind);
    default:
      return seat.portrait;
  }
}

}  // namespace downpile
