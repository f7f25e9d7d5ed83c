// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/advice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "bots/common_reasons.h"
#include "bots/search/trial.h"
#include "bots/up-and-down/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("up-and-down", text)

namespace downpile {

namespace {

enum HintReason : std::uint8_t {
  kBidKept,
  kBidKeptMore,
  kBidPaysMore,
  kOnlyMove,
  kAlwaysTakes,
  kTakesOften,
  kCheaper,
  kKeepsHigher,
  kCannotTake,
  kTakesSeldom,
  kRidOfHigher,
  kTakesAnyway,
  kMorePoints,
  kSavesPoints,
  kOutOfReach,
  kWorthPoint,
  kCostsPoint,
  kKeepsBid,
  kPlayedOut,
  kEquallyGood,
  kBetterBy,
  kHardlyBetter,
  kAsGood,
  kProbablyBetter,
  kNoneBetter,
  kTakesHardlyEver,
  kSpoils,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("You make this bid in %n of 100 simulated deals."),
    TEXT("If you bid {chosen}, you make it in %n of 100 simulated deals; if you bid {instead}, in "
         "{otherNumber}."),
    TEXT("A bid of {chosen} pays more. You make it in only %n of 100 simulated deals, and a bid of "
         "{instead} in {otherNumber}."),
    common::kOnlyMoveReason,
    TEXT("Nobody can beat {card}, and you still need %n trick(s)."),
    TEXT("You still need tricks, and {card} takes this one in %n of 100 simulated deals, the other "
         "card in {otherNumber}."),
    TEXT("Either card takes this trick: keep the higher one."),
    TEXT("Neither card takes this trick: keep the higher one for a later trick."),
    TEXT("{card:start} cannot take this trick, and you already have all the tricks that you bid."),
    TEXT("You already have all the tricks that you bid, and {card} takes this one in %n of 100 "
         "simulated deals, the other card in {otherNumber}."),
    TEXT("Neither card takes this trick, and the higher one is harder to get rid of later."),
    TEXT("Either card takes this trick: get rid of the higher one."),
    TEXT("You have more tricks than you bid: each further trick is still worth a point."),
    TEXT("You can no longer make your bid, but each trick that you take saves ten points."),
    TEXT("You can no longer make your bid, so you lose nothing with {card}."),
    TEXT("You can no longer make your bid, but each trick that you take is worth a point."),
    TEXT("You have more tricks than you bid: each further trick costs a point."),
    TEXT("You make your bid in %n of 100 simulated deals, with the other card in {otherNumber}."),
    common::kPlayedOutReason,
    common::kEquallyGoodReason,
    TEXT("In simulated deals, the next best move gains you {tenths} points fewer on the others, on "
         "average."),
    TEXT("The next best move is about as good: it gains you {tenths} points fewer on the others."),
    TEXT("The next best move is about as good: the difference is less than 0.1 points."),
    common::kProbablyBetterReason,
    common::kNoneBetterReason,
    TEXT("{card:start} hardly ever takes this trick, and you already have all the tricks that you "
         "bid."),
    TEXT("{player} makes their bid in %n of 100 simulated deals, after the other card in "
         "{otherNumber}."),
};

// Whether a card certainly takes the current trick, possibly takes it (open), or certainly does not
// take it.
enum class Result { takes, open, doesNot };

class Explanation {
 public:
  Explanation(const View<UpAndDown>& view, std::span<const UpAndDown> worlds, const Action& chosen)
      : view_(view),
        worlds_(worlds),
        state_(view.state()),
        viewer_(view.viewer()),
        needed_(state_.bids[at(viewer_)] - state_.taken[at(viewer_)]),
        advice_{.action = chosen} {}

  std::optional<Advice> find(const Action* other) {
    const bool bids = advice_.action.verb == UpAndDown::kBid;
    if (!bids) {
      advice_.card = cardOf(advice_.action);
      advice_.number = static_cast<std::int16_t>(needed_);
    }
    const std::optional<HintReason> reason = bids               ? reasonToBid(other)
                                             : other != nullptr ? reasonForCard(*other)
                                                                : reasonForCard();
    if (!reason) return std::nullopt;
    advice_.reason = *reason;
    return advice_;
  }

 private:
  static Card cardOf(const Action& action) { return action.cards.first(); }

