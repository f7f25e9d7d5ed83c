// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/table_gestures.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "games/common_text.h"
#include "table/hands/choice_text.h"
#include "table/position/gestures.h"

namespace downpile {

TableGestures::TableGestures(const Table& table, QObject* parent)
    : QObject(parent),
      position_(table.position),
      presenter_(table.presenter),
      pace_(table.pace),
      coach_(table.coach),
      saving_(table.saving),
      buttons_(table.buttons),
      pendingMove_(table.position) {
  connect(&presenter_, &TablePresenter::reached, this, [this] {
    if (!presenter_.moving() && !saving_.isUnderWay() && choices_.empty()) forgetDropped();
  });
}

// ---- selecting -------------------------------------------------------------------------------

bool TableGestures::isLiftable(const Place& place, Card card) const {
  if (pendingMove_.contains(card)) return pendingMove_.wanted() > 0;
  // In some deals the viewer cannot see the own hand's card and plays it nevertheless.
  if (position_.isOwnHand(place)) return card.known() || position_.ownHand().contains(card);
  const bool isOwn = place.player == position_.viewer();
  return card.known() && isOwn && position_.liftable().contains(card);
}

std::optional<Card> TableGestures::ownCard(int key) const {
  if (!position_.exists()) return std::nullopt;
  const auto found = presenter_.table().find(key);
  return found && isLiftable(found->place, found->card) ? std::optional(found->card) : std::nullopt;
}

void TableGestures::setSelection(const CardSet& cards) {
  if (cards == selection_) return;
  selection_ = cards;
  emit changed();
  emit selectionChanged();
}

void TableGestures::setCarrying(bool carrying) {
  if (carrying == carrying_) return;
  carrying_ = carrying;
  if (!carrying) carried_ = CardSet();
  emit carryingChanged();
}

void TableGestures::toggle(int cardKey) {
  if (saving_.holds([this, cardKey] { toggle(cardKey); })) return;
  pace_.catchUp();
  const auto card = ownCard(cardKey);
  if (!card) return;
  if (position_.source().part() == GameSource::Part::spectates) return coach_.refuse(Refusal());
  if (position_.isPaused()) return coach_.refusePause();
  coach_.dismissRefusal();
  if (unstage(CardSet(*card))) return;
  CardSet selection = selection_;
  if (selection.contains(*card)) {
    selection.erase(*card);
    return setSelection(selection);
  }
  selection.insert(*card);
  setSelection(selection);
  // The cards stay selected for a later turn. The prompt counts cards brought one by one.
  if (!position_.isYourTurn() || pendingMove_.wanted() > 0) return;
  const CardSet own = position_.ownHand() | position_.liftable();
  if (!isPartOfMove(position_.view(), position_.legal(), own, selection)) {
    refuse(selection, std::nullopt);
  }
}

void TableGestures::selectRun(int cardKey) {
  if (saving_.holds([this, cardKey] { selectRun(cardKey); })) return;
  pace_.catchUp();
  const auto card = ownCard(cardKey);
  if (!card) return;
  if (position_.isPaused()) return coach_.refusePause();
  coach_.dismissRefusal();
  setSelection(runAround(position_.info(), position_.legal(),
                         position_.ownHand() | position_.liftable(), *card));
}

void TableGestures::clearSelection() {
  coach_.dismissRefusal();
  setSelection({});
}

bool TableGestures::putAllBack() {
  const bool hasCards = !pendingMove_.empty() || !selection_.empty();
  if (!pendingMove_.empty()) {
    pendingMove_.clear();
    emit staged();
  }
  clearSelection();
  return hasCards;
}

// ---- dragging --------------------------------------------------------------------------------

void TableGestures::pickUp(int cardKey) {
  pace_.catchUp();
  const auto card = ownCard(cardKey);
  if (!card) return;
  coach_.dismissRefusal();
  carried_ = selection_.contains(*card) ? selection_ : CardSet(*card);
  setCarrying(true);
  emit changed();
}

void TableGestures::putBack() {
  setCarrying(false);
  emit changed();
}

bool TableGestures::drop(const QString& key, const QString& fact) {
  if (!carrying_) return false;
  const CardSet cards = carried_;
  setCarrying(false);
  if (saving_.holds([this, cards, key, fact] { dropCards(cards, key, fact); })) {
    noteDropped(cards);
    emit changed();
    return true;
  }
  return dropCards(cards, key, fact);
}

// The user may already be dragging other cards: a drop waits while the game is being saved.
bool TableGestures::dropCards(const CardSet& cards, const QString& key, const QString& fact) {
  pace_.catchUp();
  const auto place = key.isEmpty() ? std::nullopt : placeFromKey(position_.info(), key);
  noteDropped(cards);
  const bool isTakenBack = !(place && pendingMove_.with(cards, place)) && unstage(cards);
  const bool done = !isTakenBack && place && attempt(cards, place);
  if (!isTakenBack && !fact.isEmpty()) {
    position_.source().isReached() ? refuse(cards, {}, fact) : coach_.refusePause();
  }
  if (!done) {
    dropped_.clear();
    // The refused cards are back in the hand and no longer selected.
    setSelection(selection_ - cards);
  }
  emit changed();
  return done;
}

// Dropped cards stay where they were dropped until their move is shown: another animation may come
// first, or a remote host has to agree.
void TableGestures::noteDropped(const CardSet& cards) {
  dropped_.clear();
  for (const auto& [place, heap] : presenter_.table().heaps()) {
    for (const ShownTable::Seen& seen : heap.cards) {
      if (cards.contains(seen.card) && isLiftable(place, seen.card)) {
        dropped_.push_back({.from = place, .card = seen.card});
      }
    }
  }
}

void TableGestures::forgetDropped() {
  if (dropped_.empty()) return;
  dropped_.clear();
  emit changed();
}

bool TableGestures::isDropped(const Place& place, Card card) const {
  return std::ranges::find(dropped_, Dropped{.from = place, .card = card}) != dropped_.end();
}

// ---- playing ---------------------------------------------------------------------------------

bool TableGestures::playAt(const QString& key) {
  if (!position_.exists()) return false;
  if (saving_.holds([this, key] { playAt(key); })) return true;
  pace_.catchUp();
  const auto place = placeFromKey(position_.info(), key);
  return place && attempt(cardsFor(*place), place);
}

// Returns the selected cards for a click on this place. Returns no cards if no move brings the
// selected ones there, but a click without cards makes a move.
CardSet TableGestures::cardsFor(const Place& place) const {
  const AnyView& view = position_.view();
  const GestureReading withCards = readGesture(view, selection_, place);
  const bool isClick = withCards.allowed.empty() && !withCards.refusal &&
                       !readGesture(view, {}, place).allowed.empty();
  return isClick ? CardSet() : selection_;
}

bool TableGestures::activate(int cardKey) {
  if (!position_.exists()) return false;
  if (saving_.holds([this, cardKey] { activate(cardKey); })) return true;
  pace_.catchUp();
  const auto card = ownCard(cardKey);
  if (!card) return false;
  if (unstage(CardSet(*card))) return true;
  return attempt(selection_ | CardSet(*card), std::nullopt);
}

// Makes the move of a click on this card. If it has none, plays the selected cards at its place or,
// without any, makes the move of a click on its place.
bool TableGestures::pick(int cardKey) {
  if (!position_.exists()) return false;
  if (saving_.holds([this, cardKey] { pick(cardKey); })) return true;
  pace_.catchUp();
  const auto found = presenter_.table().find(cardKey);
  if (!found) return false;
  const GestureReading picked = readPick(position_.view(), found->place, found->slot, found->card);
  // The move needs no selected cards: they may still be selected from the viewer's own turn.
  if (!picked.allowed.empty()) return submit(picked.allowed.front());
  if (const CardSet cards = cardsFor(found->place); !cards.empty()) {
    return attempt(cards, found->place);
  }
  const GestureReading atPlace = readGesture(position_.view(), {}, found->place);
  if (!picked.refusal || !atPlace.allowed.empty()) return attempt({}, found->place);
  // Rule G9 refuses moves that are not possible now, perhaps not at all under these house rules.
  // Then the click on the card is explained like a click on its place.
  const auto isByG9 = [this](const Refusal& refusal) {
    return position_.info().reasons[refusal.reason].rule == std::string_view("G9");
  };
  const bool isAboutPlace = isByG9(*picked.refusal) && atPlace.refusal && !isByG9(*atPlace.refusal);
  coach_.refuse(isAboutPlace ? *atPlace.refusal : *picked.refusal);
  return false;
}

bool TableGestures::press(const QString& verb) {
  if (!position_.exists()) return false;
  if (saving_.holds([this, verb] { press(verb); })) return true;
  pace_.catchUp();
  for (const ButtonRow& button : buttons_.rows()) {
    if (button.verb == verb) return submit(button.action);
  }
  return false;
}

bool TableGestures::explainKey(const QString& key) {
  if (!position_.exists()) return false;
  if (saving_.holds([this, key] { explainKey(key); })) return true;
  pace_.catchUp();
  const auto verbs = position_.info().verbs;
  bool isDigit = false;
  const int digit = key.toInt(&isDigit);
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
    const ActionShape shape = verbs[verb].shape;
    const bool isNumber = shape == ActionShape::number && isDigit;
    const bool isBare =
        shape == ActionShape::bare && position_.narrator().text(verbs[verb].key) == key;
    if (!isNumber && !isBare) continue;
    Action action{.verb = static_cast<std::uint8_t>(verb)};
    if (isNumber) action.number = static_cast<std::int16_t>(digit);
    const auto refusal = position_.view().check(action);
    if (!position_.source().isReached()) {
      coach_.refusePause();
    } else if (refusal) {
      coach_.refuse(*refusal);
    } else if (isNumber) {
      return false;  // its button decides: another digit may follow
    } else {
      // The action is legal, but has no button: the game is paused, or an animation was running
      // when the key was pressed. The animation has ended since.
      submit(action);
    }
    return true;
  }
  return false;
}

