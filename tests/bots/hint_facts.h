// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the claims of hints in a position independently of the bot: by recounting cards, in deals
// with random moves, or in simulated deals other than those used to find the hint. Checks are
// looked up by the beginning of the sentence.
#pragma once

#include <cmath>
#include <functional>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/plain_rules.h"
#include "bots/search/trial.h"
#include "rules/view.h"

namespace downpile::match {

// Seed for worlds other than those used to find the hints.
inline constexpr std::uint64_t kOtherSeed = 4711;

// The view of a player who got a hint, with sampled worlds in which to check the hint.
template <class G>
struct HintView : View<G> {
  explicit HintView(const View<G>& view) : HintView(view, equallyLikelyWorlds(view, kOtherSeed)) {}
  HintView(const View<G>& view, std::vector<G> sampled)
      : View<G>(view), worlds(std::move(sampled)) {}

  std::vector<G> worlds;
};

template <class G>
struct HintFact {
  std::string_view sentence;  // first words of the hint's reason
  std::function<bool(const HintView<G>& view, const Advice& advice)> holds;
};

// Samples `worlds` worlds, makes the move `action` and `moves` more random moves in each. Returns
// the number of worlds where `is` is then true.
template <class G, class Is>
int countByChance(const View<G>& view, const Action& action, int moves, int worlds, const Is& is) {
  Sampler<G> sampler(view);
  int count = 0;
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(worlds); ++i) {
    Random stream(kOtherSeed, i);
    G world = sampler.draw(stream);
    world.apply(view.viewer(), action, NoReport{});
    playOut(world, moves, stream, [](const View<G>& seen, Random& random) {
      std::optional<Action> any;
      std::uint32_t number = 0;
      seen.legal([&](const Action& move) {
        if (random.below(++number) == 0) any = move;
      });
      return any;
    });
    count += is(world) ? 1 : 0;
  }
  return count;
}

// How often `is` holds after each of the two moves of a hint, in other simulated deals.
template <class Rules, class Is>
Shares sharesOf(const HintView<typename Rules::Game>& view, const Advice& advice, int moves,
                const Is& is) {
  Shares shares;
  playBoth<Rules>(view.worlds, view.viewer(), advice.action, advice.instead.value_or(advice.action),
                  moves,
                  [&](const auto& end, const auto& other) { shares.add(is(end), is(other)); });
  return shares;
}

// Returns true if a share agrees with the percentage of the hint, allowing for chance.
inline bool isAbout(double share, int percent) { return std::abs(100 * share - percent) < 22; }

// The same for the two percentages of a hint that compares moves.
inline bool areAbout(const Shares& shares, const Advice& advice) {
  return isAbout(shares.chosen(), advice.number) && isAbout(shares.other(), advice.otherNumber);
}

// Returns true unless the hinted move is clearly worse than its alternative in other simulated
// deals. Returns false if the hint has no alternative, or if the percentage in the hint is at most
// 50.
template <class Rules>
bool didBetter(const HintView<typename Rules::Game>& view, const Advice& advice) {
  if (!advice.instead || advice.number <= 50) return false;
  const Trial trial = tryBoth<Rules>(view.worlds, view.viewer(), advice.action, *advice.instead);
  return trial.worse - trial.better < 2 * std::sqrt(1.0 + trial.better + trial.worse);
}

// Returns true unless the alternative of the hint is much better than the hinted move in other
// simulated deals. The limit is twice as wide as in didBetter().
template <class Rules>
bool isNotWorse(const HintView<typename Rules::Game>& view, const Advice& advice) {
  const Trial trial = tryBoth<Rules>(view.worlds, view.viewer(), advice.action, *advice.instead);
  return trial.worse - trial.better < 4 * std::sqrt(1.0 + trial.better + trial.worse);
}

// Returns true unless, in other simulated deals, the tuned bot's next best move is better than the
// hinted move clearly more often than worse. The sizes of the differences do not count, although
// the reason is about their mean.
template <class Rules>
bool noMoveIsBetter(const HintView<typename Rules::Game>& view, const Advice& advice) {
  const Rules tuned(Rules::tunedStyle());
  const auto other = tuned.nextBest(view, advice.action);
  if (!other) return true;
  const Trial trial = tryBoth<Rules>(view.worlds, view.viewer(), *other, advice.action);
  return trial.better - trial.worse < 4 * std::sqrt(1.0 + trial.better + trial.worse);
}

// Returns true if, in other simulated deals, some move is neither clearly better nor clearly worse
// than the hinted move.
template <class Rules>
bool someMoveIsEqual(const HintView<typename Rules::Game>& view, const Advice& advice) {
  bool found = false;
  view.legal([&](const Action& other) {
    if (found || other == advice.action) return;
    const Trial trial = tryBoth<Rules>(view.worlds, view.viewer(), advice.action, other);
    found = std::abs(trial.better - trial.worse) < 4 * std::sqrt(1.0 + trial.better + trial.worse);
  });
  return found;
}

template <class G>
int movesOf(const View<G>& view) {
  int moves = 0;
  view.legal([&](const Action&) { ++moves; });
  return moves;
}

// Checks the truth of the reasons given by a game's rules bot for its hints. Specialise it for each
// bot of bots/all_bots.h, in a header included by all_hint_facts.h:
//   static std::vector<HintFact<G>> list()   one check for each sentence of reasons()
template <class Rules>
struct HintFacts;

// Checks of the reasons given by plain bots (without knowledge of a game) in any game.
template <class G>
struct HintFacts<PlainRules<G>> {
  using Rules = PlainRules<G>;
  using V = HintView<G>;

  static std::vector<HintFact<G>> list() {
    return {
        {"You have no choice", [](const V& v, const Advice&) { return movesOf(v) == 1; }},
        {"In simulated deals where it made a difference, this did", isBetterThanNothing},
        {"In simulated deals where it made a difference, this move", didBetter<Rules>},
        // Hints give this reason if random rollouts prefer the alternative, but the tree search the
        // hinted move. So in other random rollouts the hinted move must not be clearly better.
        {"Considering how the others",
         [](const V& v, const Advice& a) {
           return a.instead &&
                  !tryBoth<Rules>(v.worlds, v.viewer(), a.action, *a.instead).isBetter();
         }},
        {"The next best move is about", someMoveIsEqual<Rules>},
    };
  }

 private:
  // For an optional move out of turn: returns true unless the move is clearly worse than no move in
  // other simulated deals. Returns false for a move that the player must make, if the hint has an
  // alternative, or if the percentage in the hint is at most 50.
  static bool isBetterThanNothing(const V& view, const Advice& advice) {
    if (mustMove(view.seen(), view.viewer()) || advice.instead || advice.number <= 50) return false;
    Sampler<G> sampler(view);
    Trial trial;
    for (std::uint64_t i = 0; i < kTrialWorlds; ++i) {
      Random stream(kOtherSeed, i);
      const G world = sampler.draw(stream);
      const auto goalAfter = [&](bool acts) {
        Random same = stream;
        G end = world;
        if (acts) end.apply(view.viewer(), advice.action, NoReport{});
        playOut(end, kMostMoves, same,
                [](const View<G>& seen, Random& random) { return anyMove(seen, random); });
        return Rules::goal(end, view.viewer());
      };
      trial.count(goalAfter(true) - goalAfter(false));
    }
    return trial.worse - trial.better < 2 * std::sqrt(1.0 + trial.better + trial.worse);
  }
};

}  // namespace downpile::match
