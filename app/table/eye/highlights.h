// SPDX-License-Identifier: GPL-3.0-or-later
// Highlights while the table pauses after a sentence. These are marked cards, the players' signs
// (as in paper, scissors, rock), and cards gathered in front of a player. Signs stay until
// something moves or until the next signs.
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
  // A sign shown by a player, such as stone or paper, displayed at the player's plate.
  struct Shown {
    QString symbol{};
    QString outcome{};  // outcome for the player: `won`, `lost` or empty
    QString text{};     // the sentence about the sign, for screen readers
  };

  // Adds the highlights of an event with a sentence, such as the marked cards.
  void note(const Event& event, const DisplayPlan& plan, const Narrator& narrator);
  // Shows the cards in these places together in front of the player.
  void gather(std::vector<Place> places, int player);
  // Called before the next display item is shown. Ends the highlights of a lingering sentence,
  // unless `lingersOn` (the item is such a sentence, too). `moves` is true if the item is neither a
  // sentence nor a pause; this removes all signs.
  void nextItem(bool lingersOn, bool moves);
  // Ends all highlights except the players' signs.
  void settle();
  void clear();

  const CardSet& marked() const { return marked_; }
  // Returns the player's shown sign, or nullptr.
  const Shown* shownBy(int player) const;
  // Returns the player at whose seat the cards of this place are gathered; kNoPlayer if they are
  // not gathered.
  int gathererOf(const Place& place) const;

 private:
  CardSet marked_;
  std::map<int, Shown> shownBy_;
  std::vector<Place> gathered_;
  int gatherer_ = kNoPlayer;
  bool lingers_ = false;
  bool roundOver_ = false;  // whether the next shown sign replaces all earlier signs
};

}  // namespace downpile
