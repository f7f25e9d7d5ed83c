// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether the reasons of hints are true, in Underwear, 3UP 3DOWN and Life.
#pragma once

#include <algorithm>
#include <set>

#include "bots/life/rules.h"
#include "bots/three-up-three-down/rules.h"
#include "bots/underwear/rules.h"
#include "hint_facts.h"

namespace downpile::match {

template <class G>
G afterMove(const View<G>& view, const Action& action) {
  G after = view.seen();
  after.apply(view.viewer(), action, NoReport{});
  return after;
}

class UnderwearFacts {
 public:
  using G = Underwear;
  using V = HintView<G>;

  static std::vector<HintFact<G>> list() {
    return {
        {"Going out now",
         [](const V& v, const Advice& a) {
           return score(v, a.action) == a.number && (!a.instead || a.number > score(v, *a.instead));
         }},
        {"{player} is close",
         [](const V& v, const Advice& a) {
           const int held = v.state().held[a.player];
           return score(v, a.action) == a.number && held > 0 && held <= 2;
         }},
        {"Going out can wait", [](const V& v, const Advice& a) { return canWait(v, a.action); }},
        {"Stealing gives you an up-pile of %n card(s).",
         [](const V& v, const Advice& a) { return isSteal(v, a); }},
        {"Stealing gives you an up-pile of %n card(s), which",
         [](const V& v, const Advice& a) {
           const Suit suit = v.state().downpile.top.suit();
           return isSteal(v, a) && a.card.rank() == 10 && a.card.suit() == suit &&
                  v.state().hands[at(v.viewer())].contains(a.card);
         }},
        {"This closes the up-pile",
         [](const V& v, const Advice& a) {
           const G after = afterMove(v, a.action);
           const OwnedPile* pile = after.state().upPiles.find(v.viewer(), a.action.place);
           return pile->faceDown && pile->pile.size == a.number;
         }},
        {"You get rid of %n card(s) on",
         [](const V&, const Advice& a) {
           return a.action.verb == G::kUp && a.number == a.action.cards.size() &&
                  (!a.instead || a.instead->cards.empty());
         }},
        {"You get rid of %n card(s).",
         [](const V& v, const Advice& a) {
           return a.number == a.action.cards.size() &&
                  (!a.instead || a.number > a.instead->cards.size()) &&
                  (!a.instead || !a.instead->cards.empty() || shedsMost(v, a));
         }},
        {"%n of the cards that you cannot see can go",
         [](const V& v, const Advice& a) {
           return isTop(v, a) && a.number > 0 && a.number == fits(v, a.card) &&
                  a.number < fits(v, top(v, *a.instead)) && isLeast(v, a, fits);
         }},
        {"None of the cards that you cannot see can go onto {card} or steal it: the others",
         [](const V& v, const Advice& a) {
           return isTop(v, a) && fits(v, a.card) == 0 && fits(v, top(v, *a.instead)) > 0;
         }},
        {"%n of the cards that you cannot see could",
         [](const V& v, const Advice& a) {
           return isTop(v, a) && a.number > 0 && a.number == matches(v, a.card) &&
                  a.number < matches(v, top(v, *a.instead)) && isLeast(v, a, matches) &&
                  fits(v, a.card) <= fits(v, top(v, *a.instead));
         }},
        {"None of the cards that you cannot see could",
         [](const V& v, const Advice& a) {
           return isTop(v, a) && matches(v, a.card) == 0 && matches(v, top(v, *a.instead)) > 0;
         }},
        {"Only %n of the",
         [](const V& v, const Advice& a) {
           return a.card == v.state().downpile.top && a.number > 0 && a.number == fits(v, a.card) &&
                  a.number * 3 < unseen(v).size();
         }},
        {"None of the cards that you cannot see can go onto {card} or steal it: the downpile",
         [](const V& v, const Advice& a) {
           return a.card == v.state().downpile.top && fits(v, a.card) == 0;
         }},
        {"If {card} is still",
         [](const V& v, const Advice& a) {
           return isTop(v, a) && holds(v, a.action, a.card.rank()) &&
                  !holds(v, *a.instead, top(v, *a.instead).rank());
         }},
        {"Only you can play",
         [](const V&, const Advice& a) {
           return a.action.verb != G::kUp && a.instead->verb == G::kUp;
         }},
        {"You can play royalties",
         [](const V&, const Advice& a) {
           return a.action.verb != G::kRoyals && a.instead->verb == G::kRoyals;
         }},
        {"{player} may well",
         [](const V& v, const Advice& a) {
           return a.number == v.state().downpile.size && mayHold(v, a.player) > 0.15;
         }},
        {"You cannot go out",
         [](const V& v, const Advice& a) {
           return v.options()[G::kGoingOut] == 0 && v.options()[G::kRoyaltiesOnUpPiles] == 0 &&
                  a.action.cards.first().isRoyalty();
         }},
        {"None of your cards", [](const V& v, const Advice&) { return takesNothing(v); }},
        {"You have no other", [](const V& v, const Advice&) { return movesOf(v) == 1; }},
        {"You are the most", [](const V& v, const Advice& a) { return isLikeliest(v, a); }},
        {"In simulated deals where it made a difference, this move", didBetter<UnderwearRules>},
        {"In simulated deals, the next best", isNotWorse<UnderwearRules>},
        {"This move did best", isNotWorse<UnderwearRules>},
        {"No other move clearly did", noMoveIsBetter<UnderwearRules>},
        {"The next best move is about", noMoveIsBetter<UnderwearRules>},
    };
  }

