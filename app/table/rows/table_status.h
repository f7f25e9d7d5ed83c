// SPDX-License-Identifier: GPL-3.0-or-later
// How it stands, in words and numbers beside the cards: whose turn it is and what is to be done,
// what ending the deal would give, the house rules. Reckoned once a change; each tells when it
// differs.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration>

#include "table/eye/table_eye.h"
#include "table/eye/table_pace.h"
#include "table/hands/table_gestures.h"
#include "table/position/table_position.h"

namespace downpile {

class TableStatus : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.status")

  Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY gameTitleChanged)
  Q_PROPERTY(QStringList houseRules READ houseRules NOTIFY houseRulesChanged)
  Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY yourTurnChanged)
  Q_PROPERTY(QString turnText READ turnText NOTIFY turnTextChanged)
  Q_PROPERTY(QString prompt READ prompt NOTIFY promptChanged)
  // What ending the deal now would give; empty where the game has no such thing.
  Q_PROPERTY(QString worthText READ worthText NOTIFY worthChanged)
  Q_PROPERTY(QString worthBrief READ worthBrief NOTIFY worthChanged)
  // Of the table, beside the cards (trumps): see factsOf.
  Q_PROPERTY(QVariantList facts READ facts NOTIFY factsChanged)
  // Of what the eye has reached.
  Q_PROPERTY(bool dealOver READ dealOver NOTIFY dealOverChanged)
  Q_PROPERTY(bool gameOver READ gameOver NOTIFY gameOverChanged)

 public:
  // All must outlive this.
  TableStatus(const TablePosition& position, const TableEye& eye, const TablePace& pace,
              const TableGestures& gestures, QObject* parent);

  // Reckons all anew.
  void update();

  const QString& gameTitle() const { return gameTitle_; }
  const QStringList& houseRules() const { return houseRules_; }
  bool yourTurn() const { return yourTurn_; }
  const QString& turnText() const { return turnText_; }
  const QString& prompt() const { return prompt_; }
  const QString& worthText() const { return worthText_; }
  const QString& worthBrief() const { return worthBrief_; }
  const QVariantList& facts() const { return facts_; }
  bool dealOver() const { return dealOver_; }
  bool gameOver() const { return gameOver_; }

 signals:
  void gameTitleChanged();
  void houseRulesChanged();
  void yourTurnChanged();
  void turnTextChanged();
  void promptChanged();
  void worthChanged();
  void factsChanged();
  void dealOverChanged();
  void gameOverChanged();
  // All has been reckoned anew.
  void updated();

 private:
  using Signal = void (TableStatus::*)();
  template <class Value>
  void set(Value& value, Value now, Signal changed);
  QString turnTextNow() const;
  QString promptNow() const;
  QString worthNow() const;
  QString worthAs(const char* FactText::*form) const;

  const TablePosition& position_;
  const TableEye& eye_;
  const TablePace& pace_;
  const TableGestures& gestures_;

  QString gameTitle_;
  QStringList houseRules_;
  bool yourTurn_ = false;
  QString turnText_;
  QString prompt_;
  QString worthText_;
  QString worthBrief_;
  QVariantList facts_;
  bool dealOver_ = false;
  bool gameOver_ = false;
};

}  // namespace downpile