// Makes the move if the gesture means exactly one legal move. If it means several, asks which one.
// If it means none, stages the cards for a move of several cards (PendingMove), or else refuses the
// gesture.
bool TableGestures::attempt(const CardSet& brought, const std::optional<Place>& place) {
  const CardSet cards = pendingMove_.with(brought, place).value_or(brought);
  const AnyView& view = position_.view();
  const GestureReading reading =
      place ? readGesture(view, cards, *place) : readGesture(view, cards);
  if (reading.allowed.empty() && stage(brought, place)) return true;
  if (reading.allowed.size() == 1) return submit(reading.allowed.front());
  if (reading.allowed.size() > 1) {
    setSelection(cards);
    setChoices(reading.allowed);
    return true;
  }
  if (!position_.source().isReached() && (!cards.empty() || reading.refusal)) {
    coach_.refusePause();
  } else if (!cards.empty()) {
    refuse(cards, place);
  } else if (reading.refusal) {
    const int owner = place ? place->player : kNoPlayer;
    const bool isOthers = owner != kNoPlayer && owner != position_.viewer();
    const bool isNoMove =
        position_.info().reasons[reading.refusal->reason].code == common::kNoMove.code;
    if (isOthers && isNoMove) {
      coach_.refuse(*reading.refusal,
                    tr("The place belongs to %1.").arg(position_.narrator().name(owner)));
    } else {
      coach_.refuse(*reading.refusal);
    }
  } else if (place && position_.isPaused() && position_.isAwaited()) {
    coach_.refusePause();
  } else if (place && acceptsAnyOf(view, position_.playable(), *place)) {
    coach_.refuse(tr("Choose a card first, then play it here."), {});
  }
  return false;
}

