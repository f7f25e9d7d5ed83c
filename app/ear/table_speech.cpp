// SPDX-License-Identifier: GPL-3.0-or-later
#include "ear/table_speech.h"

#include <algorithm>
#include <span>
#include <utility>

#include "ear/table_answers.h"
#include "speech/announcer.h"
#include "table/table_controller.h"
#include "text/texts.h"

namespace downpile {

TableSpeech::TableSpeech(TableController& table)
    : table_(table), announcer_(table.announcer()), reading_(this) {
  reading_.setObjectName(QStringLiteral("reading"));
  reading_.setSingleShot(true);
  connect(&reading_, &QTimer::timeout, this, &TableSpeech::dismissAnswer);
  connect(&table_, &TableController::activeChanged, this, &TableSpeech::forget);
  connect(table_.presenter(), &TablePresenter::eventStarts, this, &TableSpeech::noteDealing);
  connect(table_.presenter(), &TablePresenter::eventStarts, this, &TableSpeech::noteResult);
  // The hand is complete before the first move of the deal is shown.
  connect(table_.presenter(), &TablePresenter::reached, this, [this] {
    if (!isDealing_) return;
    const auto shown = std::ranges::count_if(table_.cards()->rows(), &CardRow::isOwn);
    if (shown == table_.position().ownHand().size()) announceDealtHand();
  });
  connect(table_.news(), &TableNews::announced, this, &TableSpeech::announceNews);
  connect(&table_, &TableController::played, this, [this] {
    mayRepeatPrompt_ = mayAnnounceWait_ = true;
    newsAt_.reset();
    announcer_.expectNews(table_.presenter()->moving() || expectsMove());
  });
  // Without motion, the move is already shown when the signal is emitted.
  connect(&table_, &TableController::played, this, &TableSpeech::promptWhenSettled,
          Qt::QueuedConnection);
  // announceStanding() is connected with queued connections, so it runs after the points have been
  // updated. It is also called for activeChanged, because a resumed game can be at the end of a
  // deal.
  connect(
      table_.presenter(), &TablePresenter::dealEnded, this,
      [this] {
        // The key that skips to the turn has also skipped the sentences about the end of the deal.
        if (std::exchange(hasSkipped_, false) && !misses()) {
          announcer_.announce(TableAnswers(table_).to(QStringLiteral("standing")));
        } else if (!isStandingTold()) {
          announceStanding();
        }
      },
      Qt::QueuedConnection);
  connect(&table_, &TableController::activeChanged, this, &TableSpeech::announceStanding,
          Qt::QueuedConnection);
  connect(&table_, &TableController::activeChanged, this, &TableSpeech::announceTurn,
          Qt::QueuedConnection);
  // A redo can end the deal without TablePresenter::dealEnded. After an undo, the turn is announced
  // even if its prompt is the same as before.
  connect(
      table_.undoHistory(), &UndoHistory::announced, this,
      [this] {
        if (!isStandingTold()) announceStanding();
        mayRepeatPrompt_ = true;
        promptWhenSettled();
      },
      Qt::QueuedConnection);
  connect(table_.status(), &TableStatus::updated, this, &TableSpeech::promptWhenSettled);
  connect(table_.pace(), &TablePace::awaitsStepChanged, this, &TableSpeech::promptWhenSettled);
  connect(table_.gestures(), &TableGestures::choicesChanged, this, &TableSpeech::announceChoices);
  connect(table_.gestures(), &TableGestures::selectionChanged, this,
          &TableSpeech::announceSelection);
  connect(table_.gestures(), &TableGestures::staged, this, &TableSpeech::announceSelection);
  connect(table_.coach(), &TableCoach::refused, &announcer_, &Announcer::reply);
  connect(table_.coach(), &TableCoach::withdrawn, this,
          [this] { announcer_.reply(tr("You have withdrawn your request.")); });
  connect(table_.coach(), &TableCoach::hintTextChanged, this, [this] {
    // In a replay the review reads out the better move, so the hint is not announced here.
    if (table_.coach()->hinted() == nullptr || table_.isReplay()) return;
    announcer_.replyAfterNews(TableAnswers(table_).hint());
  });
  connect(table_.coach(), &TableCoach::notSavedChanged, this,
          [this] { announcer_.reply(table_.coach()->notSaved()); });
  connect(table_.status(), &TableStatus::updated, this, &TableSpeech::updateAnswer);
  connect(&table_, &TableController::played, this, &TableSpeech::dismissAnswer);
  connect(table_.gestures(), &TableGestures::choicesChanged, this, &TableSpeech::dismissAnswer);
  connect(table_.gestures(), &TableGestures::selectionChanged, this, &TableSpeech::dismissAnswer);
  connect(table_.gestures(), &TableGestures::staged, this, &TableSpeech::dismissAnswer);
  connect(table_.coach(), &TableCoach::refused, this, &TableSpeech::dismissAnswer);
  connect(table_.coach(), &TableCoach::advised, this, &TableSpeech::dismissAnswer);
}

bool TableSpeech::ask(const QString& question) {
  if (!table_.active()) return false;
  if (question == QLatin1String("back")) return stepThroughNews(-1), true;
  if (question == QLatin1String("again")) return stepThroughNews(0), true;
  if (question == QLatin1String("forward")) return stepThroughNews(1), true;
  if (question == QLatin1String("skip")) return skipToTurn(), true;
  finishDealing();
  const QString answer = TableAnswers(table_).to(question);
  announcer_.withdrawWithin(answer);
  // The answer about the score contains the totals.
  if (question == QLatin1String("standing")) announcer_.withdraw(TableAnswers(table_).standing());
  // The answer to the question "turn" replaces the waiting prompt, because both have the same
  // content.
  if (question == QLatin1String("turn")) {
    announcer_.withdrawPrompt();
    announcer_.replyAfterNews(answer);
    const bool isTurn = table_.status()->yourTurn() && !table_.status()->dealOver();
    if (isTurn && !TableAnswers(table_).isChoosing()) notePrompt();
  } else if (question == QLatin1String("moves") || table_.status()->dealOver()) {
    // After a deal, the waiting sentences about its end come before each answer: they lead to it.
    announcer_.replyAfterNews(answer);
  } else {
    announcer_.reply(answer);
  }
  show(question, answer);
  return !answer.isEmpty();
}

void TableSpeech::reply(const QString& sentence) {
  announcer_.reply(sentence);
  if (table_.active()) show({}, sentence);
}

void TableSpeech::repeatHint() {
  if (table_.coach()->hinted() != nullptr) announcer_.replyAfterNews(TableAnswers(table_).hint());
}

void TableSpeech::closeMessage() {
  if (answer_.isEmpty() && table_.coach()->refusal().isEmpty()) {
    return announcer_.reply(tr("There is nothing to cancel."));
  }
  dismissAnswer();
  table_.coach()->dismissRefusal();
  QString text = tr("Message closed.");
  if (!table_.gestures()->selection().empty()) text += u' ' + TableAnswers(table_).selection();
  announcer_.reply(text);
}

void TableSpeech::show(const QString& question, const QString& answer) {
  table_.coach()->dismissRefusal();
  question_ = question;
  answeredAt_ = table_.source()->position();
  answeredAfterDeal_ = table_.status()->dealOver();
  answeredInPause_ = table_.position().isPaused();
  setAnswer(answer);
  question.isEmpty() ? reading_.start(readingTime(answer)) : reading_.stop();
}

void TableSpeech::updateAnswer() {
  if (answer_.isEmpty()) return;
  if (!table_.active() || table_.status()->dealOver() != answeredAfterDeal_) return dismissAnswer();
  const bool isPaused = table_.position().isPaused();
  const bool isOtherPause = std::exchange(answeredInPause_, isPaused) != isPaused;
  if (table_.source()->position() == answeredAt_ && !isOtherPause) return;
  if (table_.status()->yourTurn()) return dismissAnswer();
  answeredAt_ = table_.source()->position();
  setAnswer(TableAnswers(table_).to(question_));
}

void TableSpeech::setAnswer(const QString& answer) {
  if (answer.isEmpty()) reading_.stop();
  if (answer_ == answer) return;
  answer_ = answer;
  emit answerChanged();
}

// Sets isDealing_ if this event deals a card, so that the user's whole hand is read out afterwards.
// A dealt card goes from a shared pile to the hand of a player who did not cause the event. A card
// that a player draws goes to the player who caused the event.
void TableSpeech::noteDealing(const Event& event) {
  hasEvents_ = true;
  const std::span<const Zone> zones = table_.position().info().zones;
  const bool isToHand = event.kind == Event::Kind::move && event.from.player == kNoPlayer &&
                        zones[event.to.zone].kind == ZoneKind::hand;
  if (!isToHand || event.to.player == event.player) return;
  isDealing_ = true;
  newsAt_.reset();
  announcer_.expectNews(true);
}

void TableSpeech::noteResult(const Event& event) {
  const Narrator& narrator = table_.position().narrator();
  isResult_ = event.kind == Event::Kind::sentence &&
              narrator.info().sentences[event.sentence].kind == Sentence::Kind::result;
  isOwnResult_ = isResult_ && narrator.addressesViewer(event);
  if (!isResult_) firstResult_.clear();
}

// Announces an event, the viewer's own result of a deal before the results of the other players.
// Events that the user skips are not announced, but the keys for earlier events can still read them
// out.
void TableSpeech::announceNews(const QString& sentence) {
  announcer_.expectNews(isDealing_ || expectsMove());  // the hand or another event follows
  hasSkipped_ = table_.pace()->skipsToTurn();
  if (isResult_ && firstResult_.isEmpty()) firstResult_ = sentence;
  lastNews_.clear();
  if (hasSkipped_ || misses()) return;
  lastNews_ = sentence;
  announcer_.announce(sentence, isOwnResult_ ? firstResult_ : QString());
}

// Shows the dealing to its end, so that answers describe the complete hands.
void TableSpeech::finishDealing() {
  if (table_.presenter()->dealing()) table_.pace()->catchUp();
}

int TableSpeech::find(const QString& typed) {
  finishDealing();
  const int key = table_.active() ? TableAnswers(table_).find(typed) : 0;
  if (key != 0) dismissAnswer();
  return key;
}

bool TableSpeech::isShortName(const QString& typed) {
  return table_.active() && TableAnswers(table_).isShortName(typed);
}

void TableSpeech::reportNotFound(const QString& typed) {
  reply(tr("No card begins with “%1”. Escape ends the search.", "typed letters").arg(typed));
}

void TableSpeech::setCovered(bool covered) {
  if (covered == covered_) return;
  covered_ = covered;
  beganCovered_ = false;
  emit coveredChanged();
  if (covered) {
    if (announcer_.withdrawPrompt()) hasMissed_ = true;
    return;
  }
  if (!std::exchange(hasMissed_, false) || !table_.active() || table_.isReplay()) return;
  promptedAt_ = 0;
  mayRepeatPrompt_ = true;
  announceStanding();
  if (!table_.status()->yourTurn()) announcer_.announce(table_.status()->turnText());
  promptWhenSettled();
}

// Returns true if something must not be announced because of a page, and remembers this.
bool TableSpeech::misses() {
  if (isCovered()) hasMissed_ = true;
  return isCovered();
}

void TableSpeech::silence() { announcer_.clear(); }

void TableSpeech::stepThroughNews(int step) {
  const std::vector<StoryRow>& story = table_.story()->rows();
  if (story.empty()) return reply(tr("Nothing has happened yet."));
  const int newest = static_cast<int>(story.size()) - 1;
  const int wanted = std::min(newsAt_.value_or(newest), newest) + step;
  newsAt_ = std::clamp(wanted, 0, newest);
  QStringList parts{story[static_cast<std::size_t>(*newsAt_)].spoken};
  if (wanted < 0) parts.prepend(tr("No earlier event."));
  if (wanted > newest) parts.prepend(tr("No later event."));
  reply(parts.join(u' '));
}

void TableSpeech::skipToTurn() {
  if (table_.position().source().part() != GameSource::Part::plays) {
    return reply(table_.coach()->cannotPlayText());
  }
  if (table_.status()->yourTurn() || table_.status()->dealOver() || table_.pace()->waiting()) {
    ask(QStringLiteral("turn"));
    return;
  }
  dismissAnswer();
  announcer_.clear();
  table_.pace()->skipToTurn();
}

// Returns true if a computer player is about to move.
bool TableSpeech::expectsMove() const {
  const TablePosition& position = table_.position();
  const TablePace& pace = *table_.pace();
  if (table_.isReplay() || position.isPaused() || pace.waiting() || pace.awaitsStep()) return false;
  if (position.isAwaited()) return false;
  for (const int player : position.view().actors()) {
    if (!isPerson(position.source().seats()[static_cast<std::size_t>(player)])) return true;
  }
  return false;
}

// Announces the dealt hand before the first move of a deal.
void TableSpeech::announceDealtHand() {
  if (!table_.active() || isCovered() || !std::exchange(isDealing_, false)) return;
  const bool isSpectator = table_.position().source().part() == GameSource::Part::spectates;
  if (isSpectator || table_.pace()->skipsToTurn()) return;
  announcer_.announce(TableAnswers(table_).hand());
}

// Announces the prompt after the events that led to the viewer's turn. If a new turn has the same
// prompt as the last, or the last event has said the same, announces only "Your turn." and the card
// to beat. If the user has asked whose turn it is while the move before was still being shown,
// announces only the prompt and the card to beat.
void TableSpeech::promptWhenSettled() {
  if (!table_.active() || table_.presenter()->moving()) return;
  announcer_.expectNews(expectsMove());
  if (isCovered()) {
    hasMissed_ = hasMissed_ || table_.source()->position() != promptedAt_;
    return;
  }
  announceLostSelection();
  announceDealtHand();
  if (!table_.status()->yourTurn() || table_.status()->dealOver()) {
    // With brief speech, the last prompt is remembered between turns. So it is spoken in full only
    // if a different prompt was spoken since.
    if (!table_.position().narrator().hasBriefSpeech()) prompted_.clear();
    promptedAt_ = 0;
    mayRepeatPrompt_ = true;
    announceWait();
    return;
  }
  // While the user chooses cards for a move, announceSelection() speaks instead of the prompt.
  if (TableAnswers(table_).isChoosing()) return;
  const auto position = table_.source()->position();
  const QString wanted = table_.status()->prompt();
  const bool isNew = prompted_ != wanted;
  if (position == promptedAt_ ? !isNew : !isNew && !mayRepeatPrompt_) return;
  const TableAnswers answers(table_);
  const bool isTurnTold = position == promptedAt_ && prompted_.isEmpty();
  const bool isPromptTold = lastNews_ == wanted;
  const QString brief = !isTurnTold ? tr("Your turn.") : isPromptTold ? QString() : wanted;
  announcer_.prompt(isNew && !isTurnTold && !isPromptTold
                        ? answers.turn()
                        : (brief + u' ' + answers.toBeat()).trimmed());
  notePrompt();
}

// After a move of the user, announces once that the game waits for the user to continue the guide.
// Without this sentence, silence would follow the text of the step.
void TableSpeech::announceWait() {
  if (!table_.pace()->waiting() || table_.status()->dealOver()) {
    announcer_.withdrawPrompt();
  } else if (std::exchange(mayAnnounceWait_, false)) {
    announcer_.prompt(TableAnswers::guideWaits());
  }
}

// Records that the viewer's turn and the prompt, if there is one, have been spoken.
void TableSpeech::notePrompt() {
  prompted_ = table_.status()->prompt();
  lastNews_.clear();
  promptedAt_ = table_.source()->position();
  mayRepeatPrompt_ = false;
}

void TableSpeech::announceChoices() {
  const QStringList choices = table_.gestures()->choices();
  if (choices.isEmpty()) return;
  QStringList items{tr("What do you want to do?")};
  for (qsizetype i = 0; i < choices.size(); ++i) {
    items << tr("%1: %2.", "a key and a choice").arg(numberText(i + 1), choices[i]);
  }
  announcer_.reply(items.join(u' '));
}

void TableSpeech::announceSelection() {
  selected_ = table_.gestures()->selection();
  const QString text = TableAnswers(table_).selection();
  announcer_.withdraw(text);  // announceLostSelection() may have queued it
  announcer_.reply(text);
}

// Announces the current selection if it has lost cards that are still in the hand, or that can
// still be selected elsewhere. This happens, for example, after another move or an undo.
void TableSpeech::announceLostSelection() {
  const CardSet before = std::exchange(selected_, table_.gestures()->selection());
  const CardSet kept = before & (table_.position().ownHand() | table_.position().liftable());
  if (!selected_.containsAll(kept)) announcer_.announce(TableAnswers(table_).selection());
}

// Announces whose turn it is in a game that is continued. The prompt announces the viewer's turn.
void TableSpeech::announceTurn() {
  if (!table_.active() || table_.isReplay() || hasEvents_ || misses()) return;
  if (!table_.status()->yourTurn()) announcer_.announce(table_.status()->turnText());
}

void TableSpeech::announceStanding() {
  if (table_.active() && table_.status()->dealOver() && !misses())
    announcer_.announce(TableAnswers(table_).standing());
}

// Returns true if the announced result of the deal already contains the totals of all players. This
// is so after the first deal, because its scores are the totals.
bool TableSpeech::isStandingTold() const {
  const bool hasResults = table_.active() && !table_.summary()->reason().isEmpty();
  return hasResults && table_.position().view().standing().deal == 1;
}

void TableSpeech::forget() {
  announcer_.clear();
  announcer_.expectNews(false);
  dismissAnswer();
  prompted_.clear();
  lastNews_.clear();
  promptedAt_ = 0;
  mayRepeatPrompt_ = mayAnnounceWait_ = false;
  isDealing_ = false;
  hasEvents_ = false;
  hasSkipped_ = false;
  beganCovered_ = covered_;
  hasMissed_ = false;
  newsAt_.reset();
  selected_ = CardSet();
}

}  // namespace downpile

#include "moc_table_speech.cpp"
