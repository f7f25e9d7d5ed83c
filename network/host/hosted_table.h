// SPDX-License-Identifier: GPL-3.0-or-later
// A table hosted by this program. Runs the game, manages seats and spectators, and sends each guest
// its own view. Guests are not trusted; every move is checked by the rules. A table is hosted by a
// person's program or by a room. In the first case, the host owns the table and joins it as a
// guest, in the first seat. In a room, the person who opened the table owns it. Owners are
// identified by their keys.
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
#include "host/message_rate.h"
#include "host/position_writer.h"
#include "host/table_advice.h"
#include "host/thinking_time.h"
#include "message/messages.h"
#include "record/record.h"

namespace downpile {

class HostedTable final : public QObject {
  Q_OBJECT

 public:
  // Occupant of a seat, saved beside the record. The record's header names the account of each
  // seat, which may belong to another person.
  struct Occupant {
    Fingerprint key;
    QString name;
    int portrait = 0;
    Acquaintances knows{};
    QString originalPlayer{};

    bool operator==(const Occupant&) const = default;
  };
  // A person at the table, for the operator of a room.
  struct Participant {
    Fingerprint key;
    QString name;
    QString place{};  // network of the connection (Connection::place)
    int player = kSpectator;
    bool isConnected = true;
  };
  struct SavedSeats {
    QString token{};  // token of the game
    // Occupants, one per player; none: a computer player.
    std::vector<std::optional<Occupant>> occupants{};
    QSet<Fingerprint> removed{};

    bool operator==(const SavedSeats&) const = default;
  };
  struct Setup {
    QString name;     // title of the table
    QString table{};  // id of the table (Invitation::table)
    // Game, house rules, and computer players for seats without a person. The first seat is
    // reserved for the host unless isInRoom.
    RecordHeader header;
    // A game to resume instead of a new one; it must have the same number of players.
    std::optional<Record> record{};
    Allowed allowed{};
    // Hosted by a room: no seat is reserved for a host.
    bool isInRoom = false;
    // State saved by the previous run.
    std::optional<SavedSeats> savedSeats{};
  };
  struct Dependencies {
    // Creates the journal of a new game; returns nullptr on failure.
    std::function<std::unique_ptr<Journal>(const RecordHeader& header)> makeJournal;
    // Opens the journal of Setup::record; returns nullptr on failure.
    std::function<std::unique_ptr<Journal>()> openJournal{};
    SteadyClock clock = machineClock();
    HeldGame::Computers computers{
        .pause = [](std::size_t position) { return pauseAt({}, position); }};
    // Timeout for each step of the commit-reveal round.
    std::chrono::milliseconds roundTime{10'000};
  };

  HostedTable(Setup setup, const Fingerprint& owner, Dependencies dependencies,
              QObject* parent = nullptr);
  ~HostedTable() override;

  const Setup& setup() const { return setup_; }
  const Fingerprint& owner() const { return owner_; }
  SavedSeats savedSeats() const;

  // Adds a guest with a verified key. Hello must arrive within 10 s.
  void accept(std::unique_ptr<Connection> connection, const Fingerprint& key);
  // Adds a guest whose first message was already received.
  void accept(std::unique_ptr<Connection> connection, const Fingerprint& key,
              const QByteArray& first);

  // Current state of all seats, one per player.
  SeatsNow seats() const;
  // Number of seats that a person unknown at the table could take.
  int freeSeats() const;
  // Number of seats that this person could take, including those of disconnected players.
  int freeSeats(const Fingerprint& key) const;
  // Returns whether this person has a seat, connected or not.
  bool isSeated(const Fingerprint& key) const { return seatOf(key).has_value(); }
  // Returns whether a seated player has blocked this person; always false for the owner.
  bool isBlocked(const Fingerprint& key) const;
  // Returns whether neither players nor spectators are connected.
  bool isDeserted() const;
  // The seated players, connected or not, and the spectators.
  std::vector<Participant> participants() const;