 private:
  static int score(const V& v, const Action& action) {
    const G after = afterMove(v, action);
    return after.dealOver() ? after.state().scores[at(v.viewer())] : 0;
  }
  static Card top(const V& v, const Action& action) {
    return afterMove(v, action).state().downpile.top;
  }
  static bool isTop(const V& v, const Advice& a) { return top(v, a.action) == a.card; }
  static CardSet unseen(const V& v) { return v.seen().unknownTo(v.viewer()); }
  static int matches(const V& v, Card card) {
    int count = 0;
    for (Card other : unseen(v)) count += other.rank() == card.rank() ? 1 : 0;
    return count;
  }
  static int fits(const V& v, Card card) {
    int count = matches(v, card);
    for (Card other : unseen(v)) {
      count += other.suit() == card.suit() && other.rank() < card.rank() ? 1 : 0;
    }
    return count;
  }
  // Returns true if no other move of the same kind leaves a card on top with a lower count.
  static bool isLeast(const V& v, const Advice& a, int (*count)(const V&, Card)) {
    bool least = true;
    v.legal([&](const Action& move) {
      if (move.verb != a.action.verb) return;
      least = least && count(v, top(v, move)) >= count(v, a.card);
    });
    return least;
  }
  static bool isSteal(const V& v, const Advice& a) {
    return a.action.verb == G::kSteal && a.number == v.state().downpile.size &&
           (!a.instead || a.instead->verb != G::kSteal);
  }
  static bool shedsMost(const V& v, const Advice& a) {
    bool most = true;
    v.legal([&](const Action& move) {
      const bool isChosen = move.cards.kinds() == a.action.cards.kinds();
      most = most && (isChosen || move.cards.size() < a.number);
    });
    return most;
  }
  static bool holds(const V& v, const Action& action, int rank) {
    const CardSet left = v.state().hands[at(v.viewer())] - action.cards;
    return std::ranges::any_of(left, [&](Card card) { return card.rank() == rank; });
  }
  static bool takesNothing(const V& v) {
    bool takes = false;
    v.legal([&](const Action& action) {
      takes = takes || action.verb == G::kDown || action.verb == G::kSteal;
    });
    return !takes;
  }
  static double mayHold(const V& v, int player) {
    Sampler<G> sampler(v);
    int count = 0;
    for (std::uint64_t i = 0; i < 100; ++i) {
      Random stream(kOtherSeed, i);
      const G world = sampler.draw(stream);
      const int rank = v.state().downpile.top.rank();
      const CardSet& hand = world.state().hands[at(player)];
      count += std::ranges::any_of(hand, [&](Card c) { return c.rank() == rank; }) ? 1 : 0;
    }
    return count / 100.0;
  }
  // Returns true if all cards left in the hand have the suit of one of the player's own open
  // up-piles, and each opponent has more than three cards.
  static bool canWait(const V& v, const Action& action) {
    const G after = afterMove(v, action);
    const CardSet& hand = after.state().hands[at(v.viewer())];
    if (after.state().held[at(v.viewer())] != hand.size()) return false;
    bool fitsOne = false;
    after.state().upPiles.each(v.viewer(), [&](const OwnedPile& pile) {
      fitsOne = fitsOne || (!pile.faceDown && std::ranges::all_of(hand, [&](Card card) {
                  return card.suit() == pile.pile.top.suit();
                }));
    });
    for (int p = 0; p < v.players(); ++p) {
      if (p != v.viewer() && v.state().held[at(p)] <= 3) return false;
    }
    return fitsOne;
  }
  static bool isLikeliest(const V& v, const Advice& a) {
    std::array<int, kMaxPlayers> out{};
    playBoth<UnderwearRules>(v.worlds, v.viewer(), a.action, a.action, kMostMoves,
                             [&](const G& end, const G&) {
                               for (int p = 0; p < v.players(); ++p) {
                                 out[at(p)] += end.state().scores[at(p)] > 0 ? 1 : 0;
                               }
                             });
    return out[at(v.viewer())] + 20 >= *std::ranges::max_element(out);
  }
};

class ThreeUpFacts {
 public:
  using G = ThreeUpThreeDown;
  using V = HintView<G>;

