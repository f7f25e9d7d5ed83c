// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/encoder.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/up-and-down/rules.h"

namespace downpile {

namespace {

constexpr int kHeights = 13;  // number of ranks: from 2 up to the ace, which is high
constexpr int kSizes = 9;     // number of different hand sizes with facts of their own
// Number of facts for the number of tricks still needed by a player. The first fact stands for
// kLeast tricks.
constexpr int kNeedCount = 9;
constexpr int kLeast = -2;
constexpr int kClasses = 5;  // number of classes of needed tricks, see classOf
constexpr int kSeats = 5;    // number of opponents with facts of their own
constexpr int kParts = 10;   // number of equal intervals of a probability
// Number of facts for a difference between numbers of tricks. Each fact stands for half a trick.
constexpr int kHalves = 14;
constexpr int kPointSteps = 24;  // number of facts for expected points
constexpr int kLossFacts = 10;
// Number of facts for the tricks still wanted by all players, minus the number of tricks left. The
// first fact stands for -6.
constexpr int kBalances = 13;

constexpr Facts kPlayers = {0, 5};
constexpr Facts kHouse = factsAfter(kPlayers, 3);
constexpr Facts kBidSize = factsAfter(kHouse, kSizes);
constexpr Facts kBidders = factsAfter(kBidSize, 6);
constexpr Facts kBidBalance = factsAfter(kBidders, 9);
constexpr Facts kTrumps = factsAfter(kBidBalance, kSizes);
constexpr Facts kTrumpHeights = factsAfter(kTrumps, kHeights);
constexpr Facts kSideHeights = factsAfter(kTrumpHeights, 3 * kHeights);
constexpr Facts kVoids = factsAfter(kSideHeights, 4);
constexpr Facts kHandTricks = factsAfter(kVoids, 2 * kSizes);
constexpr Facts kNeeded = factsAfter(kHandTricks, kSizes* kNeedCount);
constexpr Facts kPosition = factsAfter(kNeeded, 6 * kClasses);
constexpr Facts kWanted = factsAfter(kPosition, kSeats * 4);
constexpr Facts kWantedInAll = factsAfter(kWanted, kBalances);

constexpr Facts kSuitHeights = factsAfter(kWantedInAll, 3 * kHeights);
constexpr Facts kSuitOut = factsAfter(kSuitHeights, 4 * kSizes);
constexpr Facts kSuitLed = factsAfter(kSuitOut, 5);

constexpr Facts kLossOfBid = factsAfter(kSuitLed, kLossFacts);
constexpr Facts kBid = factsAfter(kLossOfBid, kSizes* kSizes);
constexpr Facts kBidOfTricks = factsAfter(kBid, kSizes * 2 * kSizes);
constexpr Facts kBidOfTrumps = factsAfter(kBidOfTricks, kSizes* kSizes);
constexpr Facts kBidOfHigh = factsAfter(kBidOfTrumps, kSizes* kSizes);
constexpr Facts kBidExact = factsAfter(kBidOfHigh, kParts);
constexpr Facts kBidBelow = factsAfter(kBidExact, kParts);
constexpr Facts kBidValue = factsAfter(kBidBelow, kPointSteps);
constexpr Facts kBidOver = factsAfter(kBidValue, kHalves);
constexpr Facts kBidSum = factsAfter(kBidOver, kBalances);
constexpr Facts kBidSumLast = factsAfter(kBidSum, kBalances);

constexpr Facts kLossOfCard = factsAfter(kBidSumLast, kLossFacts);
constexpr Facts kTakes = factsAfter(kLossOfCard, kParts* kClasses);
constexpr Facts kCertain = factsAfter(kTakes, 2 * kClasses);
constexpr Facts kCardHeight = factsAfter(kCertain, 2 * kHeights);
constexpr Facts kLead = factsAfter(kCardHeight, 4 * kClasses);
constexpr Facts kRestIfWon = factsAfter(kLead, kHalves);
constexpr Facts kRestIfLost = factsAfter(kRestIfWon, kHalves);
constexpr Facts kValueIfWon = factsAfter(kRestIfLost, kPointSteps);
constexpr Facts kValueIfLost = factsAfter(kValueIfWon, kPointSteps);
constexpr Facts kSuitLeft = factsAfter(kValueIfLost, 5);
constexpr Facts kHigherOut = factsAfter(kSuitLeft, 5);
constexpr Facts kLowerOut = factsAfter(kHigherOut, 5);
constexpr Facts kTaker = factsAfter(kLowerOut, 8);
constexpr Facts kSparesSuit = factsAfter(kTaker, 4);
constexpr Facts kThrownAway = factsAfter(kSparesSuit, 2 * kClasses);
constexpr Facts kValue = factsAfter(kThrownAway, kPointSteps);
constexpr Facts kSuitCard = factsAfter(kValue, 3 * kHeights);
constexpr Facts kExactIfWon = factsAfter(kSuitCard, kParts);
constexpr Facts kExactIfLost = factsAfter(kExactIfWon, kParts);
constexpr Facts kSuitOfCard = factsAfter(kExactIfLost, 4 * kClasses);
static_assert(kSuitOfCard.end() == UpAndDownEncoder::kCount);

constexpr int kMiddleEffort = UpAndDownForecast::kEfforts / 2;

// Returns the class of the tricks still needed by a player. 0: too many taken; 1: enough; 2: needs
// one; 3: needs several; 4: needs all remaining tricks or more.
int classOf(int needed, int left) {
  if (needed < 0) return 0;
  if (needed == 0) return 1;
  if (needed >= left) return 4;
  return needed == 1 ? 2 : 3;
}

// Returns a class for the tricks still needed by an opponent for its bid. 0: has not bid; 1: needs
// none; 2: needs some; 3: needs all remaining tricks or more.
int needOf(const UpAndDown::State& s, int player) {
  if (s.bids[at(player)] < 0) return 0;
  const int needed = s.bids[at(player)] - s.taken[at(player)];
  if (needed <= 0) return 1;
  return needed >= s.held[at(player)] ? 3 : 2;
}

double meanOf(const UpAndDownForecast::Tricks& tricks) {
  double sum = 0;
  for (int i = 1; i <= tricks.cards; ++i) sum += i * tricks.chance[at(kMiddleEffort)][at(i)];
  return sum;
}

// Returns the chance to take exactly `needed` tricks, with the effort (UpAndDownForecast) that
// makes this chance highest.
double exactly(const UpAndDownForecast::Tricks& tricks, int needed) {
  if (needed < 0 || needed > tricks.cards) return 0;
  double most = 0;
  for (const auto& chance : tricks.chance) most = std::max(most, chance[at(needed)]);
  return most;
}

void addHalves(Inputs& inputs, Facts facts, double difference) {
  inputs.addNumber(facts, static_cast<int>(std::floor(2 * difference)) + kHalves / 2);
}

// Adds the fact for a number of points. Each fact covers 2.5 points, so that the scores 5 and 10
// have separate facts.
void addPoints(Inputs& inputs, Facts facts, double points) {
  constexpr double kStep = 2.5;
  inputs.addNumber(facts, static_cast<int>(std::floor(points / kStep)) + kPointSteps / 3);
}

void addLoss(Inputs& inputs, Facts facts, double loss) {
  constexpr double kStep = 0.5;
  const int number = loss < 1e-9 ? 0 : 1 + static_cast<int>(std::sqrt(loss / kStep) * 2);
  inputs.addNumber(facts, number);
}

}  // namespace

UpAndDownEncoder::UpAndDownEncoder(const View<UpAndDown>& view)
    : view_(view),
      state_(view.state()),
      viewer_(view.viewer()),
      odds_(view, UpAndDownRules::tunedStyle()),
      forecast_(view, odds_, UpAndDownRules::tunedStyle()) {
  sortSuits();
  if (isBidding()) all_ = forecast_.tricksWith(hand(), state_.firstBidder == viewer_);
}

// Sorts the suits, because the network must not depend on their names: the trump suit first, then
// the longer suits of the hand first. Of equally long suits the one with the higher cards comes
// first. Without trumps clubs are first; the network is not used in such deals.
void UpAndDownEncoder::sortSuits() {
  for (std::size_t i = 0; i < kSuits; ++i) suits_[i] = static_cast<Suit>(i);
  const UpAndDown& seen = view_.seen();
  if (seen.hasTrump()) std::swap(suits_[0], suits_[static_cast<std::size_t>(seen.trump())]);
  const auto key = [&](Suit suit) {
    const ValueMask values = hand().values(suit);
    return std::pair(std::popcount(values), (values & ~2U) | ((values & 2U) << 13U));
  };
  std::stable_sort(suits_.begin() + 1, suits_.end(),
                   [&](Suit a, Suit b) { return key(a) > key(b); });
  for (int i = 0; i < kSuits; ++i) slot_[static_cast<std::size_t>(suits_[at(i)])] = i;
}

void UpAndDownEncoder::ofSuits(Inputs& inputs) const {
  const CardSet unseen = view_.seen().unknownTo(viewer_);
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = suits_[at(i)];
    inputs.add(kSuitOut, i * kSizes + std::min(kSizes - 1, std::popcount(unseen.values(suit))));
    if (i == 0) continue;
    for (Card card : hand() & CardSet::ofSuit(suit)) {
      inputs.add(kSuitHeights, (i - 1) * kHeights + UpAndDown::height(card) - 2);
    }
  }
  const bool led = !isBidding() && !state_.trick.players.empty();
  inputs.add(kSuitLed, led ? slotOf(state_.trick.cards[0]) : kSuits);
}

