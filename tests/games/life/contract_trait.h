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

  // Returns true if the viewer knows this card of a hand. secrets.h and tst_life_worlds verify the
  // answer.
  static bool knows(const Life& game, Card card, int viewer) {
    const Life seen = game.masked(viewer);
    for (int player = 0; player < game.players(); ++player) {
      if (seen.state().hands[static_cast<std::size_t>(player)].contains(card)) return true;
    }
    return false;
  }

  // If thieves choose a card of the open fan, cards for which the same suits are possible have the
  // same owner in HiddenCards. If thieves steal blindly, the owner is the player with the card.
  static int ownerOf(const Life& game, const Place& place, Card card) {
    if (place.zone == Life::kStock) return Life::kStockOwner;
    if (game.options()[Life::kBlindSteal] != 0) return place.player;
    const Fans& fans = game.state().fans;
    return fans.slot(place.player, fans.find(place.player, card)).lacks;
  }

  // Hidden cards cause visible events: spades must be laid, and an ace collects cards of all
  // players.
  static constexpr bool kHiddenCardsAct = true;

  // A random pick is stored as an index into the victim's hand, sorted by the kind of card (as
  // printed). So the same card has another index after cards were exchanged.
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
