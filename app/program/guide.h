// SPDX-License-Identifier: GPL-3.0-or-later
// Guide through a user's first deal of a game: a few steps, each with one statement and usually a
// target on the table. It opens once, with the first game of its kind, and can be left at any time.
// Later steps open by themselves, once: after the first event that they explain, or before the
// first own move of the kind that they explain. The settings store the seen guides and steps.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>
#include <string_view>
#include <vector>

#include "program/bubble_place.h"
#include "rules/action.h"
#include "rules/game_info.h"
#include "rules/step.h"

namespace downpile {

class Settings;

class Guide : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.guide")

  Q_PROPERTY(bool open READ open NOTIFY changed)
  // True if the game has a guide and its bubble is not visible; show() shows it.
  Q_PROPERTY(bool available READ available NOTIFY changed)
  // True while the guide's bubble is shown. The game on the table waits as long as it is shown.
  Q_PROPERTY(bool reading READ reading WRITE setReading NOTIFY changed)
  // True if the open guide begins with the first steps, not with later ones.
  Q_PROPERTY(bool isFromStart READ isFromStart NOTIFY changed)
  Q_PROPERTY(int step READ step NOTIFY changed)    // number of the current step, from 1; 0: closed
  Q_PROPERTY(int count READ count NOTIFY changed)  // number of steps
  // Name of the step's target on the table: a zone of cards, a fact such as the trump suit, or a
  // verb whose button is shown; "" if the step points at nothing.
  Q_PROPERTY(QString subject READ subject NOTIFY changed)
  // True if the step explains an event, such as the play of certain cards.
  Q_PROPERTY(bool isAboutEvent READ isAboutEvent NOTIFY changed)
  Q_PROPERTY(QString text READ text NOTIFY changed)
  // The text of the step for the screen reader, in the version for keyboard users.
  Q_PROPERTY(QString spokenText READ spokenText NOTIFY changed)

 public:
  // `settings` must outlive the guide.
  explicit Guide(Settings& settings, QObject* parent = nullptr);

  bool open() const { return !steps_.empty(); }
  bool available() const { return info_ != nullptr && !info_->guide.empty() && !reading(); }
  bool reading() const { return open() && reading_; }
  void setReading(bool reading);
  bool isFromStart() const { return isFromStart_; }
  int step() const { return open() ? static_cast<int>(step_) + 1 : 0; }
  int count() const { return static_cast<int>(steps_.size()); }
  QString subject() const;
  // Returns subject() for all steps.
  QStringList subjects() const;
  bool isAboutEvent() const { return open() && steps_[step_]->sentences != 0; }
  QString text() const;
  QString spokenText() const;

  // Called when a new game begins: opens the guide unless the user has seen it. `values`: the
  // effectiveValues() of its options.
  void begin(const GameInfo& info, const OptionValues& values);
  // Called when a saved game continues: the first steps are not opened, only later steps.
  void resume(const GameInfo& info, const OptionValues& values);
  // Called when a multiplayer game or a replay comes to the table: these have no guide.
  void leave();
  // Called when an event is shown. The next openDue() opens the later steps that explain it.
  void note(const Event& event);
  // Called when the table has shown all events. `verbs`: the names of the verbs of the moves that
  // the user can make now; empty if it is not the user's turn. Opens the later steps about the
  // noted events and about these verbs. If the guide is open, they follow its steps. After the user
  // has hidden the bubble, they stay closed until the user shows the guide again.
  void openDue(const QList<std::string_view>& verbs);
  // Called when the user has made a move: goes to the next step if the current step is about such a
  // move. Removes later steps about this move. If the bubble is visible and the move cannot be made
  // several times in a turn (Verb::repeats), also removes the steps that wait for a move
  // (GuideStep::waitsFor): except the current one, they open again when the user can make it. A
  // guide opened by show() keeps all steps.
  void moved(const Action& action);
  // Called when a deal ends: closes the guide.
  void close();

  // Shows the bubble of the open guide again, or opens the guide with all its steps.
  Q_INVOKABLE void show();
  // Goes to the next step. After the last step, the guide ends.
  Q_INVOKABLE void next();
  Q_INVOKABLE void back();
  // Closes the guide. If the user closes it before its last step, also cancels the steps that would
  // open later.
  Q_INVOKABLE void end();

  // Finds a place for the bubble: placeBubble().
  Q_INVOKABLE QVariantMap place(const QVariantMap& table) const { return placeBubble(table); }

  void retranslate();

 signals:
  void changed();

 private:
  using Steps = std::vector<const GuideStep*>;
  // Returns the steps that apply under the house rules of the game on the table.
  Steps allSteps() const;
  QString game() const { return QString::fromUtf8(info_->id); }
  void openSteps(Steps steps, bool isFromStart);
  void showStep(std::size_t step);
  void forgetLater(const GuideStep& step);
  void storeLater();
  void skipLater();

  Settings& settings_;
  const GameInfo* info_ = nullptr;  // game on the table; nullptr for a multiplayer game or a replay
  OptionValues values_{};           // house rules of the game on the table
  Steps steps_;                     // steps of the open guide; empty if the guide is not open
  QStringList later_;               // names of the steps that have not been shown yet
  Steps due_;                       // steps whose events were shown, for openDue() to open
  std::size_t step_ = 0;
  bool reading_ = true;  // false after the user has hidden the bubble, also in the next deals
  bool isFromStart_ = false;
};

}  // namespace downpile
