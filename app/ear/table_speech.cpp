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

TableSpeech::TableSpeech(TableController& table) : table_(table), announcer_(table.announcer()) {
  connect(&table_, &TableController::activeChanged, this, &TableSpeech::forget);
  connect(table_.presenter(), &TablePresenter::eventStarts, this, &TableSpeech::noteDealing);
  connect(table_.news(), &TableNews::announced, this, &TableSpeech::announceNews);
  connect(&table_, &TableController::played, this, [this] {
    mayRepeatPrompt_ = true;
    newsAt_.reset();
  });
  // Queued connections run after the points have been updated. The signal activeChanged announces
  // the points if a game is continued at the end of a deal.
  connect(
      table_.presenter(), &TablePresenter::dealEnded, this,
      [this] {
        if (!isStandingTold()) announceStanding();
      },
      Qt::QueuedConnection);
  connect(&table_, &TableController::activeChanged, this, &TableSpeech::announceStanding,
          Qt::QueuedConnection);
  connect(table_.status(), &TableStatus::updated, this, &TableSpeech::promptWhenSettled);
  connect(table_.gestures(), &TableGestures::choicesChanged, this, &TableSpeech::announceChoices);
  connect(table_.gestures(), &TableGestures::selectionChanged, this,
          &TableSpeech::announceSelection);
  connect(table_.gestures(), &TableGestures::staged, this, &TableSpeech::announceChosen);
  connect(table_.coach(), &TableCoach::refused, &announcer_, &Announcer::reply);
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
  connect(table_.coach(), &TableCoach::refused, this, &TableSpeech::dismissAnswer);
  connect(table_.coach(), &TableCoach::advised, this, &TableSpeech::dismissAnswer);
}

bool TableSpeech::ask(const QString& question) {
  if (!table_.active()) return false;
  if (question == QLatin1String("back")) return stepThroughNews(-1), true;
  if (question == QLatin1String("again")) return stepThroughNews(0), true;
  if (question == QLatin1String("forward")) return stepThroughNews(1), true;
  if (question == QLatin1String("skip")) return skipToTurn(), true;
  const QString answer = TableAnswers(table_).to(question);
  // This answer replaces the waiting prompt, which would say the same.
  if (question == QLatin1String("turn")) {
    announcer_.withdrawPrompt();
    announcer_.replyAfterNews(answer);
  } else if (question == QLatin1String("moves")) {
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

void TableSpeech::show(const QString& question, const QString& answer) {
  table_.coach()->dismissRefusal();
  question_ = question;
  answeredAt_ = table_.source()->position();
  answeredAfterDeal_ = table_.status()->dealOver();
  setAnswer(answer);
}

void TableSpeech::updateAnswer() {
  if (answer_.isEmpty()) return;
  if (!table_.active() || table_.status()->dealOver() != answeredAfterDeal_) return dismissAnswer();
  if (table_.source()->position() == answeredAt_) return;
  if (table_.status()->yourTurn()) return dismissAnswer();
  answeredAt_ = table_.source()->position();
  setAnswer(TableAnswers(table_).to(question_));
}

void TableSpeech::setAnswer(const QString& answer) {
  if (answer_ == answer) return;
  answer_ = answer;
  emit answerChanged();
}

// Notes that cards are being dealt: they go from a shared pile to the hand of a player other than
// the dealer, who causes these events. The whole hand is then named.
void TableSpeech::noteDealing(const Event& event) {
  const std::span<const Zone> zones = table_.position().info().zones;
  const bool isToHand = event.kind == Event::Kind::move && event.from.player == kNoPlayer &&
                        zones[event.to.zone].kind == ZoneKind::hand;
  if (isToHand && event.to.player != event.player) isDealing_ = true;
}

// Events that the user skips are not announced. The user can still hear them with the keys for
// earlier events.
void TableSpeech::announceNews(const QString& sentence) {
  if (!table_.pace()->skipsToTurn()) announcer_.announce(sentence);
}

int TableSpeech::find(const QString& typed) {
  const int key = table_.active() ? TableAnswers(table_).find(typed) : 0;
  if (key == 0) {
    reply(tr("No card begins with %1.", "typed letters").arg(typed));
  } else {
    dismissAnswer();
  }
  return key;
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
  if (table_.status()->yourTurn() || table_.status()->dealOver()) {
    return reply(TableAnswers(table_).turn());
  }
  dismissAnswer();
  announcer_.clear();
  table_.pace()->skipToTurn();
}

// Announces the dealt hand and, after the events that led to the viewer's turn, the prompt. If the
// viewer has moved and the prompt is the same as before, announces only "Your turn." and the card
// to beat.
void TableSpeech::promptWhenSettled() {
  if (!table_.active() || table_.presenter()->moving()) return;
  const bool isSpectator = table_.position().source().part() == GameSource::Part::spectates;
  if (std::exchange(isDealing_, false) && !isSpectator && !table_.pace()->skipsToTurn()) {
    announcer_.announce(TableAnswers(table_).hand());
  }
  if (!table_.status()->yourTurn() || table_.status()->dealOver()) {
    // With brief speech, a prompt is repeated only if a different prompt was spoken in the
    // meantime.
    if (!table_.position().narrator().hasBriefSpeech()) prompted_.clear();
    promptedAt_ = 0;
    mayRepeatPrompt_ = true;
    announcer_.withdrawPrompt();
    return;
  }
  // While the user chooses cards for a move, announceChosen() speaks instead of the prompt.
  if (!table_.gestures()->pendingMove().empty()) return;
  const auto position = table_.source()->position();
  const QString wanted = table_.status()->prompt();
  const bool isNew = prompted_ != wanted;
  if (position == promptedAt_ ? !isNew : !isNew && !mayRepeatPrompt_) return;
  const TableAnswers answers(table_);
  announcer_.prompt(isNew ? answers.turn()
                          : (tr("Your turn.") + u' ' + answers.toBeat()).trimmed());
  prompted_ = wanted;
  promptedAt_ = position;
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

void TableSpeech::announceSelection() { announcer_.reply(TableAnswers(table_).selection()); }

void TableSpeech::announceChosen() { announcer_.reply(TableAnswers(table_).chosen()); }

void TableSpeech::announceStanding() {
  if (table_.active() && table_.status()->dealOver())
    announcer_.announce(TableAnswers(table_).standing());
}

// Returns whether the sentences at the end of the deal have told the points of all players: the
// first deal's scores are the totals.
bool TableSpeech::isStandingTold() const {
  const bool hasResults = table_.active() && !table_.summary()->reason().isEmpty();
  return hasResults && table_.position().view().standing().deal == 1;
}

void TableSpeech::forget() {
  announcer_.clear();
  dismissAnswer();
  prompted_.clear();
  promptedAt_ = 0;
  mayRepeatPrompt_ = false;
  isDealing_ = false;
  newsAt_.reset();
}

}  // namespace downpile

#include "moc_table_speech.cpp"
