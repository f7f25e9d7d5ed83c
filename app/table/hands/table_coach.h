// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says to the person's hands: why something cannot be done, what is advised, and
// that something could not be saved.
#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration>
#include <optional>

#include "table/eye/table_pace.h"
#include "table/hands/after_saving.h"
#include "table/position/table_position.h"

namespace downpile {

class TableCoach : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.coach")

  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  // The number of the rule that it follows; empty where none stands behind it.
  Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
  Q_PROPERTY(bool mayHint READ mayHint NOTIFY mayHintChanged)
  Q_PROPERTY(QString hintText READ hintText NOTIFY hintTextChanged)
  Q_PROPERTY(QString notSaved READ notSaved NOTIFY notSavedChanged)

 public:
  // All must outlive the coach.
  TableCoach(const TablePosition& position, TablePace& pace, AfterSaving& saving, QObject* parent);

  Q_INVOKABLE void hint();
  Q_INVOKABLE void dismissRefusal();

  void refuse(const Refusal& refusal);
  // The same in other words.
  void refuse(const Refusal& refusal, const QString& text);
  // To who does not play here.
  QString whyNothing() const;
  // `rule`: its number, or empty.
  void refuse(const QString& text, const QString& rule);
  // Why nothing has been done; `notKept` is said where it cannot be written.
  void sayNotDone(const Sitting::Answer& answer, const QString& notKept);
  void setNotSaved(const QString& text);
  // What a computer player advises at the position.
  void advise(const BotAdvice& advice);
  void forgetHint();
  // Tells what depends on the position.
  void update();

  const QString& refusal() const { return refusal_; }
  const QString& refusalRule() const { return refusalRule_; }
  bool mayHint() const;
  QString hintText() const { return hint_ ? hint_->text : QString(); }
  const QString& notSaved() const { return notSaved_; }
  // What the hint that is shown advises; nullptr where there is none.
  const Action* hinted() const { return hint_ ? &hint_->action : nullptr; }

 signals:
  void refusalChanged();
  void mayHintChanged();
  void hintTextChanged();
  void notSavedChanged();
  // There is a hint.
  void advised();
  void refused(const QString& text, const QString& ruleId);

 private:
  struct Hint {
    Action action;
    QString text;
  };
  void setHint(std::optional<Hint> hint);

  const TablePosition& position_;
  TablePace& pace_;
  AfterSaving& saving_;
  QString refusal_;
  QString refusalRule_;
  std::optional<Hint> hint_;
  bool mayHint_ = false;  // as last told
  QString notSaved_;
};

}  // namespace downpile
