// SPDX-License-Identifier: GPL-3.0-or-later
// Messages between guests and the host of a table, each a JSON object (docs/protocol.md). Unknown
// members are ignored; a message with an invalid member is rejected.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/answer.h"
#include "identity/fingerprint.h"
#include "rules/value.h"
#include "seal/bytes.h"
#include "table/player.h"

namespace downpile {

inline constexpr int kProtocol = 1;
inline constexpr qsizetype kMostNameLength = 40;
inline constexpr qsizetype kMostChatLength = 200;
inline constexpr int kMostActions = 60;  // maximum number of moves in one MoveMessage
inline constexpr int kMostWatching = 20;
// Number of different portraits (app/art). Portrait numbers above it show the same portraits again.
inline constexpr int kDifferentPortraits = 12;
// Times for a move, in seconds, that a host can set; 0: no limit.
inline constexpr int kThinkingTimes[] = {0, 30, 60, 120, 300};
// A guest is disconnected after computer players have made this number of consecutive moves for it.
inline constexpr int kAwayAfter = 2;

// ---- messages of a guest -----------------------------------------------------------------------

// A person's contacts. Only the host receives them: they decide who may take over the person's seat
// after a disconnect.
struct Acquaintances {
  QSet<Fingerprint> friends{};
  QSet<Fingerprint> blocked{};

  bool operator==(const Acquaintances&) const = default;
};

// Identifies a connection. `program`: a random word of the guest's program; empty if unknown.
// `number`: sequence number of the connection in that program.
struct Call {
  QString program{};
  int number = 0;

  // Returns whether this connection was made before `other` by the same program. Such a late
  // connection must not replace `other`.
  bool isBefore(const Call& other) const {
    return !program.isEmpty() && program == other.program && number < other.number;
  }
  bool operator==(const Call&) const = default;
};

// The first message of a guest.
struct Hello {
  int protocol = kProtocol;
  QString name;
  int portrait = 0;
  QString table{};       // id of the table (Invitation::table)
  bool watches = false;  // true if the guest wants to join as a spectator
  // The part of a running game that the guest has already seen: Welcome::token, the last position,
  // and that position's number of entries in force (StoryStep::played).
  QString token{};
  std::size_t seen = 0;
  std::size_t played = 0;
  std::uint8_t you = kSpectator;  // the guest's seat in that game, or kSpectator
  Acquaintances knows{};
  Call call{};
};

// The moves of one gesture, made in the position with this number. `id` grows with each message. A
// message with a repeated id is not executed again.
struct MoveMessage {
  int id = 0;
  std::size_t position = 0;
  std::vector<std::string> actions;  // the moves in the notation of records
};

// A request of a player, such as undo. If `position` is given, the request is valid only in that
// position. So it is not executed twice if it is repeated after a restart of the host.
struct RequestMessage {
  int id = 0;
  GameRequest request = GameRequest::nextDeal;
  std::optional<std::size_t> position{};
};

// A player's vote on the open vote of the table: yes or no.
struct Vote {
  bool agrees = false;
};

// How many milliseconds the guest's program still needs to show or read out the latest events.
struct Following {
  int milliseconds = 0;
};

// A chat message: a predefined phrase (index into kPhrases) or a free text.
struct Chat {
  std::optional<int> phrase;
  QString text{};
};

// A person's part in the commit-reveal round (seal/seal.h): a commitment to a random number.
// OpenMessage has the number itself, once all have committed. `deck` identifies the round.
struct CutMessage {
  Bytes32 deck{};  // identifies the round (DeckMessage::commitment)
  Bytes32 commitment{};
};
struct OpenMessage {
  Bytes32 deck{};
  Bytes32 number{};
};

// Asks for a hint in this position. The host ignores it unless the table allows hints.
struct AdviceRequest {
  std::size_t position = 0;
};

// The guest leaves the table on purpose.
struct Leaving {};

// Settings of a table that its owner can change.
struct Allowed {
  // True: chat may contain free text. False: only phrases.
  bool writing = true;
  // True: a computer player takes over the seat of a disconnected person when its reserved time is
  // over.
  bool computersHold = false;
  bool hints = false;
  int thinking = 0;  // time for each move in seconds; one of kThinkingTimes

  bool operator==(const Allowed&) const = default;
};

// Messages of the table's owner: to begin a game, change the settings, or remove a person. In a
// room, any seated person may begin a game while the owner has no seat.
struct BeginMessage {};
struct AllowMessage {
  Allowed allowed{};
};
// Removes the player in this seat, or the spectator with this key.
struct RemoveMessage {
  std::uint8_t player = kNoPlayer;
  std::optional<Fingerprint> spectator{};
};

using GuestMessage =
    std::variant<Hello, MoveMessage, RequestMessage, Vote, Following, Chat, CutMessage, OpenMessage,
                 AdviceRequest, Leaving, BeginMessage, AllowMessage, RemoveMessage>;

QByteArray guestMessage(const GuestMessage& message);
std::optional<GuestMessage> readGuestMessage(const QByteArray& text);

// ---- messages of the host ----------------------------------------------------------------------

// The host's answer to Hello. It is sent again when a game begins.
struct Welcome {
  QString table;         // name of the table
  // Text of the record header (headerText); all seeds in it are 0.
  std::string header{};
  std::uint8_t you = kSpectator;
  bool isBegun = false;
  // Token of the game, an id that the guest repeats in Hello; empty before the game begins.
  QString token{};
  int lastId = 0;        // id of the latest move or request from this person's seat
  bool isYours = false;  // true if the guest owns the table
};

// State of one seat.
struct SeatNow {
  enum class State : std::uint8_t { connected, disconnected, computer };
  // Colour of a disconnected person's seat. It shows who may take over the seat: none: only that
  // person; blue: friends; red: anyone.
  enum class Colour : std::uint8_t { none, blue, red };

