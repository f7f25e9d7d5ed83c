// SPDX-License-Identifier: GPL-3.0-or-later
// The application for QML: table, settings, next game, records on disk, languages. It owns all of
// them. Only one instance exists at a time.
#pragma once

#include <QJSValue>
#include <QLocale>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "ear/table_speech.h"
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
#include "together/multiplayer.h"

namespace downpile {

class App : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  Q_PROPERTY(downpile::TableController* table READ table CONSTANT)
  Q_PROPERTY(downpile::TableSpeech* speech READ speech CONSTANT)
  Q_PROPERTY(downpile::Announcer* announcer READ announcer CONSTANT)
  Q_PROPERTY(downpile::Settings* settings READ settings CONSTANT)
  Q_PROPERTY(downpile::NewGame* newGame READ newGame CONSTANT)
  Q_PROPERTY(downpile::GameListModel* games READ games CONSTANT)
  Q_PROPERTY(downpile::ReplayControl* replay READ replay CONSTANT)
  Q_PROPERTY(downpile::TableReview* review READ review CONSTANT)
  Q_PROPERTY(downpile::Guide* guide READ guide CONSTANT)
  Q_PROPERTY(downpile::Records* records READ records CONSTANT)
  Q_PROPERTY(downpile::Statistics* statistics READ statistics CONSTANT)
  // The laboratory of house rules. It is created when it is first needed.
  Q_PROPERTY(downpile::Laboratory* laboratory READ laboratory CONSTANT)
  Q_PROPERTY(downpile::People* people READ people CONSTANT)
  Q_PROPERTY(downpile::Multiplayer* multiplayer READ multiplayer CONSTANT)
  Q_PROPERTY(QString version READ version CONSTANT)
  // True if the game on the table can be reviewed, because its record is stored on this machine. A
  // game with other people can be reviewed only once it is over.
  Q_PROPERTY(bool mayReviewTable READ mayReviewTable NOTIFY mayReviewTableChanged)
  // Game id (such as `life`) of the unfinished game that the user left last; empty if none. `games`
  // lists the unfinished games of all ids.
  Q_PROPERTY(QString resumable READ resumable NOTIFY resumableChanged)
  Q_PROPERTY(QStringList notices READ notices NOTIFY noticesChanged)
  Q_PROPERTY(QVariantList languages READ languages NOTIFY languagesChanged)
  // Format of numbers and dates in the current language.
  Q_PROPERTY(QLocale locale READ locale NOTIFY languagesChanged)

 public:
  // Paths of the program's files, and the way records are written. An empty path means the
  // standard path of the desktop.
  struct Folders {
    QString settingsFile{};
    // Folder of the records; if set, also of the identity key, the contact list and the cache of
    // statistics.
    QString games{};
    // True: records are written in a separate thread, and a move takes effect once its line is on
    // disk.
    bool writesAside = false;
  };
  explicit App(const Folders& folders, QObject* parent = nullptr);
  ~App() override;

  // Returns the only instance, which QML uses too.
  static App* instance();
  static App* create(QQmlEngine* engine, QJSEngine* scriptEngine);

  // Prepares a QML engine: adds the image providers, and makes its texts change when the language
  // changes.
  void attach(QQmlEngine& engine);
  // Uses this language instead of the language in the settings, until the user chooses a language
  // in the settings.
  void overrideLanguage(const QString& code);
  // Reads the records on disk: fills `notices`, and finds the unfinished games.
  void findSavedGames();

  TableController* table() { return &table_; }
  TableSpeech* speech() { return &speech_; }
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
  Multiplayer* multiplayer() { return &multiplayer_; }
  QString version() const;
  Guide* guide() { return &guide_; }
  // Sets the output for sounds of the table; without an output the table is silent.
  void setSoundOutput(std::unique_ptr<SoundOutput> output) { sounds_.setOutput(std::move(output)); }
  QString resumable() const;
  bool mayReviewTable() const { return !reviewable().isEmpty(); }
  QStringList notices() const { return notices_; }
  // List of the available languages, each as {code, name}. Each name is in its own language. The
  // first entry is the language of the system, with an empty code.
  QVariantList languages() const;
  QLocale locale() const { return {}; }

