// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/study.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

#include "arena/contestant.h"
#include "arena/parallel.h"

namespace downpile {

namespace {

// Number of the first skill game. A game's number selects its random numbers. The number is so high
// that the skill games have other random numbers than the games of the sets.
constexpr int kFirstSkillUnit = 1 << 30;

std::vector<int> piecesOfEachKind(const StudyPlan& plan) {
  std::vector<int> pieces(plan.sets.size(), plan.games);
  pieces.insert(pieces.end(), plan.sets.size(), plan.skill.games);
  return pieces;
}

}  // namespace

// A task for one thread: a game of a set of house rules, or a skill game.
struct Study::Piece {
  bool forSkill = false;
  std::size_t set = 0;
  int number = 0;

  std::size_t kind(std::size_t sets) const { return set + (forSkill ? sets : 0); }
};

// Plays games on one thread, with its own bots for each seat.
class Study::Worker {
 public:
  explicit Worker(const StudyPlan& plan) : plan_(plan) {
    const std::string_view game = plan.game->info->id;
    for (int player = 0; player < plan.players; ++player) {
      players_.emplace_back(game, plan.level);
      if (plan.skill.games == 0) continue;
      heroes_.emplace_back(game, plan.skill.hero);
      fields_.emplace_back(game, plan.skill.field);
    }
  }

  PlayedGame playEven(const OptionValues& options, int number, const std::atomic<bool>& stopped) {
    return play(options, number, stopped, [&](int player) { return &players_[at(player)]; });
  }

  SkillGame playForSkill(const OptionValues& options, int number,
                         const std::atomic<bool>& stopped) {
    SkillGame sum;
    for (int hero = 0; hero < plan_.players; ++hero) {
      const PlayedGame game = play(options, kFirstSkillUnit + number, stopped, [&](int player) {
        return player == hero ? &heroes_[at(player)] : &fields_[at(player)];
      });
      sum.won += {game.won[at(hero)], 1};
      const auto all = std::span(game.points).first(at(plan_.players));
      const double average = std::accumulate(all.begin(), all.end(), 0.0) / plan_.players;
      sum.lead += {game.points[at(hero)] - average, static_cast<double>(game.deals)};
    }
    return sum;
  }

 private:
  template <class ContestantOf>
  PlayedGame play(const OptionValues& options, int unit, const std::atomic<bool>& stopped,
                  ContestantOf&& contestantOf) {
    const std::unique_ptr<AnyGame> game = plan_.game->create(options, plan_.players);
    return playGame(
        *game, plan_.seeds, unit,
        [&](const AnyGame& now, int player, Random& random) {
          return contestantOf(player)->choose(now, player, random, thinking_, stopped);
        },
        stopped);
  }

