// SPDX-License-Identifier: GPL-3.0-or-later
// Speech for the table: reads out events, turns, refusals and hints, and answers questions. It says
// only things that are shown. The table shows the answers in place of the prompt.
#pragma once

#include <QObject>
#include <QTimer>
#include <QtQmlIntegration>
#include <cstddef>
#include <optional>
#include <vector>

#include "ear/table_answers.h"
#include "rules/step.h"
#include "table/card_set.h"

namespace downpile {

class Announcer;
class TableController;

class TableSpeech : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.speech")

  // Answer to the user's last question or key. After another player's move, an answer to a question
  // is computed again; an answer from reply() is cleared, also after some time. Every answer is
  // cleared when the user acts or a new position has the user on turn. It is also cleared when a
  // deal ends or begins. The beginning and the end of a pause count as a move.
  Q_PROPERTY(QString answer READ answer NOTIFY answerChanged)
  // True while a page covers the table, except the table of a game with other people. Then events
  // and turns are not announced. When the page closes, the turn is announced if the user has missed
  // something. A game that has begun below the page is announced.
  Q_PROPERTY(bool covered READ covered WRITE setCovered NOTIFY coveredChanged)

 public:
  // `table` must outlive this object.
  explicit TableSpeech(TableController& table);

  // Announces and shows the answer to a question from QuestionKeys.qml. Other actions of these
  // keys, such as skipping to the user's turn, are performed. Returns false if there is no game or
  // no answer.
  Q_INVOKABLE bool ask(const QString& question);
  // Announces and shows an answer that is not to a question: an earlier event, or the reason why a
  // key has no effect now. Without a game it is only announced.
  Q_INVOKABLE void reply(const QString& sentence);
  QString answer() const { return answer_; }
  Q_INVOKABLE void dismissAnswer() { setAnswer({}); }
  // Announces again the hint that is shown.
  Q_INVOKABLE void repeatHint();
  // Closes the answer or refusal that is shown. Announces this and the selection, which stays. If
  // no message is shown, announces that there is nothing to cancel.
  Q_INVOKABLE void closeMessage();
  bool covered() const { return covered_; }
  void setCovered(bool covered);
  Q_INVOKABLE QString guideWaits() const { return TableAnswers::guideWaits(); }
  // Drops all waiting announcements about the table. A text that is being spoken is not
  // interrupted.
  Q_INVOKABLE void silence();
  // Returns the CardRow::key of the card whose name begins with the typed text, see
  // TableAnswers::find(), or 0.
  Q_INVOKABLE int find(const QString& typed);
  // Returns true if the typed text is the whole short name of the card that find() returns, and
  // begins no name of another card that find() considers.
  Q_INVOKABLE bool isShortName(const QString& typed);
  // Announces and shows that find() has found no card.
  Q_INVOKABLE void reportNotFound(const QString& typed);

 signals:
  void answerChanged();
  void coveredChanged();

 private:
  void show(const QString& question, const QString& answer);
  void setAnswer(const QString& answer);
  void updateAnswer();
  void noteDealing(const Event& event);
  void noteResult(const Event& event);
  void announceNews(const QString& sentence);
  void stepThroughNews(int step);
  void skipToTurn();
  void finishDealing();
  bool expectsMove() const;
  void announceDealtHand();
  void promptWhenSettled();
  void notePrompt();
  void announceChoices();
  void announceSelection();
  void announceLostSelection();
  void announceTurn();
  void announceStanding();
  void announceWait();
  bool isStandingTold() const;
  bool isCovered() const { return covered_ && !beganCovered_; }
  bool misses();
  void forget();

  TableController& table_;
  Announcer& announcer_;
  QString question_;  // question to which `answer_` is the answer; empty after reply()
  QString answer_;
  std::size_t answeredAt_ = 0;      // GameSource::position() when the question was answered
  bool answeredAfterDeal_ = false;  // whether the deal was over when the question was answered
  bool answeredInPause_ = false;    // whether the game was paused then
  QTimer reading_;                  // removes an answer from reply()
  // The prompt that was spoken last. Empty also if the turn was spoken without a prompt, because a
  // move was still being shown.
  QString prompted_;
  QString lastNews_;            // last event since then; empty if it was not announced
  std::size_t promptedAt_ = 0;  // GameSource::position() when prompted_ was spoken
  // True if the viewer has moved, or was not on turn, since the last prompt. The viewer's turn is
  // then announced even if the prompt has the same text as before.
  bool mayRepeatPrompt_ = false;
  // True if the user has moved since the announcement that the game waits for the user to continue
  // the guide.
  bool mayAnnounceWait_ = false;
  bool covered_ = false;
  bool beganCovered_ = false;  // whether the game was put on the table below the page
  bool hasMissed_ = false;     // whether something was not announced because of the page
  bool isDealing_ = false;     // whether cards were dealt, but the hand was not announced yet
  bool hasEvents_ = false;     // whether an event was shown since the game was put on the table
  bool hasSkipped_ = false;    // whether the last event was skipped by the user, so not announced
  CardSet selected_;           // the selection that was announced last
  bool isResult_ = false;      // whether the event being shown is a player's result of the deal
  bool isOwnResult_ = false;   // whether it is the viewer's
  QString firstResult_;        // first of the results announced in succession
  // Row of the story (list of events) that the keys for earlier and later events read last. Nullopt
  // if these keys were not used since the viewer's last move: they then start at the newest row.
  std::optional<int> newsAt_;
};

}  // namespace downpile
