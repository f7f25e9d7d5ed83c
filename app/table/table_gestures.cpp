// SPDX-License-Identifier: GPL-3.0-or-later
// The person's hands: selecting, dragging, clicking, pressing, and what the rules say to it.
#include "table/gestures.h"

#include <algorithm>

#include "table/table_controller.h"
#include "text/card_names.h"
#include "text/texts.h"

namespace downpile {

// ---- selecting -------------------------------------------------------------------------------

bool TableController::isOwnHand(const Place& place) const {
  return place.player == viewer_ && narrator_->info().zones[place.zone].kind == ZoneKind::hand;
}

CardSet TableController::ownHand() const {
  CardSet hand;
  for (const PlaceContents& contents : view_->places()) {
    if (!isOwnHand(contents.place)) continue;
    for (Card card : contents.cards) hand.insert(card);
  }
  return hand;
}

// Own cards in other places than the hand: some games play from there, too.
CardSet TableController::ownElsewhere() const {
  CardSet cards;
  for (const PlaceContents& contents : view_->places()) {
    if (contents.place.player != viewer_ || isOwnHand(contents.place) || contents.faceDown)
      continue;
    for (Card card : contents.cards) {
      if (card.known()) cards.insert(card);
    }
  }
  return cards;
}

bool TableController::isLiftable(const Place& place, Card card) const {
  if (std::ranges::find(staged_, card) != staged_.end()) return gatheringVerb() != nullptr;
  return card.known() &&
         (isOwnHand(place) || (place.player == viewer_ && liftable_.contains(card)));
}

std::optional<Card> TableController::ownCard(int key) const {
  if (!active()) return std::nullopt;
  for (const auto& [place, heap] : eyeTable_.heaps()) {
    const auto seen = std::ranges::find(heap.cards, key, &EyeTable::Seen::key);
    if (seen == heap.cards.end()) continue;
    return isLiftable(place, seen->card) ? std::optional(seen->card) : std::nullopt;
  }
  return std::nullopt;
}

void TableController::setSelection(const CardSet& cards) {
  if (cards == selection_) return;
  selection_ = cards;
  lookForForced();
  refreshRows();
  emit selectionChanged();
}

void TableController::setCarrying(bool carrying) {
  if (carrying == carrying_) return;
  carrying_ = carrying;
  if (!carrying) carried_ = CardSet();
  lookForForced();
  emit carryingChanged();
}

void TableController::toggle(int cardKey) {
  if (saving_.holds([this, cardKey] { toggle(cardKey); })) return;
  catchUp();
  const auto card = ownCard(cardKey);
  if (!card) return;
  dismissRefusal();
  if (unstage(CardSet(*card))) return;
  CardSet selection = selection_;
  if (selection.contains(*card)) {
    selection.erase(*card);
  } else {
    selection.insert(*card);
  }
  setSelection(selection);
}

void TableController::selectRun(int cardKey) {
  if (saving_.holds([this, cardKey] { selectRun(cardKey); })) return;
  catchUp();
  const auto card = ownCard(cardKey);
  if (!card) return;
  dismissRefusal();
  setSelection(runAround(narrator_->info(), legal_, ownHand() | liftable_, *card));
}

void TableController::clearSelection() {
  dismissRefusal();
  setSelection({});
}

// ---- dragging --------------------------------------------------------------------------------

void TableController::pickUp(int cardKey) {
  catchUp();
  const auto card = ownCard(cardKey);
  if (!card) return;
  dismissRefusal();
  carried_ = selection_.contains(*card) ? selection_ : CardSet(*card);
  setCarrying(true);
  refreshRows();
}

void TableController::putBack() {
  setCarrying(false);
  refreshRows();
}

bool TableController::drop(const QString& key) {
  if (!carrying_) return false;
  const CardSet cards = carried_;
  if (saving_.holds([this, cards, key] {
        carried_ = cards;
        carrying_ = true;
        drop(key);
      })) {
    return true;
  }
  catchUp();
  setCarrying(false);
  const auto place = key.isEmpty() ? std::nullopt : placeFromKey(narrator_->info(), key);
  if (!(place && gathered(cards, place)) && unstage(cards)) return false;
  const bool done = place && attempt(cards, place);
  refreshRows();
  return done;
}

// ---- playing ---------------------------------------------------------------------------------

bool TableController::playAt(const QString& key) {
  if (!active()) return false;
  if (saving_.holds([this, key] { playAt(key); })) return true;
  catchUp();
  const auto place = placeFromKey(narrator_->info(), key);
  return place && attempt(selection_, place);
}

bool TableController::activate(int cardKey) {
  if (!active()) return false;
  if (saving_.holds([this, cardKey] { activate(cardKey); })) return true;
  catchUp();
  const auto card = ownCard(cardKey);
  if (!card) return false;
  const CardSet cards = selection_.contains(*card) ? selection_ : CardSet(*card);
  return attempt(cards, std::nullopt);
}

// What is selected goes to the card's place; else the very card is pointed at.
bool TableController::pick(int cardKey) {
  if (!active()) return false;
  if (saving_.holds([this, cardKey] { pick(cardKey); })) return true;
  catchUp();
  for (const auto& [place, heap] : eyeTable_.heaps()) {
    const auto seen = std::ranges::find(heap.cards, cardKey, &EyeTable::Seen::key);
    if (seen == heap.cards.end()) continue;
    if (!selection_.empty()) return attempt(selection_, place);
    const int slot = heap.below + static_cast<int>(seen - heap.cards.begin());
    const GestureReading picked = readPick(*view_, place, slot, seen->card);
    if (!picked.allowed.empty()) return submit(picked.allowed.front());
    if (!picked.refusal || !readGesture(*view_, {}, place).allowed.empty()) {
      return attempt({}, place);
    }
    refuse(*picked.refusal);
    return false;
  }
  return false;
}

bool TableController::press(const QString& verb) {
  if (!active()) return false;
  if (saving_.holds([this, verb] { press(verb); })) return true;
  catchUp();
  for (const ButtonRow& button : buttons_.rows()) {
    if (button.verb == verb) return submit(button.action);
  }
  return false;
}

bool TableController::explainKey(const QString& key) {
  if (!active() || !view_) return false;
  if (saving_.holds([this, key] { explainKey(key); })) return true;
  catchUp();
  const auto verbs = narrator_->info().verbs;
  for (std::size_t verb = 0; verb < verbs.size(); ++verb) {
    if (verbs[verb].shape != ActionShape::bare || narrator_->text(verbs[verb].key) != key) continue;
    const auto refusal = view_->check({.verb = static_cast<std::uint8_t>(verb)});
    // The button came only now that nothing moves any more.
    if (!refusal) return submit({.verb = static_cast<std::uint8_t>(verb)});
    refuse(*refusal);
    return true;
  }
  return false;
}

// One way to understand it: it is played. Several: they are asked about. None: it is refused.
bool TableController::attempt(const CardSet& brought, const std::optional<Place>& place) {
  const CardSet cards = gathered(brought, place).value_or(brought);
  const GestureReading reading =
      place ? readGesture(*view_, cards, *place) : readGesture(*view_, cards);
  if (reading.allowed.empty() && stage(brought, place)) return true;
  if (reading.allowed.size() == 1) return submit(reading.allowed.front());
  if (reading.allowed.size() > 1) {
    setSelection(cards);
    setChoices(reading.allowed);
    return true;
  }
  if (reading.refusal) {
    refuse(*reading.refusal);
  } else if (!cards.empty()) {
    refuse(tr("Cards cannot be played there."), {});
  } else if (place && takesOneOf(*view_, playable_, *place)) {
    refuse(tr("Choose a card first, then it can be played here."), {});
  }
  return false;
}

bool TableController::submit(const Action& action) {
  const auto isTaken = std::make_shared<bool>(true);  // also what is not answered yet
  sitting_->send(movesOf(*view_, action), position_,
                 [this, action, isTaken](const Sitting::Answer& answer) {
                   *isTaken = answer.isDone();
                   answered(action, answer);
                 });
  return *isTaken;
}

// Why nothing has been done; `notKept` is said where it cannot be written.
void TableController::sayNotDone(const Sitting::Answer& answer, const QString& notKept) {
  switch (answer.kind) {
    case Sitting::Answer::Kind::refused:
      return refuse(*answer.refusal);
    case Sitting::Answer::Kind::notKept:
      return setNotSaved(notKept);
    case Sitting::Answer::Kind::lost:
      return refuse(
          tr("The table cannot be reached now. Once it is back, you will see whether this "
             "was done."),
          {});
    case Sitting::Answer::Kind::stale:
      return refuse(tr("The table has changed meanwhile: look again."), {});
    case Sitting::Answer::Kind::done:
      break;
  }
}

void TableController::answered(const Action& action, const Sitting::Answer& answer) {
  if (!answer.isDone()) {
    return sayNotDone(answer,
                      tr("The move was not made, because it cannot be saved. Is the disk full?"));
  }
  forced_.resume();
  // Where others are still choosing, cards lie where they were brought until all are shown.
  if (!staged_.empty() && narrator_->info().verbs[action.verb].gathers > 0) {
    addStaged(action.cards);
  }
  forgetSelection();
  lastMoves_.clear();
  mover_ = viewer_;
  afterSteps_ = [this] { emit played(); };
}

void TableController::refuse(const Refusal& refusal) {
  if (!sitting_->takesMoves()) {
    return refuse(tr("This is a replay: nothing can be played here."), {});
  }
  refuse(narrator_->refusal(refusal),
         QString::fromUtf8(narrator_->info().reasons[refusal.reason].rule));
}

void TableController::refuse(const QString& text, const QString& rule) {
  refusal_ = text;
  refusalRule_ = rule;
  emit refusalChanged();
  emit refused(text, rule);
}

void TableController::dismissRefusal() {
  if (refusal_.isEmpty() && refusalRule_.isEmpty()) return;
  refusal_.clear();
  refusalRule_.clear();
  emit refusalChanged();
}

// ---- choices ---------------------------------------------------------------------------------

// The card that shows on the own pile that a move goes onto.
Card TableController::topAt(const Action& action) const {
  const Verb& verb = narrator_->info().verbs[action.verb];
  for (const PlaceContents& contents : view_->places()) {
    const Place& place = contents.place;
    const bool meant =
        place.player == viewer_ && place.index == action.place && verb.isMeantOn(place.zone);
    if (meant && !contents.cards.empty() && !contents.faceDown) return contents.cards.back();
  }
  return {};
}

QStringList TableController::choices() const {
  QStringList texts;
  for (const Action& action : choices_) {
    const Verb& verb = narrator_->info().verbs[action.verb];
    const QString offer = asSentence(narrator_->text(verb.offer));
    const Card top = verb.shape == ActionShape::placeAndCards ? topAt(action) : Card();
    texts << (top.known() ? tr("%1 (%2)", "a move and the card it goes onto")
                                .arg(offer, cardLabel(top, narrator_->info().family))
                          : offer);
  }
  return texts;
}

void TableController::setChoices(std::vector<Action> choices) {
  if (choices == choices_) return;
  choices_ = std::move(choices);
  lookForForced();
  emit choicesChanged();
}

bool TableController::choose(int choice) {
  if (choice < 0 || choice >= static_cast<int>(choices_.size())) return false;
  if (saving_.holds([this, choice] { choose(choice); })) return true;
  const Action action = choices_[static_cast<std::size_t>(choice)];
  setChoices({});
  catchUp();
  return submit(action);
}

void TableController::cancelChoice() { setChoices({}); }

// ---- hints -----------------------------------------------------------------------------------

void TableController::hint() {
  if (!mayHint()) return;
  if (saving_.holds([this] { hint(); })) return;
  catchUp();
  dismissRefusal();
  sitting_->askAdvice();
}

void TableController::adviceCame(const BotAdvice& advice) {
  if (!active() || advice.position != sitting_->position() || !advice.advice) return;
  Hint hint{.action = advice.advice->action, .text = {}};
  const Verb& verb = narrator_->info().verbs[hint.action.verb];
  hint.text =
      advice.reason != nullptr
          ? narrator_->advice(advice.reason, *advice.advice)
          : tr("You could %1.", "something that may be done").arg(narrator_->text(verb.offer));
  setHint(std::move(hint));
}

void TableController::setHint(std::optional<Hint> hint) {
  hint_ = std::move(hint);
  setHintText(hint_ ? hint_->text : QString());
  refreshRows();
}

// A person may think ahead while others play: what is still in the hand stays taken up.
void TableController::keepGestures() {
  const CardSet hand = ownHand() | liftable_;
  std::erase_if(staged_, [&hand](Card card) { return !hand.contains(card); });
  selection_ = selection_ & hand;
  if (!hand.containsAll(carried_)) setCarrying(false);
  setChoices({});
  hint_.reset();
  setHintText({});
}

void TableController::forgetGestures() {
  setCarrying(false);
  forgetSelection();
}

// What is in the hand by now may be carried on.
void TableController::forgetSelection() {
  selection_ = CardSet();
  setChoices({});
  dismissRefusal();
  hint_.reset();
  setHintText({});
}

void TableController::setHintText(const QString& text) {
  if (text == hintText_) return;
  hintText_ = text;
  emit hintTextChanged();
}

}  // namespace downpile
