// SPDX-License-Identifier: GPL-3.0-or-later
// The program as QML sees it: the table, the settings, the next game, what the disk has of earlier
// ones, the languages. It owns all of them; one exists at a time.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <map>
#include <memory>
#include <vector>

#include "ear/table_ear.h"
#include "game/game_store.h"
#include "laboratory/laboratory.h"
#include "people/people.h"
#include "program/game_list_model.h"
#include "program/guide.h"
#include "program/request.h"
#include "records/records.h"
#include "replay/record_opening.h"
#include "replay/replay_control.h"
#include "review/table_review.h"
#include "settings/chosen_cards.h"
#include "settings/new_game.h"
#include "settings/rules_model.h"
#include "settings/settings.h"
#include "sound/table_sounds.h"
#include "speech/announcer.h"
#include "statistics/statistics.h"
#include "table/table_controller.h"
#include "text/translations.h"
#include "together/together.h"

namespace downpile {

class Program : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  Q_PROPERTY(downpile::TableController* table READ table CONSTANT)
  Q_PROPERTY(downpile::TableEar* ear READ ear CONSTANT)
  Q_PROPERTY(downpile::Announcer* announcer READ announcer CONSTANT)
  Q_PROPERTY(downpile::Settings* settings READ settings CONSTANT)
  Q_PROPERTY(downpile::NewGame* newGame READ newGame CONSTANT)
  Q_PROPERTY(downpile::GameListModel* games READ games CONSTANT)
  Q_PROPERTY(downpile::ReplayControl* replay READ replay CONSTANT)
  Q_PROPERTY(downpile::TableReview* review READ review CONSTANT)
  Q_PROPERTY(downpile::Guide* guide READ guide CONSTANT)
  Q_PROPERTY(downpile::Records* records READ records CONSTANT)
  Q_PROPERTY(downpile::Statistics* statistics READ statistics CONSTANT)
  // Made when it is asked for.
  Q_PROPERTY(downpile::Laboratory* laboratory READ laboratory CONSTANT)
  Q_PROPERTY(downpile::People* people READ people CONSTANT)
  Q_PROPERTY(downpile::Together* together READ together CONSTANT)
  Q_PROPERTY(QString version READ version CONSTANT)
  // The game on the table is kept here, and can be reviewed: with people once it is over.
  Q_PROPERTY(bool mayReviewTable READ mayReviewTable NOTIFY mayReviewTableChanged)
  // The game that was left last, of those that wait; `games` tells of each. Empty: none waits.
  Q_PROPERTY(QString resumable READ resumable NOTIFY resumableChanged)
  Q_PROPERTY(QStringList notices READ notices NOTIFY noticesChanged)
  Q_PROPERTY(QVariantList languages READ languages NOTIFY languagesChanged)

 public:
  // Where things are kept; empty: where the desktop wants them.
  struct Folders {
    QString settingsFile{};
    QString games{};  // and by what others know the person, where it is not the desktop's
    // Records are written in a thread of their own: what is done happens once that has come back.
    bool writesAside = false;
  };
  explicit Program(const Folders& folders, QObject* parent = nullptr);
  ~Program() override;

  // The one that exists; QML gets it too.
  static Program* instance();
  static Program* create(QQmlEngine* engine, QJSEngine* scriptEngine);

  // Prepares an engine: art, languages. Its texts change with the language from then on.
  void attach(QQmlEngine& engine);
  // Uses this language instead of the one in the settings, for this run.
  void overrideLanguage(const QString& code);
  // Looks at the records on disk: fills `notices`, and finds the games that wait to be gone on
  // with.
  void lookForGames();

  TableController* table() { return &table_; }
  TableEar* ear() { return &ear_; }
  Announcer* announcer() { return &announcer_; }
  Settings* settings() { return &settings_; }
  NewGame* newGame() { return &newGame_; }
  GameListModel* games() { return &games_; }
  ReplayControl* replay() { return &replay_; }
  TableReview* review() { return &review_; }
  Records* records() { return &records_; }
  Statistics* statistics() { return &statistics_; }
  Laboratory* laboratory();
  People* people() { return &people_; }
  Together* together() { return &together_; }
  QString version() const;
  Guide* guide() { return &guide_; }
  // From then on the table is heard; else it is silent.
  void setSoundOutput(std::unique_ptr<SoundOutput> output) { sounds_.setOutput(std::move(output)); }
  QString resumable() const;
  bool mayReviewTable() const { return !reviewable().isEmpty(); }
  QStringList notices() const { return notices_; }
  // {code, name}, each in its own language; code "" is the system's.
  QVariantList languages() const;

