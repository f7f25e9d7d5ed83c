// SPDX-License-Identifier: GPL-3.0-or-later
// A player that looks ahead: it draws worlds that agree with its view, makes every candidate move
// in the same worlds, plays the deals out, and drops the moves that come out worse, so that most of
// the work goes to the best. It takes the others for sensible players without any bent. Budgets are
// counted in deals played out, not in time: a seed gives the same game everywhere.
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
#include "bots/decision.h"
#include "bots/elementary.h"
#include "bots/search/emergency_stop.h"
#include "bots/search/likely_worlds.h"
#include "bots/search/playout.h"

namespace downpile {

struct SearchSettings {
  int rollouts = 1024;     // deals played out for a decision, shared among the candidates: as many
                           // as these or more
  int candidates = 16;     // moves that are looked at, 1 or more: those that promise most at first
                           // sight
  double doubt = 0.5;      // standard errors by which a move must beat the one at first sight
  int trust = 0;           // worlds that a learned player's opinion of a move counts for
  double temperature = 0;  // of the choice among the candidates, in the unit of the settings: that
                           // of Rules::goal in usual games
  double slips = 0;        // how often the player errs, 0 ... 1
  double mostLoss = 0;    // how much worse than the best, in that unit, a move may come out that is
                          // chosen by temperature or a slip: who errs overlooks what comes later,
                          // not what is plain
  double leeway = 0.005;  // how much worse, in that unit, a move in character may come out
  bool reckons = false;   // what is plain arithmetic is done right: Rules::reckon, isObvious
  Memory memory = Memory::full;
  LookBack lookBack{};
  std::chrono::milliseconds limit{kBearable};  // an emergency stop; none where it is 0
};

// Rules: the sensible player of a game, a DecidingBot that has
//   static double goal(const Game& end, int player)   how well a deal ended, finished or not: about
//                                                     0 to 1, beyond where much is at stake
//   static const Style& plainStyle()                  without any bent
//   static constexpr bool kMayLookBack                whether LikelyWorlds fit the game
// Aim: whose goal() is played for, where that is another one. Either may have a stake(view), by
// which its goal is put into the unit of the settings (see WholeGameAim). Hero: who plays the deals
// out in this player's place, as Rules or a LearnedPlayer of them, whose opinion of the moves then
// counts too.
template <class Rules, class Aim = Rules, class Hero = Rules>
class SearchBot final : public Bot {
 public:
  using Game = typename Rules::Game;

  // rules: whose moves are tried. bent: whose taste decides between moves that were tried and came
  // out as good.
  SearchBot(const Rules& rules, std::optional<Rules> bent, const Hero& hero,
            const SearchSettings& settings)
      : rules_(rules), bent_(std::move(bent)), hero_(hero), settings_(settings) {}
  SearchBot(const Rules& rules, std::optional<Rules> bent,
            const SearchSettings& settings) requires std::same_as<Hero, Rules>
      : SearchBot(rules, std::move(bent), rules, settings) {}

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    effort_ = {};
    runnerUp_.reset();
    const View<Game>* own = viewToAct<Game>(view);
    if (own == nullptr || cancelled) return std::nullopt;
    const auto first = rules_.decide(*own, random, cancelled);
    if (!first || !mustMove(own->seen(), own->viewer())) return first;
    const auto reckoned = settings_.reckons ? rules_.reckon(*own) : std::nullopt;
    if (reckoned) return reckoned;
    return Search(*this, *own, pastOf<Game>(view), *first, random, cancelled).run();
  }

  // Compared with what came out next best.
  std::optional<Advice> advise(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    const auto action = choose(view, random, cancelled);
    if (!action) return std::nullopt;
    const View<Game>& own = *viewToAct<Game>(view);
    std::optional<Action> instead = runnerUp_;
    if (!instead) instead = rules_.nextBest(own, *action);
    return rules_.explain(own, *action, instead);
  }