  static std::vector<HintFact<G>> list() {
    return {
        {"That is your last card: you win",
         [](const V& v, const Advice& a) {
           return afterMove(v, a.action).state().wentOut == v.viewer();
         }},
        {"That is your last card: you are out",
         [](const V& v, const Advice& a) {
           return afterMove(v, a.action).state().finished.contains(v.viewer());
         }},
        {"High cards are easy to play",
         [](const V& v, const Advice& a) {
           const auto kept = ranks(v.state().hands[at(v.viewer())] - a.action.cards);
           return ranks(a.action.cards).front() >= kept.back();
         }},
        {"You keep {card}",
         [](const V& v, const Advice& a) {
           const auto faced = ranks(a.action.cards - a.instead->cards);
           return v.state().hands[at(v.viewer())].contains(a.card) &&
                  !a.action.cards.contains(a.card) && a.instead->cards.contains(a.card) &&
                  std::min(a.card.rank(), kRankClear) > faced.back();
         }},
        {"You can play cards",
         [](const V&, const Advice& a) {
           return hasEqualNumbers(a.action) && plays(a.action) < plays(*a.instead);
         }},
        {"Draw first", [](const V&, const Advice& a) { return a.action.verb == G::kDraw; }},
        {"Your hand is empty",
         [](const V& v, const Advice&) {
           return v.state().held[at(v.viewer())] == 0 && !v.state().stock.empty() &&
                  movesOf(v) == 1;
         }},
        {"None of your cards fits onto {card}.",
         [](const V& v, const Advice& a) {
           return movesOf(v) == 1 && a.card == v.state().pile.top;
         }},
        {"None of your cards fits onto {card}: you must pick",
         [](const V& v, const Advice& a) {
           return movesOf(v) == 1 && a.action.verb == G::kPickup && a.card == v.state().pile.top;
         }},
        {"None of your cards fits onto {card}: you must turn",
         [](const V& v, const Advice& a) {
           return movesOf(v) == 1 && a.action.verb == G::kTurnup && a.card == v.state().pile.top;
         }},
        {"The card that you turn up",
         [](const V& v, const Advice& a) {
           return a.action.verb == G::kTurnup && a.card == v.state().pile.top &&
                  (!a.instead || a.instead->verb == G::kPickup);
         }},
        {"{card:start} fits onto anything",
         [](const V&, const Advice& a) {
           return a.card.rank() > G::kHighestNumber && a.action.verb == G::kStop &&
                  a.instead->cards.contains(a.card);
         }},
        {"Nobody knows",
         [](const V& v, const Advice&) {
           bool allFlips = true;
           v.legal([&](const Action& move) { allFlips = allFlips && move.verb == G::kFlip; });
           return allFlips;
         }},
        {"You must discard, and none",
         [](const V& v, const Advice& a) {
           return v.state().owed && a.action.cards.first().rank() < v.state().pile.top.rank();
         }},
        {"Only a Clear",
         [](const V& v, const Advice& a) {
           bool number = false;
           v.legal([&](const Action& move) {
             number = number || (move.verb == G::kPlay && !isClear(move));
           });
           return !number && isClear(a.action) && a.number == v.state().pile.size && a.number > 0;
         }},
        {"{card:start} clears the pile away",
         [](const V& v, const Advice& a) {
           return !v.state().pile.empty() && afterMove(v, a.action).state().pile.empty() &&
                  a.card.rank() >= kRankClearPlusOne;
         }},
        {"You have no other", [](const V& v, const Advice&) { return movesOf(v) == 1; }},
        {"Three of the same",
         [](const V& v, const Advice& a) {
           return !isClear(a.action) && afterMove(v, a.action).state().pile.empty() &&
                  a.number == v.state().pile.size + a.action.cards.size();
         }},
        {"{player} may have no",
         [](const V& v, const Advice& a) {
           const G after = afterMove(v, a.action);
           return after.state().turn == a.player && a.number == after.state().pile.size &&
                  a.card.rank() == after.state().pile.top.rank() &&
                  stuck(v, a.action, a.player) > 0.15;
         }},
        {"{player} has no card",
         [](const V& v, const Advice& a) {
           const G after = afterMove(v, a.action);
           return after.state().turn == a.player && a.number == after.state().pile.size &&
                  a.card.rank() == after.state().pile.top.rank() &&
                  stuck(v, a.action, a.player) > 0.99;
         }},
        {"You get rid of",
         [](const V& v, const Advice& a) {
           bool isMost = true;
           v.legal([&](const Action& move) {
             isMost = isMost && (move.verb != G::kPlay || move.cards.size() <= a.number ||
                                 ranks(move.cards).front() != ranks(a.action.cards).front());
           });
           const int left = v.state().held[at(v.viewer())] - a.number;
           return isMost && a.number == a.action.cards.size() &&
                  a.number > a.instead->cards.size() && (v.state().stock.empty() || left >= 3);
         }},
        {"{card:start} is your lowest",
         [](const V& v, const Advice& a) {
           int lowest = kRankClearPlusTwo;
           v.legal([&](const Action& move) {
             if (move.verb == G::kPlay) lowest = std::min(lowest, move.cards.first().rank());
           });
           return a.card.rank() == lowest &&
                  (!a.instead || a.instead->cards.first().rank() > lowest);
         }},
        {"{card:start} is harder",
         [](const V& v, const Advice& a) {
           bool highest = true;
           v.legal([&](const Action& move) {
             if (move.verb != G::kPlay || isClear(move)) return;
             highest = highest && move.cards.first().rank() <= a.card.rank();
           });
           return highest && a.card.rank() > a.instead->cards.first().rank();
         }},
        {"{card:start} fits now",
         [](const V&, const Advice& a) { return !isClear(a.action) && isClear(*a.instead); }},
        {"In simulated deals where it made a difference, this move",
         didBetter<ThreeUpThreeDownRules>},
        {"In simulated deals, the next best", isNotWorse<ThreeUpThreeDownRules>},
        {"This move brings you", isNotWorse<ThreeUpThreeDownRules>},
        {"This move did best", isNotWorse<ThreeUpThreeDownRules>},
        {"No other move clearly did", noMoveIsBetter<ThreeUpThreeDownRules>},
        {"The next best move is about", noMoveIsBetter<ThreeUpThreeDownRules>},
    };
  }

