// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/advice.h"

#include <algorithm>
#include <array>

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("up-and-down", text)

namespace downpile {

namespace {

enum Why : std::uint8_t {
  kBidNone,
  kBidSome,
  kBidNextBest,
  kOnlyCard,
  kSurelyTakes,
  kProbablyTakes,
  kTakesLater,
  kCannotTake,
  kStaysBelow,
  kLeadsLow,
  kUnwilling,
  kLeavesTo,
  kMorePoints,
  kSavesPoints,
  kOutOfReach,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("None of your cards need take a trick, and a bid of nothing that is kept is worth five "
         "points."),
    TEXT("Your high cards and trumps should take %n trick(s)."),
    TEXT("The bid that suits your cards best is forbidden to the last bidder; this one comes "
         "next."),
    TEXT("You have no choice."),
    TEXT("Nobody can beat {card}: it takes one of the %n trick(s) that you still need."),
    TEXT("{card:start} will probably take this trick, and you still need %n."),
    TEXT("Keep your better cards: there are tricks enough to come for the %n that you still need."),
    TEXT("This trick is hard to get: {card} is what you will miss least."),
    TEXT("You have all the tricks that you bid, and {card} leaves this one to {player}."),
    TEXT("You have all the tricks that you bid, and {card} will probably be beaten."),
    TEXT("You would rather not take this trick, but the cards that you keep are safer than "
         "{card}."),
    TEXT("{player} has all the tricks that were bid and may have to take this one."),
    TEXT("You have more tricks than you bid: each one more is still a point."),
    TEXT("You cannot reach your bid, but each trick that you take saves ten points."),
    TEXT("Your bid cannot be kept any more: there is nothing to lose with {card}."),
};

// Who is likeliest to take the trick if the viewer's card does not.
std::uint8_t likelyTaker(const View<UpAndDown>& view, const UpAndDownOdds& odds, Card card) {
  const auto& trick = view.state().trick;
  Card best = card;
  int taker = kNobody;
  double most = -1;
  if (!trick.who.empty()) {
    const int play = view.seen().winningPlay();
    best = trick.cards[at(play)];
    taker = trick.who[play];
    most = odds.stands(odds.after(), best, trick.cards[0].suit());
  }
  const Suit led = trick.who.empty() ? card.suit() : trick.cards[0].suit();
  for (int player : odds.after()) {
    const double chance = odds.beats(player, best, led);
    if (chance <= most) continue;
    most = chance;
    taker = player;
  }
  return static_cast<std::uint8_t>(taker);
}

void explainBid(const View<UpAndDown>& view, const UpAndDownForecast& forecast,
                const WeighedPlay& chosen, Advice& advice) {
  const CardSet& hand = view.state().hands[at(view.viewer())];
  const int forbidden = view.seen().forbiddenBid();
  const bool leads = view.state().firstBidder == view.viewer();
  advice.why = chosen.action.number == 0 ? kBidNone : kBidSome;
  advice.number = chosen.action.number;
  if (forbidden == UpAndDown::kNoBid) return;
  const double next = forecast.expected(forecast.tricksWith(hand, leads), forbidden, 0);
  if (next > chosen.value) advice.why = kBidNextBest;
}

// A card while tricks are still needed.
Why whyToTake(const WeighedPlay& chosen, const std::vector<WeighedPlay>& moves) {
  constexpr double kSure = 0.995;
  constexpr double kLikely = 0.5;
  if (chosen.takes >= kSure) return kSurelyTakes;
  if (chosen.takes >= kLikely) return kProbablyTakes;
  const bool could = std::any_of(moves.begin(), moves.end(),
                                 [](const WeighedPlay& move) { return move.takes >= kLikely; });
  return could ? kTakesLater : kCannotTake;
}

// A card when there are as many tricks as bid.
Why whyToDuck(const View<UpAndDown>& view, const UpAndDownOdds& odds, const WeighedPlay& chosen,
              std::uint8_t taker) {
  constexpr double kUnlikely = 0.5;
  if (chosen.takes >= kUnlikely || taker == kNobody) return kUnwilling;
  if (view.state().bids[taker] >= 0 && odds.wanted(taker) == 0) return kLeavesTo;
  return view.state().trick.who.empty() ? kLeadsLow : kStaysBelow;
}

void explainCard(const View<UpAndDown>& view, const UpAndDownOdds& odds, const WeighedPlay& chosen,
                 const std::vector<WeighedPlay>& moves, Advice& advice) {
  const int viewer = view.viewer();
  const int needed = view.state().bids[at(viewer)] - view.state().taken[at(viewer)];
  advice.card = chosen.action.cards.first();
  advice.number = static_cast<std::int16_t>(needed);
  advice.player = likelyTaker(view, odds, advice.card);
  if (moves.size() == 1) {
    advice.why = kOnlyCard;
  } else if (needed > view.state().held[at(viewer)]) {
    const bool partial = view.options()[UpAndDown::kResponsibility] != 0;
    advice.why = partial ? kSavesPoints : kOutOfReach;
  } else if (needed < 0) {
    advice.why = kMorePoints;
  } else {
    advice.why =
        needed > 0 ? whyToTake(chosen, moves) : whyToDuck(view, odds, chosen, advice.player);
  }
}

}  // namespace

std::span<const char* const> upAndDownReasons() { return kReasons; }

Advice explainUpAndDown(const View<UpAndDown>& view, const UpAndDownForecast& forecast,
                        const UpAndDownOdds& odds, const WeighedPlay& chosen,
                        const std::vector<WeighedPlay>& moves) {
  Advice advice{.action = chosen.action};
  if (chosen.action.verb == UpAndDown::kBid) {
    explainBid(view, forecast, chosen, advice);
  } else {
    explainCard(view, odds, chosen, moves, advice);
  }
  return advice;
}

}  // namespace downpile
