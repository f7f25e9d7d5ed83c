// SPDX-License-Identifier: GPL-3.0-or-later
// Hides the hands of others, the stock and secret choices from a viewer of Life, and puts sampled
// cards in their places. knowledge.h explains the players' memory.
#include <algorithm>

#include "games/life/life.h"

namespace downpile {

CardSet Life::onTable() const {
  CardSet cards = state_.removed | state_.order.set(state_.discard);
  for (int player = 0; player < players_; ++player) {
    cards |= state_.faceUp[at(player)] | state_.faceDown[at(player)];
  }
  return cards;
}

// With blind steals: returns the cards that the viewer knows to be in the hand of this other
// player.
CardSet Life::knownInHand(int viewer, int player, const CardSet& onTable) const {
  const State& s = state_;
  // Known are the cards that only this player can hold: the cards possible for the player without
  // those possible for other holders. The stock comes early in the loop because it excludes most
  // cards.
  const LifeMemory& memory = s.memories[at(viewer)];
  CardSet known = memory.mayHold(player);
  for (int holder = LifeMemory::kHolders - 1; holder >= 0 && !known.empty(); --holder) {
    const bool holds = holder == LifeMemory::kStock     ? !s.stock.empty()
                       : holder == LifeMemory::kNowhere ? s.partial
                                                        : holder < players_;
    // The viewer sees its own hand, so its memory about that hand does not matter. kSpectator is
    // also the number of the stock (LifeMemory::kStock), so the number must be checked first.
    const bool isOwn = holder < players_ && holder == viewer;
    if (holds && holder != player && !isOwn) known -= memory.mayHold(holder);
  }
  if (known.empty()) return known;
  if (viewer != kSpectator) known -= s.hands[at(viewer)];
  return known - onTable;
}

Life Life::masked(int viewer) const {
  Life seen = *this;
  State& s = seen.state_;
  for (int player = 0; s.openFans && player < players_; ++player) {
    for (int i = 0; i < s.fans.size(player); ++i) {
      Fans::Slot& slot = s.fans.slot(player, i);
      if (slot.card.known()) slot.group = static_cast<std::uint8_t>(s.groups.of(slot.card));
    }
  }
  StateMask mask(viewer);
  fields(s, mask);
  if (s.openFans) return seen;
  const CardSet table = onTable();
  for (int player = 0; player < players_; ++player) {
    if (player != viewer) s.hands[at(player)] = knownInHand(viewer, player, table);
  }
  return seen;
}

CardSet Life::unknownTo(int /*viewer*/) const {
  CardSet unknown = deck() - onTable();
  for (int player = 0; player < players_; ++player) unknown -= state_.hands[at(player)];
  return unknown;
}

HiddenCards Life::hiddenFrom(int viewer) const {
  return state_.openFans ? hiddenInFans(viewer) : hiddenByMemory(viewer);
}

HiddenCards Life::hiddenByMemory(int viewer) const {
  const State& s = state_;
  const LifeMemory& memory = s.memories[at(viewer)];
  const CardSet unknown = unknownTo(viewer);
  HiddenCards hidden;
  const auto limit = [&](int owner, const CardSet& cards, int most) {
    if (!cards.empty()) hidden.addLimit(owner, cards, most);
  };
  for (int player = 0; player < players_; ++player) {
    if (player == viewer) continue;
    const CardSet& known = s.hands[at(player)];
    const int slots = s.held[at(player)] - known.size();
    hidden.addSlots(player, slots);
    if (slots == 0) continue;
    const CardSet possible = unknown & memory.mayHold(player);
    limit(player, unknown - possible, 0);
    for (int kind = 0; kind < LifeMemory::kKinds; ++kind) {
      const CardSet all =
          kind < kSuits ? lifeSuit(static_cast<Suit>(kind)) : s.shuffles[at(kind - kSuits)];
      const int most = std::max(0, memory.most(player, kind) - (known & all).size());
      const CardSet cards = possible & all;
      if (most < std::min(slots, cards.size())) limit(player, cards, most);
    }
  }
  hidden.addSlots(kStockOwner, s.stock.size);
  if (!s.stock.empty()) {
    limit(kStockOwner, unknown - memory.mayHold(LifeMemory::kStock), 0);
  }
  return hidden;
}

HiddenCards Life::hiddenInFans(int viewer) const {
  const State& s = state_;
  // Number of unknown cards in open fans: count[lacks][group]. lacks: bit mask of the impossible
  // suits of a card. group: shuffle group of the card.
  std::array<std::array<std::uint8_t, kCardIds>, kStockOwner> count{};
  for (int player = 0; player < players_; ++player) {
    for (int i = 0; i < s.fans.size(player); ++i) {
      const Fans::Slot& slot = s.fans.slot(player, i);
      if (!slot.knownBy.contains(viewer)) ++count[slot.lacks][slot.group];
    }
  }
  const CardSet unknown = unknownTo(viewer);
  HiddenCards hidden;
  for (int owner = 0; owner < kStockOwner; ++owner) {
    const int before = hidden.slotCount;
    for (int group = 0; group < s.groups.count(); ++group) {
      for (int i = 0; i < count[at(owner)][at(group)]; ++i) hidden.addSlot(owner, group);
    }
    CardSet lacking;
    for (int suit = 0; suit < kSuits; ++suit) {
      if (((owner >> suit) & 1) != 0) lacking |= lifeSuit(static_cast<Suit>(suit));
    }
    lacking &= unknown;
    if (hidden.slotCount > before && !lacking.empty()) hidden.addLimit(owner, lacking, 0);
  }
  for (int i = 0; i < s.stock.size; ++i) hidden.addSlot(kStockOwner, s.groups.count() - 1);
  return hidden;
}

void Life::putHidden(int owner, Card card) {
  State& s = state_;
  if (owner == kStockOwner) {
    // The stock of a view contains no cards, but has its full size already. push() would raise the
    // size.
    const auto size = s.stock.size;
    s.order.push(s.stock, card);
    s.stock.size = size;
    return;
  }
  if (!s.openFans) {
    s.hands[at(owner)].insert(card);
    return;
  }
  const int group = s.groups.of(card);
  for (int player = 0; player < players_; ++player) {
    for (int i = 0; i < s.fans.size(player); ++i) {
      Fans::Slot& slot = s.fans.slot(player, i);
      if (slot.card.known() || slot.lacks != owner || slot.group != group) continue;
      slot.card = card;
      s.hands[at(player)].insert(card);
      return;
    }
  }
}

void Life::drawSecrets(Random& random) {
  for (std::int8_t& suit : state_.chosen) {
    if (suit != kSecretChoice) continue;
    suit = static_cast<std::int8_t>(random.below(option(kChooseSpades) ? kSuits : kSuits - 1));
  }
}

Life::Possible Life::possibleIn(int viewer, int player, const CardSet& unknown) const {
  const State& s = state_;
  Possible possible;
  if (s.openFans) {
    for (int i = 0; i < s.fans.size(player); ++i) {
      const Fans::Slot& slot = s.fans.slot(player, i);
      if (slot.knownBy.contains(viewer)) continue;
      for (unsigned suit = 0; suit < kSuits; ++suit) {
        if (((slot.lacks >> suit) & 1U) == 0) ++possible.most[suit];
      }
    }
    possible.cards = unknown & CardSet::ofValues(valueBit(kJokerRank));
    for (int suit = 0; suit < kSuits; ++suit) {
      const CardSet cards = unknown & lifeSuit(static_cast<Suit>(suit));
      if (possible.most[at(suit)] > 0) possible.cards |= cards;
    }
    return possible;
  }
  const LifeMemory& memory = s.memories[at(viewer)];
  const CardSet& known = s.hands[at(player)];
  possible.cards = unknown & memory.mayHold(player);
  for (int i = 0; i < kSuits; ++i) {
    const CardSet suit = lifeSuit(static_cast<Suit>(i));
    const int places = std::min((possible.cards & suit).size(), s.held[at(player)] - known.size());
    possible.most[at(i)] = std::clamp(memory.most(player, i) - (known & suit).size(), 0, places);
  }
  return possible;
}

}  // namespace downpile
