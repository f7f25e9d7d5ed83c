// SPDX-License-Identifier: GPL-3.0-or-later
// Laboratory of house rules for QML: compares sets of house rules, and reports progress and
// statistically reliable results. Created when its page is opened.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration>
#include <memory>
#include <vector>

#include "games/catalog.h"
#include "laboratory/study_run.h"
#include "plots/plot_list.h"
#include "settings/option_model.h"
#include "study/study.h"

namespace downpile {

class Laboratory : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.laboratory")

  Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY setUpChanged)
  Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY setUpChanged)
  Q_PROPERTY(int leastPlayers READ leastPlayers NOTIFY setUpChanged)
  Q_PROPERTY(int mostPlayers READ mostPlayers NOTIFY setUpChanged)
  // {id, title} of the possible levels of computer players for all seats of a study, quickest
  // first.
  Q_PROPERTY(QVariantList levels READ levels NOTIFY setUpChanged)
  Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY setUpChanged)
  // Number of games of each set of house rules, at least 1. The page offers gamesChoices.
  Q_PROPERTY(int games READ games WRITE setGames NOTIFY setUpChanged)
  Q_PROPERTY(QVariantList gamesChoices READ gamesChoices CONSTANT)
  // Test of how much skill matters: "none", "quick" (a sensible player against distracted ones) or
  // "master" (a Master against Fair players, which takes longer).
  Q_PROPERTY(QString skill READ skill WRITE setSkill NOTIFY setUpChanged)
  // Titles of the sets of house rules to compare. The other sets are compared with the first.
  Q_PROPERTY(QStringList sets READ sets NOTIFY setUpChanged)
  // Index of the set of house rules shown and changed by `options`.
  Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
  Q_PROPERTY(downpile::OptionModel* options READ options CONSTANT)
  Q_PROPERTY(bool mayAddSet READ mayAddSet NOTIFY setUpChanged)
  // Reason why a set of house rules cannot be played, as a sentence; empty if all can be played.
  Q_PROPERTY(QString refusal READ refusal NOTIFY setUpChanged)
  // True while the user plays with other people. Then no study runs, because it would slow down
  // their game.
  Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY heldChanged)

  Q_PROPERTY(bool running READ running NOTIFY advanced)
  // True if the study can continue: it was stopped before its end and its setup has not changed.
  Q_PROPERTY(bool mayContinue READ mayContinue NOTIFY advanced)
  Q_PROPERTY(double share READ share NOTIFY advanced)
  // Progress of the study as a sentence.
  Q_PROPERTY(QString progress READ progress NOTIFY advanced)
  // Statistically reliable results as sentences; empty before the first game is over.
  Q_PROPERTY(QStringList remarks READ remarks NOTIFY advanced)
  // Sentence about the source of the figures.
  Q_PROPERTY(QString source READ source NOTIFY advanced)
  Q_PROPERTY(downpile::PlotList* plots READ plots CONSTANT)

 public:
  static constexpr int kMostSets = 6;

  // Begins with one set of house rules, the usual ones. If `options` differ from them, `options` is
  // a second set.
  Laboratory(const CatalogEntry& game, int players, const OptionValues& options,
             QObject* parent = nullptr);

  QString gameId() const { return QString::fromUtf8(game_->info->id); }
  void setGameId(const QString& gameId);
  int players() const { return players_; }
  void setPlayers(int players);
  int leastPlayers() const { return game_->info->minPlayers; }
  int mostPlayers() const { return game_->info->maxPlayers; }
  QVariantList levels() const;
  QString level() const { return QString::fromStdString(level_); }
  void setLevel(const QString& level);
  int games() const { return games_; }
  void setGames(int games);
  static QVariantList gamesChoices();
  QString skill() const { return skill_; }
  void setSkill(const QString& skill);
  QStringList sets() const;
  int current() const { return current_; }
  void setCurrent(int set);
  OptionModel* options() { return &options_; }
  bool mayAddSet() const { return std::ssize(sets_) < kMostSets; }
  QString refusal() const;
  bool held() const { return held_; }
  void setHeld(bool held);

  bool running() const { return run_.isRunning(); }
  bool mayContinue() const { return study_ && !running(); }
  double share() const { return progress_.share; }
  QString progress() const;
  QStringList remarks() const;
  QString source() const;
  PlotList* plots() { return &plots_; }

  // Adds a set with the usual house rules and makes it the current set.
  Q_INVOKABLE void addSet();
  // Removes a set of house rules. The last one cannot be removed.
  Q_INVOKABLE void removeSet(int set);
  // Starts the study, or continues a stopped one.
  Q_INVOKABLE void start();
  Q_INVOKABLE void stop();
  void retranslate();
  // Plan of the next study; public for tests.
  StudyPlan plan() const;
  // Returns true if the games played so far are kept to continue the study; for tests.
  bool keepsGames() const { return study_ != nullptr; }

 signals:
  void setUpChanged();
  void currentChanged();
  void heldChanged();
  void advanced();
  // Emitted when the study has ended: all games have been played, or an error has occurred.
  void ended();

 private:
  void setUpAgain();
  void showOptions();
  void take(const StudyProgress& progress);
  void show();

  const CatalogEntry* game_;
  int players_;
  std::string level_;
  int games_;
  QString skill_ = QStringLiteral("none");
  std::vector<OptionValues> sets_;
  int current_ = 0;
  bool held_ = false;
  OptionModel options_;
  bool showing_ = false;  // true while the program, not the user, changes the options

  std::shared_ptr<Study> study_;  // the running or stopped study; nullptr once finished
  QString failure_;
  StudyPlan shownPlan_;  // plan of the study that produced results_
  StudyResults results_;
  StudyProgress progress_;
  PlotList plots_;
  StudyRun run_;
};

}  // namespace downpile
