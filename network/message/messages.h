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
inline constexpr int kMostActions = 60;  // maximum number of moves in one gesture
inline constexpr int kMostWatching = 20;
// Number of different portraits (app/art); larger numbers repeat them.
inline constexpr int kDifferentPortraits = 12;
// Thinking times in seconds that a host can set; 0: no limit.
inline constexpr int kThinkingTimes[] = {0, 30, 60, 120, 300};
// A guest is disconnected after this number of consecutive moves made for them.
inline constexpr int kAwayAfter = 2;

// ---- messages of a guest -----------------------------------------------------------------------

// A person's contacts, for the host only: they decide who may take over the seat after a
// disconnect.
struct Acquaintances {
  QSet<Fingerprint> friends{};
  QSet<Fingerprint> blocked{};

  bool operator==(const Acquaintances&) const = default;
};

// Identifies a connection: a random word of the program and the sequence number of this connection.
// `program` is empty if unknown.
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
  bool watches = false;  // whether the guest joins as a spectator
  // Known part of a running game: Welcome::token, the last position, and its number of entries in
  // force (StoryStep::played).
  QString token{};
  std::size_t seen = 0;
  std::size_t played = 0;
  std::uint8_t you = kSpectator;  // number of the guest's own seat in that game
  Acquaintances knows{};
  Call call{};
};

// Moves of one gesture, for one position. `id` grows with each message; a repeated id is executed
// only once.
struct MoveMessage {
  int id = 0;
  std::size_t position = 0;
  std::vector<std::string> actions;  // the moves in the notation of records
};

// If `position` is given, the request is valid for that position only. This prevents a second
// execution when it is repeated after a restart of the host.
struct RequestMessage {
  int id = 0;
  GameRequest request = GameRequest::nextDeal;
  std::optional<std::size_t> position{};
};

// A vote on the open ballot: yes or no.
struct Vote {
  bool agrees = false;
};

// The guest needs this time to show or read out the latest events.
struct Following {
  int milliseconds = 0;
};

// A predefined phrase (index in kPhrases) or a free text.
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

// Asks for advice at this position; ignored unless the host allows hints.
struct AdviceRequest {
  std::size_t position = 0;
};

// The guest leaves the table deliberately.
struct Leaving {};

// Table settings that the host can change.
struct Allowed {
  bool writing = true;         // whether free text is allowed in addition to phrases
  bool computersHold = false;  // whether computers take over seats whose reserved time is over
  bool hints = false;
  int thinking = 0;  // thinking time in seconds; one of kThinkingTimes

  bool operator==(const Allowed&) const = default;
};

// Messages of the table's owner: begin a game, change the settings, remove a player. In a room, any
// seated person may begin while the owner is not seated.
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

// Answer to Hello; sent again when a game begins.
struct Welcome {
  QString table;         // name of the table
  std::string header{};  // text of the header (headerText) with all seeds 0
  std::uint8_t you = kSpectator;
  bool isBegun = false;
  QString token{};       // token of the game; empty before it begins
  int lastId = 0;        // id of this person's latest move or request
  bool isYours = false;  // whether the guest owns the table
};

// State of one seat.
struct SeatNow {
  enum class State : std::uint8_t { connected, disconnected, computer };
  // Who may take over the seat of a disconnected person: only that person (none), friends (blue),
  // anyone (red).
  enum class Colour : std::uint8_t { none, blue, red };

  State state = State::computer;
  QString name;
  int portrait = 0;
  std::string kind{};                // kind of the computer player
  std::optional<Fingerprint> key{};  // key of the person
  QString originalPlayer{};  // name of the original player if another person took over the seat
  Colour colour = Colour::none;
  int left = 0;  // milliseconds until the colour changes; 0: it does not change any more
  // Milliseconds left to move or to be ready for the next deal; 0: no time limit runs.
  int thinks = 0;
  // Number of consecutive moves made for this person after timeouts.
  int movesMadeFor = 0;
  bool isFailing = false;  // the external bot gives no legal moves (ComputerPlayers)

