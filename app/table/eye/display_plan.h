// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the steps of a move into display items. Each item gets the time needed to follow it. Cards
// move visibly, important sentences stay for a while, and a chain of events is shown one after the
// other.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "rules/game_info.h"
#include "rules/step.h"
#include "table/eye/display_queue.h"

namespace downpile {

class Settings;

class DisplayPlan {
 public:
  // Callback for the display speed, a value of Settings::pace.
  using Pace = std::function<QString()>;
  // `info` and `settings` must outlive the plan. `viewer` is the table's viewer.
  DisplayPlan(const GameInfo& info, const Settings& settings, int viewer, Pace pace);

  // Returns the display items for the steps of one move. `dealOver` is true if the deal ends with
  // this move.
  std::vector<DisplayItem> of(const std::vector<Step>& steps, bool dealOver) const;

  // Returns true if the steps must be shown card by card as a deal: they contain eight or more
  // moves of cards, and reduced motion is off.
  bool isDealing(const std::vector<Step>& steps) const;

  // Returns the sentence of the event, or nullptr if the event has none.
  const Sentence* sentenceOf(const Event& event) const;
  const Sentence* sentenceOf(const DisplayItem& item) const {
    return item.event ? sentenceOf(*item.event) : nullptr;
  }
  // Returns true if the event's sentence is of Sentence::Kind::lingering: the table pauses after
  // it. If the sentence names cards, they are gathered in front of its player before they move on.
  bool lingers(const Event& event) const;
  // Returns true if the items show the end of a trick: after a lingering sentence, cards in front
  // of players move away.
  bool endsTrick(const std::vector<DisplayItem>& items) const;
  // Returns true if the event's sentence is shown large over the table. These are sentences of the
  // kinds moment and ending, and those about what another player does to the viewer, such as a
  // steal.
  bool isMoment(const Event& event) const;
  // Returns true if the event is important news for the viewer: isMoment() is true, the event is
  // not the viewer's own, and it is not the end of a deal.
  bool isMomentOfOthers(const Event& event) const;

 private:
  void addStep(const std::vector<Event>& events, int cardTime,
               std::vector<DisplayItem>& items) const;
  template <class Counts, class Mark>
  void markBeforeMoves(std::vector<DisplayItem>& items, const Counts& counts,
                       const Mark& mark) const;
  void slowChain(std::vector<DisplayItem>& items) const;
  void addStops(std::vector<DisplayItem>& items) const;
  bool isDoneToViewer(const Event& event) const;
  int unlessInstant(int time, int cardTime) const;
  int seen(int time) const;

  const GameInfo& info_;
  const Settings& settings_;
  int viewer_;
  Pace pace_;
};

}  // namespace downpile
