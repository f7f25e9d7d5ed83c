// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/life/prospects.h"

#include <algorithm>

#include "bots/elementary.h"

namespace downpile {

namespace {

constexpr std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }

int pointsOf(Card card) { return card.rank() == 1 ? 10 : std::min(card.rank(), 10); }

// Average points of these cards, which must all be of `suit`.
double averagePoints(const CardSet& cards, Suit suit) {
  if (cards.empty()) return 0;
  return static_cast<double>(Life::pointsOf(cards, suit)) / cards.size();
}

}  // namespace

LifeProspects::LifeProspects(const View<Life>& view, const LifeStyle& style)
    : view_(view), style_(style), odds_(view) {
  const Life::State& state = view.state();
  const int players = view.players();
  const auto end = state.held.begin() + players;
  const double smallest = *std::min_element(state.held.begin(), end);
  laid_ = 1 - power(0.75, style.rounds + style.perCard * smallest);
  for (int i = 0; i < kSuits; ++i) {
    const auto suit = static_cast<Suit>(i);
    const CardSet cards = lifeSuit(suit);
    const double each = averagePoints(odds_.unseen(i), suit);
    for (int player = 0; player < players; ++player) {
      factor_[at(player)][at(suit)] = factor(player, suit);
      const CardSet open = (odds_.known(player) | state.faceUp[at(player)]) & cards;
      inHands_[at(suit)] +=
          averagePoints(open, suit) * open.size() + each * odds_.expected(player, i);
    }
  }
  for (int kind = 0; kind < LifeOdds::kKinds; ++kind) lookAtUnknown(kind);
  for (int player = 0; player < players; ++player) {
    table_.held[at(player)] = state.held[at(player)];
    table_.now[at(player)] = view.seen().score(player);
    double hope = hopeOfHand(player);
    for (Card card : state.faceDown[at(player)]) hope += safe(player, card);
    for (Card card : state.faceUp[at(player)]) hope += faceUp(player, card);
    table_.hope[at(player)] = hope;
  }
}

// Computes unknown_, the value of an unknown card of this kind, for each player. The value depends
// only on whether the player has chosen this suit, so only two values are computed.
void LifeProspects::lookAtUnknown(int kind) {
  constexpr int kNoneYet = -1;
  const CardSet& cards = odds_.unseen(kind);
  std::array<int, 2> firstOf{kNoneYet, kNoneYet};
  for (int player = 0; player < view_.players(); ++player) {
    int& other = firstOf[view_.state().chosen[at(player)] == kind ? 1 : 0];
    double& score = unknown_[at(player)][at(kind)];
    if (other != kNoneYet) {
      score = unknown_[at(other)][at(kind)];
      continue;
    }
    other = player;
    double sum = 0;
    for (Card card : cards) sum += inHand(player, card);
    score = cards.empty() ? 0 : sum / cards.size();
  }
}

double LifeProspects::factor(int player, Suit suit) const {
  const bool own = view_.state().chosen[at(player)] == static_cast<int>(suit);
  if (suit == Suit::spades) return own ? -0.5 : -1;
  return own ? 2 : 1;
}

double LifeProspects::safe(int player, Card card) const {
  return card.isJoker() ? 0 : pointsOf(card) * factor_[at(player)][at(card.suit())];
}

// Expected points of a face-up card for its owner. A spade keeps its full (negative) value, because
// no player wants to steal it.
double LifeProspects::faceUp(int player, Card card) const {
  return safe(player, card) * (card.suit() == Suit::spades ? 1 : style_.stays);
}

double LifeProspects::inHand(int player, Card card) const {
  if (card.isJoker()) return style_.joker;
  double score = safe(player, card);
  if (card.rank() == 1) {
    const double more = std::max(0.0, inHands_[at(card.suit())] - 10);
    score += style_.ace * more * factor_[at(player)][at(card.suit())];
  }
  return laid_ * score * (card.suit() == Suit::spades ? style_.spades : style_.stays);
}

double LifeProspects::unknownInHand(int player, int kind) const {
  return unknown_[at(player)][at(kind)];
}

double LifeProspects::hopeOfHand(int player) const {
  double hope = 0;
  for (Card card : odds_.known(player)) hope += inHand(player, card);
  for (int kind = 0; kind < LifeOdds::kKinds; ++kind) {
    hope += odds_.expected(player, kind) * unknownInHand(player, kind);
  }
  return hope;
}

double LifeProspects::pickedUp(int player) const {
  double hope = 0;
  for (int kind = 0; kind < LifeOdds::kKinds; ++kind) {
    hope += odds_.next(kind) * unknownInHand(player, kind);
  }
  return hope;
}

LifeProspects::Table LifeProspects::redealt() const {
  const Life::State& state = view_.state();
  CardSet cards = view_.seen().deck() - state.removed;
  for (const CardSet& faceDown : state.faceDown) cards -= faceDown;
  Table table;
  for (int player = 0; player < view_.players(); ++player) {
    double hand = 0;
    for (Card card : cards) hand += inHand(player, card);
    double& now = table.now[at(player)];
    for (Card card : state.faceDown[at(player)]) now += safe(player, card);
    table.held[at(player)] = Life::kHandSize;
    table.hope[at(player)] = now + Life::kHandSize * hand / std::max(1, cards.size());
  }
  return table;
}

double LifeProspects::valueOfEnd(const Table& table) const {
  const Life::State& state = view_.state();
  const int me = view_.viewer();
  double score = 0;
  double best = -1e9;
  for (int player = 0; player < view_.players(); ++player) {
    const double points = table.now[at(player)];
    score += player == me ? points : -style_.others * points / (view_.players() - 1);
    if (player != me) best = std::max(best, state.totals[at(player)] + points);
  }
  const double ownTotal = state.totals[at(me)] + table.now[at(me)];
  const double target = view_.options()[Life::kTarget];
  if (std::max(ownTotal, best) >= target) {
    score += ownTotal > best ? style_.win : ownTotal < best ? -style_.win : 0;
  }
  return score;
}

double LifeProspects::valueOf(const Table& table) const {
  const int me = view_.viewer();
  double score = 0;
  double continues = 1;
  for (int player = 0; player < view_.players(); ++player) {
    const double hope = table.hope[at(player)];
    score += player == me ? hope : -style_.others * hope / (view_.players() - 1);
    continues *= 1 - power(style_.soon, std::max(0.0, table.held[at(player)]));
  }
  return continues * score + (1 - continues) * valueOfEnd(table);
}

}  // namespace downpile