  // mayBegin() returns whether a game can begin: before the first game and after a finished one.
  // begin() begins it; a sealed game first needs a commit-reveal round (host/deck_round.h).
  // Computer players take the seats without a person.
  bool mayBegin() const;
  void begin();
  bool isBegun() const { return game_ != nullptr; }
  bool isPlaying() const { return game_ && !game_->session().standing().gameOver; }
  const Session* session() const { return game_ ? &game_->session() : nullptr; }

  // Removes the person in this seat, who cannot join this table again.
  void removePlayer(int player);
  // Removes a player or spectator in the same way.
  void removePerson(const Fingerprint& key);
  // Ignores keys of players.
  void removeSpectator(const Fingerprint& key);
  void allow(const Allowed& allowed);
  // Sends Goodbye to all guests and disconnects them.
  void close();

  // Updates reserved seats and thinking times. Called every second while needed.
  void updateTimes();

 signals:
  // The seats, their availability or the connections changed.
  void seatsChanged();
  // A game has begun; `isSaved` is false if its record could not be written.
  void begun(bool isSaved);
  // A move could not be stored; it is retried. `text` is a message for the user.
  void troubled(const QString& text);

 private:
  struct Guest;
  // State of one seat.
  struct Place {
    std::optional<Fingerprint> occupant{};  // occupant; none: a computer player
    QString name{};
    int portrait = 0;
    Acquaintances knows{};
    std::optional<qint64> disconnectedAt{};  // time of the disconnect; none: connected
    bool isBetweenGames = false;  // whether the disconnect happened while no game was running
    SeatNow::Colour sentColour = SeatNow::Colour::none;
    bool isReady = false;  // whether the player is ready for the next deal
    bool isHeld = false;   // whether a computer player plays for the disconnected person
    // Name of the original player if another person took over the seat.
    QString originalPlayer{};
    // Id and answer of the occupant's latest request, which is not executed twice.
    int lastId = 0;
    std::optional<Answer::Kind> lastAnswer{};
  };
  struct VoteState {
    OpenVote openVote;
    int id = 0;  // request id of the player who asked
  };

  void receive(Guest& guest, const QByteArray& message);
  void answer(Guest& guest, const Hello& hello);
  void answer(Guest& guest, const MoveMessage& move);
  void answer(Guest& guest, const RequestMessage& request);
  void answer(Guest& guest, const Vote& vote);
  void answer(Guest& guest, const Following& following);
  void answer(Guest& guest, const Chat& chat);
  void answer(Guest& guest, const CutMessage& cut);
  void answer(Guest& guest, const OpenMessage& open);
  void answer(Guest& guest, const AdviceRequest& request);
  void answer(Guest& guest, const Leaving& leaving);
  void answer(Guest& guest, const BeginMessage& message);
  void answer(Guest& guest, const AllowMessage& message);
  void answer(Guest& guest, const RemoveMessage& message);

  void makeRoom();
  void dismiss(Guest& guest, const Goodbye& goodbye);
  void dismiss(Guest& guest, Goodbye::Reason reason) { dismiss(guest, Goodbye{.reason = reason}); }
  void hangUp(Guest& guest);
  // `isBroken`: the connection broke; the guest did not leave on purpose.
  void lose(Guest& guest, bool isBroken = false);
  Guest* guestAt(int player) const;
  void send(const Guest& guest, const HostMessage& message) const;
  void sendToAll(const HostMessage& message) const;

  std::optional<int> seatFor(const Guest& guest) const;
  std::optional<int> seatOf(const Fingerprint& key) const;
  bool isLate(const Guest& guest) const;
  bool isAtHome(const Fingerprint& key) const { return !setup_.isInRoom && key == owner_; }
  std::uint8_t connectedOwner() const;
  bool mayWatch(const Guest& guest) const;
  bool isFree(int player) const;
  bool isHosts(int player) const { return player == 0 && !setup_.isInRoom; }
  // A resumed game that has not continued yet; its seats are reserved until then.
  bool isPending() const { return setup_.record.has_value(); }
  std::optional<Occupant> savedOccupant(int player) const;
  bool mayTake(int player, const Fingerprint& key) const;
  static void vacate(Place& place);
  void keepOut(const Fingerprint& key);
  std::vector<SpectatorNow> spectators(const std::vector<SeatNow>& seats) const;
  int portraitFor(int player, int wanted) const;
  int computerPortrait(int player) const;
  QString substituteFor(const Fingerprint& key) const;
  void sit(Guest& guest, int player);
  void sendSeats();
  bool waits() const;
  bool isVotedOn() const;
  bool isPlayedOn() const;
  void updateHold();
  void letComputerPlay(int player);

