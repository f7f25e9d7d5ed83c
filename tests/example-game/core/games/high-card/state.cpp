// SPDX-License-Identifier: GPL-3.0-or-later
// State of High Card apart from its rules: reading, writing, the cards in each place of the table,
// and the knowledge of one player.
#include <numeric>

#include "games/high-card/high_card.h"

namespace downpile {

// ---- reading and writing ---------------------------------------------------------------------

Value HighCard::write() const {
  StateWriter writer(players_, CardFamily::french);
  fields(state_, writer);
  return writer.take();
}

std::optional<HighCard> HighCard::read(const OptionValues& options, int players, const Value& state,
                                       bool partial, std::string& error) {
  HighCard game(options, players);
  StateReader reader(state, players, deck(), CardFamily::french);
  if (state.find("turn") == nullptr) reader.fail("turn", "is missing");
  fields(game.state_, reader);
  error = reader.problem(partial);
  if (error.empty()) error = game.problem(partial);
  if (!error.empty()) return std::nullopt;

  State& s = game.state_;
  s.waiting = Waiting::forMove;
  if (s.turn != kNoPlayer) return game;
  s.waiting = s.deal < options[kDeals] ? Waiting::forNextDeal : Waiting::forNothing;
  return game;
}

// Returns why the state is invalid, or "" if it is valid. A partial position (with cards missing)
// must be playable, but need not be reachable in a game.
std::string HighCard::problem(bool partial) const {
  if (state_.deal > options_[kDeals]) {
    return "deal is out of range: this game has " + std::to_string(options_[kDeals]);
  }
  for (const std::string& wrong : {problemOfTurn(), problemOfHands()}) {
    if (!wrong.empty()) return wrong;
  }
  return partial ? std::string() : problemOfHistory();
}

// H2: players play in turn, clockwise.
std::string HighCard::problemOfTurn() const {
  const State& s = state_;
  const int count = s.trick.size();
  if (count == 0) return {};
  if (s.turn == kNoPlayer) return "trick must be empty when the deal is over";
  if (count == players_) return "trick is complete: nobody is left to play";
  for (int i = 0; i < count; ++i) {
    if (s.trick.players[i] != (s.trick.players.front() + i) % players_) {
      return "trick must go round";
    }
  }
  return s.turn == (s.trick.players.front() + count) % players_ ? ""
                                                                : "turn must be the next to play";
}

// H1, H2: all players were dealt equally many cards, and have played one to each trick.
std::string HighCard::problemOfHands() const {
  const State& s = state_;
  const auto cardsOfTrick = [&s](int player) { return s.trick.players.contains(player) ? 1 : 0; };
  const int cards = s.held[0] + cardsOfTrick(0);
  for (int player = 1; player < players_; ++player) {
    if (s.held[at(player)] + cardsOfTrick(player) == cards) continue;
    return "hands must hold as many cards of player " + std::to_string(player) + " as of player 0";
  }
  if (s.turn == kNoPlayer && cards > 0) return "turn is null, but the deal is not over";
  if (s.turn != kNoPlayer && cards == 0) return "hands are empty: the deal would be over";
  if (cards + tricksTaken() > kHandSize) return "hands and taken make more than five tricks";
  return {};
}

// Returns why a complete position cannot be reached in a game, or "" if it can.
std::string HighCard::problemOfHistory() const {
  const State& s = state_;
  const int tricks = tricksTaken();
  const int cards = s.held[0] + (s.trick.players.contains(0) ? 1 : 0);
  if (cards + tricks != kHandSize) return "hands and taken must make five tricks";
  if (s.played.size() != tricks * players_) return "played must hold the cards of the tricks taken";
  const int dealsScored = s.turn == kNoPlayer ? s.deal : s.deal - 1;
  const int points = std::accumulate(s.totals.begin(), s.totals.begin() + players_, 0);
  if (points != dealsScored * kHandSize) return "totals must hold five points for each deal";
  for (int player = 0; player < players_; ++player) {
    if (s.turn == kNoPlayer && s.totals[at(player)] < s.taken[at(player)]) {
      return "totals must hold the points of this deal";
    }
  }
  return {};
}

int HighCard::tricksTaken() const {
  return std::accumulate(state_.taken.begin(), state_.taken.begin() + players_, 0);
}

// ---- for the table ---------------------------------------------------------------------------

std::vector<PlaceContents> HighCard::places() const {
  const State& s = state_;
  std::vector<PlaceContents> all;
  for (int player = 0; player < players_; ++player) {
    const CardSet& hand = s.hands[at(player)];
    all.push_back({.place = placeOf(kHand, player), .cards = {hand.begin(), hand.end()}});
    all.back().cards.resize(s.held[at(player)]);
  }
  for (int i = 0; i < s.trick.size(); ++i) {
    all.push_back({.place = placeOf(kTrick, s.trick.players[i]), .cards = {s.trick.cards[at(i)]}});
  }
  all.push_back(
      {.place = placeOf(kPlayed), .cards = {s.played.begin(), s.played.end()}, .faceDown = true});
  all.push_back({.place = placeOf(kUndealt),
                 .cards = {s.undealt.begin(), s.undealt.end()},
                 .faceDown = true});
  all.back().cards.resize(s.undealtSize);
  return all;
}

std::vector<Place> HighCard::touched(int player, const Action&) const {
  std::vector<Place> places{placeOf(kHand, player)};
  for (int other = 0; other < players_; ++other) places.push_back(placeOf(kTrick, other));
  return places;
}

Standing HighCard::standing() const {
  const State& s = state_;
  Standing standing{.deal = s.deal,
                    .dealer = dealer(),
                    .turn = s.turn,
                    .chairs = std::vector<int>(at(players_)),
                    .totals = {s.totals.begin(), s.totals.begin() + players_},
                    .scores = std::vector<int>(at(players_)),
                    .dealOver = dealOver(),
                    .gameOver = gameOver(),
                    .winners = winners()};
  std::iota(standing.chairs.begin(), standing.chairs.end(), 0);
  if (dealOver()) standing.scores.assign(s.taken.begin(), s.taken.begin() + players_);
  return standing;
}

std::vector<Fact> HighCard::facts(int player) const {
  if (player == kNoPlayer) return {};
  return {{.fact = static_cast<std::uint8_t>(About::taken), .number = state_.taken[at(player)]}};
}

// ---- what a player may know ------------------------------------------------------------------

HighCard HighCard::masked(int viewer) const {
  HighCard seen = *this;
  StateMask mask(viewer);
  fields(seen.state_, mask);
  return seen;
}

HiddenCards HighCard::hiddenFrom(int viewer) const {
  HiddenCards hidden;
  for (int owner = 0; owner < players_; ++owner) {
    if (owner != viewer) hidden.addSlots(owner, state_.held[at(owner)]);
  }
  hidden.addSlots(kUndealtOwner, state_.undealtSize);
  return hidden;
}

CardSet HighCard::unknownTo(int viewer) const {
  CardSet unknown = deck() - state_.hands[at(viewer)] - state_.played;
  for (int i = 0; i < state_.trick.size(); ++i) unknown.erase(state_.trick.cards[at(i)]);
  return unknown;
}

}  // namespace downpile
