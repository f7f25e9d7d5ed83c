// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/life/advice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "bots/common_reasons.h"
#include "bots/life/rules.h"
#include "bots/search/trial.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("life", text)

namespace downpile {

namespace {

enum HintReason : std::uint8_t {
  kAnySuit,
  kNotSpades,
  kTurn,
  kNothingToTurn,
  kJokerAgainstSpades,
  kLayEnds,
  kLayAce,
  kLayToSafety,
  kLayTowardsSafety,
  kLayCounts,
  kDoneSafe,
  kDoneNothing,
  kDoneRather,
  kStealEnds,
  kGrudge,
  kTakeForUse,
  kTakeForHarm,
  kStealKnown,
  kStealOdds,
  kDeclineEnd,
  kDeclineSpade,
  kFewRivals,
  kStealToPlayOn,
  kDeclineToEnd,
  kNothingToSteal,
  kPlayedOut,
  kEquallyGood,
  kBetterBy,
  kHardlyBetter,
  kAsGood,
  kProbablyBetter,
  kNoneBetter,
  kStealHardlySpade,
  kStealNoSpade,
  kOnlyMove,
  kWhys,
};

constexpr std::array<const char*, kWhys> kReasons = {
    TEXT("No cards have been dealt yet: one suit is as good as another."),
    TEXT("Cards of your suit count double; spades would only count half as badly."),
    TEXT("A turn starts with a card from the stock."),
    TEXT("There is no card left to turn."),
    TEXT("The joker sweeps away %n point(s) of spades in front of you."),
    TEXT("Your last card ends the deal, and nobody has more points in front of them than you."),
    TEXT("The ace is safe at once, with about %n more point(s) from the others."),
    TEXT("With {card} you get to ten points, which are then safe."),
    TEXT("With {card} and other cards of your hand you get to ten points, which are then safe."),
    TEXT("{card:start} is worth %n point(s) in front of you and nothing in your hand."),
    TEXT("The cards in front of you are enough to be safe; the rest can wait."),
    TEXT("You have no card to lay."),
    TEXT("Even if you laid every card you could, they would not be safe: pick up a card instead."),
    TEXT("Stealing {player}’s last card ends the deal, and nobody has more points in front of them "
         "than you."),
    TEXT("{player} stole from you last: time for revenge."),
    TEXT("Of the cards that you can take, {card} is worth the most to you: %n point(s)."),
    TEXT("{card:start} is worth %n point(s) to {player}: no other card that you can take is worth "
         "as much to its owner."),
    TEXT("You know that {player} holds {card}."),
    TEXT("A card from {player}’s hand is a spade in only %n of 100 cases."),
    TEXT("Stealing would end the deal, and {player} has more points on the table than you."),
    TEXT("A card from {player}’s hand is a spade in %n of 100 cases."),
    TEXT("Fewer players have chosen this suit, so fewer want the same cards as you."),
    TEXT("Your hand is empty. If you do not steal, the deal ends, and {player} has more points in "
         "front of them than you."),
    TEXT("Your hand is empty. If you do not steal, the deal ends, and nobody has more points in "
         "front of them than you."),
    TEXT("There is nothing to steal from {player}."),
    common::kPlayedOutReason,
    common::kEquallyGoodReason,
    TEXT("This move brings you {tenths} more wins in 100 simulated games than the next best one."),
    TEXT("The next best move is about as good: it brings you only {tenths} fewer wins in 100 "
         "simulated games."),
    TEXT("The next best move is about as good: you win just as many simulated games with it."),
    common::kProbablyBetterReason,
    common::kNoneBetterReason,
    TEXT("{player}’s hand hardly ever contains a spade."),
    TEXT("{player}’s hand contains no spade."),
    common::kOnlyMoveReason,
};

class Explanation {
 public:
  Explanation(const View<Life>& view, std::span<const Life> worlds, const LifeProspects& prospects,
              const LifeMoves& moves, const Action& chosen)
      : view_(view),
        worlds_(worlds),
        state_(view.state()),
        viewer_(view.viewer()),
        prospects_(prospects),
        moves_(moves),
        advice_{.action = chosen} {
    if (!chosen.cards.empty()) advice_.card = chosen.cards.first();
    if (chosen.target != kNoPlayer) advice_.player = chosen.target;
  }