  void whenIdle(std::function<void()> deed);
  void runWaiting();
  bool isNew(int player, int id);
  void settle(int player, int id, Answer::Kind kind);
  void ready(int player, int id);
  std::vector<std::uint8_t> people() const;
  std::vector<std::uint8_t> unready() const;
  void recountReady();
  void carryOut(int player, int id, GameRequest request);
  void startVote(int player, int id, GameRequest request);
  void endVote(Answer::Kind kind);
  void sendVote() const;
  VoteMessage voteMessage() const;
  bool mayJump();

  std::string computerKind(int player) const;
  // The game's computer players; nullptr until the game is ready.
  ComputerPlayers* computers() const;
  // Functions about thinking times are defined in hosted_table_thinking.cpp.
  PlayerSet awaitedPeople() const;
  void beginThinking();
  void updateThinking();
  void handleTimeouts();
  void moveFor(int player);
  bool stopMovingFor(int player);
  void hasActed(int player);
  void noteMoves();

  bool isSingleGesture(const std::vector<Action>& actions) const;
  std::unique_ptr<HeldGame> makeGame(const RecordHeader& header);
  void leaveGame();
  PlayerSet connectedPeople() const;
  void reserveSeats();
  void waitForAbsent();
  void cutDeck();
  void advanceRound();
  void endRound();
  void dropFromRound(const PlayerSet& players);
  void deal();
  void gameReady(bool isSaved);
  void welcome(const Guest& guest) const;
  void sendProgress();
  void sendJump();
  void sendPositions(const std::function<PositionNow(int player)>& positionFor);
  PositionNow missedBy(int player, const Hello& hello) const;
  RecordMessage recordNow() const;

  Setup setup_;
  Fingerprint owner_;
  Dependencies dependencies_;
  QString token_;  // token of the game

  MessageRate jumps_;  // rate of undo, redo and restarts; limited only in a room

  std::vector<Place> places_;  // the seats, one per player
  std::vector<std::unique_ptr<Guest>> guests_;
  QSet<Fingerprint> removed_;
  QTimer time_;

  RecordHeader header_;             // header of the current or next game
  std::optional<DeckRound> round_;  // commit-reveal round before a sealed game
  QTimer roundEnds_;
  // Maximum number of connections of one person during the commit-reveal rounds. More would delay
  // the game.
  static constexpr int kMostReconnects = 3;
  // Maximum number of commit-reveal rounds before one game. After that, newcomers get no seat.
  static constexpr int kMostRounds = 20;
  int rounds_ = 0;
  QHash<Fingerprint, int> reconnects_;  // number of connections by person during the rounds
  std::unique_ptr<HeldGame> game_;
  std::optional<PositionWriter> positionWriter_;  // sends the positions of game_
  std::optional<TableAdvice> advice_;             // advice for the players of game_
  bool isResumed_ = false;
  qint64 sentAt_ = 0;                          // time of the last position message, ms
  std::deque<std::function<void()>> waiting_;  // tasks that wait for the record to be written
  ThinkingTime thinking_;
  PlayerSet movedFor_;          // players for whom a computer player makes one move
  std::size_t notedMoves_ = 0;  // number of record entries already handled by noteMoves()
  std::optional<VoteState> vote_;
  QTimer voteEnds_;
  QHash<Fingerprint, qint64> declinedAt_;  // time of each person's last declined vote in this game
  // Request being handled: player and request id.
  std::optional<std::pair<int, int>> cause_;
};

}  // namespace downpile
