// SPDX-License-Identifier: GPL-3.0-or-later
// Playing with people, as QML sees it: a table that is hosted here, or one elsewhere that somebody
// has joined; who sits there and is there, what is said, asked and missing. Nothing of the network
// is touched before somebody hosts, joins, or looks for tables.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "people/people.h"
#include "together/company.h"
#include "together/found_table_model.h"
#include "together/last_table.h"
#include "together/people_model.h"
#include "together/room_visit.h"
#include "together/said_model.h"
#include "together/saved_tables.h"
#include "together/time_calls.h"

namespace downpile {

class Settings;

class Together : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.together")

  // "" (at no table), "joining", "waiting" (for the game to begin) or "playing".
  Q_PROPERTY(QString phase READ phase NOTIFY phaseChanged)
  // The table is on this computer.
  Q_PROPERTY(bool isHost READ isHost NOTIFY phaseChanged)
  // Has opened the table, here or in a room: says what is allowed there, and who has to go.
  Q_PROPERTY(bool isOwner READ isOwner NOTIFY tableChanged)
  // A game begins when this person says so.
  Q_PROPERTY(bool mayBegin READ mayBegin NOTIFY seatsTold)
  Q_PROPERTY(QString tableName READ tableName NOTIFY tableChanged)
  Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY tableChanged)
  // By which friends come to one's own table; empty at others.
  Q_PROPERTY(QString invitation READ invitation NOTIFY phaseChanged)
  Q_PROPERTY(downpile::PeopleModel* seats READ seats CONSTANT)
  // Who is missing, and how long their seats are kept; empty while everybody is there.
  Q_PROPERTY(QString waitsText READ waitsText NOTIFY waitsChanged)
  // The way to the table; it is looked for by itself while there is none.
  Q_PROPERTY(bool isReached READ isReached NOTIFY reachedChanged)
  Q_PROPERTY(downpile::FoundTableModel* found READ found CONSTANT)
  // Whose tables are there besides.
  Q_PROPERTY(downpile::RoomVisit* room READ room CONSTANT)
  // Why something could not be done, a sentence.
  Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
  // A table elsewhere that was left before its game was over; empty where there is none.
  Q_PROPERTY(QString lastTable READ lastTable NOTIFY lastTableChanged)
  // Looks on, and has no seat.
  Q_PROPERTY(bool isWatching READ isWatching NOTIFY tableChanged)
  // Who looks on, a sentence; empty where nobody does.
  Q_PROPERTY(QString watchingText READ watchingText NOTIFY seatsTold)
  // What is allowed; only who has opened the table can change it.
  Q_PROPERTY(bool writingAllowed READ writingAllowed WRITE allowWriting NOTIFY seatsTold)
  Q_PROPERTY(bool computersHold READ computersHold WRITE letComputersHold NOTIFY seatsTold)
  Q_PROPERTY(bool hintsAllowed READ hintsAllowed WRITE allowHints NOTIFY seatsTold)
  // How long everybody may think, one of `thinkingTimes`; and as a sentence, empty where there is
  // no limit. As above.
  Q_PROPERTY(int thinkingTime READ thinkingTime WRITE letThink NOTIFY seatsTold)
  Q_PROPERTY(QStringList thinkingTimes READ thinkingTimes NOTIFY phrasesChanged)
  Q_PROPERTY(QString thinkingText READ thinkingText NOTIFY seatsTold)
  // Whether the cards of this game, or of the next one here, can be chosen or known by nobody.
  Q_PROPERTY(bool isSealed READ isSealed NOTIFY tableChanged)
  Q_PROPERTY(QString ballotText READ ballotText NOTIFY ballotChanged)
  Q_PROPERTY(bool mayVote READ mayVote NOTIFY ballotChanged)
  Q_PROPERTY(downpile::SaidModel* said READ said CONSTANT)
  Q_PROPERTY(bool allMuted READ allMuted WRITE muteAll NOTIFY mutedChanged)
  Q_PROPERTY(QStringList phrases READ phrases NOTIFY phrasesChanged)

 public:
  using MakeJournal = std::function<std::unique_ptr<Journal>(const RecordHeader& header)>;
  using OpenJournal = std::function<std::unique_ptr<Journal>()>;
  struct Means {
    QString folder;  // where the person's key is kept
    // The game that is hosted next, and where its record goes.
    std::function<RecordHeader()> header;
    MakeJournal makeJournal;
    // Keeps the record of a game that is over, which was played elsewhere.
    std::function<void(const std::string& game, const std::string& text)> keep;
  };
  // `settings` and `people` must outlive this.
  Together(Settings& settings, People& people, Means means, QObject* parent = nullptr);
  ~Together() override;

  QString phase() const { return phase_; }
  bool isHost() const { return company_.hosted != nullptr; }
  bool isOwner() const;
  bool mayBegin() const;
  QString tableName() const;
  QString gameTitle() const;
  QString invitation() const;
  PeopleModel* seats() { return &seats_; }
  QString waitsText() const { return waitsText_; }
  bool isReached() const { return company_.guest && company_.guest->isReached(); }
  FoundTableModel* found() { return &found_; }
  RoomVisit* room() { return &room_; }
  QString problem() const { return problem_; }
  QString lastTable() const { return lastTable_.name(); }
  bool isWatching() const;
  QString watchingText() const;
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
  QString ballotText() const { return ballotText_; }
  bool mayVote() const;
  SaidModel* said() { return &said_; }
  bool allMuted() const { return allMuted_; }
  QStringList phrases() const;
  // The table that somebody is at; nullptr where there is none.
  std::shared_ptr<GuestTable> guest() const { return company_.guest; }

  // Opens a table here. A new game with the set-up that is asked for, or one that goes on.
  Q_INVOKABLE void host() { hostGame(means_.header(), {}, {}); }
  void hostAgain(const Record& record, OpenJournal openJournal);
  // Goes to the table of an invitation, or to an address.
  Q_INVOKABLE void join(const QString& text) { come(text, false); }
  Q_INVOKABLE void joinFound(int row) { comeToFound(row, false); }
  // To the table that was left.
  Q_INVOKABLE void comeBack();
  // As join, to look on.
  Q_INVOKABLE void watch(const QString& text) { come(text, true); }
  Q_INVOKABLE void watchFound(int row) { comeToFound(row, true); }
  // Deals, where mayBegin.
  Q_INVOKABLE void begin();
  // Goes, from a room too, and leaves the table to what else is played there.
  void part();
  // Goes back to where the table was found; what is on it is gone, too.
  Q_INVOKABLE void leave();
  Q_INVOKABLE void vote(bool agrees);
  Q_INVOKABLE void sayPhrase(int number);
  Q_INVOKABLE void say(const QString& text);
  Q_INVOKABLE void mute(int player, bool isMuted);
  // Makes whoever sits there a friend, or blocks that person: `friend`, `blocked` or `none`.
  Q_INVOKABLE void setList(int player, const QString& list);
  void muteAll(bool isMuted);
  // Looks no longer for the table or the room where somebody wants to go.
  Q_INVOKABLE void stop();
  // Looks for the table at once.
  Q_INVOKABLE void retry();
  Q_INVOKABLE void sendAway(int player);
  // Whether tables on this network are looked for.
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
  void ballotChanged();
  void seatsTold();
  void mutedChanged();
  void phrasesChanged();
  // Cards are on that table: guest() may be played at.
  void begun();
  // The person has gone from a table with cards on it.
  void left();
  // The game is over for a reason of the host's, in a sentence.
  void ended(const QString& sentence);
  // Something that people should know.
  void troubled(const QString& sentence);
  // To be read out.
  void told(const QString& text);
  void heard(const QString& name, const QString& text);

 private:
  void hostGame(const RecordHeader& header, std::optional<Record> record, OpenJournal openJournal);
  std::optional<Identity> identity();
  GuestTable::Person person();
  Enter visitor();
  void come(const QString& text, bool watches);
  void comeToFound(int row, bool watches);
  void go(const Invitation& invitation, bool watches);
  void goToTable(const Invitation& table, bool watches);
  Allowed allowed() const;
  template <class Value>
  void allow(Value Allowed::*what, Value value);
  void saveTable();
  void enter(Company company);
  void listenTo(const GuestTable& guest);
  void cardsAreThere();
  void leaveTable();
  void forgetTable();
  void letGo();
  void setPhase(const QString& phase);
  void setProblem(const QString& sentence);
  void seatsHeard();
  void meetPeople();
  std::optional<Fingerprint> whoSitsAt(int player) const;
  void showSeats();
  void updateWaits();
  void callTime();
  void updateBallot();
  void hear(const Said& said);
  void keep(const std::string& text);
  void warnOfDeck();
  void dismissed(Goodbye::Reason reason);

  const Settings& settings_;
  LastTable lastTable_;
  People& people_;
  Means means_;
  SavedTables savedTables_;
  Company company_;
  std::optional<RecordHeader> hostedGame_;  // from its first card until it is over
  std::optional<TableState> savedState_;    // the last one written
  QString phase_;
  QString problem_;
  PeopleModel seats_;
  FoundTableModel found_;
  RoomVisit room_;
  SaidModel said_;
  TimeCalls timeCalls_;
  std::optional<Allowed> asked_;  // by the owner, of what is not heard of yet
  std::unique_ptr<TableSearch> search_;
  QSet<Fingerprint> muted_;
  bool allMuted_ = false;
  QString waitsText_;
  QString ballotText_;
  std::string kept_;  // the record that was kept last
  bool isDeckBroken_ = false;
  QElapsedTimer sinceHeard_;  // of the seats
  QTimer second_;
};

}  // namespace downpile