 private:
  static bool isClear(const Action& action) {
    return action.verb == G::kPlay && action.cards.first().rank() > G::kHighestNumber;
  }
  static std::vector<int> ranks(const CardSet& cards) {
    std::vector<int> list;
    for (Card card : cards) list.push_back(std::min(card.rank(), kRankClear));
    std::ranges::sort(list);
    return list;
  }
  static int sum(const Action& action) {
    int total = 0;
    for (int rank : ranks(action.cards)) total += rank;
    return total;
  }
  // Returns the number of different values among the cards. All plain Clears count as one value,
  // although those added by the larger deck have a rank of their own.
  static int plays(const Action& action) {
    std::set<int> values;
    for (Card card : action.cards) {
      values.insert(card.rank() == kRankMoreClear ? kRankClear : card.rank());
    }
    return static_cast<int>(values.size());
  }
  static bool hasEqualNumbers(const Action& action) {
    std::set<int> seen;
    return std::ranges::any_of(action.cards, [&](Card card) {
      return card.rank() <= G::kHighestNumber && !seen.insert(card.rank()).second;
    });
  }
  // Share of sampled worlds in which the next player has no fitting card.
  static double stuck(const V& v, const Action& action, int next) {
    Sampler<G> sampler(v);
    int count = 0;
    for (std::uint64_t i = 0; i < 100; ++i) {
      Random stream(kOtherSeed, i);
      G world = sampler.draw(stream);
      world.apply(v.viewer(), action, NoReport{});
      while (world.chance().kind != ChanceNeed::Kind::none) {
        world.resolve(Chance::draw(world.chance(), stream), NoReport{});
      }
      bool fits = false;
      world.legal(next, [&](const Action& move) {
        if (move.verb == G::kPlay) fits = true;
        if (move.verb != G::kFlip) return;
        // The next player may also turn over a fitting face-down card.
        G flipped = world;
        flipped.apply(next, move, NoReport{});
        fits = fits || flipped.state().held[at(next)] == 0;
      });
      count += fits ? 0 : 1;
    }
    return count / 100.0;
  }
};

class LifeFacts {
 public:
  using G = Life;
  using V = HintView<G>;

