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
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/decision.h"
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
  double temperature = 0;  // of the choice among the candidates, in the unit of Rules::goal
  double leeway = 0.005;   // how much worse, in that unit, a move in character may come out
  Memory memory = Memory::full;
  LookBack lookBack{};
  std::chrono::milliseconds limit{150};  // an emergency stop; none where it is 0
};

// Rules: the sensible player of a game, a DecidingBot that has
//   static double goal(const Game& end, int player)   how well a deal ended, finished or not: about
//                                                     0 to 1, beyond where much is at stake
//   static const Style& plainStyle()                  without any bent
template <class Rules>
class SearchBot final : public Bot {
 public:
  using Game = typename Rules::Game;

  // rules: whose moves are tried, and who plays the deals out in this player's place. bent: whose
  // taste decides between moves that were tried and came out as good.
  SearchBot(const Rules& rules, std::optional<Rules> bent, const SearchSettings& settings)
      : rules_(rules), bent_(std::move(bent)), settings_(settings) {}

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    effort_ = {};
    const View<Game>* own = viewToAct<Game>(view);
    if (own == nullptr || cancelled) return std::nullopt;
    const auto first = rules_.decide(*own, random, cancelled);
    if (!first || !mustMove(own->seen(), own->viewer())) return first;
    return Search(*this, *own, pastOf<Game>(view), *first, random, cancelled).run();
  }

  std::optional<Advice> advise(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    const auto action = choose(view, random, cancelled);
    if (!action) return std::nullopt;
    return rules_.explain(*viewToAct<Game>(view), *action);
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
    double value = 0;  // at first sight
    std::vector<float> results;
    double sum = 0;
    double mean() const { return sum / static_cast<double>(results.size()); }
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
          seed_(random.next()) {}

    std::optional<Action> run() {
      collect();
      if (isAnyAsGood()) return first_;
      while (isOpen() && !cancelled_ && !isTooLate()) {
        tryWorld();
        if (++tried_ % kBatch == 0) dropTheWorse();
      }
      if (cancelled_) return std::nullopt;
      return pick();
    }

   private:
    void collect() {
      for (const WeighedAction& move : bot_.rules_.weigh(view_)) {
        candidates_.push_back({.action = move.action, .value = move.value, .results = {}});
      }
      std::ranges::stable_sort(candidates_, std::ranges::greater{}, &Candidate::value);
      const auto most = static_cast<std::size_t>(bot_.settings_.candidates);
      const auto first = std::ranges::find(candidates_, first_, &Candidate::action);
      std::rotate(candidates_.begin(), first, first + 1);
      if (candidates_.size() > most) candidates_.resize(most);
      alive_ = candidates_.size();
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
        playOut(end, kMostMoves, same, [this](const View<Game>& view, Random& random) {
          const Rules& player = view.viewer() == view_.viewer() ? bot_.rules_ : bot_.others_;
          const auto only = mustMove(view.seen(), view.viewer()) ? onlyMove(view) : std::nullopt;
          return only ? only : player.decide(view, random, cancelled_);
        });
        const double result = Rules::goal(end, view_.viewer());
        candidates_[i].results.push_back(static_cast<float>(result));
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
      const auto worse = [&](const Candidate& c) { return isBetter(best, c, kCertain); };
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
      if (bot_.settings_.temperature > 0) return pickByTemperature();
      const Candidate& best = *bestSoFar();
      const Candidate& first = candidates_.front();
      const Candidate& chosen = isBetter(best, first, bot_.settings_.doubt) ? best : first;
      const Candidate* liked = favourite();
      const bool asGood = liked != nullptr && liked->mean() > chosen.mean() - bot_.settings_.leeway;
      return asGood ? liked->action : chosen.action;
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
    // dropped after a few, whose luck must not count.
    struct Difference {
      double mean = 0;
      double error = 0;  // the standard error of the mean
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
      // Rounding makes a little less than nothing of a difference that never varies.
      const double variance = std::max(0.0, squares / n - (sum / n) * (sum / n));
      return {sum / n, std::sqrt(variance / n)};
    }

    // Whether the difference is more than chance.
    static bool isBetter(const Candidate& best, const Candidate& other, double errors) {
      const Difference better = difference(best, other);
      return better.mean > errors * better.error;
    }

    // The better a move, the likelier; those under a tenth of the best are left out. What the
    // character would do counts as better than it is.
    Action pickByTemperature() {
      constexpr double kLeftOut = 0.1;
      const double temperature = bot_.settings_.temperature;
      const Candidate* liked = favourite();
      std::vector<double> values;
      for (const Candidate& c : candidates_) {
        const double better = difference(c, candidates_.front()).mean;
        values.push_back(better + (&c == liked ? temperature / 2 : 0));
      }
      const double best = *std::ranges::max_element(values);
      double sum = 0;
      for (double& value : values) {
        value = std::exp((value - best) / temperature);
        if (value < kLeftOut) value = 0;
        sum += value;
      }
      double lot = random_.unit() * sum;
      std::size_t i = 0;
      while (i + 1 < values.size() && (lot -= values[i]) >= 0) ++i;
      return candidates_[i].action;
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
    std::vector<Candidate> candidates_;  // the first at first sight, then those still tried
    std::size_t alive_ = 0;              // how many are
    std::uint64_t tried_ = 0;            // worlds
    bool decided_ = false;               // the first is surely worse than the only other
  };

  Rules rules_;
  const Rules others_{Rules::plainStyle()};
  std::optional<Rules> bent_;
  SearchSettings settings_;
  Effort effort_;
};

}  // namespace downpile
