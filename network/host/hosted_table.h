// SPDX-License-Identifier: GPL-3.0-or-later
// A table to which people come, to play or to look on: it holds the game, knows who sits where and
// is there, and tells each what that person may know. It trusts nobody; every move is checked by
// the rules. It is held by the program of a person, who comes by a connection like everybody and
// has the first seat; or in a room, whose tables somebody has opened there who is one among others.
// Either of them is its owner, and known by a key.
#pragma once

#include <QHash>
#include <QObject>
#include <QTimer>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "connection/connection.h"
#include "discovery/steady_clock.h"
#include "game/held_game.h"
#include "host/deck_round.h"
#include "host/game_teller.h"
#include "host/message_rate.h"
#include "host/table_advice.h"
#include "host/thinking_time.h"
#include "message/messages.h"
#include "record/record.h"

namespace downpile {

class HostedTable final : public QObject {
  Q_OBJECT

 public:
  // What must outlive the program that holds a table, beside the record. The record's header says
  // whose account each seat is; who sits there may be somebody else.
  struct Sitter {
    Fingerprint who;
    QString name;
    int portrait = 0;
    Acquaintances knows{};
    QString standsInFor{};

    bool operator==(const Sitter&) const = default;
  };
  struct Kept {
    QString token{};                               // of the game
    std::vector<std::optional<Sitter>> sitters{};  // one a player; none: a computer player
    QSet<Fingerprint> sentAway{};

    bool operator==(const Kept&) const = default;
  };
  struct Terms {
    QString name;     // what the table is called
    QString table{};  // by which invitations name it
    // The game, its house rules, and who plays where nobody sits: computer players. The first seat
    // is the host's.
    RecordHeader header;
    // A game of as many players that goes on, instead of a new one.
    std::optional<Record> record{};
    Allowed allowed{};
    // Nobody is at home here: every seat is free to everybody.
    bool isInRoom = false;
    // The saved state of the previous run.
    std::optional<Kept> kept{};
  };
  struct Means {
    // Where the record of a game goes that begins now; nullptr where it can go nowhere.
    std::function<std::unique_ptr<Journal>(const RecordHeader& header)> makeJournal;
    // The same of the record that goes on (Terms::record).
    std::function<std::unique_ptr<Journal>()> openJournal{};
    SteadyClock clock = machineClock();
    HeldGame::Computers computers{
        .pause = [](std::size_t position) { return pauseAt({}, position); }};
    // In which every program has to cut the deck.
    std::chrono::milliseconds roundTime{10'000};
  };

  HostedTable(Terms terms, const Fingerprint& owner, Means means, QObject* parent = nullptr);
  ~HostedTable() override;

  const Terms& terms() const { return terms_; }
  const Fingerprint& owner() const { return owner_; }
  Kept kept() const;

  // Somebody who has proved to have this key. Has to say Hello soon.
  void come(std::unique_ptr<Connection> connection, const Fingerprint& who);
  // The same, of whom the first message has been read already.
  void come(std::unique_ptr<Connection> connection, const Fingerprint& who,
            const QByteArray& first);

  // Who sits where, one a player.
  SeatsNow seats() const;
  int freeSeats() const;
  // Those that this person could have, one that somebody was cut off from among them.
  int freeSeats(const Fingerprint& who) const;
  // Whether this person has a seat, is there or not.
  bool isSeated(const Fingerprint& who) const { return seatOf(who).has_value(); }
  // Whether somebody who sits here wants nothing to do with this person.
  bool isBlocked(const Fingerprint& who) const;
  // Whether nobody is there, not even to look on.
  bool isDeserted() const;

  // Deals the first cards of a new game, once everybody has cut the deck (host/deck_round.h), where
  // it is sealed; where nobody sits computer players do. Before a game and after one.
  bool mayBegin() const;
  void begin();
  bool isBegun() const { return game_ != nullptr; }
  bool isPlaying() const { return game_ && !game_->session().standing().gameOver; }
  const Session* session() const { return game_ ? &game_->session() : nullptr; }

  // Whoever sits there goes, and does not come back to this table.
  void sendAway(int player);
  void allow(const Allowed& allowed);
  // Everybody is told that the table is gone.
  void close();

  // The time that people have to come back passes; called once a second while it matters.
  void keepTime();

 signals:
  // Who sits where, or is there.
  void seatsChanged();
  // A game has begun; false: it could not, since its record could not be written.
  void begun(bool isKept);
  // A move cannot be kept, in a sentence; it is tried again.
  void troubled(const QString& text);

 private:
  struct Guest;
  // A place at the table.
  struct Place {
    std::optional<Fingerprint> sitter{};  // the person who sits there; none: a computer player
    QString name{};
    int portrait = 0;
    Acquaintances knows{};
    std::optional<qint64> cutAt{};  // since when that person is cut off
    bool isBetweenGames = false;    // that was while no game went on
    SeatNow::Colour toldColour = SeatNow::Colour::none;
    bool isReady = false;  // for the next deal
    bool isHeld = false;   // by a computer player, meanwhile
    // Whose seat it is, where somebody else has taken it.
    QString standsInFor{};
    // What the sitter asked for last, and what came of it: asked again, it is not done again.
    int lastId = 0;
    std::optional<Answer::Kind> lastAnswer{};
  };
  struct OpenBallot {
    Ballot ballot;
    int id = 0;  // of who asked
  };

