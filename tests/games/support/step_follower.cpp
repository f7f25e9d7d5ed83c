// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/step_follower.h"

#include <algorithm>
#include <map>

namespace downpile::test {

namespace {

struct PlaceState {
  std::vector<Card> cards;
  bool faceDown = false;
  bool shuffled = false;  // after a shuffle, the follower does not know the order of the cards
};

class Follower {
 public:
  Follower(const GameInfo& info, const CardSet& deck, const std::vector<PlaceContents>& before)
      : info_(info), deck_(deck) {
    for (const PlaceContents& place : before) {
      if (!place.cards.empty()) table_[place.place] = {place.cards, place.faceDown, false};
    }
  }

  // Returns an error of the event, or an empty string.
  std::string follow(const Event& event) {
    switch (event.kind) {
      case Event::Kind::move:
        return move(event);
      case Event::Kind::pile:
        return movePile(event);
      case Event::Kind::turn:
        table_[event.from].faceDown = !table_[event.from].faceDown;
        return {};
      case Event::Kind::reveal:
        return reveal(event);
      case Event::Kind::shuffle:
        return shuffle(event);
      case Event::Kind::sentence:
      case Event::Kind::seats:
        break;
    }
    return {};
  }

  std::string compare(const std::vector<PlaceContents>& after) {
    std::size_t filled = 0;
    for (const PlaceContents& place : after) {
      if (place.cards.empty()) continue;
      ++filled;
      PlaceState& expected = table_[place.place];
      std::vector<Card> cards = place.cards;
      const Zone& zone = info_.zones[place.place.zone];
      if (!zone.ordered || expected.shuffled) {
        std::sort(cards.begin(), cards.end());
        std::sort(expected.cards.begin(), expected.cards.end());
      }
      if (cards != expected.cards) return "other cards in " + std::string(zone.name);
      if (zone.kind == ZoneKind::ownPiles && expected.faceDown != place.faceDown) {
        return "a pile was turned over";
      }
    }
    return filled == occupied() ? "" : "cards lie where nothing lies";
  }

 private:
  std::size_t occupied() const {
    return static_cast<std::size_t>(
        std::count_if(table_.begin(), table_.end(),
                      [](const auto& entry) { return !entry.second.cards.empty(); }));
  }

  std::string move(const Event& event) {
    PlaceState& from = table_[event.from];
    for (Card card : event.cards) {
      const auto found = std::find(from.cards.begin(), from.cards.end(), card);
      if (found == from.cards.end())
        return "a card moves that is not there: " + cardText(card, info_.family);
      const bool ordered = info_.zones[event.from.zone].ordered && !from.shuffled;
      if (ordered && found + 1 != from.cards.end()) return "a card moves from under others";
      from.cards.erase(found);
      table_[event.to].cards.push_back(card);
    }
    // A card that some players may not see lies face down afterwards.
    if (event.seenBy != kAllPlayers) table_[event.to].faceDown = true;
    return {};
  }

  // Turns some or all cards of a place face up.
  std::string reveal(const Event& event) {
    PlaceState& place = table_[event.from];
    std::vector<Card> cards(event.cards.begin(), event.cards.end());
    std::vector<Card> contents = place.cards;
    std::ranges::sort(cards);
    std::ranges::sort(contents);
    if (cards.empty() || !std::ranges::includes(contents, cards)) {
      return "other cards are turned up than lie there";
    }
    if (cards.size() == contents.size()) place.faceDown = false;
    return {};
  }

  std::string movePile(const Event& event) {
    PlaceState& from = table_[event.from];
    if (from.cards.empty()) return "a pile moves that is not there";
    PlaceState& to = table_[event.to];
    to.cards.insert(to.cards.end(), from.cards.begin(), from.cards.end());
    from = PlaceState();
    return {};
  }

  // The first shuffle of a deal shuffles the whole deck, whose cards have no place before it.
  std::string shuffle(const Event& event) {
    PlaceState from = table_[event.from];
    if (event.from == event.to) {
      if (!from.cards.empty()) return "the deck is shuffled in the middle of a deal";
      table_.clear();
      from.cards.assign(deck_.begin(), deck_.end());
    }
    if (from.cards.empty()) return "nothing is shuffled";
    table_[event.from] = PlaceState();
    table_[event.to] = {from.cards, true, true};
    return {};
  }

  const GameInfo& info_;
  const CardSet& deck_;
  std::map<Place, PlaceState> table_;
};

}  // namespace

std::string followStep(const GameInfo& info, const CardSet& deck,
                       const std::vector<PlaceContents>& before, const Step& step,
                       const std::vector<PlaceContents>& after) {
  Follower follower(info, deck, before);
  for (const Event& event : step.events) {
    if (std::string wrong = follower.follow(event); !wrong.empty()) return wrong;
  }
  return follower.compare(after);
}

}  // namespace downpile::test
