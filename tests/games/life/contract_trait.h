// SPDX-License-Identifier: GPL-3.0-or-later
// Life's classes of equivalent moves and its hidden places, written independently of the game's
// code, which is under test.
#pragma once

#include <algorithm>

#include "games/life/life.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<Life> {
  // Returns the same action for equivalent moves: equal cards of two packs are equivalent, and all
  // jokers are.
  static Action representative(const Life& /*game*/, const Action& action) {
    Action result = action;
    result.cards = CardSet();
    for (Card card : action.cards) {
      const Card first = kindOf(card, CardFamily::french);
      result.cards.insert(result.cards.contains(first) ? Card(first.id + 64) : first);
    }
    return result;
  }

  static bool hides(const Place& place, int viewer) {
    return place.zone == Life::kStock || (place.zone == Life::kHand && place.player != viewer);
  }

  // Returns true if the viewer knows this card in a hand, according to the view. secrets.h and
  // tst_life_worlds test whether views are right.
  static bool knows(const Life& game, Card card, int viewer) {
    const Life seen = game.masked(viewer);
    for (int player = 0; player < game.players(); ++player) {
      if (seen.state().hands[static_cast<std::size_t>(player)].contains(card)) return true;
    }
    return false;
  }

  // The owner, as numbered in HiddenCards, of a hidden card: the stock; with blind steals, the
  // player who holds the card; without them, the bit mask of suits that the card cannot have.
  static int ownerOf(const Life& game, const Place& place, Card card) {
    if (place.zone == Life::kStock) return Life::kStockOwner;
    if (game.options()[Life::kBlindSteal] != 0) return place.player;
    const Fans& fans = game.state().fans;
    return fans.slot(place.player, fans.find(place.player, card)).lacks;
  }

  // Hidden cards can cause visible events without a choice of their player: spades must be laid,
  // and an ace collects cards from all hands.
  static constexpr bool kHiddenCardsAct = true;

  // The outcome of a blind steal is an index into the victim's hand, sorted by the names of the
  // cards. After other cards were put in place of the hidden ones, the corresponding card can have
  // another index.
  static Chance samePick(const Life& game, const Chance& pick,
                         const std::array<Card, kCardIds>& becomes, const Life& other) {
    const auto before = printedHand(game);
    const auto after = printedHand(other);
    const Card card = before[static_cast<std::size_t>(pick.number())];
    return Chance::picked(
        static_cast<int>(std::find(after.begin(), after.end(), becomes[card.id]) - after.begin()));
  }

 private:
  static std::vector<Card> printedHand(const Life& game) {
    const CardSet& hand = game.state().hands[game.state().robbed];
    std::vector<Card> cards(hand.begin(), hand.end());
    std::stable_sort(cards.begin(), cards.end(), [](Card a, Card b) {
      return kindOf(a, CardFamily::french) < kindOf(b, CardFamily::french);
    });
    return cards;
  }
};

}  // namespace downpile::test