  static std::vector<HintFact<G>> list() {
    return {
        {"No cards have been",
         [](const V&, const Advice& a) { return a.action.verb == G::kChoose; }},
        {"Cards of your suit",
         [](const V&, const Advice& a) {
           const int spades = static_cast<int>(Suit::spades);
           return a.action.number != spades && a.instead->number == spades;
         }},
        {"A turn starts with", [](const V& v, const Advice&) { return movesOf(v) == 1; }},
        {"There is no card left to turn",
         [](const V& v, const Advice& a) {
           return a.action.verb == G::kTurn && v.state().stock.empty() && v.state().discard.empty();
         }},
        {"The joker sweeps",
         [](const V& v, const Advice& a) {
           int points = 0;
           for (Card card : v.state().faceUp[at(v.viewer())]) {
             if (card.suit() == Suit::spades && !card.isJoker()) points += value(card);
           }
           return points == a.number && points > 0;
         }},
        {"Your last card",
         [](const V& v, const Advice& a) {
           const G after = afterMove(v, a.action);
           return after.dealOver() && isAhead(v, after);
         }},
        {"The ace is safe",
         [](const V& v, const Advice& a) {
           const double average = aceBrings(v, a.action.cards.first());
           return a.action.cards.first().rank() == 1 &&
                  std::abs(average - a.number) < 4 + 0.25 * average;
         }},
        {"With {card} you get",
         [](const V& v, const Advice& a) {
           const int before = inFront(v, a.card.suit());
           return a.card.rank() != 1 && before < 10 && before + value(a.card) >= 10;
         }},
        {"With {card} and other",
         [](const V& v, const Advice& a) {
           const int before = inFront(v, a.card.suit());
           return a.card.rank() != 1 && before + value(a.card) < 10 &&
                  before + inHand(v, a.card.suit()) >= 10;
         }},
        {"{card:start} is worth %n point(s) in",
         [](const V& v, const Advice& a) { return a.number == counts(v, v.viewer(), a.card); }},
        {"The cards in front",
         [](const V& v, const Advice&) {
           return inFront(v, static_cast<Suit>(v.state().turned)) >= 10;
         }},
        {"You have no card", [](const V& v, const Advice&) { return movesOf(v) == 1; }},
        {"You have no choice", [](const V& v, const Advice&) { return movesOf(v) == 1; }},
        {"Even if you laid every card",
         [](const V& v, const Advice& a) {
           const Suit suit = static_cast<Suit>(v.state().turned);
           return a.action.verb == G::kDone && !v.state().laid &&
                  inFront(v, suit) + inHand(v, suit) < 10;
         }},
        {"Stealing {player}’s last card",
         [](const V& v, const Advice& a) {
           return v.state().held[a.player] == 1 && isAhead(v, v.seen());
         }},
        {"{player} stole from you",
         [](const V& v, const Advice& a) {
           return v.state().stolenBy[at(v.viewer())] == a.player;
         }},
        {"Of the cards that",
         [](const V& v, const Advice& a) {
           bool most = true;
           v.legal([&](const Action& move) {
             if (move.verb != G::kTake) return;
             most = most && counts(v, v.viewer(), move.cards.first()) <= a.number;
           });
           return most && counts(v, v.viewer(), a.card) == a.number;
         }},
        {"{card:start} is worth %n point(s) to",
         [](const V& v, const Advice& a) {
           bool most = true;
           v.legal([&](const Action& move) {
             if (move.verb != G::kTake) return;
             most = most && counts(v, move.target, move.cards.first()) <= a.number;
           });
           return most && counts(v, a.player, a.card) == a.number;
         }},
        {"You know that",
         [](const V& v, const Advice& a) {
           const CardSet& known = v.state().hands[a.player];
           return known.contains(a.card) && (known & CardSet::ofSuit(Suit::spades)).empty() &&
                  std::ranges::all_of(known, [&](Card card) {
                    return counts(v, v.viewer(), card) <= counts(v, v.viewer(), a.card);
                  });
         }},
        {"A card from {player}’s hand is a spade in only",
         [](const V& v, const Advice& a) {
           const double own = spades(v, a.player);
           return isAbout(own, a.number) && (!a.instead || a.instead->verb != G::kSteal ||
                                             own < spades(v, a.instead->target) + 0.1);
         }},
        {"{player}’s hand hardly ever",
         [](const V& v, const Advice& a) { return isAbout(spades(v, a.player), 0); }},
        {"{player}’s hand contains no spade",
         [](const V& v, const Advice& a) { return spades(v, a.player) == 0; }},
        {"Stealing would end the",
         [](const V& v, const Advice& a) {
           return v.state().held[a.instead->target] == 1 &&
                  v.seen().score(a.player) > v.seen().score(v.viewer());
         }},
        {"A card from {player}’s hand is a spade in %n",
         [](const V& v, const Advice& a) {
           return isAbout(spades(v, a.player), a.number) && a.action.verb == G::kDecline;
         }},
        {"Fewer players have chosen",
         [](const V& v, const Advice& a) {
           const auto& chosen = v.state().chosen;
           return std::ranges::count(chosen, a.action.number) <
                  std::ranges::count(chosen, a.instead->number);
         }},
        {"Your hand is empty. If you do not steal, the deal ends, and {player}",
         [](const V& v, const Advice& a) {
           return v.state().held[at(v.viewer())] == 0 && a.action.verb != G::kDecline &&
                  afterMove(v, *a.instead).dealOver() &&
                  v.seen().score(a.player) > v.seen().score(v.viewer());
         }},
        {"Your hand is empty. If you do not steal, the deal ends, and nobody",
         [](const V& v, const Advice& a) {
           const G after = afterMove(v, a.action);
           return v.state().held[at(v.viewer())] == 0 && after.dealOver() && isAhead(v, after);
         }},
        {"There is nothing to steal",
         [](const V& v, const Advice& a) {
           return movesOf(v) == 1 && a.action.verb == G::kDecline && v.state().held[a.player] == 0;
         }},
        {"In simulated deals where it made a difference, this move", didBetter<LifeRules>},
        {"This move brings you", isNotWorse<LifeRules>},
        {"This move did best", isNotWorse<LifeRules>},
        {"No other move clearly did", noMoveIsBetter<LifeRules>},
        {"The next best move is about", noMoveIsBetter<LifeRules>},
    };
  }

