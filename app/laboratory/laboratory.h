// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory of house rules, as QML sees it: what is to be compared, how far that is, and what
// is sure. It is made when somebody opens its page.
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
  QML_UNCREATABLE("Program.laboratory")

  Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY setUpChanged)
  Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY setUpChanged)
  Q_PROPERTY(int leastPlayers READ leastPlayers NOTIFY setUpChanged)
  Q_PROPERTY(int mostPlayers READ mostPlayers NOTIFY setUpChanged)
  // {id, title} of who may sit in all seats, the quickest first.
  Q_PROPERTY(QVariantList levels READ levels NOTIFY setUpChanged)
  Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY setUpChanged)
  // Of each set; one of the choices.
  Q_PROPERTY(int games READ games WRITE setGames NOTIFY setUpChanged)
  Q_PROPERTY(QVariantList gamesChoices READ gamesChoices CONSTANT)
  // What is tried of skill, and how: "none", "quick", "master".
  Q_PROPERTY(QString skill READ skill WRITE setSkill NOTIFY setUpChanged)
  // The sets to be compared; the others are compared with the first.
  Q_PROPERTY(QStringList sets READ sets NOTIFY setUpChanged)
  // The set whose house rules `options` are.
  Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
  Q_PROPERTY(downpile::OptionModel* options READ options CONSTANT)
  Q_PROPERTY(bool mayAddSet READ mayAddSet NOTIFY setUpChanged)
  // Why it cannot begin, a sentence; empty where it can.
  Q_PROPERTY(QString refusal READ refusal NOTIFY setUpChanged)
  // Somebody plays with other people meanwhile: their game has all of the computer.
  Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY heldChanged)

  Q_PROPERTY(bool running READ running NOTIFY advanced)
  // It was stopped before its end, and nothing was set up anew: it can go on.
  Q_PROPERTY(bool mayGoOn READ mayGoOn NOTIFY advanced)
  Q_PROPERTY(double share READ share NOTIFY advanced)
  // How far it is, in a sentence.
  Q_PROPERTY(QString progress READ progress NOTIFY advanced)
  // What is sure, in sentences; none before the first game is over.
  Q_PROPERTY(QStringList remarks READ remarks NOTIFY advanced)
  // What the figures come from, a sentence.
  Q_PROPERTY(QString source READ source NOTIFY advanced)
  Q_PROPERTY(downpile::PlotList* plots READ plots CONSTANT)

 public:
  static constexpr int kMostSets = 6;

  // Begins with these house rules beside the usual ones, if they are others.
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
  bool mayGoOn() const { return study_ && !running(); }
  double share() const { return progress_.share; }
  QString progress() const;
  QStringList remarks() const;
  QString source() const;
  PlotList* plots() { return &plots_; }

  // One more set, with the usual rules but for what is set then; it is the current one.
  Q_INVOKABLE void addSet();
  // One stays.
  Q_INVOKABLE void removeSet(int set);
  // Begins, or goes on with what was stopped.
  Q_INVOKABLE void start();
  Q_INVOKABLE void stop();
  void retranslate();
  // What is to be run; for tests.
  StudyPlan plan() const;
  // Whether single games are kept, to go on with them; for tests.
  bool keepsGames() const { return study_ != nullptr; }

 signals:
  void setUpChanged();
  void currentChanged();
  void heldChanged();
  void advanced();
  // All games are played, or something went wrong.
  void ended();

 private:
  void setUpAnew();
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
  bool showing_ = false;  // the options are filled in, and not changed by anybody

  std::shared_ptr<Study>
      study_;  // runs or can be gone on with; of a whole one the results are enough
  QString failure_;
  StudyPlan shownPlan_;  // that of the results
  StudyResults results_;
  StudyProgress progress_;
  PlotList plots_;
  StudyRun run_;
};

}  // namespace downpile
