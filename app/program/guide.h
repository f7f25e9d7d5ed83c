// SPDX-License-Identifier: GPL-3.0-or-later
// Guide through a user's first deal of a game: a few steps that each say one thing and point at
// something on the table. It opens once, with the first game of its kind, and can be left at any
// time. Later steps open by themselves after the first event that they explain. The settings
// remember which guides and steps were seen.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>
#include <vector>

#include "rules/game_info.h"
#include "rules/step.h"

namespace downpile {

class Settings;

class Guide : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.guide")

  Q_PROPERTY(bool open READ open NOTIFY changed)
  // True if the game has a guide that is not open, so that show() would open it.
  Q_PROPERTY(bool available READ available NOTIFY changed)
  // True while the guide's bubble is open. The deal continues while the bubble is closed.
  Q_PROPERTY(bool reading READ reading WRITE setReading NOTIFY changed)
  Q_PROPERTY(int step READ step NOTIFY changed)    // current step, from 1; 0: not open
  Q_PROPERTY(int count READ count NOTIFY changed)  // number of steps
  // Name of the part of the table that the step points at: a zone of cards, a fact such as the
  // trump suit, or a verb whose button is shown; "" if the step points at nothing.
  Q_PROPERTY(QString subject READ subject NOTIFY changed)
  // For all steps, the name of the part of the table that the step points at.
  Q_PROPERTY(QStringList subjects READ subjects NOTIFY changed)
  Q_PROPERTY(QString text READ text NOTIFY changed)
  // The text of the step for the screen reader, in the version for keyboard users.
  Q_PROPERTY(QString spokenText READ spokenText NOTIFY changed)

 public:
  // `settings` must outlive the guide.
  explicit Guide(Settings& settings, QObject* parent = nullptr);

  bool open() const { return !steps_.empty(); }
  bool available() const { return info_ != nullptr && !info_->guide.empty() && !open(); }
  bool reading() const { return open() && reading_; }
  void setReading(bool reading);
  int step() const { return open() ? static_cast<int>(step_) + 1 : 0; }
  int count() const { return static_cast<int>(steps_.size()); }
  QString subject() const;
  QStringList subjects() const;
  QString text() const;
  QString spokenText() const;

  // Called when a new game begins: opens the guide unless the user has seen it.
  void begin(const GameInfo& info, const OptionValues& values);
  // Called when a saved game continues: the first steps are not opened, only later steps whose
  // events occur.
  void resume(const GameInfo& info, const OptionValues& values);
  // Called when a multiplayer game or a replay comes to the table: these have no guide.
  void leave();
  // Called when an event is shown. If a later step explains this event, openDue() will open that
  // step.
  void note(const Event& event);
  void openDue();
  // Called when a deal ends: closes the guide.
  void close();

  // Opens the guide with all its steps.
  Q_INVOKABLE void show();
  // Goes to the next step. After the last step, the guide ends.
  Q_INVOKABLE void next();
  Q_INVOKABLE void back();
  // Ends the guide to this game. If the user has not reached the last of the steps now open, the
  // steps that would open later, at certain events of the game, are cancelled too.
  Q_INVOKABLE void end();

  void retranslate();

 signals:
  void changed();

 private:
  using Steps = std::vector<const GuideStep*>;
  // Returns the steps that apply under the house rules of the game on the table.
  Steps allSteps() const;
  QString game() const { return QString::fromUtf8(info_->id); }
  void openSteps(Steps steps);

  Settings& settings_;
  const GameInfo* info_ = nullptr;  // game on the table; nullptr for a multiplayer game or a replay
  OptionValues values_{};           // house rules of the game on the table
  Steps steps_;                     // steps of the open guide; empty if the guide is not open
  Steps due_;                       // later steps whose events were shown, for openDue() to open
  std::size_t step_ = 0;
  bool reading_ = true;
};

}  // namespace downpile
