// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/high-card/high_card.h"

#include <algorithm>

namespace downpile {

// ---- deals -----------------------------------------------------------------------------------

HighCard::HighCard(const OptionValues& options, int players)
    : players_(static_cast<std::uint8_t>(players)), options_(options) {}

// H1.
CardSet HighCard::deck() {
  CardSet cards;
  for (int suit = 0; suit < kSuits; ++suit) {
    cards |= CardSet::ofPack(0, static_cast<Suit>(suit), kAceToKing);
  }
  return cards;
}

// H1: deals one card at a time, beginning at the dealer's left. H2: the player to the left of the
// dealer leads.
template <class Report>
void HighCard::resolve(const Chance& outcome, Report report) {
  State& s = state_;
  reportEvent(report, Event::Kind::shuffle, dealer(), placeOf(kUndealt), placeOf(kUndealt));
  addSentence(report, Sentence::dealt, dealer());
  auto next = outcome.order().rbegin();
  int player = dealer();
  for (int i = 0; i < kHandSize * players_; ++i) {
    player = leftOf(player, players_);
    const Card card = *next++;
    s.hands[at(player)].insert(card);
    ++s.held[at(player)];
    reportCards(report, dealer(), placeOf(kUndealt), placeOf(kHand, player), CardSet(card),
                LayOrder::rising, PlayerSet::only(player));
  }
  for (; next != outcome.order().rend(); ++next) {
    s.undealt.insert(*next);
    ++s.undealtSize;
  }
  s.turn = static_cast<std::uint8_t>(leftOf(dealer(), players_));
  s.waiting = Waiting::forMove;
}

template <class Report>
void HighCard::startDeal(Report) {
  State next;
  next.deal = static_cast<std::uint8_t>(state_.deal + 1);
  next.totals = state_.totals;
  state_ = next;
}

// ---- legality --------------------------------------------------------------------------------

// G7, G9, G8.
std::optional<Refusal> HighCard::check(int player, const Action& action) const {
  const auto because = [&action](RefusalReason reason) {
    return Refusal{.reason = static_cast<std::uint8_t>(reason), .cards = action.cards};
  };
  if (state_.waiting != Waiting::forMove) return because(RefusalReason::nobodyMoves);
  if (player != state_.turn) {
    Refusal refusal = because(RefusalReason::notYourTurn);
    refusal.player = state_.turn;
    return refusal;
  }
  if (!wellFormed(action, info().verbs)) return because(RefusalReason::noMove);
  if (action.cards.size() != 1) return because(RefusalReason::oneCard);
  if (state_.hands[at(player)].containsAll(action.cards)) return std::nullopt;
  Refusal refusal = because(RefusalReason::notHeld);
  refusal.card = action.cards.first();
  return refusal;
}

// ---- moves -----------------------------------------------------------------------------------

// H2.
template <class Report>
void HighCard::apply(int player, const Action& action, Report report) {
  state_.hands[at(player)] -= action.cards;
  --state_.held[at(player)];
  state_.trick.add(player, action.cards.first());
  state_.turn = static_cast<std::uint8_t>(leftOf(player, players_));
  reportCards(report, player, placeOf(kHand, player), placeOf(kTrick, player), action.cards);
  addSentence(report, Sentence::plays, player, {.cards = action.cards});
  if (state_.trick.size() == players_) finishTrick(report);
}

// Returns the index of the winning card of the trick. H3: of equally high cards, the first one
// wins.
int HighCard::winningPlay() const {
  const auto cards = std::span(state_.trick.cards).first(at(state_.trick.size()));
  return static_cast<int>(std::ranges::max_element(cards, {}, &height) - cards.begin());
}

// H2: the winner of the trick leads the next one.
template <class Report>
void HighCard::finishTrick(Report& report) {
  State& s = state_;
  const int play = winningPlay();
  const int winner = s.trick.players[play];
  addSentence(report, Sentence::takesTrick, winner, {.cards = CardSet(s.trick.cards[at(play)])});
  for (int i = 0; i < players_; ++i) {
    const CardSet card(s.trick.cards[at(i)]);
    s.played |= card;
    reportCards(report, winner, placeOf(kTrick, s.trick.players[i]), placeOf(kPlayed), card);
  }
  s.trick = {};
  ++s.taken[at(winner)];
  s.turn = static_cast<std::uint8_t>(winner);
  if (s.held[at(winner)] == 0) finishDeal(report);
}

// ---- the end of a deal -----------------------------------------------------------------------

// H4.
template <class Report>
void HighCard::finishDeal(Report& report) {
  State& s = state_;
  s.turn = kNoPlayer;
  s.waiting = s.deal < options_[kDeals] ? Waiting::forNextDeal : Waiting::forNothing;
  for (int player = 0; player < players_; ++player) {
    s.totals[at(player)] = static_cast<std::uint8_t>(s.totals[at(player)] + s.taken[at(player)]);
    addSentence(report, Sentence::scores, player, {.number = s.taken[at(player)]});
  }
  const PlayerSet best = winners();
  for (int player : best) {
    addSentence(report, best.size() == 1 ? Sentence::wins : Sentence::sharesWin, player,
                {.number = s.totals[at(player)]});
  }
}

// H4: players with equally many points share the win.
PlayerSet HighCard::winners() const {
  PlayerSet best;
  if (!gameOver()) return best;
  const auto totals = std::span(state_.totals).first(players_);
  const int most = *std::ranges::max_element(totals);
  for (int player = 0; player < players_; ++player) {
    if (state_.totals[at(player)] == most) best.insert(player);
  }
  return best;
}

// H4.
std::vector<ScoreLine> HighCard::scoreLines(int player) const {
  const int tricks = score(player);
  if (tricks == 0) return {};
  return {{.reason = static_cast<std::uint8_t>(Points::tricks),
           .player = static_cast<std::uint8_t>(player),
           .count = static_cast<std::int16_t>(tricks),
           .each = 1,
           .points = tricks}};
}

template void HighCard::apply(int, const Action&, NoReport);
template void HighCard::apply(int, const Action&, StepReport);
template void HighCard::resolve(const Chance&, NoReport);
template void HighCard::resolve(const Chance&, StepReport);
template void HighCard::startDeal(NoReport);
template void HighCard::startDeal(StepReport);

}  // namespace downpile
