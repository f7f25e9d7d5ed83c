// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/shown_table.h"

#include <algorithm>
#include <iterator>

namespace downpile {

namespace {

// If a card leaves a hidden hand, one of the hand's backs moves: the one with the index (number of
// arrivals x this factor) modulo (number of backs). It seems random, and reveals nothing, because
// it depends only on the number of arrivals.
constexpr int kStride = 7;

auto lieOn(std::vector<ShownTable::Seen>& cards, Card card) {
  return std::ranges::find(cards, card, &ShownTable::Seen::card);
}

// Returns the cards of an unordered zone in display order: cards already shown (`lying`) keep their
// order, new cards follow. `cards` must contain every card of `lying`.
std::vector<Card> inDisplayOrder(const std::vector<ShownTable::Seen>& lying,
                                 std::vector<Card> cards) {
  std::vector<Card> result;
  for (const ShownTable::Seen& seen : lying) {
    cards.erase(std::ranges::find(cards, seen.card));
    result.push_back(seen.card);
  }
  result.insert(result.end(), cards.begin(), cards.end());
  return result;
}

}  // namespace

void ShownTable::clear() { heaps_.clear(); }

std::optional<ShownTable::Found> ShownTable::find(int key) const {
  for (const auto& [place, heap] : heaps_) {
    const auto seen = std::ranges::find(heap.cards, key, &Seen::key);
    if (seen == heap.cards.end()) continue;
    const int slot = heap.below + static_cast<int>(seen - heap.cards.begin());
    return Found{.place = place, .slot = slot, .card = seen->card};
  }
  return std::nullopt;
}

const ShownTable::Heap* ShownTable::heap(const Place& place) const {
  const auto found = heaps_.find(place);
  return found == heaps_.end() ? nullptr : &found->second;
}

void ShownTable::gather(const AnyView& view) {
  clear();
  const auto zones = view.info().zones;
  zones_ = zones;
  int all = 0;
  Place stock;
  for (const PlaceContents& contents : view.places()) {
    all += static_cast<int>(contents.cards.size());
    if (zones[contents.place.zone].kind == ZoneKind::stock) stock = contents.place;
  }
  heaps_[stock].below = all;
}

// ---- applying an event --------------------------------------------------------------------------

bool ShownTable::lift(const Place& stock, std::size_t count) {
  Heap& from = heaps_[stock];
  bool lifted = false;
  for (std::size_t i = from.cards.size(); i < count && from.below > 0; ++i) {
    from.cards.push_back({++lastKey_, Card(), ++arrivals_});
    --from.below;
    lifted = true;
  }
  return lifted;
}

// Removes a card from a heap: the card itself if it is visible there, else one of the hidden cards.
// If the heap has neither, returns the card with a new key.
ShownTable::Seen ShownTable::takeCard(Heap& heap, Card card) {
  auto taken = card.known() ? lieOn(heap.cards, card) : heap.cards.end();
  if (taken == heap.cards.end()) {
    const auto isHidden = [](const Seen& seen) { return !seen.card.known(); };
    const auto hidden = std::ranges::count_if(heap.cards, isHidden);
    if (hidden == 0) return {++lastKey_, card, 0};
    auto skip = static_cast<long>(arrivals_) * kStride % hidden;
    taken = std::ranges::find_if(heap.cards,
                                 [&](const Seen& seen) { return isHidden(seen) && skip-- == 0; });
  }
  Seen seen = *taken;
  heap.cards.erase(taken);
  seen.card = card;
  seen.home = -1;
  return seen;
}

// In zones with fixed positions, gives each card without a position the lowest free position of its
// place.
void ShownTable::settleHomes(const Place& place) {
  if (!zones_[place.zone].keepsHomes) return;
  std::vector<Seen>& cards = heaps_[place].cards;
  for (Seen& seen : cards) {
    if (seen.home >= 0) continue;
    int home = 0;
    while (std::ranges::find(cards, home, &Seen::home) != cards.end()) ++home;
    seen.home = home;
  }
}

void ShownTable::moveCards(const Event& event) {
  Heap& from = heaps_[event.from];
  Heap& to = heaps_[event.to];
  for (Card card : event.cards) {
    if (card.known()) from.turnedUp.erase(card);
    Seen seen = takeCard(from, card);
    seen.arrival = ++arrivals_;
    to.cards.push_back(seen);
  }
  settleHomes(event.to);
}

// Turns cards of an event face up. They keep their fixed positions.
void ShownTable::reveal(const Event& event) {
  Heap& heap = heaps_[event.from];
  heap.faceDown = false;
  for (Card card : event.cards) {
    heap.turnedUp.insert(card);
    if (lieOn(heap.cards, card) != heap.cards.end()) continue;
    const auto hidden =
        std::ranges::find_if(heap.cards, [](const Seen& seen) { return !seen.card.known(); });
    if (hidden != heap.cards.end()) hidden->card = card;
  }
}

void ShownTable::apply(const Event& event) {
  switch (event.kind) {
    case Event::Kind::move:
      lift(event.from, event.cards.size());
      moveCards(event);
      break;
    case Event::Kind::pile: {
      Heap& from = heaps_[event.from];
      Heap& to = heaps_[event.to];
      for (Seen& seen : from.cards) {
        seen.arrival = ++arrivals_;
        to.cards.push_back(seen);
      }
      to.below += from.below;
      from = Heap();
      break;
    }
    case Event::Kind::turn:
      heaps_[event.from].faceDown = true;
      break;
    case Event::Kind::reveal:
      reveal(event);
      break;
    case Event::Kind::shuffle: {
      // A card cannot be followed through a shuffle, so the shuffled cards lose their keys. If
      // `from` equals `to`, all cards are collected for a new deal.
      const bool all = event.from == event.to;
      int shuffled = 0;
      for (auto& [place, heap] : heaps_) {
        if (!all && place != event.from) continue;
        shuffled += heap.size();
        heap = Heap();
      }
      // Cards that were brought to the stock before the shuffle are in `cards` of the stock.
      Heap& stock = heaps_[event.to];
      stock.below += shuffled + static_cast<int>(stock.cards.size());
      stock.cards.clear();
      break;
    }
    case Event::Kind::sentence:
    case Event::Kind::seats:
      break;
  }
}

void ShownTable::takeHomes(const ShownTable& other) {
  for (auto& [place, heap] : heaps_) {
    const Heap* followed = other.heap(place);
    if (!zones_[place.zone].keepsHomes || followed == nullptr) continue;
    for (Seen& seen : heap.cards) seen.home = -1;
    for (Seen& seen : heap.cards) {
      const auto same = std::ranges::find_if(followed->cards, [&](const Seen& card) {
        return card.card == seen.card &&
               std::ranges::find(heap.cards, card.home, &Seen::home) == heap.cards.end();
      });
      if (same != followed->cards.end()) seen.home = same->home;
    }
    settleHomes(place);
  }
}

// ---- matching a view ----------------------------------------------------------------------------

// Moves shown cards to `spare` if they are in another place in the view. Places with missing cards
// then take them from `spare`.
void ShownTable::collectStrays(const std::vector<PlaceContents>& places, std::vector<Seen>& spare) {
  for (auto& [place, heap] : heaps_) {
    const auto found = std::ranges::find(places, place, &PlaceContents::place);
    std::vector<Card> wanted;
    if (found != places.end() && zones_[place.zone].kind != ZoneKind::stock) wanted = found->cards;
    std::vector<Seen> stay;
    for (const Seen& seen : heap.cards) {
      const auto match = std::ranges::find(wanted, seen.card);
      if (match == wanted.end()) {
        spare.push_back(seen);
        continue;
      }
      wanted.erase(match);
      stay.push_back(seen);
    }
    heap.cards = std::move(stay);
  }
}

void ShownTable::settleHeap(Heap& heap, const PlaceContents& contents, std::vector<Seen>& spare) {
  heap.faceDown = contents.faceDown;
  heap.score = contents.score;
  heap.doubled = contents.doubled;
  heap.turnedUp = contents.turnedUp;
  heap.below = 0;
  std::vector<Card> wanted = contents.cards;
  const bool ordered = contents.inOrder || zones_[contents.place.zone].ordered;
  if (!ordered) wanted = inDisplayOrder(heap.cards, wanted);
  if (std::ranges::equal(heap.cards, wanted, {}, &Seen::card)) return;
  std::vector<Seen> before = std::move(heap.cards);
  heap.cards.clear();
  for (Card card : wanted) {
    auto& source = lieOn(before, card) != before.end() ? before : spare;
    auto found = lieOn(source, card);
    // After an undo, a card previously visible in another place can be hidden in this one. Then any
    // spare card is used for it.
    if (found == source.end() && !card.known()) found = source.begin();
    if (found == source.end()) {
      heap.cards.push_back({++lastKey_, card, ++arrivals_});
      continue;
    }
    const bool stays = &source == &before;
    heap.cards.push_back(
        {found->key, card, stays ? found->arrival : ++arrivals_, stays ? found->home : -1});
    source.erase(found);
  }
}

void ShownTable::show(const AnyView& view) {
  zones_ = view.info().zones;
  const std::vector<PlaceContents> places = view.places();
  std::vector<Seen> spare;
  collectStrays(places, spare);
  std::erase_if(heaps_, [&places](const auto& entry) {
    return std::ranges::find(places, entry.first, &PlaceContents::place) == places.end();
  });
  // Places where all cards are known get their cards first. Places with hidden cards take the
  // remaining ones.
  const auto allKnown = [](const PlaceContents& contents) {
    return std::ranges::all_of(contents.cards, &Card::known);
  };
  for (const bool known : {true, false}) {
    for (const PlaceContents& contents : places) {
      Heap& heap = heaps_[contents.place];
      if (zones_[contents.place.zone].kind == ZoneKind::stock) {
        heap =
            Heap{.cards = {}, .below = static_cast<int>(contents.cards.size()), .faceDown = true};
      } else if (allKnown(contents) == known) {
        settleHeap(heap, contents, spare);
        settleHomes(contents.place);
      }
    }
  }
}

}  // namespace downpile
