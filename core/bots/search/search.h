// SPDX-License-Identifier: GPL-3.0-or-later
// A searching player: it samples worlds consistent with its view, tries all candidate moves in the
// same worlds, plays the deals out, and drops worse moves, so that most rollouts go to the best
// moves. It assumes that its opponents play the plain style. Budgets are counted in rollouts, not
// in time: a seed gives the same game on every platform.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/common_reasons.h"
#include "bots/decision.h"
#include "bots/elementary.h"
#include "bots/search/emergency_stop.h"
#include "bots/search/evaluation.h"
#include "bots/search/trial.h"

namespace downpile {

struct SearchSettings {
  // Maximum number of rollouts for a decision. Must not be less than `candidates`: the search tries
  // all candidates in each sampled world.
  int rollouts = 1024;
  // Maximum number of moves to compare, 1 or more. They are the best ones by the sensible player's
  // values. With 2 or more, one of them is the move that the bot's character likes most.
  int candidates = 16;
  // The search prefers another move to the sensible player's move only if it is better by this
  // number of standard errors.
  double doubt = 0.5;
  // A move is no longer tried if it is worse than the best by this number of standard errors.
  double certain = 2;
  // Number of worlds in which each move is tried before worse moves are dropped.
  int leastWorlds = 16;
  // Maximum weight of the learned player's prior value of a move, as a number of sampled worlds.
  int trust = 0;
  // Temperature of the softmax choice among the compared moves. It has the unit of `mostLoss` and
  // `leeway`, usually the unit of Rules::goal. Losses of a goal with a stake are divided by the
  // stake.
  double temperature = 0;
  double slips = 0;  // probability of a mistake, 0 ... 1
  // Maximum expected loss, plus twice its standard error, of a move chosen by temperature or by
  // mistake. Same unit as `temperature`. So weak levels overlook distant effects, but not obvious
  // ones.
  double mostLoss = 0;
  // A character's own choice without a search is played if its expected loss is below this (same
  // unit as `temperature`).
  double leeway = 0.005;
  // Maximum of the expected loss plus its standard error, for a move chosen because the bot's
  // character likes it. In hints, other moves within this limit are about as good. In the unit of
  // Rules::goal.
  double slip = 1;
  // If only a few worlds are possible, the end of the deal is solved exactly (exact_ending.h). This
  // is the maximum number of moves tried for the solution; 0: never. Only for games where no
  // undealt card enters play during a deal.
  int exactSteps = 0;
  bool solves = false;  // if Rules::solve returns a move, plays it without a search
  Memory memory = Memory::full;
  LookBack lookBack{};
  // Time limit of a decision, an emergency stop; 0: none.
  std::chrono::milliseconds limit{kBearable};
};

// Rules: the sensible player of a game, a DecidingBot that has
//   static double goal(const Game& end, int player)   the result of a deal, finished or not:
//                                                     about 0 to 1, or beyond if much is at stake
//   static const Style& plainStyle()                  the style without a character
//   static constexpr bool kMayLookBack                whether the game meets the conditions of
//                                                     likely_worlds.h
// Aim: has the goal() maximised by the search; Rules by default. Rules and Aim may have a
// stake(view), which converts their goal to the unit of the settings (see WholeGameAim). Hero: the
// rollout policy of this bot's own seat, either Rules or a LearnedPlayer<Rules>. A LearnedPlayer
// also provides prior values of the moves.
template <class Rules, class Aim = Rules, class Hero = Rules>
class SearchBot final : public Bot {
 public:
  using Game = typename Rules::Game;