int UpAndDownEncoder::trumpsInHand() const {
  const UpAndDown& seen = view_.seen();
  return seen.hasTrump() ? std::popcount(hand().values(seen.trump())) : 0;
}

double UpAndDownEncoder::unit() const { return 0.3 * std::sqrt(state_.cards); }

void UpAndDownEncoder::ofPosition(Inputs& inputs) const {
  inputs.addNumber(kPlayers, view_.players() - 2);
  inputs.add(kHouse, 0, view_.options()[UpAndDown::kPack] != 0);
  inputs.add(kHouse, 1, view_.options()[UpAndDown::kResponsibility] != 0);
  inputs.add(kHouse, 2, view_.options()[UpAndDown::kLastBidder] != 0);
  ofHand(inputs);
  ofSuits(inputs);
  if (isBidding()) {
    ofBids(inputs);
    return;
  }
  const int left = state_.held[at(viewer_)];
  inputs.add(kNeeded, std::min(left, kSizes - 1) * kNeedCount +
                          std::clamp(needed() - kLeast, 0, kNeedCount - 1));
  const int position = static_cast<int>(state_.trick.players.size());
  inputs.add(kPosition, position * kClasses + classOf(needed(), left));
  int wanted = std::max(0, needed());
  for (int i = 1; i < view_.players(); ++i) {
    const int player = (viewer_ + i) % view_.players();
    inputs.add(kWanted, (i - 1) * 4 + needOf(state_, player));
    wanted += std::max(0, state_.bids[at(player)] - state_.taken[at(player)]);
  }
  inputs.addNumber(kWantedInAll, wanted - left + kBalances / 2);
}