  void hear(Guest& guest, const QByteArray& message);
  void answer(Guest& guest, const Hello& hello);
  void answer(Guest& guest, const MoveMessage& move);
  void answer(Guest& guest, const WishMessage& wish);
  void answer(Guest& guest, const Vote& vote);
  void answer(Guest& guest, const Following& following);
  void answer(Guest& guest, const Saying& saying);
  void answer(Guest& guest, const CutMessage& cut);
  void answer(Guest& guest, const OpenMessage& open);
  void answer(Guest& guest, const AdviceWish& wish);
  void answer(Guest& guest, const Leaving& leaving);
  void answer(Guest& guest, const BeginMessage& message);
  void answer(Guest& guest, const AllowMessage& message);
  void answer(Guest& guest, const SendAwayMessage& message);

  void makeRoom();
  void dismiss(Guest& guest, Goodbye::Reason reason);
  void hangUp(Guest& guest);
  // `isCutOff`: by a connection that broke, not by somebody's wish.
  void lose(Guest& guest, bool isCutOff = false);
  Guest* guestAt(int player) const;
  void send(const Guest& guest, const HostMessage& message) const;
  void sendToAll(const HostMessage& message) const;

  std::optional<int> seatFor(const Guest& guest) const;
  std::optional<int> seatOf(const Fingerprint& who) const;
  bool isLate(const Guest& guest) const;
  bool isAtHome(const Fingerprint& who) const { return !terms_.isInRoom && who == owner_; }
  std::uint8_t ownerThere() const;
  bool mayWatch(const Guest& guest) const;
  bool isFree(int player) const;
  bool isHosts(int player) const { return player == 0 && !terms_.isInRoom; }
  // A game of a previous run that has not continued yet: its seats are kept until then.
  bool isPending() const { return terms_.record.has_value(); }
  std::optional<Sitter> satBefore(int player) const;
  bool mayTake(int player, const Fingerprint& who) const;
  static void vacate(Place& place);
  void sit(Guest& guest, int player);
  void tellSeats();
  bool waits() const;
  bool isVotedOn() const;
  bool isPlayedOn() const;
  void updateHold();
  void letComputerPlay(int player);

  void whenIdle(std::function<void()> deed);
  void goOn();
  bool isNew(int player, int id);
  void settle(int player, int id, Answer::Kind kind);
  void ready(int player, int id);
  std::vector<std::uint8_t> people() const;
  std::vector<std::uint8_t> unready() const;
  void recountReady();
  void carryOut(int player, int id, Wish wish);
  void openBallot(int player, int id, Wish wish);
  void endBallot(Answer::Kind kind);
  void tellBallot() const;
  BallotMessage ballotNow() const;
  bool mayJump();

  std::string computerKind(int player) const;
  ComputerPlayers* computers() const;  // once the game is ready; before that nullptr
  // How long people think: hosted_table_thinking.cpp.
  PlayerSet awaitedPeople() const;
  void beginThinking();
  void updateThinking();
  void keepThinkingTime();
  void moveFor(int player);
  bool stopMovingFor(int player);
  void hasActed(int player);
  void noteMoves();

  bool isOneGesture(const std::vector<Action>& actions) const;
  std::unique_ptr<HeldGame> makeGame(const RecordHeader& header);
  void leaveGame();
  PlayerSet peopleThere() const;
  void keepSeats();
  void waitForAbsent();
  void cutDeck();
  void goOnCutting();
  void endRound();
  void dropFromRound(const PlayerSet& players);
  void deal();
  void gameReady(bool isKept);
  void welcome(const Guest& guest) const;
  void tellHappened();
  void tellJumped();
  void tellPositions(const std::function<PositionNow(int player)>& positionFor);
  PositionNow missedBy(int player, const Hello& hello) const;
  RecordMessage recordNow() const;

  Terms terms_;
  Fingerprint owner_;
  Means means_;
  QString token_;  // of the game

  MessageRate jumps_;  // undo, redo and the like; counted in a room

  std::vector<Place> places_;  // one a player
  std::vector<std::unique_ptr<Guest>> guests_;
  QSet<Fingerprint> sentAway_;
  QTimer time_;

  RecordHeader header_;             // of the game, or of that which begins
  std::optional<DeckRound> round_;  // before a game begins whose cards nobody knows
  QTimer roundEnds_;
  // Somebody who comes again and again would keep a game from beginning.
  static constexpr int kMostComings = 3;
  // So often it begins anew for whoever comes; then only those who sit there already take part.
  static constexpr int kMostRounds = 20;
  int rounds_ = 0;
  QHash<Fingerprint, int> comings_;  // during a round, of each; who comes too often finds no seat
  std::unique_ptr<HeldGame> game_;
  std::optional<GameTeller> teller_;   // of game_
  std::optional<TableAdvice> advice_;  // of game_
  bool isResumed_ = false;
  qint64 toldAt_ = 0;                          // when the position was
  std::deque<std::function<void()>> waiting_;  // for what is being written
  ThinkingTime thinking_;
  PlayerSet movedFor_;          // by a computer player, who sits there for one move
  std::size_t notedMoves_ = 0;  // entries of the record
  std::optional<OpenBallot> ballot_;
  QTimer ballotEnds_;
  QHash<Fingerprint, qint64> declinedAt_;  // when somebody's last ballot in this game was
  // Whose message leads to what happens now.
  std::optional<std::pair<int, int>> cause_;
};

}  // namespace downpile
