// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/clairvoyant.h"

#include <algorithm>
#include <atomic>
#include <vector>

#include "bots/life/rules.h"
#include "bots/search/playout.h"
#include "bots/three-up-three-down/rules.h"
#include "bots/ultimate-loser/rules.h"
#include "bots/underwear/rules.h"
#include "bots/up-and-down/rules.h"

namespace downpile {

namespace {

// Tries every move that the sensible player thinks worth it in the true world, which that player
// plays to its end in every chair.
template <class Rules>
class SeesAll final : public Clairvoyant {
 public:
  using Game = typename Rules::Game;

  std::optional<Action> choose(const AnyGame& game, int player, Random& random) override {
    const auto* own = dynamic_cast<const GameOf<Game>*>(&game);
    if (own == nullptr || !own->game().actors().contains(player)) return std::nullopt;
    const Game& world = own->game();
    const auto seen = view(world, player);
    const auto first = rules_.decide(seen, random, kNever);
    std::vector<WeighedAction> moves = rules_.weigh(seen);
    if (!first || moves.size() < 2) return first;
    std::ranges::stable_sort(moves, std::ranges::greater{}, &WeighedAction::value);
    if (moves.size() > kMostMoves) moves.resize(kMostMoves);
    const std::uint64_t seed = random.next();
    Action chosen = *first;
    double most = goalAfter(world, player, chosen, seed);
    for (const WeighedAction& move : moves) {
      const double goal = goalAfter(world, player, move.action, seed);
      if (goal <= most) continue;
      most = goal;
      chosen = move.action;
    }
    return chosen;
  }

 private:
  static constexpr std::size_t kMostMoves = 16;
  static constexpr int kPlayouts = 8;    // equal moves are drawn by lot, so that deals differ
  static constexpr int kLongest = 1000;  // moves of a deal played out

  double goalAfter(const Game& world, int player, const Action& action, std::uint64_t seed) const {
    double sum = 0;
    for (std::uint64_t i = 0; i < kPlayouts; ++i) {
      Random luck(seed, i);
      Game end = world;
      end.apply(player, action, NoReport{});
      playOut(end, rules_, kLongest, luck, kNever);
      sum += Rules::goal(end, player);
    }
    return sum;
  }

  const Rules rules_{Rules::plainStyle()};
};

template <class... Rules>
std::unique_ptr<Clairvoyant> makeFor(std::string_view game) {
  std::unique_ptr<Clairvoyant> made;
  ((Rules::Game::info().id == game ? void(made = std::make_unique<SeesAll<Rules>>()) : void()),
   ...);
  return made;
}

}  // namespace

std::unique_ptr<Clairvoyant> makeClairvoyant(std::string_view game) {
  return makeFor<UnderwearRules, LifeRules, ThreeUpThreeDownRules, UltimateLoserRules,
                 UpAndDownRules>(game);
}

}  // namespace downpile
