// SPDX-License-Identifier: GPL-3.0-or-later
// The study of house rules: plays each of several sets of house rules a number of times with the
// same luck. The figures improve during the run and can be read at any time. The final figures
// depend only on the plan, not on the threads or the computer.
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

// Plan for measuring how much skill matters. One player, the hero, plays whole games against other
// players, the field, once in each seat. `hero` and `field` are names of Contestants.
struct SkillPlan {
  std::string hero = "master";
  std::string field = "fair";
  // Number of different games; each is repeated with the hero in each seat. 0: skill is not
  // measured.
  int games = 0;
};

struct StudyPlan {
  const CatalogEntry* game = nullptr;
  int players = 4;
  // Sets of house rules, at least one, all allowed in the game with this number of players. The
  // first set is the reference: all others are compared with it.
  std::vector<OptionValues> sets;
  std::string level;  // name of the Contestant that plays in every seat of these games
  int games = 1;      // number of games for each set; 1 or more
  SkillPlan skill{};
  UnitSeeds seeds;
  int threads = 1;
  // Number of studies whose results are judged together. The significance level holds for all these
  // studies together.
  int studies = 1;
};

// Returns the reason why the players of a plan cannot play, or an empty string if they can.
std::string studyRefusal(const StudyPlan& plan);

// Results of a study so far.
struct StudyResults {
  // Number of games with each set of house rules that these results count.
  int games = 0;
  // Number of different skill games with each set that these results count.
  int skillGames = 0;
  std::vector<Figures> sets;
  // Differences between each set of house rules and the first set. The first element is empty.
  std::vector<Figures> differences;
  // For each set of house rules: true if each game gave the same statistics as with the first set.
  std::vector<bool> alike;
};

struct StudyProgress {
  double share = 0;  // share of the work done, 0 ... 1
  std::optional<Remaining::Seconds> left;
};

class Study {
 public:
  explicit Study(StudyPlan plan);
  ~Study();
  Study(const Study&) = delete;
  Study& operator=(const Study&) = delete;

  const StudyPlan& plan() const { return plan_; }

  // Plays all unfinished games. Returns false if `stop` ended the run (within 100 ms); another call
  // continues it. after() is called after each game, from any thread but never concurrently. Throws
  // std::runtime_error if a player breaks the rules.
  bool run(
      const std::stop_token& stop, const std::function<void()>& after = [] {});

  // Returns the results so far. Can be called from any thread, also during run(). Counts the games
  // of every set only up to the first unfinished one, so that short games are not overrepresented.
  // All sets have the same number of games.
  StudyResults results() const;
  StudyProgress progress() const;

 private:
  struct Piece;
  class Worker;

  void listPieces();
  void finish(std::size_t piece, Remaining::Seconds took);
  // Returns the number of complete games (finished in all sets), and of complete skill games.
  std::pair<int, int> complete() const;

  StudyPlan plan_;
  std::vector<Piece> pieces_;
  // Results by set of house rules, then by game. The thread playing a game writes its element once;
  // the element is only read after that.
  std::vector<std::vector<PlayedGame>> games_;
  std::vector<std::vector<SkillGame>> skill_;

  mutable std::mutex mutex_;  // guards the members declared after it
  std::vector<char> done_;
  std::size_t firstOpen_ = 0;  // index of the first unfinished task
  Remaining remaining_;
};

}  // namespace downpile
