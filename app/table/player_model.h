// SPDX-License-Identifier: GPL-3.0-or-later
// The people at the table, one row a player in the order of their numbers: who they are, where they
// sit, how they stand.
#pragma once

#include <QString>

#include "shell/list_model.h"

namespace downpile {

struct PlayerRow {
  int player = 0;
  int seat = 0;  // 0 is the viewer's, then clockwise from the viewer's left
  QString name{};
  QString character{};  // title of the way a computer player plays; empty for people
  int portrait = 1;     // 1 ... 12
  int cardCount = 0;
  int total = 0;
  bool isTurn = false;
  bool isDealer = false;
  bool isYou = false;
  int doubles = 0;        // declared in this deal
  bool thinking = false;  // a computer player whose move is awaited
  QString label{};        // all of it in a sentence for screen readers

  bool operator==(const PlayerRow&) const = default;
};

class PlayerModel : public ListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit PlayerModel(QObject* parent = nullptr);

  int count() const override { return static_cast<int>(rows_.size()); }
  const std::vector<PlayerRow>& rows() const { return rows_; }
  void setRows(std::vector<PlayerRow> rows) { merge(rows_, std::move(rows)); }

 protected:
  QVariant roleValue(int row, int role) const override;

 private:
  std::vector<PlayerRow> rows_;
};

}  // namespace downpile
