// SPDX-License-Identifier: GPL-3.0-or-later
// A table hosted by this program. Runs the game, manages seats and spectators, and sends each guest
// its own view. Guests are not trusted; every move is checked by the rules. A table is hosted by a
// person's program or by a room. In the first case, the host owns the table and joins it as a
// guest, in the first seat. In a room, the creator of the table owns it. Owners are identified by
// their keys.
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
  // Occupant of a seat, stored beside the record. If the occupant is a substitute, the record's
  // header still names the original player, for whom the points count.
  struct Occupant {
    Fingerprint key;
    QString name;
    int portrait = 0;
    Acquaintances knows{};
    QString originalPlayer{};

    bool operator==(const Occupant&) const = default;
  };
  // A person at the table, as shown to the operator of a room.
  struct Participant {
    Fingerprint key;
    QString name;
    QString place{};  // network of the person's connection (Connection::place)
    int player = kSpectator;
    bool isConnected = true;
  };
  struct SavedSeats {
    QString token{};  // id of the game with these occupants (Welcome::token)
    // Occupant of each seat; nullopt: a computer player.
    std::vector<std::optional<Occupant>> occupants{};
    QSet<Fingerprint> removed{};

    bool operator==(const SavedSeats&) const = default;
  };
  struct Setup {
    QString name;         // title of the table
    QString table{};      // id of the table (Invitation::table)
    QString rulesName{};  // name given to the house rules by the host; may be empty
    // Header with the game, the house rules, and the computer players for seats without a person.
    // The first seat is reserved for the host unless isInRoom.
    RecordHeader header;
    // Record of the game to resume, with the same number of players as `header`; nullopt: a new
    // game begins.
    std::optional<Record> record{};
    Allowed allowed{};
    // True if a room hosts the table. Then no seat is reserved for a host.
    bool isInRoom = false;
    // Occupants of the seats when the program last ended.
    std::optional<SavedSeats> savedSeats{};
  };
  struct Dependencies {
    // Creates the journal of a new game; returns nullptr on failure.
    std::function<std::unique_ptr<Journal>(const RecordHeader& header)> makeJournal;
    // Opens the journal of Setup::record; returns nullptr on failure.
    std::function<std::unique_ptr<Journal>()> openJournal{};
    // Returns whether the host has saved another table with this id, from which the owner of the
    // key was not removed.
    std::function<bool(const QString& table, const Fingerprint& key)> isSaved =
        [](const QString&, const Fingerprint&) { return false; };
    SteadyClock clock = machineClock();
    HeldGame::Computers computers{
        .pause = [](std::size_t position) { return pauseAt({}, position); }};
    // Timeout for each of the two steps (commit, reveal) of the commit-reveal round.
    std::chrono::milliseconds roundTime{10'000};
  };

  HostedTable(Setup setup, const Fingerprint& owner, Dependencies dependencies,
              QObject* parent = nullptr);
  ~HostedTable() override;

  const Setup& setup() const { return setup_; }
  const Fingerprint& owner() const { return owner_; }
  SavedSeats savedSeats() const;

  // Adds a guest whose key is verified. The guest is disconnected if it does not send the message
  // Hello within 10 seconds.
  void accept(std::unique_ptr<Connection> connection, const Fingerprint& key);
  // Adds a guest whose first message, `first`, was already received.
  void accept(std::unique_ptr<Connection> connection, const Fingerprint& key,
              const QByteArray& first);

  // Returns the current state of the table, with one seat per player.
  SeatsNow seats() const;
  // Returns the number of seats available to a person unknown to everyone at the table.
  int freeSeats() const;
  // Returns the number of seats available to this person, including unreserved seats of
  // disconnected players.
  int freeSeats(const Fingerprint& key) const;
  // Returns whether this person has a seat, connected or not.
  bool isSeated(const Fingerprint& key) const { return seatOf(key).has_value(); }
  // Returns whether a seated player has blocked this person; always false for the owner.
  bool isBlocked(const Fingerprint& key) const;
  // Returns true if no player and no spectator is connected.
  bool isDeserted() const;
  // Returns the seated players, connected or not, and the spectators.
  std::vector<Participant> participants() const;

  // mayBegin() returns whether a game can begin: neither a game nor a commit-reveal round is
  // running. begin() begins a new game, or resumes Setup::record. A new sealed game first needs a
  // commit-reveal round (host/deck_round.h). Computer players take the seats without a person.
  bool mayBegin() const;
  void begin();
  // Returns whether the next game can still be changed: no game or commit-reveal round is running,
  // and no saved game waits to be resumed.
  bool mayChangeGame() const { return mayBegin() && !isPending(); }
  // Changes the game, the house rules and the computer players of the next game, and tells all
  // guests. The last game can no longer be joined. Requires mayChangeGame(), and a header with one
  // player for each seat of this table.
  void changeGame(const RecordHeader& header, const QString& rulesName);
  // Returns true if a saved game (Setup::record) waits to be resumed. The seats of its players are
  // reserved until then.
  bool isPending() const { return setup_.record.has_value(); }
  bool isBegun() const { return game_ != nullptr; }
  bool isPlaying() const { return game_ && !game_->session().standing().gameOver; }
  const Session* session() const { return game_ ? &game_->session() : nullptr; }

  // Removes the person in this seat. The person cannot join this table again.
  void removePlayer(int player);
  // Removes the player or spectator with this key, and bans the key from this table.
  void removePerson(const Fingerprint& key);
  // Removes the spectator with this key. Does nothing if the person is a player.
  void removeSpectator(const Fingerprint& key);
  void allow(const Allowed& allowed);
  // Sends Goodbye to all guests and disconnects them.
  void close(bool isForGood = false);

  // Updates the reserved seats and the thinking times. A timer calls it every second while a seat
  // is reserved or a thinking time runs.
  void updateTimes();

 signals:
  // Emitted when the occupants of the seats, the free seats or the connections have changed.
  void seatsChanged();
  // Emitted after an attempt to begin a game. If `isSaved` is false, the game has not begun: its
  // record could not be written or resumed.
  void begun(bool isSaved);
  // Emitted if a computer player's move could not be saved. The move is retried. `text` is a
  // message for the user.
  void troubled(const QString& text);

 private:
  struct Guest;
  // State of one seat.
  struct Place {
    // Key of the person in the seat; nullopt: a computer player.
    std::optional<Fingerprint> occupant{};
    QString name{};
    int portrait = 0;
    Acquaintances knows{};
    // Time when the person was disconnected, in milliseconds of the clock; nullopt if connected.
    std::optional<qint64> disconnectedAt{};
    // True if the person disconnected while in no game: neither in a running game nor in one to be
    // resumed. Set to false when a game is dealt.
    bool isBetweenGames = false;
    SeatNow::Colour sentColour = SeatNow::Colour::none;
    bool isReady = false;  // true if the player is ready for the next deal
    // True while a computer player plays for the disconnected person.
    bool isHeld = false;
    // Name of the original player if a substitute has the seat, otherwise empty.
    QString originalPlayer{};
    // Id and answer of the occupant's latest request. A request with the same id is not carried out
    // again.
    int lastId = 0;
    std::optional<Answer::Kind> lastAnswer{};
  };
  struct VoteState {
    OpenVote openVote;
    // Id of the request that started the vote.
    int id = 0;
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
  void answer(Guest& guest, const FillInMessage& message);
  void answer(Guest& guest, const RemoveMessage& message);

  void makeRoom();
  void dismiss(Guest& guest, const Goodbye& goodbye);
  void dismiss(Guest& guest, Goodbye::Reason reason) { dismiss(guest, Goodbye{.reason = reason}); }
  void hangUp(Guest& guest);
  int part(Guest& guest);
  // Removes a guest. `isBroken` is true if the connection broke, false if the guest has left on
  // purpose or the host ends the connection.
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
  std::optional<Occupant> savedOccupant(int player) const;
  bool mayTake(int player, const Fingerprint& key) const;
  bool mayFill(int player) const;
  static void vacate(Place& place);
  void keepOut(const Fingerprint& key);
  int spectatorPortrait(const Guest& guest);
  QSet<int> portraitsOfPeople(int except = kNoPlayer) const;
  void updateComputerPortraits();
  void nameComputers();
  QString substituteFor(const Fingerprint& key) const;
  void sit(Guest& guest, int player);
  // What has led to a message about the seats, besides their state.
  struct Cause {
    std::optional<Fingerprint> removed{};
    bool hasNotBegun = false;
  };
  void sendSeats(const Cause& cause);
  void sendSeats() { sendSeats({}); }
  void sendSeatsNow(const Cause& cause) const;
  bool waits() const;
  bool isVotedOn() const;
  bool isPlayedOn() const;
  void updateHold();
  void hold(int player);
  void letComputerPlay(int player);

  void whenIdle(std::function<void()> deed);
  void whenIdle(int player, std::function<void()> deed);
  void runWaiting();
  bool isNew(int player, int id);
  void settle(int player, int id, Answer::Kind kind);
  void ready(int player, int id);
  std::vector<std::uint8_t> people() const;
  std::vector<std::uint8_t> unready() const;
  void recountReady();
  void carryOut(int player, int id, GameRequest request);
  void startVote(int player, int id, GameRequest request);
  void endVote(Answer::Kind kind, bool isWithdrawn = false, std::uint8_t declinedBy = kNoPlayer);
  void leaveVote(int player);
  void reportFailure(int player, int id, FailedRequest failed);
  void sendVote() const;
  VoteMessage voteMessage() const;
  bool mayJump();

  std::string computerKind(int player) const;
  // Returns the computer players of the game; nullptr until the game is ready.
  ComputerPlayers* computers() const;
  // The following functions, about time limits for moves, are defined in hosted_table_thinking.cpp.
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
  void sendJump(const std::optional<Jump>& jump = {});
  void sendPositions(const std::function<PositionNow(int player)>& positionFor);
  PositionNow missedBy(int player, const Hello& hello) const;
  RecordMessage recordNow() const;

  Setup setup_;
  Fingerprint owner_;
  Dependencies dependencies_;
  QString token_;  // token of the current game, an id repeated by guests after a reconnect

  // Limits the rate of undos, redos and restarts. Used only in a room.
  MessageRate jumps_;

  std::vector<Place> places_;  // the seats, one per player
  // Names of the computer players that have the seats, or get them if no person takes them.
  QStringList computerNames_;
  // Portraits of the computer players; nullopt for the seats of people.
  std::vector<std::optional<int>> computerPortraits_;
  std::vector<std::unique_ptr<Guest>> guests_;
  QSet<Fingerprint> removed_;
  // Portraits of the present and former spectators. A returning spectator gets the same portrait
  // again if it is free.
  QHash<Fingerprint, int> spectatorPortraits_;
  QTimer time_;

  RecordHeader header_;  // header of the current or next game
  // The commit-reveal round before a sealed game; nullopt if none is running.
  std::optional<DeckRound> round_;
  QTimer roundEnds_;
  // Maximum number of connections of one person during the commit-reveal rounds. More connections
  // would delay the game too much.
  static constexpr int kMostReconnects = 3;
  // Maximum number of commit-reveal rounds before a game. After that, new people get no seat,
  // because each of them would restart the round.
  static constexpr int kMostRounds = 20;
  int rounds_ = 0;
  // Number of connections of each person during the commit-reveal rounds.
  QHash<Fingerprint, int> reconnects_;
  std::unique_ptr<HeldGame> game_;
  std::optional<PositionWriter> positionWriter_;  // writes the position messages of game_
  std::optional<TableAdvice> advice_;             // computes advice for the players of game_
  bool isResumed_ = false;
  // Time when the last position message was sent, in milliseconds of the clock.
  qint64 sentAt_ = 0;
  // Tasks to run when the pending write of the record has ended.
  std::deque<std::function<void()>> waiting_;
  ThinkingTime thinking_;
  // Players for whom a computer player makes the current move after a timeout.
  PlayerSet movedFor_;
  // Number of record entries already processed by noteMoves(), which resets thinking times.
  std::size_t notedMoves_ = 0;
  std::optional<VoteState> vote_;
  QTimer voteEnds_;
  // For each person: time when a vote started by this person was last declined or withdrawn, or
  // timed out, in the current game.
  QHash<Fingerprint, qint64> declinedAt_;
  // Player and id of the request leading to the next position message.
  std::optional<std::pair<int, int>> cause_;
};

}  // namespace downpile