  std::optional<HintReason> reasonToBid(const Action* other) {
    if (onlyMove(view_)) return kOnlyMove;
    const Action& chosen = advice_.action;
    const Action& compared = other != nullptr ? *other : chosen;
    Shares kept;
    double more = 0;
    playBoth<UpAndDownRules>(
        worlds_, viewer_, chosen, compared, kMostMoves, [&](const auto& end, const auto& second) {
          kept.add(isKept(end), isKept(second));
          more += end.state().scores[at(viewer_)] - second.state().scores[at(viewer_)];
        });
    kept.setFigures(advice_);
    if (advice_.number == 0) return std::nullopt;
    if (other == nullptr) return kBidKept;
    if (kept.isMore()) return kBidKeptMore;
    if (chosen.number > compared.number && kept.isLess() && more > 0) return kBidPaysMore;
    return std::nullopt;
  }

  bool isKept(const UpAndDown& end) const { return isKept(end, viewer_); }

  static bool isKept(const UpAndDown& end, int player) {
    return end.state().bids[at(player)] == end.state().taken[at(player)];
  }

  // Returns a reason for playing this card without comparison to another card, or nullopt.
  std::optional<HintReason> reasonForCard() const {
    if (onlyMove(view_)) return kOnlyMove;
    const Result result = resultOf(advice_.card);
    if (isOutOfReach() && losesAllTheSame()) return kOutOfReach;
    if (needed_ > 0 && result == Result::takes) return kAlwaysTakes;
    if (needed_ == 0 && result == Result::doesNot) return kCannotTake;
    return std::nullopt;
  }

  bool isOutOfReach() const { return needed_ > state_.held[at(viewer_)]; }

  std::optional<HintReason> reasonForCard(const Action& other) {
    const Result result = resultOf(advice_.card);
    const Result otherwise = resultOf(cardOf(other));
    const bool lower = UpAndDown::height(advice_.card) < UpAndDown::height(cardOf(other));
    if (needed_ > 0 && !isOutOfReach()) {
      if (result == Result::takes && otherwise != Result::takes) return kAlwaysTakes;
      if (result == otherwise && result != Result::open && differs(cardOf(other)) && lower) {
        return result == Result::takes ? kCheaper : kKeepsHigher;
      }
    }
    if (needed_ == 0) {
      if (result == Result::doesNot && otherwise != Result::doesNot) return kCannotTake;
      if (result == otherwise && result != Result::open && differs(cardOf(other)) && !lower) {
        return result == Result::takes ? kTakesAnyway : kRidOfHigher;
      }
    }
    return reasonInDeals(other);
  }

  // Whether both cards have the same suit and an unseen card of this suit ranks between them. Two
  // cards of one suit without such a card are equivalent.
  bool differs(Card other) const {
    const CardSet unseen = view_.seen().unknownTo(viewer_) & CardSet::ofSuit(other.suit());
    const auto [low, high] =
        std::minmax({UpAndDown::height(advice_.card), UpAndDown::height(other)});
    return advice_.card.suit() == other.suit() && std::ranges::any_of(unseen, [&](Card card) {
             return low < UpAndDown::height(card) && UpAndDown::height(card) < high;
           });
  }

  // Returns a reason found by comparing the results of rollouts after both moves. Returns nullopt
  // if the results give no reason.
  std::optional<HintReason> reasonInDeals(const Action& other) {
    const Shares takes = tricksTaken(other);
    if (needed_ == 0 && takes.isLess()) {
      takes.setFigures(advice_);
      return advice_.number == 0 ? kTakesHardlyEver : kTakesSeldom;
    }
    if (needed_ < 0 && scoring() == UpAndDown::kFivePlusTricks) {
      return takes.isLess() ? std::optional(kCostsPoint) : std::nullopt;
    }
    if (needed_ < 0 && takes.isMore()) return kMorePoints;
    if (needed_ > 0 && takes.isMore()) {
      if (isOutOfReach()) {
        if (scoring() != UpAndDown::kTable) return kWorthPoint;
        return losesAllTheSame() ? std::nullopt : std::optional(kSavesPoints);
      }
      takes.setFigures(advice_);
      return kTakesOften;
    }
    return reasonFromBids(other);
  }