  std::optional<Advice> find(const Action* other) {
    const std::optional<HintReason> reason = reasonFor(other);
    if (!reason) return std::nullopt;
    advice_.reason = *reason;
    return advice_;
  }

 private:
  const Action& chosen() const { return advice_.action; }
  const CardSet& hand() const { return state_.hands[at(viewer_)]; }

  std::optional<HintReason> reasonFor(const Action* other) {
    switch (chosen().verb) {
      case Life::kChoose:
        return reasonToChoose(other);
      case Life::kTurn:
        if (other != nullptr || !onlyMove(view_)) return std::nullopt;
        return state_.stock.empty() && state_.discard.empty() ? kNothingToTurn : kTurn;
      case Life::kJoker:
        return reasonForJoker();
      case Life::kLay:
        return reasonToLay(other);
      case Life::kDone:
        return reasonForDone(other);
      case Life::kDecline:
        if (other != nullptr) return reasonToDecline(*other);
        if (!onlyMove(view_)) return std::nullopt;
        advice_.player = state_.victim;
        return kNothingToSteal;
      default:
        return reasonToSteal(other);
    }
  }

  std::optional<HintReason> reasonToChoose(const Action* other) const {
    const auto spades = static_cast<int>(Suit::spades);
    const int rivals = moves_.rivals(chosen().number);
    if (other == nullptr) {
      for (int suit = 0; suit < spades; ++suit) {
        if (moves_.rivals(suit) != rivals) return std::nullopt;
      }
      return kAnySuit;
    }
    if (other->number == spades && chosen().number != spades) return kNotSpades;
    return chosen().number != spades && rivals < moves_.rivals(other->number)
               ? std::optional(kFewRivals)
               : std::nullopt;
  }

  std::optional<HintReason> reasonForJoker() {
    const int points = Life::pointsOf(state_.faceUp[at(viewer_)], Suit::spades);
    advice_.number = static_cast<std::int16_t>(points);
    return advice_.number > 0 ? std::optional(kJokerAgainstSpades) : std::nullopt;
  }

  // Whether, after laying these cards, the viewer has at least as many points in front as every
  // opponent.
  bool isAhead(const CardSet& laid) const {
    return mostOfOthers() <= view_.seen().score(viewer_) + pointsFor(viewer_, laid);
  }

  // Scores can be negative.
  int mostOfOthers() const {
    int most = std::numeric_limits<int>::lowest();
    for (int player = 0; player < view_.players(); ++player) {
      if (player != viewer_) most = std::max(most, view_.seen().score(player));
    }
    return most;
  }

  // Returns the points, rounded down, of these cards in front of a player.
  int pointsFor(int player, const CardSet& cards) const {
    double points = 0;
    for (Card card : cards) points += prospects_.safe(player, card);
    return static_cast<int>(std::floor(points));
  }

  std::optional<HintReason> reasonToLay(const Action* other) {
    const Card card = advice_.card;
    const bool done = other == nullptr || other->verb == Life::kDone;
    if (moves_.ends(chosen())) {
      const bool ace = card.rank() == 1;
      return done && !ace && isAhead(chosen().cards) ? std::optional(kLayEnds) : std::nullopt;
    }
    if (card.rank() == 1) {
      advice_.number = static_cast<std::int16_t>(std::lround(aceBrings(card.suit())));
      if (advice_.number > 0) return kLayAce;
    } else if (!done) {
      return std::nullopt;
    } else if (!moves_.makesSafe(CardSet()) && moves_.makesSafe(layable(card.suit()))) {
      return moves_.makesSafe(chosen().cards) ? kLayToSafety : kLayTowardsSafety;
    }
    if (!done) return std::nullopt;
    advice_.number = static_cast<std::int16_t>(pointsFor(viewer_, chosen().cards));
    return advice_.number > 0 ? std::optional(kLayCounts) : std::nullopt;
  }

