// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/up-and-down/up_and_down.h"

#include <numeric>

namespace downpile {

namespace {

using RefusalReason = UpAndDown::RefusalReason;

Refusal refusal(RefusalReason reason, const Action& action = {}) {
  return Refusal{.reason = static_cast<std::uint8_t>(reason), .cards = action.cards};
}

}  // namespace

// ---- deals -----------------------------------------------------------------------------------

UpAndDown::UpAndDown(const OptionValues& options, int players)
    : players_(static_cast<std::uint8_t>(players)), options_(options) {
  begin(1);
}

// D1: returns all cards in play.
CardSet UpAndDown::deckOf(const OptionValues& options) {
  constexpr ValueMask kSevenToKing = 0x3f80;
  constexpr ValueMask kTwoToKing = 0x3ffc;
  const ValueMask values = valueBit(1) | (options[kPack] == 0 ? kSevenToKing : kTwoToKing);
  CardSet cards;
  for (int suit = 0; suit < kSuits; ++suit) {
    cards |= CardSet::ofPack(0, static_cast<Suit>(suit), values);
  }
  return cards;
}

int UpAndDown::largestHand(const OptionValues& options, int players) {
  return deckOf(options).size() / players;
}

int UpAndDown::peak() const {
  return options_[kPeak] != 0 ? options_[kPeak] : largestHand(options_, players_);
}

// D1: returns the numbers of the first and the last deal of the peak (the largest deals). With the
// option oncePerPlayer the deals of one card and the deals of the peak are repeated.
std::pair<int, int> UpAndDown::peakDeals() const {
  const int times = options_[kOncePerPlayer] != 0 ? players_ : 1;
  const int first = peak() == 1 ? 1 : times + peak() - 1;
  return {first, first + times - 1};
}

int UpAndDown::deals() const {
  const auto [first, last] = peakDeals();
  return first + last - 1;
}

int UpAndDown::cardsOfDeal(int deal) const {
  const auto [first, last] = peakDeals();
  const int before = first - deal;
  const int after = deal - last;
  return std::max(1, peak() - std::max({0, before, after}));
}

// Sets State::bidsTogether and State::isBlind, which follow from the options and the number of
// cards.
void UpAndDown::setKindOfDeal() {
  state_.bidsTogether = options_[kBidding] != 0;
  state_.isBlind = options_[kBlindOne] != 0 && state_.cards == 1;
}

// D1, D3: begins a deal. Sets the fields that follow from its number; the totals stay.
void UpAndDown::begin(int deal) {
  State next;
  next.deal = static_cast<std::int16_t>(deal);
  next.cards = static_cast<std::uint8_t>(cardsOfDeal(deal));
  next.dealer = static_cast<std::uint8_t>(dealerOf(deal));
  next.firstBidder = static_cast<std::uint8_t>(leftOf(next.dealer, players_));
  next.leader = next.firstBidder;
  next.totals = state_.totals;
  state_ = next;
  setKindOfDeal();
}

// ---- checks of moves -------------------------------------------------------------------------

std::optional<Refusal> UpAndDown::check(int player, const Action& action) const {
  if (state_.waiting != Waiting::forMove) return refusal(RefusalReason::nobodyMoves, action);
  if (!actors().contains(player)) {
    const bool isTogether = state_.turn == kNoPlayer;
    Refusal r =
        refusal(isTogether ? RefusalReason::bidAlready : RefusalReason::notYourTurn, action);
    r.player = state_.turn;
    return r;
  }
  if (!wellFormed(action, info().verbs)) return refusal(RefusalReason::noMove, action);
  if (action.verb == kBid) {
    if (state_.phase != Phase::bid) return refusal(RefusalReason::biddingOver);
    return checkBid(action);
  }
  if (state_.phase == Phase::bid) return refusal(RefusalReason::bidFirst, action);
  if (action.cards.size() != 1) return refusal(RefusalReason::oneCard, action);
  return checkPlay(player, action);
}

// D3: returns the bid forbidden to the player on turn as the last bidder; kNoBid if any bid is
// allowed.
int UpAndDown::forbiddenBid() const {
  if (options_[kLastBidder] != 0 || state_.turn != state_.dealer || bidsTogether()) return kNoBid;
  int left = state_.cards;
  for (int player = 0; player < players_; ++player) {
    if (player != state_.turn) left -= state_.bids[at(player)];
  }
  return std::max<int>(left, kNoBid);
}

// D3: refuses an invalid bid.
std::optional<Refusal> UpAndDown::checkBid(const Action& action) const {
  if (action.number < 0 || action.number > state_.cards) {
    const int forbidden = forbiddenBid();
    const bool isRestricted = forbidden != kNoBid;
    Refusal r = refusal(isRestricted ? RefusalReason::noSuchLastBid : RefusalReason::noSuchBid);
    r.number = static_cast<std::int16_t>(isRestricted ? forbidden : state_.cards);
    return r;
  }
  if (action.number == forbiddenBid()) {
    Refusal r = refusal(RefusalReason::addsUp);
    r.number = action.number;
    return r;
  }
  return std::nullopt;
}

// G8, D4: refuses a card not held or not allowed now.
std::optional<Refusal> UpAndDown::checkPlay(int player, const Action& action) const {
  const CardSet& hand = state_.hands[at(player)];
  Refusal r = refusal(RefusalReason::notHeld, action);
  r.card = action.cards.first();
  if (!cardsOf(player, action).contains(r.card)) return r;
  if (isBlind()) return std::nullopt;
  const std::optional<Suit> only = demanded(hand);
  if (!only || *only == r.card.suit()) return std::nullopt;
  r.suit = *only;
  r.top = state_.trick.cards[0];
  const bool follows = *only == r.top.suit();
  r.reason =
      static_cast<std::uint8_t>(follows ? RefusalReason::followSuit : RefusalReason::mustTrump);
  return r;
}

// ---- effects of moves ------------------------------------------------------------------------

template <class Report>
void UpAndDown::apply(int player, const Action& action, Report report) {
  if (action.verb == kBid) return makeBid(player, action.number, report);
  playCard(player, action, report);
}

// D3, D4: makes a bid. Bidding ends after the dealer's bid, or when all players have chosen a bid.
// Then the first bidder leads.
template <class Report>
void UpAndDown::makeBid(int player, int bid, Report& report) {
  state_.bids[at(player)] = static_cast<std::int8_t>(bid);
  if (!bidsTogether()) {
    addSentence(report, Sentence::bids, player, {.number = bid});
    state_.turn = static_cast<std::uint8_t>(leftOf(player, players_));
    if (player == state_.dealer) state_.phase = Phase::play;
    return;
  }
  addSentence(report, Sentence::choosesBid, player);
  if (!actors().empty()) return;
  state_.turn = state_.firstBidder;
  state_.phase = Phase::play;
  for (int i = 0; i < players_; ++i) {
    const int each = (state_.firstBidder + i) % players_;
    addSentence(report, Sentence::bids, each, {.number = state_.bids[at(each)]});
  }
}

// D4: plays a card to the trick.
template <class Report>
void UpAndDown::playCard(int player, const Action& action, Report& report) {
  const CardSet cards = asMade(player, action).cards;
  const Card card = cards.first();
  const bool leads = state_.trick.players.empty();
  state_.hands[at(player)] -= cards;
  --state_.held[at(player)];
  state_.trick.add(player, card);
  const Suit led = state_.trick.cards[0].suit();
  if (card.suit() != led) {
    state_.shownOut[static_cast<std::size_t>(led)].insert(player);
    if (mustTrump() && card.suit() != trump()) state_.shownOut[at(state_.trump)].insert(player);
  }
  reportCards(report, player, placeOf(kHand, player), placeOf(kTrick, player), cards);
  addSentence(report, leads ? Sentence::leads : Sentence::plays, player, {.cards = cards});
  if (state_.trick.size() == players_) return finishTrick(report);
  state_.turn = static_cast<std::uint8_t>(leftOf(player, players_));
}

// D5: whether `card` beats `best`, which must be of the suit led or a trump.
bool UpAndDown::beats(Card card, Card best) const {
  if (card.suit() == best.suit()) return height(card) > height(best);
  return isTrump(card.suit());
}

// D5: returns the index of the winning play.
int UpAndDown::winningPlay() const {
  int best = 0;
  for (int i = 1; i < state_.trick.size(); ++i) {
    if (beats(state_.trick.cards[at(i)], state_.trick.cards[at(best)])) best = i;
  }
  return best;
}

template <class Report>
void UpAndDown::finishTrick(Report& report) {
  const int play = winningPlay();
  const int winner = state_.trick.players[play];
  addSentence(report, Sentence::takesTrick, winner,
              {.cards = CardSet(state_.trick.cards[at(play)])});
  for (int i = 0; i < players_; ++i) {
    const Card card = state_.trick.cards[at(i)];
    state_.played.insert(card);
    reportCards(report, winner, placeOf(kTrick, state_.trick.players[i]), placeOf(kPlayed),
                CardSet(card));
  }
  state_.trick = {};
  ++state_.taken[at(winner)];
  state_.leader = static_cast<std::uint8_t>(winner);
  state_.turn = state_.leader;
  if (state_.held[at(winner)] == 0) addSentence(report, Sentence::takesLast, winner);
  if (state_.held[at(winner)] == 0) finishDeal(report);
}

// ---- end of a deal, score and settlement -----------------------------------------------------

// D6: returns the score for a bid and a number of tricks.
int UpAndDown::scoreOf(int bid, int taken) const {
  if (options_[kScoring] == kTenPlusTricks) return taken == bid ? 10 + taken : taken;
  if (options_[kScoring] == kFivePlusTricks) {
    return taken == bid ? 5 + taken : -std::abs(bid - taken);
  }
  if (taken > bid) return taken;
  if (taken == bid) return bid > 0 ? 10 * bid : 5;
  return -10 * (options_[kResponsibility] == 0 ? bid : bid - taken);
}

// D6 to D8: counts the scores and ends the deal, and possibly the game.
template <class Report>
void UpAndDown::finishDeal(Report& report) {
  State& s = state_;
  s.turn = kNoPlayer;
  for (int player = 0; player < players_; ++player) {
    s.scores[at(player)] = scoreOf(s.bids[at(player)], s.taken[at(player)]);
    s.totals[at(player)] += s.scores[at(player)];
  }
  s.waiting = endsGame() ? Waiting::forNothing : Waiting::forNextDeal;
  if constexpr (Report::kActive) {
    for (int i = 0; i < players_; ++i) reportScore((s.firstBidder + i) % players_, report);
    if (gameOver()) reportSettlement(report);
  }
}

// D7: returns the player's total points from all opponents; negative if the player pays.
int UpAndDown::settlement(int player) const {
  const auto& totals = state_.totals;
  const int sum = std::accumulate(totals.begin(), totals.begin() + players_, 0);
  return players_ * totals[at(player)] - sum;
}

// D7, D8: returns the chips won or lost by each player. Under the house rule limitCap, losses above
// the limit are not paid. They are taken from the players who gain chips, in proportion to their
// gains.
std::array<int, kMaxPlayers> UpAndDown::chips() const {
  std::array<int, kMaxPlayers> chips{};
  for (int player = 0; player < players_; ++player) {
    chips[at(player)] = settlement(player) * options_[kStake];
  }
  if (options_[kLimitCap] == 0 || options_[kLimit] == 0) return chips;
  const int mostLoss = options_[kLimit] * options_[kStake];
  std::int64_t missing = 0;
  std::int64_t gains = 0;
  for (int& each : chips) {
    gains += std::max(0, each);
    missing += std::max(0, -mostLoss - each);
    each = std::max(each, -mostLoss);
  }
  if (missing == 0) return chips;
  // The deduction of each player who gains chips is rounded down first. The chips still missing are
  // taken one by one from those with the largest remainders.
  std::array<std::int64_t, kMaxPlayers> remainders{};
  std::int64_t left = missing;
  for (std::size_t player = 0; player < chips.size(); ++player) {
    const std::int64_t product = missing * std::max(0, chips[player]);
    remainders[player] = product % gains;
    left -= product / gains;
    chips[player] -= static_cast<int>(product / gains);
  }
  for (; left > 0; --left) {
    const auto largest = std::ranges::max_element(remainders);
    --chips[static_cast<std::size_t>(largest - remainders.begin())];
    *largest = 0;
  }
  return chips;
}

// D7, D8: whether the game ends with this deal.
bool UpAndDown::endsGame() const { return state_.deal >= deals() || limitReached(); }

// D8: whether a player's loss has reached the limit.
bool UpAndDown::limitReached() const {
  if (options_[kLimit] == 0) return false;
  for (int player = 0; player < players_; ++player) {
    if (settlement(player) <= -options_[kLimit]) return true;
  }
  return false;
}

// D7: returns the players with the highest total, the joint winners.
PlayerSet UpAndDown::winners() const {
  PlayerSet set;
  if (!gameOver()) return set;
  const auto& totals = state_.totals;
  const auto most = *std::max_element(totals.begin(), totals.begin() + players_);
  for (int player = 0; player < players_; ++player) {
    if (totals[at(player)] == most) set.insert(player);
  }
  return set;
}

template <class Report>
void UpAndDown::reportScore(int player, Report& report) const {
  const int bid = state_.bids[at(player)];
  const int taken = state_.taken[at(player)];
  const bool loses = state_.scores[at(player)] < 0;
  Sentence sentence = bid == 0 ? Sentence::exactNone : Sentence::exact;
  if (taken > bid) sentence = loses ? Sentence::aboveLoses : Sentence::above;
  if (taken < bid) {
    sentence = loses ? Sentence::below : Sentence::belowScores;
  }
  addSentence(report, sentence, player, {.number = std::abs(state_.scores[at(player)])});
}

template <class Report>
void UpAndDown::reportSettlement(Report& report) const {
  const bool early = state_.deal < deals();
  for (int player = 0; player < players_; ++player) {
    if (early && settlement(player) <= -options_[kLimit]) {
      addSentence(report, Sentence::atLimit, player);
    }
  }
  const auto chips = this->chips();
  for (int player = 0; player < players_; ++player) {
    const int own = chips[at(player)];
    const Sentence sentence = own > 0   ? Sentence::getsChips
                              : own < 0 ? Sentence::paysChips
                                        : Sentence::settlesEven;
    addSentence(report, sentence, player, {.number = std::abs(own)});
  }
  for (int player = 0; player < players_; ++player) {
    if (options_[kLimitCap] != 0 && options_[kLimit] != 0 &&
        settlement(player) < -options_[kLimit]) {
      addSentence(report, Sentence::capped, player);
    }
  }
  const PlayerSet best = winners();
  for (int player = 0; player < players_; ++player) {
    if (!best.contains(player)) continue;
    const Sentence sentence = best.size() == 1 ? Sentence::wins : Sentence::sharesWin;
    addSentence(report, sentence, player, {.number = state_.totals[at(player)]});
  }
}

// D6: returns the lines of the player's score for the tricks taken so far.
std::vector<ScoreLine> UpAndDown::scoreLines(int player) const {
  const int bid = state_.bids[at(player)];
  const int taken = state_.taken[at(player)];
  const auto line = [player](Points reason, int count, int each) {
    return std::vector{ScoreLine{.reason = static_cast<std::uint8_t>(reason),
                                 .player = static_cast<std::uint8_t>(player),
                                 .count = static_cast<std::int16_t>(count),
                                 .each = static_cast<std::int16_t>(each),
                                 .points = count * each}};
  };
  if (bid < 0) return {};
  if (options_[kScoring] != kTable) {
    const bool tenPlus = options_[kScoring] == kTenPlusTricks;
    if (!tenPlus && taken > bid) return line(Points::tooMany, taken - bid, -1);
    if (!tenPlus && taken < bid) return line(Points::tooFew, bid - taken, -1);
    if (taken != bid) return line(Points::tricks, taken, 1);
    std::vector<ScoreLine> lines = line(Points::exactBonus, 1, tenPlus ? 10 : 5);
    if (taken > 0) lines.push_back(line(Points::tricks, taken, 1).front());
    return lines;
  }
  if (taken > bid) return line(Points::above, taken, 1);
  if (taken == bid) return bid > 0 ? line(Points::exact, bid, 10) : line(Points::exactNone, 1, 5);
  if (options_[kResponsibility] == 0) return line(Points::belowComplete, bid, -10);
  return line(Points::belowPartial, bid - taken, -10);
}

int UpAndDown::score(int player) const {
  const int bid = state_.bids[at(player)];
  return bid < 0 ? 0 : scoreOf(bid, state_.taken[at(player)]);
}

// ---- shuffles and random draws ---------------------------------------------------------------

ChanceNeed UpAndDown::chanceBetweenMoves() const {
  if (state_.waiting == Waiting::forDeal)
    return {.kind = ChanceNeed::Kind::shuffle, .cards = deck()};
  if (state_.waiting != Waiting::forTrump) return {};
  // D2: if the option noTrump has the value kDrawn, "no trumps" is one more lot, as likely as each
  // suit.
  const int lots = options_[kNoTrump] == kDrawn ? kSuits + 1 : kSuits;
  return {.kind = ChanceNeed::Kind::pick, .of = static_cast<std::uint8_t>(lots)};
}

template <class Report>
void UpAndDown::resolve(const Chance& outcome, Report report) {
  if (state_.waiting == Waiting::forDeal) return dealOut(outcome, report);
  // D2: sets the drawn trump suit, or no trump.
  const int drawn = static_cast<int>(outcome.number());
  if (drawn < kSuits) {
    state_.trump = static_cast<std::int8_t>(drawn);
    addSentence(report, static_cast<Sentence>(static_cast<int>(Sentence::clubsTrump) + drawn),
                state_.dealer);
  }
  beginBidding(report);
}

// D3: begins the bidding.
template <class Report>
void UpAndDown::beginBidding(Report& report) {
  if (!hasTrump()) addSentence(report, Sentence::noTrump, state_.dealer);
  if (!bidsTogether()) state_.turn = state_.firstBidder;
  state_.waiting = Waiting::forMove;
}

// D1: deals one card at a time, from the dealer's left.
template <class Report>
void UpAndDown::dealOut(const Chance& outcome, Report& report) {
  State& s = state_;
  reportEvent(report, Event::Kind::shuffle, s.dealer, placeOf(kUndealt), placeOf(kUndealt));
  addSentence(report, Sentence::dealt, s.dealer, {.number = s.cards});
  auto next = outcome.order().rbegin();
  int player = s.dealer;
  for (int i = 0; i < s.cards * players_; ++i) {
    player = leftOf(player, players_);
    const Card card = *next++;
    s.hands[at(player)].insert(card);
    ++s.held[at(player)];
    const PlayerSet own = PlayerSet::only(player);
    reportCards(report, s.dealer, placeOf(kUndealt), placeOf(kHand, player), CardSet(card),
                LayOrder::rising, isBlind() ? PlayerSet::all(players_) - own : own);
  }
  for (; next != outcome.order().rend(); ++next) {
    s.undealt.insert(*next);
    ++s.undealtSize;
  }
  // D2: if the option noTrump has the value kAtPeak, no trump suit is drawn in the deals of the
  // peak.
  if (options_[kNoTrump] == kAtPeak && isAtPeak()) return beginBidding(report);
  s.waiting = Waiting::forTrump;
}

template <class Report>
void UpAndDown::startDeal(Report) {
  begin(state_.deal + 1);
}

template void UpAndDown::apply(int, const Action&, NoReport);
template void UpAndDown::apply(int, const Action&, StepReport);
template void UpAndDown::resolve(const Chance&, NoReport);
template void UpAndDown::resolve(const Chance&, StepReport);
template void UpAndDown::startDeal(NoReport);
template void UpAndDown::startDeal(StepReport);

}  // namespace downpile