  // rules: the player proposing the moves. characterRules: the player with the character's style,
  // which decides between moves with about the same results; nullopt for no character.
  SearchBot(const Rules& rules, std::optional<Rules> characterRules, const Hero& hero,
            const SearchSettings& settings)
      : rules_(rules),
        characterRules_(std::move(characterRules)),
        hero_(hero),
        settings_(settings) {}
  SearchBot(const Rules& rules, std::optional<Rules> characterRules,
            const SearchSettings& settings) requires std::same_as<Hero, Rules>
      : SearchBot(rules, std::move(characterRules), rules, settings) {}

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    effort_ = {};
    runnerUp_.reset();
    compared_.clear();
    const View<Game>* own = viewToAct<Game>(view);
    if (own == nullptr || cancelled) return std::nullopt;
    const auto first = rules_.decide(*own, random, cancelled);
    if (!first || !mustMove(own->seen(), own->viewer())) return first;
    const auto solved = settings_.solves ? rules_.solve(*own) : std::nullopt;
    if (solved) return solved;
    return Search(*this, *own, historyOf<Game>(view), *first, random, cancelled).run();
  }

  // Returns the chosen move with a reason, which compares it with the next best move of the search.
  std::optional<Advice> advise(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    const auto action = choose(view, random, cancelled);
    if (!action) return std::nullopt;
    const View<Game>& own = *viewToAct<Game>(view);
    std::optional<Action> instead = runnerUp_;
    if (!instead) instead = rules_.nextBest(own, *action);
    Evaluator evaluation(own, historyOf<Game>(view), hero_, others_, settings_.memory,
                         settings_.lookBack, random.next(), cancelled);
    const Advice advice = rules_.explain(own, evaluation.drawForReason(), *action, instead);
    if (cancelled) return std::nullopt;
    // If the search found a next best move, a fact about the chosen move alone is no reason. The
    // fact may be true for both moves. A fact in favour of the chosen move is no reason if the
    // other move may be as good.
    const bool explains =
        isFact(advice) && (advice.instead ? isWorse(own, *advice.instead) : !runnerUp_);
    return explains ? advice : figured(own, advice);
  }

  std::span<const char* const> reasons() const override { return rules_.reasons(); }
  Effort effort() const override { return effort_; }
  std::vector<ComparedMove> compared() const override { return compared_; }
  bool looksBack() const override { return settings_.lookBack.moves > 0; }
  void setTimeLimit(std::chrono::milliseconds limit) override { settings_.limit = limit; }
  // Multiplies the number of rollouts. Moves are then compared more often, so a move must be worse
  // with more certainty, and in more worlds, to be dropped. Otherwise good moves would be dropped
  // by chance, and the stated losses of bad ones would be far from the true ones.
  void multiplyWork(int times) override {
    constexpr double kCertain = 3;
    constexpr int kLeastWorlds = 128;
    settings_.rollouts *= times;
    settings_.exactSteps *= times;
    settings_.certain = kCertain;
    settings_.leastWorlds = kLeastWorlds;
  }

 private:
  using Evaluator = Evaluation<Rules, Aim, Hero>;

  // Number of tried worlds after which worse moves are dropped again.
  static constexpr int kBatch = 16;

  bool isFact(const Advice& advice) const {
    const char* const reason = reasons()[advice.reason];
    return reason != common::kPlayedOutReason && reason != common::kEquallyGoodReason;
  }

  // Returns true if the move is probably worse by at least a tenth, or was not compared.
  bool isWorse(const View<Game>& view, const Action& action) const {
    const ComparedMove* move = moveOf(compared_, action);
    const auto reasons = rules_.figureReasons(view);
    if (move == nullptr || !reasons) return true;
    const Advice figure = withFigure({}, *reasons, move->loss, move->error, settings_.slip);
    return figure.reason == reasons->better || figure.reason == reasons->hardlyBetter ||
           figure.reason == reasons->probablyBetter;
  }

