// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/clairvoyant.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "bots/rules_of.h"
#include "bots/search/playout.h"
#include "rules/world_dealer.h"

namespace downpile {

namespace {

enum class Sight : std::uint8_t { everything, hands };

// Samples worlds (positions with all cards) for a player that knows all hands, but no other hidden
// cards, such as the stock. All worlds have the true hands. All arrangements of the other hidden
// cards are equally likely. Requires Rules::kOwnersAreHands: HiddenCards states exactly the hidden
// cards of each hand.
template <class Game>
class WorldsOfHands {
 public:
  WorldsOfHands(const Game& world, int player)
      : base_(world.masked(player)),
        dealer_(elsewhere(world, player), openHands(world, player),
                [this](Card card) { return base_.groupOf(card); }) {}

  Game draw(Random& random) {
    Game world = base_;
    dealer_.deal(random, [&](int owner, Card card) { world.putHidden(owner, card); });
    if constexpr (Game::kTraits.hasSecretChoices) world.drawSecrets(random);
    return world;
  }

 private:
  static bool isHand(int owner, const Game& world, int player) {
    return owner < world.players() && owner != player;
  }

  // Returns the places and limits (HiddenCards) of the cards still hidden from `player` if the
  // opponents' hands are known.
  static HiddenCards elsewhere(const Game& world, int player) {
    const HiddenCards all = view(world, player).hidden();
    HiddenCards rest;
    for (const auto& slot : std::span(all.list).first(all.slotCount)) {
      if (!isHand(slot.owner, world, player)) rest.addSlot(slot.owner, slot.group);
    }
    for (const auto& limit : std::span(all.limits).first(all.limitCount)) {
      if (!isHand(limit.owner, world, player)) rest.addLimit(limit.owner, limit.cards, limit.most);
    }
    return rest;
  }

  // Puts the true hands of the opponents into base_. Returns the remaining cards unknown to
  // `player`.
  CardSet openHands(const Game& world, int player) {
    CardSet unknown = base_.unknownTo(player);
    for (int other = 0; other < world.players(); ++other) {
      if (other == player) continue;
      for (Card card : world.state().hands[at(other)] & unknown) {
        base_.putHidden(other, card);
        unknown.erase(card);
      }
    }
    return unknown;
  }

  Game base_;
  WorldDealer dealer_;
};

// A player with knowledge of hidden cards. Its candidates are the moves with the highest values by
// the sensible player's evaluation. It compares them by rollouts: in the true world
// (Sight::everything), or in sampled worlds with the true hands (Sight::hands). The sensible player
// plays all seats in the rollouts.
template <class Rules>
class Seer final : public Clairvoyant {
 public:
  using Game = typename Rules::Game;

  explicit Seer(Sight sight) : sight_(sight) {}

  std::optional<Action> choose(const AnyGame& game, int player, Random& random) override {
    const auto* own = dynamic_cast<const GameOf<Game>*>(&game);
    if (own == nullptr || !own->game().actors().contains(player)) return std::nullopt;
    const Game& world = own->game();
    const auto seen = view(world, player);
    const auto first = rules_.decide(seen, random, kNever);
    std::vector<WeighedAction> moves = rules_.weigh(seen);
    if (!first || moves.size() < 2) return first;
    std::ranges::stable_sort(moves, std::ranges::greater{}, &WeighedAction::value);
    // If the sensible player gives all moves the same value, all of them are tried: the values give
    // no reason to drop one.
    const bool differ = moves.front().value > moves.back().value;
    if (differ && moves.size() > kCandidates) moves.resize(kCandidates);
    const std::vector<Trial> trials = trialsIn(world, player, random.next());
    Action chosen = *first;
    double most = goalAfter(trials, player, chosen);
    for (const WeighedAction& move : moves) {
      if (move.action == *first) continue;
      const double goal = goalAfter(trials, player, move.action);
      if (goal <= most) continue;
      most = goal;
      chosen = move.action;
    }
    return chosen;
  }

 private:
  static constexpr std::size_t kCandidates = 16;
  // Number of rollouts for each move in the true world, if the player sees all cards. More than
  // one, because rollouts choose at random among equal moves.
  static constexpr std::uint64_t kPlayoutsOfOne = 8;
  // Number of sampled worlds, with one rollout of each move, for a player with knowledge of all
  // hands but of no other hidden cards.
  static constexpr std::uint64_t kPlayoutsOfMany = 64;
  static constexpr int kLongest = 1000;  // maximum number of moves in a rollout

  // A world and the random numbers (`stream`) of the rollouts in it. All moves are tried in the
  // same world with the same random numbers.
  struct Trial {
    Game world;
    Random stream;
  };

  std::vector<Trial> trialsIn(const Game& world, int player, std::uint64_t seed) const {
    std::vector<Trial> trials;
    if (sight_ == Sight::everything) {
      for (std::uint64_t i = 0; i < kPlayoutsOfOne; ++i) trials.push_back({world, Random(seed, i)});
      return trials;
    }
    if constexpr (Rules::kOwnersAreHands) {
      WorldsOfHands<Game> worlds(world, player);
      for (std::uint64_t i = 0; i < kPlayoutsOfMany; ++i) {
        Random stream(seed, i);
        Game drawn = worlds.draw(stream);
        trials.push_back({std::move(drawn), stream});
      }
    }
    return trials;
  }

  double goalAfter(const std::vector<Trial>& trials, int player, const Action& action) const {
    double sum = 0;
    for (const Trial& trial : trials) {
      Game end = trial.world;
      Random stream = trial.stream;
      end.apply(player, action, NoReport{});
      playOut(end, kLongest, stream, [this](const View<Game>& view, Random& random) {
        return rules_.decide(view, random, kNever);
      });
      sum += Rules::goal(end, player);
    }
    return sum;
  }

  const Rules rules_{Rules::plainStyle()};
  Sight sight_;
};

}  // namespace

std::unique_ptr<Clairvoyant> makeClairvoyant(std::string_view game, std::string_view name) {
  std::unique_ptr<Clairvoyant> made;
  withRules(game, [&]<class Rules>() {
    if (name == kClairvoyant) made = std::make_unique<Seer<Rules>>(Sight::everything);
    if (name == kOpenHands && Rules::kOwnersAreHands) {
      made = std::make_unique<Seer<Rules>>(Sight::hands);
    }
  });
  return made;
}

}  // namespace downpile
