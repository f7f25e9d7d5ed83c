// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/table_coach.h"

#include <algorithm>
#include <utility>

#include "text/texts.h"

namespace downpile {

TableCoach::TableCoach(const TablePosition& position, TablePace& pace, AfterSaving& saving,
                       QObject* parent)
    : QObject(parent), position_(position), pace_(pace), saving_(saving) {}

// ---- refusals --------------------------------------------------------------------------------

void TableCoach::refuse(const Refusal& refusal) {
  refuse(refusal, position_.narrator().refusal(refusal));
}

void TableCoach::refuse(const Refusal& refusal, const QString& text) {
  if (position_.source().part() != GameSource::Part::plays) return refuse(cannotPlayText(), {});
  refuse(text, QString::fromUtf8(position_.info().reasons[refusal.reason].rule));
}

QString TableCoach::cannotPlayText() const {
  return position_.source().part() == GameSource::Part::replays
             ? tr("This is a replay, so you cannot play here.")
             : tr("You are watching. Only the players at the table can play.");
}

void TableCoach::refuse(const QString& text, const QString& rule) {
  refusal_ = text;
  refusalRule_ = rule;
  isAboutPause_ = false;
  emit refusalChanged();
  emit refused(text, rule);
}

void TableCoach::dismissRefusal() {
  if (refusal_.isEmpty() && refusalRule_.isEmpty()) return;
  refusal_.clear();
  refusalRule_.clear();
  isAboutPause_ = false;
  emit refusalChanged();
}

void TableCoach::reportNotDone(const GameSource::Answer& answer, const QString& notSaved,
                               const QString& declined) {
  if (answer.isWithdrawn) return emit withdrawn();
  switch (answer.kind) {
    case GameSource::Answer::Kind::refused:
      if (answer.refusal) return refuse(*answer.refusal);
      return refuse(tr("The host of this table does not allow that."), {});
    case GameSource::Answer::Kind::notSaved:
      return setNotSaved(notSaved);
    case GameSource::Answer::Kind::lost:
      return refuse(tr("The connection to the table was lost. Once you are reconnected, you will "
                       "see whether that went through."),
                    {});
    case GameSource::Answer::Kind::stale:
      return refuse(tr("The table has changed in the meantime. Look again."), {});
    case GameSource::Answer::Kind::waits:
      return refusePause();
    case GameSource::Answer::Kind::declined:
      if (answer.isTooSoon) {
        return refuse(tr("Your last request was not accepted or was withdrawn. You can ask again "
                         "in a few seconds."),
                      {});
      }
      if (answer.declinedBy == kNoPlayer) return refuse(declined, {});
      return refuse(
          tr("%1 has declined your request.").arg(position_.narrator().name(answer.declinedBy)),
          {});
    case GameSource::Answer::Kind::done:
      break;
  }
}

void TableCoach::refusePause() {
  // The host may have refused the move because of a pause that has ended since.
  if (!position_.isPaused()) return refuse(tr("The game was paused. Try again."), {});
  refuse(position_.pauseText(), {});
  isAboutPause_ = true;
}

void TableCoach::setNotSaved(const QString& text) {
  if (text == notSaved_) return;
  notSaved_ = text;
  emit notSavedChanged();
}

// ---- hints -----------------------------------------------------------------------------------

bool TableCoach::mayHint() const {
  return position_.isYourTurn() && position_.source().mayAdvise();
}

void TableCoach::hint() {
  if (position_.isAwaited() && position_.isPaused()) return refusePause();
  if (!mayHint()) return;
  if (saving_.holds([this] { hint(); })) return;
  pace_.catchUp();
  dismissRefusal();
  setAsked(true);
  askedAt_.reset();
  askAdvice();
}

// Requests the hint, at most once for a position. A host ignores requests for an earlier position
// and during a pause, so the request is sent again when the position changes or the game continues.
void TableCoach::askAdvice() {
  GameSource& source = position_.source();
  if (source.awaitsPeople() || source.waits()) {
    askedAt_.reset();
  } else if (askedAt_ != source.position()) {
    askedAt_ = source.position();
    source.askAdvice();
  }
}

void TableCoach::advise(const BotAdvice& advice) {
  if (advice.position != position_.source().position() || !advice.advice) return;
  Hint hint{.advice = *advice.advice, .reason = {}};
  if (advice.reason != nullptr) hint.reason = advice.reason;
  setAsked(false);
  setTexts(hint);
  hint.position = advice.position;
  setHint(std::move(hint));
  emit advised();
}

QString TableCoach::hintText() const {
  if (!hint_) return {};
  return hint_->move.isEmpty() ? hint_->reasonText : hint_->move + u' ' + hint_->reasonText;
}

void TableCoach::setTexts(Hint& hint) const {
  const Narrator& narrator = position_.narrator();
  const Action& advised = hint.advice.action;
  hint.move.clear();
  hint.namesMove = false;
  if (!hint.reason) {
    const Verb& verb = position_.info().verbs[advised.verb];
    hint.reasonText =
        tr("You could %1.", "a possible move").arg(narrator.text(offerOf(verb, position_.view())));
    return;
  }
  Advice advice = hint.advice;
  const Verb& verb = position_.info().verbs[advised.verb];
  const bool hasCards = !advised.cards.empty();
  const bool isAmbiguous = std::ranges::any_of(position_.legal(), [&advised](const Action& legal) {
    return legal.verb != advised.verb && legal.cards == advised.cards;
  });
  const QString verbSentence = asSentence(narrator.text(verb.offer)) + u'.';
  const QString moveSentence = asSentence(narrator.offered(advised)) + u'.';
  if (!advice.instead || mentions(*hint.reason, "instead")) {
    if (isAmbiguous || !hasCards) hint.move = moveSentence;
  } else if (advice.instead->verb != advised.verb) {
    // The comparison names both verbs but no cards.
    hint.namesMove = !hasCards;
    if (hasCards) {
      advice.instead.reset();
      hint.move = moveSentence;
    }
  } else if (hasCards && verb.gathers == 0 && advised.cards != advice.instead->cards) {
    hint.namesMove = true;  // the comparison names all cards
    if (isAmbiguous) hint.move = verbSentence;
  } else if (verb.shape == ActionShape::number) {
    hint.namesMove = true;
  } else {
    // The comparison names only the different cards, the players or nothing.
    hint.move = !hasCards && advised.target != kNoPlayer ? verbSentence : moveSentence;
  }
  hint.namesMove = hint.namesMove || !hint.move.isEmpty();
  hint.reasonText = narrator.advice(hint.reason->c_str(), advice);
}

void TableCoach::retranslate() {
  dismissRefusal();
  if (!hint_) return;
  Hint hint = *hint_;
  setTexts(hint);
  setHint(std::move(hint));
}

void TableCoach::forgetHint() { setHint({}); }

void TableCoach::retainHint() {
  const bool holds =
      hint_ && hint_->position == position_.source().position() &&
      std::ranges::find(position_.legal(), hint_->advice.action) != position_.legal().end();
  if (!holds) forgetHint();
}

void TableCoach::setAsked(bool isAsked) {
  if (std::exchange(isAsked_, isAsked) != isAsked) emit isAskedChanged();
}

void TableCoach::setHint(std::optional<Hint> hint) {
  const QString before = hintText();
  hint_ = std::move(hint);
  if (hintText() != before) emit hintTextChanged();
}

void TableCoach::update() {
  if (mayHint_ != mayHint()) {
    mayHint_ = mayHint();
    emit mayHintChanged();
  }
  if (!position_.exists()) {
    setAsked(false);
    return;
  }
  const GameSource& source = position_.source();
  if (position_.isPaused()) forgetHint();
  // The message about a pause is removed if the pause has ended or now has another reason.
  if (isAboutPause_ && refusal_ != position_.pauseText()) dismissRefusal();
  const bool isForbidden = source.part() == GameSource::Part::plays && !source.mayAdvise();
  if (!isAsked_ && !(hint_ && isForbidden)) return;
  if (position_.isAwaited() && source.mayAdvise()) return askAdvice();
  setAsked(false);
  if (isForbidden) forgetHint();
  if (position_.isAwaited()) refuse(tr("The host no longer allows hints."), {});
}

}  // namespace downpile

#include "moc_table_coach.cpp"
