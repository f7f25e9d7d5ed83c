// SPDX-License-Identifier: GPL-3.0-or-later
// What is spoken of while the table waits before it goes on: the cards, what each player has shown,
// and cards that are being gathered before somebody.
#pragma once

#include <QString>
#include <map>
#include <vector>

#include "rules/step.h"
#include "table/eye/eye_plan.h"
#include "text/narrator.h"

namespace downpile {

class Lingering {
 public:
  // Of a player, at the plate.
  struct Shown {
    QString symbol{};
    QString outcome{};  // won, lost or empty
    QString text{};     // the sentence
  };

  // An event that tells a sentence.
  void note(const Event& event, const EyePlan& plan, const Narrator& narrator);
  // The places' cards come together before the player.
  void gather(std::vector<Place> places, int player);
  // The next item comes: what lingered is over, unless it lingers on.
  void goOn(bool lingersOn);
  void clear();

  bool isMarked(Card card) const { return marked_.contains(card); }
  // nullptr: nothing.
  const Shown* shownBy(int player) const;
  // Before which player the cards of a place are being gathered, or kNobody.
  int gathererOf(const Place& place) const;

 private:
  CardSet marked_;
  std::map<int, Shown> shownBy_;
  std::vector<Place> gathered_;
  int gatherer_ = kNobody;
  bool lingers_ = false;
};

}  // namespace downpile
