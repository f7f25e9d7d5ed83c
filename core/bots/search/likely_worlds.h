// SPDX-License-Identifier: GPL-3.0-or-later
// Samples worlds consistent with a view, weighted by how well they explain the earlier moves of the
// opponents: for example, after drawing a card a player probably had none to play. The sensible
// player's evaluation decides which moves are best with the cards of a world.
//
// If there are few worlds, they are listed with their probabilities, and each draw is independent.
// Otherwise a Markov chain steps from world to world by swapping two hidden cards, or the times
// when two cards arrived in a hand. It accepts steps by the Metropolis rule, so that it visits each
// world in proportion to its likelihood. The length of the walk is measured in evaluated hands;
// hands in the cache cost little.
//
// Requirements for a game (Rules::kMayLookBack): unseen cards enter a hand only from places hidden
// from all players, not from another hand. A player's hidden cards have the player's number as
// owner in HiddenCards. The limits (HiddenCards::Limit) concern hands.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "bots/decision.h"
#include "bots/elementary.h"
#include "bots/search/playout.h"
#include "rules/history.h"
#include "rules/random.h"
#include "rules/view.h"
#include "table/player.h"

namespace downpile {

struct LookBack {
  // Number of the latest moves of the deal with an effect on the likelihood of worlds. With 0 all
  // worlds are equally likely.
  int moves = 0;
  // Decrease of a world's log-likelihood (base e) for each move not among the player's best moves
  // in this world.
  double surprise = 4;
  int settle = 300;  // number of hands evaluated before the first world of a chain
  int stir = 30;     // number of hands evaluated between two worlds
  // True: `settle` and `stir` count tried swaps, rounded up to a multiple of ten. False: they count
  // evaluated hands.
  bool bySwaps = false;
  // Maximum number of worlds in a list. A Markov chain would seldom get from a likely world to
  // another one with quite different cards, because all worlds between them are unlikely.
  int mostListed = 1000;
};

// A possible world and its weight: the probability, relative to other worlds.
template <class Game>
struct WeighedWorld {
  Game game;
  double weight = 1;
};

// Samples worlds consistent with the players' earlier moves, from a list or by a Markov chain of
// swaps of hidden cards. Rules: the sensible player of a game, see search.h.
template <class Rules>
class LikelyWorlds {
 public:
  using Game = typename Rules::Game;

  // The arguments must outlive this object.
  LikelyWorlds(const View<Game>& view, const History<Game>& history, const Rules& rules,
               Sampler<Game>& sampler, const LookBack& settings)
      : view_(view), rules_(rules), sampler_(sampler), settings_(settings) {
    const auto most = static_cast<std::size_t>(std::max(0, settings.moves));
    history_ = std::span(history).last(std::min(most, history.size()));
    for (std::size_t i = 0; i < history_.size(); ++i) {
      const int player = history_[i].player;
      if (player == view.viewer() || !mustMove(history_[i].before.seen(), player)) continue;
      moves_[at(player)].push_back(static_cast<int>(i));
    }
    surprising_.resize(history_.size());
  }

  // Makes the next draw() start a new Markov chain, which does not depend on the worlds drawn so
  // far. Draws from a list are independent anyway.
  void restart() {
    if (!listed_.empty()) return;
    spots_.clear();
    for (std::vector<std::size_t>& spots : ofPlayer_) spots.clear();
  }

  // Returns all worlds that differ in the players' hands, with their exact probabilities. Hidden
  // cards outside the hands are placed once for each world. Returns none if there may be more than
  // `most`, if a hidden card has come into a hand since the first considered move, or if
  // `cancelled` becomes true. Call it only before the first draw(), which then uses the
  // same list if it considers earlier moves.
  std::vector<WeighedWorld<Game>> all(std::size_t most, Random& random,
                                      const std::atomic<bool>& cancelled) {
    if (numberOfHands() > static_cast<double>(most)) return {};
    list(random, cancelled);
    std::vector<WeighedWorld<Game>> worlds;
    for (const Listed& each : listed_) {
      put(each);
      worlds.push_back({world(random), each.weight});
    }
    return worlds;
  }