  // Continues the unfinished game with this game id. The game on the table before can be continued
  // later.
  Q_INVOKABLE void resume(const QString& gameId);
  // Continues the game of any record of the user, including records in the folder `earlier`.
  Q_INVOKABLE void resumeRecord(const QString& path);
  // Shows a record on the table as a replay. The previous game on the table can be continued later.
  // Returns false if the record cannot be shown (a notice says why), or if another game or replay
  // is being loaded.
  Q_INVOKABLE bool openReplay(const QString& path);
  // Shows a record as openReplay() does, and the review of its decisions.
  Q_INVOKABLE bool openReview(const QString& path);
  // Reviews the game on the table, with only the cards visible to the user. Starts at the current
  // deal or, if the game is over, at the first deal. Returns false if the game cannot be reviewed.
  Q_INVOKABLE bool reviewTable();
  // Opens a record file as openReplay() does, for example a file dropped on the window.
  Q_INVOKABLE bool openFile(const QUrl& file);
  // Ends the replay. Shows the multiplayer table or the game that was on the table before the
  // replay, which may be finished; without them, the table is empty.
  Q_INVOKABLE void closeReplay();
  // Starts a new game against computer players from the current position of the replay. The user
  // takes the viewer's seat. Returns false if this is impossible.
  Q_INVOKABLE bool playOn();
  // Copies the position of the replay to the clipboard, with a notice.
  Q_INVOKABLE void copyPosition();
  // Shows the position in the clipboard as a replay. Returns false if the clipboard has no
  // position; a notice says why.
  Q_INVOKABLE bool pastePosition();
  // Calls `action`, which leads to another table or room. If that would close a hosted table with
  // guests or make other players wait, asks the user first; see leaveQuestionWanted().
  Q_INVOKABLE void leaveFor(const QJSValue& action);
  // Called when the user confirms leaveQuestionWanted(): carries out the postponed request, which
  // leaves the table.
  Q_INVOKABLE void agreeToLeave();
  // Returns true if a new game with this id would end an unfinished game, on the table or on disk.
  Q_INVOKABLE bool wouldEnd(const QString& gameId) const;
  Q_INVOKABLE void dismissNotice(int index);
  // Shows, until that game begins, that the host has chosen another game for the user's table.
  Q_INVOKABLE void reportNextGame();
  // Removes the notices about the last action, such as a copy. Called when the user does something
  // else: opens a page, makes a move or moves the replay. Also called when another program changes
  // the clipboard.
  Q_INVOKABLE void dropActionNotices();
  // Copies the house rules of the next game to the clipboard, with a notice.
  Q_INVOKABLE void copyRules();
  // Reads house rules for the next game from the clipboard. If the clipboard has none, a notice
  // says so.
  Q_INVOKABLE void pasteRules();
  // Copies the deal number of the deal on the table to the clipboard, with a notice.
  Q_INVOKABLE void copyDealNumber();
  // Carries out a request from the command line, of this process or of a second one started later.
  void carryOut(const Request& request);
  // Speaks the notices that waited for a screen reader (Announcer::holdNotices). Then tells its
  // user which key lists all keys, but only once, also after restarts of the program. Called when a
  // screen reader has connected and the window has the focus.
  void welcomeListener();
  // Returns the rules of a game. If this game is on the table, the house rules of the table apply.
  // If it is only chosen as the next game, its chosen house rules apply, otherwise the default
  // ones. Returns nullptr for an unknown game.
  Q_INVOKABLE downpile::RulesModel* rules(const QString& gameId);

 signals:
  void resumableChanged();
  void mayReviewTableChanged();
  void noticesChanged();
  void languagesChanged();
  // Emitted when a game lies on the table. `isNew` is false for a continued game.
  void gameStarted(bool isNew);
  // Emitted when a replay was started. `instead` is true if it replaced another replay.
  void replayStarted(bool instead);
  void replayClosed();
  // Emitted when the user wants a new game with this id. The receiver asks the user first if an
  // unfinished game would end.
  void newGameWanted(const QString& gameId);
  // Emitted when a request of the user would close a hosted table with guests, or make other
  // players wait. The receiver asks the user, and calls agreeToLeave() if the user agrees.
  void leaveQuestionWanted();
  // Emitted when the user has opened an invitation to a table or room.
  void joinWanted(const QString& link);
  // Emitted when the user wants to see the game on the table.
  void tableWanted();
  // Emitted when the user has left a multiplayer table, perhaps to join another one. table() has no
  // game then.
  void multiplayerLeft(bool joinsAnother);

 private:
  using Waiting = std::vector<GameStore::Found>;

