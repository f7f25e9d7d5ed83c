// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory of house rules: one or several sets of house rules of a game, each played so many
// times with the same luck. The figures firm up while it runs and can be read at any time; at the
// end they depend on the plan alone, not on the threads or the computer.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "arena/unit.h"
#include "games/catalog.h"
#include "rules/option.h"
#include "study/figures.h"
#include "study/remaining.h"

namespace downpile {

// How much skill matters: one player, the hero, plays among others, the field, whole games in each
// seat in turn. Both as a Contestant is named.
struct SkillPlan {
  std::string hero = "master";
  std::string field = "fair";
  int games = 0;  // different ones, each played once for each seat; 0 for none
};

struct StudyPlan {
  const CatalogEntry* game = nullptr;
  int players = 4;
  // One or more; the others are compared with the first. None that the game refuses.
  std::vector<OptionValues> sets;
  std::string level;  // who sits in every seat; as a Contestant
  int games = 1;      // of each set; 1 or more
  SkillPlan skill{};
  UnitLuck luck;
  int threads = 1;
  int studies = 1;  // that are judged together: what is called sure is sure of all of them
};

// Why the players of a plan cannot play; empty where they can.
std::string studyRefusal(const StudyPlan& plan);

// How a study stands.
struct StudyResults {
  int games = 0;       // that the figures of each set come from
  int skillGames = 0;  // different ones, for skill
  std::vector<Figures> sets;
  std::vector<Figures> differences;  // of each set from the first one; the first is empty
  std::vector<bool> alike;           // whether all games went as with the first set
};

struct StudyProgress {
  double share = 0;  // 0 ... 1
  std::optional<Remaining::Seconds> left;
};

class Study {
 public:
  explicit Study(StudyPlan plan);
  ~Study();
  Study(const Study&) = delete;
  Study& operator=(const Study&) = delete;

  const StudyPlan& plan() const { return plan_; }

  // Plays what has not been played yet; false if it was stopped before the end, which takes less
  // than 100 ms and can be gone on from. after() is called after each game, from any thread, but
  // not twice at once. Throws std::runtime_error where a player breaks the rules.
  bool run(
      const std::stop_token& stop, const std::function<void()>& after = [] {});

  // From any thread at any time, while it runs too. Games count in the order of their numbers, so
  // that short ones are not ahead of long ones, and in all sets as many.
  StudyResults results() const;
  StudyProgress progress() const;

 private:
  struct Piece;
  class Worker;

  void listPieces();
  void finish(std::size_t piece, Remaining::Seconds took);
  // How many games of every set are done, and of those for skill.
  std::pair<int, int> complete() const;

  StudyPlan plan_;
  std::vector<Piece> pieces_;
  // By set and game. Each is written once, by who plays it, and read when it is done.
  std::vector<std::vector<PlayedGame>> games_;
  std::vector<std::vector<SkillGame>> skill_;

  mutable std::mutex mutex_;  // for what follows
  std::vector<char> done_;
  std::size_t firstOpen_ = 0;  // all pieces before it are done
  Remaining remaining_;
};

}  // namespace downpile