  // Returns the next world. A Markov chain makes LookBack::settle steps before its first world, and
  // LookBack::stir steps before each later one. LookBack::bySwaps defines how these steps are
  // counted. If `cancelled` becomes true, soon returns a possible, but perhaps unlikely world. If
  // no earlier move is considered, all worlds are equally likely, and neither a list nor a chain is
  // used.
  Game draw(Random& random, const std::atomic<bool>& cancelled) {
    if (std::ranges::all_of(moves_, &std::vector<int>::empty)) return sampler_.draw(random);
    if (!isListed_ && isListable()) list(random, cancelled);
    isListed_ = isListed_ || !cancelled;
    if (!listed_.empty()) {
      put(listedAt(random.unit()));
    } else {
      if (spots_.empty()) start(random);
      walk(std::exchange(walk_, settings_.stir), random, cancelled);
    }
    shuffleLoose(random);
    return world(random);
  }

 private:
  // Value of Spot::from for a card already in the hand before the first considered move.
  static constexpr int kBefore = -1;
  // Value of Spot::until for a card still in the hand.
  static constexpr int kNow = std::numeric_limits<int>::max();

  // A card and its place: a card hidden now, in a hand or outside the hands (a loose card); or a
  // card hidden in a hand at an earlier move and played since.
  struct Spot {
    int owner = 0;  // owner of the place, as numbered in HiddenCards
    Card card;
    int group = 0;       // shuffle group; only cards of the same group can be swapped
    int from = kBefore;  // index of the move that brought the card into the hand
    int until = kNow;    // index of the move that played the card
  };

  // A possible world in the list: the cards at all spots, and its probability.
  struct Listed {
    std::vector<Card> cards;
    double weight = 0;
  };

  // Lists all worlds that differ in the players' hands, if this was not done before. Lists none if
  // a hidden card has come into a hand since the first considered move: it could have come with
  // several of the moves, and each case makes other moves likely.
  void list(Random& random, const std::atomic<bool>& cancelled) {
    if (std::exchange(isListed_, true)) return;
    restart();
    start(random);
    if (std::ranges::none_of(spots_, [](const Spot& spot) { return spot.from != kBefore; })) {
      fillHands(0, view_.seen().unknownTo(view_.viewer()), cancelled);
    }
    if (cancelled) {
      listed_.clear();
      isListed_ = false;
    }
    double sum = 0;
    for (const Listed& each : listed_) sum += each.weight;
    for (Listed& each : listed_) each.weight /= sum;
    restart();
  }

  // Returns the world in the list to which this share (0 to 1) of the sum of the weights leads.
  const Listed& listedAt(double share) const {
    const auto found = std::ranges::find_if(listed_, [&share](const Listed& each) {
      share -= each.weight;
      return share < 0;
    });
    return found == listed_.end() ? listed_.back() : *found;
  }

  void put(const Listed& world) {
    for (std::size_t i = 0; i < spots_.size(); ++i) spots_[i].card = world.cards[i];
  }

  // Returns the world with each card hidden now at the place stated by its spot.
  Game world(Random& random) const {
    Game world = view_.seen();
    for (const Spot& spot : spots_) {
      if (spot.until == kNow) world.putHidden(spot.owner, spot.card);
    }
    if constexpr (Game::kTraits.hasSecretChoices) world.drawSecrets(random);
    return world;
  }

  // Returns true if the list would have at most LookBack::mostListed worlds and need at most
  // kMostEvaluations evaluated hands. A Markov chain evaluates as many for about 100 worlds.
  bool isListable() const {
    constexpr double kMostEvaluations = 3000;
    if (numberOfHands() > settings_.mostListed) return false;
    double evaluations = 0;
    for (int player = 0; player < view_.players(); ++player) {
      evaluations += numberOfHands(player) * static_cast<double>(moves_[at(player)].size());
    }
    return evaluations <= kMostEvaluations;
  }