  // Average points that the ace of a suit would collect from the opponents' hands and face-up
  // cards, over the sampled worlds; 0 without worlds.
  double aceBrings(Suit suit) const {
    double points = 0;
    for (const Life& world : worlds_) {
      for (int player = 0; player < view_.players(); ++player) {
        if (player == viewer_) continue;
        const CardSet all = world.state().hands[at(player)] | world.state().faceUp[at(player)];
        points += Life::pointsOf(all, suit);
      }
    }
    return points / static_cast<double>(std::max<std::size_t>(1, worlds_.size()));
  }

  CardSet layable(Suit suit) const { return hand() & lifeSuit(suit); }

  std::optional<HintReason> reasonForDone(const Action* other) const {
    const CardSet suit = layable(static_cast<Suit>(state_.turned));
    if (suit.empty() && !state_.laid) return kDoneNothing;
    if (other == nullptr) return onlyMove(view_) ? std::optional(kOnlyMove) : std::nullopt;
    if (moves_.makesSafe(CardSet())) return kDoneSafe;
    if (state_.laid || moves_.makesSafe(suit)) return std::nullopt;
    return kDoneRather;
  }

  // Chance that a card stolen at random from the victim's hand is a spade.
  double spadeIn(int victim) const {
    const double known = (prospects_.odds().known(victim) & CardSet::ofSuit(Suit::spades)).size();
    return (known + prospects_.odds().expected(victim, static_cast<int>(Suit::spades))) /
           state_.held[at(victim)];
  }

  static bool steals(const Action& action) { return action.verb == Life::kSteal; }

  std::int16_t percent(double share) const {
    return static_cast<std::int16_t>(std::lround(100 * share));
  }

  // Sets advice_.player to the opponent with the most points in front. Returns false if no opponent
  // has more than the viewer.
  bool namesLeader() {
    if (isAhead(CardSet())) return false;
    std::uint8_t leader = 0;
    while (leader == viewer_ || view_.seen().score(leader) != mostOfOthers()) ++leader;
    advice_.player = leader;
    return true;
  }

  std::optional<HintReason> reasonToDecline(const Action& other) {
    constexpr double kOften = 0.35;
    if (state_.held[at(viewer_)] == 0 && isAhead(CardSet())) return kDeclineToEnd;
    if (moves_.ends(other) && namesLeader()) return kDeclineEnd;
    if (!steals(other) || moves_.ends(other) || spadeIn(other.target) < kOften) return std::nullopt;
    advice_.player = other.target;
    advice_.number = percent(spadeIn(other.target));
    return kDeclineSpade;
  }

  std::optional<HintReason> reasonToSteal(const Action* other) {
    const int victim = advice_.player;
    const bool declines = other != nullptr && other->verb == Life::kDecline;
    if (state_.held[at(viewer_)] == 0 && declines && !moves_.ends(chosen()) && namesLeader()) {
      return kStealToPlayOn;
    }
    if (moves_.ends(chosen())) {
      return (other == nullptr || !moves_.ends(*other)) && isAhead(CardSet())
                 ? std::optional(kStealEnds)
                 : std::nullopt;
    }
    const bool sameVictim = other != nullptr && other->target == victim;
    if (prospects_.style().grudge > 0 && state_.stolenBy[at(viewer_)] == victim && !sameVictim) {
      return kGrudge;
    }
    if (chosen().verb == Life::kTake) return reasonToTake(other);
    if (!steals(chosen()) || sameVictim) return std::nullopt;
    const bool otherSteals = other != nullptr && steals(*other);
    if (!otherSteals && other != nullptr && other->verb != Life::kDecline) return std::nullopt;
    if (hasSeenGood(victim) && (!otherSteals || !hasSeenGood(other->target))) {
      advice_.card = bestKnown(victim);
      return kStealKnown;
    }
    return reasonByOdds(victim, otherSteals ? spadeIn(other->target) : 1);
  }

