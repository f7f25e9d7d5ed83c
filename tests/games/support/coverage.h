// SPDX-License-Identifier: GPL-3.0-or-later
// Tracks the parts of a game exercised in a test run: rules, reasons, verbs, sentences, moments,
// score lines, option values and numbers of players. Lists the missing parts at the end.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game_info.h"
#include "rules/option.h"
#include "rules/step.h"

namespace downpile::test {

class Coverage {
 public:
  explicit Coverage(const GameInfo& info) : info_(info) {}

  void options(const OptionValues& values, int players);
  void played(const Action& action) { verbs_.insert(action.verb); }
  void refused(const Refusal& refusal) { reasons_.insert(refusal.reason); }
  void reported(const Step& step);
  void atStake(const std::optional<Moment>& moment);
  void scored(const std::vector<ScoreLine>& lines);
  // Records that a scripted deal names this rule.
  void scripted(std::string_view rule) { rules_.insert(std::string(rule)); }

  // Returns a line for each part of the game never exercised, such as `verb never played: pass`.
  std::vector<std::string> missing() const;

 private:
  const GameInfo& info_;
  std::set<std::size_t> verbs_;
  std::set<std::size_t> reasons_;
  std::set<std::size_t> sentences_;
  std::set<std::size_t> moments_;
  std::set<std::size_t> scoreLines_;
  std::set<std::string> rules_;
  std::set<int> players_;
  std::map<std::size_t, std::set<int>> options_;
};

}  // namespace downpile::test
