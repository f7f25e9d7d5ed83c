// SPDX-License-Identifier: GPL-3.0-or-later
// State of 3UP 3DOWN apart from its rules: reading, writing, contents of the places for the table,
// and the knowledge of one player.
#include <algorithm>

#include "games/three-up-three-down/three_up_three_down.h"

namespace downpile {

// ---- reading and writing ---------------------------------------------------------------------

Value ThreeUpThreeDown::write() const {
  StateWriter writer(players_, CardFamily::coloured);
  fields(state_, writer);
  return writer.take();
}

std::optional<ThreeUpThreeDown> ThreeUpThreeDown::read(const OptionValues& options, int players,
                                                       const Value& state, bool partial,
                                                       std::string& error) {
  ThreeUpThreeDown game(options, players);
  State& s = game.state_;
  StateReader reader(state, players, game.deck(), CardFamily::coloured);
  if (state.find("phase") == nullptr) reader.fail("phase", "is missing");
  fields(s, reader);
  const bool facing = s.phase == Phase::face;
  if (!facing && state.find("turn") == nullptr) reader.fail("turn", "is missing");
  error = reader.problem(partial);
  if (!error.empty()) return std::nullopt;

  // State::ready: which players have chosen their face-up cards. After the phase `face` all players
  // have chosen, so the JSON may omit `ready`.
  if (!facing && state.find("ready") == nullptr) s.ready.fill(true);
  s.waiting = !facing && s.turn == kNoPlayer ? Waiting::forNextDeal : Waiting::forMove;
  if (game.dealOver()) game.completeEnd();
  error = game.problem(partial);
  if (!error.empty()) return std::nullopt;
  return game;
}

// T15, T16, T19, G4: called after reading a finished deal. Computes how the deal ended (void, or
// the player who went out) and whether the game is over. The JSON has no fields for this.
void ThreeUpThreeDown::completeEnd() {
  State& s = state_;
  const PlayerSet out = playersWithoutCards();
  s.voided = out.size() < (option(kPlayOn) ? players_ - 1 : 1);
  if (s.voided) return;
  if (!option(kPlayOn)) s.wentOut = static_cast<std::uint8_t>(*out.begin());
  if (isWon(s.totals)) s.waiting = Waiting::forNothing;
}

PlayerSet ThreeUpThreeDown::playersWithoutCards() const {
  PlayerSet set;
  for (int player = 0; player < players_; ++player) {
    if (hasNothing(player)) set.insert(player);
  }
  return set;
}

// Returns a reason why no deal can have led to this state, or an empty text if it finds none. A
// partial position may lack cards of the deck; then some checks are left out.
std::string ThreeUpThreeDown::problem(bool partial) const {
  const State& s = state_;
  if (std::string wrong = problemOfPile(); !wrong.empty()) return wrong;
  if (s.phase != Phase::further && (s.further != 0 || s.mayDraw || s.owed)) {
    return "further, mayDraw and owed belong to the phase further";
  }
  for (int player = 0; player < players_; ++player) {
    if (s.upHeld[at(player)] > kUpCards) return "up holds more than three cards of a player";
    if (s.phase != Phase::face && !s.ready[at(player)]) {
      return "ready must be true for all after the phase face";
    }
  }
  if (!dealOver() && isWon(s.totals)) {
    return "totals has reached the deals to win: the game would be over";
  }
  if (std::string wrong = problemOfFinished(); !wrong.empty()) return wrong;
  if (!partial) {
    if (std::string wrong = problemOfFronts(); !wrong.empty()) return wrong;
  }
  if (dealOver()) return problemOfEnd(partial);
  if (s.turns >= kMaxTurns) return "turns is out of range: the deal would be over";
  return s.phase == Phase::face ? problemWhileFacing() : problemInTurn();
}

// T5 to T7: returns why the pile is impossible, or an empty text.
std::string ThreeUpThreeDown::problemOfPile() const {
  const std::vector<Card> pile = state_.order.list(state_.pile);
  int same = 0;
  for (std::size_t i = 0; i < pile.size(); ++i) {
    if (pile[i].rank() > kHighestNumber) {
      return "pile cannot hold a Clear: " + cardText(pile[i], CardFamily::coloured);
    }
    if (i > 0 && pile[i].rank() < pile[i - 1].rank()) return "pile cannot fall in value";
    same = i > 0 && pile[i].rank() == pile[i - 1].rank() ? same + 1 : 1;
    if (same == kSameToClear) return "pile holds three of a number: they would have cleared it";
  }
  return {};
}

// T3, T11, T12: returns why the hands or the cards in front of the players are impossible, or an
// empty text.
std::string ThreeUpThreeDown::problemOfFronts() const {
  const State& s = state_;
  constexpr unsigned kAllDown = (1U << kDownCards) - 1;
  for (int player = 0; player < players_; ++player) {
    const bool facing = s.phase == Phase::face;
    if ((facing || s.upHeld[at(player)] > 0) && s.downLeft[at(player)] != kAllDown) {
      return "down must hold three cards of a player whose face-up cards are not gone";
    }
    if (facing || s.stock.empty()) continue;
    if (s.upHeld[at(player)] != kUpCards) return "up must hold three cards while there is a stock";
    if (s.held[at(player)] < kHandSize && (player != s.turn || s.phase == Phase::play)) {
      return "hands must hold three cards while there is a stock";
    }
  }
  return {};
}

// T15 to T17, T19, G4: returns why the deal cannot have ended like this, or an empty text.
std::string ThreeUpThreeDown::problemOfEnd(bool partial) const {
  const State& s = state_;
  if (s.phase != Phase::play) return "turn must be a player in the phase further";
  if (s.voided && s.turns != kMaxTurns) return "turn cannot be null: the deal is not over";
  if (!option(kPlayOn) && playersWithoutCards().size() > 1) {
    return "hands: only one player can have no card left";
  }
  if (partial) return {};
  auto before = s.totals;
  for (int player = 0; player < players_ && !s.voided; ++player) {
    before[at(player)] -= option(kPlayOn) || player == s.wentOut ? score(player) : 0;
    if (before[at(player)] < 0) return "totals must include the score of the deal";
  }
  return isWon(before) ? "totals has reached the deals to win before this deal" : "";
}

// T3: returns why this state is impossible while players choose cards to lay face up, or an empty
// text.
std::string ThreeUpThreeDown::problemWhileFacing() const {
  const State& s = state_;
  if (s.turn != kNoPlayer) return "turn must be null in the phase face";
  if (!s.pile.empty() || !s.removed.empty())
    return "pile and removed must be empty in the phase face";
  if (!s.shown.empty()) return "shown must be empty in the phase face";
  int waiting = 0;
  for (int player = 0; player < players_; ++player) {
    const bool ready = s.ready[at(player)];
    waiting += ready ? 0 : 1;
    if (s.upHeld[at(player)] != (ready ? kUpCards : 0)) {
      return "up must hold three cards of each player who is ready, and none of the others";
    }
    if (s.held[at(player)] != (ready ? kDealtToHand - kUpCards : kDealtToHand)) {
      return "hands must hold six cards, and three of each player who is ready";
    }
  }
  return waiting > 0 ? "" : "ready: at least one player must still choose in the phase face";
}

// Returns a description of the first contradiction between the fields about the current turn, or of
// a violation of T7, T8, T12 or T15. Otherwise returns an empty text.
std::string ThreeUpThreeDown::problemInTurn() const {
  const State& s = state_;
  for (int player = 0; player < players_; ++player) {
    if (hasNothing(player) && !option(kPlayOn)) {
      return "hands: a player has no card left, the deal would be over";
    }
  }
  if (hasNothing(s.turn)) return "turn is a player without cards";
  const int held = s.held[at(s.turn)];
  if (s.phase == Phase::play) {
    if (held > 0 || s.stock.empty()) return {};
    return "hands: the player on turn would have drawn from the stock";
  }
  if (s.further == 0) return "further must be at least 1 in the phase further";
  if (s.mayDraw && (s.stock.empty() || held >= kHandSize)) {
    return "mayDraw cannot be true with three cards in hand or without a stock";
  }
  if (s.owed && (held > 0 || !s.stock.empty())) {
    return "owed cannot be true while there is a hand or a stock";
  }
  return {};
}

// T19: returns the error in `finished` (the players who are out), or an empty text.
std::string ThreeUpThreeDown::problemOfFinished() const {
  if (!option(kPlayOn)) return {};
  int left = 0;
  for (int player = 0; player < players_; ++player) {
    if (hasNothing(player) != state_.finished.contains(player)) {
      return "finished must name the players without cards";
    }
    left += hasNothing(player) ? 0 : 1;
  }
  if (left == 0) return "finished cannot name the loser";
  return left > 1 || dealOver() ? ""
                                : "finished: one player has cards left, the deal would be over";
}

// ---- contents of the table, for display ------------------------------------------------------

std::vector<PlaceContents> ThreeUpThreeDown::places() const {
  const State& s = state_;
  std::vector<PlaceContents> all;
  for (int player = 0; player < players_; ++player) {
    const auto cards = [](const CardSet& known, int size) {
      std::vector<Card> list(known.begin(), known.end());
      list.resize(static_cast<std::size_t>(size));
      return list;
    };
    all.push_back({placeOf(kHand, player), cards(s.hands[at(player)], s.held[at(player)])});
    all.push_back({placeOf(kUp, player), cards(s.up[at(player)], s.upHeld[at(player)]),
                   s.phase == Phase::face && s.upHeld[at(player)] > 0});
    for (int i = 0; i < kDownCards; ++i) {
      const bool faceDown = isFaceDown(player, i);
      PlaceContents place{placeOf(kDown, player, i), {}, faceDown};
      if (faceDown) place.cards.push_back(s.down[at(player)][at(i)]);
      all.push_back(std::move(place));
    }
  }
  all.push_back({placeOf(kStock), s.order.list(s.stock), true});
  all.push_back({placeOf(kPile), s.order.list(s.pile)});
  all.push_back({placeOf(kRemoved), {s.removed.begin(), s.removed.end()}, true});
  return all;
}

Action ThreeUpThreeDown::asMade(int player, const Action& action) const {
  Action made = action;
  if (action.verb != kPlay) return made;
  const CardSet known = state_.hands[at(player)] & state_.shown;
  for (Card card : action.cards - known) {
    const CardSet equal = (known & equalTo(card)) - made.cards;
    if (equal.empty()) continue;
    made.cards.erase(card);
    made.cards.insert(equal.first());
  }
  return made;
}

CardSet ThreeUpThreeDown::cardsOf(int player, const Action& action) const {
  CardSet cards = state_.hands[at(player)];
  const CardSet left = cards - action.cards;
  for (Card card : state_.up[at(player)]) {
    if ((left & equalTo(card)).empty()) cards.insert(card);
  }
  return cards;
}

std::vector<Place> ThreeUpThreeDown::touched(int player, const Action& action) const {
  switch (action.verb) {
    case kPlay: {
      const bool fromUp = !(action.cards & state_.up[at(player)]).empty();
      return {placeOf(fromUp ? kUp : kHand, player), placeOf(kPile)};
    }
    case kFace:
      return {placeOf(kHand, player)};
    case kFlip:
      return {placeOf(kDown, player, action.place), placeOf(kPile)};
    case kDraw:
      return {placeOf(kHand, player), placeOf(kStock)};
    case kTurnup:
      return {placeOf(kHand, player), placeOf(kStock), placeOf(kPile)};
    default:
      return {placeOf(kHand, player), placeOf(kPile)};
  }
}

Standing ThreeUpThreeDown::standing() const {
  const State& s = state_;
  Standing standing{.deal = s.deal,
                    .dealer = s.dealer,
                    .turn = s.turn,
                    .chairs = {},
                    .totals = {s.totals.begin(), s.totals.begin() + players_},
                    .counts = static_cast<std::uint8_t>(option(kPlayOn) ? 1 : 0),
                    .scores = std::vector<int>(at(players_)),
                    .dealOver = dealOver(),
                    .dealVoid = s.voided,
                    .gameOver = gameOver(),
                    .wentOut = s.wentOut,
                    .out = s.finished.set(),
                    .winners = winners()};
  for (int player = 0; player < players_; ++player) standing.chairs.push_back(player);
  if (s.wentOut != kNoPlayer) standing.scores[s.wentOut] = score(s.wentOut);
  // T19: all players but one are out, so the deal was not void. Each player in `finished` scores.
  if (dealOver() && s.finished.size() == players_ - 1) {
    for (int player : s.finished) standing.scores[at(player)] = score(player);
  }
  return standing;
}

std::vector<Fact> ThreeUpThreeDown::facts(int player) const {
  const State& s = state_;
  const auto fact = [](About about, std::int16_t number = 0) {
    return Fact{.fact = static_cast<std::uint8_t>(about), .number = number};
  };
  if (player == kNoPlayer) {
    if (s.further == 0) return {};
    return {fact(s.owed ? About::owed : About::further, s.further)};
  }
  const bool faces = s.phase == Phase::face && s.waiting == Waiting::forMove;
  return faces && s.ready[at(player)] ? std::vector{fact(About::isReady)} : std::vector<Fact>();
}

// Returns the sentence that asks the player to act. Returns nullopt if the player may not act now,
// or if the house rule mayPickUp allows a pick-up besides other moves.
std::optional<Moment> ThreeUpThreeDown::moment(int player) const {
  const State& s = state_;
  if (!actors().contains(player)) return std::nullopt;
  const auto about = [&s](Prompt prompt) {
    return Moment{.moment = static_cast<std::uint8_t>(prompt), .number = s.further};
  };
  if (s.phase == Phase::face) return about(Prompt::choose);
  if (s.phase == Phase::further) {
    if (s.owed) return about(Prompt::discardOwed);
    return about(s.mayDraw ? Prompt::drawFirst : Prompt::discardFurther);
  }
  const Source source = sourceOf(player);
  if (source == Source::down) return about(Prompt::flip);
  if (canDiscard(player, source)) {
    if (mayPickUp(player, source)) return std::nullopt;
    return about(source == Source::up ? Prompt::playUp : Prompt::play);
  }
  if (turnsUp(player, source)) {
    if (mayPickUp(player, source)) return std::nullopt;
    return about(Prompt::turnUp);
  }
  if (!mayPickUp(player, source)) return std::nullopt;
  return about(source == Source::up ? Prompt::pickUpForUp : Prompt::pickUp);
}

// ---- cards hidden from one player, and sampled worlds ----------------------------------------

ThreeUpThreeDown ThreeUpThreeDown::masked(int viewer) const {
  ThreeUpThreeDown seen = *this;
  StateMask mask(viewer);
  fields(seen.state_, mask);
  return seen;
}

HiddenCards ThreeUpThreeDown::hiddenFrom(int viewer) const {
  const State& s = state_;
  HiddenCards hidden;
  for (int owner = 0; owner < players_; ++owner) {
    if (owner == viewer) continue;
    const int unseen = unseenInHand(owner);
    hidden.addSlots(handOwner(owner), unseen);
    // Of the unseen cards of the hand, at most `most` can have a rank above the ceiling c (see
    // Ceilings).
    int most = unseen;
    for (int c = 1; c < kHighestNumber; ++c) {
      const int under = s.ceilings[at(owner)][at(c)];
      if (under == 0) continue;
      most -= under;
      hidden.addLimit(handOwner(owner), CardSet::ofValues(valuesAbove(c)), most);
    }
  }
  for (int owner = 0; owner < players_; ++owner) {
    if (owner == viewer || s.phase != Phase::face) continue;
    hidden.addSlots(upOwner(owner), s.upHeld[at(owner)]);
  }
  for (int owner = 0; owner < players_; ++owner) {
    for (int i = 0; i < kDownCards; ++i) {
      if (isFaceDown(owner, i)) hidden.addSlot(downOwner(owner, i));
    }
  }
  hidden.addSlots(kStockOwner, s.stock.size);
  return hidden;
}

CardSet ThreeUpThreeDown::unknownTo(int viewer) const {
  const State& s = state_;
  CardSet unknown = deck() - s.removed - s.order.set(s.pile) - s.shown - s.hands[at(viewer)];
  for (int owner = 0; owner < players_; ++owner) {
    if (owner == viewer || s.phase != Phase::face) unknown -= s.up[at(owner)];
  }
  return unknown;
}

void ThreeUpThreeDown::putHidden(int owner, Card card) {
  State& s = state_;
  if (owner == kStockOwner) {
    // The stock of a view contains no cards, but has its full size already. push() would raise the
    // size.
    const auto size = s.stock.size;
    s.order.push(s.stock, card);
    s.stock.size = size;
  } else if (owner >= downOwner(0, 0)) {
    const int place = owner - downOwner(0, 0);
    s.down[at(place / kDownCards)][at(place % kDownCards)] = card;
  } else if (owner >= upOwner(0)) {
    s.up[at(owner - upOwner(0))].insert(card);
  } else {
    s.hands[at(owner)].insert(card);
  }
}

}  // namespace downpile
