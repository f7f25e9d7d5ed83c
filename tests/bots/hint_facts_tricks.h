// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether the reasons of hints are true, in Up and Down and Ultimate Loser.
#pragma once

#include <algorithm>
#include <map>

#include "bots/ultimate-loser/rules.h"
#include "bots/up-and-down/rules.h"
#include "hint_facts.h"

namespace downpile::match {

class UpAndDownFacts {
 public:
  using G = UpAndDown;
  using V = HintView<G>;

  static std::vector<HintFact<G>> list() {
    return {
        {"You make this bid in",
         [](const V& v, const Advice& a) {
           const Shares kept = keptBids(v, a);
           return a.number > 0 && isAbout(kept.chosen(), a.number) && !a.instead;
         }},
        {"If you bid {chosen}",
         [](const V& v, const Advice& a) {
           const Shares kept = keptBids(v, a);
           return areAbout(kept, a) && kept.chosen() > kept.other() - 0.1;
         }},
        {"A bid of {chosen} pays more",
         [](const V& v, const Advice& a) {
           const Shares kept = keptBids(v, a);
           return a.number > 0 && areAbout(kept, a) && a.action.number > a.instead->number;
         }},
        {"You have no choice", [](const V& v, const Advice&) { return movesOf(v) == 1; }},
        {"Nobody can beat",
         [](const V& v, const Advice& a) {
           return a.number == needed(v) && needed(v) > 0 && takes(v, a.action) == kWorlds;
         }},
        {"You still need tricks",
         [](const V& v, const Advice& a) {
           const Shares share = taken(v, a);
           return needed(v) > 0 && areAbout(share, a) && share.chosen() > share.other() - 0.1;
         }},
        {"You already have all",
         [](const V& v, const Advice& a) {
           const Shares share = taken(v, a);
           return needed(v) == 0 && a.number > 0 && areAbout(share, a) &&
                  share.chosen() < share.other() + 0.1;
         }},
        {"{card:start} hardly ever takes",
         [](const V& v, const Advice& a) {
           const Shares share = taken(v, a);
           return needed(v) == 0 && isAbout(share.chosen(), 0) &&
                  share.chosen() < share.other() + 0.1;
         }},
        {"Either card takes this trick: keep",
         [](const V& v, const Advice& a) {
           return needed(v) > 0 && bothTake(v, a) && isLower(a) && differs(v, a);
         }},
        {"Either card takes this trick: get",
         [](const V& v, const Advice& a) {
           return needed(v) == 0 && bothTake(v, a) && !isLower(a) && differs(v, a);
         }},
        {"Neither card takes this trick: keep",
         [](const V& v, const Advice& a) {
           return needed(v) > 0 && noneTakes(v, a) && isLower(a) && differs(v, a);
         }},
        {"Neither card takes this trick, and",
         [](const V& v, const Advice& a) {
           return needed(v) == 0 && noneTakes(v, a) && !isLower(a) && differs(v, a);
         }},
        {"{card:start} cannot take",
         [](const V& v, const Advice& a) { return needed(v) == 0 && takes(v, a.action) == 0; }},
        {"You have more tricks than you bid: each further trick is still",
         [](const V& v, const Advice& a) {
           const Shares share = taken(v, a);
           return needed(v) < 0 && share.chosen() > share.other() - 0.1 &&
                  v.options()[G::kScoring] != G::kFivePlusTricks;
         }},
        {"You have more tricks than you bid: each further trick costs",
         [](const V& v, const Advice& a) {
           const Shares share = taken(v, a);
           return needed(v) < 0 && share.chosen() < share.other() + 0.1 &&
                  v.options()[G::kScoring] == G::kFivePlusTricks;
         }},
        {"You can no longer make your bid, but each trick that you take is worth",
         [](const V& v, const Advice& a) {
           const Shares share = taken(v, a);
           return isOutOfReach(v) && share.chosen() > share.other() - 0.1 &&
                  v.options()[G::kScoring] != G::kTable;
         }},
        {"You can no longer make your bid, but each trick that you take saves",
         [](const V& v, const Advice& a) {
           const Shares share = taken(v, a);
           return isOutOfReach(v) && share.chosen() > share.other() - 0.1 &&
                  v.options()[G::kResponsibility] != 0 && v.options()[G::kScoring] == G::kTable;
         }},
        {"You can no longer make your bid, so",
         [](const V& v, const Advice&) {
           return isOutOfReach(v) && v.options()[G::kResponsibility] == 0 &&
                  v.options()[G::kScoring] == G::kTable;
         }},
        {"You make your bid",
         [](const V& v, const Advice& a) {
           const Shares kept = keptBids(v, a);
           return areAbout(kept, a) && kept.chosen() > kept.other() - 0.1;
         }},
        {"{player} makes their bid",
         [](const V& v, const Advice& a) {
           const Shares kept = keptBids(v, a, a.player);
           return a.player != v.viewer() && areAbout(kept, a) && kept.chosen() < kept.other();
         }},
        {"In simulated deals where it made a difference, this move", didBetter<UpAndDownRules>},
        {"In simulated deals, the next best", isNotWorse<UpAndDownRules>},
        {"This move did best", isNotWorse<UpAndDownRules>},
        {"No other move clearly did", noMoveIsBetter<UpAndDownRules>},
        {"The next best move is about", noMoveIsBetter<UpAndDownRules>},
    };
  }