  std::span<const char* const> reasons() const override { return rules_.reasons(); }
  Effort effort() const override { return effort_; }
  bool looksBack() const override { return settings_.lookBack.moves > 0; }
  void setTimeLimit(std::chrono::milliseconds limit) override { settings_.limit = limit; }

 private:
  static constexpr int kBatch = 16;  // worlds after which the worse moves are dropped

  // A move, and how the deals after it ended; results[w] in the world w.
  struct Candidate {
    Action action;
    double value = 0;    // at first sight
    double opinion = 0;  // the hero's, as if it had come out of so many worlds (a prior)
    int trust = 0;
    std::vector<double> results;
    double sum = 0;
    double mean() const {
      return (sum + trust * opinion) / (trust + static_cast<double>(results.size()));
    }
  };

  // One decision.
  class Search {
   public:
    Search(SearchBot& bot, const View<Game>& view, const Past<Game>& past, const Action& first,
           Random& random, const std::atomic<bool>& cancelled)
        : stop_(bot.settings_.limit),
          bot_(bot),
          view_(view),
          first_(first),
          random_(random),
          cancelled_(cancelled),
          sampler_(view, bot.settings_.memory),
          worlds_(view, past, bot.others_, sampler_, bot.settings_.lookBack),
          seed_(random.next()),
          stake_(stakeIn(view)) {}

    std::optional<Action> run() {
      collect();
      if (isAnyAsGood()) return first_;
      while (isOpen() && !cancelled_ && !isTooLate()) {
        tryWorld();
        if (++tried_ % kBatch == 0) dropTheWorse();
      }
      if (cancelled_) return std::nullopt;
      const auto chosen = pick();
      bot_.runnerUp_ = runnerUp(*chosen);
      return chosen;
    }

   private:
    // Where a game is as good as won or lost, nothing is at stake, and what is left counts.
    static double stakeIn(const View<Game>& view) {
      constexpr double kLeast = 1e-6;
      if constexpr (requires { Aim::stake(view); }) {
        return std::max(kLeast, Aim::stake(view));
      } else {
        return 1;
      }
    }

    void collect() {
      for (const WeighedAction& move : bot_.rules_.weigh(view_)) {
        candidates_.push_back({.action = move.action, .value = move.value, .results = {}});
      }
      if constexpr (requires { bot_.hero_.judge(view_); }) {
        const std::vector<double> opinions = bot_.hero_.judge(view_);
        for (std::size_t i = 0; i < opinions.size(); ++i) {
          candidates_[i].opinion = opinions[i];
          candidates_[i].trust = bot_.settings_.trust;
        }
      }
      std::ranges::stable_sort(candidates_, std::ranges::greater{}, &Candidate::value);
      const auto most = static_cast<std::size_t>(bot_.settings_.candidates);
      const auto first = std::ranges::find(candidates_, first_, &Candidate::action);
      std::rotate(candidates_.begin(), first, first + 1);
      if (candidates_.size() > most) {
        keepLeaning(most);
        candidates_.resize(most);
      }
      alive_ = candidates_.size();
    }

    // What a character leans to most is among those that are looked at: in the last place.
    void keepLeaning(std::size_t most) {
      if (!bot_.bent_ || most < 2) return;
      const auto leaning = [&](const Candidate& c) { return bot_.bent_->leaning(view_, c.action); };
      const auto best = std::ranges::max_element(candidates_, {}, leaning);
      if (static_cast<std::size_t>(best - candidates_.begin()) < most) return;
      std::iter_swap(candidates_.begin() + static_cast<std::ptrdiff_t>(most) - 1, best);
    }

    bool isOpen() const { return alive_ > 1 && !decided_ && effort() + alive_ <= budget(); }

    // By the clock; one world at least is tried.
    bool isTooLate() {
      bot_.effort_.cutShort = tried_ > 0 && stop_.isDue();
      return bot_.effort_.cutShort;
    }

