// SPDX-License-Identifier: GPL-3.0-or-later
// A player growing a game tree over worlds consistent with its view: information set Monte Carlo
// tree search (Cowling, Powley, Whitehouse 2012). Each iteration samples a world, descends by moves
// legal in it, adds one node and plays the deal out. A guided tree tries the moves of the sensible
// player first and uses it for rollouts. The plain tree moves at random; it serves as a reference.
#pragma once

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/decision.h"
#include "bots/elementary.h"
#include "bots/search/emergency_stop.h"
#include "bots/search/playout.h"

namespace downpile {

struct TreeSettings {
  int iterations = 1024;  // number of rollouts for a decision
  // True: the sensible player proposes moves and plays the rollouts. False: the rollouts make
  // random moves, and no move is preferred.
  bool guided = true;
  // Exploration constant of the upper confidence bound. It has the same unit as Rules::goal.
  double curiosity = 0.5;
  // Number of won visits added to the real visits of the move proposed by the sensible player.
  double trust = 8;
  // Time limit of a decision, an emergency stop; 0: none.
  std::chrono::milliseconds limit{kBearable};
};

// Settings of the tree search with random rollouts, which works in every game.
inline constexpr TreeSettings kPlainTree{.iterations = 2500, .guided = false};

// Returns a random legal move, all equally likely. Off turn, doing nothing is one more possibility,
// as likely as each move.
template <class Game>
std::optional<Action> anyMove(const View<Game>& view, Random& random) {
  std::optional<Action> chosen;
  std::uint32_t count = mustMove(view.seen(), view.viewer()) ? 0 : 1;
  view.legal([&](const Action& action) {
    if (random.below(++count) == 0) chosen = action;
  });
  return chosen;
}

// A bot deciding by a tree search. Rules: the sensible player of a game, see search.h.
template <class Rules>
class TreeBot final : public Bot {
 public:
  using Game = typename Rules::Game;

  TreeBot(const Rules& rules, const TreeSettings& settings) : rules_(rules), settings_(settings) {}

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    effort_ = {};
    nodes_.clear();
    const View<Game>* own = viewToAct<Game>(view);
    if (own == nullptr || cancelled) return std::nullopt;
    if (!mustMove(own->seen(), own->viewer())) return decide(*own, random, cancelled);
    if (const auto only = onlyMove(*own)) return only;
    nodes_.assign(1, Node());
    grow(*own, random, cancelled);
    if (cancelled) return std::nullopt;
    const std::size_t chosen = mostTried();
    return chosen == kNone ? std::nullopt : std::optional(nodes_[chosen].action);
  }

  // Returns the second most tried move of the last decision, or nullopt if there was no search or
  // only one move was tried.
  std::optional<Action> runnerUp() const {
    if (nodes_.empty()) return std::nullopt;
    const std::size_t chosen = mostTried();
    const std::size_t second = mostTried(chosen);
    return second == kNone ? std::nullopt : std::optional(nodes_[second].action);
  }

  Effort effort() const override { return effort_; }
  void setTimeLimit(std::chrono::milliseconds limit) override { settings_.limit = limit; }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  // A node of the search tree: the position after `player` makes the move `action`, which follows
  // the moves of the parent nodes. Each visit may have other hidden cards (the node is an
  // information set).
  struct Node {
    Action action{};
    int player = 0;  // the player making `action`
    // Index of the first child node. The child's `sibling` is the index of the next child.
    std::size_t child = kNone;
    std::size_t sibling = kNone;
    int tries = 0;
    // Number of visits of the parent node where the move was legal.
    int chances = 0;
    double sum = 0;  // sum of the results for `player`
  };

  // Returns the player required to move next, or nullopt. Moves off turn are not in the tree; only
  // rollouts make them.
  static std::optional<int> onTurn(const Game& game) {
    if (game.chance().kind != ChanceNeed::Kind::none) return std::nullopt;
    const PlayerSet actors = game.actors();
    if (actors.contains(game.state().turn)) return game.state().turn;
    if (actors.empty()) return std::nullopt;
    return *actors.begin();
  }

  std::optional<Action> decide(const View<Game>& view, Random& random,
                               const std::atomic<bool>& cancelled) const {
    return settings_.guided ? rules_.decide(view, random, cancelled) : anyMove(view, random);
  }

  void grow(const View<Game>& view, Random& random, const std::atomic<bool>& cancelled) {
    const EmergencyStop stop(settings_.limit);
    Sampler<Game> sampler(view);
    for (int i = 0; i < settings_.iterations && !cancelled; ++i) {
      effort_.cutShort = i > 0 && stop.isDue();
      if (effort_.cutShort) break;
      Game world = sampler.draw(random);
      descend(world, view.viewer(), random, cancelled);
      ++effort_.rollouts;
    }
  }

