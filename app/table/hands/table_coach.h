// SPDX-License-Identifier: GPL-3.0-or-later
// Messages to the viewer about gestures: refusals, hints, and failures to save a move.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQmlIntegration>
#include <optional>
#include <string>

#include "table/eye/table_pace.h"
#include "table/hands/after_saving.h"
#include "table/position/table_position.h"

namespace downpile {

class TableCoach : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.coach")

  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  // Number of the rule that forbids the refused move, or empty.
  Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
  Q_PROPERTY(bool mayHint READ mayHint NOTIFY mayHintChanged)
  // Whether a requested hint has not arrived yet.
  Q_PROPERTY(bool isAsked READ isAsked NOTIFY isAskedChanged)
  Q_PROPERTY(QString hintText READ hintText NOTIFY hintTextChanged)
  Q_PROPERTY(QString notSaved READ notSaved NOTIFY notSavedChanged)

 public:
  // The objects behind the references must outlive the coach.
  TableCoach(const TablePosition& position, TablePace& pace, AfterSaving& saving, QObject* parent);

  Q_INVOKABLE void hint();
  Q_INVOKABLE void dismissRefusal();

  void refuse(const Refusal& refusal);
  // Shows a refusal with this text instead of the narrator's text.
  void refuse(const Refusal& refusal, const QString& text);
  // Returns the message why the viewer cannot make moves, for spectators and in a replay.
  QString cannotPlayText() const;
  // Shows a refusal with this text. `rule` is the number of the violated rule, or empty.
  void refuse(const QString& text, const QString& rule);
  // Shows a refusal that says why the game is paused or, if the pause has ended, asks the user to
  // try again.
  void refusePause();
  // Shows why a request was not carried out. If the reason is that it could not be saved, shows
  // `notSaved`; if the others declined it in a vote, `declined`.
  void reportNotDone(const GameSource::Answer& answer, const QString& notSaved,
                     const QString& declined = {});
  void setNotSaved(const QString& text);
  // Shows the advice of a computer player as a hint, if it is for the current position.
  void advise(const BotAdvice& advice);
  void forgetHint();
  // Drops the hint if the position has changed or the move is no longer legal. A simultaneous
  // choice of another player changes neither.
  void retainHint();
  // Drops the request for a hint, because the viewer has acted or another game is on the table.
  void forgetRequest() { setAsked(false); }
  // Translates the shown hint after a change of the language. Removes a shown refusal.
  void retranslate();
  // Called for each new position, and if the connection or the players have changed: emits
  // mayHintChanged() if needed, repeats an unanswered request for a hint, and removes hints and
  // messages that do not apply any more.
  void update();

  const QString& refusal() const { return refusal_; }
  const QString& refusalRule() const { return refusalRule_; }
  bool mayHint() const;
  bool isAsked() const { return isAsked_; }
  // Returns the reason of the hint, after a sentence with the move if the highlighted cards and the
  // reason leave open which move is meant.
  QString hintText() const { return hint_ ? hint_->text : QString(); }
  // Whether hintText() names the move.
  bool hintNamesMove() const { return hint_ && hint_->namesMove; }
  const QString& notSaved() const { return notSaved_; }
  // Returns the action of the shown hint, or nullptr if no hint is shown.
  const Action* hinted() const { return hint_ ? &hint_->advice.action : nullptr; }

 signals:
  void refusalChanged();
  void mayHintChanged();
  void isAskedChanged();
  void hintTextChanged();
  void notSavedChanged();
  // Emitted when a hint is shown.
  void advised();
  void refused(const QString& text, const QString& ruleId);
  // Emitted when the viewer's request was not carried out because the viewer has withdrawn it.
  void withdrawn();

 private:
  struct Hint {
    Advice advice;
    std::optional<std::string> reason;  // reason of the hint, a template of Bot::reasons()
    QString text{};
    bool namesMove = false;  // whether `text` names the move
    std::size_t position = 0;
  };
  struct Turn {
    int player = kNoPlayer;
    bool isYours = false;  // whether the game waits for the viewer's move

    bool operator==(const Turn&) const = default;
  };
  Turn turn() const;
  void report(const QString& text);
  void setText(Hint& hint) const;
  void askAdvice();
  void setAsked(bool isAsked);
  void setHint(std::optional<Hint> hint);

  const TablePosition& position_;
  TablePace& pace_;
  AfterSaving& saving_;
  QString refusal_;
  QString refusalRule_;
  bool isAboutPause_ = false;  // whether refusal_ says why the game is paused
  bool isAboutGuide_ = false;  // whether refusal_ says that the game waits for the guide
  Turn refusedIn_;             // turn in which refusal_ was shown
  // Removes refusal_ after a while if it is about an event that is soon over, such as a declined
  // request, and not about a rule.
  QTimer reading_;
  std::optional<Hint> hint_;
  bool isAsked_ = false;
  std::optional<std::size_t> askedAt_;  // position of the latest hint request; nullopt: not sent
  bool mayHint_ = false;                // last value of mayHint() for which the signal was emitted
  QString notSaved_;
};

}  // namespace downpile
