// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/life/life.h"

#include <algorithm>
#include <utility>

#include "rules/report.h"

namespace downpile {

namespace {

const CardSet kJokers = CardSet::ofValues(valueBit(kJokerRank));
const CardSet kAces = CardSet::ofValues(valueBit(1));

// Visits cards by suit, then rank. Copies of one card are adjacent, so that the order does not
// reveal the pack of a card.
template <class Visit>
void eachByRank(const CardSet& cards, Visit visit) {
  for (Card kind : cards.kinds()) {
    for (Card copy : {kind, twinOf(kind)}) {
      if (cards.contains(copy)) visit(copy);
    }
  }
}

}  // namespace

// ---- cards, L1 -------------------------------------------------------------------------------

Life::Life(const OptionValues& options, int players)
    : players_(static_cast<std::uint8_t>(players)), options_(options) {
  state_.openFans = !option(kBlindSteal);
  state_.openSuits = option(kOpenSuits);
}

int Life::packs(const OptionValues& options, int players) {
  if (options[kPacks] != 0) return options[kPacks];
  return players <= 4 ? 1 : 2;
}

CardSet Life::deck() const {
  CardSet cards;
  for (int pack = 0; pack < packs(options_, players_); ++pack) {
    for (int lane = 0; lane < kSuits; ++lane) {
      const ValueMask joker = lane < options_[kJokersInPack] ? valueBit(kJokerRank) : 0;
      cards |= CardSet::ofPack(pack, static_cast<Suit>(lane), kAceToKing | joker);
    }
  }
  return cards;
}

bool Life::holdsJoker(int player) const { return !(state_.hands[at(player)] & kJokers).empty(); }

bool Life::someHandIsEmpty(int except) const {
  for (int player = 0; player < players_; ++player) {
    if (player != except && state_.held[at(player)] == 0) return true;
  }
  return false;
}

void Life::discard(const CardSet& cards) {
  eachByRank(cards, [&](Card card) { state_.order.push(state_.discard, card); });
}

// ---- players without a chosen suit -----------------------------------------------------------

PlayerSet Life::playersWithoutSuit() const {
  PlayerSet set;
  for (int player = 0; player < players_; ++player) {
    if (state_.chosen[at(player)] == kNoChoice) set.insert(player);
  }
  return set;
}

// ---- choosing and dealing, L2 and L3 ---------------------------------------------------------

template <class Report>
void Life::apply(int player, const Action& action, Report report) {
  switch (action.verb) {
    case kChoose:
      return chooseSuit(player, action.number, report);
    case kTurn:
      return turnCard(player, report);
    case kJoker:
      return playJoker(player, report);
    case kLay:
      return layCard(player, action.cards.first(), report);
    case kDone:
      return finishLaying(player, report);
    case kSteal:
      state_.robbed = action.target;
      state_.waiting = Waiting::forTheft;
      return;
    case kStealAt:
      return moveStolen(cardOfHand(action.target, action.place), player, action.target, report);
    case kTake:
      return takeFaceUp(player, action.target, action.cards.first(), report);
    default:  // only the verb decline is left
      addSentence(report, Sentence::declines, player);
      return askNextThief(player, report);
  }
}

// L2: makes a player's choice of a suit. The last choice starts the deal, and reveals all choices
// unless they were made openly.
template <class Report>
void Life::chooseSuit(int player, int suit, Report& report) {
  State& s = state_;
  s.chosen[at(player)] = static_cast<std::int8_t>(suit);
  const auto show = [&](int other) {
    const int shown = static_cast<int>(Sentence::hasChosenClubs) + s.chosen[at(other)];
    addSentence(report, static_cast<Sentence>(shown), other);
  };
  if (s.openSuits) {
    show(player);
    s.turn = static_cast<std::uint8_t>(leftOf(player, players_));
  } else {
    addSentence(report, Sentence::chooses, player);
  }
  for (int other = 0; other < players_; ++other) {
    if (s.chosen[at(other)] == kNoChoice) return;
  }
  for (int other = 0; other < players_ && !s.openSuits; ++other) show(other);
  handOut(s.dealer, report);
  addSentence(report, Sentence::dealt, leftOf(s.dealer, players_));
  s.phase = Phase::start;
  s.turn = static_cast<std::uint8_t>(leftOf(s.dealer, players_));
}

// L3, L13: deals seven cards to each player, starting at the dealer's left.
template <class Report>
void Life::handOut(int dealer, Report& report) {
  int player = dealer;
  for (int i = 0; i < kHandSize * players_; ++i) {
    player = leftOf(player, players_);
    const Card card = state_.order.pop(state_.stock);
    insert(player, card, PlayerSet::only(player));
    reportCards(report, dealer, placeOf(kStock), placeOf(kHand, player), CardSet(card),
                LayOrder::rising, PlayerSet::only(player));
  }
  forgetHands();
}

// ---- turning, L4 -----------------------------------------------------------------------------

template <class Report>
void Life::turnCard(int player, Report& report) {
  State& s = state_;
  if (s.stock.empty() && s.discard.empty()) {
    addSentence(report, Sentence::nothingToTurn, player);
    return finishTurn(player, true, report);
  }
  if (s.stock.empty()) {
    s.waiting = Waiting::forStockToTurn;
    return;
  }
  const Card card = s.order.pop(s.stock);
  if (card.isJoker()) {  // L14: redeal by a turned joker
    s.removed.insert(card);
    reportCards(report, player, placeOf(kStock), placeOf(kRemoved), CardSet(card));
    s.waiting = Waiting::forRedeal;
    return addSentence(report, Sentence::turnsJoker, player);
  }
  s.order.push(s.discard, card);
  reportCards(report, player, placeOf(kStock), placeOf(kDiscard), CardSet(card));
  if (card.rank() == 1) {  // L12: a turned ace collects
    const int collected = collect(player, card.suit(), kDiscard, report);
    addSentence(report, collected > 0 ? Sentence::turnsAce : Sentence::turns, player,
                {.cards = CardSet(card), .number = collected});
    if (!endsByEmptyHand(kNoPlayer, Sentence::losesLastToAce, report)) pickUp(player, report);
    return;
  }
  addSentence(report, Sentence::turns, player, {.cards = CardSet(card)});
  if (card.suit() == Suit::spades) return laySpades(player, report);
  s.turned = static_cast<std::int8_t>(card.suit());
  s.phase = Phase::lay;
}

// ---- laying, L5 to L7 and L12 ----------------------------------------------------------------

// L5: lays a card in front of the player.
template <class Report>
void Life::layCard(int player, Card chosen, Report& report) {
  State& s = state_;
  const Card card = copyToLay(player, chosen);
  leave(player, CardSet(card));
  s.faceUp[at(player)].insert(card);
  s.laid = true;
  reportCards(report, player, placeOf(kHand, player), placeOf(kFaceUp, player), CardSet(card));
  if (card.rank() != 1) {
    addSentence(report, Sentence::lays, player, {.cards = CardSet(card)});
    // L15: under the house rule finishTurn an empty hand does not end the deal at once. The player
    // has no card left to lay, so the laying ends here.
    if (!endsByLaying(player, report) && s.held[at(player)] == 0) finishLaying(player, report);
    return;
  }
  const int collected = collect(player, card.suit(), kFaceUp, report);
  addSentence(report, collected > 0 ? Sentence::laysAce : Sentence::lays, player,
              {.cards = CardSet(card), .number = collected});
  if (!endsByLaying(player, report)) finishLaying(player, report);
}

// L6: lays all spades of the player's hand at once. Then the laying ends, as after any other suit.
template <class Report>
void Life::laySpades(int player, Report& report) {
  const CardSet spades = state_.hands[at(player)] & lifeSuit(Suit::spades);
  leave(player, spades);
  showNone(player, Suit::spades);
  if (spades.empty()) {
    addSentence(report, Sentence::hasNoSpades, player);
  } else {
    state_.laid = true;
    state_.faceUp[at(player)] |= spades;
    reportCards(report, player, placeOf(kHand, player), placeOf(kFaceUp, player), spades);
    if ((spades & kAces).empty()) {
      addSentence(report, Sentence::mustLay, player, {.cards = spades});
    } else {
      const int collected = collect(player, Suit::spades, kFaceUp, report);
      addSentence(report, collected > 0 ? Sentence::mustLayAce : Sentence::mustLay, player,
                  {.cards = spades, .number = collected});
    }
    if (endsByLaying(player, report)) return;
  }
  state_.turned = static_cast<std::int8_t>(Suit::spades);
  finishLaying(player, report);
}

// L12: moves all cards of the suit, in hands and face up, to the place of the ace: face up in front
// of the player, or the discard pile. Returns the number of cards moved.
template <class Report>
int Life::collect(int player, Suit suit, Zone zone, Report& report) {
  State& s = state_;
  const bool laid = zone == kFaceUp;
  const Place to = laid ? placeOf(kFaceUp, player) : placeOf(kDiscard);
  int collected = 0;
  const auto move = [&](const CardSet& cards, Place from) {
    if (cards.empty()) return;
    collected += cards.size();
    reportCards(report, player, from, to, cards);
    if (laid) {
      s.faceUp[at(player)] |= cards;
    } else {
      discard(cards);
    }
  };
  int owner = player;
  for (int i = 0; i < players_; ++i, owner = leftOf(owner, players_)) {
    const CardSet held = s.hands[at(owner)] & lifeSuit(suit);
    leave(owner, held);
    showNone(owner, suit);
    move(held, placeOf(kHand, owner));
    if (laid && owner == player) continue;
    const CardSet open = s.faceUp[at(owner)] & lifeSuit(suit);
    s.faceUp[at(owner)] -= open;
    move(open, placeOf(kFaceUp, owner));
  }
  return collected;
}

// L7: turns the player's face-up cards of the suit face down if they count at least ten points.
// Then they are safe. Returns true if it turned them.
template <class Report>
bool Life::turnFaceDown(int player, Suit suit, Report& report) {
  const CardSet cards = state_.faceUp[at(player)] & lifeSuit(suit);
  const int points = pointsOf(cards, suit);
  if (points < kSafeFrom) return false;
  CardSet& faceDown = state_.faceDown[at(player)];
  const Place pile = placeOf(kFaceDown, player);
  reportCards(report, player, placeOf(kFaceUp, player), pile, cards);
  if (faceDown.empty()) reportEvent(report, Event::Kind::turn, player, pile, pile);
  state_.faceUp[at(player)] -= cards;
  faceDown |= cards;
  const bool own = state_.chosen[at(player)] == static_cast<int>(suit);
  const Sentence sentence = suit == Suit::spades ? Sentence::spadesFaceDown
                            : own                ? Sentence::ownSuitFaceDown
                                                 : Sentence::turnsFaceDown;
  addSentence(report, sentence, player, {.cards = cards, .number = points});
  return true;
}

// L15: after cards were laid, ends the deal and returns true if a hand is empty. Under the house
// rule finishTurn, this must be another player's hand: the player laying the cards finishes the
// turn first.
template <class Report>
bool Life::endsByLaying(int player, Report& report) {
  if (option(kFinishTurn) && !someHandIsEmpty(player)) return false;
  return endsByEmptyHand(player, Sentence::losesLastToAce, report);
}

// Ends the laying of cards. If hearts, diamonds or clubs become safe (L7), the player may steal
// (L8); if spades become safe, the opponents may steal from the player (L9). If no suit becomes
// safe, the turn ends, after a pick-up if the player laid no card (L10).
template <class Report>
void Life::finishLaying(int player, Report& report) {
  const Suit suit = static_cast<Suit>(state_.turned);
  if (turnFaceDown(player, suit, report)) return askThieves(player, suit);
  if (state_.laid) return finishTurn(player, false, report);
  if (suit != Suit::spades) addSentence(report, Sentence::laysNothing, player);
  pickUp(player, report);
}

// L10: picks up the top card of the stock, if any, and ends the turn. If the stock is empty but the
// discard pile is not, waits for the shuffle of the discard pile first.
template <class Report>
void Life::pickUp(int player, Report& report) {
  State& s = state_;
  if (s.stock.empty() && !s.discard.empty()) {
    s.waiting = Waiting::forStockToPickUp;
    return;
  }
  if (!s.stock.empty()) {
    const Card card = s.order.pop(s.stock);
    arriveUnseen(player, card);
    reportCards(report, player, placeOf(kStock), placeOf(kHand, player), CardSet(card),
                LayOrder::rising, PlayerSet::only(player));
    addSentence(report, Sentence::picksUp, player,
                {.cards = CardSet(card), .seenBy = PlayerSet::only(player)});
  }
  finishTurn(player, false, report);
}

// ---- stealing, L8, L9 and L11 ----------------------------------------------------------------

void Life::askThieves(int player, Suit suit) {
  State& s = state_;
  s.phase = Phase::steal;
  s.thieves = PlayerList();
  if (suit == Suit::spades) {  // L9: after spades the others may steal
    s.victim = static_cast<std::uint8_t>(player);
    for (int thief = leftOf(player, players_); thief != player; thief = leftOf(thief, players_)) {
      s.thieves.add(thief);
    }
  } else {  // L8: after another suit only the player may steal
    s.thieves.add(player);
  }
  s.turn = static_cast<std::uint8_t>(s.thieves.front());
}

// L11: moves a card from the victim's hand to the thief's hand. Only these two players see it.
template <class Report>
void Life::moveStolen(Card card, int thief, int victim, Report& report) {
  State& s = state_;
  PlayerSet both = PlayerSet::only(thief);
  both.insert(victim);
  handOver(card, victim, thief);
  s.stolenBy[at(victim)] = static_cast<std::int8_t>(thief);
  reportCards(report, thief, placeOf(kHand, victim), placeOf(kHand, thief), CardSet(card),
              LayOrder::rising, both);
  addSentence(report, Sentence::steals, thief,
              {.cards = CardSet(card), .other = victim, .seenBy = both});
  if (!endsByEmptyHand(kNoPlayer, Sentence::losesLastToThief, report)) askNextThief(thief, report);
}

// L11: moves a face-up card to the hand of the thief. Everybody sees it.
template <class Report>
void Life::takeFaceUp(int thief, int victim, Card card, Report& report) {
  State& s = state_;
  s.faceUp[at(victim)].erase(card);
  arriveSeen(thief, card);
  s.stolenBy[at(victim)] = static_cast<std::int8_t>(thief);
  reportCards(report, thief, placeOf(kFaceUp, victim), placeOf(kHand, thief), CardSet(card));
  addSentence(report, Sentence::takes, thief, {.cards = CardSet(card), .other = victim});
  askNextThief(thief, report);
}

template <class Report>
void Life::askNextThief(int player, Report& report) {
  State& s = state_;
  s.thieves.removeFront();
  if (s.thieves.empty()) {
    return finishTurn(s.victim == kNoPlayer ? player : s.victim, false, report);
  }
  s.turn = static_cast<std::uint8_t>(s.thieves.front());
}

// ---- jokers, L13 and L14 ---------------------------------------------------------------------

template <class Report>
void Life::playJoker(int player, Report& report) {
  const Card joker = (state_.hands[at(player)] & kJokers).first();
  // All players see from which position of an open fan the joker leaves. It must not depend on the
  // copy, so it is the first position with a joker. In records, the copy with the lowest number
  // leaves, so the two copies exchange their positions.
  if (const Card first = copyToLay(player, joker); first != joker) {
    Fans& fans = state_.fans;
    std::swap(fans.slot(player, fans.find(player, first)).card,
              fans.slot(player, fans.find(player, joker)).card);
  }
  leave(player, CardSet(joker));
  state_.removed.insert(joker);
  state_.waiting = Waiting::forRedeal;
  reportCards(report, player, placeOf(kHand, player), placeOf(kRemoved), CardSet(joker));
  addSentence(report, Sentence::playsJoker, player);
}

// Returns the cards that a joker shuffles (L13): all except the face-down cards and the cards
// removed from the deal.
CardSet Life::cardsToShuffle() const {
  const State& s = state_;
  CardSet cards;
  if (s.partial) {
    cards = s.order.set(s.stock) | s.order.set(s.discard);
    for (const CardSet& hand : s.hands) cards |= hand;
    for (const CardSet& faceUp : s.faceUp) cards |= faceUp;
    return cards;
  }
  cards = deck() - s.removed;
  for (const CardSet& faceDown : s.faceDown) cards -= faceDown;
  return cards;
}

// Takes all cards for the shuffle from their places, and reports their move to the discard pile.
// formStock() then puts them into the stock.
template <class Report>
void Life::gather(Report& report) {
  State& s = state_;
  const auto bring = [&](Place from, bool empty) {
    if (!empty) reportEvent(report, Event::Kind::pile, s.turn, from, placeOf(kDiscard));
  };
  bring(placeOf(kStock), s.stock.empty());
  for (int player = 0; player < players_; ++player) {
    bring(placeOf(kFaceUp, player), s.faceUp[at(player)].empty());
    bring(placeOf(kHand, player), s.held[at(player)] == 0);
  }
  s.discard = Pile();
  s.faceUp = {};
  s.hands = {};
  s.held = {};
  s.fans = Fans();
}

// Deals again after a joker (L13) and ends the turn. Ends the deal instead if too few cards are
// left.
template <class Report>
void Life::redeal(int player, Report& report) {
  if (state_.stock.size < kHandSize * players_) {
    forgetHands();
    ++state_.turns;
    state_.idle = 0;
    addSentence(report, Sentence::notEnoughCards, player);
    return endDeal(report);
  }
  handOut(player, report);
  state_.redealer = static_cast<std::uint8_t>(player);
  addSentence(report, Sentence::redeals, player);
  finishTurn(player, false, report);
}

// ---- end of a turn and of the deal, L15 to L18 -----------------------------------------------

// Ends the player's turn. Also ends the deal after as many idle turns in a row as there are players
// (L4), if the player's hand stays empty under the house rule finishTurn (L15), or after kMaxTurns
// turns (G4). isIdle: there was no card to turn.
template <class Report>
void Life::finishTurn(int player, bool isIdle, Report& report) {
  State& s = state_;
  ++s.turns;
  s.idle = static_cast<std::uint8_t>(isIdle ? s.idle + 1 : 0);
  if (option(kFinishTurn) && s.laid && s.held[at(player)] == 0) {  // L15: the hand is still empty
    addSentence(report, Sentence::handStaysEmpty, player);
    return endDeal(report);
  }
  beginTurn(leftOf(player, players_));
  if (s.idle >= players_) {
    addSentence(report, Sentence::endsByIdleTurns, player);
    endDeal(report);
  } else if (s.turns >= kMaxTurns) {
    addSentence(report, Sentence::endsByTurns, player);
    endDeal(report);
  }
}

void Life::beginTurn(int player) {
  state_.phase = Phase::start;
  state_.laid = false;
  state_.turned = kNoChoice;
  state_.thieves = PlayerList();
  state_.victim = kNoPlayer;
  state_.turn = static_cast<std::uint8_t>(player);
}

// L15: ends the deal and returns true if a hand is empty. layer: the player who just laid cards;
// kNoPlayer if none. others: the sentence about any other player with an empty hand.
template <class Report>
bool Life::endsByEmptyHand(int layer, Sentence others, Report& report) {
  if (!someHandIsEmpty()) return false;
  for (int player = 0; player < players_; ++player) {
    if (state_.held[at(player)] > 0) continue;
    addSentence(report, player == layer ? Sentence::laysLast : others, player);
  }
  ++state_.turns;
  endDeal(report);
  return true;
}

// L16, L18: ends the deal and counts the scores. Also ends the game if a player has reached the
// target and the highest total is not a tie.
template <class Report>
void Life::endDeal(Report& report) {
  State& s = state_;
  beginTurn(kNoPlayer);
  for (int player = 0; player < players_; ++player) {
    const PointsBySuit points = pointsOf(s.faceUp[at(player)] | s.faceDown[at(player)]);
    const int score = scoreOf(points, s.chosen[at(player)]);
    s.scores[at(player)] = score;
    s.totals[at(player)] += score;
    addSentence(report, Sentence::scores, player, {.number = score});
    for (std::size_t suit = 0; suit < kSuits; ++suit) s.fortune[suit][at(player)] += points[suit];
  }
  s.waiting = Waiting::forNextDeal;
  const auto end = s.totals.begin() + players_;
  const auto highest = std::max_element(s.totals.begin(), end);
  if (*highest < options_[kTarget]) return;
  if (std::count(s.totals.begin(), end, *highest) > 1) {
    return addSentence(report, Sentence::tie, s.dealer, {.number = *highest});
  }
  s.waiting = Waiting::forNothing;
  addSentence(report, Sentence::wins, static_cast<int>(highest - s.totals.begin()),
              {.number = *highest});
  if (option(kFortune)) reportFortunes(report);
}

// L18: reports the fortunes: each player's points in each suit, summed over all deals. The first
// sentence about a player names the player.
template <class Report>
void Life::reportFortunes(Report& report) {
  for (int player = 0; player < players_; ++player) {
    for (int suit : {2, 1, 0, 3}) {  // hearts, diamonds, clubs, spades
      const int sentence = static_cast<int>(Sentence::fortuneInClubs) + suit;
      addSentence(report, static_cast<Sentence>(sentence), player,
                  {.number = state_.fortune[at(suit)][at(player)]});
    }
  }
  addSentence(report, Sentence::nobodyAnswersForIt, state_.dealer);
}

// ---- shuffles and random draws ---------------------------------------------------------------

ChanceNeed Life::chanceBetweenMoves() const {
  switch (state_.waiting) {
    case Waiting::forDeal:
      return {ChanceNeed::Kind::shuffle, deck()};
    case Waiting::forStockToTurn:
    case Waiting::forStockToPickUp:
      return {ChanceNeed::Kind::shuffle, state_.order.set(state_.discard)};
    case Waiting::forRedeal:
      return {ChanceNeed::Kind::shuffle, cardsToShuffle()};
    case Waiting::forTheft:
      return {ChanceNeed::Kind::pick, {}, state_.held[state_.robbed]};
    default:
      return {};
  }
}

template <class Report>
void Life::resolve(const Chance& outcome, Report report) {
  State& s = state_;
  const Waiting waited = s.waiting;
  s.waiting = Waiting::forMove;
  switch (waited) {
    case Waiting::forTheft: {
      const int victim = s.robbed;
      s.robbed = kNoPlayer;
      return moveStolen(cardOfHand(victim, outcome.number()), s.turn, victim, report);
    }
    case Waiting::forRedeal:
      gather(report);
      formStock(outcome, placeOf(kDiscard), report);
      return redeal(s.turn, report);
    case Waiting::forDeal:
      formStock(outcome, placeOf(kStock), report);
      forgetHands();
      if (s.openSuits) s.turn = static_cast<std::uint8_t>(leftOf(s.dealer, players_));
      return addSentence(report, Sentence::dealBegins, s.dealer, {.number = s.deal});
    default:
      break;
  }
  reshuffle(outcome, report);
  if (waited == Waiting::forStockToTurn) return turnCard(s.turn, report);
  pickUp(s.turn, report);
}

template <class Report>
void Life::formStock(const Chance& outcome, Place from, Report& report) {
  state_.order = PileOrder();
  state_.stock = Pile();
  for (Card card : outcome.order()) state_.order.push(state_.stock, card);
  reportEvent(report, Event::Kind::shuffle, state_.dealer, from, placeOf(kStock));
}

// L4, L10: makes a new stock of the shuffled discard pile, before a card is turned up or picked up.
template <class Report>
void Life::reshuffle(const Chance& outcome, Report& report) {
  State& s = state_;
  const CardSet cards = s.order.set(s.discard);
  s.discard = Pile();
  formStock(outcome, placeOf(kDiscard), report);
  addSentence(report, Sentence::reshuffled, s.turn, {.number = s.stock.size});
  rememberShuffle(cards);
}

// L17: starts the next deal.
template <class Report>
void Life::startDeal(Report /*report*/) {
  const State& s = state_;
  State next;
  next.openFans = s.openFans;
  next.openSuits = s.openSuits;
  next.deal = static_cast<std::int16_t>(s.deal + 1);
  next.dealer = static_cast<std::uint8_t>(leftOf(s.redealer, players_));
  next.redealer = next.dealer;
  next.totals = s.totals;
  next.stolenBy = s.stolenBy;
  next.fortune = s.fortune;
  state_ = next;
}

template void Life::apply(int, const Action&, NoReport);
template void Life::apply(int, const Action&, StepReport);
template void Life::resolve(const Chance&, NoReport);
template void Life::resolve(const Chance&, StepReport);
template void Life::startDeal(NoReport);
template void Life::startDeal(StepReport);

}  // namespace downpile
