// SPDX-License-Identifier: GPL-3.0-or-later
// Players at the table, as shown on their name plates: one row per player, in the order of their
// numbers, with name, seat and state.
#pragma once

#include <QString>

#include "models/list_model.h"

namespace downpile {

struct PlayerRow {
  int player = 0;
  int seat = 0;  // seat of the player; 0 is the viewer's, the others follow clockwise
  QString name{};
  // For a computer player: its style, or the name of an external bot. For a substitute: the name of
  // the player whose seat it is. Empty for other people.
  QString character{};
  QString characterAlone{};  // style without the level, for narrow plates
  int portrait = 1;          // number of the portrait, 1 ... 12
  int cardCount = 0;
  int total = 0;
  QString totalText{};  // total of the player as a short text: `12 p`
  bool isOut = false;   // whether the player can no longer act in this deal
  bool isTurn = false;
  bool isDealer = false;
  bool isYou = false;
  bool late = false;     // whether the computer player is taking unusually long
  bool failing = false;  // whether a substitute moves for this external bot (GameSource::isFailing)
  QVariantList facts{};  // facts on the plate, such as the bid: maps of name, text, suit, label
  QString symbol{};      // icon of the paper, scissors or rock just shown, or empty
  QString outcome{};     // outcome of this sign for the player: `won`, `lost` or empty
  QString lastMove{};    // text about the player's last move, or empty; see LastMoves::textOf()
  QString label{};       // name and state of the player for screen readers
  QString state{};       // the text of `label` without name and character
  QString totalLabel{};  // total for the screen reader: `12 points`, or `12` with brief speech
  QString about{};       // tool tip of the plate: name, style, cards, total and state, one per line

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