  void descend(Game& world, int viewer, Random& random, const std::atomic<bool>& cancelled) {
    path_.assign(1, 0);
    bool added = false;
    for (int moves = 0; moves < kMostMoves && !added && !world.dealOver() && !cancelled;) {
      if (world.chance().kind != ChanceNeed::Kind::none) {
        world.resolve(Chance::draw(world.chance(), random), NoReport{});
        continue;
      }
      // The first move of the tree is always the viewer's, even if other players may act too.
      const int player = moves == 0 ? viewer : onTurn(world).value_or(viewer);
      const std::size_t next = step(world, player, random, cancelled, added);
      if (next == kNone) break;
      world.apply(player, nodes_[next].action, NoReport{});
      path_.push_back(next);
      ++moves;
    }
    playOut(world, kMostMoves, random, [&](const View<Game>& view, Random& stream) {
      return decide(view, stream, cancelled);
    });
    if (cancelled) return;
    ++nodes_[0].tries;
    for (std::size_t i = 1; i < path_.size(); ++i) {
      Node& node = nodes_[path_[i]];
      ++node.tries;
      node.sum += Rules::goal(world, node.player);
    }
  }

  // Returns the child node to visit: a new one for an untried move, or the one with the highest
  // upper confidence bound. Returns kNone if `player` has no legal move.
  std::size_t step(const Game& world, int player, Random& random,
                   const std::atomic<bool>& cancelled, bool& added) {
    const std::size_t parent = path_.back();
    collect(world, player);
    std::optional<Action> guide;
    if (settings_.guided && fresh_.size() + known_.size() > 1) {
      guide = rules_.decide(view(world, player), random, cancelled);
    }
    for (std::size_t child : known_) ++nodes_[child].chances;
    if (!fresh_.empty() && mayGrow(parent)) {
      added = true;
      return add(parent, player, pickFresh(guide, random));
    }
    if (known_.empty()) return kNone;
    std::size_t best = known_.front();
    double most = -1e9;
    for (std::size_t child : known_) {
      const double value = promise(nodes_[child], guide);
      if (value > most) {
        most = value;
        best = child;
      }
    }
    return best;
  }

  // Whether the node may get another child. In a plain tree it always may. In a guided tree, the
  // number of children grows with the square root of the number of visits (progressive widening).
  // The move proposed by the sensible player is added first.
  bool mayGrow(std::size_t parent) const {
    if (!settings_.guided || known_.empty()) return true;
    const double widening = 1 + std::sqrt(static_cast<double>(nodes_[parent].tries));
    return static_cast<double>(known_.size()) < widening;
  }

  // Returns the upper confidence bound of a node. The move `guide`, proposed by the sensible
  // player, counts as if it had `trust` more visits, all won.
  double promise(const Node& node, const std::optional<Action>& guide) const {
    const double extra = guide && node.action == *guide ? settings_.trust : 0;
    const double tries = node.tries + extra;
    return (node.sum + extra) / tries +
           settings_.curiosity * std::sqrt(logarithm(node.chances + 1.0) / tries);
  }

  Action pickFresh(const std::optional<Action>& guide, Random& random) const {
    if (guide) {
      for (const Action& action : fresh_) {
        if (action == *guide) return action;
      }
    }
    return fresh_[random.below(static_cast<std::uint32_t>(fresh_.size()))];
  }

  // Sorts the legal moves into moves with a node in the tree (known_) and new moves (fresh_).
  void collect(const Game& world, int player) {
    known_.clear();
    fresh_.clear();
    const std::size_t parent = path_.back();
    world.legal(player, [&](const Action& action) {
      for (std::size_t c = nodes_[parent].child; c != kNone; c = nodes_[c].sibling) {
        if (nodes_[c].player == player && nodes_[c].action == action) {
          known_.push_back(c);
          return;
        }
      }
      fresh_.push_back(action);
    });
  }

  std::size_t add(std::size_t parent, int player, const Action& action) {
    nodes_.push_back(
        {.action = action, .player = player, .sibling = nodes_[parent].child, .chances = 1});
    nodes_[parent].child = nodes_.size() - 1;
    return nodes_.size() - 1;
  }

  // Returns the child of the root with the most visits, other than the node `without`.
  std::size_t mostTried(std::size_t without = kNone) const {
    std::size_t best = kNone;
    for (std::size_t c = nodes_[0].child; c != kNone; c = nodes_[c].sibling) {
      if (c == without) continue;
      if (best == kNone || nodes_[c].tries > nodes_[best].tries) best = c;
    }
    return best;
  }

  Rules rules_;
  TreeSettings settings_;
  Effort effort_;
  std::vector<Node> nodes_;         // all nodes of the tree for one decision; the root is first
  std::vector<std::size_t> path_;   // indices of the nodes from the root to the current node
  std::vector<std::size_t> known_;  // nodes of the moves legal now; see collect
  std::vector<Action> fresh_;
};

}  // namespace downpile
