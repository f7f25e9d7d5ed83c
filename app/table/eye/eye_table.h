// SPDX-License-Identifier: GPL-3.0-or-later
// The table as the eye has followed it so far: which cards lie where, each under the viewer's own
// name for it (its key). It is fed with what the viewer may see only, so that keys can tell
// nothing more: a card played from a hidden hand is any of those there, and a card that goes where
// nobody can follow it loses its key for good.
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

class EyeTable {
 public:
  struct Seen {
    int key = 0;
    Card card;        // Card() where the viewer sees its back
    int arrival = 0;  // number of the event that brought it here
    int home = -1;    // which of the homes of its place it has; -1 where there are none
  };
  struct Heap {
    std::vector<Seen> cards;  // from the bottom, or the left
    int below = 0;            // cards under them that have no key (the stock)
    bool faceDown = false;
    int worth = 0;
    CardSet turnedUp{};  // of a hand: those that lie face up for all to see

    int size() const { return below + static_cast<int>(cards.size()); }
  };
  using Heaps = std::map<Place, Heap>;

  // Everything away; keys go on from where they are.
  void clear();

  // Before the first deal: all cards that the view knows of lie in the stock.
  void gather(const AnyView& view);

  // The table becomes what the view shows. Cards keep their keys as far as they can be followed;
  // nothing changes where the events have led to the same.
  void show(const AnyView& view);

  // The cards that an event will take from the stock get their keys there, so that they are seen
  // to come from it. True where there are any.
  bool lift(const Event& event);
  void apply(const Event& event);

  const Heaps& heaps() const { return heaps_; }
  const Heap* heap(const Place& place) const;
  struct Found {
    Place place;
    int slot = 0;  // 0 = bottom or left
    Card card;     // Card() where the viewer sees its back
  };
  // The card of a key; nothing where there is no such key any more.
  std::optional<Found> find(int key) const;
  // Arrivals later than this are of the events since the table last agreed with a view.
  int settledArrival() const { return settledArrival_; }
  int arrivals() const { return arrivals_; }

  // Where places have homes, cards lie in those that they have in the other table.
  void takeHomes(const EyeTable& other);

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
  int settledArrival_ = 0;
};

}  // namespace downpile
