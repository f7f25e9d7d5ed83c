// SPDX-License-Identifier: GPL-3.0-or-later
// Moves cards into and out of the hands of Life, and updates the players' knowledge (knowledge.h).
#include <algorithm>

#include "games/life/life.h"

namespace downpile {

Card Life::cardOfHand(int player, int position) const {
  if (state_.openFans) return state_.fans.slot(player, position).card;
  std::array<int, kCardIds> order{};
  auto end = order.begin();
  for (Card card : state_.hands[at(player)]) {
    *end++ = kindOf(card, CardFamily::french).id * kCardIds + card.id;
  }
  std::nth_element(order.begin(), order.begin() + position, end);
  return Card(order[at(position)] % kCardIds);
}

// L11: returns the card to lay. Of equal cards in an open fan, the first card is laid. All players
// see its position, so the choice must not depend on the pack.
Card Life::copyToLay(int player, Card card) const {
  if (!state_.openFans || !laysFirstCopy_) return card;
  const Card kind = kindOf(card, CardFamily::french);
  int position = 0;
  while (kindOf(cardOfHand(player, position), CardFamily::french) != kind) ++position;
  return cardOfHand(player, position);
}

// Removes cards from a hand; all players see which cards.
void Life::leave(int player, const CardSet& cards) {
  state_.hands[at(player)] -= cards;
  for (Card card : cards) {
    --state_.held[at(player)];
    if (state_.openFans) {
      state_.fans.remove(player, state_.fans.find(player, card));
    } else {
      const int shuffle = shuffleOf(card);
      eachMemory([&](LifeMemory& memory, int) { memory.left(card, player, shuffle); });
    }
  }
}

// Records that all players now know that a hand holds no card of the suit.
void Life::showNone(int player, Suit suit) {
  if (state_.openFans) return state_.fans.lacks(player, suit);
  eachMemory([&](LifeMemory& memory, int) { memory.lacks(player, suit); });
}

// Forgets all knowledge of players about the cards in other hands, except the sizes of the hands.
void Life::forgetHands() {
  state_.shuffles = {};
  state_.groups.reset();
  if (state_.openFans) return;
  const CardSet cards = deck();
  eachMemory([&](LifeMemory& memory, int) { memory.reset(cards, state_.held, state_.partial); });
}

// Records in the players' knowledge that these cards were shuffled to form the stock.
void Life::rememberShuffle(const CardSet& cards) {
  State& s = state_;
  if (s.openFans) {
    CardSet hidden;
    for (const CardSet& hand : s.hands) hidden |= hand;
    return s.groups.shuffle(cards, hidden);
  }
  std::shift_right(s.shuffles.begin(), s.shuffles.end(), 1);
  s.shuffles.front() = cards;
  for (std::size_t i = 1; i < s.shuffles.size(); ++i) s.shuffles[i] -= cards;
  eachMemory([&](LifeMemory& memory, int) { memory.shuffled(cards); });
}

int Life::shuffleOf(Card card) const {
  int shuffle = 0;
  while (shuffle < LifeMemory::kShuffles && !state_.shuffles[at(shuffle)].contains(card)) ++shuffle;
  return shuffle;
}

// Adds a card from the stock to a hand. Only the owner of the hand sees the card.
void Life::arriveUnseen(int player, Card card) {
  insert(player, card, PlayerSet::only(player));
  if (state_.openFans) return;
  eachMemory([player](LifeMemory& memory, int) { memory.pickedUp(player); });
}

// Adds a card from the table to a hand. All players have seen it.
void Life::arriveSeen(int player, Card card) {
  insert(player, card, PlayerSet::all(players_));
  if (state_.openFans) return;
  const int shuffle = shuffleOf(card);
  eachMemory([&](LifeMemory& memory, int) { memory.arrived(card, player, shuffle); });
}

// Moves a stolen card from the victim's hand to the thief's hand. Only these two players see it.
void Life::handOver(Card card, int victim, int thief) {
  State& s = state_;
  s.hands[at(victim)].erase(card);
  --s.held[at(victim)];
  s.hands[at(thief)].insert(card);
  ++s.held[at(thief)];
  if (s.openFans) {
    Fans::Slot slot = s.fans.remove(victim, s.fans.find(victim, card));
    slot.knownBy.insert(thief);
    return s.fans.add(thief, slot);
  }
  const int shuffle = shuffleOf(card);
  eachMemory([&](LifeMemory& memory, int viewer) {
    if (viewer != thief && viewer != victim) {
      return memory.stolenUnseen(victim, thief, s.held[at(victim)]);
    }
    memory.left(card, victim, shuffle);
    memory.arrived(card, thief, shuffle);
  });
}

}  // namespace downpile