  // Returns an upper bound for the number of worlds with different hands or, with `only`, with
  // different hands of this player. It ignores the limits of HiddenCards.
  double numberOfHands(std::optional<int> only = std::nullopt) const {
    const HiddenCards& hidden = sampler_.hidden();
    // Number of hidden cards not yet in a slot, by shuffle group.
    std::array<double, kCardIds> cards{};
    for (Card card : view_.seen().unknownTo(view_.viewer()))
      ++cards[at(view_.seen().groupOf(card))];
    double number = 1;
    int same = 0;  // number of slots so far with this owner and group
    for (std::size_t i = 0; i < hidden.slotCount; ++i) {
      const HiddenCards::Slot& slot = hidden.list[i];
      if (slot.owner >= view_.players()) break;
      if (only && slot.owner != *only) continue;
      same = i > 0 && slot == hidden.list[i - 1] ? same + 1 : 1;
      number *= cards[slot.group]-- / same;
    }
    return number;
  }

  // Distributes the cards `left` over the hidden places in hands, from spot `first` on, in every
  // possible way. Adds each resulting world to the list.
  void fillHands(std::size_t first, const CardSet& left, const std::atomic<bool>& cancelled) {
    if (cancelled) return;
    while (first < inHands_ && spots_[first].until != kNow) ++first;
    if (first == inHands_) return addWorld(left);
    Spot& spot = spots_[first];
    const Spot* const before = first > 0 ? &spots_[first - 1] : nullptr;
    const bool isSame = before != nullptr && before->until == kNow && before->owner == spot.owner &&
                        before->group == spot.group;
    for (Card card : left) {
      if (view_.seen().groupOf(card) != spot.group || (isSame && card < before->card)) continue;
      spot.card = card;
      fillHands(first + 1, left - CardSet(card), cancelled);
    }
  }

  void addWorld(const CardSet& left) {
    double logLikelihood = 0;
    for (int player = 0; player < view_.players(); ++player) {
      if (!keepLimits(player)) return;
      logLikelihood += likelihoodOf(player, -kImpossible);
    }
    CardSet rest = left;
    for (std::size_t i = inHands_; i < spots_.size(); ++i) {
      for (Card card : rest) {
        if (view_.seen().groupOf(card) != spots_[i].group) continue;
        spots_[i].card = card;
        rest.erase(card);
        break;
      }
    }
    Listed world{.cards = {}, .weight = exponential(logLikelihood)};
    for (const Spot& spot : spots_) world.cards.push_back(spot.card);
    listed_.push_back(std::move(world));
  }

  void start(Random& random) {
    const Game& seen = view_.seen();
    sampler_.deal(random, [&](int owner, Card card) {
      spots_.push_back({.owner = owner, .card = card, .group = seen.groupOf(card)});
    });
    const auto loose = std::stable_partition(spots_.begin(), spots_.end(), [&](const Spot& spot) {
      return spot.owner < view_.players();
    });
    const std::vector<Spot> elsewhere(loose, spots_.end());
    spots_.erase(loose, spots_.end());
    for (int player = 0; player < view_.players(); ++player) {
      if (player != view_.viewer()) recallHand(player, random);
    }
    inHands_ = spots_.size();
    spots_.insert(spots_.end(), elsewhere.begin(), elsewhere.end());
    for (std::size_t i = 0; i < inHands_; ++i) ofPlayer_[at(spots_[i].owner)].push_back(i);
    for (int player = 0; player < view_.players(); ++player) {
      likelihood_[at(player)] = likelihoodOf(player, -kImpossible);
    }
    walk_ = settings_.settle;
  }

