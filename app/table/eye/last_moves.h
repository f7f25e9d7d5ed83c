// SPDX-License-Identifier: GPL-3.0-or-later
// What each of the others did last since the viewer's own last move: the sentences that it was told
// in, and the cards that it brought to where they lie now.
#pragma once

#include <QString>
#include <QStringList>
#include <map>

#include "rules/step.h"
#include "table/eye/eye_table.h"

namespace downpile {

class LastMoves {
 public:
  // `viewer`: whose own moves are not kept.
  explicit LastMoves(int viewer) : viewer_(viewer) {}

  // Everything is old news.
  void clear();
  // An event that the table has followed; `sentence` is what is told, or empty. Cards that came
  // with it have arrived later than `before`.
  void note(const Event& event, const QString& sentence, const EyeTable& table, int before);

  // What the player did last, as it was told; empty where nothing is new.
  QString textOf(int player) const;
  // All that is told of, the oldest first.
  QStringList news() const;
  // Whether the card of this key lies where somebody has brought it since.
  bool hasBrought(int key) const { return broughtBy_.contains(key); }

 private:
  void begin(int player);

  int viewer_;
  int mover_ = kNobody;  // who did what was noted last
  std::map<int, QStringList> told_;
  std::vector<int> order_;        // of those who have done something, the latest last
  std::map<int, int> broughtBy_;  // players by the keys of cards
};

}  // namespace downpile