  // Returns the advice with another reason: by how much the next best move is worse, as estimated
  // by this search. Unlike runnerUp_, the next best move may have the same value by the sensible
  // player.
  Advice figured(const View<Game>& view, const Advice& advice) const {
    const ComparedMove* next = nullptr;
    for (const ComparedMove& move : compared_) {
      if (rules_.isSameChoice(view.options(), move.action, advice.action)) continue;
      if (next == nullptr || move.loss < next->loss) next = &move;
    }
    const auto reasons = rules_.figureReasons(view);
    if (next == nullptr || !reasons) return advice;
    Advice figure = advice;
    figure.instead = next->action;
    return withFigure(figure, *reasons, next->loss, next->error, settings_.slip);
  }

  // A candidate move and its results; results[w] is its result in the sampled world w.
  struct Candidate {
    Action action;
    double value = 0;  // value of the move by the sensible player's evaluation
    // The learned player's value of the move, known before any rollout. It weighs at most as much
    // as the results of `trust` worlds.
    double prior = 0;
    int trust = 0;
    std::vector<double> results;
  };

  // One decision of the bot: compares the candidate moves.
  class Search {
   public:
    Search(SearchBot& bot, const View<Game>& view, const History<Game>& history,
           const Action& first, Random& random, const std::atomic<bool>& cancelled)
        : stop_(bot.settings_.limit),
          bot_(bot),
          view_(view),
          first_(first),
          random_(random),
          cancelled_(cancelled),
          evaluation_(view, history, bot.hero_, bot.others_, bot.settings_.memory,
                      bot.settings_.lookBack, random.next(), cancelled),
          stake_(Evaluator::stakeIn(view)) {}

    std::optional<Action> run() {
      collect();
      if (areAllEqual()) return first_;
      isExact_ = findExactly();
      while (isOpen() && !cancelled_ && !isTooLate()) {
        tryWorld();
        if (++tried_ % kBatch == 0 && tried_ >= leastWorlds()) dropTheWorse();
      }
      if (cancelled_) return std::nullopt;
      const auto chosen = pick();
      bot_.runnerUp_ = runnerUp(*chosen);
      bot_.compared_ = compared(*chosen);
      return chosen;
    }

   private:
    void collect() {
      for (const WeighedAction& move : bot_.rules_.weigh(view_)) {
        candidates_.push_back({.action = move.action, .value = move.value, .results = {}});
      }
      if constexpr (requires { bot_.hero_.judge(view_); }) {
        const std::vector<double> priors = bot_.hero_.judge(view_);
        for (std::size_t i = 0; i < priors.size(); ++i) {
          candidates_[i].prior = priors[i];
          candidates_[i].trust = bot_.settings_.trust;
        }
      }
      dropAlike();
      std::ranges::stable_sort(candidates_, std::ranges::greater{}, &Candidate::value);
      const auto most = static_cast<std::size_t>(bot_.settings_.candidates);
      const auto first = std::ranges::find(candidates_, first_, &Candidate::action);
      std::rotate(candidates_.begin(), first, first + 1);
      if (candidates_.size() > most) {
        keepPreferred(most);
        candidates_.resize(most);
      }
      alive_ = candidates_.size();
    }

    // Removes moves that differ from an earlier one only in unimportant details, so that the
    // remaining moves are tried in more worlds.
    void dropAlike() {
      for (std::size_t i = 0; i < candidates_.size();) {
        Candidate& move = candidates_[i];
        const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(i);
        const auto alike = std::find_if(candidates_.begin(), end, [&](const Candidate& other) {
          return bot_.rules_.areAlike({other.action, other.value}, {move.action, move.value});
        });
        if (alike == end) {
          ++i;
          continue;
        }
        if (move.action == first_) std::swap(*alike, move);
        candidates_.erase(end);
      }
    }

    // Keeps the candidate that the character likes most among the first `most` candidates. If
    // necessary, swaps it with the last of these.
    void keepPreferred(std::size_t most) {
      if (!bot_.characterRules_ || most < 2) return;
      const auto preference = [&](const Candidate& c) {
        return bot_.characterRules_->preference(view_, c.action);
      };
      const auto best = std::ranges::max_element(candidates_, {}, preference);
      if (static_cast<std::size_t>(best - candidates_.begin()) < most) return;
      std::iter_swap(candidates_.begin() + static_cast<std::ptrdiff_t>(most) - 1, best);
    }

