// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/life/moves.h"

#include <algorithm>
#include <vector>

namespace downpile {

LifeMoves::LifeMoves(const View<Life>& view, const LifeProspects& prospects)
    : view_(view), prospects_(prospects), me_(view.viewer()) {}

double LifeMoves::valueOf(const Action& action) const {
  switch (action.verb) {
    case Life::kTurn:
      return judged(prospects_.table(), prospects_.style().turn);
    case Life::kJoker:
      return valueOfJoker();
    case Life::kLay: {
      const Card card = action.cards.first();
      return card.rank() == 1 ? valueOfAce(card) : valueOfBestLaying(action.cards);
    }
    case Life::kDone:
      return valueOfLaying(CardSet());
    case Life::kTake:
      return valueOfTake(action.target, action.cards.first());
    case Life::kSteal:
      return valueOfSteal(action.target);
    case Life::kStealAt:
      return valueOfStealAt(action.target, action.place);
    // Value of choosing a suit. Spades rank last: choosing them only halves their loss. Each other
    // suit doubles its score when chosen, so the other suits are equally good. A suit already
    // chosen by opponents is slightly worse, because the opponents want the same cards.
    case Life::kChoose:
      return action.number == static_cast<int>(Suit::spades) ? -1 : -0.01 * rivals(action.number);
    default:  // the move `decline`
      return judged(prospects_.table(), 0);
  }
}

// Returns the viewer's value of the prospects in `table`, plus `extra`. If a player's hand is
// empty, the deal is over. Then returns the value at the end of the deal, without `extra`.
double LifeMoves::judged(const Table& table, double extra) const {
  for (int player = 0; player < view_.players(); ++player) {
    if (table.held[at(player)] <= 0) return prospects_.valueOfEnd(table);
  }
  return prospects_.valueOf(table) + extra;
}

// Returns the same as judged(), except with an empty hand under the house rule finishTurn (L15).
// The player may then end the deal, or steal and continue: returns the value of the better choice.
double LifeMoves::judgedBeforeTheft(Table table, double extra) const {
  if (view_.options()[Life::kFinishTurn] == 0 || table.held[at(me_)] > 0) {
    return judged(table, extra);
  }
  const double end = judged(table, 0);
  ++table.held[at(me_)];
  return std::max(end, judged(table, extra));
}

int LifeMoves::rivals(int suit) const {
  const auto& chosen = view_.state().chosen;
  return static_cast<int>(std::count(chosen.begin(), chosen.begin() + view_.players(), suit));
}

bool LifeMoves::ends(const Action& action) const {
  const Life::State& state = view_.state();
  if (action.verb == Life::kLay) {
    const bool steals = view_.options()[Life::kFinishTurn] != 0 && makesSafe(action.cards);
    return state.held[at(me_)] == 1 && !steals;
  }
  const bool steals = action.verb == Life::kSteal || action.verb == Life::kStealAt;
  return steals && state.held[action.target] == 1;
}

bool LifeMoves::makesSafe(const CardSet& laid) const {
  const Life::State& state = view_.state();
  const Suit suit = static_cast<Suit>(state.turned);
  const CardSet cards = (state.faceUp[at(me_)] | laid) & lifeSuit(suit);
  return Life::pointsOf(cards, suit) >= Life::kSafeFrom;
}

// Returns the value of laying these cards and then making the move `done`, which ends the laying.
double LifeMoves::valueOfLaying(const CardSet& cards) const {
  const Life::State& state = view_.state();
  Table table = prospects_.table();
  double& hope = table.hope[at(me_)];
  for (Card card : cards) {
    hope += prospects_.faceUp(me_, card) - prospects_.inHand(me_, card);
    table.now[at(me_)] += prospects_.safe(me_, card);
    --table.held[at(me_)];
  }
  const bool steals = makesSafe(cards);
  if (steals) {
    const CardSet suit = lifeSuit(static_cast<Suit>(state.turned));
    for (Card card : (state.faceUp[at(me_)] | cards) & suit) {
      hope += prospects_.safe(me_, card) - prospects_.faceUp(me_, card);
    }
  } else if (cards.empty() && !state.laid) {
    hope += prospects_.pickedUp(me_);
    ++table.held[at(me_)];
  }
  return steals ? judgedBeforeTheft(table, prospects_.style().theft) : judged(table, 0);
}

// Returns the value of laying the card `first`, alone or with the best set of further cards of the
// turned suit (without aces). Some cards are worth more in front of the player than in hand, others
// help to reach ten points.
double LifeMoves::valueOfBestLaying(const CardSet& first) const {
  constexpr std::size_t kMost = 8;  // maximum number n of further cards; 2^n sets are tried
  std::vector<Card> rest;
  const CardSet suit = lifeSuit(static_cast<Suit>(view_.state().turned));
  for (Card card : (view_.state().hands[at(me_)] & suit) - first) {
    if (card.rank() != 1 && rest.size() < kMost) rest.push_back(card);
  }
  double best = valueOfLaying(first);
  for (unsigned chosen = 1; chosen < (1U << rest.size()); ++chosen) {
    CardSet cards = first;
    for (std::size_t i = 0; i < rest.size(); ++i) {
      if (((chosen >> i) & 1U) != 0) cards.insert(rest[i]);
    }
    best = std::max(best, valueOfLaying(cards));
  }
  return best;
}

// Returns the value of laying an ace, which collects all cards of its suit and makes them safe
// (L12).
double LifeMoves::valueOfAce(Card ace) const {
  const Life::State& state = view_.state();
  const int suit = static_cast<int>(ace.suit());
  const CardSet cards = lifeSuit(ace.suit());
  Table table = prospects_.table();
  const auto bring = [&](double points) {
    const double value = points * prospects_.safe(me_, ace) / 10;
    table.now[at(me_)] += value;
    table.hope[at(me_)] += value;
  };
  for (int player = 0; player < view_.players(); ++player) {
    for (Card card : prospects_.odds().known(player) & cards) {
      table.hope[at(player)] -= prospects_.inHand(player, card);
      --table.held[at(player)];
      bring(Life::pointsOf(CardSet(card), ace.suit()));
    }
    const double count = prospects_.odds().expected(player, suit);
    const CardSet& unseen = prospects_.odds().unseen(suit);
    if (count > 0) {
      table.hope[at(player)] -= count * prospects_.unknownInHand(player, suit);
      // The ace may take the last cards of this hand. As that is uncertain, at least half a card is
      // assumed to remain.
      table.held[at(player)] = std::max(0.5, table.held[at(player)] - count);
      bring(count * Life::pointsOf(unseen, ace.suit()) / unseen.size());
    }
    for (Card card : state.faceUp[at(player)] & cards) {
      table.hope[at(player)] -= prospects_.faceUp(player, card);
      table.now[at(player)] -= prospects_.safe(player, card);
      bring(Life::pointsOf(CardSet(card), ace.suit()));
    }
  }
  return judgedBeforeTheft(table, prospects_.style().theft);
}

double LifeMoves::valueOfJoker() const {
  const Life::State& state = view_.state();
  Table table = prospects_.redealt();
  int available = state.stock.size + state.discard.size - 1;
  for (int player = 0; player < view_.players(); ++player) {
    available += state.held[at(player)] + state.faceUp[at(player)].size();
  }
  if (available < Life::kHandSize * view_.players()) return prospects_.valueOfEnd(table);
  return judged(table, 0);
}

double LifeMoves::grudge(int victim) const {
  return view_.state().stolenBy[at(me_)] == victim ? prospects_.style().grudge : 0;
}

double LifeMoves::valueOfTake(int victim, Card card) const {
  Table table = prospects_.table();
  table.hope[at(victim)] -= prospects_.faceUp(victim, card);
  table.now[at(victim)] -= prospects_.safe(victim, card);
  table.hope[at(me_)] += prospects_.inHand(me_, card);
  ++table.held[at(me_)];
  return judged(table, grudge(victim));
}

// Returns the viewer's value of the prospects after a card has moved from the victim's hand to the
// viewer's hand. gain: value of the card for the viewer. loss: its value for the victim. For an
// unknown card both are averages.
double LifeMoves::valueOfTheft(int victim, double gain, double loss) const {
  Table table = prospects_.table();
  table.hope[at(me_)] += gain;
  table.hope[at(victim)] -= loss;
  ++table.held[at(me_)];
  --table.held[at(victim)];
  return judged(table, grudge(victim));
}

// Value of a steal of a random card: the average over all cards of the victim's hand.
double LifeMoves::valueOfSteal(int victim) const {
  const double cards = view_.state().held[at(victim)];
  double gain = 0;
  double loss = 0;
  for (Card card : prospects_.odds().known(victim)) {
    gain += prospects_.inHand(me_, card) / cards;
    loss += prospects_.inHand(victim, card) / cards;
  }
  for (int kind = 0; kind < LifeOdds::kKinds; ++kind) {
    const double chance = prospects_.odds().expected(victim, kind) / cards;
    gain += chance * prospects_.unknownInHand(me_, kind);
    loss += chance * prospects_.unknownInHand(victim, kind);
  }
  return valueOfTheft(victim, gain, loss);
}

// Value of a steal with the house rule blindSteal off: the thief points at one position in the
// victim's fan. A fan is a hand in the order in which its owner holds it.
double LifeMoves::valueOfStealAt(int victim, int position) const {
  const Fans::Slot& slot = view_.state().fans.slot(victim, position);
  if (slot.card.known()) {
    return valueOfTheft(victim, prospects_.inHand(me_, slot.card),
                        prospects_.inHand(victim, slot.card));
  }
  double gain = 0;
  double loss = 0;
  for (int kind = 0; kind < LifeOdds::kKinds; ++kind) {
    const double chance = prospects_.odds().inFan(kind, slot.lacks);
    gain += chance * prospects_.unknownInHand(me_, kind);
    loss += chance * prospects_.unknownInHand(victim, kind);
  }
  return valueOfTheft(victim, gain, loss);
}

}  // namespace downpile