  const StudyPlan& plan_;
  std::vector<Contestant> players_;
  std::vector<Contestant> heroes_;
  std::vector<Contestant> fields_;
  Thinking thinking_;
};

std::string studyRefusal(const StudyPlan& plan) {
  const std::string_view game = plan.game->info->id;
  std::string refusal = contestantRefusal(game, plan.level);
  if (refusal.empty() && plan.skill.games > 0) {
    refusal = contestantRefusal(game, plan.skill.hero);
    if (refusal.empty()) refusal = contestantRefusal(game, plan.skill.field);
  }
  return refusal;
}

Study::Study(StudyPlan plan)
    : plan_(std::move(plan)), remaining_(piecesOfEachKind(plan_), plan_.threads) {
  listPieces();
  games_.assign(plan_.sets.size(), std::vector<PlayedGame>(at(plan_.games)));
  skill_.assign(plan_.sets.size(), std::vector<SkillGame>(at(plan_.skill.games)));
  done_.assign(pieces_.size(), 0);
}

Study::~Study() = default;

// Lists the tasks. Mixes the games of all sets of house rules and the skill games, so that all
// figures improve from the beginning and the remaining time can be estimated.
void Study::listPieces() {
  for (const bool forSkill : {false, true}) {
    const int count = forSkill ? plan_.skill.games : plan_.games;
    for (int number = 0; number < count; ++number) {
      for (std::size_t set = 0; set < plan_.sets.size(); ++set) {
        pieces_.push_back({forSkill, set, number});
      }
    }
  }
  const auto when = [&](const Piece& piece) {
    const int count = piece.forSkill ? plan_.skill.games : plan_.games;
    return static_cast<double>(piece.number) / count;
  };
  std::ranges::stable_sort(pieces_, std::less(), when);
}

bool Study::run(const std::stop_token& stop, const std::function<void()>& after) {
  const StopFlag stopped(stop);
  std::vector<std::size_t> open;
  for (std::size_t piece = 0; piece < pieces_.size(); ++piece) {
    if (done_[piece] == 0) open.push_back(piece);
  }
  std::vector<std::unique_ptr<Worker>> workers;
  for (int i = 0; i < plan_.threads; ++i) workers.push_back(std::make_unique<Worker>(plan_));
  std::mutex telling;
  const auto play = [&](int thread, int number) {
    const Piece& piece = pieces_[open[at(number)]];
    const OptionValues& options = plan_.sets[piece.set];
    Worker& worker = *workers[at(thread)];
    const auto start = std::chrono::steady_clock::now();
    if (piece.forSkill) {
      skill_[piece.set][at(piece.number)] =
          worker.playForSkill(options, piece.number, stopped.isUp());
    } else {
      games_[piece.set][at(piece.number)] = worker.playEven(options, piece.number, stopped.isUp());
    }
    finish(open[at(number)], std::chrono::steady_clock::now() - start);
    const std::scoped_lock lock(telling);
    after();
  };
  return shareOutUntil(stopped.isUp(), static_cast<int>(open.size()), plan_.threads, play);
}

void Study::finish(std::size_t piece, Remaining::Seconds took) {
  const std::scoped_lock lock(mutex_);
  done_[piece] = 1;
  while (firstOpen_ < done_.size() && done_[firstOpen_] != 0) ++firstOpen_;
  remaining_.done(pieces_[piece].kind(plan_.sets.size()), took);
}

std::pair<int, int> Study::complete() const {
  const std::scoped_lock lock(mutex_);
  if (firstOpen_ == pieces_.size()) return {plan_.games, plan_.skill.games};
  // Finds the first unfinished task of both kinds (games and skill games). Its number is the number
  // of complete games: all tasks of its kind before it are finished. Games after an unfinished one
  // do not count yet.
  int games = plan_.games;
  int skill = plan_.skill.games;
  bool openGames = false;
  bool openSkill = false;
  for (std::size_t i = firstOpen_; i < pieces_.size() && !(openGames && openSkill); ++i) {
    bool& open = pieces_[i].forSkill ? openSkill : openGames;
    if (open) continue;
    open = true;
    (pieces_[i].forSkill ? skill : games) = pieces_[i].number;
  }
  return {games, skill};
}

StudyResults Study::results() const {
  StudyResults results;
  std::tie(results.games, results.skillGames) = complete();
  const auto played = [&](std::size_t set) {
    return Played{std::span(games_[set]).first(at(results.games)),
                  std::span(skill_[set]).first(at(results.skillGames))};
  };
  const GameInfo& info = *plan_.game->info;
  for (std::size_t set = 0; set < plan_.sets.size(); ++set) {
    results.sets.push_back(figuresOf(info, plan_.players, played(set)));
    results.differences.push_back(
        set == 0 ? Figures() : differencesOf(info, plan_.players, played(set), played(0)));
    results.alike.push_back(areAlike(played(set), played(0)));
  }
  return results;
}

StudyProgress Study::progress() const {
  const std::scoped_lock lock(mutex_);
  return {remaining_.share(), remaining_.left()};
}

}  // namespace downpile
