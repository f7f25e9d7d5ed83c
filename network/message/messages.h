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
// Number of different player portraits (app/art). Higher portrait numbers show the same pictures
// again.
inline constexpr int kDifferentPortraits = 12;
// Returns the portrait of a person who has chosen none, or whose portrait another person at the
// table has. It is the same at every table.
inline int usualPortrait(const Fingerprint& key) {
  return 1 + static_cast<std::uint8_t>(key.bytes().back()) % kDifferentPortraits;
}
// Time limits for a move, in seconds, offered to a table's owner; 0: no limit.
inline constexpr int kThinkingTimes[] = {0, 30, 60, 120, 300};
// Number of consecutive moves by computer players after a player's timeouts, until the player is
// disconnected.
inline constexpr int kAwayAfter = 2;

// ---- messages of a guest -----------------------------------------------------------------------

// Friends and blocked people of a person. They are sent only to the host of a table; the friends
// also to a server room. After a disconnect, the friends may take over the person's seat first, and
// blocked people never. Blocked people also get no free seat at a table at which the person has a
// seat, unless they own the table.
struct Acquaintances {
  QSet<Fingerprint> friends{};
  QSet<Fingerprint> blocked{};

  bool operator==(const Acquaintances&) const = default;
};

// Identifies a connection of a guest. `program` is a random word for a run of the guest's program;
// empty if unknown. `number` is the sequence number of the connection in this run.
struct Call {
  QString program{};
  int number = 0;

  // Returns whether this connection was made earlier than `other` by the same program. If it
  // arrives later nevertheless, it must not replace `other`.
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
  // The part of a running game already seen by the guest: Welcome::token, and the number of the
  // last seen position. `played` is the number of record entries not undone at that position
  // (StoryStep::played).
  QString token{};
  std::size_t seen = 0;
  std::size_t played = 0;
  // This guest's last seat in the game identified by `token`, or kSpectator.
  std::uint8_t you = kSpectator;
  Acquaintances knows{};
  Call call{};
};

// The moves of one gesture, to be made in the position with the number `position`. Each message has
// a higher `id`. A message with a repeated id is not carried out again.
struct MoveMessage {
  int id = 0;
  std::size_t position = 0;
  std::vector<std::string> actions;  // the moves, as they are written in records
};

// A request of a player, such as an undo. If `position` is given, the request is valid only in that
// position, so it is not carried out twice if it is repeated after a restart of the host.
struct RequestMessage {
  int id = 0;
  GameRequest request = GameRequest::nextDeal;
  std::optional<std::size_t> position{};
};

// A player's yes or no in the table's open vote.
struct Vote {
  bool agrees = false;
  // True if the player withdraws the own request; then `agrees` is false.
  bool withdraws = false;
};

// Reports how many milliseconds the guest's program still needs to show or read out the latest
// events.
struct Following {
  int milliseconds = 0;
};

// A chat message: a predefined phrase (index into kPhrases) or a free text.
struct Chat {
  std::optional<int> phrase;
  QString text{};
};

// A person's messages in the commit-reveal round (seal/seal.h). CutMessage contains the commitment
// to a random number. When all people have committed, OpenMessage reveals the number.
struct CutMessage {
  Bytes32 deck{};  // identifies the round (DeckMessage::commitment)
  Bytes32 commitment{};
};
struct OpenMessage {
  Bytes32 deck{};
  Bytes32 number{};
};

// Asks for a hint in this position. The host ignores it if the table does not allow hints.
struct AdviceRequest {
  std::size_t position = 0;
};

// The guest leaves the table on purpose, in contrast to a broken connection.
struct Leaving {};

// Table settings under the owner's control.
struct Allowed {
  // True: chat may contain free text. False: only phrases.
  bool writing = true;
  // True: when the reserved time of a disconnected person's seat is over, a computer player takes
  // over the seat.
  bool computersHold = false;
  bool hints = false;
  int thinking = 0;  // time limit for a move in seconds; one of kThinkingTimes

  bool operator==(const Allowed&) const = default;
};

// Messages of the table's owner: to begin a game, change the settings, or remove a person. In a
// room, any seated person may begin a game while the owner is disconnected or a spectator.
struct BeginMessage {};
struct AllowMessage {
  Allowed allowed{};
};
// Removes the player in this seat, or the spectator with this key, from the table. Accepted only
// from the table's owner.
struct RemoveMessage {
  std::uint8_t player = kNoPlayer;
  std::optional<Fingerprint> spectator{};
};
// Lets a computer player fill in for this disconnected player, one of SeatsNow::fillable. Accepted
// from every seated person.
struct FillInMessage {
  std::uint8_t player = kNoPlayer;
};