    // Stores the exact value of each candidate as its only result. Returns false if the values
    // cannot be computed exactly, for example because too many worlds are possible.
    bool findExactly() {
      std::vector<Action> moves;
      for (const Candidate& c : candidates_) moves.push_back(c.action);
      const auto goal = [&](const Game& end) { return Aim::goal(end, view_.viewer()) / stake_; };
      const auto values = evaluation_.exactly(moves, bot_.settings_.exactSteps, goal);
      for (std::size_t i = 0; i < values.size(); ++i) candidates_[i].results = {values[i]};
      return !values.empty();
    }

    bool isOpen() const {
      return !isExact_ && alive_ > 1 && !decided_ && effort() + alive_ <= budget();
    }

    // Returns whether the time limit ends the search. At least one world is tried.
    bool isTooLate() {
      bot_.effort_.cutShort = tried_ > 0 && stop_.isDue();
      return bot_.effort_.cutShort;
    }

    // Whether there is only one move, or all moves have the same value by the sensible player. Then
    // the sensible player's random choice is played: rollouts would only add noise.
    bool areAllEqual() const {
      const auto [least, most] = std::ranges::minmax_element(candidates_, {}, &Candidate::value);
      return candidates_.size() < 2 || most->value - least->value < 1e-9;
    }

    // Tries all remaining candidates in one more sampled world, with the same random numbers.
    void tryWorld() {
      evaluation_.draw();
      for (std::size_t i = 0; i < alive_; ++i) {
        const Game end = evaluation_.after(candidates_[i].action, view_.viewer());
        const double result = Aim::goal(end, view_.viewer()) / stake_;
        candidates_[i].results.push_back(result);
        ++bot_.effort_.rollouts;
      }
    }

    std::size_t effort() const { return bot_.effort_.rollouts; }
    std::uint64_t leastWorlds() const {
      return static_cast<std::uint64_t>(bot_.settings_.leastWorlds);
    }
    std::size_t budget() const { return static_cast<std::size_t>(bot_.settings_.rollouts); }

    // Drops candidates significantly worse than the best. The first candidate, the sensible
    // player's choice, stays as the reference. The search is decided if the first candidate is
    // significantly worse than the only other remaining candidate.
    void dropTheWorse() {
      const Candidate best = *currentBest();
      const auto worse = [&](const Candidate& c) {
        return isClearlyBetter(best, c, bot_.settings_.certain);
      };
      const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(alive_);
      alive_ = static_cast<std::size_t>(
          std::stable_partition(candidates_.begin() + 1, end, std::not_fn(worse)) -
          candidates_.begin());
      decided_ = alive_ == 2 && worse(candidates_.front());
    }

    // Returns the remaining candidate with the best mean result.
    const Candidate* currentBest() const {
      const Candidate* best = &candidates_.front();
      double most = 0;
      for (std::size_t i = 1; i < alive_; ++i) {
        const double more = difference(candidates_[i], candidates_.front()).mean;
        if (more <= most) continue;
        best = &candidates_[i];
        most = more;
      }
      return best;
    }

    std::optional<Action> pick() {
      const bool errs = bot_.settings_.slips > 0 || bot_.settings_.temperature > 0;
      const Candidate& chosen = errs && !bot_.rules_.isObvious(view_) ? pickWeakly() : pickBest();
      return inCharacter(chosen, errs).action;
    }

    const Candidate& pickBest() {
      const Candidate& best = *currentBest();
      const Candidate& first = candidates_.front();
      const Candidate& chosen = isBetter(best, first, bot_.settings_.doubt) ? best : first;
      const Candidate* liked = favourite();
      const bool isGoodEnough =
          liked != nullptr && difference(chosen, *liked).mean < bot_.settings_.leeway;
      return isGoodEnough ? *liked : chosen;
    }

