// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ultimate-loser/ultimate_loser.h"

#include <algorithm>
#include <span>

#include "rules/report.h"

namespace downpile {

namespace {

using RefusalReason = UltimateLoser::RefusalReason;

Refusal refusal(RefusalReason reason, const Action& action = {}) {
  return Refusal{.reason = static_cast<std::uint8_t>(reason), .cards = action.cards};
}

Refusal because(Refusal refusal, RefusalReason reason) {
  refusal.reason = static_cast<std::uint8_t>(reason);
  return refusal;
}

constexpr int kDeckSize = 52;

}  // namespace

// ---- cards -----------------------------------------------------------------------------------

// X1a: the joker in the deck, if any. The single joker is added only for four players: without it
// no card would be left over as the gin card. Two players get 13 cards each, which leaves many
// cards.
CardSet UltimateLoser::joker() const {
  if (options_[kJoker] == 2) return CardSet(kWildJoker);
  const bool isAdded = option(kJoker) && players_ > 2 && kDeckSize % players_ == 0;
  return isAdded ? CardSet(kSingleJoker) : CardSet();
}

CardSet UltimateLoser::deck() const {
  CardSet cards = joker();
  for (int suit = 0; suit < kSuits; ++suit) {
    cards |= CardSet::ofPack(0, static_cast<Suit>(suit), kAceToKing);
  }
  return cards;
}

int UltimateLoser::handSize() const {
  if (players_ == 2) return 13;
  return (kDeckSize + joker().size() - 1) / players_;
}

// X10: whether these cards are a FourPlay, a four of a kind that costs every player a penalty.
bool UltimateLoser::isFourPlay(const CardSet& play) const {
  if (!option(kFourPlay) || typeOf(play) != Type{.size = kSuits}) return false;
  if (play.contains(kWildJoker)) return false;
  return options_[kFourPlay] == 2 || strengthOf(play) <= kRankTen;
}

// X3a: returns the highest card. Among equal ranks it takes the first suit in the order clubs,
// diamonds, hearts, spades.
Card UltimateLoser::highestOf(const CardSet& hand) {
  const auto strength = [](Card card) { return strengthOf(CardSet(card)); };
  Card highest = hand.first();
  for (Card card : hand) {
    if (strength(card) > strength(highest)) highest = card;
  }
  return highest;
}

PlayerSet UltimateLoser::withCards() const {
  PlayerSet set;
  for (int player = 0; player < players_; ++player) {
    if (state_.held[at(player)] > 0) set.insert(player);
  }
  return set;
}

// ---- checks of moves -------------------------------------------------------------------------

PlayerSet UltimateLoser::playersToThrow() const {
  PlayerSet set;
  for (int player = 0; player < players_; ++player) {
    if (mustThrow(player)) set.insert(player);
  }
  return set;
}

std::optional<Refusal> UltimateLoser::check(int player, const Action& action) const {
  if (auto refused = checkActor(player, action)) return refused;
  if (!wellFormed(action, info().verbs)) return refusal(RefusalReason::noMove, action);
  const bool throwing = state_.phase == Phase::throwing;
  if (throwing != (action.verb == kThrow)) {
    return refusal(throwing ? RefusalReason::throwFirst : RefusalReason::nothingToThrow, action);
  }
  const bool exchanging = state_.phase == Phase::exchange;
  if (exchanging != (action.verb == kGive)) {
    return refusal(exchanging ? RefusalReason::exchangeFirst : RefusalReason::nothingToGive,
                   action);
  }
  CardSet notHeld = action.cards - state_.hands[at(player)];
  // checkSwap() refuses a swap of the gin card for itself, with a better reason than notHeld.
  const bool follows = state_.phase == Phase::follow;
  if (follows && action.verb == kSwap && action.cards == CardSet{state_.gin}) notHeld = {};
  if (!notHeld.empty()) {
    Refusal r = refusal(RefusalReason::notHeld, action);
    r.card = notHeld.first();
    return r;
  }
  if (action.verb == kPlay) return checkPlay(action);
  if (exchanging) return checkGive(action);
  if (throwing) return std::nullopt;
  if (state_.phase == Phase::lead) return refusal(RefusalReason::mustLead, action);
  return action.verb == kSwap ? checkSwap(action) : std::nullopt;
}

// G7: refuses a move of a player not allowed to act now.
std::optional<Refusal> UltimateLoser::checkActor(int player, const Action& action) const {
  if (state_.waiting != Waiting::forMove) return refusal(RefusalReason::nobodyMoves, action);
  if (state_.phase == Phase::throwing) {
    if (!state_.throwers.contains(player)) return refusal(RefusalReason::notThrowing, action);
    if (!mustThrow(player)) return refusal(RefusalReason::thrownAlready, action);
  } else if (player != state_.turn) {
    Refusal r = refusal(RefusalReason::notYourTurn, action);
    r.player = state_.turn;
    return r;
  }
  return std::nullopt;
}

// X4: refuses cards that are not a combination or do not follow the lead.
std::optional<Refusal> UltimateLoser::checkPlay(const Action& action) const {
  const Type type = typeOf(action.cards);
  if (type.size == 0) {
    const bool joker = action.cards.contains(kSingleJoker);
    Refusal r = refusal(joker ? RefusalReason::jokerAlone : RefusalReason::notCombination, action);
    if (joker) r.card = kSingleJoker;
    return r;
  }
  if (state_.phase == Phase::lead || type == trickType()) return std::nullopt;
  return checkFollows(type, refusal(RefusalReason::trickIsSingles, action));
}

// X5: refuses a play of another type than the lead.
std::optional<Refusal> UltimateLoser::checkFollows(Type type, Refusal refusal) const {
  constexpr std::array kOfKind = {RefusalReason::trickIsSingles, RefusalReason::trickIsPairs,
                                  RefusalReason::trickIsThrees, RefusalReason::trickIsFours};
  const Type wanted = trickType();
  refusal.number = wanted.size;
  if (!wanted.flush) return because(refusal, kOfKind[at(wanted.size - 1)]);
  return because(refusal, type.flush ? RefusalReason::wrongLength : RefusalReason::trickIsFlushes);
}

// X5: refuses a swap of several cards, or of the gin card for itself.
std::optional<Refusal> UltimateLoser::checkSwap(const Action& action) const {
  if (action.cards.size() > 1) return refusal(RefusalReason::swapOneCard, action);
  if (!action.cards.contains(state_.gin)) return std::nullopt;
  Refusal r = refusal(RefusalReason::ginAlready, action);
  r.card = state_.gin;
  return r;
}

// X3a: refuses to give several cards in the exchange. The dealer (the last Ultimate Loser) must
// give the highest card; the other player may give any card.
std::optional<Refusal> UltimateLoser::checkGive(const Action& action) const {
  if (action.cards.size() > 1) return refusal(RefusalReason::giveOneCard, action);
  if (state_.turn != state_.dealer) return std::nullopt;
  const Card highest = highestOf(state_.hands[state_.turn]);
  if (action.cards.contains(highest)) return std::nullopt;
  Refusal r = refusal(RefusalReason::notHighest, action);
  r.card = action.cards.first();
  r.top = highest;
  return r;
}

// ---- moves in a trick, and its end -----------------------------------------------------------

template <class Report>
void UltimateLoser::apply(int player, const Action& action, Report report) {
  switch (action.verb) {
    case kPlay:
      playCards(player, action.cards, report);
      return nextInTrick(player, report);
    case kPass:
      state_.passed.insert(player);
      addSentence(report, Sentence::passes, player);
      return nextInTrick(player, report);
    case kSwap:
      swapWithGin(player, action.cards.first(), report);
      return nextInTrick(player, report);
    case kGive:
      return giveCard(player, action.cards.first(), report);
    default:  // only the verb throw is left
      return makeThrow(player, static_cast<std::int8_t>(action.number), report);
  }
}

// X4, X5: plays cards to the trick.
template <class Report>
void UltimateLoser::playCards(int player, const CardSet& cards, Report& report) {
  State& s = state_;
  const int size = cards.size();
  s.hands[at(player)] -= cards;
  s.held[at(player)] = static_cast<std::uint8_t>(s.held[at(player)] - size);
  s.shown -= cards;
  s.plays.add(player, cards);
  reportCards(report, player, placeOf(kHand, player), placeOf(kTrick, player), cards,
              LayOrder::aceHigh);
  addSentence(report, s.phase == Phase::lead ? Sentence::leads : Sentence::plays, player,
              {.cards = cards, .order = LayOrder::aceHigh});
  s.phase = Phase::follow;
  if (size == kSuits) playFour(player, cards, report);
}

// X10: if these cards are a FourPlay, gives every player a penalty.
template <class Report>
void UltimateLoser::playFour(int player, const CardSet& cards, Report& report) {
  State& s = state_;
  if (!isFourPlay(cards)) return;
  ++s.fourPlays;
  for (int other = 0; other < players_; ++other) ++s.penalties[at(other)];
  addSentence(report, inWord(Sentence::fourPlay), player);
}

// X5: swaps a card of the hand for the gin card. Everybody sees both cards, so the holder of the
// taken card stays known.
template <class Report>
void UltimateLoser::swapWithGin(int player, Card card, Report& report) {
  State& s = state_;
  const Card taken = s.gin;
  s.hands[at(player)].insert(taken);
  s.hands[at(player)].erase(card);
  s.shown.insert(taken);
  s.shown.erase(card);
  s.gin = card;
  s.passed.insert(player);
  reportCards(report, player, placeOf(kGin), placeOf(kHand, player), CardSet(taken));
  addSentence(report, Sentence::takesGin, player, {.cards = CardSet(taken)});
  reportCards(report, player, placeOf(kHand, player), placeOf(kGin), CardSet(card));
  addSentence(report, Sentence::putsDown, player, {.cards = CardSet(card)});
}

// X5: gives the turn clockwise to the next player with cards who has not acted in this trick. If no
// such player is left, ends the trick.
template <class Report>
void UltimateLoser::nextInTrick(int player, Report& report) {
  PlayerSet toAct = PlayerSet::all(players_) - haveActed();
  while (!toAct.empty()) {
    const int next = toAct.nextAfter(player);
    if (state_.held[at(next)] > 0) {
      state_.turn = static_cast<std::uint8_t>(next);
      return;
    }
    toAct.erase(next);
  }
  finishTrick(report);
}

// X6: returns the index of the highest play made by one of these players, or -1 if none of them has
// played.
int UltimateLoser::bestPlay(PlayerSet among) const {
  int best = -1;
  int highest = 0;
  for (int i = 0; i < state_.plays.size(); ++i) {
    const int strength = strengthOf(state_.plays.cards[at(i)]);
    if (strength <= highest || !among.contains(state_.plays.players[i])) continue;
    highest = strength;
    best = i;
  }
  return best;
}

// X9, X12: returns the index of the lowest play; among equals the later one.
int UltimateLoser::lowestPlay() const {
  int play = 0;
  int lowest = kJokerStrength;
  for (int i = 0; i < state_.plays.size(); ++i) {
    const int strength = strengthOf(state_.plays.cards[at(i)]);
    if (strength > lowest) continue;
    lowest = strength;
    play = i;
  }
  return play;
}

// Returns how many plays of the trick are as high as the play with this index, including this play.
int UltimateLoser::equalPlays(int play) const {
  const int strength = strengthOf(state_.plays.cards[at(play)]);
  int equal = 0;
  for (int i = 0; i < state_.plays.size(); ++i) {
    if (strengthOf(state_.plays.cards[at(i)]) == strength) ++equal;
  }
  return equal;
}

// Ends the trick: finds the winner (X6) and the next leader (X7), counts penalties (X9), and ends
// the deal if at most one player has cards left (X12).
template <class Report>
void UltimateLoser::finishTrick(Report& report) {
  const int play = bestPlay(PlayerSet::all(players_));
  const int winner = state_.plays.players[play];
  addSentence(report, equalPlays(play) > 1 ? Sentence::winsTie : Sentence::winsTrick, winner,
              {.cards = state_.plays.cards[at(play)]});
  penalise(report);
  const PlayerSet left = withCards();
  if (state_.exchanges && state_.outFirst == kNoPlayer) {
    const int first = bestPlay(PlayerSet::all(players_) - left);
    if (first >= 0) state_.outFirst = static_cast<std::uint8_t>(state_.plays.players[first]);
  }
  if (left.size() <= 1) {
    const int last = left.empty() ? state_.plays.players[lowestPlay()] : *left.begin();
    if (left.empty()) {
      const bool isTie = equalPlays(lowestPlay()) > 1;
      addSentence(report, isTie ? Sentence::lastOfLowestLosesDeal : Sentence::lowestLosesDeal,
                  last);
    }
    sweepTrick(report);
    return endDeal(last, report);
  }
  const int best = left.contains(winner) ? play : bestPlay(left);
  const int next = best < 0 ? kNoPlayer : state_.plays.players[best];
  sweepTrick(report);
  if (next == kNoPlayer) return decideLead(left, report);
  if (next != winner) addSentence(report, Sentence::leadsNext, next);
  lead(next);
}

// X6: removes the cards of the trick from the table.
template <class Report>
void UltimateLoser::sweepTrick(Report& report) {
  State& s = state_;
  for (int i = 0; i < s.plays.size(); ++i) {
    const int player = s.plays.players[i];
    reportCards(report, player, placeOf(kTrick, player), placeOf(kRemoved), s.plays.cards[at(i)],
                LayOrder::aceHigh);
    s.removed |= s.plays.cards[at(i)];
  }
  s.plays.clear();
  s.passed = {};
  s.phase = Phase::lead;
  s.turn = kNoPlayer;
  s.leader = kNoPlayer;
}

// X9: gives the penalties of the trick.
template <class Report>
void UltimateLoser::penalise(Report& report) {
  State& s = state_;
  const auto loses = [&](int player, Sentence sentence = Sentence::losesTrick) {
    ++s.penalties[at(player)];
    addSentence(report, inWord(sentence), player);
  };
  for (int player : s.passed) loses(player);
  const bool lowestPays = option(kLowestPays) && s.plays.size() > 1;
  if (!s.passed.empty() && !lowestPays) return;
  const int lowest = strengthOf(s.plays.cards[at(lowestPlay())]);
  const int equal = equalPlays(lowestPlay());
  if (equal > 1) {
    addSentence(report, equal == s.plays.size() ? Sentence::allEqual : Sentence::equalLowest,
                s.plays.players[lowestPlay()]);
  }
  for (int i = 0; i < s.plays.size(); ++i) {
    if (strengthOf(s.plays.cards[at(i)]) != lowest) continue;
    loses(s.plays.players[i], equal > 1 ? Sentence::losesTrick : Sentence::losesLowest);
  }
}

void UltimateLoser::lead(int player) {
  state_.phase = Phase::lead;
  state_.leader = static_cast<std::uint8_t>(player);
  state_.turn = state_.leader;
}

// ---- next lead if no player of the trick has cards left --------------------------------------

// X7: decides the next leader: by lot, or by paper, scissors, rock between these players.
template <class Report>
void UltimateLoser::decideLead(PlayerSet among, Report& report) {
  if (option(kLeadDecision)) {
    state_.waiting = Waiting::forLot;
    return;
  }
  state_.phase = Phase::throwing;
  state_.throwers = among;
  addSentence(report, Sentence::mustThrow, state_.dealer);
}

// X8: records a player's throw of paper, scissors or rock. Throws are secret until all players of
// the round have thrown; then settles the round.
template <class Report>
void UltimateLoser::makeThrow(int player, std::int8_t sign, Report& report) {
  State& s = state_;
  s.throws[at(player)] = sign;
  addSentence(report, Sentence::hasChosen, player);
  if (!actors().empty()) return;
  // A view does not contain the throws of other players, so it cannot settle the round.
  if (std::ranges::count(s.throws, kSecretChoice) > 0) return;
  unsigned signs = 0;
  for (int thrower = 0; thrower < players_; ++thrower) {
    if (!s.throwers.contains(thrower)) continue;
    const std::int8_t made = s.throws[at(thrower)];
    signs |= 1U << made;
    addSentence(report, static_cast<Sentence>(static_cast<int>(Sentence::throwsRock) + made),
                thrower);
  }
  // Each sign beats the sign with the number before it: paper beats rock, scissors beat paper.
  // Rock, the first, beats scissors, the last.
  for (std::int8_t winning : {kRock, kPaper, kScissors}) {
    const auto losing = static_cast<std::int8_t>((winning + 2) % 3);
    if (signs == (1U << winning | 1U << losing)) return settleThrows(winning, losing, report);
  }
  s.throws = nothingThrown();
  if (!lotEndsThrow_) return addSentence(report, Sentence::throwAgain, s.dealer);
  if (++s.equalRounds < kMostEqualRounds) {
    return addSentence(report, Sentence::throwAgain, s.dealer);
  }
  s.equalRounds = 0;
  s.waiting = Waiting::forLot;
  addSentence(report, Sentence::lotDecides, s.dealer);
}

template <class Report>
void UltimateLoser::settleThrows(std::int8_t winning, std::int8_t losing, Report& report) {
  State& s = state_;
  int winner = 0;
  PlayerSet winners;
  for (int player = 0; player < players_; ++player) {
    if (s.throwers.contains(player) && s.throws[at(player)] == winning) winners.insert(player);
  }
  if (winners.size() > 1) {
    const int sentence = static_cast<int>(Sentence::rockBeats) + winning;
    addSentence(report, static_cast<Sentence>(sentence), s.dealer, {.players = winners});
  }
  for (int player = 0; player < players_; ++player) {
    if (s.throws[at(player)] == winning) winner = player;
    if (s.throws[at(player)] != losing) continue;
    s.throwers.erase(player);
    addSentence(report, Sentence::dropsOut, player);
  }
  s.throws = nothingThrown();
  s.equalRounds = 0;
  if (s.throwers.size() > 1) return;
  s.throwers = {};
  addSentence(report, Sentence::winsThrow, winner);
  lead(winner);
}

// ---- end of a deal and of the game -----------------------------------------------------------

// X11 to X13: gives the Ultimate Loser its penalty. Ends the deal, and after the last deal the
// game.
template <class Report>
void UltimateLoser::endDeal(int loser, Report& report) {
  State& s = state_;
  s.loser = static_cast<std::uint8_t>(loser);
  ++s.loserCounts[at(loser)];
  s.penalties[at(loser)] =
      static_cast<std::int16_t>(s.penalties[at(loser)] + options_[kLoserPenalty]);
  addSentence(report, inWord(Sentence::isLoser), loser, {.number = options_[kLoserPenalty]});
  for (int player = 0; player < players_; ++player) s.totals[at(player)] += s.penalties[at(player)];
  s.waiting = s.deal < options_[kDeals] ? Waiting::forNextDeal : Waiting::forNothing;
  const PlayerSet best = winners();
  const Sentence sentence = best.size() == 1 ? Sentence::wins : Sentence::sharesWin;
  for (int player : best) {
    addSentence(report, inWord(sentence), player, {.number = s.totals[at(player)]});
  }
}

// X13: returns the players with the fewest penalties at the end of the game. In a tie, only the
// players with the fewest deals as the Ultimate Loser.
PlayerSet UltimateLoser::winners() const {
  PlayerSet best;
  if (!gameOver()) return best;
  const auto resultOf = [this](int player) {
    return std::pair{state_.totals[at(player)], state_.loserCounts[at(player)]};
  };
  auto least = resultOf(0);
  for (int player = 1; player < players_; ++player) least = std::min(least, resultOf(player));
  for (int player = 0; player < players_; ++player) {
    if (resultOf(player) == least) best.insert(player);
  }
  return best;
}

std::vector<ScoreLine> UltimateLoser::scoreLines(int player) const {
  std::vector<ScoreLine> lines;
  const auto add = [&](Points reason, int count, int each) {
    if (count == 0) return;
    lines.push_back(ScoreLine{.reason = static_cast<std::uint8_t>(reason),
                              .player = static_cast<std::uint8_t>(player),
                              .count = static_cast<std::int16_t>(count),
                              .each = static_cast<std::int16_t>(each),
                              .points = count * each});
  };
  const int lost = player == state_.loser ? 1 : 0;
  const int loserPenalty = options_[kLoserPenalty];
  add(Points::lostTricks, score(player) - state_.fourPlays - lost * loserPenalty, 1);
  add(Points::fourPlays, state_.fourPlays, 1);
  add(Points::ultimateLoser, lost, loserPenalty);
  return lines;
}

// ---- shuffles and random draws ---------------------------------------------------------------

ChanceNeed UltimateLoser::chanceBetweenMoves() const {
  if (state_.waiting == Waiting::forDeal)
    return {.kind = ChanceNeed::Kind::shuffle, .cards = deck()};
  if (state_.waiting != Waiting::forLot) return {};
  return {.kind = ChanceNeed::Kind::pick, .of = static_cast<std::uint8_t>(inLot().size())};
}

template <class Report>
void UltimateLoser::resolve(const Chance& outcome, Report report) {
  if (state_.waiting == Waiting::forDeal) return dealOut(outcome, report);
  // X7, X8: finds the player drawn by lot. outcome.number() is an index into the players of
  // inLot(), in ascending order.
  const PlayerSet left = inLot();
  int player = 0;
  for (int before = outcome.number(); before > 0 || !left.contains(player); ++player) {
    if (left.contains(player)) --before;
  }
  state_.waiting = Waiting::forMove;
  state_.throwers = {};
  addSentence(report, Sentence::lotLeads, player);
  lead(player);
}

// X1, X3: deals the shuffled cards.
template <class Report>
void UltimateLoser::dealOut(const Chance& outcome, Report& report) {
  State& s = state_;
  reportEvent(report, Event::Kind::shuffle, s.dealer, placeOf(kSpares), placeOf(kSpares));
  addSentence(report, Sentence::dealt, s.dealer, {.number = s.deal});
  const std::span<const Card> cards = outcome.order();
  std::size_t left = cards.size();
  int player = s.dealer;
  for (int i = 0; i < handSize() * players_; ++i) {
    player = leftOf(player, players_);
    const Card card = cards[--left];
    s.hands[at(player)].insert(card);
    ++s.held[at(player)];
    reportCards(report, s.dealer, placeOf(kSpares), placeOf(kHand, player), CardSet(card),
                LayOrder::rising, PlayerSet::only(player));
  }
  s.gin = cards[--left];
  reportCards(report, s.dealer, placeOf(kSpares), placeOf(kGin), CardSet(s.gin));
  addSentence(report, Sentence::turnsGin, s.dealer, {.cards = CardSet(s.gin)});
  s.spareCount = static_cast<std::uint8_t>(left);
  for (Card card : cards.first(left)) s.spares.insert(card);
  s.waiting = Waiting::forMove;
  lead(leftOf(s.dealer, players_));
  if (s.outFirst == kNoPlayer) return;
  s.phase = Phase::exchange;
  s.turn = s.dealer;
}

// X3a: makes one of the two gifts of the exchange. The dealer (the last Ultimate Loser) gives a
// card to the player who was out of cards first in the last deal; this player then gives one back.
// Only these two see the cards.
template <class Report>
void UltimateLoser::giveCard(int player, Card card, Report& report) {
  State& s = state_;
  const bool isFirst = player == s.dealer;
  const std::uint8_t other = isFirst ? s.outFirst : s.dealer;
  PlayerSet both = PlayerSet::only(player);
  both.insert(other);
  s.hands[at(player)].erase(card);
  s.hands[other].insert(card);
  --s.held[at(player)];
  ++s.held[other];
  s.seenCards[at(player)].insert(card);
  s.seenCards[other].erase(card);
  reportCards(report, player, placeOf(kHand, player), placeOf(kHand, other), CardSet(card),
              LayOrder::rising, both);
  addSentence(report, isFirst ? Sentence::gives : Sentence::givesBack, player,
              {.cards = CardSet(card), .other = other, .seenBy = both});
  if (isFirst) {
    s.given = card;
    s.turn = other;
    return;
  }
  s.given = Card();
  s.outFirst = kNoPlayer;
  lead(leftOf(s.dealer, players_));
}

// X3, X3a: starts the next deal. The Ultimate Loser deals. If a position from a file does not name
// the Ultimate Loser, the dealer stays the same.
template <class Report>
void UltimateLoser::startDeal(Report) {
  State next;
  next.exchanges = state_.exchanges;
  if (state_.loser != kNoPlayer) next.outFirst = state_.outFirst;
  next.deal = static_cast<std::int16_t>(state_.deal + 1);
  next.dealer = state_.loser == kNoPlayer ? state_.dealer : state_.loser;
  next.totals = state_.totals;
  next.loserCounts = state_.loserCounts;
  state_ = next;
}

template void UltimateLoser::apply(int, const Action&, NoReport);
template void UltimateLoser::apply(int, const Action&, StepReport);
template void UltimateLoser::resolve(const Chance&, NoReport);
template void UltimateLoser::resolve(const Chance&, StepReport);
template void UltimateLoser::startDeal(NoReport);
template void UltimateLoser::startDeal(StepReport);

}  // namespace downpile
