// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of several cards that can be brought to their place one after the other (Verb::gathers):
// until all are there each lies where it is going to be, and can be taken back. To the game they
// are in the hand.
#include <algorithm>
#include <utility>

#include "table/table_controller.h"
#include "text/texts.h"

namespace downpile {

namespace {

CardSet setOf(const std::vector<Card>& cards) {
  CardSet set;
  for (Card card : cards) set.insert(card);
  return set;
}

}  // namespace

// The verb for which cards are gathered at this position, if there is one.
const Verb* TableController::gatheringVerb() const {
  const auto verbs = narrator_->info().verbs;
  const auto found = std::ranges::find_if(
      legal_, [&](const Action& action) { return verbs[action.verb].gathers > 0; });
  return found == legal_.end() ? nullptr : &verbs[found->verb];
}

// Where they are gathered: at the first of the verb's own places.
Place TableController::gatheringPlace(const Verb& verb) const {
  for (const PlaceContents& contents : view_->places()) {
    const Place& place = contents.place;
    if (place.player == viewer_ && ((verb.zones >> place.zone) & 1U) != 0) return place;
  }
  return {};
}

// With these, all that would lie there; nothing where this place (or no place) does not mean it.
std::optional<CardSet> TableController::gathered(const CardSet& cards,
                                                 const std::optional<Place>& place) const {
  const Verb* verb = gatheringVerb();
  if (verb == nullptr || cards.empty() || !ownHand().containsAll(cards)) return std::nullopt;
  const bool isOwn = place && (place->player == viewer_ || place->player == kNobody);
  if (place && !(isOwn && ((verb->zones >> place->zone) & 1U) != 0)) return std::nullopt;
  return cards | setOf(staged_);
}

// They lie there and wait for the others. False where that would be too many, or the wrong place.
bool TableController::stage(const CardSet& cards, const std::optional<Place>& place) {
  const auto together = gathered(cards, place);
  if (!together || together->size() >= gatheringVerb()->gathers) return false;
  const auto before = staged_.size();
  addStaged(cards);
  selection_ = CardSet();
  if (staged_.size() > before) announce(stagedText());
  refreshRows();
  emit changed();
  return true;
}

void TableController::addStaged(const CardSet& cards) {
  if (staged_.empty() && gatheringVerb() != nullptr) {
    stagedPlace_ = gatheringPlace(*gatheringVerb());
  }
  for (Card card : cards) {
    if (std::ranges::find(staged_, card) == staged_.end()) staged_.push_back(card);
  }
}

// False where none of them was there, or they are given away already.
bool TableController::unstage(const CardSet& cards) {
  if (gatheringVerb() == nullptr) return false;
  if (std::erase_if(staged_, [&](Card card) { return cards.contains(card); }) == 0) return false;
  refreshRows();
  emit changed();
  return true;
}

QString TableController::stagedText() const {
  const Verb* verb = gatheringVerb();
  if (verb == nullptr || staged_.empty()) return {};
  return tr("Chosen: %1 of %2. Click a card to take it back.", "cards, one after the other")
      .arg(numberText(static_cast<int>(staged_.size())), numberText(verb->gathers));
}

// As short as can be: `2 of 3`.
QString TableController::stagedBrief(const Place& place) const {
  const Verb* verb = gatheringVerb();
  if (verb == nullptr || staged_.empty() || place != stagedPlace_) return {};
  return tr("%1 of %2", "cards chosen so far, and how many it takes")
      .arg(numberText(static_cast<int>(staged_.size())), numberText(verb->gathers));
}

// What lies where, with what is staged where it is seen.
EyeTable::Heaps TableController::lying() const {
  EyeTable::Heaps heaps = eyeTable_.heaps();
  int home = 0;
  // In the order in which they will lie for good.
  for (Card card : inLayOrder(setOf(staged_), LayOrder::rising)) {
    for (auto& [place, heap] : heaps) {
      if (!isOwnHand(place)) continue;
      const auto seen = std::ranges::find(heap.cards, card, &EyeTable::Seen::card);
      if (seen == heap.cards.end()) continue;
      EyeTable::Seen moved = *seen;
      moved.home = home++;
      heap.cards.erase(seen);
      heaps[stagedPlace_].cards.push_back(moved);
      break;
    }
  }
  if (handsOpen_) openHands(heaps);
  return heaps;
}

// Cards of which only backs were seen are turned up; what was drawn from lies as it lay.
void TableController::openHands(EyeTable::Heaps& heaps) const {
  for (const PlaceContents& open : sitting_->openPlaces()) {
    const auto lying = heaps.find(open.place);
    const ZoneKind kind = narrator_->info().zones[open.place.zone].kind;
    const bool opens = kind == ZoneKind::hand || kind == ZoneKind::ownPiles;
    if (!opens || lying == heaps.end()) continue;
    CardSet unseen;
    for (Card card : open.cards) unseen.insert(card);
    for (const EyeTable::Seen& seen : lying->second.cards) {
      if (seen.card.known()) unseen.erase(seen.card);
    }
    for (EyeTable::Seen& seen : lying->second.cards) {
      if (seen.card.known() || unseen.empty()) continue;
      seen.card = unseen.first();
      unseen.erase(seen.card);
      lying->second.faceDown = false;
    }
  }
}

}  // namespace downpile