  bool operator==(const SeatNow&) const = default;
};

struct SpectatorNow {
  QString name;
  int portrait = 0;
  std::optional<Fingerprint> key{};  // missing at a host of version 0.1

  bool operator==(const SpectatorNow&) const = default;
};

struct SeatsNow {
  std::vector<SeatNow> seats;
  bool waits = false;  // the game is paused: a person is absent, or it is not resumed yet
  std::vector<SpectatorNow> watching{};
  Allowed allowed{};
  std::uint8_t owner = kNoPlayer;  // seat of the table's owner while connected, else kNoPlayer
};

// A position of the game for one player. If `isFresh`, no step led to it (as after an undo), and
// `steps` has all steps of the game.
struct PositionNow {
  std::size_t number = 0;
  bool isFresh = false;
  Value view{Value::Object()};  // text of AnyView::writeForReader
  QJsonArray steps{};           // steps (stepsJson), limited to what the player may see
  // Scores of all deals (dealScoresJson); missing if unchanged.
  std::optional<QJsonArray> deals{};
  QJsonArray open{};               // all places (placesJson) after the end of a deal, else empty
  std::vector<GameRequest> may{};  // requests that are possible now
  int answers = 0;  // id of this player's executed move or request that led here, or 0
};

struct AnswerMessage {
  int id = 0;
  Answer::Kind kind = Answer::Kind::done;
};

// An open vote. VoteMessage without one ends the vote.
struct OpenVote {
  GameRequest request = GameRequest::undo;
  std::uint8_t by = kNoPlayer;
  std::vector<std::uint8_t> awaited{};  // players who have not voted

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

// A game is about to begin: the host's commitment to its secret.
struct DeckMessage {
  Bytes32 commitment{};
};
// All have committed: one commitment per player, none for seats without a person.
struct CutsMessage {
  Bytes32 deck{};
  std::vector<std::optional<Bytes32>> commitments{};
};

// The complete record, sent when the game is over.
struct RecordMessage {
  std::string text;
};

// Requested advice (Advice, message/advice.h); not every request is answered. Actions and cards in
// the notation of records.
struct AdviceMessage {
  std::size_t position = 0;
  std::string action{};
  std::optional<std::uint8_t> reason{};
  std::string card{};
  std::uint8_t player = kNoPlayer;
  int number = 0;  // number in the reason's text; fits into 16 bits
  std::string instead{};
};

// Sent before the host closes the connection.
struct Goodbye {
  enum class Reason : std::uint8_t {
    newerHost,      // the guest's protocol version is no longer supported
    olderHost,      // the guest's protocol version is too new
    noSuchTable,    // unknown table, or not for this guest
    full,           // no free seat or place to watch for this guest
    elsewhere,      // the same person connected again on another connection
    removed,        // removed by the table's owner
    noNumber,       // dismissed: did not commit or open in time, or opened another number
    notUnderstood,  // dismissed: invalid message, or no Hello in time
    tooMuch,        // dismissed: too many messages or connections in a short time
    away,           // dismissed after several consecutive timeouts
    closed,         // the table was closed
  };
  Reason reason = Reason::closed;
  // Name of the player who has taken over the guest's seat, if the table is full; else empty.
  QString substitute{};
};

// Sent instead of Welcome, as the last message: the table is hosted at this invitation.
struct Redirect {
  QString at;
};

using HostMessage =
    std::variant<Welcome, SeatsNow, PositionNow, AnswerMessage, VoteMessage, ChatMessage,
                 DeckMessage, CutsMessage, AdviceMessage, RecordMessage, Goodbye, Redirect>;

QByteArray hostMessage(const HostMessage& message);
std::optional<HostMessage> readHostMessage(const QByteArray& text);

}  // namespace downpile
