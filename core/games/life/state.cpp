// SPDX-License-Identifier: GPL-3.0-or-later
// State of Life apart from its rules: reading, writing, and contents of the places for the table.
#include "games/life/life.h"

namespace downpile {

// ---- reading and writing ---------------------------------------------------------------------

Value Life::write() const {
  StateWriter writer(players_, CardFamily::french);
  fields(state_, writer);
  return writer.take();
}

std::optional<Life> Life::read(const OptionValues& options, int players, const Value& state,
                               bool partial, std::string& error) {
  Life game(options, players);
  State& s = game.state_;
  StateReader reader(state, players, game.deck(), CardFamily::french);
  if (state.find("phase") == nullptr) reader.fail("phase", "is missing");
  fields(s, reader);
  if (!game.allChoose() && state.find("turn") == nullptr) reader.fail("turn", "is missing");
  error = reader.problem(partial);
  s.partial = reader.used() != game.deck();
  if (state.find("redealer") == nullptr) s.redealer = s.dealer;
  const bool over = s.phase != Phase::choose && s.turn == kNoPlayer;
  s.waiting = over ? Waiting::forNextDeal : Waiting::forMove;
  if (error.empty()) error = game.problem();
  if (!error.empty()) return std::nullopt;
  game.forgetHands();
  return game;
}

// Returns a reason why no deal can have led to this state, or an empty text if it finds none.
std::string Life::problem() const {
  const State& s = state_;
  const CardSet jokers = CardSet::ofValues(valueBit(kJokerRank));
  if (!(s.removed - jokers).empty()) return "removed can hold only jokers";
  if (!(s.order.set(s.discard) & jokers).empty()) return "discard cannot hold jokers";
  for (int player = 0; player < players_; ++player) {
    const CardSet front = s.faceUp[at(player)] | s.faceDown[at(player)];
    if (!(front & jokers).empty()) return "faceUp and faceDown cannot hold jokers";
    if (s.chosen[at(player)] == static_cast<int>(Suit::spades) && !option(kChooseSpades)) {
      return "chosen cannot be S: chooseSpades is off";
    }
    const bool mayLack = s.phase == Phase::choose || (dealOver() && s.partial);
    if (s.chosen[at(player)] == kNoChoice && !mayLack) {
      return "chosen must name a suit for each player after choosing";
    }
    const int thief = s.stolenBy[at(player)];
    if (thief >= players_ || thief == player) return "stolenBy must name another player or null";
  }
  return dealOver() ? endProblem() : phaseProblem();
}

// L4, L13, L15, G4: returns why the deal cannot have ended like this, or an empty text.
std::string Life::endProblem() const {
  const State& s = state_;
  if (s.phase != Phase::start) return "phase must be start: the deal is over";
  if (s.turned != kNoChoice || s.laid) return "turned and laid must be empty: the deal is over";
  if (!someHandIsEmpty() && s.idle < players_ && s.turns < kMaxTurns) {
    return "turn cannot be null: the deal is not over";
  }
  if (s.idle > players_) return "idle is out of range: the deal would be over";
  return thiefProblem();
}

// L2: returns why the chosen suits are impossible, or an empty text.
std::string Life::choiceProblem() const {
  const State& s = state_;
  if (playersWithoutSuit().empty()) return "chosen: at least one player must still choose";
  if (allChoose()) return s.turn == kNoPlayer ? "" : "turn must be null while suits are chosen";
  int next = leftOf(s.dealer, players_);
  while (s.chosen[at(next)] != kNoChoice) next = leftOf(next, players_);
  if (s.turn != next) return "turn must be the next player who chooses a suit";
  for (; next != s.dealer; next = leftOf(next, players_)) {
    if (s.chosen[at(leftOf(next, players_))] != kNoChoice) {
      return "chosen must be in order from the dealer's left";
    }
  }
  return {};
}

// Returns a description of the first contradiction between the fields of the current phase and
// turn, or an empty text.
std::string Life::phaseProblem() const {
  const State& s = state_;
  if (s.phase == Phase::choose) {
    if (std::string wrong = choiceProblem(); !wrong.empty()) return wrong;
    CardSet dealt = s.removed | s.order.set(s.discard);
    for (int player = 0; player < players_; ++player) {
      dealt |= s.hands[at(player)] | s.faceUp[at(player)] | s.faceDown[at(player)];
    }
    if (!dealt.empty()) return "stock must hold all cards while suits are chosen";
    if (s.partial && s.stock.size < kHandSize * players_) {
      return "stock must hold seven cards for each player while suits are chosen";
    }
  } else if (!s.partial && someHandIsEmpty(finishesTurn())) {
    return "hands cannot be empty: the deal would be over";
  }
  if (s.idle >= players_) return "idle is out of range: the deal would be over";
  if (s.turns >= kMaxTurns) return "turns is out of range: the deal would be over";
  const bool turned = s.turned != kNoChoice;
  if (turned != (s.phase == Phase::lay || s.phase == Phase::steal)) {
    return turned ? "turned must be null before a card is turned"
                  : "turned must be the suit that was turned";
  }
  if (s.phase == Phase::lay && s.turned == static_cast<int>(Suit::spades)) {
    return "turned cannot be S in the phase lay: spades are laid at once";
  }
  if (s.laid && !turned) return "laid cannot be true before a card is turned";
  return thiefProblem();
}

std::string Life::thiefProblem() const {
  const State& s = state_;
  if (s.phase != Phase::steal) {
    if (!s.thieves.empty()) return "thieves must be empty unless the phase is steal";
    return s.victim == kNoPlayer ? "" : "victim must be null unless the phase is steal";
  }
  if (s.thieves.empty() || s.thieves.front() != s.turn) {
    return "thieves must begin with the player on turn";
  }
  if ((s.victim != kNoPlayer) != (s.turned == static_cast<int>(Suit::spades))) {
    return "victim must be a player after spades and null after another suit";
  }
  if (s.victim == kNoPlayer) {
    return s.thieves.size() == 1 ? "" : "thieves must be the player who may steal";
  }
  int expected = s.victim;
  for (int i = s.thieves.size(); i-- > 0;) {
    expected = expected == 0 ? players_ - 1 : expected - 1;
    if (s.thieves[i] != expected) return "thieves must be in order up to the victim";
  }
  return {};
}

// ---- contents of the table, for display ------------------------------------------------------

std::vector<PlaceContents> Life::places() const {
  const State& s = state_;
  std::vector<PlaceContents> all;
  for (int player = 0; player < players_; ++player) {
    const CardSet& hand = s.hands[at(player)];
    std::vector<Card> cards(hand.begin(), hand.end());
    cards.resize(s.held[at(player)]);
    for (int i = 0; s.openFans && i < s.held[at(player)]; ++i) {
      cards[at(i)] = s.fans.slot(player, i).card;
    }
    all.push_back(
        {.place = placeOf(kHand, player), .cards = std::move(cards), .inOrder = s.openFans});
    for (const bool faceDown : {false, true}) {
      const CardSet& front = faceDown ? s.faceDown[at(player)] : s.faceUp[at(player)];
      const PointsBySuit points = pointsOf(front);
      const int chosen = s.chosen[at(player)];
      all.push_back({.place = placeOf(faceDown ? kFaceDown : kFaceUp, player),
                     .cards = {front.begin(), front.end()},
                     .faceDown = faceDown,
                     .score = scoreOf(points, chosen),
                     .doubled = chosen >= 0 && chosen != static_cast<int>(Suit::spades) &&
                                points[at(chosen)] > 0});
    }
  }
  all.push_back({placeOf(kStock), s.order.list(s.stock), true, 0});
  all.push_back({placeOf(kDiscard), s.order.list(s.discard), false, 0});
  all.push_back({placeOf(kRemoved), {s.removed.begin(), s.removed.end()}, false, 0});
  return all;
}

std::vector<Place> Life::touched(int player, const Action& action) const {
  switch (action.verb) {
    case kTurn:
      return {placeOf(kHand, player), placeOf(kStock)};
    case kSteal:
    case kStealAt:
      return {placeOf(kHand, action.target)};
    case kTake:
      return {placeOf(kFaceUp, action.target)};
    default:
      return {placeOf(kHand, player)};
  }
}

Standing Life::standing() const {
  const State& s = state_;
  std::vector<int> chairs;
  for (int player = 0; player < players_; ++player) chairs.push_back(player);
  return Standing{.deal = s.deal,
                  .dealer = s.dealer,
                  .turn = s.turn,
                  .chairs = std::move(chairs),
                  .totals = {s.totals.begin(), s.totals.begin() + players_},
                  .scores = {s.scores.begin(), s.scores.begin() + players_},
                  .dealOver = dealOver(),
                  .dealVoid = dealVoid(),
                  .gameOver = gameOver(),
                  .wentOut = kNoPlayer,
                  .winners = winners()};
}

}  // namespace downpile