  // Adds spots for the previously hidden cards played by a player since the first considered move.
  // Assigns each hidden card that came into the hand since then to the move that brought it, at
  // random and uniformly among the possible ways.
  void recallHand(int player, Random& random) {
    std::vector<int> arrivals;
    for (std::size_t i = 0; i < history_.size(); ++i) {
      const auto& before = history_[i].before.state();
      const auto& after = i + 1 < history_.size() ? history_[i + 1].before.state() : view_.state();
      int unseen = unseenIn(before, player);
      if (history_[i].player == player && unseen > 0) {
        for (Card card : history_[i].action.cards - before.hands[at(player)]) {
          spots_.push_back({.owner = player,
                            .card = card,
                            .group = history_[i].before.seen().groupOf(card),
                            .until = static_cast<int>(i)});
          --unseen;
        }
      }
      for (; unseen < unseenIn(after, player); ++unseen) arrivals.push_back(static_cast<int>(i));
    }
    if (arrivals.empty()) return;
    const int latest = latestGroup();
    for (std::size_t i = arrivals.size(); i-- > 0;) {
      Spot* chosen = nullptr;
      std::uint32_t count = 0;
      for (Spot& spot : spots_) {
        if (spot.owner != player || spot.from != kBefore || spot.until <= arrivals[i]) continue;
        if (spot.group == latest && random.below(++count) == 0) chosen = &spot;
      }
      if (chosen != nullptr) chosen->from = arrivals[i];
    }
  }

  // Returns the shuffle group of the cards in the stock at the first considered move.
  int latestGroup() const {
    const HiddenCards& hidden = history_.front().before.hidden();
    int latest = 0;
    for (std::size_t i = 0; i < hidden.slotCount; ++i) {
      latest = std::max(latest, int{hidden.list[i].group});
    }
    return latest;
  }

  static int unseenIn(const typename Game::State& state, int player) {
    return state.held[at(player)] - state.hands[at(player)].size();
  }

  // Continues the Markov chain until `hands` hands were evaluated. kSwapsPerHand swaps with cached
  // evaluations count as one evaluated hand. With LookBack::bySwaps, each swap counts as one. The
  // walk stops only after full stretches of kStretch swaps. A stop right after each evaluation
  // would sample worlds with new hands too often.
  void walk(int hands, Random& random, const std::atomic<bool>& cancelled) {
    constexpr int kStretch = 10;
    // Number of swaps with cached evaluations that take as long as the evaluation of one hand.
    constexpr int kSwapsPerHand = 32;
    if (inHands_ == 0) return;
    int cost = 0;  // time used so far, in swaps with cached evaluations
    while (cost < kSwapsPerHand * hands && !cancelled) {
      const int before = weighed_;
      for (int i = 0; i < kStretch && !cancelled; ++i) trySwap(random);
      cost += settings_.bySwaps ? kSwapsPerHand * kStretch
                                : kStretch + kSwapsPerHand * (weighed_ - before);
    }
  }

  void trySwap(Random& random) {
    Spot& one = spots_[random.below(static_cast<std::uint32_t>(inHands_))];
    Spot& other = spots_[random.below(static_cast<std::uint32_t>(spots_.size()))];
    const double logUniform = logarithm(1 - random.unit());
    if (one.group != other.group) return;
    if (one.owner == other.owner) {
      trySwapOfTimes(one, other, logUniform);
    } else if (one.until == kNow && other.until == kNow) {
      trySwapOfCards(one, other, logUniform);
    }
  }

  void trySwapOfTimes(Spot& one, Spot& other, double logUniform) {
    if (one.from == other.from || one.from >= other.until || other.from >= one.until) return;
    std::swap(one.from, other.from);
    const int player = one.owner;
    const double now = likelihoodOf(player, likelihood_[at(player)] + logUniform);
    if (now == -kImpossible) {
      std::swap(one.from, other.from);
    } else {
      likelihood_[at(player)] = now;
    }
  }

  void trySwapOfCards(Spot& one, Spot& other, double logUniform) {
    std::swap(one.card, other.card);
    if (!keepLimits(one.owner) || !keepLimits(other.owner) || !isLikely(one, other, logUniform)) {
      std::swap(one.card, other.card);
    }
  }

  // Decides whether the chain accepts the current world, where the cards of the spots `one` and
  // `other` have been swapped, and if so updates the likelihoods. logUniform: logarithm of a random
  // number from 0 to 1.
  bool isLikely(const Spot& one, const Spot& other, double logUniform) {
    const bool both = other.owner < view_.players();
    const double before = likelihood_[at(one.owner)] + (both ? likelihood_[at(other.owner)] : 0);
    const double ofOne = likelihoodOf(one.owner, before + logUniform);
    if (ofOne == -kImpossible) return false;
    if (both) {
      const double ofOther = likelihoodOf(other.owner, before + logUniform - ofOne);
      if (ofOther == -kImpossible) return false;
      likelihood_[at(other.owner)] = ofOther;
    }
    likelihood_[at(one.owner)] = ofOne;
    return true;
  }