 private:
  static constexpr int kWorlds = 24;

  static int needed(const V& v) {
    return v.state().bids[at(v.viewer())] - v.state().taken[at(v.viewer())];
  }
  static bool isOutOfReach(const V& v) { return needed(v) > v.state().held[at(v.viewer())]; }

  static Shares keptBids(const V& v, const Advice& a) { return keptBids(v, a, v.viewer()); }
  static Shares keptBids(const V& v, const Advice& a, int player) {
    return sharesOf<UpAndDownRules>(v, a, kMostMoves, [&](const G& end) {
      return end.state().bids[at(player)] == end.state().taken[at(player)];
    });
  }

  static int later(const V& v) {
    return v.players() - 1 - static_cast<int>(v.state().trick.players.size());
  }
  static auto takesIn(const V& v) {
    return [&v](const G& end) {
      return end.state().taken[at(v.viewer())] > v.state().taken[at(v.viewer())];
    };
  }
  static Shares taken(const V& v, const Advice& a) {
    return sharesOf<UpAndDownRules>(v, a, later(v), takesIn(v));
  }
  static int takes(const V& v, const Action& action) {
    return countByChance(v, action, later(v), kWorlds, takesIn(v));
  }
  static bool bothTake(const V& v, const Advice& a) {
    return takes(v, a.action) == kWorlds && takes(v, *a.instead) == kWorlds;
  }
  static bool noneTakes(const V& v, const Advice& a) {
    return takes(v, a.action) == 0 && takes(v, *a.instead) == 0;
  }
  static bool isLower(const Advice& a) {
    const Card one = a.action.cards.first();
    const Card other = a.instead->cards.first();
    return one.suit() == other.suit() && G::height(one) < G::height(other);
  }
  // Returns true if a hidden card ranks between the two cards of the hint.
  static bool differs(const V& v, const Advice& a) {
    const int one = G::height(a.action.cards.first());
    const int other = G::height(a.instead->cards.first());
    return std::ranges::any_of(v.seen().unknownTo(v.viewer()), [&](Card card) {
      const int height = G::height(card);
      return card.suit() == a.card.suit() && (height - one) * (height - other) < 0;
    });
  }
};

class UltimateLoserFacts {
 public:
  using G = UltimateLoser;
  using V = HintView<G>;