  // Returns a reason from the bids that are made in rollouts after both moves: the viewer makes
  // theirs more often, or another player much less often. There are several other players, so the
  // limit for them is higher: small differences are often chance.
  std::optional<HintReason> reasonFromBids(const Action& other) {
    constexpr double kMuch = 2 * Shares::kNoticeable;
    std::array<Shares, kMaxPlayers> kept{};
    playBoth<UpAndDownRules>(worlds_, viewer_, advice_.action, other, kMostMoves,
                             [&](const UpAndDown& end, const UpAndDown& second) {
                               for (int p = 0; p < view_.players(); ++p) {
                                 kept[at(p)].add(isKept(end, p), isKept(second, p));
                               }
                             });
    const Shares& own = kept[at(viewer_)];
    own.setFigures(advice_);
    if (own.isMore()) return kKeepsBid;
    if (own.isLess()) return std::nullopt;
    double most = kMuch;
    for (int p = 0; p < view_.players(); ++p) {
      const double spoiled = kept[at(p)].other() - kept[at(p)].chosen();
      if (spoiled <= most) continue;
      most = spoiled;
      advice_.player = static_cast<std::uint8_t>(p);
    }
    if (advice_.player == kNoPlayer) return std::nullopt;
    kept[advice_.player].setFigures(advice_);
    return kSpoils;
  }

  int scoring() const { return view_.options()[UpAndDown::kScoring]; }
  // D6: whether the player loses the same points for any number of missing tricks.
  bool losesAllTheSame() const {
    return scoring() == UpAndDown::kTable && view_.options()[UpAndDown::kResponsibility] == 0;
  }

  // Returns the shares of rollouts where the viewer takes the current trick: after the chosen move,
  // and after the move `other`.
  Shares tricksTaken(const Action& other) const {
    int later = -1;  // number of players acting after the viewer in this trick
    for (int player = 0; player < view_.players(); ++player) {
      later += state_.trick.players.contains(player) ? 0 : 1;
    }
    const auto takes = [&](const UpAndDown& end) {
      return end.state().taken[at(viewer_)] > state_.taken[at(viewer_)];
    };
    Shares shares;
    playBoth<UpAndDownRules>(worlds_, viewer_, advice_.action, other, later,
                             [&](const UpAndDown& end, const UpAndDown& second) {
                               shares.add(takes(end), takes(second));
                             });
    return shares;
  }

  Result resultOf(Card card) const {
    const auto& trick = state_.trick;
    if (!trick.players.empty()) {
      const Card best = trick.cards[at(view_.seen().winningPlay())];
      if (!view_.seen().beats(card, best)) return Result::doesNot;
    }
    const CardSet unseen = view_.seen().unknownTo(viewer_);
    for (int player = 0; player < view_.players(); ++player) {
      if (player == viewer_ || trick.players.contains(player)) continue;
      for (Card held : unseen) {
        const auto suit = static_cast<std::size_t>(held.suit());
        if (view_.seen().beats(held, card) && !state_.shownOut[suit].contains(player))
          return Result::open;
      }
    }
    return Result::takes;
  }

  const View<UpAndDown>& view_;
  std::span<const UpAndDown> worlds_;
  const UpAndDown::State& state_;
  int viewer_;
  int needed_;
  Advice advice_;
};

}  // namespace

std::span<const char* const> upAndDownReasons() { return kReasons; }

FigureReasons upAndDownFigureReasons(int players) {
  // Master's goal grows by 0.01 for each point ahead of the opponents' average. Each such point
  // gives `players` - 1 points in the settlement (D7), which the sentences state.
  constexpr double kPoints = 100;
  return {.perGoal = kPoints * (players - 1),
          .better = kBetterBy,
          .hardlyBetter = kHardlyBetter,
          .same = kAsGood,
          .equallyGood = kEquallyGood,
          .probablyBetter = kProbablyBetter,
          .noneBetter = kNoneBetter};
}

Advice explainUpAndDown(const View<UpAndDown>& view, std::span<const UpAndDown> worlds,
                        const Action& action, const std::optional<Action>& instead) {
  return findReason<UpAndDownRules>(
      view, worlds, action, instead,
      [&](const Action* other) { return Explanation(view, worlds, action).find(other); },
      kPlayedOut, kEquallyGood);
}

}  // namespace downpile