using GuestMessage =
    std::variant<Hello, MoveMessage, RequestMessage, Vote, Following, Chat, CutMessage, OpenMessage,
                 AdviceRequest, Leaving, BeginMessage, AllowMessage, RemoveMessage, FillInMessage>;

QByteArray guestMessage(const GuestMessage& message);
std::optional<GuestMessage> readGuestMessage(const QByteArray& text);

// ---- messages of the host ----------------------------------------------------------------------

// The host's answer to Hello. It is sent again when a game begins.
struct Welcome {
  QString table;  // name of the table
  // Text of the record header (headerText); all seeds in it are 0.
  std::string header{};
  std::uint8_t you = kSpectator;
  bool isBegun = false;
  // Token of the game, an id sent back by the guest in Hello after a reconnect. Empty before a new
  // game begins; a resumed game has the token of the previous run.
  QString token{};
  int lastId = 0;        // id of the latest move or request from the guest's seat
  bool isYours = false;  // true if the guest owns the table
  QString rulesName{};   // name given to the house rules by the host; may be empty
};

// State of one seat.
struct SeatNow {
  enum class State : std::uint8_t { connected, disconnected, computer };
  // Colour of a disconnected person's seat. It shows the possible new occupants. none: only this
  // person; blue: the person's friends; red: anyone not blocked by this person.
  enum class Colour : std::uint8_t { none, blue, red };

  State state = State::computer;
  QString name;
  int portrait = 0;
  std::string kind{};                // kind of the computer player in the seat
  std::optional<Fingerprint> key{};  // key of the person in the seat
  // Name of the original player if a substitute has the seat, otherwise empty.
  QString originalPlayer{};
  Colour colour = Colour::none;
  // Milliseconds until `colour` changes or, between games, until the seat becomes free. 0 if
  // neither will happen.
  int left = 0;
  // Whether a computer player plays for a disconnected person. False if unknown, because the host
  // has an older version.
  bool isFilled = false;
  // Milliseconds left to move, or to be ready for the next deal; 0 if no time limit runs.
  int thinks = 0;
  // Number of consecutive moves by computer players after this person's timeouts.
  int movesMadeFor = 0;
  // True if the external bot in the seat gives no legal moves (see ComputerPlayers).
  bool isFailing = false;

  bool operator==(const SeatNow&) const = default;
};

// Returns whether a computer player plays for this disconnected person. An older host does not send
// isFilled, and lets computer players fill in only with the permission computersHold.
inline bool isFilledSeat(const SeatNow& seat, const Allowed& allowed) {
  return seat.isFilled || (allowed.computersHold && seat.colour != SeatNow::Colour::none);
}

struct SpectatorNow {
  QString name;
  int portrait = 0;
  std::optional<Fingerprint> key{};  // key of the spectator; nullopt if the host has version 0.1

  bool operator==(const SpectatorNow&) const = default;
};

struct SeatsNow {
  std::vector<SeatNow> seats;
  // True if the game is paused because a person is absent, or because the game to be resumed has
  // not been resumed yet.
  bool waits = false;
  std::vector<SpectatorNow> watching{};
  Allowed allowed{};
  // Seat of the table's owner if the owner is connected, otherwise kNoPlayer.
  std::uint8_t owner = kNoPlayer;
  // Sent to spectators only: the disconnected players whose seats the receiver may take over now.
  // nullopt: unknown, because the host has an older version.
  std::optional<std::vector<std::uint8_t>> open{};
  // The disconnected players for whom a seated person may let a computer player fill in now. An
  // older host sends none, and does not know the message FillInMessage.
  std::vector<std::uint8_t> fillable{};
  // The person whose removal led to this message; nullopt if something else did, or if the host has
  // an older version.
  std::optional<Fingerprint> removed{};
  // True if the message follows an attempt to begin a game that could not be saved.
  bool hasNotBegun = false;
};

// A position of the game as one player sees it. If `isFresh`, the position does not continue the
// previous one (for example after an undo), so `steps` contains all steps of the game.
struct PositionNow {
  std::size_t number = 0;
  bool isFresh = false;
  Value view{Value::Object()};  // the player's view (AnyView::writeForReader)
  // Steps leading to the position (stepsJson), without the cards hidden from the player.
  QJsonArray steps{};
  // Scores of all deals (dealScoresJson). Sent after the end of a deal, to a returning guest, and
  // if `isFresh`; otherwise nullopt.
  std::optional<QJsonArray> deals{};
  // After the end of a deal: all places (hands and piles) with all cards (placesJson). Otherwise
  // empty.
  QJsonArray open{};
  std::vector<GameRequest> may{};  // requests permitted to the player now
  // Id of the receiver's move or request leading to the position; 0 if something else did.
  int answers = 0;
  // The undo, redo or restart that led to the position; nullopt if something else did, or if the
  // host has an older version.
  std::optional<Jump> jump{};
};