  static std::vector<HintFact<G>> list() {
    return {
        {"Nobody knows what the",
         [](const V&, const Advice& a) { return a.action.verb == G::kThrow; }},
        {"With that your hand",
         [](const V& v, const Advice& a) {
           const auto loses = [&v](const G& end) { return end.state().loser == v.viewer(); };
           return a.action.cards == hand(v) && countByChance(v, a.action, later(v), 24, loses) == 0;
         }},
        {"Hardly anybody",
         [](const V& v, const Advice& a) {
           return cannotFollow(v, a.action) > 0.5 &&
                  (!a.instead || cannotFollow(v, a.action) > cannotFollow(v, *a.instead));
         }},
        {"You get rid of",
         [](const V&, const Advice& a) {
           const int other = a.instead->verb == G::kPlay ? a.instead->cards.size() : 0;
           return a.number == a.action.cards.size() && a.number > other;
         }},
        {"This keeps cards together",
         [](const V& v, const Advice& a) {
           const auto ends = [](const G& end) { return end.dealOver(); };
           return !breaks(v, a.action.cards) && breaks(v, a.instead->cards) &&
                  countByChance(v, a.action, later(v), 24, ends) < 24;
         }},
        {"{player} has passed, so even a low play costs you nothing.",
         [](const V& v, const Advice& a) {
           return v.state().passed.contains(a.player) && paysByChance(v, a.action) == 0 &&
                  (!a.instead || a.instead->verb != G::kPlay);
         }},
        {"{player} has passed, so even a low play costs you nothing:",
         [](const V& v, const Advice& a) {
           return v.state().passed.contains(a.player) && paysByChance(v, a.action) == 0 &&
                  isLower(a) && noneIsBetween(v, 0, a);
         }},
        {"{player} has played lower, so you",
         [](const V& v, const Advice& a) {
           return hasPlayedLower(v, a) && paysByChance(v, a.action) == 0;
         }},
        {"{player} has played lower, so this",
         [](const V& v, const Advice& a) {
           return hasPlayedLower(v, a) && paysByChance(v, a.action) == 0 && isLower(a) &&
                  noneIsBetween(v, playedBy(v, a.player), a);
         }},
        {"This wins the trick",
         [](const V& v, const Advice& a) {
           const Shares wins = sharesOf<UltimateLoserRules>(v, a, later(v), [&](const G& end) {
             return end.state().leader == v.viewer() && !end.dealOver();
           });
           return areAbout(wins, a) && wins.chosen() > wins.other() - 0.1;
         }},
        {"You pay for this trick",
         [](const V& v, const Advice& a) {
           const Shares paid = pays(v, a);
           return a.number > 0 && areAbout(paid, a) && paid.chosen() < paid.other() + 0.1;
         }},
        {"You hardly ever pay",
         [](const V& v, const Advice& a) {
           const Shares paid = pays(v, a);
           return isAbout(paid.chosen(), 0) && paid.chosen() < paid.other() + 0.1;
         }},
        {"With {card} you have a straight",
         [](const V& v, const Advice& a) {
           const CardSet swapped = afterSwap(v, a);
           int longest = 0;
           for (int low = 2; low <= 14; ++low) {
             CardSet run;
             for (int rank = low; rank <= 14; ++rank) {
               const int value = rank == 14 ? 1 : rank;
               const CardSet next =
                   swapped & CardSet::ofSuit(a.card.suit()) & CardSet::ofValues(valueBit(value));
               if (next.empty()) break;
               run |= next;
               if (run.contains(a.card)) longest = std::max(longest, run.size());
             }
           }
           return a.card == v.state().gin && longest == a.number && longest >= 3;
         }},
        {"With {card} you have %n",
         [](const V& v, const Advice& a) {
           const int set = (afterSwap(v, a) & CardSet::ofValues(valueBit(a.card.rank()))).size();
           return a.card == v.state().gin && set == a.number && set > 1;
         }},
        {"You have to pay anyway, and the gin card, {card}, is better",
         [](const V& v, const Advice& a) {
           return mustPay(v) && a.card == v.state().gin &&
                  strength(CardSet(a.card)) > strength(a.action.cards);
         }},
        {"You have to pay anyway, and the gin card, {card}, is no better than the",
         [](const V& v, const Advice& a) {
           return mustPay(v) && a.card == v.state().gin &&
                  strength(CardSet(a.card)) <= strength(a.instead->cards);
         }},
        {"{card:start} is the lower",
         [](const V& v, const Advice& a) {
           return strength(a.action.cards) < strength(a.instead->cards) &&
                  !breaks(v, a.action.cards);
         }},
        {"You have to pay anyway, and the gin card, {card}, is no better than your",
         [](const V& v, const Advice& a) {
           return mustPay(v) && a.card == v.state().gin &&
                  std::ranges::all_of(hand(v), [&](Card card) {
                    return strength(CardSet(a.card)) <= strength(CardSet(card));
                  });
         }},
        {"None of your cards", [](const V& v, const Advice&) { return mustPay(v); }},
        {"You must give your highest card",
         [](const V& v, const Advice& a) {
           return std::ranges::all_of(hand(v), [&](Card card) {
             return strength(CardSet(card)) <= strength(a.action.cards);
           });
         }},
        {"You can spare {card}",
         [](const V& v, const Advice& a) {
           return a.action.cards == CardSet(a.card) && !breaks(v, a.action.cards) && isLower(a);
         }},
        {"In simulated deals where it made a difference, this move", didBetter<UltimateLoserRules>},
        {"In simulated deals, the next best", isNotWorse<UltimateLoserRules>},
        {"This move did best", isNotWorse<UltimateLoserRules>},
        {"No other move clearly did", noMoveIsBetter<UltimateLoserRules>},
        {"The next best move is about", noMoveIsBetter<UltimateLoserRules>},
    };
  }

