// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/forecast.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

namespace downpile {

namespace {

// The chance of at least so many among tricks of which each has the same chance.
double atLeast(int many, int tricks, double chance) {
  double term = std::pow(1 - chance, tricks);
  double fewer = 0;
  for (int i = 0; i < many; ++i) {
    fewer += term;
    term *= chance / (1 - chance) * (tricks - i) / (i + 1);
  }
  return std::max(0.0, 1 - fewer);
}

}  // namespace

UpAndDownForecast::UpAndDownForecast(const View<UpAndDown>& view, const UpAndDownOdds& odds,
                                     const UpAndDownStyle& style)
    : seen_(view.seen()), viewer_(view.viewer()), style_(style) {
  const UpAndDown::State& s = seen_.state();
  const CardSet& hand = s.hands[at(viewer_)];
  const bool bidding = s.phase == UpAndDown::Phase::bid;
  tricks_ = std::max(1, bidding ? s.held[at(viewer_)] : s.held[at(viewer_)] - 1);
  const double expectedRuffs = ruffs();
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    const bool trump = suit == seen_.trump();
    std::vector<Card> cards;
    for (Card card : hand& CardSet::ofSuit(suit)) cards.push_back(card);
    std::ranges::sort(cards, {}, &UpAndDown::height);
    // Higher cards go first, low trumps are for suits that are not there.
    for (std::size_t below = 0; below < cards.size(); ++below) {
      const auto above = static_cast<int>(cards.size() - 1 - below);
      const double ruff =
          trump ? std::clamp(expectedRuffs - static_cast<double>(below), 0.0, 1.0) : 0;
      chances_[cards[below].id] = chancesOf(odds.takesLater(cards[below], above), ruff, trump);
    }
  }
}

// How often a side suit will be led of which the viewer has none left.
double UpAndDownForecast::ruffs() const {
  const CardSet& hand = seen_.state().hands[at(viewer_)];
  double sum = 0;
  for (int i = 0; i < kSuits; ++i) {
    const Suit suit = static_cast<Suit>(i);
    const int held = std::popcount(hand.values(suit));
    if (suit == seen_.trump() || held >= tricks_) continue;
    sum += atLeast(held + 1, tricks_, style_.suitForRuff);
  }
  return sum;
}

// `takes`: the chance that a card takes the trick that it is led to; `ruff`: that it is needed for
// a suit that is not there.
UpAndDownForecast::Chances UpAndDownForecast::chancesOf(double takes, double ruff,
                                                        bool trump) const {
  Chances chances{};
  for (std::size_t leads = 0; leads < 2; ++leads) {
    const double waits = trump ? 0 : std::pow(1 - style_.suitIsLed, tricks_);
    const double reach = 1 - waits * (leads != 0 ? 1 - style_.ownLead : 1);
    for (std::size_t effort = 0; effort < kEfforts; ++effort) {
      const double e = static_cast<double>(effort) / (kEfforts - 1);
      const double bend = std::pow(style_.bendToLose, 1 - e) * std::pow(style_.bendToTake, e);
      const double taken = reach * std::pow(takes, bend);
      chances[leads][effort] = taken + (1 - taken) * ruff * style_.ruffStands;
    }
  }
  return chances;
}

// D6, and D8: who is behind does not want the game to end.
double UpAndDownForecast::utility(int bid, int taken) const {
  constexpr double kEndBehind = 10;
  const int score = seen_.scoreOf(bid, taken);
  const double value = score < 0 ? style_.lossWeight * score : score;
  const int limit = seen_.options()[UpAndDown::kLimit];
  if (limit == 0 || seen_.state().deal >= seen_.deals()) return value;
  const int loss = -(seen_.settlement(viewer_) + (seen_.players() - 1) * score);
  return loss >= limit ? value - kEndBehind : value;
}

double UpAndDownForecast::expected(const CardSet& left, int bid, int taken, bool leads) const {
  double best = -1e9;
  for (int effort = 0; effort < kEfforts; ++effort) {
    std::array<double, UpAndDown::kMostCards + 1> chance{1};
    int count = 0;
    for (Card card : left) {
      const double takes = chances_[card.id][leads ? 1 : 0][at(effort)];
      ++count;
      for (int i = count; i > 0; --i) {
        chance[at(i)] = chance[at(i)] * (1 - takes) + chance[at(i - 1)] * takes;
      }
      chance[0] *= 1 - takes;
    }
    double value = 0;
    for (int i = 0; i <= count; ++i) value += chance[at(i)] * utility(bid, taken + i);
    best = std::max(best, value);
  }
  return best;
}

}  // namespace downpile