  std::optional<HintReason> reasonByOdds(int victim, double otherwise) {
    constexpr double kSeldom = 0.3;
    constexpr double kLess = 0.05;
    const double spade = spadeIn(victim);
    if (spade > kSeldom || spade > otherwise - kLess) return std::nullopt;
    advice_.number = percent(spade);
    if (spade == 0) return kStealNoSpade;
    return advice_.number == 0 ? kStealHardlySpade : kStealOdds;
  }

  // Whether the viewer knows at least half of the victim's cards, and none of them is a spade.
  bool hasSeenGood(int victim) const {
    const CardSet& known = prospects_.odds().known(victim);
    return 2 * known.size() >= state_.held[at(victim)] &&
           (known & CardSet::ofSuit(Suit::spades)).empty();
  }

  // The known card of the victim's hand that is worth the most to the viewer.
  Card bestKnown(int victim) const {
    Card best;
    for (Card card : prospects_.odds().known(victim)) {
      const auto worth = [&](Card each) { return prospects_.safe(viewer_, each); };
      if (!best.known() || worth(card) > worth(best)) best = card;
    }
    return best;
  }

  // L11: returns the reason why the chosen face-up card is better to take than all others, or
  // nullopt if no reason applies. other: the next best move, or nullptr.
  std::optional<HintReason> reasonToTake(const Action* other) {
    const Card card = advice_.card;
    const int use = pointsFor(viewer_, chosen().cards);
    const int harm = pointsFor(advice_.player, chosen().cards);
    bool hasChoice = false;
    bool most = true;
    bool worst = true;
    view_.legal([&](const Action& action) {
      if (action.verb != Life::kTake || action.cards.kinds() == chosen().cards.kinds()) return;
      hasChoice = true;
      most = most && pointsFor(viewer_, action.cards) < use;
      worst = worst && pointsFor(action.target, action.cards) < harm;
    });
    if (card.suit() == Suit::spades || !hasChoice) return std::nullopt;
    if (most && use > 0) {
      advice_.number = static_cast<std::int16_t>(use);
      return kTakeForUse;
    }
    if (!worst || harm <= 0 ||
        (other != nullptr && other->target == advice_.player && other->verb != Life::kTake)) {
      return std::nullopt;
    }
    advice_.number = static_cast<std::int16_t>(harm);
    return kTakeForHarm;
  }

  const View<Life>& view_;
  std::span<const Life> worlds_;
  const Life::State& state_;
  int viewer_;
  const LifeProspects& prospects_;
  const LifeMoves& moves_;
  Advice advice_;
};

}  // namespace

std::span<const char* const> lifeReasons() { return kReasons; }

FigureReasons lifeFigureReasons() {
  // Factor that converts LifeRules::goal, the chance to win the game, to the number of wins in 100
  // games.
  constexpr double kGames = 100;
  return {.perGoal = kGames,
          .better = kBetterBy,
          .hardlyBetter = kHardlyBetter,
          .same = kAsGood,
          .equallyGood = kEquallyGood,
          .probablyBetter = kProbablyBetter,
          .noneBetter = kNoneBetter};
}

Advice explainLife(const View<Life>& view, std::span<const Life> worlds,
                   const LifeProspects& prospects, const LifeMoves& moves, const Action& action,
                   const std::optional<Action>& instead) {
  return findReason<LifeRules>(
      view, worlds, action, instead,
      [&](const Action* other) {
        return Explanation(view, worlds, prospects, moves, action).find(other);
      },
      kPlayedOut, kEquallyGood);
}

}  // namespace downpile
