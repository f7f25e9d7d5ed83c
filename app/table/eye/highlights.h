// SPDX-License-Identifier: GPL-3.0-or-later
// Highlights while the table pauses after a sentence: marked cards, the signs that players have
// shown, and cards gathered in front of a player. Signs stay until something moves or until the
// next signs.
#pragma once

#include <QString>
#include <map>
#include <vector>

#include "rules/step.h"
#include "table/eye/display_plan.h"
#include "text/narrator.h"

namespace downpile {

class Highlights {
 public:
  // A symbol that a player has shown, such as a stone or paper, at the player's plate.
  struct Shown {
    QString symbol{};
    QString outcome{};  // outcome for the player: `won`, `lost` or empty
    QString text{};     // the sentence that tells the symbol, for screen readers
  };

  // Adds the highlights of a `sentence` event.
  void note(const Event& event, const DisplayPlan& plan, const Narrator& narrator);
  // Shows the cards of these places together in front of the player.
  void gather(std::vector<Place> places, int player);
  // Called for the next display item. Ends the highlights of a lingering sentence (after which the
  // table pauses), unless the item is such a sentence too. `moves`: the item is more than a
  // sentence or a pause.
  void nextItem(bool lingersOn, bool moves);
  // Ends all highlights except the signs.
  void settle();
  void clear();

  bool isMarked(Card card) const { return marked_.contains(card); }
  // Returns the player's sign, or nullptr if none is shown.
  const Shown* shownBy(int player) const;
  // Returns the player at whose plate the cards of a place are gathered, or kNoPlayer.
  int gathererOf(const Place& place) const;

 private:
  CardSet marked_;
  std::map<int, Shown> shownBy_;
  std::vector<Place> gathered_;
  int gatherer_ = kNoPlayer;
  bool lingers_ = false;
  bool roundOver_ = false;  // whether the next sign replaces all signs
};

}  // namespace downpile