    // One move, or several that are alike for what can be known: the lot of the first sight
    // decides, not the noise of the worlds.
    bool isAnyAsGood() const {
      const auto [least, most] = std::ranges::minmax_element(candidates_, {}, &Candidate::value);
      return candidates_.size() < 2 || most->value - least->value < 1e-9;
    }

    // All that are still tried, in one more world and with the same luck.
    void tryWorld() {
      Random luck(seed_, tried_);
      const Game world = worlds_.draw(luck, cancelled_);
      for (std::size_t i = 0; i < alive_; ++i) {
        Random same = luck;
        Game end = world;
        end.apply(view_.viewer(), candidates_[i].action, NoReport{});
        playOutAs(end, view_.viewer(), bot_.hero_, bot_.others_, same, cancelled_);
        const double result = Aim::goal(end, view_.viewer()) / stake_;
        candidates_[i].results.push_back(result);
        candidates_[i].sum += result;
        ++bot_.effort_.rollouts;
      }
    }

    std::size_t effort() const { return bot_.effort_.rollouts; }
    std::size_t budget() const { return static_cast<std::size_t>(bot_.settings_.rollouts); }

    // Those that are worse than the best by more than chance are tried no longer; the first, which
    // the others are compared with, is until one other is left that is better.
    void dropTheWorse() {
      constexpr double kCertain = 2;  // standard errors
      const Candidate best = *bestSoFar();
      const auto worse = [&](const Candidate& c) { return isSurelyBetter(best, c, kCertain); };
      const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(alive_);
      alive_ = static_cast<std::size_t>(
          std::stable_partition(candidates_.begin() + 1, end, std::not_fn(worse)) -
          candidates_.begin());
      decided_ = alive_ == 2 && worse(candidates_.front());
    }

    // Of those that are still tried.
    const Candidate* bestSoFar() const {
      return &*std::max_element(
          candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(alive_),
          [](const Candidate& a, const Candidate& b) { return a.mean() < b.mean(); });
    }

    std::optional<Action> pick() {
      const bool errs = bot_.settings_.slips > 0 || bot_.settings_.temperature > 0;
      const Candidate& chosen = errs && !bot_.rules_.isObvious(view_) ? pickWeakly() : pickBest();
      return inCharacter(chosen, errs).action;
    }

    const Candidate& pickBest() {
      const Candidate& best = *bestSoFar();
      const Candidate& first = candidates_.front();
      const Candidate& chosen = isBetter(best, first, bot_.settings_.doubt) ? best : first;
      const Candidate* liked = favourite();
      const bool asGood = liked != nullptr && liked->mean() > chosen.mean() - bot_.settings_.leeway;
      return asGood ? *liked : chosen;
    }

    // A character does what it leans to where that costs less than it is worth to it, and who errs
    // does not err twice.
    const Candidate& inCharacter(const Candidate& chosen, bool errs) const {
      constexpr double kWorth = 0.02;
      if (!bot_.bent_) return chosen;
      const double leaning = bot_.bent_->leaning(view_, chosen.action);
      const Candidate* best = &chosen;
      double most = 0;
      for (const Candidate& c : candidates_) {
        const double more = kWorth * (bot_.bent_->leaning(view_, c.action) - leaning);
        if (more <= 0 || (errs && !isBearable(difference(*bestSoFar(), c)))) continue;
        const double gain = more - difference(chosen, c).mean;
        if (gain <= most) continue;
        best = &c;
        most = gain;
      }
      return *best;
    }

    // What came out best of the other choices.
    std::optional<Action> runnerUp(const Action& chosen) const {
      const Candidate& one = *moveOf(candidates_, chosen);
      const WeighedAction weighed{one.action, one.value};
      const Candidate* best = nullptr;
      double least = 0;
      for (const Candidate& c : candidates_) {
        if (!bot_.rules_.isOther(view_, {c.action, c.value}, chosen, &weighed)) continue;
        const double loss = difference(one, c).mean;
        if (best != nullptr && loss >= least) continue;
        best = &c;
        least = loss;
      }
      return best == nullptr ? std::nullopt : std::optional(best->action);
    }

