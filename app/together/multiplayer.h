// SPDX-License-Identifier: GPL-3.0-or-later
// Multiplayer for QML: a table hosted here or joined elsewhere, with seats, chat, votes and
// disconnects. Uses the network only while the user is at a table, in a room, or searches for
// tables.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "host/message_rate.h"
#include "people/people.h"
#include "text/texts.h"
#include "together/chat_model.h"
#include "together/found_table_model.h"
#include "together/last_table.h"
#include "together/multiplayer_table.h"
#include "together/people_model.h"
#include "together/room_visit.h"
#include "together/saved_tables.h"
#include "together/time_calls.h"

namespace downpile {

class Settings;

class Multiplayer : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.multiplayer")

  // State of the user at tables: "" (at no table), "joining", "waiting" (for the game, or for
  // another game chosen by the host, to begin) or "playing".
  Q_PROPERTY(QString phase READ phase NOTIFY phaseChanged)
  // True if this program hosts the table.
  Q_PROPERTY(bool isHost READ isHost NOTIFY phaseChanged)
  // True if the user has opened the table, on this machine or in a room. The owner may change its
  // settings and remove players.
  Q_PROPERTY(bool isOwner READ isOwner NOTIFY tableChanged)
  // True if the user may begin a game.
  Q_PROPERTY(bool mayBegin READ mayBegin NOTIFY seatsChanged)
  // Number of players for whom the user may choose another game at the hosted table now; 0 if the
  // user may not, for example while a game is running.
  Q_PROPERTY(int playersOfNextGame READ playersOfNextGame NOTIFY maySitChanged)
  // True if the user hosts a table whose saved game has not been continued yet.
  Q_PROPERTY(bool continuesGame READ continuesGame NOTIFY seatsChanged)
  Q_PROPERTY(QString tableName READ tableName NOTIFY tableChanged)
  Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY tableChanged)
  // The game and the house rules of the table as one line of text.
  Q_PROPERTY(QString gameAndRules READ gameAndRules NOTIFY tableChanged)
  // Invitation to the table if the user is its owner; otherwise empty.
  Q_PROPERTY(QString invitation READ invitation NOTIFY phaseChanged)
  Q_PROPERTY(downpile::PeopleModel* seats READ seats CONSTANT)
  // Message about the lost connection, about disconnected players and their reserved seats, or
  // about a game that the host has not resumed yet. Empty if there is nothing to wait for.
  Q_PROPERTY(QString waitsText READ waitsText NOTIFY waitsChanged)
  // True if the user may let a computer player fill in for a disconnected player, whose seat anyone
  // may take now.
  Q_PROPERTY(bool mayFillIn READ mayFillIn NOTIFY seatsChanged)
  // True while the connection to the table exists. A lost connection is restored automatically.
  Q_PROPERTY(bool isReached READ isReached NOTIFY reachedChanged)
  Q_PROPERTY(downpile::FoundTableModel* found READ found CONSTANT)
  // The room that the user is visiting, whose tables can be joined.
  Q_PROPERTY(downpile::RoomVisit* room READ room CONSTANT)
  // Error message for the user about multiplayer; empty if none.
  Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
  // Name of the remote table at which the user last played a game that is not over; empty if none.
  Q_PROPERTY(QString lastTable READ lastTable NOTIFY lastTableChanged)
  // Text of the button that leads back to the table `lastTable`.
  Q_PROPERTY(QString rejoinText READ rejoinText NOTIFY lastTableChanged)
  // True if the user watches the table as a spectator.
  Q_PROPERTY(bool isWatching READ isWatching NOTIFY tableChanged)
  // True if the user has followed an invitation to this table, sees its house rules and people, and
  // has not chosen yet to take a seat or to watch. The host counts the user as a spectator.
  Q_PROPERTY(bool isUndecided READ isUndecided NOTIFY tableChanged)
  // True if the user watches and a seat may be free for the user. The host decides.
  Q_PROPERTY(bool maySit READ maySit NOTIFY maySitChanged)
  // Why a user who watches cannot take a seat now. Empty if maySit is true, or if the user does not
  // watch.
  Q_PROPERTY(QString noSeatText READ noSeatText NOTIFY maySitChanged)
  // Names of the guests at a table hosted by this program, who would lose the table if it were
  // closed: connected players and spectators, and players whose seats are kept for some time. Empty
  // without guests.
  Q_PROPERTY(QString guestsText READ guestsText NOTIFY seatsChanged)
  // True if the user plays an unfinished game at a table of another host, and another person has a
  // seat and is connected. The game would have to wait if the user left.
  Q_PROPERTY(bool isNeeded READ isNeeded NOTIFY maySitChanged)
  // Name of the person whose removal the last change of `seats` was; otherwise empty.
  Q_PROPERTY(QString removedName READ removedName NOTIFY seatsChanged)
  // True if leaving the table needs a confirmation: if guestsText is not empty or isNeeded is true.
  Q_PROPERTY(bool asksToLeave READ asksToLeave NOTIFY maySitChanged)
  // Reason why the host disconnected the user while a game was shown; empty if that did not happen.
  // Cleared when the user closes that game or shows another one.
  Q_PROPERTY(QString endText READ endText NOTIFY endChanged)
  // Permissions at the table; only its owner can change them.
  Q_PROPERTY(bool writingAllowed READ writingAllowed WRITE allowWriting NOTIFY seatsChanged)
  Q_PROPERTY(bool computersHold READ computersHold WRITE letComputersHold NOTIFY seatsChanged)
  Q_PROPERTY(bool hintsAllowed READ hintsAllowed WRITE allowHints NOTIFY seatsChanged)
  // Time limit for a move: the index in `thinkingTimes`, and a text about it, which is empty if
  // there is no limit. Only the owner of the table can change it.
  Q_PROPERTY(int thinkingTime READ thinkingTime WRITE letThink NOTIFY seatsChanged)
  Q_PROPERTY(QStringList thinkingTimes READ thinkingTimes NOTIFY phrasesChanged)
  Q_PROPERTY(QString thinkingText READ thinkingText NOTIFY seatsChanged)
  // True if the current or next game at this table is sealed: the host cannot choose its cards or
  // know them beforehand.
  Q_PROPERTY(bool isSealed READ isSealed NOTIFY tableChanged)
  Q_PROPERTY(QString voteText READ voteText NOTIFY voteChanged)
  Q_PROPERTY(bool mayVote READ mayVote NOTIFY voteChanged)
  // True while others vote on the user's request.
  Q_PROPERTY(bool mayWithdraw READ mayWithdraw NOTIFY voteChanged)
  Q_PROPERTY(downpile::ChatModel* chat READ chat CONSTANT)
  // Chat message that the user has not sent yet. It outlives the page on which it is written, and
  // is cleared when the user leaves the table.
  Q_PROPERTY(QString chatDraft READ chatDraft WRITE setChatDraft NOTIFY chatDraftChanged)
  Q_PROPERTY(bool allMuted READ allMuted WRITE muteAll NOTIFY mutedChanged)
  Q_PROPERTY(QStringList phrases READ phrases NOTIFY phrasesChanged)

 public:
  using MakeJournal = std::function<std::unique_ptr<Journal>(const RecordHeader& header)>;
  using OpenJournal = std::function<std::unique_ptr<Journal>()>;
  struct Dependencies {
    QString folder;  // folder with the user's identity key and the states of hosted tables
    // Returns the header of the game to be hosted next; makeJournal creates the journal for its
    // record.
    std::function<RecordHeader()> header;
    MakeJournal makeJournal;
    // Stores the record of a finished game that another program has hosted.
    std::function<void(const std::string& game, const std::string& text)> saveRecord;
    LinkTimes times{};  // timeouts and retry times of the connections to hosts
  };
  // Maximum number of records that arrive from other hosts and are stored: at once, and in an hour.
  static constexpr int kMostRecords = 60;
  // `settings` and `people` must outlive this object.
  Multiplayer(Settings& settings, People& people, Dependencies dependencies,
              QObject* parent = nullptr);
  ~Multiplayer() override;

  QString phase() const { return phase_; }
  bool isHost() const { return table_.hosted != nullptr; }
  bool isOwner() const;
  bool mayBegin() const;
  int playersOfNextGame() const;
  bool continuesGame() const { return isHost() && table_.hosted->isPending(); }
  QString tableName() const;
  QString gameTitle() const;
  QString gameAndRules() const;
  QString invitation() const;
  PeopleModel* seats() { return &seats_; }
  QString waitsText() const { return waitsText_; }
  bool mayFillIn() const;
  bool isReached() const { return table_.guest && table_.guest->isReached(); }
  FoundTableModel* found() { return &found_; }
  RoomVisit* room() { return &room_; }
  QString problem() const { return problem_; }
  QString lastTable() const;
  QString rejoinText() const;
  bool isWatching() const;
  bool isUndecided() const;
  bool maySit() const;
  QString noSeatText() const;
  QString guestsText() const;
  QString removedName() const { return removedName_; }
  bool isNeeded() const;
  bool asksToLeave() const { return isNeeded() || !guestsText().isEmpty(); }
  QString endText() const { return endText_; }
  bool writingAllowed() const { return allowed().writing; }
  bool computersHold() const { return allowed().computersHold; }
  void allowWriting(bool isAllowed);
  void letComputersHold(bool isAllowed);
  bool hintsAllowed() const { return allowed().hints; }
  void allowHints(bool isAllowed);
  int thinkingTime() const;
  void letThink(int time);
  QStringList thinkingTimes() const;
  QString thinkingText() const;
  bool isSealed() const;
  QString voteText() const { return voteText_; }
  bool mayVote() const;
  bool mayWithdraw() const;
  ChatModel* chat() { return &chat_; }
  QString chatDraft() const { return chatDraft_; }
  void setChatDraft(const QString& text);
  bool allMuted() const { return allMuted_; }
  QStringList phrases() const;
  // The table at which the user is, as host or guest; nullptr if the user is at no table.
  std::shared_ptr<GuestTable> guest() const { return table_.guest; }

  // Hosts a new game that the user has set up (host), or resumes a game from its record
  // (hostAgain).
  Q_INVOKABLE void host() { hostGame(dependencies_.header(), {}, {}); }
  void hostAgain(const Record& record, OpenJournal openJournal);
  // Chooses the game that the user has set up as the next one at the hosted table. Everybody stays
  // there and waits for its beginning. Does nothing if its number of players is not
  // playersOfNextGame.
  Q_INVOKABLE void changeGame();
  // Enters the room or visits the table to which an invitation link or typed address leads. The
  // user is then `isUndecided`, or is seated at once if the host has reserved a seat.
  Q_INVOKABLE void join(const QString& text) { joinByText(text, JoinAs::undecided); }
  // Joins as join() does, but as a player.
  Q_INVOKABLE void joinAsPlayer(const QString& text) { joinByText(text, JoinAs::player); }
  // Joins the table `lastTable` as a player.
  Q_INVOKABLE void rejoin();
  // Joins as join() does, but as a spectator. Emits warned() if the host has reserved a seat.
  Q_INVOKABLE void watch(const QString& text) { joinByText(text, JoinAs::spectator); }
  // Requests a seat for a spectator or an undecided user. If the host has no free seat, the user
  // joins again as a spectator or undecided, and `problem` contains the reason.
  Q_INVOKABLE void takeSeat();
  // Lets an undecided user stay as a spectator, and shows the game if it has begun.
  Q_INVOKABLE void stayAsSpectator();
  // Begins a game if mayBegin() is true.
  Q_INVOKABLE void begin();
  // Leaves the table and the room. Does not emit `left`, because another game is already shown.
  void part();
  // Leaves the table and clears `problem`. If the table is in a room, returns to the room. Emits
  // `left` if a game was shown.
  Q_INVOKABLE void leave() { leaveFor(false); }
  Q_INVOKABLE void vote(bool agrees);
  // Withdraws the user's request if mayWithdraw() is true.
  Q_INVOKABLE void withdraw();
  Q_INVOKABLE void sendPhrase(int number);
  Q_INVOKABLE void sendChat(const QString& text);
  // Hides the chat messages of a person, or shows them again. `row` is a row of `seats`: players in
  // the order of the seats, then the spectators.
  Q_INVOKABLE void mute(int row, bool isMuted);
  // Puts the person in this row of `seats` on a list: `friend`, `blocked` or `none`.
  Q_INVOKABLE void setList(int row, const QString& list);
  void muteAll(bool isMuted);
  // Stops joining a table or entering a room.
  Q_INVOKABLE void stop();
  // Reconnects at once instead of waiting for the next automatic retry.
  Q_INVOKABLE void retry();
  Q_INVOKABLE void removePerson(int row);
  // Returns the text about a person who is no longer at the table.
  Q_INVOKABLE static QString goneText(const QString& name, bool isRemoved);
  // Lets computer players fill in if mayFillIn() is true.
  Q_INVOKABLE void fillIn();
  // Starts or stops the search for tables on the local network.
  Q_INVOKABLE void search(bool isOn);
  Q_INVOKABLE void copyInvitation() const;
  Q_INVOKABLE void forgetProblem() { setProblem({}); }
  void retranslate();

 signals:
  void phaseChanged();
  void tableChanged();
  void waitsChanged();
  void reachedChanged();
  void problemChanged();
  void lastTableChanged();
  void voteChanged();
  void seatsChanged();
  void maySitChanged();
  void chatDraftChanged();
  void mutedChanged();
  void phrasesChanged();
  // Emitted when a game can be shown, because guest() has received a position.
  void begun();
  // Emitted when the user has left a table while its game was shown. `joinsAnother`: whether the
  // user is about to join another table or to enter a room.
  void left(bool joinsAnother);
  // Emitted when the host has chosen another game while this one was shown. The phase is still
  // "playing".
  void gameDropped();
  void endChanged();
  // Emitted with a warning for the user; the game continues.
  void troubled(const QString& sentence);
  // Emitted with a warning about the present table, or the connection to it; the game continues.
  void warned(const QString& sentence);
  // Emitted when a computer player has moved for the user, after the thinking time.
  void ranOutOfTime(const QString& sentence);
  // Emitted if the host has refused a seat to a spectator, when the spectator sees the game again.
  // `sentence` is the reason.
  void seatRefused(const QString& sentence);
  // Emitted with a text for the screen reader to speak.
  void announced(const QString& text);
  // Emitted if an announced text no longer applies, so it must not be spoken later.
  void announcementOutdated(const QString& text);
  // Emitted with a new line of the chat. `name` is empty if the line is not a message of a person,
  // but reports a change of the table.
  void chatReceived(const QString& name, const QString& text);

 private:
  enum class JoinAs { player, spectator, undecided };

  void hostGame(const RecordHeader& header, std::optional<Record> record, OpenJournal openJournal);
  std::optional<Identity> identity();
  GuestTable::Person person();
  Enter visitor();
  void joinByText(const QString& text, JoinAs as);
  void joinByInvitation(const Invitation& invitation, JoinAs as);
  void joinTable(const Invitation& table, JoinAs as);
  void joinAgain(JoinAs as);
  void welcomed();
  Allowed allowed() const;
  template <class Value>
  void allow(Value Allowed::*permission, Value value);
  void saveTable();
  void enter(MultiplayerTable table);
  void listenTo(const GuestTable& guest);
  void waitForNextGame();
  void showGame();
  void leaveTable();
  void leaveFor(bool joinsAnother);
  void forgetTable();
  bool isHere(const Invitation& table) const;
  void showFound();
  void releaseTable();
  void setPhase(const QString& phase);
  void setProblem(const QString& sentence, bool isOfLastTable = false);
  void seatsReceived();
  void meetPeople();
  std::optional<Fingerprint> personIn(int row) const;
  void setEnd(const QString& sentence);
  void showSeats();
  QString waitsText(const SeatsNow& now, const SeatNow& seat) const;
  void updateWaits();
  bool isVotedOn() const;
  QString openVoteText() const;
  void callTime();
  void reportPermissions();
  bool isGameOver() const;
  void reportArrivals();
  void reportFailedBeginning();
  void report(const QString& text);
  void updateVote();
  void showChat(const ChatMessage& chat);
  void saveRecord(const std::string& text);
  void warnOfDeck();
  void dismissed(Goodbye::Reason reason);

  Settings& settings_;
  LastTable lastTable_;
  People& people_;
  Dependencies dependencies_;
  SavedTables savedTables_;
  MultiplayerTable table_;
  JoinAs joinsAs_ = JoinAs::player;  // how the user has joined table_
  // Value of joinsAs_ before the user requested a seat; nullopt without a request.
  std::optional<JoinAs> joinedAs_;
  // Reason why the host refused a seat to the spectator; cleared when the game is shown.
  QString seatRefusal_;
  // Header of the game hosted by this program, from its beginning to its end.
  std::optional<RecordHeader> hostedGame_;
  std::optional<TableState> savedState_;  // last saved state of the hosted table
  bool isSaveFailureReported_ = false;    // whether the user knows that the table is not saved
  QString phase_;
  QString welcomedTo_;  // gameAndRules() at the last message Welcome
  QString problem_;
  PeopleModel seats_;
  FoundTableModel found_;
  RoomVisit room_;
  ChatModel chat_;
  QString chatDraft_;
  TimeCalls timeCalls_;
  std::optional<Allowed> asked_;  // permissions that the owner requested, until the host confirms
  // A player or spectator in the last message SeatsNow.
  struct Present {
    QString name;
    bool isConnected = false;
    bool isWatching = false;
    std::size_t seat = 0;  // of a player
  };
  QString leftText(const Present& player, const SeatsNow& seats, bool isRemoved) const;
  std::map<Fingerprint, Present> present_;
  QString removedName_;
  std::optional<Allowed> reported_;  // permissions in the last message SeatsNow
  std::unique_ptr<TableSearch> search_;
  bool isProblemOfLast_ = false;  // whether problem_ is about the last table
  QSet<Fingerprint> muted_;  // people whose chat is hidden at all tables, until the program ends
  bool allMuted_ = false;
  QString waitsText_;
  QString voteText_;
  QString endText_;
  bool isDeckBroken_ = false;
  bool isLost_ = false;  // whether the connection to the table was lost and is not restored yet
  QElapsedTimer sinceSeats_;  // time since the last message SeatsNow arrived
  QElapsedTimer sinceStart_;
  // Limits the records stored for other hosts, so that a hostile host cannot fill the disk.
  MessageRate records_{0, kMostRecords, kMostRecords / 3600.0};
  QTimer second_;
};

}  // namespace downpile
