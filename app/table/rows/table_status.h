// SPDX-License-Identifier: GPL-3.0-or-later
// State of the game in words and numbers: the player on turn, a prompt for the viewer, the viewer's
// score if the deal ended now, the house rules. Computed once for each change of the table. A
// property's signal is emitted only if its value differs.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration>

#include "table/eye/table_pace.h"
#include "table/eye/table_presenter.h"
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
  // Why the game at a multiplayer table is paused; empty if it is not.
  Q_PROPERTY(QString pauseText READ pauseText NOTIFY pauseTextChanged)
  // Score that the viewer would get if the deal ended now; empty if the game has no such score.
  Q_PROPERTY(QString scoreText READ scoreText NOTIFY scoreChanged)
  Q_PROPERTY(QString scoreBrief READ scoreBrief NOTIFY scoreChanged)
  // Facts about the table, such as the trump suit; see factsOf().
  Q_PROPERTY(QVariantList facts READ facts NOTIFY factsChanged)
  // Whether the deal and the game are over in the shown position, which may be older than the
  // current one.
  Q_PROPERTY(bool dealOver READ dealOver NOTIFY dealOverChanged)
  Q_PROPERTY(bool gameOver READ gameOver NOTIFY gameOverChanged)

 public:
  // The objects behind the references must outlive this object.
  TableStatus(const TablePosition& position, const TablePresenter& presenter, const TablePace& pace,
              const TableGestures& gestures, QObject* parent);

  // Computes all properties again and emits signals for the changed ones.
  void update();

  const QString& gameTitle() const { return gameTitle_; }
  const QStringList& houseRules() const { return houseRules_; }
  bool yourTurn() const { return yourTurn_; }
  const QString& turnText() const { return turnText_; }
  const QString& prompt() const { return prompt_; }
  const QString& pauseText() const { return pauseText_; }
  const QString& scoreText() const { return scoreText_; }
  const QString& scoreBrief() const { return scoreBrief_; }
  const QVariantList& facts() const { return facts_; }
  bool dealOver() const { return dealOver_; }
  bool gameOver() const { return gameOver_; }

 signals:
  void gameTitleChanged();
  void houseRulesChanged();
  void yourTurnChanged();
  void turnTextChanged();
  void promptChanged();
  void pauseTextChanged();
  void scoreChanged();
  void factsChanged();
  void dealOverChanged();
  void gameOverChanged();
  // Emitted when all properties have been computed again.
  void updated();

 private:
  using Signal = void (TableStatus::*)();
  template <class Value>
  void set(Value& value, Value now, Signal changed);
  QString turnTextNow() const;
  QString promptNow() const;
  QString scoreNow() const;
  QString scoreAs(const char* FactText::*form) const;

  const TablePosition& position_;
  const TablePresenter& presenter_;
  const TablePace& pace_;
  const TableGestures& gestures_;

  QString gameTitle_;
  QStringList houseRules_;
  bool yourTurn_ = false;
  QString turnText_;
  QString prompt_;
  QString pauseText_;
  QString scoreText_;
  QString scoreBrief_;
  QVariantList facts_;
  bool dealOver_ = false;
  bool gameOver_ = false;
};

}  // namespace downpile