// Shows why these cards cannot be played at this place or on this fact or, without both, anywhere.
void TableGestures::refuse(const CardSet& cards, const std::optional<Place>& place,
                           const QString& fact) {
  const DropRefusal dropRefusal = explainDrop(position_.view(), cards, place, fact);
  coach_.refuse(dropRefusal.refusal,
                refusalText(position_.view(), position_.narrator(), cards, dropRefusal));
}

bool TableGestures::submit(const Action& action) {
  // Becomes false if the game source refuses the move before send() returns.
  const auto isTaken = std::make_shared<bool>(true);
  position_.source().send(movesOf(position_.view(), action), position_.number(),
                          [this, action, isTaken](const GameSource::Answer& answer) {
                            *isTaken = answer.isDone();
                            answered(action, answer);
                          });
  return *isTaken;
}

void TableGestures::answered(const Action& action, const GameSource::Answer& answer) {
  if (!answer.isDone()) {
    forgetDropped();
    return coach_.reportNotDone(
        answer, tr("The move was not made because it cannot be saved. Is the disk full?"));
  }
  // If several players choose at the same time, the brought cards stay in place until all choices
  // are shown.
  if (position_.info().verbs[action.verb].gathers > 0) pendingMove_.complete(action.cards);
  forgetSelection();
  presenter_.forgetOthers();
  emit taken(action);
}

