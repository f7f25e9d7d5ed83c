// SPDX-License-Identifier: GPL-3.0-or-later
#include "match.h"

#include <atomic>
#include <stdexcept>

#include "rules/random.h"

namespace downpile::match {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

bool goesOut(const Underwear& game, int player, const Action& action) {
  if (action.cards.size() != game.state().held[at(player)]) return false;
  Underwear after = game;
  after.apply(player, action, NoReport{});
  return after.dealOver();
}

void count(Tally& tally, const Underwear& game, int player, const Action& action) {
  bool canPlay = false;
  bool canGoOut = false;
  game.legal(player, [&](const Action& move) {
    canPlay = canPlay || !move.cards.empty();
    canGoOut = canGoOut || goesOut(game, player, move);
  });
  if (action.verb == Underwear::kDraw && canPlay) ++tally.chosenDraws;
  if (action.verb == Underwear::kRoyals && !game.state().downpile.empty()) ++tally.clears;
  if (canGoOut && !goesOut(game, player, action) && action.verb != Underwear::kDouble) {
    ++tally.waits;
  }
  ++tally.moves[action.verb];
  if (action.verb != Underwear::kDouble) ++tally.turns;
  if (action.verb == Underwear::kSteal) tally.stolen += game.state().downpile.size;
}

// Each who may act is asked, off turn first; the player on turn must answer.
struct Answer {
  int player = -1;
  Action action;
};
Answer ask(const Underwear& game, std::span<Bot* const> seats, std::uint64_t seed, int number) {
  static const std::atomic<bool> kNever{false};
  for (int i = 1; i <= game.players(); ++i) {
    const int player = (game.state().turn + i) % game.players();
    if (!game.actors().contains(player)) continue;
    Random random(seed ^ 0xb075, static_cast<std::uint64_t>(number),
                  static_cast<std::uint64_t>(player));
    const ViewOf<Underwear> seen(view(game, player));
    if (const auto action = seats[at(player)]->choose(seen, random, kNever)) {
      return {player, *action};
    }
  }
  throw std::runtime_error("no bot moves");
}

}  // namespace

DealResult playDeal(Underwear& game, std::span<Bot* const> seats, std::uint64_t seed,
                    std::span<Tally* const> tallies, const Watcher& watch) {
  const auto deal = static_cast<std::uint64_t>(game.state().deal);
  std::uint64_t shuffles = 0;
  int number = 0;
  while (!game.dealOver()) {
    if (game.chance().kind == ChanceNeed::Kind::shuffle) {
      Random random(seed, deal, shuffles++);
      game.resolve(Chance::draw(game.chance(), random), NoReport{});
      continue;
    }
    const Answer answer = ask(game, seats, seed + deal, number++);
    if (watch) watch(game, answer.player, answer.action);
    if (!tallies.empty()) count(*tallies[at(answer.player)], game, answer.player, answer.action);
    if (game.check(answer.player, answer.action)) {
      throw std::runtime_error("illegal: " + actionText(answer.action, game.info()));
    }
    game.apply(answer.player, answer.action, NoReport{});
  }
  const Underwear::State& s = game.state();
  for (Tally* tally : tallies) ++tally->deals;
  if (s.voided) return {.voided = true, .turns = s.turns};
  const int points = s.scores[s.wentOut];
  if (!tallies.empty()) {
    ++tallies[s.wentOut]->out;
    tallies[s.wentOut]->points += points;
  }
  return {.turns = s.turns, .wentOut = s.wentOut, .points = points};
}

}  // namespace downpile::match
