// SPDX-License-Identifier: GPL-3.0-or-later
// Points of cards in Life (L1), the score of a deal (L16) and the winner (L18).
#include <algorithm>
#include <bit>

#include "games/life/life.h"

namespace downpile {

namespace {

// Table for adding up card points by counting bits. Element b contains the card values whose points
// have bit b set: each card with such a value adds 2^b points.
constexpr auto kCounting = [] {
  std::array<ValueMask, 4> values{};
  for (int rank = 1; rank <= kRankKing; ++rank) {
    const int points = rank == 1 ? 10 : std::min(rank, 10);
    for (std::size_t b = 0; b < values.size(); ++b) {
      if (((points >> b) & 1) != 0) values[b] |= valueBit(rank);
    }
  }
  return values;
}();

}  // namespace

int Life::pointsOf(const CardSet& cards, Suit suit) {
  const ValueMask bothPacks = cards.values(suit, 0) | (cards.values(suit, 1) << kRankSlots);
  int points = 0;
  for (std::size_t b = 0; b < kCounting.size(); ++b) {
    const ValueMask counting = kCounting[b] | (kCounting[b] << kRankSlots);
    points += std::popcount(bothPacks & counting) << b;
  }
  return points;
}

Life::PointsBySuit Life::pointsOf(const CardSet& cards) {
  PointsBySuit points{};
  for (int suit = 0; suit < kSuits; ++suit) {
    points[at(suit)] = pointsOf(cards, static_cast<Suit>(suit));
  }
  return points;
}

// L16: returns the lines of the player's score, one line for each suit with points.
std::vector<ScoreLine> Life::scoreLines(int player) const {
  std::vector<ScoreLine> lines;
  const PointsBySuit inFront = pointsOf(state_.faceUp[at(player)] | state_.faceDown[at(player)]);
  for (int suit = 0; suit < kSuits; ++suit) {
    const int points = inFront[at(suit)];
    if (points == 0) continue;
    const bool chosen = state_.chosen[at(player)] == suit;
    const bool spades = suit == static_cast<int>(Suit::spades);
    const int count = chosen && spades ? points / 2 : points;
    const int each = spades ? -1 : chosen ? 2 : 1;
    const int reason = static_cast<int>(chosen ? Points::ownClubs : Points::clubs) + suit;
    lines.push_back(ScoreLine{.reason = static_cast<std::uint8_t>(reason),
                              .player = static_cast<std::uint8_t>(player),
                              .count = static_cast<std::int16_t>(count),
                              .each = static_cast<std::int16_t>(each),
                              .points = count * each});
  }
  return lines;
}

int Life::score(int player) const {
  return scoreOf(pointsOf(state_.faceUp[at(player)] | state_.faceDown[at(player)]),
                 state_.chosen[at(player)]);
}

int Life::scoreOf(const PointsBySuit& points, int chosen) {
  const int spades = static_cast<int>(Suit::spades);
  int score = 0;
  for (int suit = 0; suit < spades; ++suit) {
    score += points[at(suit)] * (chosen == suit ? 2 : 1);
  }
  return score - (chosen == spades ? points[at(spades)] / 2 : points[at(spades)]);
}

PlayerSet Life::winners() const {
  if (!gameOver()) return {};
  const auto end = state_.totals.begin() + players_;
  return PlayerSet::only(
      static_cast<int>(std::max_element(state_.totals.begin(), end) - state_.totals.begin()));
}

std::vector<Fact> Life::facts(int player) const {
  if (player == kNoPlayer) return {};
  const int chosen = state_.chosen[at(player)];
  if (chosen == kSecretChoice) return {{.fact = static_cast<std::uint8_t>(About::hasChosen)}};
  if (chosen == kNoChoice) return {};
  return {{.fact = static_cast<std::uint8_t>(About::suit), .suit = static_cast<Suit>(chosen)}};
}

std::optional<Moment> Life::moment(int player) const {
  const State& s = state_;
  if (s.waiting != Waiting::forMove || !mayAct(player)) return std::nullopt;
  const Suit suit = s.turned == kNoChoice ? Suit::spades : static_cast<Suit>(s.turned);
  const auto about = [&](Stake stake, int number = 0) {
    return Moment{.moment = static_cast<std::uint8_t>(stake),
                  .player = s.victim,
                  .suit = suit,
                  .number = static_cast<std::int16_t>(number)};
  };
  switch (s.phase) {
    case Phase::choose:
      return about(option(kChooseSpades) ? Stake::suitOrSpades : Stake::suit);
    case Phase::start: {
      if (!s.stock.empty() || !s.discard.empty()) return std::nullopt;
      Moment moment =
          about(holdsJoker(player) ? Stake::nothingToTurnButJoker : Stake::nothingToTurn);
      moment.idle = true;
      return moment;
    }
    case Phase::steal:
      if (s.victim != kNoPlayer && s.held[s.victim] == 0 && s.faceUp[s.victim].empty()) {
        return about(Stake::nothingToSteal);
      }
      if (s.victim != kNoPlayer) return about(Stake::stealingFromVictim);
      return about(s.held[at(player)] == 0 ? Stake::stealingToPlayOn : Stake::stealing);
    case Phase::lay:
      break;
  }
  if (s.laid) {
    const bool own = s.chosen[at(player)] == static_cast<int>(suit);
    return about(own ? Stake::pointsOfOwnSuit : Stake::points,
                 pointsOf(s.faceUp[at(player)], suit));
  }
  const CardSet held = s.hands[at(player)] & lifeSuit(suit);
  return about(held.empty() ? Stake::nothingToLay : Stake::laying);
}

}  // namespace downpile
