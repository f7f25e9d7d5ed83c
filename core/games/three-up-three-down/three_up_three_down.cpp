// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/three-up-three-down/three_up_three_down.h"

#include <algorithm>
#include <span>

#include "rules/report.h"

namespace downpile {

namespace {

using RefusalReason = ThreeUpThreeDown::RefusalReason;

Refusal refusal(RefusalReason reason, const Action& action = {}) {
  return Refusal{.reason = static_cast<std::uint8_t>(reason), .cards = action.cards};
}

// Returns a refusal whose sentence names this card ({card}).
Refusal refusal(RefusalReason reason, const Action& action, Card card) {
  Refusal r = refusal(reason, action);
  r.card = card;
  return r;
}

Refusal counted(Refusal r, int number) {
  r.number = static_cast<std::int16_t>(number);
  return r;
}

// Returns the lowest of these cards, as the card named in a refusal. The choice does not depend on
// the packs of the cards.
Card lowest(const CardSet& cards) { return inLayOrder(cards, LayOrder::rising).front(); }

bool isClear(Card card) { return card.rank() > ThreeUpThreeDown::kHighestNumber; }

const CardSet kAllNumbers = CardSet::ofValues(ThreeUpThreeDown::kNumbers);

}  // namespace

ThreeUpThreeDown::ThreeUpThreeDown(const OptionValues& options, int players)
    : players_(static_cast<std::uint8_t>(players)), options_(options) {
  state_.playOn = option(kPlayOn);
}

// T1: returns all cards in play.
CardSet ThreeUpThreeDown::deck() const {
  constexpr ValueMask kListed = kNumbers | valueBit(kRankClear) | valueBit(kRankClearPlusOne);
  constexpr ValueMask kFull = kListed | kClearKinds[0] | kClearKinds[2];
  CardSet cards;
  for (Suit colour : std::span(kColours).last(at(options_[kColourCount]))) {
    const ValueMask ranks = options_[kDeck] != 0     ? kFull
                            : colour == Suit::hearts ? kListed | kClearKinds[2]
                                                     : kListed;
    cards |= CardSet::ofPack(0, colour, ranks) | CardSet::ofPack(1, colour, ranks);
  }
  return cards;
}

// ---- checks of moves -------------------------------------------------------------------------

PlayerSet ThreeUpThreeDown::playersToFace() const {
  PlayerSet set;
  for (int player = 0; player < players_; ++player) {
    if (!state_.ready[at(player)]) set.insert(player);
  }
  return set;
}

std::optional<Refusal> ThreeUpThreeDown::check(int player, const Action& action) const {
  if (state_.waiting != Waiting::forMove) return refusal(RefusalReason::nobodyMoves, action);
  if (!actors().contains(player)) {
    if (state_.phase == Phase::face) return refusal(RefusalReason::alreadyFaced, action);
    Refusal r = refusal(RefusalReason::notYourTurn, action);
    r.player = state_.turn;
    return r;
  }
  const bool formed = wellFormed(action, info().verbs) && action.place < kDownCards;
  if (!formed) return refusal(RefusalReason::noMove, action);
  if (auto r = checkPhase(action)) return r;
  if (auto r = checkCards(player, action)) return r;
  switch (action.verb) {
    case kPlay:
      return checkPlay(player, action);
    case kFace:
      if (action.cards.size() == kUpCards) return std::nullopt;
      return counted(refusal(RefusalReason::notThree, action), action.cards.size());
    case kFlip:
      return checkFlip(player, action);
    case kDraw:
      return checkDraw(player);
    case kStop:
      if (!state_.owed) return std::nullopt;
      return counted(refusal(RefusalReason::owed, action), state_.further);
    case kTurnup:
      return checkTurnup(player);
    default:  // only the verb pickup is left
      return checkPickup(player);
  }
}

// G9: refuses a move impossible in the current phase of the deal.
std::optional<Refusal> ThreeUpThreeDown::checkPhase(const Action& action) const {
  if (state_.phase == Phase::face) {
    if (action.verb != kFace) return refusal(RefusalReason::faceFirst, action);
  } else if (action.verb == kFace) {
    return refusal(RefusalReason::facingOver, action);
  } else if (state_.phase == Phase::play) {
    if (action.verb == kDraw || action.verb == kStop) {
      return refusal(RefusalReason::nothingFurther, action);
    }
  } else if (action.verb == kPickup) {
    return counted(refusal(RefusalReason::notFirstDiscard, action), state_.further);
  } else if (action.verb == kTurnup) {
    return counted(refusal(RefusalReason::turnUpNotFirst, action), state_.further);
  }
  return std::nullopt;
}

// G8: refuses cards not held by the player.
std::optional<Refusal> ThreeUpThreeDown::checkCards(int player, const Action& action) const {
  if (action.verb == kFlip) {
    if (isFaceDown(player, action.place)) return std::nullopt;
    return refusal(RefusalReason::noDownCard, action);
  }
  const CardSet notHeld = action.cards - state_.hands[at(player)] - state_.up[at(player)];
  if (notHeld.empty()) return std::nullopt;
  return refusal(RefusalReason::notHeld, action, lowest(notHeld));
}

// T5, T7, T9, T12: refuses a discard from the wrong place, of cards not allowed together, or of
// cards that do not fit.
std::optional<Refusal> ThreeUpThreeDown::checkPlay(int player, const Action& action) const {
  const CardSet fromUp = action.cards & state_.up[at(player)];
  if (!fromUp.empty()) {
    if (auto r = checkNotHand(player, action)) {
      r->card = lowest(fromUp);
      return r;
    }
  }
  if ((action.cards & kAllNumbers).empty()) {
    const auto isOther = [&](Card card) { return kindOf(card) != kindOf(action.cards.first()); };
    if (std::any_of(action.cards.begin(), action.cards.end(), isOther)) {
      return refusal(RefusalReason::clearKinds, action);
    }
    return std::nullopt;
  }
  const CardSet others = action.cards - CardSet::ofValues(valueBit(action.cards.first().rank()));
  if (!others.empty()) return refusal(RefusalReason::notOneNumber, action);
  return checkFit(player, action);
}

// T5, T9: refuses cards of one number that do not fit onto the pile.
std::optional<Refusal> ThreeUpThreeDown::checkFit(int player, const Action& action) const {
  if ((fitting() & valueBit(action.cards.first().rank())) != 0) return std::nullopt;
  RefusalReason reason = RefusalReason::tooLow;
  if (state_.owed) {
    const bool mustBeLower = mustPlayLower(cardsToDiscard(player, sourceOf(player)));
    if (mustBeLower && action.cards.size() == 1) return std::nullopt;
    reason = mustBeLower ? RefusalReason::oneOwedCard : RefusalReason::othersFit;
  }
  Refusal r = refusal(reason, action, lowest(action.cards));
  r.top = state_.pile.top;
  return r;
}

// T12: refuses to turn over a face-down card while the stock, the hand or the face-up cards of the
// player are not used up.
std::optional<Refusal> ThreeUpThreeDown::checkFlip(int player, const Action& action) const {
  if (auto r = checkNotHand(player, action)) return r;
  if (state_.upHeld[at(player)] == 0) return std::nullopt;
  return counted(refusal(RefusalReason::upCardsFirst, action), state_.upHeld[at(player)]);
}

// T12, T14: refuses to play a face-up or face-down card while the stock or the player's hand has
// cards.
std::optional<Refusal> ThreeUpThreeDown::checkNotHand(int player, const Action& action) const {
  if (!state_.stock.empty()) {
    return counted(refusal(RefusalReason::stockNotEmpty, action), state_.stock.size);
  }
  if (state_.held[at(player)] == 0) return std::nullopt;
  return counted(refusal(RefusalReason::handNotEmpty, action), state_.held[at(player)]);
}

// T5, T10, T13: refuses to pick up the pile, unless mayPickUp() allows it.
std::optional<Refusal> ThreeUpThreeDown::checkPickup(int player) const {
  if (state_.pile.empty()) return refusal(RefusalReason::nothingToPickUp);
  const Source source = sourceOf(player);
  if (mayPickUp(player, source)) return std::nullopt;
  if (turnsUp(player, source)) return refusal(RefusalReason::mustTurnUp);
  if (source == Source::down) return refusal(RefusalReason::canFlip);
  const CardSet fit = cardsToDiscard(player, source) & CardSet::ofValues(fitting());
  return refusal(RefusalReason::canPlay, {}, lowest(fit));
}

// T5, T10: refuses to turn up the top card of the stock, unless the house rule turnUp is on, the
// stock has cards, and no card of the hand fits.
std::optional<Refusal> ThreeUpThreeDown::checkTurnup(int player) const {
  if (!option(kTurnUp)) return refusal(RefusalReason::noTurningUp);
  const Source source = sourceOf(player);
  if (turnsUp(player, source)) return std::nullopt;
  if (state_.stock.empty()) return refusal(RefusalReason::nothingToTurnUp);
  const CardSet fit = cardsToDiscard(player, source) & CardSet::ofValues(fitting());
  return refusal(RefusalReason::canPlayInstead, {}, lowest(fit));
}

// T7, T11: refuses to draw, unless the player may draw now.
std::optional<Refusal> ThreeUpThreeDown::checkDraw(int player) const {
  if (state_.mayDraw) return std::nullopt;
  if (state_.stock.empty()) return refusal(RefusalReason::stockEmpty);
  if (state_.held[at(player)] < kHandSize) return refusal(RefusalReason::tooLateToDraw);
  return counted(refusal(RefusalReason::handFull), state_.held[at(player)]);
}

// ---- effects of moves ------------------------------------------------------------------------

template <class Report>
void ThreeUpThreeDown::apply(int player, const Action& action, Report report) {
  switch (action.verb) {
    case kPlay:
      return play(player, action, report);
    case kFace:
      return face(player, action, report);
    case kFlip:
      return flip(player, action, report);
    case kDraw:
      drawUp(player, report);
      state_.mayDraw = false;
      return;
    case kStop:
      addSentence(report, Sentence::stops, player);
      drawUp(player, report);
      return finishTurn(player, report);
    case kTurnup:
      return turnup(player, report);
    default:  // only the verb pickup is left
      // T10: a forced pick-up shows all players that no card of the hand fits. With the house rule
      // mayPickUp a pick-up may be voluntary, so it shows nothing.
      if (!option(kMayPickUp)) {
        state_.ceilings[at(player)].lower(state_.pile.top.rank() - 1, unseenInHand(player));
      }
      return pickUp(player, Sentence::picksUp, report);
  }
}

// T3: lays three cards of the hand face up.
template <class Report>
void ThreeUpThreeDown::face(int player, const Action& action, Report& report) {
  State& s = state_;
  s.hands[at(player)] -= action.cards;
  s.held[at(player)] = static_cast<std::uint8_t>(s.held[at(player)] - kUpCards);
  s.up[at(player)] = action.cards;
  s.upHeld[at(player)] = kUpCards;
  s.ready[at(player)] = true;
  reportCards(report, player, placeOf(kHand, player), placeOf(kUp, player), action.cards,
              LayOrder::rising, PlayerSet::only(player));
  addSentence(report, Sentence::chooses, player);
  for (int other = 0; other < players_; ++other) {
    if (!s.ready[at(other)]) return;
  }
  s.phase = Phase::play;
  s.turn = static_cast<std::uint8_t>(leftOf(s.dealer, players_));
  showFaces(report);
}

template <class Report>
void ThreeUpThreeDown::showFaces(Report& report) {
  if constexpr (Report::kActive) {
    for (int player = 0; player < players_; ++player) {
      const Place place = placeOf(kUp, player);
      reportEvent(report, Event::Kind::turn, player, place, place);
      addSentence(report, Sentence::shows, player, {.cards = state_.up[at(player)]});
    }
  }
}

// T5, T12: discards cards of the hand or face-up cards.
template <class Report>
void ThreeUpThreeDown::play(int player, const Action& action, Report& report) {
  State& s = state_;
  if (s.held[at(player)] > 0) {
    const CardSet cards = asMade(player, action).cards;
    takeFromHand(player, cards);
    return discard(player, cards, placeOf(kHand, player), report);
  }
  s.up[at(player)] -= action.cards;
  s.upHeld[at(player)] = static_cast<std::uint8_t>(s.upHeld[at(player)] - action.cards.size());
  discard(player, action.cards, placeOf(kUp, player), report);
}

// T12, T13: turns over a face-down card.
template <class Report>
void ThreeUpThreeDown::flip(int player, const Action& action, Report& report) {
  State& s = state_;
  const Card card = s.down[at(player)][action.place];
  s.down[at(player)][action.place] = Card();
  s.downLeft[at(player)] =
      static_cast<std::uint8_t>(s.downLeft[at(player)] & ~(1U << action.place));
  // The face-down card is reported as turned over before it is discarded, so that all players see
  // it first.
  reportReveal(report, player, placeOf(kDown, player, action.place), CardSet(card));
  addSentence(report, Sentence::flips, player, {.cards = CardSet(card)});
  discard(player, CardSet(card), placeOf(kDown, player, action.place), report);
}

// T10: turns up the top card of the stock and discards it. Only under the house rule turnUp.
template <class Report>
void ThreeUpThreeDown::turnup(int player, Report& report) {
  State& s = state_;
  // A player turns up a card only if forced to, so all players learn that no card of the hand fits.
  s.ceilings[at(player)].lower(s.pile.top.rank() - 1, unseenInHand(player));
  discard(player, CardSet(s.order.pop(s.stock)), placeOf(kStock), report);
}

// T5 to T10, T13: puts cards on the pile that were already taken from `from`. Then removes the
// pile (after Clears or three equal numbers), makes the player pick it up (if the card is too low),
// and continues the turn unless it is over.
template <class Report>
void ThreeUpThreeDown::discard(int player, const CardSet& cards, Place from, Report& report) {
  State& s = state_;
  const Card card = cards.first();
  if (s.phase == Phase::further) --s.further;
  s.mayDraw = false;
  reportCards(report, player, from, placeOf(kPile), cards);
  if (from.zone == kStock) addSentence(report, Sentence::turnsUp, player, {.cards = cards});
  if (isClear(card)) {
    playClears(player, cards, from, report);
    return continueTurn(player, report);
  }
  const bool lower = card.rank() < s.pile.top.rank();
  for (Card each : cards.kinds()) s.order.push(s.pile, cards.cardOf(each));
  for (Card each : cards.pairs()) s.order.push(s.pile, twinOf(each));
  if (lower) return pickUp(player, Sentence::picksUpLower, report);
  if (from.zone == kHand || from.zone == kUp) {
    addSentence(report, from.zone == kHand ? Sentence::plays : Sentence::playsUp, player,
                {.cards = cards});
  }
  clearThree(player, report);
  continueTurn(player, report);
}

// T7, T8: plays Clears, which remove the pile.
template <class Report>
void ThreeUpThreeDown::playClears(int player, const CardSet& cards, Place from, Report& report) {
  State& s = state_;
  addSentence(report, s.pile.empty() ? Sentence::clearsNothing : Sentence::clears, player,
              {.cards = cards, .number = s.pile.size});
  reportEvent(report, Event::Kind::pile, player, placeOf(kPile), placeOf(kRemoved));
  s.removed |= s.order.takeAll(s.pile);
  s.removed |= cards;
  const int earned = cards.first().rank() - kRankMoreClear;
  if (earned <= 0) return;
  s.further = static_cast<std::uint8_t>(s.further + earned);
  s.mayDraw = true;
  const bool fromFront = from.zone == kUp || from.zone == kDown;
  s.owed = s.owed || (fromFront && (earned == 2 || plusOneOwes_));
}

// T6, T18: removes the pile if its top three or more cards have the same number. Under the house
// rule againAfterThree the player earns a further discard.
template <class Report>
void ThreeUpThreeDown::clearThree(int player, Report& report) {
  State& s = state_;
  int same = 0;
  for (Card card = s.pile.top; card.rank() == s.pile.top.rank() && card.known();
       card = s.order.below(card)) {
    ++same;
  }
  if (same < kSameToClear) return;
  addSentence(report, Sentence::threeOfANumber, player,
              {.cards = CardSet(s.pile.top), .number = s.pile.size});
  reportEvent(report, Event::Kind::pile, player, placeOf(kPile), placeOf(kRemoved));
  s.removed |= s.order.takeAll(s.pile);
  if (!option(kAgainAfterThree)) return;
  ++s.further;
  s.mayDraw = true;
}

// Continues the turn after a discard. A player without cards is out (T15, T19). Otherwise the
// player discards again (T8), or fills the hand and ends the turn (T11).
template <class Report>
void ThreeUpThreeDown::continueTurn(int player, Report& report) {
  State& s = state_;
  if (hasNothing(player)) {
    return option(kPlayOn) ? goOut(player, report) : win(player, report);
  }
  if (s.further > 0) {
    s.phase = Phase::further;
    s.mayDraw = s.mayDraw && !s.stock.empty() && s.held[at(player)] < kHandSize;
    return addSentence(report, s.owed ? Sentence::owesMore : Sentence::mayContinue, player,
                       {.number = s.further});
  }
  drawUp(player, report);
  finishTurn(player, report);
}

// T9, T10, T13: moves the pile into the player's hand and ends the turn.
template <class Report>
void ThreeUpThreeDown::pickUp(int player, Sentence sentence, Report& report) {
  State& s = state_;
  addSentence(report, sentence, player, {.cards = CardSet(s.pile.top), .number = s.pile.size});
  reportEvent(report, Event::Kind::pile, player, placeOf(kPile), placeOf(kHand, player));
  s.held[at(player)] = static_cast<std::uint8_t>(s.held[at(player)] + s.pile.size);
  const CardSet cards = s.order.takeAll(s.pile);
  s.hands[at(player)] |= cards;
  s.shown |= cards;
  finishTurn(player, report);
}

// T7, T11: fills the hand from the stock.
template <class Report>
void ThreeUpThreeDown::drawUp(int player, Report& report) {
  State& s = state_;
  int count = 0;
  for (; s.held[at(player)] < kHandSize && !s.stock.empty(); ++count) {
    const Card card = s.order.pop(s.stock);
    ++s.held[at(player)];
    // In a view the cards of the stock are unknown, so the drawn card is unknown too and is not
    // added to `hands`.
    if (card.known()) s.hands[at(player)].insert(card);
    reportCards(report, player, placeOf(kStock), placeOf(kHand, player), CardSet(card),
                LayOrder::rising, PlayerSet::only(player));
  }
  if (count > 0) addSentence(report, Sentence::draws, player, {.number = count});
}

template <class Report>
void ThreeUpThreeDown::finishTurn(int player, Report& report) {
  endTurnFields();
  if (state_.turns >= kMaxTurns) return endVoid(report);
  int next = leftOf(player, players_);
  while (state_.finished.contains(next)) next = leftOf(next, players_);
  state_.turn = static_cast<std::uint8_t>(next);
}

inline void ThreeUpThreeDown::endTurnFields() {
  ++state_.turns;
  state_.phase = Phase::play;
  state_.further = 0;
  state_.mayDraw = false;
  state_.owed = false;
}

// T15, T16: the player wins the deal.
template <class Report>
void ThreeUpThreeDown::win(int player, Report& report) {
  State& s = state_;
  endTurnFields();
  s.turn = kNoPlayer;
  s.wentOut = static_cast<std::uint8_t>(player);
  ++s.totals[at(player)];
  addSentence(report, Sentence::sheds, player, {.number = s.totals[at(player)]});
  const bool won = s.totals[at(player)] >= options_[kWins];
  s.waiting = won ? Waiting::forNothing : Waiting::forNextDeal;
  if (won) addSentence(report, Sentence::wins, player, {.number = s.totals[at(player)]});
}

// T19: the player has no cards left. The remaining allowed or required discards are cancelled.
template <class Report>
void ThreeUpThreeDown::goOut(int player, Report& report) {
  state_.finished.add(player);
  addSentence(report, Sentence::goesOut, player, {.number = state_.finished.size()});
  if (state_.finished.size() < players_ - 1) return finishTurn(player, report);
  endTurnFields();
  endPlayOn(report);
}

// T19: ends the deal, because only one player has cards left.
template <class Report>
void ThreeUpThreeDown::endPlayOn(Report& report) {
  State& s = state_;
  s.turn = kNoPlayer;
  s.waiting = Waiting::forNextDeal;
  for (int player = 0; player < players_; ++player) {
    if (!s.finished.contains(player)) addSentence(report, Sentence::onlyOneLeft, player);
  }
  for (int player = 0; player < players_; ++player) {
    s.totals[at(player)] += score(player);
    addSentence(report, Sentence::scores, player, {.number = score(player)});
  }
  const auto end = s.totals.begin() + players_;
  const auto highest = std::max_element(s.totals.begin(), end);
  if (*highest < target()) return;
  if (!isWon(s.totals)) {
    return addSentence(report, Sentence::tie, s.dealer, {.number = *highest});
  }
  s.waiting = Waiting::forNothing;
  addSentence(report, Sentence::winsByPoints, static_cast<int>(highest - s.totals.begin()),
              {.number = *highest});
}

// T16, T19: whether these totals win the game. With playOn, not if several players have the highest
// total.
bool ThreeUpThreeDown::isWon(const std::array<std::int32_t, kMaxPlayers>& totals) const {
  const auto end = totals.begin() + players_;
  const auto highest = *std::max_element(totals.begin(), end);
  return highest >= target() && (!option(kPlayOn) || std::count(totals.begin(), end, highest) == 1);
}

// T17, G4: ends the deal without a winner.
template <class Report>
void ThreeUpThreeDown::endVoid(Report& report) {
  state_.voided = true;
  state_.turn = kNoPlayer;
  state_.waiting = Waiting::forNextDeal;
  addSentence(report, Sentence::voidByTurns, state_.dealer);
}

PlayerSet ThreeUpThreeDown::winners() const {
  if (!gameOver()) return {};
  if (!option(kPlayOn)) return PlayerSet::only(state_.wentOut);
  const auto end = state_.totals.begin() + players_;
  return PlayerSet::only(
      static_cast<int>(std::max_element(state_.totals.begin(), end) - state_.totals.begin()));
}

std::vector<ScoreLine> ThreeUpThreeDown::scoreLines(int player) const {
  const int points = score(player);
  if (points == 0) return {};
  const Points reason = option(kPlayOn) ? Points::outlasted : Points::deal;
  return {ScoreLine{.reason = static_cast<std::uint8_t>(reason),
                    .player = static_cast<std::uint8_t>(player),
                    .count = static_cast<std::int16_t>(points),
                    .each = 1,
                    .points = points}};
}

int ThreeUpThreeDown::score(int player) const {
  if (!option(kPlayOn)) return 1;
  const auto* const place = std::find(state_.finished.begin(), state_.finished.end(), player);
  if (place == state_.finished.end()) return 0;
  return players_ - 1 - static_cast<int>(place - state_.finished.begin());
}

// ---- public knowledge of a hand --------------------------------------------------------------

int ThreeUpThreeDown::unseenInHand(int player) const {
  return state_.held[at(player)] - (state_.hands[at(player)] & state_.shown).size();
}

inline void ThreeUpThreeDown::takeFromHand(int player, const CardSet& cards) {
  State& s = state_;
  s.hands[at(player)] -= cards;
  s.held[at(player)] = static_cast<std::uint8_t>(s.held[at(player)] - cards.size());
  for (Card card : cards - s.shown) s.ceilings[at(player)].forget(card.rank());
  s.shown -= cards;
}

inline void ThreeUpThreeDown::Ceilings::forget(int rank) {
  const ValueMask above = used_ & ~valuesBelow(rank);
  if (above == 0) return;
  const int nearest = std::countr_zero(above);
  if (--counts_[at(nearest)] == 0) used_ = static_cast<std::uint16_t>(used_ & ~valueBit(nearest));
}

void ThreeUpThreeDown::Ceilings::lower(int ceiling, int unseen) {
  const ValueMask below = used_ & valuesBelow(ceiling);
  int rest = unseen;
  for (std::size_t c = 1; c < counts_.size(); ++c) {
    if (c < at(ceiling)) {
      rest -= counts_[c];
    } else {
      counts_[c] = 0;
    }
  }
  counts_[at(ceiling)] = static_cast<std::uint8_t>(rest);
  used_ = static_cast<std::uint16_t>(rest == 0 ? below : below | valueBit(ceiling));
}

// ---- shuffles and random draws ---------------------------------------------------------------

template <class Report>
void ThreeUpThreeDown::resolve(const Chance& outcome, Report report) {
  dealOut(outcome, report);
}

// T3: deals the shuffled cards.
template <class Report>
void ThreeUpThreeDown::dealOut(const Chance& outcome, Report& report) {
  State& s = state_;
  for (Card card : outcome.order()) s.order.push(s.stock, card);
  reportEvent(report, Event::Kind::shuffle, s.dealer, placeOf(kStock), placeOf(kStock));
  addSentence(report, Sentence::dealt, s.dealer, {.number = s.deal});
  int player = s.dealer;
  for (int i = 0; i < kDownCards * players_; ++i) {
    player = leftOf(player, players_);
    const int index = i / players_;
    const Card card = s.order.pop(s.stock);
    s.down[at(player)][at(index)] = card;
    s.downLeft[at(player)] = static_cast<std::uint8_t>(s.downLeft[at(player)] | (1U << index));
    reportCards(report, s.dealer, placeOf(kStock), placeOf(kDown, player, index), CardSet(card),
                LayOrder::rising, PlayerSet());
  }
  for (int i = 0; i < kDealtToHand * players_; ++i) {
    player = leftOf(player, players_);
    const Card card = s.order.pop(s.stock);
    s.hands[at(player)].insert(card);
    ++s.held[at(player)];
    reportCards(report, s.dealer, placeOf(kStock), placeOf(kHand, player), CardSet(card),
                LayOrder::rising, PlayerSet::only(player));
  }
  s.waiting = Waiting::forMove;
}

// T4, T16, T17: starts the next deal.
template <class Report>
void ThreeUpThreeDown::startDeal(Report /*report*/) {
  State next;
  next.deal = static_cast<std::int16_t>(state_.deal + 1);
  next.dealer = static_cast<std::uint8_t>(leftOf(state_.dealer, players_));
  next.totals = state_.totals;
  next.playOn = state_.playOn;
  state_ = next;
}

template void ThreeUpThreeDown::apply(int, const Action&, NoReport);
template void ThreeUpThreeDown::apply(int, const Action&, StepReport);
template void ThreeUpThreeDown::resolve(const Chance&, NoReport);
template void ThreeUpThreeDown::resolve(const Chance&, StepReport);
template void ThreeUpThreeDown::startDeal(NoReport);
template void ThreeUpThreeDown::startDeal(StepReport);

}  // namespace downpile
