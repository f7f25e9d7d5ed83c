// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/underwear/underwear.h"

#include <bit>
#include <utility>

#include "rules/report.h"

namespace downpile {

namespace {

using RefusalReason = Underwear::RefusalReason;

Refusal refusal(RefusalReason reason, const Action& action = {}) {
  return Refusal{.reason = static_cast<std::uint8_t>(reason), .cards = action.cards};
}

bool isRun(const CardSet& cards, Suit suit) {
  const ValueMask values = cards.values(suit);
  const ValueMask shifted = values >> static_cast<unsigned>(std::countr_zero(values));
  return std::popcount(values) == cards.size() && (shifted & (shifted + 1)) == 0;
}

// Sets the reason of a refusal and the offending card; returns the refusal.
Refusal because(Refusal refusal, RefusalReason reason, Card card) {
  refusal.reason = static_cast<std::uint8_t>(reason);
  refusal.card = card;
  return refusal;
}

// Returns the card that is laid first: the lowest card in rising order, the highest card in falling
// order.
Card firstLaid(const CardSet& cards, LayOrder order) { return inLayOrder(cards, order).front(); }

const CardSet kAllRoyalties = CardSet::ofValues(Underwear::kRoyalties);

}  // namespace

// ---- cards and chairs ------------------------------------------------------------------------

Underwear::Underwear(const OptionValues& options, int players)
    : players_(static_cast<std::uint8_t>(players)), options_(options) {
  for (std::size_t chair = 0; chair < kMaxPlayers; ++chair) {
    state_.chairs[chair] = static_cast<std::uint8_t>(chair);
  }
  sit();
}

// U1: returns the number of packs of cards.
int Underwear::packs() const {
  if (options_[kPacks] != 0) return options_[kPacks];
  return players_ <= 4 ? 1 : 2;
}

CardSet Underwear::deck() const {
  CardSet cards = CardSet::ofValues(kNumbers | kRoyalties);
  if (packs() == 1) {
    for (int suit = 0; suit < kSuits; ++suit) {
      cards -= CardSet::ofPack(1, static_cast<Suit>(suit), kNumbers | kRoyalties);
    }
  }
  return cards;
}

int Underwear::chairOf(int player) const {
  int chair = 0;
  while (state_.chairs[at(chair)] != player) ++chair;
  return chair;
}

// Computes State::left, each player's left neighbour, from State::chairs.
void Underwear::sit() {
  for (int chair = 0; chair < players_; ++chair) {
    state_.left[state_.chairs[at(chair)]] = state_.chairs[at(downpile::leftOf(chair, players_))];
  }
}

// ---- checks of moves -------------------------------------------------------------------------

void Underwear::insertDoublers(PlayerSet& set) const {
  for (int player = 0; player < players_; ++player) {
    if (mayDouble(player)) set.insert(player);
  }
}

std::optional<Refusal> Underwear::check(int player, const Action& action) const {
  if (state_.waiting != Waiting::forMove) return refusal(RefusalReason::nobodyMoves, action);
  const bool formed = wellFormed(action, info().verbs);
  const bool playing = player >= 0 && player < players_;
  if (formed && action.verb == kDouble && playing) return checkDouble(player);
  if (player != state_.turn) {
    Refusal r = refusal(RefusalReason::notYourTurn, action);
    r.player = state_.turn;
    return r;
  }
  if (!formed) return refusal(RefusalReason::noMove, action);
  const CardSet notHeld = action.cards - state_.hands[at(player)];
  if (!notHeld.empty()) {
    Refusal r = refusal(RefusalReason::notHeld, action);
    r.card = notHeld.first();
    return r;
  }
  switch (action.verb) {
    case kDown:
      return checkDown(action);
    case kUp:
      return checkUp(player, action);
    case kRoyals:
      return checkRoyals(action);
    case kSteal:
      return checkSteal(action);
    case kOpen:
      return checkOpen(action);
    case kPass:
      if (mayDraw()) return refusal(RefusalReason::stockHasCards);
      return std::nullopt;
    default:  // only the verb draw is left
      if (!mayDraw()) return refusal(RefusalReason::nothingToDraw);
      return std::nullopt;
  }
}

// U4, U11: refuses cards not allowed onto the downpile.
std::optional<Refusal> Underwear::checkDown(const Action& action) const {
  Refusal r = refusal(RefusalReason::noDownpile, action);
  const CardSet& cards = action.cards;
  r.top = state_.downpile.top;
  r.suit = r.top.suit();
  const CardSet royalties = cards & kAllRoyalties;
  if (!royalties.empty()) return because(r, RefusalReason::royaltyDown, royalties.first());
  if (state_.downpile.empty()) return because(r, RefusalReason::noDownpile, cards.first());
  const CardSet otherSuits = cards - CardSet::ofSuit(r.suit);
  if (!otherSuits.empty()) return because(r, RefusalReason::wrongSuitDown, otherSuits.first());
  if (!isRun(cards, r.suit)) return because(r, RefusalReason::notRunDown, cards.first());
  const CardSet tooHigh = cards - CardSet::ofValues(fitsDown());
  if (!tooHigh.empty()) {
    return because(r, RefusalReason::notLower, firstLaid(cards, LayOrder::falling));
  }
  return std::nullopt;
}

// U5, U6, U11, U18: refuses cards the player may not lay onto this up-pile.
std::optional<Refusal> Underwear::checkUp(int player, const Action& action) const {
  Refusal r = refusal(RefusalReason::notYourUpPile, action);
  const CardSet& cards = action.cards;
  const OwnedPile* pile = state_.upPiles.find(player, action.place);
  if (pile == nullptr) return because(r, RefusalReason::notYourUpPile, cards.first());
  r.top = pile->pile.top;
  r.suit = r.top.suit();
  if (pile->faceDown) return because(r, RefusalReason::closed, cards.first());
  const CardSet royalties = cards & kAllRoyalties;
  if (!royalties.empty()) {
    if (!option(kRoyaltiesOnUpPiles)) {
      return because(r, RefusalReason::royaltyUp, royalties.first());
    }
    return checkRoyaltiesUp(*pile, action);
  }
  const CardSet otherSuits = cards - CardSet::ofSuit(r.suit);
  if (!otherSuits.empty()) return because(r, RefusalReason::wrongSuitUp, otherSuits.first());
  if (!isRun(cards, r.suit)) return because(r, RefusalReason::notRunUp, cards.first());
  const CardSet tooLow = cards - CardSet::ofValues(fitsUp(*pile));
  if (!tooLow.empty()) {
    return because(r, RefusalReason::notHigher, firstLaid(cards, LayOrder::rising));
  }
  return std::nullopt;
}

// U18: refuses cards with royalties not allowed onto this up-pile. Allowed are royalties of the
// pile's suit, and runs of numbers continued by royalties.
std::optional<Refusal> Underwear::checkRoyaltiesUp(const OwnedPile& pile,
                                                   const Action& action) const {
  Refusal r = refusal(RefusalReason::wrongSuitRoyalty, action);
  r.top = pile.pile.top;
  r.suit = r.top.suit();
  const CardSet otherSuits = action.cards - CardSet::ofSuit(r.suit);
  if (!otherSuits.empty()) return because(r, RefusalReason::wrongSuitRoyalty, otherSuits.first());
  const CardSet numbers = action.cards - kAllRoyalties;
  if (numbers.empty()) return std::nullopt;
  const Card lowest = firstLaid(numbers, LayOrder::rising);
  if (!isRun(action.cards, r.suit)) return because(r, RefusalReason::notRunRoyalty, lowest);
  if (lowest.rank() > r.top.rank()) return std::nullopt;
  return because(r, RefusalReason::notHigherRoyalty, lowest);
}

// U7: refuses cards other than royalties in the move `royals`.
std::optional<Refusal> Underwear::checkRoyals(const Action& action) const {
  const CardSet numbers = action.cards - kAllRoyalties;
  if (numbers.empty()) return std::nullopt;
  return because(refusal(RefusalReason::notRoyalties, action), RefusalReason::notRoyalties,
                 numbers.first());
}

// U8, U11: refuses to steal the downpile, unless the card can steal it.
std::optional<Refusal> Underwear::checkSteal(const Action& action) const {
  Refusal r = refusal(RefusalReason::nothingToSteal, action);
  const Card card = action.cards.first();
  r.top = state_.downpile.top;
  if (state_.downpile.empty()) return because(r, RefusalReason::nothingToSteal, card);
  const CardSet royalties = action.cards & kAllRoyalties;
  if (!royalties.empty()) return because(r, RefusalReason::royaltySteal, royalties.first());
  if (action.cards.size() > 1) return because(r, RefusalReason::stealOneCard, card);
  if (card.rank() != r.top.rank()) return because(r, RefusalReason::notSameValue, card);
  return std::nullopt;
}

// U9, U11: returns the reason why these cards cannot start a downpile, or nullopt if they can.
std::optional<Refusal> Underwear::checkOpen(const Action& action) const {
  Refusal r = refusal(RefusalReason::downpileThere, action);
  const Card card = action.cards.first();
  r.top = state_.downpile.top;
  if (!state_.downpile.empty()) return because(r, RefusalReason::downpileThere, card);
  const CardSet royalties = action.cards & kAllRoyalties;
  if (!royalties.empty()) return because(r, RefusalReason::royaltyOpen, royalties.first());
  if (action.cards.size() == 1) return std::nullopt;
  if (!option(kOpenWithRun)) return because(r, RefusalReason::openOneCard, card);
  if (!isRun(action.cards, card.suit())) return because(r, RefusalReason::notRunOpen, card);
  return std::nullopt;
}

// U17: refuses to declare double, unless the player may do so now.
std::optional<Refusal> Underwear::checkDouble(int player) const {
  if (!option(kDoubling)) return refusal(RefusalReason::doublingOff);
  if (state_.doublesUsed[at(player)]) {
    Refusal r = refusal(RefusalReason::alreadyDoubled);
    r.number = options_[kDoublingLimit];
    return r;
  }
  for (int other = 0; other < players_; ++other) {
    if (other == player || state_.held[at(other)] < state_.held[at(player)]) continue;
    Refusal r = refusal(RefusalReason::notMostCards);
    r.player = static_cast<std::uint8_t>(other);
    r.number = state_.held[at(other)];
    return r;
  }
  return std::nullopt;
}

// ---- effects of moves ------------------------------------------------------------------------

template <class Report>
void Underwear::apply(int player, const Action& action, Report report) {
  switch (action.verb) {
    case kDown:
      layDown(player, action, Sentence::playsDown, report);
      return finishTurn(player, true, report);
    case kOpen:
      layDown(player, action, Sentence::opens, report);
      return finishTurn(player, true, report);
    case kUp:
      layUp(player, action, report);
      return finishTurn(player, true, report);
    case kSteal:
      stealDownpile(player, action, report);
      return finishTurn(player, true, report);
    case kRoyals:
      clearDownpile(player, action, report);
      return finishTurn(player, options_[kGoingOut] != 0, report);
    case kPass:
      ++state_.passes;
      addSentence(report, Sentence::passes, player);
      return finishTurn(player, false, report);
    case kDouble:
      ++state_.doubles[at(player)];
      state_.doublesUsed[at(player)] = true;
      return addSentence(report, Sentence::doubles, player);
    default:  // only the verb draw is left
      if (state_.stock.empty()) {
        state_.waiting = Waiting::forReshuffle;
        return;
      }
      return drawCard(player, report);
  }
}

// U4, U9: lays cards onto the downpile, or starts one. A run is laid in falling order.
template <class Report>
void Underwear::layDown(int player, const Action& action, Sentence sentence, Report& report) {
  take(player, action.cards);
  reportCards(report, player, placeOf(kHand, player), placeOf(kDownpile), action.cards,
              LayOrder::falling);
  addSentence(report, sentence, player,
              {.cards = action.cards,
               .order = LayOrder::falling,
               .number = state_.downpile.size + action.cards.size()});
  const Suit suit = action.cards.first().suit();
  for (ValueMask rest = action.cards.values(suit); rest != 0;) {
    const ValueMask highest = std::bit_floor(rest);
    state_.order.push(state_.downpile, action.cards.pick(suit, highest).first());
    rest -= highest;
  }
  state_.passes = 0;
}

// U5, U6, U18: lays cards onto an up-pile of the player. A run is laid in rising order. A 10 or
// royalties close the pile, which is turned face down.
template <class Report>
void Underwear::layUp(int player, const Action& action, Report& report) {
  take(player, action.cards);
  OwnedPile& pile = *state_.upPiles.find(player, action.place);
  layRising(action.cards, pile.pile);
  pile.faceDown = pile.pile.top.rank() >= 10;
  state_.upPiles.refit(player);
  state_.passes = 0;
  const Place place = placeOf(kUpPile, player, action.place);
  reportCards(report, player, placeOf(kHand, player), place, action.cards);
  if (pile.faceDown) reportEvent(report, Event::Kind::turn, player, place, place);
  addSentence(report, pile.faceDown ? Sentence::closesUpPile : Sentence::playsUp, player,
              {.cards = action.cards, .number = pile.pile.size});
}

// Lays the cards onto the pile in rising order of value, then suit, then pack. So their order does
// not reveal the pack of a card.
void Underwear::layRising(const CardSet& cards, Pile& pile) {
  for (ValueMask values = cards.values(); values != 0; values &= values - 1) {
    const CardSet same = cards & CardSet::ofValues(values & (0U - values));
    for (Card card : same.kinds()) {
      for (Card copy : {card, twinOf(card)}) {
        if (same.contains(copy)) state_.order.push(pile, copy);
      }
    }
  }
}

// U7: discards royalties of the hand, and the downpile, if there is one.
template <class Report>
void Underwear::clearDownpile(int player, const Action& action, Report& report) {
  take(player, action.cards);
  const Sentence sentence =
      state_.downpile.empty() ? Sentence::discardsRoyalties : Sentence::clearsDownpile;
  addSentence(report, sentence, player, {.cards = action.cards, .number = state_.downpile.size});
  if (!state_.downpile.empty()) {
    reportEvent(report, Event::Kind::pile, player, placeOf(kDownpile), placeOf(kDiscard));
  }
  reportCards(report, player, placeOf(kHand, player), placeOf(kDiscard), action.cards);
  state_.order.lay(state_.downpile, state_.discard);
  layRising(action.cards, state_.discard);
  state_.passes = 0;
}

// U6, U8: steals the downpile, which becomes an up-pile of the player.
template <class Report>
void Underwear::stealDownpile(int player, const Action& action, Report& report) {
  take(player, action.cards);
  const Place place = placeOf(kUpPile, player, state_.upPiles.count(player));
  reportEvent(report, Event::Kind::pile, player, placeOf(kDownpile), place);
  OwnedPile stolen;
  stolen.pile = state_.downpile;
  stolen.faceDown = option(kStolenTens) && holdsTen(stolen.pile);
  if (stolen.faceDown) reportEvent(report, Event::Kind::turn, player, place, place);
  reportCards(report, player, placeOf(kHand, player), placeOf(kDownpile), action.cards);
  addSentence(report, stolen.faceDown ? Sentence::stealsClosed : Sentence::steals, player,
              {.cards = action.cards, .number = stolen.pile.size});
  state_.upPiles.add(player, stolen);
  state_.downpile = Pile();
  state_.order.push(state_.downpile, action.cards.first());
  state_.passes = 0;
}

// U10: the player draws a card.
template <class Report>
void Underwear::drawCard(int player, Report& report) {
  const Card card = state_.order.pop(state_.stock);
  // In a view the cards of the stock are unknown, so the drawn card is unknown too and is not added
  // to `hands`.
  if (card.known()) state_.hands[at(player)].insert(card);
  ++state_.held[at(player)];
  state_.passes = 0;
  reportCards(report, player, placeOf(kStock), placeOf(kHand, player), CardSet(card),
              LayOrder::rising, PlayerSet::only(player));
  addSentence(report, Sentence::draws, player);
  finishTurn(player, false, report);
}

template <class Report>
void Underwear::finishTurn(int player, bool outIfEmpty, Report& report) {
  ++state_.turns;
  if (outIfEmpty && state_.held[at(player)] == 0) return goOut(player, report);
  if (state_.passes == players_) return endVoid(Sentence::voidByPasses, report);
  if (state_.turns >= kMaxTurns) return endVoid(Sentence::voidByTurns, report);
  state_.turn = static_cast<std::uint8_t>(leftOf(player));
}

// U13, U15, U16: the player goes out, which ends the deal.
template <class Report>
void Underwear::goOut(int player, Report& report) {
  const int points = score(player);
  state_.wentOut = static_cast<std::uint8_t>(player);
  state_.turn = kNoPlayer;
  state_.scores.fill(0);
  state_.scores[at(player)] = points;
  state_.totals[at(player)] += points;
  addSentence(report, Sentence::goesOut, player, {.number = points});
  const bool won = state_.totals[at(player)] >= options_[kTarget];
  state_.waiting = won ? Waiting::forNothing : Waiting::forNextDeal;
  if (won) addSentence(report, Sentence::wins, player, {.number = state_.totals[at(player)]});
}

// U12, G4: ends the deal without a score.
template <class Report>
void Underwear::endVoid(Sentence sentence, Report& report) {
  state_.voided = true;
  state_.turn = kNoPlayer;
  state_.scores.fill(0);
  state_.waiting = Waiting::forNextDeal;
  addSentence(report, sentence, state_.dealer);
}

PlayerSet Underwear::winners() const {
  return gameOver() ? PlayerSet::only(state_.wentOut) : PlayerSet();
}

// U15, U17: returns the lines of the player's score for going out.
std::vector<ScoreLine> Underwear::scoreLines(int player) const {
  const auto line = [player](Points reason, int count, int each, int other = kNoPlayer) {
    return ScoreLine{.reason = static_cast<std::uint8_t>(reason),
                     .player = static_cast<std::uint8_t>(player),
                     .other = static_cast<std::uint8_t>(other),
                     .count = static_cast<std::int16_t>(count),
                     .each = static_cast<std::int16_t>(each),
                     .points = count * each};
  };
  int faceUp = 0;
  int closed = 0;
  state_.upPiles.each(
      player, [&](const OwnedPile& pile) { (pile.faceDown ? closed : faceUp) += pile.pile.size; });
  std::vector<ScoreLine> lines;
  if (faceUp > 0) lines.push_back(line(Points::faceUp, faceUp, 1));
  if (closed > 0) lines.push_back(line(Points::closed, closed, 2));
  for (int other = leftOf(player); other != player; other = leftOf(other)) {
    const int held = state_.held[at(other)];
    if (held > 0) lines.push_back(line(Points::hand, held, 1, other));
  }
  int doubles = 0;
  for (std::uint8_t declared : state_.doubles) doubles += declared;
  if (doubles > 0) {
    ScoreLine factor = line(Points::doubled, doubles, 0);
    factor.points = 1 << doubles;
    lines.push_back(factor);
  }
  return lines;
}

int Underwear::score(int player) const {
  int points = 0;
  int factor = 1;
  state_.upPiles.each(player, [&](const OwnedPile& pile) {
    points += pile.faceDown ? 2 * pile.pile.size : pile.pile.size;
  });
  for (int other = 0; other < players_; ++other) {
    if (other != player) points += state_.held[at(other)];
    factor <<= state_.doubles[at(other)];
  }
  return points * factor;
}

// ---- shuffles and random draws ---------------------------------------------------------------

ChanceNeed Underwear::chanceBetweenMoves() const {
  if (state_.waiting == Waiting::forDeal) return {ChanceNeed::Kind::shuffle, deck()};
  if (state_.waiting == Waiting::forReshuffle) {
    return {ChanceNeed::Kind::shuffle, state_.order.set(state_.discard)};
  }
  return {};
}

template <class Report>
void Underwear::resolve(const Chance& outcome, Report report) {
  if (state_.waiting == Waiting::forDeal) return dealOut(outcome, report);
  // U12: the shuffled discard pile becomes the new stock.
  CardSet hidden;
  for (const CardSet& hand : state_.hands) hidden |= hand;
  state_.groups.shuffle(state_.order.set(state_.discard), hidden);
  for (Card card : outcome.order()) state_.order.push(state_.stock, card);
  state_.discard = Pile();
  state_.waiting = Waiting::forMove;
  reportEvent(report, Event::Kind::shuffle, state_.turn, placeOf(kDiscard), placeOf(kStock));
  addSentence(report, Sentence::reshuffled, state_.turn, {.number = state_.stock.size});
  drawCard(state_.turn, report);
}

// U2, U3: deals the shuffled cards.
template <class Report>
void Underwear::dealOut(const Chance& outcome, Report& report) {
  State& s = state_;
  for (Card card : outcome.order()) s.order.push(s.stock, card);
  reportEvent(report, Event::Kind::shuffle, s.dealer, placeOf(kStock), placeOf(kStock));
  addSentence(report, Sentence::dealt, s.dealer, {.number = s.deal});
  int player = s.dealer;
  for (int i = 0; i < kHandSize * players_; ++i) {
    player = leftOf(player);
    const Card card = s.order.pop(s.stock);
    s.hands[at(player)].insert(card);
    ++s.held[at(player)];
    reportCards(report, s.dealer, placeOf(kStock), placeOf(kHand, player), CardSet(card),
                LayOrder::rising, PlayerSet::only(player));
  }
  const Card turned = s.order.pop(s.stock);
  if (turned.isRoyalty()) {
    s.order.push(s.discard, turned);
    reportCards(report, s.dealer, placeOf(kStock), placeOf(kDiscard), CardSet(turned));
    addSentence(report, Sentence::startsWithRoyalty, s.dealer, {.cards = CardSet(turned)});
  } else {
    s.order.push(s.downpile, turned);
    reportCards(report, s.dealer, placeOf(kStock), placeOf(kDownpile), CardSet(turned));
    addSentence(report, Sentence::startsDownpile, s.dealer, {.cards = CardSet(turned)});
  }
  s.turn = static_cast<std::uint8_t>(leftOf(s.dealer));
  s.waiting = Waiting::forMove;
}

// U16, U17, U19: starts the next deal.
template <class Report>
void Underwear::startDeal(Report report) {
  State& s = state_;
  const int dealersChair = chairOf(s.dealer);
  if (option(kSeatChanges) && s.wentOut != kNoPlayer) {
    int most = leftOf(s.wentOut);
    for (int other = most; other != s.wentOut; other = leftOf(other)) {
      if (s.held[at(other)] > s.held[at(most)]) most = other;
    }
    std::swap(s.chairs[at(chairOf(s.wentOut))], s.chairs[at(chairOf(most))]);
    reportEvent(report, Event::Kind::seats, s.wentOut, Place{}, Place{}, most);
    addSentence(report, Sentence::seatsChange, s.wentOut, {.other = most});
  }
  State next;
  next.deal = static_cast<std::int16_t>(s.deal + 1);
  next.dealer = s.chairs[at((dealersChair + 1) % players_)];
  next.chairs = s.chairs;
  next.totals = s.totals;
  if (options_[kDoublingLimit] != 0) next.doublesUsed = s.doublesUsed;
  s = next;
  sit();
}

template void Underwear::apply(int, const Action&, NoReport);
template void Underwear::apply(int, const Action&, StepReport);
template void Underwear::resolve(const Chance&, NoReport);
template void Underwear::resolve(const Chance&, StepReport);
template void Underwear::startDeal(NoReport);
template void Underwear::startDeal(StepReport);

}  // namespace downpile
