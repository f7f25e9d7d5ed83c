// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/seat_model.h"

#include <algorithm>

#include "art/picture_providers.h"
#include "bots/bot_catalog.h"
#include "lines/clean_text.h"
#include "settings/settings.h"

namespace downpile {

namespace {

QVariant textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

constexpr Role<SeatRow> kSeatRoles[] = {
    {"player", member<&SeatRow::player>},
    {"name", [](const SeatRow& row) { return QVariant(QString::fromStdString(row.seat.name)); }},
    {"isPerson", [](const SeatRow& row) { return QVariant(isPerson(row.seat)); }},
    {"level", [](const SeatRow& row) { return textOf(botNameParts(row.seat.kind).level); }},
    {"character", [](const SeatRow& row) { return textOf(botNameParts(row.seat.kind).character); }},
    {"portrait", [](const SeatRow& row) { return QVariant(row.seat.portrait); }},
};

}  // namespace

SeatModel::SeatModel(QObject* parent) : RowModel(kSeatRoles, parent) {}

std::vector<Seat> SeatModel::seats() const {
  std::vector<Seat> seats;
  for (const SeatRow& row : rows_) seats.push_back(row.seat);
  return seats;
}

void SeatModel::setSeats(const std::vector<Seat>& seats) {
  std::vector<SeatRow> rows;
  for (Seat seat : seats) {
    const auto isTaken = [&seat](const SeatRow& row) { return row.seat.portrait == seat.portrait; };
    while (rows.size() < kPortraitCount && std::ranges::any_of(rows, isTaken))
      seat.portrait = seat.portrait % kPortraitCount + 1;
    rows.push_back({static_cast<int>(rows.size()), seat});
  }
  if (rows == rows_) return;
  merge(rows_, std::move(rows));
  emit seatsChanged();
}

template <class Change>
void SeatModel::change(int row, Change change) {
  if (row < 0 || row >= count()) return;
  Seat& seat = rows_[static_cast<std::size_t>(row)].seat;
  const Seat before = seat;
  change(seat);
  if (seat == before) return;
  emit dataChanged(index(row), index(row));
  emit seatsChanged();
}

void SeatModel::setName(int row, const QString& name) {
  change(row,
         [&](Seat& seat) { seat.name = cleanText(name, Settings::kMostNameLength).toStdString(); });
}

void SeatModel::setKind(int row, const std::string& kind) {
  change(row, [&](Seat& seat) {
    if (!isPerson(seat)) seat.kind = kind;
  });
}

void SeatModel::setCharacter(int row, const QString& character) {
  change(row, [name = character.toStdString()](Seat& seat) {
    if (isPerson(seat)) return;
    seat.kind = botNameOf({botNameParts(seat.kind).level, name});
  });
}

void SeatModel::setPortrait(int row, int portrait) {
  if (row < 0 || row >= count()) return;
  const auto other =
      std::ranges::find(rows_, portrait, [](const SeatRow& each) { return each.seat.portrait; });
  if (other != rows_.end()) {
    const int before = rows_[static_cast<std::size_t>(row)].seat.portrait;
    other->seat.portrait = before;
    const QModelIndex changed = index(other->player);
    emit dataChanged(changed, changed);
  }
  change(row, [&](Seat& seat) { seat.portrait = portrait; });
}

}  // namespace downpile

#include "moc_seat_model.cpp"