 private:
  static const CardSet& hand(const V& v) { return v.state().hands[at(v.viewer())]; }
  static int strength(const CardSet& cards) { return G::strengthOf(cards); }
  static bool isLower(const Advice& a) {
    return strength(a.action.cards) < strength(a.instead->cards);
  }

  // Returns true if no legal play is stronger than `lowest` and weaker than the advised play.
  static bool noneIsBetween(const V& v, int lowest, const Advice& a) {
    bool none = true;
    v.legal([&](const Action& action) {
      if (action.verb != G::kPlay) return;
      const int other = strength(action.cards);
      none = none && (other <= lowest || other >= strength(a.action.cards));
    });
    return none;
  }

  static int later(const V& v) {
    int count = 0;
    for (int p = 0; p < v.players(); ++p) {
      const bool acted = v.state().plays.players.contains(p) || v.state().passed.contains(p);
      count += p != v.viewer() && !acted && v.state().held[at(p)] > 0 ? 1 : 0;
    }
    return count;
  }

  static Shares pays(const V& v, const Advice& a) {
    return sharesOf<UltimateLoserRules>(v, a, later(v),
                                        [&](const G& end) { return pays_(v, end); });
  }
  // Returns true if the viewer pays a penalty in this trick. Returns false if the trick ends the
  // deal, because the penalties then include those of the Ultimate Loser.
  static bool pays_(const V& v, const G& end) {
    if (end.dealOver()) return false;
    return end.state().penalties[at(v.viewer())] > v.state().penalties[at(v.viewer())];
  }
  // Returns in how many of 24 sampled worlds the viewer pays after the move. Returns 0 for four of
  // a kind, because a FourPlay costs every player a penalty (X10).
  static int paysByChance(const V& v, const Action& action) {
    if (action.cards.size() == kSuits && !G::typeOf(action.cards).flush) return 0;
    return countByChance(v, action, later(v), 24, [&](const G& end) { return pays_(v, end); });
  }

  static bool hasPlayedLower(const V& v, const Advice& a) {
    return playedBy(v, a.player) < strength(a.action.cards);
  }
  // Returns the strength of this player's play in the trick; more than any strength without one.
  static int playedBy(const V& v, int player) {
    for (int i = 0; i < v.state().plays.size(); ++i) {
      if (v.state().plays.players[i] == player) return strength(v.state().plays.cards[at(i)]);
    }
    return G::kJokerStrength + 1;
  }

  static bool mustPay(const V& v) {
    bool plays = false;
    v.legal([&](const Action& action) { plays = plays || action.verb == G::kPlay; });
    return !plays;
  }

  static CardSet afterSwap(const V& v, const Advice& a) {
    return (hand(v) - a.action.cards) | CardSet(v.state().gin);
  }

  // Returns true if a larger set or straight flush of the hand contains all these cards.
  static bool breaks(const V& v, const CardSet& cards) {
    bool part = false;
    if (cards.empty()) return false;
    const bool oneRank = !G::typeOf(cards).flush;
    if (oneRank && cards.first().rank() != kJokerRank) {
      part = (hand(v) & CardSet::ofValues(valueBit(cards.first().rank()))).size() > cards.size();
    }
    G::eachLead(hand(v), [&](const CardSet& lead) {
      part = part ||
             (lead.size() >= cards.size() && !(lead & cards).empty() && !cards.containsAll(lead));
    });
    return part;
  }

  // Share of the opponents with cards who cannot follow the type of the action, in sampled worlds.
  static double cannotFollow(const V& v, const Action& action) {
    constexpr int kWorlds = 100;
    Sampler<G> sampler(v);
    int cannot = 0;
    int others = 0;
    const G::Type type = G::typeOf(action.cards);
    for (std::uint64_t i = 0; i < kWorlds; ++i) {
      Random stream(kOtherSeed, i);
      const G world = sampler.draw(stream);
      for (int p = 0; p < v.players(); ++p) {
        if (p == v.viewer() || world.state().held[at(p)] == 0) continue;
        bool can = false;
        G::eachLead(world.state().hands[at(p)],
                    [&](const CardSet& lead) { can = can || G::typeOf(lead) == type; });
        ++others;
        cannot += can ? 0 : 1;
      }
    }
    return others == 0 ? 0 : static_cast<double>(cannot) / others;
  }
};

template <>
struct HintFacts<UpAndDownRules> : UpAndDownFacts {};
template <>
struct HintFacts<UltimateLoserRules> : UltimateLoserFacts {};

}  // namespace downpile::match
