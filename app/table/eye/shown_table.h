// SPDX-License-Identifier: GPL-3.0-or-later
// The table as shown so far: the cards in each place, each with a key private to the viewer. The
// table receives only information visible to the viewer, so keys cannot reveal more. A card played
// from a hidden hand takes the key of any hidden card there. An untraceable card, as in a shuffle,
// loses its key for good.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "rules/any_game.h"
#include "rules/step.h"
#include "table/card.h"
#include "table/card_set.h"
#include "table/place.h"

namespace downpile {

class ShownTable {
 public:
  struct Seen {
    int key = 0;
    Card card;        // the card; Card() if the viewer sees its back
    int arrival = 0;  // value of arrivals() when the card came to its place
    int home = -1;    // fixed position in its place (Zone::keepsHomes), or -1
  };
  struct Heap {
    std::vector<Seen> cards;  // cards in order from bottom to top, or left to right
    int below = 0;            // number of cards without keys below `cards`, as in the stock
    bool faceDown = false;
    int score = 0;
    bool doubled = false;
    // Cards of a hand that are face up for all players (in a blind deal, for all but the owner).
    CardSet turnedUp{};

    int size() const { return below + static_cast<int>(cards.size()); }
  };
  using Heaps = std::map<Place, Heap>;

  // Removes all cards. Keys are not reused.
  void clear();

  // Puts all cards of the view into the stock, as before the first deal is dealt.
  void gather(const AnyView& view);

  // Makes the table equal to the view. A card keeps its key if it can be followed. Places already
  // equal to the view are not changed.
  void show(const AnyView& view);

  // Gives keys to cards of a stock until `count` of them have one. Cards of coming move events need
  // keys, so that the animation shows them leaving the stock. Returns true if any card got a key.
  bool lift(const Place& stock, std::size_t count);
  void apply(const Event& event);

  const Heaps& heaps() const { return heaps_; }
  const Heap* heap(const Place& place) const;
  struct Found {
    Place place;
    int slot = 0;  // index of the card in its place; 0 is bottom or left
    Card card;     // the card; Card() if the viewer sees its back
  };
  // Returns the card with this key, or nullopt if the key is no longer in use.
  std::optional<Found> find(int key) const;
  int arrivals() const { return arrivals_; }

  // Gives cards the fixed positions of equal cards on the table `other`, in zones with fixed
  // positions (Zone::keepsHomes).
  void takeHomes(const ShownTable& other);

 private:
  void moveCards(const Event& event);
  void reveal(const Event& event);
  void settleHomes(const Place& place);
  Seen takeCard(Heap& heap, Card card);
  void settleHeap(Heap& heap, const PlaceContents& contents, std::vector<Seen>& spare);
  void collectStrays(const std::vector<PlaceContents>& places, std::vector<Seen>& spare);

  Heaps heaps_;
  std::span<const Zone> zones_;
  int lastKey_ = 0;
  int arrivals_ = 0;
};

}  // namespace downpile