  // Goes on with the game of this kind that waits. What is on the table waits from then on.
  Q_INVOKABLE void resume(const QString& gameId);
  // The same with any record of the user's own; what was put away comes back.
  Q_INVOKABLE void resumeRecord(const QString& path);
  // Shows the record in this file on the table, as a replay; what was there waits from then on.
  // False where it cannot be shown: a notice says why.
  Q_INVOKABLE bool openReplay(const QString& path);
  // The same, and what the decisions in it were worth.
  Q_INVOKABLE bool openReview(const QString& path);
  // The same of the game on the table, from its last deal on, or from its first once it is over; as
  // its player saw it.
  Q_INVOKABLE bool reviewTable();
  // Shows the record in a file that was dropped on the window, say.
  Q_INVOKABLE bool openFile(const QUrl& file);
  // Ends a replay; the game that was left for it is on the table again, or the table with people.
  Q_INVOKABLE void closeReplay();
  // A new game against computer players, from where the replay stands and from the seat from which
  // it is seen. False where it cannot be.
  Q_INVOKABLE bool playOn();
  // Puts the position of the replay on the clipboard, and says so.
  Q_INVOKABLE void copyPosition();
  // Shows the position that is on the clipboard; false where there is none, and a notice says why.
  Q_INVOKABLE bool pastePosition();
  // Whether a new game of this kind would end one: a game that waits, or is going on.
  Q_INVOKABLE bool wouldEnd(const QString& gameId) const;
  Q_INVOKABLE void dismissNotice(int index);
  // Puts the number of the deal on the table on the clipboard, and says so.
  Q_INVOKABLE void copyDealNumber();
  // What was asked for on the command line, now or by starting the program again.
  void carryOut(const Request& request);
  // The rules of a game, by the house rules of the table if that game is on it.
  Q_INVOKABLE downpile::RulesModel* rules(const QString& gameId);

 signals:
  void resumableChanged();
  void mayReviewTableChanged();
  void noticesChanged();
  void languagesChanged();
  void gameStarted();
  // Another replay may have been on the table until now.
  void replayStarted(bool instead);
  void replayClosed();
  // Somebody wants a new game of this kind: one that waits is not to end without a question.
  void newGameWanted(const QString& gameId);
  // Somebody has opened an invitation.
  void joinWanted(const QString& link);
  // Somebody wants to see the table, on which a game is.
  void tableWanted();
  // The person has gone from a table with people; nothing is on the table now.
  void togetherLeft();

 private:
  using Waiting = std::vector<GameStore::Found>;

  void start(const RecordHeader& header);
  Waiting::const_iterator waiting(const QString& gameId) const;
  // Whether somebody plays on the table, rather than looks at a replay.
  bool isPlaying() const { return table_.active() && !replay_.active(); }
  // At a table with people, also while looking at a replay between two games there.
  bool isWithPeople() const { return together_.phase() == QLatin1StringView("playing"); }
  // The record of the game that is on the table, or comes back to it; empty where there is none.
  QString leaving() const { return isPlaying() || isWithPeople() ? path_ : QString(); }
  // The record by which that game can be reviewed; empty where it cannot.
  QString reviewable() const;
  RecordUser user() const;
  bool show(const OpenedRecord& opened);
  void showReplay(const OpenedRecord& opened);
  void leaveWaiting(const QString& left);
  void tellNotStarted(const QString& path);
  void begin(const RecordHeader& header);
  void goOn(const GameStore::Found& found);
  Together::Means togetherMeans();
  void connectTogether();
  void sitTogether();
  void leaveTogether();
  std::unique_ptr<Journal> journalOf(std::unique_ptr<RecordFile> file) const;
  void cameToTable(const QString& path, const QString& left);
  void forget(const QString& path);
  void tellWaiting();
  void applyLanguage();
  void retranslate();
  void addNotice(const QString& text);
  void updateRules();

  Settings settings_;
  ChosenCards chosenCards_;
  Translations translations_;
  GameStore store_;
  bool writesAside_;
  People people_;
  bool isComing_ = false;  // a game is on its way to the table
  Announcer announcer_;
  TableController table_;
  TableEar ear_;
  ReplayControl replay_;
  TableReview review_;
  TableSounds sounds_;
  NewGame newGame_;
  GameListModel games_;
  Guide guide_;
  std::map<QString, std::unique_ptr<RulesModel>> rules_;
  Waiting waiting_;  // one a game, the one left last first
  QString path_;     // of the record of the game that came to the table last
  QString left_;     // the same of the one that was left for the replay on the table
  QStringList notices_;
  QString languageOverride_;
  QList<QPointer<QQmlEngine>> engines_;
  Records records_;
  Statistics statistics_;
  std::unique_ptr<Laboratory> laboratory_;
  Together together_;
  QString hostedPath_;  // of the record of the game that is hosted
  QString keptPath_;    // of that of the game that was played elsewhere, once it is over
};

}  // namespace downpile
