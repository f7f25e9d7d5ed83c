// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/plan.h"

#include <algorithm>
#include <array>

namespace downpile {

namespace {

// Frequency of each value on top of the downpile at the start of a turn; index 0: no downpile.
// Counted in deals among sensible players.
constexpr std::array<double, 11> kTopShare = {0.18, 0.14, 0.11, 0.09, 0.08, 0.08,
                                              0.07, 0.07, 0.06, 0.06, 0.06};
// Number of turns added by each turn with a draw, because the drawn card must be played too.
constexpr double kTurnOfDrawing = 0.4;
// Weight of the waiting times of all runs except the longest wait: the runs wait at the same time.
constexpr double kWaitOfSecond = 0.4;
// A run that can only be laid in parts counts as this number of single cards.
constexpr double kSplitValue = 0.8;
// Expected number of turns until a player with only royalties has drawn another card and played it.
constexpr double kWaitOfUnknown = 5.0;

int runs(ValueMask values) { return std::popcount(values & ~(values << 1U)); }

// Returns the chance that a loose run (one that fits onto no up-pile) can be played in a turn. It
// needs a suitable downpile. highest: highest value of the run. single: the run has only one card.
// A longer run usually has to be split: a steal takes only one card, and so does opening a downpile
// unless openWithRun allows a run.
double chanceToPlay(int highest, bool single, bool openWithRun) {
  double below = 0;
  for (std::size_t top = static_cast<std::size_t>(highest) + 1; top < kTopShare.size(); ++top) {
    below += kTopShare[top];
  }
  const double alone = single ? 1 : kSplitValue;
  return below / kSuits + alone * kTopShare[static_cast<std::size_t>(highest)] +
         (openWithRun ? 1 : alone) * kTopShare[0];
}

// Computes how many turns the loose runs must wait for a suitable downpile.
class Waits {
 public:
  explicit Waits(const Underwear& game)
      : downpile_(game.state().downpile),
        openWithRun_(game.options()[Underwear::kOpenWithRun] != 0) {}

  void add(Suit suit, ValueMask values) {
    while (values != 0) {
      const auto lowest = static_cast<unsigned>(std::countr_zero(values));
      const auto length = static_cast<unsigned>(std::countr_one(values >> lowest));
      values &= ~(((ValueMask{1} << length) - 1) << lowest);
      addRun(suit, static_cast<int>(lowest + length - 1), length == 1);
    }
  }

  int count() const { return count_; }
  double total() const { return hardest_ + kWaitOfSecond * (sum_ - hardest_); }

 private:
  void addRun(Suit suit, int highest, bool single) {
    double wait = 1 / chanceToPlay(highest, single, openWithRun_);
    if (!downpile_.empty() && downpile_.top.suit() == suit && downpile_.top.rank() > highest) {
      // The run fits onto the downpile now. It must wait only if the downpile changes before the
      // player's turn.
      wait = 1 + wait / 2;
    }
    ++count_;
    sum_ += wait;
    hardest_ = std::max(hardest_, wait);
  }

  Pile downpile_;
  bool openWithRun_;
  int count_ = 0;
  double sum_ = 0;
  double hardest_ = 0;
};

}  // namespace

UnderwearPlan planOf(const Underwear& game, int player) {
  const CardSet& hand = game.state().hands[static_cast<std::size_t>(player)];
  std::array<ValueMask, kSuits> fitsUp{};
  const bool royaltiesUp = game.options()[Underwear::kRoyaltiesOnUpPiles] != 0;
  game.state().upPiles.each(player, [&](const OwnedPile& pile) {
    if (pile.faceDown) return;
    const Card top = pile.pile.top;
    ValueMask& fits = fitsUp[static_cast<std::size_t>(top.suit())];
    fits |= Underwear::kNumbers & valuesAbove(top.rank());
    if (royaltiesUp) fits |= Underwear::kRoyalties;
  });

  UnderwearPlan plan;
  Waits waits(game);
  bool royalties = false;
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    const ValueMask values = hand.values(suit);
    const ValueMask fitting = values & fitsUp[static_cast<std::size_t>(i)];
    plan.pileTurns += runs(fitting & Underwear::kNumbers);
    // U18: if the 10 fits onto an up-pile, the royalties following it without a gap are laid
    // together with it. They need no turn of their own.
    constexpr ValueMask kTenUp = Underwear::kRoyalties | valueBit(Underwear::kRankTen);
    const bool alone = (fitting & valueBit(Underwear::kRankTen)) == 0 || runs(fitting & kTenUp) > 1;
    if ((fitting & Underwear::kRoyalties) != 0 && alone) ++plan.pileTurns;
    plan.pileCards += std::popcount(fitting);
    waits.add(suit, values & Underwear::kNumbers & ~fitting);
    const ValueMask twins = hand.values(suit, 0) & hand.values(suit, 1);
    waits.add(suit, twins & Underwear::kNumbers);
    if (((values & ~fitting) & Underwear::kRoyalties) != 0) royalties = true;
  }
  plan.spareMoves = plan.pileCards;
  if (royalties) {
    ++plan.pileTurns;
    ++plan.spareMoves;
  }
  plan.looseTurns = waits.count();
  plan.wait = waits.total();
  // Royalties alone do not go out (U14): the player must draw and play another card first.
  const bool endsOnPile = plan.looseTurns > 0 || plan.pileTurns > (royalties ? 1 : 0);
  const bool anyCardGoesOut = game.options()[Underwear::kGoingOut] != 0;
  if (!endsOnPile && !(anyCardGoesOut && royalties)) plan.wait += kWaitOfUnknown;

  plan.outNext = plan.looseTurns == 0 && plan.pileTurns == 1 && endsOnPile;

  const double idle = std::max(0.0, plan.wait - plan.looseTurns - plan.spareMoves);
  plan.turns =
      std::max<double>(plan.looseTurns + plan.pileTurns, plan.wait) + kTurnOfDrawing * idle;
  return plan;
}

double turnsOfHand(int cards) { return cards == 0 ? 4.0 : 1.3 + 1.1 * cards; }

}  // namespace downpile
