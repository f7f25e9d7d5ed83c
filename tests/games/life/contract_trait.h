// SPDX-License-Identifier: GPL-3.0-or-later
// Life's classes of equal moves and its hidden places, written down anew: not from the game's own
// code, which is under test.
#pragma once

#include <algorithm>

#include "games/life/life.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<Life> {
  // Equal cards of two packs are one; a joker is as good as another.
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

  // Whether this is right is shown by what is exchanged in secret, and by tst_life_worlds.
  static bool knows(const Life& game, Card card, int viewer) {
    const Life seen = game.masked(viewer);
    for (int player = 0; player < game.players(); ++player) {
      if (seen.state().hands[static_cast<std::size_t>(player)].contains(card)) return true;
    }
    return false;
  }

  // Where thieves point at cards, those are together that cannot be of the same suits.
  static int ownerOf(const Life& game, const Place& place, Card card) {
    if (place.zone == Life::kStock) return Life::kStockOwner;
    if (game.options()[Life::kBlindSteal] != 0) return place.player;
    const Fans& fans = game.state().fans;
    return fans.slot(place.player, fans.find(place.player, card)).lacks;
  }

  // Spades that must be laid, aces that collect.
  static constexpr bool kHiddenCardsAct = true;

  // Lots count through the victim's hand as it is printed.
  static Chance sameLot(const Life& game, const Chance& lot,
                        const std::array<Card, kCardIds>& becomes, const Life& other) {
    const auto before = printedHand(game);
    const auto after = printedHand(other);
    const Card card = before[static_cast<std::size_t>(lot.number())];
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
