// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/encoder.h"

#include <algorithm>
#include <array>
#include <bit>

#include "bots/underwear/odds.h"
#include "bots/underwear/rules.h"

namespace downpile {

namespace {

// Kinds of moves. Many facts of the network combine the kind with another property, such as the
// size of the hand.
enum class MoveKind : std::uint8_t {
  waits,  // the viewer draws or passes
  down,
  up,
  closes,
  royals,
  steals,
  opens,
  doubles,
  count
};
constexpr int kMoveKinds = static_cast<int>(MoveKind::count);
// Further kinds of moves, numbered after MoveKind. They only have a fact of their own; no other
// fact is combined with them.
constexpr int kPassing = kMoveKinds;
constexpr int kVoiding = kMoveKinds + 1;
constexpr int kGoingOutNow = kMoveKinds + 2;

// Bounds of intervals of numbers, each with its own fact. Each bound is the lowest number of an
// interval; the first interval has all lower numbers.
constexpr std::array kSmallestSteps = {2, 3, 4, 5, 7};
constexpr std::array kHeldSteps = {2, 3, 4, 6};
constexpr std::array kNearSteps = {2, 3, 4};
constexpr std::array kPlayerSteps = {3, 5};
constexpr std::array kScoreSteps = {8, 14, 20, 28};
constexpr std::array kTurnSteps = {2, 3, 4, 6, 9};
constexpr std::array kPileSteps = {2, 3, 5};
constexpr std::array kMissingSteps = {8, 16, 30};
constexpr std::array kBehindSteps = {1e-9, 0.1, 0.25, 0.5, 0.9, 1.4, 2.2, 3.5, 6.0, 12.0, 60.0};
constexpr std::array kBehindRoughly = {1e-9, 0.5, 2.2};
constexpr std::array kOutSteps = {1e-9, 0.05, 0.1, 0.18, 0.28, 0.4, 0.55, 0.75};
constexpr std::array kLossSteps = {0.5, 1.0, 2.0, 3.5, 5.5, 8.0, 12.0, 18.0};
constexpr std::array kStealSteps = {0.08, 0.16, 0.28, 0.42, 0.6};
constexpr std::array kOpenSteps = {0.3, 0.6, 0.85};

// Returns the index of the number's interval: how many bounds the number reaches.
template <class Number, std::size_t kSize>
constexpr int stepOf(Number number, const std::array<Number, kSize>& steps) {
  int step = 0;
  for (const Number& next : steps) step += number >= next ? 1 : 0;
  return step;
}
template <class Steps>
constexpr int stepsOf(const Steps& steps) {
  return static_cast<int>(steps.size()) + 1;
}

constexpr int kSmallestCount = stepsOf(kSmallestSteps);
constexpr int kHeldCount = stepsOf(kHeldSteps);
constexpr int kPlayersCount = stepsOf(kPlayerSteps);
constexpr int kScoreCount = stepsOf(kScoreSteps);
constexpr int kTurnCount = stepsOf(kTurnSteps);
constexpr int kPileCount = stepsOf(kPileSteps);
constexpr int kRoughCount = stepsOf(kBehindRoughly);
constexpr int kOpenCount = stepsOf(kOpenSteps);
constexpr int kStayCount = 4;
// Number of opponents with facts of their own: the viewer's left neighbour, the player after it,
// and the right neighbour.
constexpr int kSeatsSeen = 3;
constexpr int kSeatSizes = 9;
constexpr int kTen = 10;
constexpr int kFours = 4;
// Players keep cards up to this value for stealing the downpile.
constexpr int kHighestThief = 4;

// ---- ranges of the facts of the position -----------------------------------------------------

constexpr Facts kPlayerNumber{0, kMaxPlayers - 1};
constexpr Facts kHouseRules = factsAfter(kPlayerNumber, 7);
constexpr Facts kOnTurn = factsAfter(kHouseRules, 1);
constexpr Facts kOwnHeld = factsAfter(kOnTurn, 12);
constexpr Facts kSeatHeld = factsAfter(kOwnHeld, kSeatsSeen* kSeatSizes);
constexpr Facts kSmallestPlayers = factsAfter(kSeatHeld, kPlayersCount* kSmallestCount);
constexpr Facts kSmallestSeat = factsAfter(kSmallestPlayers, kMaxPlayers - 1);
constexpr Facts kOthersNear = factsAfter(kSmallestSeat, 4);
constexpr Facts kEmptyHanded = factsAfter(kOthersNear, 1);
constexpr Facts kOthersCards = factsAfter(kEmptyHanded, 12);
constexpr Facts kHeldBehind = factsAfter(kOthersCards, 13);
constexpr Facts kHandOnes = factsAfter(kHeldBehind, kTen);
constexpr Facts kHandTwos = factsAfter(kHandOnes, kTen);
constexpr Facts kHandRoyalties = factsAfter(kHandTwos, 5);
constexpr Facts kTurnsNow = factsAfter(kHandRoyalties, 12);
constexpr Facts kLooseNow = factsAfter(kTurnsNow, 7);
constexpr Facts kOutNow = factsAfter(kLooseNow, 1);
constexpr Facts kTopNow = factsAfter(kOutNow, kTen + 1);
constexpr Facts kSizeNow = factsAfter(kTopNow, 9);
constexpr Facts kFitsNow = factsAfter(kSizeNow, 5);
constexpr Facts kStealsNow = factsAfter(kFitsNow, 3);
constexpr Facts kUnseenFits = factsAfter(kStealsNow, 9);
constexpr Facts kUnseenSteals = factsAfter(kUnseenFits, 7);
constexpr Facts kOpenNow = factsAfter(kUnseenSteals, 6);
constexpr Facts kOwnOpen = factsAfter(kOpenNow, 4);
constexpr Facts kOwnRoom = factsAfter(kOwnOpen, 8);
constexpr Facts kOwnPoints = factsAfter(kOwnRoom, 12);
constexpr Facts kMostPoints = factsAfter(kOwnPoints, 8);
constexpr Facts kScoreNow = factsAfter(kMostPoints, 12);
constexpr Facts kNearestScore = factsAfter(kScoreNow, stepsOf(kNearSteps) * kScoreCount);
constexpr Facts kNextScore = factsAfter(kNearestScore, stepsOf(kNearSteps) * kScoreCount);
constexpr Facts kNearestOpen = factsAfter(kNextScore, 4);
constexpr Facts kRounds = factsAfter(kNearestOpen, 10);
constexpr Facts kStockRounds = factsAfter(kRounds, 8);
constexpr Facts kShuffled = factsAfter(kStockRounds, 3);
constexpr Facts kPassesNow = factsAfter(kShuffled, 3);
constexpr Facts kUnseenRoyalties = factsAfter(kPassesNow, 7);
constexpr Facts kUnseenThieves = factsAfter(kUnseenRoyalties, 8);
constexpr Facts kDoublesNow = factsAfter(kUnseenThieves, 3);
constexpr Facts kMayDouble = factsAfter(kDoublesNow, 2);
constexpr Facts kOwnMissing = factsAfter(kMayDouble, stepsOf(kMissingSteps));
constexpr Facts kLeastMissing = factsAfter(kOwnMissing, stepsOf(kMissingSteps));
constexpr Facts kTotalsLead = factsAfter(kLeastMissing, 7);
constexpr Facts kWinsGame = factsAfter(kTotalsLead, 2);

// ---- ranges of the facts of a move -----------------------------------------------------------

constexpr Facts kKind = factsAfter(kWinsGame, kMoveKinds + 3);
constexpr Facts kBehind = factsAfter(kKind, stepsOf(kBehindSteps));
constexpr Facts kKindBehind = factsAfter(kBehind, kMoveKinds* kRoughCount);
constexpr Facts kKindSmallest = factsAfter(kKindBehind, kMoveKinds* kSmallestCount);
constexpr Facts kKindHeld = factsAfter(kKindSmallest, kMoveKinds* kHeldCount);
constexpr Facts kKindPlayers = factsAfter(kKindHeld, kMoveKinds* kPlayersCount);
constexpr Facts kKindOpen = factsAfter(kKindPlayers, kMoveKinds* kOpenCount);
constexpr Facts kShed = factsAfter(kKindOpen, 6);
constexpr Facts kHeldLeft = factsAfter(kShed, 12);
constexpr Facts kTurnsLeft = factsAfter(kHeldLeft, 16);
constexpr Facts kTurnsSmallest = factsAfter(kTurnsLeft, kTurnCount* kSmallestCount);
constexpr Facts kOutNextSmallest = factsAfter(kTurnsSmallest, kSmallestCount);
constexpr Facts kPileCardsLeft = factsAfter(kOutNextSmallest, 6);
constexpr Facts kSpareLeft = factsAfter(kPileCardsLeft, 5);
constexpr Facts kLooseLeft = factsAfter(kSpareLeft, 7);
constexpr Facts kLooseOnes = factsAfter(kLooseLeft, kTen);
constexpr Facts kLooseTwos = factsAfter(kLooseOnes, kTen);
constexpr Facts kRoyaltiesLeft = factsAfter(kLooseTwos, 5);
constexpr Facts kThievesLeft = factsAfter(kRoyaltiesLeft, kHighestThief);
constexpr Facts kTopSize = factsAfter(kThievesLeft, 1 + kTen * kPileCount);
constexpr Facts kStealSize = factsAfter(kTopSize, stepsOf(kStealSteps) * kPileCount);
constexpr Facts kOwnTrap = factsAfter(kStealSize, kStayCount* kPileCount);
constexpr Facts kFitsStays = factsAfter(kOwnTrap, 3 * kStayCount);
constexpr Facts kNextPlays = factsAfter(kFitsStays, 6);
constexpr Facts kNextSteals = factsAfter(kNextPlays, 5);
constexpr Facts kStranded = factsAfter(kNextSteals, 4);
constexpr Facts kSkipped = factsAfter(kStranded, 4);
constexpr Facts kOutRisk = factsAfter(kSkipped, 8);
constexpr Facts kOutLoss = factsAfter(kOutRisk, 8);
constexpr Facts kStolen = factsAfter(kOutLoss, 8);
constexpr Facts kStolenFits = factsAfter(kStolen, 4);
constexpr Facts kClosedSize = factsAfter(kStolenFits, 8);
constexpr Facts kClosable = factsAfter(kClosedSize, 8);
constexpr Facts kRoomLeft = factsAfter(kClosable, 8);
constexpr Facts kScoreLeft = factsAfter(kRoomLeft, 12);
constexpr Facts kDoubleEdge = factsAfter(kScoreLeft, 7);
constexpr Facts kPutOff = factsAfter(kDoubleEdge, 2 * kSmallestCount);
constexpr Facts kPutOffOpen = factsAfter(kPutOff, 2 * kOpenCount);
constexpr Facts kOutFours = factsAfter(kPutOffOpen, 16);
constexpr Facts kOutRest = factsAfter(kOutFours, kFours);
static_assert(kOutRest.end() == UnderwearEncoder::kCount);

// ---- constants and sets of cards -------------------------------------------------------------

constexpr int kNoneNear = 20;  // used as the size of the smallest hand if no opponent has cards

constexpr CardSet kAllNumbers = CardSet::ofValues(Underwear::kNumbers);
constexpr CardSet kAllRoyal = CardSet::ofValues(Underwear::kRoyalties);
constexpr CardSet kAllThieves = CardSet::ofValues(valuesBelow(kHighestThief + 1) & ~valueBit(0));

// Adds the facts `ones` of each value from ace to ten among the cards, and the facts `twos` of each
// value occurring at least twice.
void addValues(const CardSet& cards, Facts ones, Facts twos, Inputs& inputs) {
  for (int value = 1; value <= kTen; ++value) {
    const int count = (cards & CardSet::ofValues(valueBit(value))).size();
    inputs.add(ones, value - 1, count >= 1);
    inputs.add(twos, value - 1, count >= 2);
  }
}

// Adds the fact for a number above 0. For 0 it adds none, because 0 is the usual case.
void addSome(Facts facts, int number, Inputs& inputs) {
  inputs.add(facts, std::min(number, facts.count) - 1);
}

// Returns the index of the interval of `share`, if 0 ... 1 is divided into `parts` equal intervals.
int shareStep(double share, int parts) {
  return std::clamp(static_cast<int>(share * parts), 0, parts - 1);
}

}  // namespace

struct UnderwearEncoder::Outcome {
  Outcome(const View<Underwear>& view, const Action& done)
      : action(done), after(applied(view, done)), me(view.viewer()) {}