    // What the character would do, if it is still tried.
    const Candidate* favourite() {
      if (!bot_.bent_) return nullptr;
      const auto action = bot_.bent_->decide(view_, random_, cancelled_);
      for (std::size_t i = 0; i < alive_ && action; ++i) {
        if (candidates_[i].action == *action) return &candidates_[i];
      }
      return nullptr;
    }

    // How much better one came out than another in the worlds that both were tried in: some were
    // dropped after a few, whose luck must not count. The hero's opinions count as if they had come
    // out of worlds.
    struct Difference {
      double mean = 0;
      double found = 0;  // the mean of the worlds alone, and its standard error
      double error = 0;
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
      const double n = static_cast<double>(both);
      const double all = n + one.trust;
      const double opinions = one.trust * (one.opinion - other.opinion);
      // Rounding makes a little less than nothing of a difference that never varies.
      const double variance = std::max(0.0, squares / n - (sum / n) * (sum / n));
      return {(sum + opinions) / all, sum / n, std::sqrt(variance / n)};
    }

    // Whether the difference is more than chance.
    static bool isBetter(const Candidate& best, const Candidate& other, double errors) {
      const Difference better = difference(best, other);
      return better.mean > errors * better.error;
    }
    // The same of what was found, with which opinions must agree: where they do not, more is tried.
    static bool isSurelyBetter(const Candidate& best, const Candidate& other, double errors) {
      const Difference better = difference(best, other);
      return better.mean > 0 && better.found > errors * better.error;
    }

    // Against the best, as far as the worlds tell.
    bool isBearable(const Difference& loss) const {
      return loss.mean + loss.error <= bot_.settings_.mostLoss;
    }

    // Mostly one of the best, the better the likelier, or what the character would do; now and then
    // a slip: the worst of all that can be borne.
    const Candidate& pickWeakly() {
      const Candidate& best = *bestSoFar();
      const Candidate* liked = favourite();
      std::vector<const Candidate*> bearable;
      std::vector<double> losses;
      for (const Candidate& c : candidates_) {
        const Difference loss = difference(best, c);
        if (&c != &best && !isBearable(loss)) continue;
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
      double lot = random_.unit() * sum;
      std::size_t i = 0;
      while (i + 1 < weights.size() && (lot -= weights[i]) >= 0) ++i;
      return *bearable[i];
    }

    // Of a move that comes out so much worse than the best; those under a tenth are left out.
    double likelihood(double loss) const {
      constexpr double kLeftOut = 0.1;
      if (bot_.settings_.temperature <= 0) return loss <= 0 ? 1 : 0;
      const double likely = exponential(-loss / bot_.settings_.temperature);
      return likely < kLeftOut ? 0 : likely;
    }

    const EmergencyStop stop_;  // first: preparing counts
    SearchBot& bot_;
    const View<Game>& view_;
    const Action first_;
    Random& random_;
    const std::atomic<bool>& cancelled_;
    Sampler<Game> sampler_;
    LikelyWorlds<Rules> worlds_;
    std::uint64_t seed_;
    const double stake_;
    std::vector<Candidate> candidates_;  // the first at first sight, then those still tried
    std::size_t alive_ = 0;              // how many are
    std::uint64_t tried_ = 0;            // worlds
    bool decided_ = false;               // the first is surely worse than the only other
  };

  Rules rules_;
  const Rules others_{Rules::plainStyle()};
  std::optional<Rules> bent_;
  Hero hero_;
  SearchSettings settings_;
  Effort effort_;
  std::optional<Action> runnerUp_;  // of the last decision that was searched
};

}  // namespace downpile
