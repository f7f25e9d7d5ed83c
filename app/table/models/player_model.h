// SPDX-License-Identifier: GPL-3.0-or-later
// The people at the table, one row a player in the order of their numbers: who they are, where they
// sit, how they stand.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct PlayerRow {
  int player = 0;
  int seat = 0;  // 0 is the viewer's, then clockwise from the viewer's left
  QString name{};
  QString character{};       // title of the way a computer player plays; empty for people
  QString characterAlone{};  // the same without its level, where there is no room for both
  int portrait = 1;          // 1 ... 12
  int cardCount = 0;
  int total = 0;
  QString totalText{};  // as short as can be: `12 p`
  bool isOut = false;   // has no more part in the deal
  bool isTurn = false;
  bool isDealer = false;
  bool isYou = false;
  bool late = false;     // a computer player who thinks for long
  QVariantList facts{};  // beside the cards (a bid): maps of name, text, suit, label
  QString symbol{};      // of what the player has just shown: name of an icon, or empty
  QString outcome{};     // what came of it: won, lost, or empty
  QString lastMove{};    // what the player has done since the viewer's last move, or empty
  QString label{};       // all of it in a sentence for screen readers
  QString state{};       // the same without who it is
  QString totalLabel{};  // the points in full: `12 points`
  QString about{};       // what a plate says of itself when one asks it, a line each

  bool operator==(const PlayerRow&) const = default;
};

class PlayerModel : public RowModel<PlayerRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by TableController")

 public:
  explicit PlayerModel(QObject* parent = nullptr);

  void setRows(std::vector<PlayerRow> rows) { merge(rows_, std::move(rows)); }
};

}  // namespace downpile
