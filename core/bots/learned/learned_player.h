// SPDX-License-Identifier: GPL-3.0-or-later
// A player that makes the move with the highest network answer. It chooses among the moves
// considered by the sensible player. It plays like the sensible player off turn, under house rules
// not used in its training, and if the sensible player gives all moves the same value.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "bots/decision.h"
#include "bots/learned/learned_by.h"
#include "bots/search/playout.h"

namespace downpile {

// All candidate moves of one decision. Computes the network inputs (facts) of each move.
template <class Rules>
class LearnedDecision {
 public:
  using Game = typename Rules::Game;

  // The view must outlive this object. Its viewer must be required to move (see mustMove).
  LearnedDecision(const View<Game>& view, const Rules& rules)
      : moves_(rules.weigh(view)), encoder_(view) {
    encoder_.ofPosition(facts_);
    ofPosition_ = facts_.size();
    for (const WeighedAction& move : moves_) best_ = std::max(best_, move.value);
  }

  // The candidate moves with their values from Rules::weigh(). Never empty.
  const std::vector<WeighedAction>& moves() const { return moves_; }
  // Whether the sensible player gives all moves the same value, as in paper-scissors-rock.
  bool areAllEqual() const {
    constexpr double kEqual = 1e-9;
    return std::ranges::all_of(
        moves_, [this](const WeighedAction& move) { return best_ - move.value < kEqual; });
  }
  double unit() const { return encoder_.unit(); }

  // Returns the facts of the position and of the move with this index. The reference is valid until
  // the next call.
  const Inputs& factsOf(std::size_t move) {
    facts_.resize(ofPosition_);
    encoder_.ofMove(moves_[move], best_, facts_);
    return facts_;
  }

  // Returns the network's answer for each move, in the order of moves().
  std::vector<std::int64_t> ask(const LearnedNetwork& network) {
    std::vector<std::int64_t> answers;
    facts_.resize(ofPosition_);
    LearnedNetwork::Sums position = network.start();
    network.add(position, facts_.held());
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      LearnedNetwork::Sums sums = position;
      network.add(sums, factsOf(i).held().subspan(ofPosition_));
      answers.push_back(network.answer(sums));
    }
    return answers;
  }

 private:
  std::vector<WeighedAction> moves_;
  typename LearnedBy<Rules>::Encoder encoder_;
  Inputs facts_;
  std::size_t ofPosition_ = 0;
  double best_ = std::numeric_limits<double>::lowest();
};

// Returns the index of the highest number, the first one if several are equal.
inline std::size_t highestOf(const std::vector<std::int64_t>& answers) {
  return static_cast<std::size_t>(std::ranges::max_element(answers) - answers.begin());
}

template <class Rules>
class LearnedPlayer {
 public:
  using Game = typename Rules::Game;

  // rules: the sensible player. It evaluates the moves for the network's inputs. It also chooses
  // the move off turn, under house rules not used in the training, and if it gives all moves the
  // same value.
  LearnedPlayer(const Rules& rules, const LearnedNetwork& network)
      : rules_(rules), network_(network) {}

  // Returns the player's move, like DecidingBot::decide.
  std::optional<Action> decide(const View<Game>& view, Random& random,
                               const std::atomic<bool>& cancelled) const {
    if (!mustMove(view.seen(), view.viewer()) || !isTrainedFor(view)) {
      return rules_.decide(view, random, cancelled);
    }
    LearnedDecision<Rules> decision(view, rules_);
    // The sensible player chooses at random among moves of equal value. The network would throw the
    // same sign in every round of paper, scissors, rock (X8).
    if (decision.areAllEqual()) return rules_.decide(view, random, cancelled);
    return decision.moves()[highestOf(decision.ask(network_))].action;
  }

  // Returns the network's estimates of the moves of Rules::weigh(), in the same order and in the
  // unit of the goal. Only their differences are meaningful. Empty if the network was not trained
  // for the position's house rules.
  std::vector<double> judge(const View<Game>& view) const {
    if (!isTrainedFor(view)) return {};
    LearnedDecision<Rules> decision(view, rules_);
    const double unit = decision.unit() / LearnedNetwork::kAnswer;
    std::vector<double> values;
    for (std::int64_t answer : decision.ask(network_)) {
      values.push_back(unit * static_cast<double>(answer));
    }
    return values;
  }

 private:
  static bool isTrainedFor([[maybe_unused]] const View<Game>& view) {
    if constexpr (requires { LearnedBy<Rules>::isTrainedFor(view); }) {
      return LearnedBy<Rules>::isTrainedFor(view);
    } else {
      return true;
    }
  }

  Rules rules_;
  LearnedNetwork network_;
};

// A bot that plays the moves of LearnedPlayer, without a search.
template <class Rules>
class LearnedBot final : public Bot {
 public:
  using Game = typename Rules::Game;

  LearnedBot(const Rules& rules, const LearnedNetwork& network)
      : rules_(rules), player_(rules, network) {}

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    const View<Game>* own = viewToAct<Game>(view);
    if (own == nullptr || cancelled) return std::nullopt;
    if (mustMove(own->seen(), own->viewer())) {
      if (const auto only = onlyMove(*own)) return only;
    }
    return player_.decide(*own, random, cancelled);
  }

  std::optional<Advice> advise(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    const auto action = choose(view, random, cancelled);
    if (!action) return std::nullopt;
    const View<Game>& own = *viewToAct<Game>(view);
    return rules_.explain(own, equallyLikelyWorlds(own), *action, rules_.nextBest(own, *action));
  }

  std::span<const char* const> reasons() const override { return rules_.reasons(); }

 private:
  Rules rules_;
  LearnedPlayer<Rules> player_;
};

}  // namespace downpile
