// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/table_coach.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "games/common_text.h"
#include "text/texts.h"

namespace downpile {

TableCoach::TableCoach(const TablePosition& position, TablePace& pace, AfterSaving& saving,
                       QObject* parent)
    : QObject(parent), position_(position), pace_(pace), saving_(saving), reading_(this) {
  reading_.setObjectName(QStringLiteral("reading"));
  reading_.setSingleShot(true);
  connect(&reading_, &QTimer::timeout, this, &TableCoach::dismissRefusal);
}

// ---- refusals --------------------------------------------------------------------------------

void TableCoach::refuse(const Refusal& refusal) {
  refuse(refusal, position_.narrator().refusal(refusal));
}

void TableCoach::refuse(const Refusal& refusal, const QString& text) {
  if (position_.source().part() != GameSource::Part::plays) return refuse(cannotPlayText(), {});
  const std::string_view rule = position_.info().reasons[refusal.reason].rule;
  // The other players do not move while the guide is open.
  if (pace_.waiting() && rule == common::kTurn.id) {
    refuse(tr("The game is waiting for you to continue the guide or to hide it."), {});
    isAboutGuide_ = true;
    return;
  }
  refuse(text, QString::fromUtf8(rule));
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
  isAboutGuide_ = false;
  refusedIn_ = turn();
  reading_.stop();
  emit refusalChanged();
  emit refused(text, rule);
}

TableCoach::Turn TableCoach::turn() const {
  return {.player = position_.view().standing().turn, .isYours = position_.isAwaited()};
}

void TableCoach::dismissRefusal() {
  if (refusal_.isEmpty() && refusalRule_.isEmpty()) return;
  refusal_.clear();
  refusalRule_.clear();
  isAboutPause_ = false;
  isAboutGuide_ = false;
  reading_.stop();
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
      return report(
          tr("The connection to the table was lost. Once you are reconnected, you will "
             "see whether that went through."));
    case GameSource::Answer::Kind::stale:
      if (answer.isDamaged) {
        return refuse(tr("The undone moves cannot be redone because the record is damaged. You can "
                         "continue from here."),
                      {});
      }
      return report(tr("The table has changed in the meantime. Look again."));
    case GameSource::Answer::Kind::waits:
      return refusePause();
    case GameSource::Answer::Kind::declined:
      if (answer.isTooSoon) {
        return report(
            tr("Your last request was not accepted or was withdrawn. You can ask again "
               "in a few seconds."));
      }
      if (answer.declinedBy == kNoPlayer) return report(declined);
      return report(
          tr("%1 has declined your request.").arg(position_.narrator().name(answer.declinedBy)));
    case GameSource::Answer::Kind::done:
      break;
  }
}

// Shows a refusal about a passing event. It disappears after a while, or when people vote.
void TableCoach::report(const QString& text) {
  refuse(text, {});
  reading_.start(readingTime(text));
}

void TableCoach::refusePause() {
  // The host may have refused the move because of a pause that has ended since.
  if (!position_.isPaused()) return report(tr("The game was paused. Try again."));
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
  setText(hint);
  hint.position = advice.position;
  setHint(std::move(hint));
  emit advised();
}

// Sets the text of a hint: its reason, if needed with the move or its verb before it. The table
// highlights the cards of the move, but not its verb. The reason may name only one of several
// cards.
void TableCoach::setText(Hint& hint) const {
  const Narrator& narrator = position_.narrator();
  Advice advice = hint.advice;
  const Action& advised = advice.action;
  const Verb& verb = position_.info().verbs[advised.verb];
  hint.namesMove = false;
  if (!hint.reason) {
    hint.text =
        tr("You could %1.", "a possible move").arg(narrator.text(offerOf(verb, position_.view())));
    return;
  }
  const bool hasCards = !advised.cards.empty();
  const bool isAmbiguous = std::ranges::any_of(position_.legal(), [&advised](const Action& legal) {
    return legal.verb != advised.verb && legal.cards == advised.cards;
  });
  const std::optional<Action> instead =
      mentions(*hint.reason, "instead") ? std::nullopt : advice.instead;
  QString move;
  if (instead && instead->verb == advised.verb && verb.gathers == 0 &&
      (verb.shape == ActionShape::number || instead->cards != advised.cards)) {
    // The reason begins with a comparison that names the cards or the number.
    hint.namesMove = true;
    const bool hasOtherVerb =
        std::ranges::any_of(position_.legal(), [&advised](const Action& legal) {
          return legal.verb != advised.verb && !legal.cards.empty();
        });
    if (hasOtherVerb && hasCards) move = narrator.text(verb.offer);
  } else if (instead && instead->verb != advised.verb && !hasCards) {
    hint.namesMove = true;  // the comparison names the verb
  } else if (instead || isAmbiguous || advised.cards.size() != 1) {
    move = narrator.offered(advised);
    // A comparison of verbs would name this verb again.
    if (instead && instead->verb != advised.verb) advice.instead.reset();
  }
  hint.text = narrator.advice(hint.reason->c_str(), advice);
  if (move.isEmpty()) return;
  hint.namesMove = true;
  hint.text.prepend(asSentence(move) + QStringLiteral(". "));
}

void TableCoach::retranslate() {
  dismissRefusal();
  if (!hint_) return;
  Hint hint = *hint_;
  setText(hint);
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
  // The message about a pause is removed if the pause has ended or now has another reason. A
  // refusal is removed when the turn changes, because it may say whose turn it was. A message about
  // a request is removed when people vote: it is no longer about the last request.
  const bool isPauseOver = isAboutPause_ && refusal_ != position_.pauseText();
  const bool isGuideOver = isAboutGuide_ && !pace_.waiting();
  const bool isOld = reading_.isActive() ? source.isVotedOn() : refusedIn_ != turn();
  if (isPauseOver || isGuideOver || isOld) dismissRefusal();
  const bool isForbidden = source.part() == GameSource::Part::plays && !source.mayAdvise();
  if (!isAsked_ && !(hint_ && isForbidden)) return;
  if (position_.isAwaited() && source.mayAdvise()) return askAdvice();
  setAsked(false);
  if (isForbidden) forgetHint();
  if (position_.isAwaited()) report(tr("The host no longer allows hints."));
}

}  // namespace downpile

#include "moc_table_coach.cpp"
