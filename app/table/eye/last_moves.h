// SPDX-License-Identifier: GPL-3.0-or-later
// The last move of each other player since the viewer's own last move: its sentences, and the cards
// it brought to their present places. Also an undo, redo or restart since then, of any player.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <map>

#include "rules/step.h"
#include "table/eye/shown_table.h"

namespace downpile {

class LastMoves {
 public:
  // `viewer` is the table's viewer, whose own moves are not recorded; kNoPlayer for a spectator.
  explicit LastMoves(int viewer) : viewer_(viewer) {}

  // Forgets all recorded moves.
  void clear();
  // Records an event already applied to `table`. `sentence` is its text, or empty. Cards with an
  // arrival number (ShownTable::arrivals) above `before` were moved by this event. An important
  // sentence is kept even when its player has moved again.
  void note(const Event& event, const QString& sentence, bool isImportant, const ShownTable& table,
            int before);

  // Records a sentence about an undo, redo or restart that has just changed the position. For a
  // spectator, who makes no move, the sentence is dropped when a player moves.
  void noteJump(const QString& sentence) { jump_ = sentence; }

  // Replaces the recorded sentences by new versions, after a change of the language or of a name.
  // Drops the sentence of noteJump(), which has no new version.
  void replace(const QHash<QString, QString>& sentences);

  // Returns the important sentences about the player's earlier moves, then all sentences about the
  // last one. Returns an empty string if there are none.
  QString textOf(int player) const;
  // Returns the sentence of noteJump() and textOf() for each player with a recorded move, oldest
  // move first. Empty texts are left out.
  QStringList news() const;
  // Returns the important sentences or, without any, the sentences of the last text of news().
  QStringList headline() const;
  // Returns true if the last recorded move of another player brought the card with this key to its
  // present place.
  bool hasBrought(int key) const { return broughtBy_.contains(key); }

 private:
  void begin(int player);

  int viewer_;
  QString jump_;
  int mover_ = kNoPlayer;  // player of the event recorded last
  std::map<int, QStringList> sentences_;
  std::map<int, QStringList> important_;
  std::vector<int> order_;        // players with a recorded move, the last mover at the end
  std::map<int, int> broughtBy_;  // player of a card's last move, by the card's key
};

}  // namespace downpile