 private:
  static int value(Card card) {
    return card.isJoker() ? 0 : card.rank() == 1 || card.rank() > 10 ? 10 : card.rank();
  }
  static int counts(const V& v, int player, Card card) {
    const bool own = v.state().chosen[at(player)] == static_cast<int>(card.suit());
    if (card.suit() == Suit::spades) return own ? -(value(card) / 2) : -value(card);
    return (own ? 2 : 1) * value(card);
  }
  static int pointsOf(const CardSet& cards, Suit suit) {
    int points = 0;
    for (Card card : cards) {
      if (!card.isJoker() && card.suit() == suit) points += value(card);
    }
    return points;
  }
  static int inFront(const V& v, Suit suit) {
    return pointsOf(v.state().faceUp[at(v.viewer())], suit);
  }
  static int inHand(const V& v, Suit suit) {
    return pointsOf(v.state().hands[at(v.viewer())], suit);
  }
  static bool isAhead(const V& v, const G& game) {
    for (int p = 0; p < v.players(); ++p) {
      if (game.score(p) > game.score(v.viewer())) return false;
    }
    return true;
  }
  // Returns the expected points of the ace's suit in the other players' hands and among their
  // face-up cards.
  static double aceBrings(const V& v, Card ace) {
    constexpr int kWorlds = 100;
    Sampler<G> sampler(v);
    double points = 0;
    for (std::uint64_t i = 0; i < kWorlds; ++i) {
      Random stream(kOtherSeed, i);
      const G world = sampler.draw(stream);
      for (int p = 0; p < v.players(); ++p) {
        if (p == v.viewer()) continue;
        points += pointsOf(world.state().hands[at(p)], ace.suit()) +
                  pointsOf(world.state().faceUp[at(p)], ace.suit());
      }
    }
    return points / kWorlds;
  }
  static double spades(const V& v, int player) {
    constexpr int kWorlds = 100;
    Sampler<G> sampler(v);
    double share = 0;
    for (std::uint64_t i = 0; i < kWorlds; ++i) {
      Random stream(kOtherSeed, i);
      const G world = sampler.draw(stream);
      const CardSet& hand = world.state().hands[at(player)];
      int count = 0;
      for (Card card : hand) count += !card.isJoker() && card.suit() == Suit::spades ? 1 : 0;
      share += hand.empty() ? 0 : static_cast<double>(count) / hand.size();
    }
    return share / kWorlds;
  }
};

template <>
struct HintFacts<UnderwearRules> : UnderwearFacts {};
template <>
struct HintFacts<ThreeUpThreeDownRules> : ThreeUpFacts {};
template <>
struct HintFacts<LifeRules> : LifeFacts {};

}  // namespace downpile::match