  // Returns the log-likelihood (0 or less) of all considered moves of a player, given the player's
  // cards. Returns -kImpossible as soon as it falls below `least`.
  double likelihoodOf(int player, double least) {
    double sum = 0;
    for (int move : moves_[at(player)]) {
      CardSet unseen;
      for (std::size_t spot : ofPlayer_[at(player)]) {
        const Spot& s = spots_[spot];
        if (s.from < move && s.until >= move) unseen.insert(s.card);
      }
      if (isSurprising(move, unseen)) sum -= settings_.surprise;
      if (sum < least) return -kImpossible;
    }
    return sum;
  }

  // Whether this move was not among the best moves of a player whose hidden cards are `unseen`.
  // Results are cached, because the chain often returns to the same hands.
  bool isSurprising(int move, const CardSet& unseen) {
    const auto [known, isNew] = surprising_[at(move)].try_emplace(unseen, false);
    if (!isNew) return known->second;
    ++weighed_;
    Game before = history_[at(move)].before.seen();
    const int player = history_[at(move)].player;
    for (Card card : unseen) before.putHidden(player, card);
    double best = -kImpossible;
    double value = -kImpossible;
    for (const WeighedAction& weighed : rules_.weigh(downpile::view(before, player))) {
      best = std::max(best, weighed.value);
      if (isSame(weighed.action, history_[at(move)].action)) value = std::max(value, weighed.value);
    }
    constexpr double kEqual = 1e-9;
    return known->second = value < best - kEqual;
  }

  bool isSame(const Action& a, const Action& b) const {
    return rules_.isSameChoice(view_.options(), a, b);
  }

  bool keepLimits(int owner) const {
    const HiddenCards& hidden = sampler_.hidden();
    for (std::size_t i = 0; i < hidden.limitCount; ++i) {
      const HiddenCards::Limit& limit = hidden.limits[i];
      if (limit.owner != owner) continue;
      int count = 0;
      for (std::size_t spot : ofPlayer_[at(owner)]) {
        if (spots_[spot].until == kNow && limit.cards.contains(spots_[spot].card)) ++count;
      }
      if (count > limit.most) return false;
    }
    return true;
  }

  // Shuffles the hidden cards outside the hands (loose cards) within each shuffle group. All orders
  // stay equally likely, because these cards do not affect the likelihood of any move.
  void shuffleLoose(Random& random) {
    for (std::size_t i = spots_.size(); i-- > inHands_;) {
      const std::size_t j = inHands_ + random.below(static_cast<std::uint32_t>(i - inHands_ + 1));
      if (spots_[i].group == spots_[j].group) std::swap(spots_[i].card, spots_[j].card);
    }
  }

  static constexpr double kImpossible = 1e18;

  const View<Game>& view_;
  const Rules& rules_;
  Sampler<Game>& sampler_;
  LookBack settings_;
  std::span<const ObservedMove<Game>> history_;
  // For each player: indices in history_ of the player's considered moves.
  std::array<std::vector<int>, kMaxPlayers> moves_;
  // All cards hidden now or at a considered move. The first inHands_ of them are or were in a
  // player's hand.
  std::vector<Spot> spots_;
  std::size_t inHands_ = 0;
  // For each player: indices in spots_ of the present and former cards of the player's hand.
  std::array<std::vector<std::size_t>, kMaxPlayers> ofPlayer_;
  std::array<double, kMaxPlayers> likelihood_{};
  // surprising_[i]: cached results of isSurprising() for move i of history_. Key: the hidden cards.
  std::vector<std::unordered_map<CardSet, bool, CardSetHash>> surprising_;
  std::vector<Listed> listed_;
  bool isListed_ = false;  // true once list() has run, or draw() has decided to use no list
  int walk_ = 0;           // number of hands to evaluate before the next world
  int weighed_ = 0;        // number of hands evaluated by this object
};

}  // namespace downpile