    // Compares the candidates whose loss is too small for a slip. Returns the one whose preference
    // outweighs its expected loss by the most; `chosen` if no preference outweighs the loss. With
    // `errs` (weak levels) the loss must also be at most mostLoss, so that a mistake and a
    // preference do not add up.
    const Candidate& inCharacter(const Candidate& chosen, bool errs) const {
      constexpr double kPreferenceWeight = 0.02;
      if (!bot_.characterRules_) return chosen;
      const double preference = bot_.characterRules_->preference(view_, chosen.action);
      const Candidate* best = &chosen;
      double most = 0;
      for (const Candidate& c : candidates_) {
        const double more =
            kPreferenceWeight * (bot_.characterRules_->preference(view_, c.action) - preference);
        const Difference loss = difference(*currentBest(), c);
        if (more <= 0 || !isNoSlip(loss) || (errs && !isBearable(loss, 1))) continue;
        const double gain = more - difference(chosen, c).mean;
        if (gain <= most) continue;
        best = &c;
        most = gain;
      }
      return *best;
    }

    // Returns the best other choice than the chosen move, by its results.
    std::optional<Action> runnerUp(const Action& chosen) const {
      const Candidate& one = *moveOf(candidates_, chosen);
      const WeighedAction weighed{one.action, one.value};
      return bot_.rules_.bestOther(view_, candidates_, chosen, &weighed,
                                   [&](const Candidate& c) { return -difference(one, c).mean; });
    }

    std::vector<ComparedMove> compared(const Action& chosen) const {
      const double unit = stake_ / Evaluator::unitIn(view_);
      const Candidate& one = *moveOf(candidates_, chosen);
      std::vector<ComparedMove> moves;
      for (const Candidate& c : candidates_) {
        const Difference loss = difference(one, c);
        const auto place = &c == &one ? moves.begin() : moves.end();
        moves.insert(place, {.action = c.action,
                             .loss = unit * loss.mean,
                             .error = unit * loss.error,
                             .worlds = isExact_ ? 0 : static_cast<int>(c.results.size())});
      }
      return moves;
    }

    // Returns the character's choice without a search, or nullptr if it is not among the remaining
    // candidates or the bot has no character.
    const Candidate* favourite() {
      if (!bot_.characterRules_) return nullptr;
      const auto action = bot_.characterRules_->decide(view_, random_, cancelled_);
      for (std::size_t i = 0; i < alive_ && action; ++i) {
        if (candidates_[i].action == *action) return &candidates_[i];
      }
      return nullptr;
    }

    // Advantage of the candidate `one` over `other`, in the worlds where both were tried. A
    // candidate dropped early must not profit from its own lucky worlds. The learned player's prior
    // values count as additional worlds. They count less if the results vary little, because such
    // results are reliable.
    struct Difference {
      double mean = 0;
      double found = 0;  // mean advantage in the tried worlds, without the prior values
      double error = 0;  // standard error of `found`, the mean advantage in the tried worlds
    };
    static Difference difference(const Candidate& one, const Candidate& other) {
      const std::size_t both = std::min(one.results.size(), other.results.size());
      double sum = 0;
      double squares = 0;
      for (std::size_t i = 0; i < both; ++i) {
        const double d = one.results[i] - other.results[i];
        sum += d;
        squares += d * d;
      }
      // The prior values count in full if the variance of the differences is at least this.
      constexpr double kUsual = 0.01;
      const double n = static_cast<double>(both);
      // Rounding can make the variance of a constant difference slightly negative.
      const double variance = std::max(0.0, squares / n - (sum / n) * (sum / n));
      const double trust = one.trust * std::min(1.0, variance / kUsual);
      const double all = n + trust;
      const double priors = trust * (one.prior - other.prior);
      return {(sum + priors) / all, sum / n, std::sqrt(variance / n)};
    }

