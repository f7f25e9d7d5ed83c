// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/encoder.h"

#include <algorithm>
#include <bit>
#include <initializer_list>

#include "rules/report.h"

namespace downpile {

namespace {

constexpr int kStrongest = UltimateLoser::kJokerStrength;
// Number of different strengths of a play; the lowest is 2.
constexpr int kRanksInAll = kStrongest - 1;
// Number of opponents with facts of their own: the next opponents with cards, clockwise from the
// viewer.
constexpr int kNearSeats = 3;
constexpr int kHeldSteps = 7;
constexpr int kMarginSteps = 5;
constexpr int kGroups = 9;  // number of groups of moves, see groupOf
constexpr int kChanceSteps = 4;

// Ranges of the facts (network inputs) of a position. The second argument is the number of facts.
constexpr Facts kTableOf = factsAfter({}, 7);
constexpr Facts kHouseRules = factsAfter(kTableOf, 3);
constexpr Facts kLoserTakes = factsAfter(kHouseRules, 5);
constexpr Facts kOwnSize = factsAfter(kLoserTakes, 14);
constexpr Facts kTaskByLater = factsAfter(kOwnSize, 9 * 3);
constexpr Facts kActLater = factsAfter(kTaskByLater, 8);
constexpr Facts kPassedCount = factsAfter(kActLater, 4);
constexpr Facts kLowestPlayed = factsAfter(kPassedCount, kRanksInAll);
constexpr Facts kHighestPlayed = factsAfter(kLowestPlayed, kRanksInAll);
constexpr Facts kWinnerHolds = factsAfter(kHighestPlayed, kHeldSteps);
constexpr Facts kCanDoByLater = factsAfter(kWinnerHolds, 5 * 4);
constexpr Facts kOwnPlays = factsAfter(kCanDoByLater, 5);
constexpr Facts kOwnRanks = factsAfter(kOwnPlays, kRanksInAll * 3);
constexpr Facts kPlaysNeeded = factsAfter(kOwnRanks, 10);
constexpr Facts kFlushes = factsAfter(kPlaysNeeded, 4);
constexpr Facts kLongestRun = factsAfter(kFlushes, 6);
constexpr Facts kLoneCards = factsAfter(kLongestRun, 8);
constexpr Facts kLoneLow = factsAfter(kLoneCards, 5);
constexpr Facts kOwnPairs = factsAfter(kLoneLow, 4);
constexpr Facts kOwnSets = factsAfter(kOwnPairs, 3);
constexpr Facts kCertainWins = factsAfter(kOwnSets, 4);
constexpr Facts kLikelyWins = factsAfter(kCertainWins, 6);
constexpr Facts kWeakByLead = factsAfter(kLikelyWins, 2 * 7);
constexpr Facts kOwnBurden = factsAfter(kWeakByLead, 8);
constexpr Facts kNearHold = factsAfter(kOwnBurden, kNearSeats* kHeldSteps);
constexpr Facts kNearMargin = factsAfter(kNearHold, kNearSeats* kMarginSteps);
constexpr Facts kLeastHeld = factsAfter(kNearMargin, kHeldSteps);
constexpr Facts kMostHeld = factsAfter(kLeastHeld, kHeldSteps);
constexpr Facts kOthersIn = factsAfter(kMostHeld, 6);
constexpr Facts kOwnMargin = factsAfter(kOthersIn, 11);
constexpr Facts kOwnPenalties = factsAfter(kOwnMargin, 7);
constexpr Facts kBestOut = factsAfter(kOwnPenalties, 8);
constexpr Facts kFewerThanOwn = factsAfter(kBestOut, 5);
constexpr Facts kInFront = factsAfter(kFewerThanOwn, 4);
constexpr Facts kAcesOutside = factsAfter(kInFront, 5);
constexpr Facts kKingsOutside = factsAfter(kAcesOutside, 5);
constexpr Facts kLowOutside = factsAfter(kKingsOutside, 6);
constexpr Facts kKnownCards = factsAfter(kLowOutside, 4);
constexpr Facts kGinRank = factsAfter(kKnownCards, kRanksInAll / 2);
constexpr Facts kGinFits = factsAfter(kGinRank, 4);
constexpr Facts kGinFlush = factsAfter(kGinFits, 5);

// Ranges of the facts (network inputs) of a move.
constexpr Facts kDoubt = factsAfter(kGinFlush, 4 * 10);
constexpr Facts kMoveKind = factsAfter(kDoubt, 17);
constexpr Facts kFourNumbers = factsAfter(kMoveKind, 1);
constexpr Facts kGroupByOwn = factsAfter(kFourNumbers, kGroups * 3);
constexpr Facts kGroupByLeast = factsAfter(kGroupByOwn, kGroups * 3);
constexpr Facts kStrengthPlayed = factsAfter(kGroupByLeast, 4 * kRanksInAll);
constexpr Facts kTakenOfRank = factsAfter(kStrengthPlayed, kSuits* kSuits);
constexpr Facts kOfItsType = factsAfter(kTakenOfRank, 4);
constexpr Facts kGivesUp = factsAfter(kOfItsType, 2 * 3);
constexpr Facts kPutDown = factsAfter(kGivesUp, 7);
constexpr Facts kGift = factsAfter(kPutDown, 5);
constexpr Facts kSwapGain = factsAfter(kGift, 7);
constexpr Facts kSwapFits = factsAfter(kSwapGain, 4);
constexpr Facts kShedsByLeast = factsAfter(kSwapFits, 4 * 3);
constexpr Facts kPlaysAfter = factsAfter(kShedsByLeast, 11);
constexpr Facts kPlaysSaved = factsAfter(kPlaysAfter, 4 * 5);
constexpr Facts kSizeByLeast = factsAfter(kPlaysSaved, 6 * 5);
constexpr Facts kLoneLowAfter = factsAfter(kSizeByLeast, 5);
constexpr Facts kLowestAfter = factsAfter(kLoneLowAfter, kRanksInAll / 2 + 1);
constexpr Facts kCertainAfter = factsAfter(kLowestAfter, 4);
constexpr Facts kWeakAfter = factsAfter(kCertainAfter, 8);
constexpr Facts kBurdenAfter = factsAfter(kWeakAfter, 12);
constexpr Facts kRaceAfter = factsAfter(kBurdenAfter, 2 * 5 * 5);
constexpr Facts kPayoffKind = factsAfter(kRaceAfter, 10);
constexpr Facts kPaysByMargin = factsAfter(kPayoffKind, kChanceSteps* kMarginSteps);
constexpr Facts kWinsTrick = factsAfter(kPaysByMargin, 8);
constexpr Facts kWinsByPlays = factsAfter(kWinsTrick, kChanceSteps * 5);
constexpr Facts kWinsByWeak = factsAfter(kWinsByPlays, kChanceSteps * 4);
constexpr Facts kOthersPay = factsAfter(kWinsByWeak, 8);
constexpr Facts kOthersPayByOwn = factsAfter(kOthersPay, kChanceSteps * 4);
constexpr Facts kFrontPays = factsAfter(kOthersPayByOwn, 3 * kMarginSteps);
constexpr Facts kOutByMargin = factsAfter(kFrontPays, kChanceSteps* kMarginSteps);
constexpr Facts kSettledMargin = factsAfter(kOutByMargin, 2 * 9);
constexpr Facts kLeadsNext = factsAfter(kSettledMargin, 3);
static_assert(kLeadsNext.end() == UltimateLoserEncoder::kCount);

// Returns the index of the interval that contains `number`. steps: the lowest number of each
// interval but the first, in ascending order.
template <class Number>
int stepOf(Number number, std::initializer_list<Number> steps) {
  int reached = 0;
  for (Number step : steps) reached += number >= step ? 1 : 0;
  return reached;
}

int heldStep(int cards) { return stepOf(cards, {1, 2, 3, 4, 6, 9}); }
int marginStep(int margin) { return std::clamp(margin, -2, 2) + 2; }
int thirdOfDeal(int cards) { return stepOf(cards, {4, 8}); }

// Returns the bucket of a chance: 0 if impossible, kChanceSteps - 1 if certain.
int chanceStep(double chance) {
  constexpr double kAlmostNever = 1e-9;
  return stepOf(chance, {kAlmostNever, 0.5, 1 - kAlmostNever});
}

int strengthOf(Card card) { return UltimateLoser::strengthOf(CardSet(card)); }

// Returns the index of a strength in a range of facts. The lowest strength is 2.
int factOf(int strength) { return strength - 2; }

int lowestOf(ValueMask strengths) { return strengths == 0 ? 0 : std::countr_zero(strengths); }
int highestOf(ValueMask strengths) {
  return std::max(0, static_cast<int>(std::bit_width(strengths)) - 1);
}

// Returns the index of a type of play in a range of facts. 0: a single card, or no cards were
// played; 1 to 3: two to four cards of a rank; 4 to 6: straight flushes of 3, 4, and more cards.
int typeFact(UltimateLoser::Type type) {
  constexpr int kLast = 6;
  return type.size == 0 ? 0 : std::min(UltimateLoserOdds::indexOf(type), kLast);
}

// Returns the group of a move. 0 to 3 lead a trick: with a single card, a pair, three or four of a
// kind, a straight flush. 4 to 6 follow: with a single card, equal ranks, a straight flush. 7 is a
// pass, 8 a swap.
int groupOf(const Action& action, UltimateLoser::Type type, bool leads) {
  if (action.verb == UltimateLoser::kPass) return 7;
  if (action.verb == UltimateLoser::kSwap) return 8;
  if (leads) return type.flush ? 3 : std::min(type.size - 1, 2);
  return type.flush ? 6 : std::min(type.size + 3, 5);
}

// Returns the kind of the moves of a group (see groupOf): 0 lead, 1 follow, 2 pass, 3 swap.
int doingOf(int group) { return group < 4 ? 0 : std::max(1, group - 5); }

}  // namespace

// ---- values computed once for each decision ---------------------------------------------------

UltimateLoserEncoder::UltimateLoserEncoder(const View<UltimateLoser>& view)
    : view_(view),
      state_(view.state()),
      hand_(state_.hands[at(view.viewer())]),
      odds_(view),
      shape_(shapeOf(hand_)) {
  seeOthers();
  seeTrick();
  seeOwnPlays();
  seeStanding();
  seeWinners();
  seeLosers();
}

UltimateLoserEncoder::Masks UltimateLoserEncoder::bySuit(const CardSet& cards) {
  Masks suits{};
  for (int i = 0; i < kSuits; ++i) {
    suits[at(i)] = UltimateLoser::aceHigh(cards.values(static_cast<Suit>(i)));
  }
  return suits;
}

// Returns masks of ranks. Element i contains the ranks that occur at least i + 1 times among the
// cards.
UltimateLoserEncoder::Masks UltimateLoserEncoder::bySize(const Masks& suits) {
  const auto& [a, b, c, d] = suits;
  const ValueMask both = a & b;
  const ValueMask bothOthers = c & d;
  return {a | b | c | d, both | bothOthers | ((a | b) & (c | d)),
          (both & (c | d)) | (bothOthers & (a | b)), both & bothOthers};
}

// Splits a hand into plays: first the straight flushes reducing the number of plays, suit by suit.
// The other cards form plays of equal rank.
UltimateLoserEncoder::Shape UltimateLoserEncoder::shapeOf(const CardSet& hand) {
  Shape shape;
  Masks suits = bySuit(hand);
  for (int i = 0; i < kSuits; ++i) {
    ValueMask otherSuits = 0;
    for (int other = 0; other < kSuits; ++other) otherSuits |= other == i ? 0 : suits[at(other)];
    ValueMask rest = suits[at(i)] & ~valueBit(kStrongest);
    while (rest != 0) {
      const ValueMask run = rest & ~(rest + (rest & (0U - rest)));
      rest &= ~run;
      const bool saves = std::popcount(run & ~otherSuits) > 1;
      if (std::popcount(run) < UltimateLoser::kLeastFlush || !saves) continue;
      suits[at(i)] &= ~run;
      ++shape.flushes;
    }
  }
  const Masks least = bySize(suits);
  for (int i = 0; i < kSuits; ++i) {
    shape.ofSize[at(i)] = least[at(i)] & ~(i + 1 < kSuits ? least[at(i + 1)] : 0);
  }
  return shape;
}

// Returns the length of the longest straight flush in the hand. At most 2 if the hand has none.
int UltimateLoserEncoder::longestFlush(const CardSet& hand) {
  int longest = 0;
  for (ValueMask values : bySuit(hand)) {
    values &= ~valueBit(kStrongest);
    int length = 0;
    for (; values != 0; values &= values >> 1U) ++length;
    longest = std::max(longest, length);
  }
  return longest;
}

void UltimateLoserEncoder::seeOthers() {
  // Whether the current player of the loop acts after the viewer in this trick. False from the
  // leader of the trick on: the leader and the players between leader and viewer have already
  // acted.
  bool acts = true;
  const int players = view_.players();
  outside_ = view_.seen().unknownTo(view_.viewer());
  for (int player = leftOf(view_.viewer(), players); player != view_.viewer();
       player = leftOf(player, players)) {
    acts = acts && player != state_.leader;
    const int held = state_.held[at(player)];
    if (held == 0) continue;
    outside_ |= state_.hands[at(player)];
    leastHeld_ = others_.empty() ? held : std::min(leastHeld_, held);
    mostHeld_ = std::max(mostHeld_, held);
    others_.add(player);
    if (acts) later_.add(player);
  }
  outsideOf_ = bySize(bySuit(outside_));
}

void UltimateLoserEncoder::seeTrick() {
  if (state_.plays.size() > 0) type_ = UltimateLoser::typeOf(state_.plays.cards[0]);
  for (int i = 0; i < state_.plays.size(); ++i) {
    const int strength = UltimateLoser::strengthOf(state_.plays.cards[at(i)]);
    lowest_ = std::min(lowest_, strength);
    if (strength <= highest_) continue;
    highest_ = strength;
    winner_ = state_.plays.players[i];
  }
  passed_ = state_.passed.size();
}

void UltimateLoserEncoder::seeOwnPlays() {
  if (type_.size == 0) return;
  ValueMask own = 0;
  UltimateLoser::eachOfType(
      hand_, type_, [&](const CardSet& play) { own |= valueBit(UltimateLoser::strengthOf(play)); });
  ownPlays_ = std::popcount(own);
  ownLowest_ = lowestOf(own);
  ownHighest_ = highestOf(own);
  ownLeastSafe_ = isFree() ? ownLowest_ : lowestOf(own & valuesAbove(lowest_));
  ownLeastWinning_ = lowestOf(own & valuesAbove(highest_));
}

void UltimateLoserEncoder::seeStanding() {
  const int viewer = view_.viewer();
  leastPenalties_ = state_.penalties[at(leftOf(viewer, view_.players()))];
  for (int player = 0; player < view_.players(); ++player) {
    if (player == viewer) continue;
    leastPenalties_ = std::min<int>(leastPenalties_, state_.penalties[at(player)]);
  }
  margin_ = state_.penalties[at(viewer)] - leastPenalties_;
}

// X9: a pass saves the lowest play from its penalty. Returns true if a player has passed and the
// house rule lowestPays is off.
bool UltimateLoserEncoder::isFree() const {
  return passed_ > 0 && view_.options()[UltimateLoser::kLowestPays] == 0;
}

// Returns the chance for each strength s that no opponent holds a play of this type stronger than
// s. It does not matter whether the opponent would make the play.
UltimateLoserEncoder::ByStrength UltimateLoserEncoder::noneAbove(UltimateLoser::Type type) const {
  ByStrength chances;
  chances.fill(1);
  for (int strength = 1; strength <= kStrongest; ++strength) {
    for (int player : others_) chances[at(strength)] *= 1 - odds_.above(player, type, strength);
  }
  return chances;
}

// Finds the plays that probably win a trick if the viewer leads them. Three and four of a kind
// always count as winning, because opponents can hardly ever follow. Pairs are only computed if the
// viewer can get one.
void UltimateLoserEncoder::seeWinners() {
  constexpr double kProbably = 0.5;
  likely_[2] = likely_[3] = ~ValueMask{0};
  const ValueMask twice = bySize(bySuit(hand_ | CardSet(state_.gin)))[1];
  for (std::uint8_t size = 1; size <= (twice == 0 ? 1 : 2); ++size) {
    const ByStrength wins = noneAbove({.size = size});
    for (int strength = 1; strength <= kStrongest; ++strength) {
      if (wins[at(strength)] >= kProbably) likely_[at(size - 1)] |= valueBit(strength);
    }
  }
  if (twice == 0) return;
  pairsFollow_ = 1;
  for (int player : others_) pairsFollow_ *= odds_.above(player, {.size = 2}, 1);
}

void UltimateLoserEncoder::seeLosers() {
  for (int strength = 0; strength <= kStrongest; ++strength) {
    double loses = 1;
    for (int i = 0; i < others_.size(); ++i) loses *= 1 - odds_.shareBelow(strength);
    losesSingle_[at(strength)] = loses;
  }
}

// Returns the number of plays in this hand that no opponent can beat if the viewer leads them.
// Equal plays do not beat the leader's (X6).
int UltimateLoserEncoder::certainWins(const Shape& shape) const {
  int certain = 0;
  for (int i = 0; i < kSuits; ++i) {
    certain += std::popcount(shape.ofSize[at(i)] & ~valuesBelow(highestOf(outsideOf_[at(i)])));
  }
  return certain;
}

int UltimateLoserEncoder::likelyWins(const Shape& shape) const {
  int likely = shape.flushes;
  for (int i = 0; i < kSuits; ++i) likely += std::popcount(shape.ofSize[at(i)] & likely_[at(i)]);
  return likely;
}

// Returns the expected number of penalties for the single cards and pairs of this hand in later
// tricks. A play gets a penalty if it is the lowest of its trick (X9).
double UltimateLoserEncoder::burden(const Shape& shape) const {
  double burden = 0;
  for (ValueMask rest = shape.ofSize[0]; rest != 0; rest &= rest - 1) {
    burden += losesSingle_[at(lowestOf(rest))];
  }
  for (ValueMask rest = shape.ofSize[1]; rest != 0; rest &= rest - 1) {
    burden += pairsFollow_ * losesSingle_[at(lowestOf(rest))];
  }
  return burden;
}

// ---- functions that add the facts of the position ----------------------------------------------

void UltimateLoserEncoder::ofPosition(Inputs& inputs) const {
  ofTable(inputs);
  ofTrick(inputs);
  ofHand(inputs);
  ofOthers(inputs);
  ofStanding(inputs);
  ofUnseen(inputs);
  ofGin(inputs);
}

void UltimateLoserEncoder::ofTable(Inputs& inputs) const {
  const OptionValues& options = view_.options();
  const bool joker = !(view_.seen().deck() & CardSet::ofValues(valueBit(kJokerRank))).empty();
  inputs.addNumber(kTableOf, view_.players() - 2);
  inputs.add(kHouseRules, 0, options[UltimateLoser::kFourPlay] == 0);
  inputs.add(kHouseRules, 1, joker);
  inputs.add(kHouseRules, 2, options[UltimateLoser::kLeadDecision] != 0);
  inputs.addNumber(kLoserTakes, stepOf<int>(options[UltimateLoser::kLoserPenalty], {3, 4, 5, 7}));
}

// Returns the viewer's current task: 0 lead a trick, 1 to 7 follow (by the trick's type of play), 8
// throw paper, scissors or rock.
int UltimateLoserEncoder::task() const {
  if (state_.phase == UltimateLoser::Phase::throwing) return 8;
  return state_.phase == UltimateLoser::Phase::lead ? 0 : 1 + typeFact(type_);
}

void UltimateLoserEncoder::ofTrick(Inputs& inputs) const {
  const int later = later_.size();
  inputs.add(kTaskByLater, task() * 3 + std::min(later, 2));
  inputs.addNumber(kActLater, later);
  if (type_.size == 0) return;
  inputs.addNumber(kPassedCount, passed_);
  if (passed_ == 0) inputs.addNumber(kLowestPlayed, factOf(lowest_));
  inputs.addNumber(kHighestPlayed, factOf(highest_));
  inputs.addNumber(kWinnerHolds, heldStep(state_.held[at(winner_)]));
  inputs.addNumber(kOwnPlays, ownPlays_);
  int canDo = ownPlays_ > 0 ? 1 : 0;
  if (ownLeastSafe_ > 0) canDo = 2;
  if (ownLeastWinning_ > 0) canDo = ownLeastWinning_ > ownLeastSafe_ ? 3 : 4;
  inputs.add(kCanDoByLater, canDo * 4 + std::min(later, 3));
}

void UltimateLoserEncoder::ofHand(Inputs& inputs) const {
  const Masks ranks = bySize(bySuit(hand_));
  for (ValueMask rest = ranks[0]; rest != 0; rest &= rest - 1) {
    const int strength = lowestOf(rest);
    const int further = static_cast<int>((ranks[1] >> strength) & 1U) +
                        static_cast<int>((ranks[2] >> strength) & 1U);
    inputs.add(kOwnRanks, factOf(strength) * 3 + further);
  }
  constexpr int kFirstNotLow = 7;
  const bool leads = state_.phase == UltimateLoser::Phase::lead;
  inputs.addNumber(kOwnSize, hand_.size() - 1);
  inputs.addNumber(kPlaysNeeded, shape_.plays() - 1);
  inputs.addNumber(kFlushes, shape_.flushes);
  inputs.addNumber(kLongestRun, longestFlush(hand_) - 2);
  inputs.addNumber(kLoneCards, std::popcount(shape_.ofSize[0]));
  inputs.addNumber(kLoneLow, std::popcount(shape_.ofSize[0] & valuesBelow(kFirstNotLow)));
  inputs.addNumber(kOwnPairs, std::popcount(shape_.ofSize[1]));
  inputs.addNumber(kOwnSets, std::popcount(shape_.ofSize[2] | shape_.ofSize[3]));
  inputs.addNumber(kCertainWins, certainWins(shape_));
  inputs.addNumber(kLikelyWins, likelyWins(shape_));
  inputs.add(kWeakByLead, (leads ? 7 : 0) + std::min(weakPlays(shape_), 6));
  inputs.addNumber(kOwnBurden, static_cast<int>(burden(shape_) * 2));
}

void UltimateLoserEncoder::ofOthers(Inputs& inputs) const {
  const int own = state_.penalties[at(view_.viewer())];
  for (int i = 0; i < std::min(others_.size(), kNearSeats); ++i) {
    const int player = others_[i];
    inputs.add(kNearHold, i * kHeldSteps + heldStep(state_.held[at(player)]));
    inputs.add(kNearMargin, i * kMarginSteps + marginStep(own - state_.penalties[at(player)]));
  }
  inputs.addNumber(kLeastHeld, heldStep(leastHeld_));
  inputs.addNumber(kMostHeld, heldStep(mostHeld_));
  inputs.addNumber(kOthersIn, others_.size());
}

// Adds facts about the players' penalties. For players without cards they are almost final: only
// FourPlay can add to them.
void UltimateLoserEncoder::ofStanding(Inputs& inputs) const {
  constexpr int kNoneOut = 7;
  const int own = state_.penalties[at(view_.viewer())];
  int bestOut = kNoneOut;
  int fewer = 0;
  int inFront = 0;
  for (int player = 0; player < view_.players(); ++player) {
    const int penalties = state_.penalties[at(player)];
    if (player == view_.viewer()) continue;
    fewer += penalties < own ? 1 : 0;
    inFront += penalties == leastPenalties_ ? 1 : 0;
    const bool isOut = state_.held[at(player)] == 0 && !state_.plays.players.contains(player);
    if (isOut) bestOut = std::min(bestOut, std::clamp(penalties - own, -3, 3) + 3);
  }
  inputs.addNumber(kOwnMargin, margin_ + 5);
  inputs.addNumber(kOwnPenalties, own);
  inputs.addNumber(kBestOut, bestOut);
  inputs.addNumber(kFewerThanOwn, fewer);
  inputs.addNumber(kInFront, inFront - 1);
}

void UltimateLoserEncoder::ofUnseen(Inputs& inputs) const {
  const auto outside = [this](ValueMask values) {
    return (outside_ & CardSet::ofValues(values)).size();
  };
  int known = 0;
  for (int player : others_) known += state_.hands[at(player)].size();
  inputs.addNumber(kAcesOutside, outside(valueBit(1)));
  inputs.addNumber(kKingsOutside, outside(valueBit(kRankKing)));
  inputs.addNumber(kLowOutside, outside(valuesBelow(5) & ~valuesBelow(2)) / 2);
  inputs.addNumber(kKnownCards, known);
}

void UltimateLoserEncoder::ofGin(Inputs& inputs) const {
  const CardSet gin(state_.gin);
  const CardSet fitting = hand_ & CardSet::ofValues(valueBit(state_.gin.rank()));
  const int flush = longestFlush(hand_ | gin);
  inputs.addNumber(kGinRank, factOf(UltimateLoser::strengthOf(gin)) / 2);
  inputs.addNumber(kGinFits, fitting.size());
  inputs.addNumber(kGinFlush, flush > longestFlush(hand_) ? flush - 2 : 0);
}

// ---- functions that add the facts of a move ----------------------------------------------------

void UltimateLoserEncoder::ofMove(const WeighedAction& move, double best, Inputs& inputs) const {
  constexpr int kKindOfThrow = 16;
  const Action& action = move.action;
  if (action.verb == UltimateLoser::kThrow) return inputs.add(kMoveKind, kKindOfThrow);
  if (action.verb == UltimateLoser::kGive) {
    // An exchange of cards was not part of the network's training. The only fact of such a move is
    // its loss against the best move, by the sensible player's evaluation.
    constexpr int kLikeSwap = 8;
    return ofLoss(move, best, kLikeSwap, inputs);
  }
  const Outcome outcome = outcomeOf(action);
  const int group = groupOf(action, outcome.type, state_.phase == UltimateLoser::Phase::lead);
  CardSet rest = hand_ - action.cards;
  if (action.verb == UltimateLoser::kSwap) rest.insert(state_.gin);
  const Shape shape = shapeOf(rest);
  ofLoss(move, best, group, inputs);
  ofKind(action, outcome, group, inputs);
  if (action.verb == UltimateLoser::kPlay) {
    ofPlay(action, outcome, inputs);
  } else {
    ofGivingUp(action, inputs);
  }
  ofRest(rest, shape, group, inputs);
  ofOutcome(outcome, shape, inputs);
  if (later_.empty()) ofSettled(action, inputs);
}

UltimateLoserEncoder::Outcome UltimateLoserEncoder::outcomeOf(const Action& action) const {
  const bool plays = action.verb == UltimateLoser::kPlay;
  Outcome outcome{.type = plays ? UltimateLoser::typeOf(action.cards) : type_,
                  .cannot = static_cast<double>(passed_)};
  if (plays) outcome.strength = UltimateLoser::strengthOf(action.cards);
  const int strength = outcome.strength;
  double allStayAbove = 1;
  outcome.wins = strength > highest_ ? 1 : 0;
  for (int player : later_) {
    // Chance that an opponent able to beat the viewer's play does so.
    constexpr double kBeats = 0.55;
    const double follows = odds_.above(player, outcome.type, 1);
    outcome.cannot += 1 - follows;
    outcome.allFollow *= follows;
    if (!plays) continue;
    allStayAbove *= odds_.above(player, outcome.type, strength - 1);
    outcome.wins *= 1 - kBeats * odds_.above(player, outcome.type, strength);
  }
  if (plays) outcome.loses = !isFree() && strength <= lowest_ ? allStayAbove : 0;
  return outcome;
}

// Returns the expected number of penalties in this trick for the opponent with the fewest penalties
// so far in this deal. If several opponents have the fewest, returns their average.
double UltimateLoserEncoder::frontPays(const Outcome& outcome) const {
  double pays = 0;
  int front = 0;
  for (int player = 0; player < view_.players(); ++player) {
    if (player == view_.viewer() || state_.penalties[at(player)] != leastPenalties_) continue;
    ++front;
    if (state_.passed.contains(player)) ++pays;
    if (later_.contains(player)) pays += 1 - odds_.above(player, outcome.type, 1);
    if (isFree() || outcome.strength < lowest_) continue;
    for (int i = 0; i < state_.plays.size(); ++i) {
      if (state_.plays.players[i] != player) continue;
      const bool isLowest = UltimateLoser::strengthOf(state_.plays.cards[at(i)]) == lowest_;
      if (isLowest) pays += outcome.allFollow;
    }
  }
  return pays / std::max(1, front);
}

void UltimateLoserEncoder::ofLoss(const WeighedAction& move, double best, int group,
                                  Inputs& inputs) const {
  const int doubt = stepOf(best - move.value, {1e-9, 0.03, 0.08, 0.15, 0.25, 0.4, 0.6, 0.9, 1.4});
  inputs.add(kDoubt, doingOf(group) * 10 + doubt);
}

void UltimateLoserEncoder::ofKind(const Action& action, const Outcome& outcome, int group,
                                  Inputs& inputs) const {
  constexpr int kKindOfPass = 14;
  const int doing = doingOf(group);
  const int sheds = outcome.strength == 0 ? 0 : action.cards.size();
  inputs.add(kMoveKind, doing < 2 ? doing * 7 + typeFact(outcome.type) : kKindOfPass + doing - 2);
  inputs.add(kGroupByOwn, group * 3 + thirdOfDeal(hand_.size()));
  inputs.add(kGroupByLeast, group * 3 + stepOf(leastHeld_, {3, 6}));
  inputs.add(kShedsByLeast, std::min(sheds, 3) * 3 + stepOf(leastHeld_, {3, 6}));
}

void UltimateLoserEncoder::ofPlay(const Action& action, const Outcome& outcome,
                                  Inputs& inputs) const {
  const int strength = outcome.strength;
  const bool leads = type_.size == 0;
  const int way = (leads ? 0 : 2) + (outcome.type.size > 1 ? 1 : 0);
  inputs.addNumber(kStrengthPlayed, way * kRanksInAll + factOf(strength));
  inputs.add(kFourNumbers, 0, view_.seen().isFourPlay(action.cards));
  if (!outcome.type.flush) {
    const CardSet same = hand_ & CardSet::ofValues(valueBit(action.cards.first().rank()));
    inputs.add(kTakenOfRank, (outcome.type.size - 1) * kSuits + same.size() - 1);
  }
  if (leads) return;
  inputs.add(kOfItsType, 0, strength == ownLowest_);
  inputs.add(kOfItsType, 1, strength == ownHighest_);
  inputs.add(kOfItsType, 2, strength == ownLeastSafe_);
  inputs.add(kOfItsType, 3, strength == ownLeastWinning_);
}

// Adds facts about a pass or a swap: whether the viewer could play instead, and whether one of
// these plays certainly would not lose the trick. For a swap, also adds facts about the two cards.
void UltimateLoserEncoder::ofGivingUp(const Action& action, Inputs& inputs) const {
  const bool swaps = action.verb == UltimateLoser::kSwap;
  int could = ownPlays_ > 0 ? 1 : 0;
  if (ownLeastSafe_ > 0) could = 2;
  inputs.add(kGivesUp, (swaps ? 3 : 0) + could);
  if (swaps) ofSwap(action, inputs);
}

void UltimateLoserEncoder::ofSwap(const Action& action, Inputs& inputs) const {
  const int down = UltimateLoser::strengthOf(action.cards);
  const int gain = strengthOf(state_.gin) - down;
  const CardSet kept = hand_ - action.cards;
  inputs.addNumber(kPutDown, factOf(down) / 2);
  inputs.addShare(kGift, odds_.shareBelow(down));
  inputs.addNumber(kSwapGain, stepOf(gain, {-5, -2, 0, 1, 4, 8}));
  inputs.addNumber(kSwapFits, (kept & CardSet::ofValues(valueBit(state_.gin.rank()))).size());
}

// Adds facts about the cards `rest` left in the viewer's hand after the move.
void UltimateLoserEncoder::ofRest(const CardSet& rest, const Shape& shape, int group,
                                  Inputs& inputs) const {
  constexpr int kFirstNotLow = 7;
  const int plays = shape.plays();
  const int saved = std::clamp(shape_.plays() - plays, -2, 2) + 2;
  const int size = stepOf(rest.size(), {1, 2, 3, 5, 8});
  inputs.addNumber(kPlaysAfter, plays);
  inputs.add(kPlaysSaved, doingOf(group) * 5 + saved);
  inputs.add(kSizeByLeast, size * 5 + stepOf(leastHeld_, {2, 3, 5, 8}));
  inputs.addNumber(kLoneLowAfter, std::popcount(shape.ofSize[0] & valuesBelow(kFirstNotLow)));
  inputs.addNumber(kLowestAfter, lowestOf(shape.ofSize[0]) / 2);
  inputs.addNumber(kCertainAfter, certainWins(shape));
  inputs.addNumber(kWeakAfter, weakPlays(shape));
  inputs.addNumber(kBurdenAfter, static_cast<int>(burden(shape) * 4));
  const int race = std::min(plays, 4) * 5 + stepOf(mostHeld_, {1, 2, 4, 7});
  inputs.add(kRaceAfter, (others_.size() > 1 ? 25 : 0) + race);
}

void UltimateLoserEncoder::ofOutcome(const Outcome& outcome, const Shape& shape,
                                     Inputs& inputs) const {
  constexpr int kParts = 6;  // number of equal intervals for chances between 0 and 1
  const auto partOf = [](double chance) {
    return std::min(static_cast<int>(chance * kParts), kParts - 1);
  };
  const int pays = chanceStep(outcome.loses);
  const int wins = chanceStep(outcome.wins);
  const int margin = marginStep(margin_);
  const int others = stepOf(outcome.cannot, {0.25, 0.75, 1.5});
  const bool givesUp = outcome.strength == 0;
  int payoffKind = 2 + partOf(outcome.loses);
  if (pays == 0) payoffKind = isFree() ? 0 : 1;
  if (pays == kChanceSteps - 1) payoffKind = givesUp ? 9 : 8;
  inputs.add(kPayoffKind, payoffKind);
  inputs.add(kPaysByMargin, pays * kMarginSteps + margin);
  const bool open = wins > 0 && wins < kChanceSteps - 1;
  inputs.addNumber(kWinsTrick, open ? 1 + partOf(outcome.wins) : (wins == 0 ? 0 : kParts + 1));
  inputs.add(kWinsByPlays, wins * 5 + std::min(shape.plays(), 4));
  inputs.add(kWinsByWeak, wins * 4 + std::min(weakPlays(shape), 3));
  inputs.addNumber(kOthersPay, static_cast<int>(outcome.cannot * 2 + 0.5));
  inputs.add(kOthersPayByOwn, pays * 4 + others);
  const int front = stepOf(frontPays(outcome), {0.15, 0.55});
  inputs.add(kFrontPays, front * kMarginSteps + margin);
  if (shape.plays() == 0) inputs.add(kOutByMargin, pays * kMarginSteps + margin);
}

// Adds facts certain only if the viewer is the last player of the trick: by how much the viewer's
// penalties after the trick exceed the fewest of an opponent, and who leads the next trick.
void UltimateLoserEncoder::ofSettled(const Action& action, Inputs& inputs) const {
  constexpr int kSteps = 9;
  const int viewer = view_.viewer();
  UltimateLoser after = view_.seen();
  after.apply(viewer, action, NoReport{});
  const UltimateLoser::State& end = after.state();
  int margin = -kSteps;
  for (int player = 0; player < view_.players(); ++player) {
    if (player == viewer) continue;
    margin = std::max(margin, end.penalties[at(viewer)] - end.penalties[at(player)]);
  }
  const int step = std::clamp(margin + kSteps / 2, 0, kSteps - 1);
  inputs.add(kSettledMargin, (after.dealOver() ? kSteps : 0) + step);
  if (after.dealOver()) return;
  const bool known = end.leader != kNoPlayer;
  inputs.add(kLeadsNext, end.leader == viewer ? 0 : (known ? 1 : 2));
}

}  // namespace downpile
