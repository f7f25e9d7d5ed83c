// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts what has happened into items for the eye and gives each the time that a person needs to
// follow it: cards travel, sentences that matter stay, a chain of events is told one by one.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "rules/game_info.h"
#include "rules/step.h"
#include "table/eye/eye_queue.h"

namespace downpile {

class Settings;

class EyePlan {
 public:
  // How fast what happens is to be seen: a value of Settings::pace.
  using Pace = std::function<QString()>;
  // Both must outlive the plan. `viewer` is the player whose eye it is.
  EyePlan(const GameInfo& info, const Settings& settings, int viewer, Pace pace);

  // What was done with one move, in its steps; `dealOver`: the deal is over with it.
  std::vector<EyeItem> of(const std::vector<Step>& steps, bool dealOver) const;

  // So many moves that they are a deal, and are to be seen one by one.
  bool isDealing(const std::vector<Step>& steps) const;

  // The sentence of an event, if it tells one.
  const Sentence* sentenceOf(const Event& event) const;
  const Sentence* sentenceOf(const EyeItem& item) const {
    return item.event ? sentenceOf(*item.event) : nullptr;
  }
  // After it the table waits and goes on by way of its player (Sentence::Kind::lingering).
  bool lingers(const Event& event) const;
  // It stands large over the table.
  bool isMoment(const Event& event) const;

 private:
  void addStep(const std::vector<Event>& events, int cardTime, std::vector<EyeItem>& items) const;
  void slowChain(std::vector<EyeItem>& items) const;
  void addStops(std::vector<EyeItem>& items) const;
  int inOneGoOr(int time, int cardTime) const;
  int seen(int time) const;

  const GameInfo& info_;
  const Settings& settings_;
  int viewer_;
  Pace pace_;
};

}  // namespace downpile
