// SPDX-License-Identifier: GPL-3.0-or-later
// Guide through a user's first deal of a game: a few steps that each say one thing and point at
// something on the table. It opens once, with the first game of its kind, and can be left at any
// time. Later steps open alone, each at the first event that it explains. The settings remember
// which guides and steps were seen.
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
  // True if show() would open the guide.
  Q_PROPERTY(bool available READ available NOTIFY changed)
  // True while the guide's bubble is open. While the bubble is closed, the deal continues.
  Q_PROPERTY(bool reading READ reading WRITE setReading NOTIFY changed)
  Q_PROPERTY(int step READ step NOTIFY changed)    // from 1; 0 if the guide is not open
  Q_PROPERTY(int count READ count NOTIFY changed)  // number of steps
  // Name of the area that the step points at: a zone of cards, a fact such as the trump suit, or a
  // verb whose button is shown; "" for none.
  Q_PROPERTY(QString subject READ subject NOTIFY changed)
  // Subjects of all steps, as in `subject`.
  Q_PROPERTY(QStringList subjects READ subjects NOTIFY changed)
  Q_PROPERTY(QString text READ text NOTIFY changed)
  // The text for users of the keyboard, to be read aloud.
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

  // Called when a game begins: opens the guide unless it was seen before.
  void begin(const GameInfo& info, const OptionValues& values);
  // Called when a game continues: only later steps open by themselves.
  void resume(const GameInfo& info, const OptionValues& values);
  // Called when the game has no guide or leaves the table.
  void leave();
  // Notes that an event is shown. If a later step explains it, openDue() opens that step.
  void note(const Event& event);
  void openDue();
  // Called when a deal ends: closes the guide.
  void close();

  // Opens all steps of the guide.
  Q_INVOKABLE void show();
  // Goes to the next step; after the last one the guide ends.
  Q_INVOKABLE void next();
  Q_INVOKABLE void back();
  // Ends the guide. If its last step was not reached, later steps do not appear either.
  Q_INVOKABLE void end();

  void retranslate();

 signals:
  void changed();

 private:
  using Steps = std::vector<const GuideStep*>;
  // The steps that are true under the house rules of the game on the table.
  Steps allSteps() const;
  QString game() const { return QString::fromUtf8(info_->id); }
  void openSteps(Steps steps);

  Settings& settings_;
  const GameInfo* info_ = nullptr;  // game on the table, or nullptr if it has no guide
  OptionValues values_{};           // house rules of the game on the table
  Steps steps_;                     // steps of the guide that is open; empty if none is
  Steps due_;                       // later steps whose event was shown; openDue() opens them
  std::size_t step_ = 0;
  bool reading_ = true;
};

}  // namespace downpile
