// SPDX-License-Identifier: GPL-3.0-or-later
// Who will sit at the table of the next game: the person first, then the computer players.
#pragma once

#include <QString>

#include "record/record.h"
#include "shell/list_model.h"

namespace downpile {

class SeatModel : public ListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("NewGame.seats")

 public:
  explicit SeatModel(QObject* parent = nullptr);

  int count() const override { return static_cast<int>(seats_.size()); }
  const std::vector<Seat>& seats() const { return seats_; }
  void setSeats(std::vector<Seat> seats);

  Q_INVOKABLE void setName(int row, const QString& name);
  Q_INVOKABLE void setCharacter(int row, const QString& character);
  Q_INVOKABLE void setPortrait(int row, int portrait);

 signals:
  void seatsChanged();

 protected:
  QVariant roleValue(int row, int role) const override;

 private:
  template <class Change>
  void change(int row, Change change);

  std::vector<Seat> seats_;
};

}  // namespace downpile