  void start(const RecordHeader& header);
  Waiting::const_iterator waiting(const QString& gameId) const;
  // True if a game, not a replay, is on the table.
  bool isPlaying() const { return table_.active() && !replay_.active(); }
  // True at a multiplayer table after its first game has begun, also if a replay is shown between
  // two games there.
  bool isWithPeople() const { return multiplayer_.phase() == QLatin1StringView("playing"); }
  // True if a replay opened now does not leave the multiplayer table: the table is between two
  // games. The next game there replaces the replay.
  bool staysAtTable() const {
    return isWithPeople() && (replay_.active() || table_.status()->gameOver());
  }
  // Path of the record of the game on the table, or of the multiplayer game while a replay is shown
  // at its table. Empty if neither exists, or if another program hosts the game.
  QString leaving() const { return isPlaying() || isWithPeople() ? path_ : QString(); }
  // Path of the record with which the game on the table can be reviewed; empty if it cannot.
  QString reviewable() const;
  RecordUser user() const;
  // If leaving the multiplayer table needs a confirmation (Multiplayer::asksToLeave), asks the user
  // and returns true. agreeToLeave() then calls `action`.
  bool asksFirst(std::function<void()> action);
  bool show(const OpenedRecord& opened);
  void showReplay(const OpenedRecord& opened);
  void leaveWaiting(const QString& left);
  void reportNotStarted(const QString& path);
  void begin(const RecordHeader& header);
  void openDueSteps();
  void resumeFound(const GameStore::Found& found);
  Multiplayer::Dependencies multiplayerDependencies();
  void connectMultiplayer();
  void showMultiplayerTable();
  void leaveMultiplayerTable(bool joinsAnother);
  void dropMultiplayerGame();
  std::unique_ptr<Journal> journalOf(std::unique_ptr<RecordFile> file) const;
  // Updates the unfinished games after a game is shown. path, left: the records of this game and of
  // the game that it replaces. isNew: archives the other unfinished games of its kind.
  void gameShown(const QString& path, const QString& left, bool isNew);
  // Calls `work`, which may move records. If the user hosted the table that was left (wasHost),
  // calls it after the record of this table is closed.
  void afterClosing(bool wasHost, const std::function<void()>& work);
  void forget(const QString& path);
  void updateWaitingTexts();
  void applyLanguage();
  void retranslate();
  void addNotice(const QString& text);
  // Adds a notice about the user's last action. It replaces earlier ones; see dropActionNotices().
  void addActionNotice(const QString& text);
  // Adds a notice about the game or replay on the table. The notice disappears when the game or
  // replay leaves the table.
  void addTableNotice(const QString& text);
  // Removes the notices with the texts in `bound` from notices_, and clears `bound`. `bound` is one
  // of the lists of notices below.
  void drop(QStringList& bound);
  void updateRules();

  Settings settings_;
  ChosenCards chosenCards_;
  Translations translations_;
  GameStore store_;
  bool writesAside_;
  People people_;
  // True if a game or replay was requested but is not on the table yet; further requests are
  // ignored.
  bool isStarting_ = false;
  // Request to carry out once the user has agreed to leave the table.
  std::function<void()> afterLeaving_;
  bool mayLeave_ = false;  // true while agreeToLeave() is running
  Announcer announcer_;
  TableController table_;
  TableSpeech speech_;
  ReplayControl replay_;
  TableReview review_;
  TableSounds sounds_;
  NewGame newGame_;
  GameListModel games_;
  Guide guide_;
  std::map<QString, std::unique_ptr<RulesModel>> rules_;
  // Unfinished games, at most one per game id. The game left last is the first.
  Waiting waiting_;
  QString path_;  // path of the record of the last game brought to the table
  // Path of the record of the game shown before the replay; in the folder `earlier` if that game is
  // finished.
  QString left_;
  QStringList notices_;
  // Elements of notices_ valid until the user's next action, those valid for the game on the table,
  // and those valid until the user has left the multiplayer table.
  QStringList actionNotices_;
  QStringList tableNotices_;
  QStringList multiplayerNotices_;
  QStringList nextGameNotices_;
  QString languageOverride_;
  QList<QPointer<QQmlEngine>> engines_;
  Statistics statistics_;
  std::unique_ptr<Laboratory> laboratory_;
  Multiplayer multiplayer_;
  QString hostedPath_;  // path of the record of the last game hosted on this machine
  // Path of the record of the last game at a table of another host; empty until that game is over.
  QString savedPath_;
  // Text of the record that was saved last at a table of another host, and the path of its file.
  std::pair<std::string, QString> lastSaved_;
  // Declared last, so it is destroyed first: its callback uses table_ and multiplayer_.
  Records records_;
};

}  // namespace downpile