  static Underwear applied(const View<Underwear>& view, const Action& action) {
    Underwear after = view.seen();
    after.apply(view.viewer(), action, NoReport{});
    return after;
  }

  bool draws() const { return action.verb == Underwear::kDraw; }
  const Underwear::State& state() const { return after.state(); }
  const CardSet& hand() const { return state().hands[at(me)]; }
  // Size of the viewer's hand after the move, including the card if the move draws one. With an
  // empty stock the draw waits for the reshuffle, but its card is included too.
  int held() const { return hand().size() + (draws() ? 1 : 0); }
  const OwnedPile* upPile() const { return state().upPiles.find(me, action.place); }

  MoveKind kind() const {
    switch (action.verb) {
      case Underwear::kDown:
        return MoveKind::down;
      case Underwear::kUp:
        return upPile()->faceDown ? MoveKind::closes : MoveKind::up;
      case Underwear::kRoyals:
        return MoveKind::royals;
      case Underwear::kSteal:
        return MoveKind::steals;
      case Underwear::kOpen:
        return MoveKind::opens;
      case Underwear::kDouble:
        return MoveKind::doubles;
      default:
        return MoveKind::waits;
    }
  }

  const Action& action;
  Underwear after;
  int me;
  UnderwearPlan plan{};
  Piles piles{};  // the viewer's up-piles after the move
};

// ---- values computed once for each decision --------------------------------------------------

UnderwearEncoder::UnderwearEncoder(const View<Underwear>& view)
    : view_(view),
      now_(view.state()),
      odds_(view),
      me_(view.viewer()),
      others_(view.players() - 1),
      smallest_(kNoneNear),
      unseen_(view.seen().unknownTo(view.viewer())),
      plan_(planOf(view.seen(), view.viewer())) {
  int player = me_;
  for (int seat = 0; seat < others_; ++seat) {
    player = view.seen().leftOf(player);
    seats_[at(seat)] = player;
    const int held = now_.held[at(player)];
    if (held == 0 || held >= smallest_) continue;
    smallest_ = held;
    nearest_ = seat;
  }
  for (player = 0; player <= others_; ++player) {
    scores_[at(player)] = view.seen().score(player);
    piles_[at(player)] = pilesOf(view.seen(), player);
  }
  round_ = roundOn(now_.downpile);
  if (now_.downpile.empty()) {
    cleared_ = round_;
  } else if (!(now_.hands[at(me_)] & kAllRoyal).empty()) {
    cleared_ = roundOn(Pile());
  }
}

UnderwearEncoder::Piles UnderwearEncoder::pilesOf(const Underwear& game, int player) const {
  const bool royalties = view_.options()[Underwear::kRoyaltiesOnUpPiles] != 0;
  Piles piles;
  game.state().upPiles.each(player, [&](const OwnedPile& pile) {
    piles.points += pile.faceDown ? 2 * pile.pile.size : pile.pile.size;
    if (pile.faceDown) return;
    const Card top = pile.pile.top;
    ValueMask values = Underwear::kNumbers & valuesAbove(top.rank());
    ++piles.open;
    piles.room += std::popcount(values);
    if (royalties) values |= Underwear::kRoyalties;
    piles.fits |= CardSet::ofSuit(top.suit()) & CardSet::ofValues(values);
  });
  return piles;
}

// Chance that the opponent `other` goes out in its next turn. playable: the cards that fit onto the
// downpile or steal it.
double UnderwearEncoder::chanceOut(int other, const CardSet& playable) const {
  const int held = now_.held[at(other)];
  if (held == 0 || held > kNearOut) return 0;
  CardSet fits = playable | piles_[at(other)].fits;
  if (view_.options()[Underwear::kGoingOut] != 0) fits |= kAllRoyal;
  return odds_.expected(other, fits) / held * kOneRun[at(held)];
}

UnderwearEncoder::Round UnderwearEncoder::roundOn(const Pile& downpile) const {
  const CardSet playable = fittingOn(downpile);
  const CardSet stealing = stealingFrom(downpile);
  Round round;
  for (int seat = 0; seat < others_; ++seat) {
    const int other = seats_[at(seat)];
    const double plays = odds_.any(other, playable);
    const double steals = odds_.any(other, stealing);
    if (seat == 0) {
      round.nextPlays = plays;
      round.nextSteals = steals;
    }
    round.open += plays / others_;
    round.steal += round.stays * steals;
    round.stays *= 1 - kWillPlay * plays;
    const double out = chanceOut(other, playable);
    round.loss += round.noneOut * out * scores_[at(other)];
    round.noneOut *= 1 - out;
  }
  return round;
}

// Returns the chances of the opponents' next turns after a move. The chances with an unchanged and
// with a removed downpile are cached, because most moves leave one of these downpiles.
UnderwearEncoder::Round UnderwearEncoder::roundAfter(const Outcome& outcome) const {
  const Pile& downpile = outcome.state().downpile;
  if (downpile == now_.downpile) return round_;
  return downpile.empty() ? cleared_ : roundOn(downpile);
}

// Points still needed by a player to win the game.
int UnderwearEncoder::missing(int player) const {
  return view_.options()[Underwear::kTarget] - now_.totals[at(player)];
}

// ---- functions that add the facts of the position --------------------------------------------

void UnderwearEncoder::ofPosition(Inputs& inputs) const {
  ofRules(inputs);
  ofHandSizes(inputs);
  ofHand(inputs);
  ofDownpile(inputs);
  ofPiles(inputs);
  ofProgress(inputs);
  ofStanding(inputs);
}

void UnderwearEncoder::ofRules(Inputs& inputs) const {
  constexpr std::array kSwitches = {Underwear::kDoubling, Underwear::kDoublingLimit,
                                    Underwear::kRoyaltiesOnUpPiles, Underwear::kGoingOut,
                                    Underwear::kOpenWithRun};
  constexpr int kTwoPacks = static_cast<int>(kSwitches.size());
  constexpr int kDefaultOptions = kTwoPacks + 1;  // fact: kPacks and all options in kSwitches are 0
  const int packs = view_.options()[Underwear::kPacks];
  bool changed = packs != 0;
  for (std::size_t i = 0; i < kSwitches.size(); ++i) {
    const bool on = view_.options()[kSwitches[i]] != 0;
    inputs.add(kHouseRules, static_cast<int>(i), on);
    changed = changed || on;
  }
  inputs.add(kHouseRules, kTwoPacks, packs == 2 || (packs == 0 && view_.players() > 4));
  inputs.add(kHouseRules, kDefaultOptions, !changed);
  inputs.addNumber(kPlayerNumber, others_ - 1);
  inputs.add(kOnTurn, 0, now_.turn == me_);
}

void UnderwearEncoder::ofHandSizes(Inputs& inputs) const {
  const int own = now_.held[at(me_)];
  const auto addSeat = [&](int row, int seat) {
    const int held = now_.held[at(seats_[at(seat)])];
    inputs.add(kSeatHeld, row * kSeatSizes + std::min(held, kSeatSizes - 1));
  };
  addSeat(0, 0);
  if (others_ > 2) addSeat(1, 1);
  if (others_ > 1) addSeat(2, others_ - 1);

  int near = 0;
  int cards = 0;
  bool emptyHanded = false;
  for (int seat = 0; seat < others_; ++seat) {
    const int held = now_.held[at(seats_[at(seat)])];
    cards += held;
    if (held == 0) emptyHanded = true;
    if (held > 0 && held <= kNearOut) ++near;
  }
  constexpr int kLevel = 6;
  inputs.addNumber(kOwnHeld, own);
  inputs.add(kSmallestPlayers, stepOf(view_.players(), kPlayerSteps) * kSmallestCount +
                                   stepOf(smallest_, kSmallestSteps));
  inputs.add(kSmallestSeat, nearest_);
  inputs.addUpTo(kOthersNear, near);
  inputs.add(kEmptyHanded, 0, emptyHanded);
  inputs.addNumber(kOthersCards, cards / 4);
  inputs.addNumber(kHeldBehind, own - smallest_ + kLevel);
}

void UnderwearEncoder::ofHand(Inputs& inputs) const {
  const CardSet& hand = now_.hands[at(me_)];
  addValues(hand, kHandOnes, kHandTwos, inputs);
  inputs.addUpTo(kHandRoyalties, (hand & kAllRoyal).size());
  inputs.addNumber(kTurnsNow, static_cast<int>(plan_.turns));
  inputs.addNumber(kLooseNow, plan_.looseTurns);
  inputs.add(kOutNow, 0, plan_.outNext);
}

void UnderwearEncoder::ofDownpile(Inputs& inputs) const {
  const Pile& downpile = now_.downpile;
  const CardSet& hand = now_.hands[at(me_)];
  const CardSet playable = fittingOn(downpile);
  const CardSet stealing = stealingFrom(downpile);
  inputs.addNumber(kTopNow, downpile.empty() ? 0 : downpile.top.rank());
  inputs.addNumber(kSizeNow, downpile.size);
  inputs.addNumber(kFitsNow, (hand & playable).size());
  addSome(kStealsNow, (hand & stealing).size(), inputs);
  inputs.addShare(kOpenNow, round_.open);
  if (downpile.empty()) return;
  inputs.addNumber(kUnseenFits, (unseen_ & playable).size() / 2);
  inputs.addNumber(kUnseenSteals, (unseen_ & stealing).size());
}

void UnderwearEncoder::ofPiles(Inputs& inputs) const {
  const Piles& own = piles_[at(me_)];
  inputs.addUpTo(kOwnOpen, own.open);
  inputs.addNumber(kOwnRoom, (own.room + 2) / 3);
  inputs.addNumber(kOwnPoints, (own.points + 1) / 2);
  inputs.addNumber(kScoreNow, scores_[at(me_)] / 4);
  int most = 0;
  for (int seat = 0; seat < others_; ++seat) {
    most = std::max(most, piles_[at(seats_[at(seat)])].points);
  }
  inputs.addNumber(kMostPoints, (most + 2) / 3);
  const auto addDanger = [&](Facts facts, int player) {
    const int held = now_.held[at(player)];
    const int near = stepOf(held == 0 ? kNoneNear : held, kNearSteps);
    inputs.add(facts, near * kScoreCount + stepOf(scores_[at(player)], kScoreSteps));
  };
  const int nearest = seats_[at(nearest_)];
  addDanger(kNearestScore, nearest);
  addDanger(kNextScore, seats_[0]);
  inputs.addNumber(kNearestOpen, piles_[at(nearest)].open);
}

void UnderwearEncoder::ofProgress(Inputs& inputs) const {
  inputs.addNumber(kRounds, now_.turns / view_.players() / 2);
  inputs.addNumber(kStockRounds, (now_.stock.size + others_) / view_.players());
  addSome(kShuffled, now_.groups.count() - 1, inputs);
  addSome(kPassesNow, now_.passes, inputs);
  inputs.addNumber(kUnseenRoyalties, (unseen_ & kAllRoyal).size() / 3);
  inputs.addNumber(kUnseenThieves, (unseen_ & kAllThieves).size() / 3);
}

// Adds facts about doubling and about the points still needed by players to win. Near the end of
// the game, these change how long it pays to postpone going out.
void UnderwearEncoder::ofStanding(Inputs& inputs) const {
  int doubles = 0;
  for (std::uint8_t declared : now_.doubles) doubles += declared;
  inputs.addUpTo(kDoublesNow, doubles);
  inputs.add(kMayDouble, 0, view_.seen().mayDouble(me_));

  int least = missing(seats_[0]);
  bool otherMayDouble = false;
  bool otherWins = false;
  for (int seat = 0; seat < others_; ++seat) {
    const int other = seats_[at(seat)];
    const int needs = missing(other);
    least = std::min(least, needs);
    otherMayDouble = otherMayDouble || view_.seen().mayDouble(other);
    otherWins = otherWins || scores_[at(other)] >= needs;
  }
  constexpr int kLevel = 3;
  constexpr int kStep = 10;
  const int own = missing(me_);
  inputs.add(kMayDouble, 1, otherMayDouble);
  inputs.add(kOwnMissing, stepOf(own, kMissingSteps));
  inputs.add(kLeastMissing, stepOf(least, kMissingSteps));
  inputs.addNumber(kTotalsLead, (least - own) / kStep + kLevel);
  inputs.add(kWinsGame, 0, scores_[at(me_)] >= own);
  inputs.add(kWinsGame, 1, otherWins);
}

// ---- functions that add the facts of a move --------------------------------------------------

void UnderwearEncoder::ofMove(const WeighedAction& move, double best, Inputs& inputs) const {
  Outcome outcome(view_, move.action);
  if (outcome.after.dealOver()) return ofEnd(outcome.after, inputs);
  outcome.plan = planOf(outcome.after, me_);
  outcome.piles = pilesOf(outcome.after, me_);
  const Round round = roundAfter(outcome);
  ofLoss(outcome, best - move.value, inputs);
  ofKind(outcome, round, inputs);
  ofWayOut(outcome, inputs);
  ofHandLeft(outcome, inputs);
  ofDownpileLeft(outcome, round, inputs);
  ofPilesLeft(outcome, inputs);
  const bool putsOff =
      best >= UnderwearRules::kGoingOutValue && outcome.kind() != MoveKind::doubles;
  if (putsOff) ofPutOff(outcome, round, inputs);
}

// Adds facts of a move ending the deal. Only the viewer's score matters, not the final position.
void UnderwearEncoder::ofEnd(const Underwear& end, Inputs& inputs) const {
  inputs.add(kKind, end.dealVoid() ? kVoiding : kGoingOutNow);
  if (end.dealVoid()) return;
  const int score = end.state().scores[at(me_)];
  inputs.addUpTo(kOutFours, score / kFours);
  inputs.add(kOutRest, score % kFours);
}

// Adds facts of the sensible player's value of the move: how far it is behind the best value. Not
// for doubling, whose value is not comparable with other moves.
void UnderwearEncoder::ofLoss(const Outcome& outcome, double behind, Inputs& inputs) const {
  const MoveKind kind = outcome.kind();
  if (kind == MoveKind::doubles) return;
  inputs.add(kBehind, stepOf(behind, kBehindSteps));
  inputs.add(kKindBehind, static_cast<int>(kind) * kRoughCount + stepOf(behind, kBehindRoughly));
}

void UnderwearEncoder::ofKind(const Outcome& outcome, const Round& round, Inputs& inputs) const {
  const int kind = static_cast<int>(outcome.kind());
  inputs.add(kKind, outcome.action.verb == Underwear::kPass ? kPassing : kind);
  inputs.add(kKindSmallest, kind * kSmallestCount + stepOf(smallest_, kSmallestSteps));
  inputs.add(kKindHeld, kind * kHeldCount + stepOf(outcome.held(), kHeldSteps));
  inputs.add(kKindPlayers, kind * kPlayersCount + stepOf(view_.players(), kPlayerSteps));
  inputs.add(kKindOpen, kind * kOpenCount + stepOf(round.open, kOpenSteps));
  addSome(kShed, outcome.action.cards.size(), inputs);
  if (outcome.kind() != MoveKind::doubles) return;
  int othersSum = 0;
  for (int seat = 0; seat < others_; ++seat) othersSum += scores_[at(seats_[at(seat)])];
  constexpr int kLevel = 3;
  inputs.addNumber(kDoubleEdge, (scores_[at(me_)] - othersSum / others_) / 4 + kLevel);
}

// Adds facts about the number of turns still needed by the viewer to go out, combined with the size
// of the smallest hand of an opponent.
void UnderwearEncoder::ofWayOut(const Outcome& outcome, Inputs& inputs) const {
  const UnderwearPlan& plan = outcome.plan;
  const double drawn = outcome.draws() ? kDrawnCardTurns : 0;
  const int turns = static_cast<int>(plan.turns + drawn);
  const int smallest = stepOf(smallest_, kSmallestSteps);
  inputs.addNumber(kHeldLeft, outcome.held());
  inputs.addNumber(kTurnsLeft, turns);
  inputs.add(kTurnsSmallest, stepOf(turns, kTurnSteps) * kSmallestCount + smallest);
  inputs.add(kOutNextSmallest, smallest, plan.outNext && !outcome.draws());
  addSome(kPileCardsLeft, plan.pileCards, inputs);
  addSome(kSpareLeft, plan.spareMoves, inputs);
  inputs.addNumber(kLooseLeft, plan.looseTurns);
}

void UnderwearEncoder::ofHandLeft(const Outcome& outcome, Inputs& inputs) const {
  const CardSet& hand = outcome.hand();
  addValues((hand & kAllNumbers) - outcome.piles.fits, kLooseOnes, kLooseTwos, inputs);
  addSome(kRoyaltiesLeft, (hand & kAllRoyal).size(), inputs);
  for (int value = 1; value <= kHighestThief; ++value) {
    const CardSet same = CardSet::ofValues(valueBit(value));
    inputs.add(kThievesLeft, value - 1, !(hand & same).empty());
  }
}

// Adds facts about the downpile after the move: how opponents can play onto it, and how the viewer
// can if they leave it unchanged.
void UnderwearEncoder::ofDownpileLeft(const Outcome& outcome, const Round& round,
                                      Inputs& inputs) const {
  const Pile& downpile = outcome.state().downpile;
  const CardSet& hand = outcome.hand();
  const CardSet playable = fittingOn(downpile);
  const int size = stepOf(int{downpile.size}, kPileSteps);
  const int stays = shareStep(round.stays, kStayCount);
  if (downpile.empty()) {
    inputs.add(kTopSize, 0);
  } else {
    inputs.add(kTopSize, 1 + (downpile.top.rank() - 1) * kPileCount + size);
    inputs.add(kStealSize, stepOf(round.steal, kStealSteps) * kPileCount + size);
    inputs.addShare(kNextSteals, round.nextSteals);
    inputs.add(kOwnTrap, stays * kPileCount + size, !(hand & stealingFrom(downpile)).empty());
  }
  inputs.addShare(kNextPlays, round.nextPlays);
  inputs.add(kFitsStays, std::min((hand & playable).size(), 2) * kStayCount + stays);
  // Number of cards in hand playable on the old downpile but not on the new one.
  addSome(kSkipped, ((hand & fittingOn(now_.downpile)) - playable).size(), inputs);
  inputs.add(kOutRisk, stepOf(1 - round.noneOut, kOutSteps) - 1);
  inputs.add(kOutLoss, stepOf(round.loss, kLossSteps) - 1);
}

void UnderwearEncoder::ofPilesLeft(const Outcome& outcome, Inputs& inputs) const {
  const MoveKind kind = outcome.kind();
  const bool onUpPile = kind == MoveKind::up || kind == MoveKind::closes;
  // Number of cards that fitted onto an up-pile before the move, were not laid there, and do not
  // fit now or have left the hand.
  const int fitting = plan_.pileCards - (onUpPile ? outcome.action.cards.size() : 0);
  addSome(kStranded, fitting - outcome.plan.pileCards, inputs);
  if (kind == MoveKind::steals) {
    addSome(kStolen, now_.downpile.size, inputs);
    addSome(kStolenFits, outcome.plan.pileCards - plan_.pileCards, inputs);
  }
  if (kind == MoveKind::closes) addSome(kClosedSize, outcome.upPile()->pile.size, inputs);

  const bool royalties = view_.options()[Underwear::kRoyaltiesOnUpPiles] != 0;
  const CardSet closing =
      outcome.hand() & CardSet::ofValues(valueBit(kTen) | (royalties ? Underwear::kRoyalties : 0));
  int closable = 0;
  outcome.state().upPiles.each(me_, [&](const OwnedPile& pile) {
    if (pile.faceDown) return;
    const CardSet suit = CardSet::ofSuit(pile.pile.top.suit());
    if (!(closing & suit & outcome.piles.fits).empty()) closable += pile.pile.size;
  });
  addSome(kClosable, closable, inputs);
  addSome(kRoomLeft, (outcome.piles.room + 2) / 3, inputs);
  inputs.addNumber(kScoreLeft, outcome.after.score(me_) / 4);
}

// Adds facts of a move that postpones going out. Postponing pays if the viewer can certainly go out
// next turn, the opponents cannot go out first, and they have to draw.
void UnderwearEncoder::ofPutOff(const Outcome& outcome, const Round& round, Inputs& inputs) const {
  const int certain = outcome.plan.outNext && !outcome.draws() ? 1 : 0;
  inputs.add(kPutOff, certain * kSmallestCount + stepOf(smallest_, kSmallestSteps));
  inputs.add(kPutOffOpen, certain * kOpenCount + stepOf(round.open, kOpenSteps));
}

}  // namespace downpile