void UpAndDownEncoder::ofHand(Inputs& inputs) const {
  const UpAndDown& seen = view_.seen();
  std::array<int, kHeights + 2> side{};
  for (Card card : hand()) {
    const int height = UpAndDown::height(card);
    if (seen.isTrump(card.suit()))
      inputs.add(kTrumpHeights, height - 2);
    else
      ++side[at(height)];
  }
  for (int height = 2; height <= kHeights + 1; ++height) {
    for (int i = 0; i < std::min(3, side[at(height)]); ++i) {
      inputs.add(kSideHeights, i * kHeights + height - 2);
    }
  }
  inputs.addNumber(kTrumps, trumpsInHand());
  int voids = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Suit other = static_cast<Suit>(suit);
    if (!seen.isTrump(other) && hand().values(other) == 0) ++voids;
  }
  inputs.addNumber(kVoids, voids);
}

void UpAndDownEncoder::ofBids(Inputs& inputs) const {
  inputs.addNumber(kBidSize, state_.cards);
  int bidders = 0;
  int sum = 0;
  for (int player = 0; player < view_.players(); ++player) {
    if (state_.bids[at(player)] < 0) continue;
    ++bidders;
    sum += state_.bids[at(player)];
  }
  inputs.addNumber(kBidders, bidders);
  const double fair = static_cast<double>(state_.cards) * bidders / view_.players();
  inputs.addNumber(kBidBalance, static_cast<int>(std::floor(sum - fair + 0.5)) + 4);
  inputs.addNumber(kHandTricks, static_cast<int>(2 * meanOf(all_)));
}

void UpAndDownEncoder::ofMove(const WeighedAction& move, double best, Inputs& inputs) const {
  if (move.action.verb == UpAndDown::kBid) {
    addLoss(inputs, kLossOfBid, best - move.value);
    addPoints(inputs, kBidValue, move.value);
    ofBid(move.action.number, inputs);
  } else {
    addLoss(inputs, kLossOfCard, best - move.value);
    addPoints(inputs, kValue, move.value);
    ofCard(move.action.cards.first(), inputs);
  }
}