QStringList TableGestures::choices() const {
  QStringList texts;
  for (const Action& action : choices_) texts << choiceText(position_, action);
  return texts;
}

void TableGestures::setChoices(std::vector<Action> choices) {
  if (choices == choices_) return;
  choices_ = std::move(choices);
  emit choicesChanged();
}

bool TableGestures::choose(int choice) {
  if (choice < 0 || choice >= static_cast<int>(choices_.size())) return false;
  if (saving_.holds([this, choice] { choose(choice); })) return true;
  const Action action = choices_[static_cast<std::size_t>(choice)];
  setChoices({});
  pace_.catchUp();
  return submit(action);
}

void TableGestures::cancelChoice() {
  setChoices({});
  forgetDropped();
}

bool TableGestures::playHint() {
  if (saving_.holds([this] { playHint(); })) return true;
  if (coach_.hinted() == nullptr) return false;
  const Action action = *coach_.hinted();
  pace_.catchUp();
  return submit(action);
}

bool TableGestures::areFree() const {
  return !carrying_ && selection_.empty() && choices_.empty() && pendingMove_.empty();
}

void TableGestures::retain() {
  const CardSet hand = position_.ownHand() | position_.liftable();
  pendingMove_.retain(hand);
  selection_ = selection_ & hand;
  if (!hand.containsAll(carried_)) setCarrying(false);
  if (!choices_.empty()) dropped_.clear();
  setChoices({});
  coach_.retainHint();
}

void TableGestures::forget() {
  pendingMove_.clear();
  dropped_.clear();
  setCarrying(false);
  forgetSelection();
}

// Drops the selection but not the cards being dragged, which may still be in the hand.
void TableGestures::forgetSelection() {
  selection_ = CardSet();
  setChoices({});
  coach_.dismissRefusal();
  coach_.forgetHint();
}

// Stages cards of a move with several cards. The text with their number is shown but not announced:
// the signal `staged` announces it with the names of the cards.
bool TableGestures::stage(const CardSet& cards, const std::optional<Place>& place) {
  const QString before = pendingMove_.text({});
  if (!pendingMove_.bring(cards, place)) return false;
  selection_ -= cards;
  if (pendingMove_.text({}) != before) presenter_.news()->recall(pendingMove_.text({}));
  emit staged();
  return true;
}

bool TableGestures::unstage(const CardSet& cards) {
  if (!pendingMove_.takeBack(cards)) return false;
  emit staged();
  return true;
}

}  // namespace downpile

#include "moc_table_gestures.cpp"
