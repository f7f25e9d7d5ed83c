// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/pending_move.h"

#include <algorithm>

#include "text/texts.h"

namespace downpile {

namespace {

CardSet setOf(const std::vector<Card>& cards) {
  CardSet set;
  for (Card card : cards) set.insert(card);
  return set;
}

}  // namespace

bool PendingMove::contains(Card card) const {
  return std::ranges::find(cards_, card) != cards_.end();
}

// Returns the legal verb whose cards the viewer can bring one by one (Verb::gathers), or nullptr.
const Verb* PendingMove::verb() const {
  const auto verbs = position_.info().verbs;
  const auto found = std::ranges::find_if(
      position_.legal(), [&](const Action& action) { return verbs[action.verb].gathers > 0; });
  return found == position_.legal().end() ? nullptr : &verbs[found->verb];
}

int PendingMove::wanted() const {
  const Verb* gathering = verb();
  return gathering == nullptr ? 0 : gathering->gathers;
}

// Returns the first place of the viewer on which cards can be dropped for a move with this verb.
Place PendingMove::placeOf(const Verb& verb) const {
  for (const PlaceContents& contents : position_.view().places()) {
    const Place& place = contents.place;
    if (place.player == position_.viewer() && verb.isMeantOn(place.zone)) return place;
  }
  return {};
}

std::optional<CardSet> PendingMove::with(const CardSet& cards,
                                         const std::optional<Place>& place) const {
  const Verb* gathering = verb();
  if (gathering == nullptr || cards.empty() || !position_.ownHand().containsAll(cards)) {
    return std::nullopt;
  }
  const bool isOwn = place && (place->player == position_.viewer() || place->player == kNoPlayer);
  if (place && !(isOwn && gathering->isMeantOn(place->zone))) return std::nullopt;
  return cards | setOf(cards_);
}

bool PendingMove::bring(const CardSet& cards, const std::optional<Place>& place) {
  const auto combined = with(cards, place);
  if (!combined || combined->size() >= wanted()) return false;
  add(cards);
  return true;
}

void PendingMove::complete(const CardSet& cards) {
  if (empty()) return;
  retain(cards);
  add(cards);
}

void PendingMove::add(const CardSet& cards) {
  const Verb* gathering = verb();
  if (empty() && gathering != nullptr) place_ = placeOf(*gathering);
  for (Card card : cards) {
    if (!contains(card)) cards_.push_back(card);
  }
}

bool PendingMove::takeBack(const CardSet& cards) {
  if (verb() == nullptr) return false;
  return std::erase_if(cards_, [&](Card card) { return cards.contains(card); }) > 0;
}

void PendingMove::retain(const CardSet& cards) {
  std::erase_if(cards_, [&cards](Card card) { return !cards.contains(card); });
}

int PendingMove::chosen(const CardSet& selected) const {
  return static_cast<int>((setOf(cards_) | selected).size());
}

QString PendingMove::text(const CardSet& selected) const {
  const int chosen = this->chosen(selected);
  if (wanted() == 0 || chosen == 0) return {};
  QString text =
      tr("Chosen: %1 of %2. To take a card back, choose it again.", "cards, one after the other");
  if (chosen > wanted()) {
    text = tr("You have chosen %1 cards, but need only %2. To take a card back, choose it again.");
  } else if (chosen == wanted() && !selected.empty()) {
    text = tr("Chosen: %1 of %2. Confirm with the button. To take a card back, choose it again.",
              "cards, all of them");
  }
  return text.arg(numberText(chosen), numberText(wanted()));
}

QString PendingMove::brief(const Place& place, const CardSet& selected) const {
  if (wanted() == 0 || empty() || place != place_) return {};
  return tr("%1 of %2", "the number of cards chosen so far; the number of cards to choose")
      .arg(numberText(chosen(selected)), numberText(wanted()));
}

void PendingMove::layOut(ShownTable::Heaps& heaps) const {
  int home = 0;
  // The staged cards are shown in their order on the table after the move.
  for (Card card : inLayOrder(setOf(cards_), LayOrder::rising)) {
    for (auto& [place, heap] : heaps) {
      if (!position_.isOwnHand(place)) continue;
      const auto seen = std::ranges::find(heap.cards, card, &ShownTable::Seen::card);
      if (seen == heap.cards.end()) continue;
      ShownTable::Seen moved = *seen;
      moved.home = home++;
      heap.cards.erase(seen);
      heaps[place_].cards.push_back(moved);
      break;
    }
  }
}

}  // namespace downpile
