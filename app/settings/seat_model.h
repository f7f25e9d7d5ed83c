// SPDX-License-Identifier: GPL-3.0-or-later
// Seats of the next game: the user first, then the computer players.
#pragma once

#include <QString>
#include <string>

#include "models/list_model.h"
#include "record/record.h"

namespace downpile {

struct SeatRow {
  int player = 0;
  Seat seat{};

  bool operator==(const SeatRow&) const = default;
};

class SeatModel : public RowModel<SeatRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("NewGame.seats")

 public:
  explicit SeatModel(QObject* parent = nullptr);

  std::vector<Seat> seats() const;
  // Replaces all seats. If two seats have the same portrait, the later seat gets the next unused
  // portrait.
  void setSeats(const std::vector<Seat>& seats);

  Q_INVOKABLE void setName(int row, const QString& name);
  // Sets the kind (Seat::kind) of the computer player in this row.
  void setKind(int row, const std::string& kind);
  // Sets the character of the computer player in this row; `character` is an id in
  // NewGame::characters.
  Q_INVOKABLE void setCharacter(int row, const QString& character);
  // Sets the portrait of the seat in this row. Another seat with this portrait gets the previous
  // portrait of the row.
  Q_INVOKABLE void setPortrait(int row, int portrait);

 signals:
  void seatsChanged();

 private:
  template <class Change>
  void change(int row, Change change);
};

}  // namespace downpile