    // Returns true if `best` is better than `other` by this number of standard errors.
    static bool isBetter(const Candidate& best, const Candidate& other, double errors) {
      const Difference better = difference(best, other);
      return better.mean > errors * better.error;
    }
    // Returns true if `best` is significantly better in the tried worlds, and its mean with the
    // prior values is higher too. If worlds and prior values disagree, more worlds are tried.
    static bool isClearlyBetter(const Candidate& best, const Candidate& other, double errors) {
      const Difference better = difference(best, other);
      return better.mean > 0 && better.found > errors * better.error;
    }

    // Whether the loss plus `errors` times its standard error is at most mostLoss.
    bool isBearable(const Difference& loss, int errors) const {
      return loss.mean + errors * loss.error <= bot_.settings_.mostLoss;
    }

    bool isNoSlip(const Difference& loss) const {
      return (loss.mean + loss.error) * stake_ / Evaluator::unitIn(view_) <= bot_.settings_.slip;
    }

    // Chooses the move of a weak level among the best move and the moves whose loss is at most
    // mostLoss (see isBearable). With the probability `slips` it is the worst of them. Otherwise it
    // is the move of favourite(), if its loss is below `leeway`, or a random move by softmax.
    const Candidate& pickWeakly() {
      const Candidate& best = *currentBest();
      const Candidate* liked = favourite();
      std::vector<const Candidate*> bearable;
      std::vector<double> losses;
      for (const Candidate& c : candidates_) {
        const Difference loss = difference(best, c);
        if (&c != &best && !isBearable(loss, 2)) continue;
        bearable.push_back(&c);
        losses.push_back(std::max(0.0, loss.mean));
      }
      if (random_.unit() < bot_.settings_.slips) {
        return *bearable[static_cast<std::size_t>(std::ranges::max_element(losses) -
                                                  losses.begin())];
      }
      std::vector<double> weights;
      double sum = 0;
      for (std::size_t i = 0; i < bearable.size(); ++i) {
        if (bearable[i] == liked && losses[i] < bot_.settings_.leeway) return *liked;
        weights.push_back(likelihood(losses[i]));
        sum += weights.back();
      }
      double draw = random_.unit() * sum;
      std::size_t i = 0;
      while (i + 1 < weights.size() && (draw -= weights[i]) >= 0) ++i;
      return *bearable[i];
    }

    // Returns the softmax weight of a move with this loss against the best move. Weights under 0.1
    // count as 0.
    double likelihood(double loss) const {
      constexpr double kLeftOut = 0.1;
      if (bot_.settings_.temperature <= 0) return loss <= 0 ? 1 : 0;
      const double likely = exponential(-loss / bot_.settings_.temperature);
      return likely < kLeftOut ? 0 : likely;
    }

    // First member, so that the time limit includes the preparation of the search.
    const EmergencyStop stop_;
    SearchBot& bot_;
    const View<Game>& view_;
    const Action first_;
    Random& random_;
    const std::atomic<bool>& cancelled_;
    Evaluator evaluation_;
    const double stake_;
    // First the sensible player's choice, then the remaining candidates, then the dropped ones.
    std::vector<Candidate> candidates_;
    std::size_t alive_ = 0;    // number of remaining (not dropped) candidates
    std::uint64_t tried_ = 0;  // number of worlds where moves were tried
    // True if only the sensible player's choice and a significantly better candidate remain.
    bool decided_ = false;
    bool isExact_ = false;  // true if each candidate's only result is its exact value
  };

  Rules rules_;
  const Rules others_{Rules::plainStyle()};
  std::optional<Rules> characterRules_;
  Hero hero_;
  SearchSettings settings_;
  Effort effort_;
  std::optional<Action> runnerUp_;  // second-best choice of the last search
  std::vector<ComparedMove> compared_;
};

}  // namespace downpile
