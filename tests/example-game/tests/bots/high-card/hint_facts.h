// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether the reasons of hints in High Card are true, computed independently of the bot.
#pragma once

#include "bots/high-card/rules.h"
#include "bots/hint_facts.h"

namespace downpile::match {

template <>
struct HintFacts<HighCardRules> {
  using V = HintView<HighCard>;

  static std::vector<HintFact<HighCard>> list() {
    return {
        {"It is your last", [](const V& v, const Advice&) { return movesOf(v) == 1; }},
        {"Nobody can take",
         [](const V& v, const Advice& a) { return timesTaken(v, a) == kWorlds; }},
        {"No card of yours", [](const V& v, const Advice& a) { return isHopeless(v, a.card); }},
        {"In simulated deals", didBetter<HighCardRules>},
        {"The next best move is about", noMoveIsBetter<HighCardRules>},
    };
  }

 private:
  static constexpr int kWorlds = 100;

  // Returns in how many sampled worlds the player takes the trick if the other players play random
  // cards.
  static int timesTaken(const V& view, const Advice& advice) {
    const int later = view.players() - view.state().trick.size() - 1;
    const int before = view.state().taken[at(view.viewer())];
    return countByChance(view, advice.action, later, kWorlds, [&](const HighCard& after) {
      return after.state().taken[at(view.viewer())] > before;
    });
  }

  // Returns true if all cards of the hand lose to a card of the trick, and none is lower than
  // `card`.
  static bool isHopeless(const V& view, Card card) {
    int highest = 0;
    const auto& trick = view.state().trick;
    for (int i = 0; i < trick.size(); ++i) {
      highest = std::max(highest, HighCard::height(trick.cards[at(i)]));
    }
    for (Card own : view.state().hands[at(view.viewer())]) {
      if (HighCard::height(own) > highest || HighCard::height(own) < HighCard::height(card)) {
        return false;
      }
    }
    return true;
  }
};

}  // namespace downpile::match