struct AnswerMessage {
  int id = 0;
  Answer::Kind kind = Answer::Kind::done;
};

// An open vote. A VoteMessage without an open vote means that the vote has ended.
struct OpenVote {
  GameRequest request = GameRequest::undo;
  std::uint8_t by = kNoPlayer;
  std::vector<std::uint8_t> awaited{};  // players who have not voted yet
  // For an undo: number of record entries that are not undone by it (StoryStep::played). nullopt if
  // unknown, or if the undo takes back a choice that is not in the record yet.
  std::optional<std::size_t> played{};

  bool operator==(const OpenVote&) const = default;
};
// A request that was not carried out: a vote declined it, or it failed although all people had
// agreed or no vote was needed.
struct FailedRequest {
  GameRequest request = GameRequest::undo;
  std::uint8_t by = kNoPlayer;
  Answer::Kind reason = Answer::Kind::declined;
  bool isWithdrawn = false;             // whether the player has withdrawn the request
  std::uint8_t declinedBy = kNoPlayer;  // the player who voted against it, or kNoPlayer

  bool operator==(const FailedRequest&) const = default;
};
struct VoteMessage {
  std::optional<OpenVote> openVote;
  std::optional<FailedRequest> failed{};  // the request whose failure is reported; usually none
};

struct ChatMessage {
  std::uint8_t player = kNoPlayer;
  QString name;
  std::optional<int> phrase{};
  QString text{};
};

// Begins the commit-reveal round before a game. Contains the host's commitment to its secret.
struct DeckMessage {
  Bytes32 commitment{};
};
// Sent when all people have committed to a number. Contains one commitment per seat; nullopt for a
// seat without a person.
struct CutsMessage {
  Bytes32 deck{};
  std::vector<std::optional<Bytes32>> commitments{};
};

// The complete record of the game, sent when the game is over.
struct RecordMessage {
  std::string text;
};

// A hint requested by the guest (message/advice.h). The host does not answer every request. Actions
// and cards are written as in the moves of records.
struct AdviceMessage {
  std::size_t position = 0;
  std::string action{};
  std::optional<std::uint8_t> reason{};
  std::string card{};
  std::uint8_t player = kNoPlayer;
  // The number in the sentence that words the reason; it fits into 16 bits.
  int number = 0;
  std::string instead{};
};

// The host's last message before it disconnects the guest, with the reason.
struct Goodbye {
  enum class Reason : std::uint8_t {
    newerHost,  // the guest's protocol version is no longer supported
    olderHost,  // the guest's protocol version is too new
    // The table does not exist, or this guest may not see it or was removed from it earlier.
    noSuchTable,
    // For this guest, no seat, no place as a spectator, or no place in the lobby is free.
    full,
    // The same person has connected again, so this older connection is closed.
    elsewhere,
    // The table's owner removed the guest, or the operator of the room banned the guest.
    removed,
    // The guest did not commit to a number or reveal it in time, or revealed another number.
    noNumber,
    // The guest sent an invalid message, or did not send Hello in time.
    notUnderstood,
    // The guest sent too many messages in a short time. Or too many connections wait for an answer,
    // and this is the oldest.
    tooMuch,
    away,    // the guest did not move in time, several times in a row
    closed,  // the table was closed
  };
  Reason reason = Reason::closed;
  // Reason `full`: name of the person who now has the guest's former seat, if any. Otherwise empty.
  QString substitute{};
  // Reason `closed`: true if the operator of the room has closed the table, which no longer exists.
  bool isForGood = false;
};

// Sent instead of Welcome, as the last message: the table is run by another host, which this
// invitation leads to.
struct Redirect {
  QString at;
};

using HostMessage =
    std::variant<Welcome, SeatsNow, PositionNow, AnswerMessage, VoteMessage, ChatMessage,
                 DeckMessage, CutsMessage, AdviceMessage, RecordMessage, Goodbye, Redirect>;

QByteArray hostMessage(const HostMessage& message);
std::optional<HostMessage> readHostMessage(const QByteArray& text);

}  // namespace downpile