  State state = State::computer;
  QString name;
  int portrait = 0;
  std::string kind{};                // kind of the computer player in the seat
  std::optional<Fingerprint> key{};  // key of the person in the seat
  // Name of the original player, if another person has taken over the seat.
  QString originalPlayer{};
  Colour colour = Colour::none;
  // Milliseconds until the colour changes; 0 if it does not change any more.
  int left = 0;
  // Milliseconds left for a move, or for being ready for the next deal; 0 if no time limit runs.
  int thinks = 0;
  // Number of consecutive moves that computer players made for this person after timeouts.
  int movesMadeFor = 0;
  // True if the external bot in the seat gives no legal moves (see ComputerPlayers).
  bool isFailing = false;

  bool operator==(const SeatNow&) const = default;
};

struct SpectatorNow {
  QString name;
  int portrait = 0;
  std::optional<Fingerprint> key{};  // nullopt if the host has version 0.1

  bool operator==(const SpectatorNow&) const = default;
};

struct SeatsNow {
  std::vector<SeatNow> seats;
  // True if the game is paused because a person is absent, or because it has not been resumed yet.
  bool waits = false;
  std::vector<SpectatorNow> watching{};
  Allowed allowed{};
  // Seat of the table's owner while connected, otherwise kNoPlayer.
  std::uint8_t owner = kNoPlayer;
};

// A position of the game as one player sees it. If `isFresh`, the position does not follow from the
// previous one (for example after an undo); then `steps` contains all steps of the game.
struct PositionNow {
  std::size_t number = 0;
  bool isFresh = false;
  Value view{Value::Object()};  // the player's view (AnyView::writeForReader)
  // Steps that led to the position (stepsJson), without the cards that the player may not see.
  QJsonArray steps{};
  // Scores of all deals (dealScoresJson); nullopt if they have not changed.
  std::optional<QJsonArray> deals{};
  // After the end of a deal: all places with all cards (placesJson). Otherwise empty.
  QJsonArray open{};
  std::vector<GameRequest> may{};  // requests that the player may make now
  // Id of this player's move or request that led to the position; 0 if another cause did.
  int answers = 0;
};

struct AnswerMessage {
  int id = 0;
  Answer::Kind kind = Answer::Kind::done;
};

// An open vote. A VoteMessage without an open vote tells guests that the vote has ended.
struct OpenVote {
  GameRequest request = GameRequest::undo;
  std::uint8_t by = kNoPlayer;
  std::vector<std::uint8_t> awaited{};  // players who have not voted yet

  bool operator==(const OpenVote&) const = default;
};
struct VoteMessage {
  std::optional<OpenVote> openVote;
};

struct ChatMessage {
  std::uint8_t player = kNoPlayer;
  QString name;
  std::optional<int> phrase{};
  QString text{};
};

// A game is about to begin. Contains the host's commitment to its secret.
struct DeckMessage {
  Bytes32 commitment{};
};
// All people have committed to a number. Contains one commitment per player; nullopt for a seat
// without a person.
struct CutsMessage {
  Bytes32 deck{};
  std::vector<std::optional<Bytes32>> commitments{};
};

// The complete record, sent when the game is over.
struct RecordMessage {
  std::string text;
};

// A hint that the guest asked for (message/advice.h). Not every request is answered. Actions and
// cards are texts in the notation of records.
struct AdviceMessage {
  std::size_t position = 0;
  std::string action{};
  std::optional<std::uint8_t> reason{};
  std::string card{};
  std::uint8_t player = kNoPlayer;
  // Number in the sentence of the reason; fits into 16 bits.
  int number = 0;
  std::string instead{};
};

// The host's last message before it closes the connection.
struct Goodbye {
  enum class Reason : std::uint8_t {
    newerHost,  // the guest's protocol version is no longer supported
    olderHost,  // the guest's protocol version is too new
    // The table does not exist, or this guest may not see it.
    noSuchTable,
    // No seat and no place for a spectator is free for this guest.
    full,
    // The same person has connected again, so this older connection is closed.
    elsewhere,
    removed,  // the table's owner removed the guest
    // Dismissed: did not commit to a number or reveal it in time, or revealed another number.
    noNumber,
    // Dismissed: sent an invalid message, or no Hello in time.
    notUnderstood,
    // Dismissed: sent too many messages, or connected too often, in a short time.
    tooMuch,
    away,    // dismissed: did not move in time, several times in a row
    closed,  // the table was closed
  };
  Reason reason = Reason::closed;
  // Name of the player who has taken over the guest's seat, if the table is full. Otherwise empty.
  QString substitute{};
};

// Sent instead of Welcome, as the last message: another host runs the table, at this invitation.
struct Redirect {
  QString at;
};

using HostMessage =
    std::variant<Welcome, SeatsNow, PositionNow, AnswerMessage, VoteMessage, ChatMessage,
                 DeckMessage, CutsMessage, AdviceMessage, RecordMessage, Goodbye, Redirect>;

QByteArray hostMessage(const HostMessage& message);
std::optional<HostMessage> readHostMessage(const QByteArray& text);

}  // namespace downpile