void UpAndDownEncoder::ofBid(int bid, Inputs& inputs) const {
  inputs.add(kBid, std::min<int>(state_.cards, kSizes - 1) * kSizes + std::min(bid, kSizes - 1));
  const int shown = std::min(bid, kSizes - 1);
  const int tricks = std::min(2 * kSizes - 1, static_cast<int>(2 * meanOf(all_)));
  inputs.add(kBidOfTricks, shown * 2 * kSizes + tricks);
  inputs.add(kBidOfTrumps, shown * kSizes + std::min(kSizes - 1, trumpsInHand()));
  int high = 0;  // value of the high cards: two for each ace, one for each king
  for (Card card : hand()) high += std::max(0, UpAndDown::height(card) - kHeights + 1);
  inputs.add(kBidOfHigh, shown * kSizes + std::min(kSizes - 1, high));
  double below = 0;
  for (int i = 0; i < bid; ++i) below += all_.chance.back()[at(i)];
  inputs.addShare(kBidExact, exactly(all_, bid));
  inputs.addShare(kBidBelow, below);
  addHalves(inputs, kBidOver, bid - meanOf(all_));
  int sum = bid;
  bool last = true;
  for (int player = 0; player < view_.players(); ++player) {
    if (player == viewer_) continue;
    if (state_.bids[at(player)] < 0)
      last = false;
    else
      sum += state_.bids[at(player)];
  }
  inputs.addNumber(last ? kBidSumLast : kBidSum, sum - state_.cards + kBalances / 2);
}

void UpAndDownEncoder::ofCard(Card card, Inputs& inputs) const {
  const bool leads = state_.trick.players.empty();
  const Suit led = leads ? card.suit() : state_.trick.cards[0].suit();
  const UpAndDown& seen = view_.seen();
  const bool beats = leads || seen.beats(card, state_.trick.cards[at(seen.winningPlay())]);
  const double takes = beats ? odds_.chanceUnbeaten(odds_.after(), card, led) : 0;
  const int left = state_.held[at(viewer_)];
  const int kind = classOf(needed(), left);
  inputs.add(kTakes, kind * kParts + std::min(kParts - 1, static_cast<int>(takes * kParts)));
  inputs.add(kCertain, kind, takes > 1 - 1e-9);
  inputs.add(kCertain, kClasses + kind, !beats);
  const bool trump = seen.isTrump(card.suit());
  inputs.add(kCardHeight, (trump ? kHeights : 0) + UpAndDown::height(card) - 2);
  inputs.add(kLead, ((leads ? 2 : 0) + (trump ? 1 : 0)) * kClasses + kind);

  const int bid = state_.bids[at(viewer_)];
  const int taken = state_.taken[at(viewer_)];
  const CardSet rest = hand() - CardSet(card);
  const auto ifWon = forecast_.tricksWith(rest, true);
  const auto ifLost = forecast_.tricksWith(rest, false);
  addHalves(inputs, kRestIfWon, meanOf(ifWon) - (needed() - 1));
  addHalves(inputs, kRestIfLost, meanOf(ifLost) - needed());
  inputs.addShare(kExactIfWon, exactly(ifWon, needed() - 1));
  inputs.addShare(kExactIfLost, exactly(ifLost, needed()));
  const int slot = slotOf(card);
  inputs.add(kSuitOfCard, slot * kClasses + kind);
  if (slot > 0) inputs.add(kSuitCard, (slot - 1) * kHeights + UpAndDown::height(card) - 2);
  addPoints(inputs, kValueIfWon, forecast_.expected(ifWon, bid, taken + 1));
  addPoints(inputs, kValueIfLost, forecast_.expected(ifLost, bid, taken));
  ofTrick(card, takes, inputs);
}

void UpAndDownEncoder::ofTrick(Card card, double takes, Inputs& inputs) const {
  const int left = state_.held[at(viewer_)];
  const int kind = classOf(needed(), left);
  const ValueMask ofSuit = hand().values(card.suit());
  inputs.addNumber(kSuitLeft, std::popcount(ofSuit) - 1);
  int higher = 0;
  int lower = 0;
  for (Card other : view_.seen().unknownTo(viewer_) & CardSet::ofSuit(card.suit())) {
    ++(UpAndDown::height(other) > UpAndDown::height(card) ? higher : lower);
  }
  inputs.addNumber(kHigherOut, higher);
  inputs.addNumber(kLowerOut, lower);
  bool isHighest = true;
  bool isLowest = true;
  for (Card other : hand() & CardSet::ofSuit(card.suit())) {
    if (UpAndDown::height(other) > UpAndDown::height(card)) isHighest = false;
    if (UpAndDown::height(other) < UpAndDown::height(card)) isLowest = false;
  }
  inputs.add(kSparesSuit, (isHighest ? 2 : 0) + (isLowest ? 1 : 0));
  if (state_.trick.players.empty()) return;
  const bool mayTake = takes > 0;
  const int winner = state_.trick.players[view_.seen().winningPlay()];
  inputs.add(kTaker, (mayTake ? 4 : 0) + needOf(state_, winner));
  const bool follows = card.suit() == state_.trick.cards[0].suit();
  inputs.add(kThrownAway, (higher == 0 ? kClasses : 0) + kind, !follows && !mayTake);
}

}  // namespace downpile
