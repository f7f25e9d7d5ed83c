// SPDX-License-Identifier: GPL-3.0-or-later
// Messages to the viewer about gestures: why a move is refused, which move is advised, and that a
// move could not be saved.
#pragma once

#include <QObject>
#include <QString>
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
  // Number of the rule behind the refusal, or empty.
  Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
  Q_PROPERTY(bool mayHint READ mayHint NOTIFY mayHintChanged)
  Q_PROPERTY(QString hintText READ hintText NOTIFY hintTextChanged)
  Q_PROPERTY(QString notSaved READ notSaved NOTIFY notSavedChanged)

 public:
  // All references must outlive the coach.
  TableCoach(const TablePosition& position, TablePace& pace, AfterSaving& saving, QObject* parent);

  Q_INVOKABLE void hint();
  Q_INVOKABLE void dismissRefusal();

  void refuse(const Refusal& refusal);
  // Shows this text as the refusal, instead of the narrator's.
  void refuse(const Refusal& refusal, const QString& text);
  // Returns the message for viewers who cannot play: spectators and viewers of a replay.
  QString cannotPlayText() const;
  // `rule` is the number of the rule, or empty.
  void refuse(const QString& text, const QString& rule);
  // Says why a request was not done. If its result could not be saved, says `notSaved`.
  void reportNotDone(const GameSource::Answer& answer, const QString& notSaved);
  void setNotSaved(const QString& text);
  // Shows the advice of a computer player as a hint, if it is for the current position.
  void advise(const BotAdvice& advice);
  void forgetHint();
  // Shows the hint in another language. Drops a refusal.
  void retranslate();
  // Called for each new position: emits the signals of the properties that have changed.
  void update();

  const QString& refusal() const { return refusal_; }
  const QString& refusalRule() const { return refusalRule_; }
  bool mayHint() const;
  QString hintText() const { return hint_ ? hint_->text : QString(); }
  const QString& notSaved() const { return notSaved_; }
  // Returns the action of the hint that is shown, or nullptr.
  const Action* hinted() const { return hint_ ? &hint_->advice.action : nullptr; }

 signals:
  void refusalChanged();
  void mayHintChanged();
  void hintTextChanged();
  void notSavedChanged();
  // Emitted when a hint is shown.
  void advised();
  void refused(const QString& text, const QString& ruleId);

 private:
  struct Hint {
    Advice advice;
    std::optional<std::string> reason;  // reason of the hint, a template of Bot::reasons()
    QString text{};
  };
  QString textOf(const Hint& hint) const;
  void setHint(std::optional<Hint> hint);

  const TablePosition& position_;
  TablePace& pace_;
  AfterSaving& saving_;
  QString refusal_;
  QString refusalRule_;
  std::optional<Hint> hint_;
  bool mayHint_ = false;  // value of mayHint() that was last signalled
  QString notSaved_;
};

}  // namespace downpile
