// SPDX-License-Identifier: GPL-3.0-or-later
// What guests and the host of a table say to each other: JSON objects, one a message
// (docs/protocol.md). Members that a reader does not know are ignored; a message with a member that
// is wrong is none.
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
inline constexpr qsizetype kMostSayingLength = 200;
inline constexpr int kMostActions = 60;  // of one gesture
inline constexpr int kMostWatching = 20;
// Seconds that a host can let people think; 0: as long as they like.
inline constexpr int kThinkingTimes[] = {0, 30, 60, 120, 300};
// So many moves in a row that are made for somebody are like a broken connection.
inline constexpr int kAwayAfter = 2;

// ---- what a guest says -------------------------------------------------------------------------

// Whom somebody knows, for the host alone: who may sit down for them when they are cut off.
struct Acquaintances {
  QSet<Fingerprint> friends{};
  QSet<Fingerprint> blocked{};

  bool operator==(const Acquaintances&) const = default;
};

// Which program makes a connection, a word by chance, and the how manieth of its connections it is.
// No word: nothing is known of it.
struct Call {
  QString program{};
  int number = 0;

  // Whether it was made before `other`, by the same program: it is late, and none any more.
  bool isBefore(const Call& other) const {
    return !program.isEmpty() && program == other.program && number < other.number;
  }
  bool operator==(const Call&) const = default;
};

// The first message.
struct Hello {
  int protocol = kProtocol;
  QString name;
  int portrait = 0;
  QString table{};       // as in the invitation
  bool watches = false;  // wants no seat
  // What was seen of a game already: which (Welcome::token), up to which position, and how many
  // entries were in force there.
  QString token{};
  std::size_t seen = 0;
  std::size_t played = 0;
  std::uint8_t you = kOnlooker;  // from where
  Acquaintances knows{};
  Call call{};
};

// Moves of one gesture, meant for a position. `id` grows with each; the same one is played once.
struct MoveMessage {
  int id = 0;
  std::size_t position = 0;
  std::vector<std::string> actions;  // as records have them
};

// Meant for a position, too, where the guest says so: what is asked for again after the host was
// started anew is not done once more.
struct WishMessage {
  int id = 0;
  Wish wish = Wish::nextDeal;
  std::optional<std::size_t> position{};
};

// On what is put to the vote.
struct Vote {
  bool agrees = false;
};

// Eye and ear follow what has happened for so many milliseconds more.
struct Following {
  int milliseconds = 0;
};

// A phrase by its number (kPhrases), or else a text.
struct Saying {
  std::optional<int> phrase;
  QString text{};
};

// A commitment to the number by which this person has a hand in the chance of the game, and the
// number itself, once everybody's commitment is known (seal/seal.h). `deck` says which.
struct CutMessage {
  Bytes32 deck{};  // DeckMessage::commitment
  Bytes32 commitment{};
};
struct OpenMessage {
  Bytes32 deck{};
  Bytes32 number{};
};

// Asks what to do at this position, where the host allows hints.
struct AdviceWish {
  std::size_t position = 0;
};

// Goes, and says so.
struct Leaving {};

// What the host allows at the table.
struct Allowed {
  bool writing = true;         // free text, besides phrases
  bool computersHold = false;  // seats of those who are cut off, once they are not kept any more
  bool hints = false;
  int thinking = 0;  // one of kThinkingTimes

  bool operator==(const Allowed&) const = default;
};

// What the owner of a table says: a game may begin, this is allowed from now on, whoever sits there
// has to go. Where the owner does not sit at a table in a room, whoever sits there may begin.
struct BeginMessage {};
struct AllowMessage {
  Allowed allowed{};
};
struct SendAwayMessage {
  std::uint8_t player = 0;
};

using GuestMessage =
    std::variant<Hello, MoveMessage, WishMessage, Vote, Following, Saying, CutMessage, OpenMessage,
                 AdviceWish, Leaving, BeginMessage, AllowMessage, SendAwayMessage>;

QByteArray guestMessage(const GuestMessage& message);
std::optional<GuestMessage> readGuestMessage(const QByteArray& text);

// ---- what the host says ------------------------------------------------------------------------

// The answer to Hello.
struct Welcome {
  QString table;         // what it is called
  std::string header{};  // headerText, with seeds that are 0
  std::uint8_t you = kOnlooker;
  bool isBegun = false;
  QString token{};       // of the game; empty before it has begun
  int lastId = 0;        // of what this person has asked for until now
  bool isYours = false;  // the table
};

// Who sits where, and is there.
struct SeatNow {
  enum class State : std::uint8_t { here, cutOff, computer };
  // Who may take the seat of somebody who is cut off (D9): nobody but that person, friends, anyone.
  enum class Colour : std::uint8_t { none, blue, red };

  State state = State::computer;
  QString name;
  int portrait = 0;
  std::string kind{};                // of a computer player
  std::optional<Fingerprint> who{};  // of a person
  QString standsInFor{};             // whose seat it was, where somebody else has taken it
  Colour colour = Colour::none;
  int left = 0;  // milliseconds until the colour changes; 0: it does not any more
  // Milliseconds in which somebody has to move, or to be ready for the next deal; 0: no time runs.
  int thinks = 0;
  // So many moves in a row were made for this person, whose time was over.
  int movesMadeFor = 0;

  bool operator==(const SeatNow&) const = default;
};

struct SeatsNow {
  std::vector<SeatNow> seats;
  bool waits = false;      // the game does, for somebody
  QStringList watching{};  // names of those who look on
  Allowed allowed{};
  std::uint8_t owner = kNobody;  // the player of the table's owner, who sits there and is there
};

// Where the game stands, for one player. `isFresh`: by no step; `steps` are then all of the game's.
struct PositionNow {
  std::size_t number = 0;
  bool isFresh = false;
  Value view{Value::Object()};  // AnyView::writeForReader
  QJsonArray steps{};           // stepsJson, cut for the player
  // dealScoresJson; none: as they were.
  std::optional<QJsonArray> deals{};
  QJsonArray open{};        // placesJson, once the deal is over
  std::vector<Wish> may{};  // be asked for
  int answers = 0;          // what the player has asked for last is done; its number, or 0
};

struct AnswerMessage {
  int id = 0;
  Answer::Kind kind = Answer::Kind::done;
};

// What is put to the vote; nothing: no more.
struct Ballot {
  Wish wish = Wish::undo;
  std::uint8_t by = kNobody;
  std::vector<std::uint8_t> awaited{};  // who has not voted

  bool operator==(const Ballot&) const = default;
};
struct BallotMessage {
  std::optional<Ballot> ballot;
};

struct Said {
  std::uint8_t player = kNobody;
  QString name;
  std::optional<int> phrase{};
  QString text{};
};

// A game is about to begin: the host's commitment to the secret.
struct DeckMessage {
  Bytes32 commitment{};
};
// All have committed: what the people in each seat have, one a player.
struct CutsMessage {
  Bytes32 deck{};
  std::vector<std::optional<Bytes32>> commitments{};
};

// The whole record, once the game is over.
struct RecordMessage {
  std::string text;
};

// What the player who has asked is advised to do (Advice, message/advice.h); not everybody gets an
// answer. Actions and cards as records have them.
struct AdviceMessage {
  std::size_t position = 0;
  std::string action{};
  std::optional<std::uint8_t> why{};
  std::string card{};
  std::uint8_t player = kNobody;
  int number = 0;  // of 16 bits
  std::string instead{};
};

// The host closes the connection.
struct Goodbye {
  enum class Reason : std::uint8_t {
    newerHost,      // speaks no version as old as the guest's
    olderHost,      // does not know the guest's version yet
    noSuchTable,    // or none for this guest
    full,           // every seat is taken
    elsewhere,      // the same person has come by another connection
    sentAway,       // by the host
    noNumber,       // had no hand in the chance of the game, or opened another number
    notUnderstood,  // what the guest sent is no message
    tooMuch,        // was sent in a short time
    away,           // let the time pass in which to move, again and again
    closed,         // the table is gone
  };
  Reason reason = Reason::closed;
};

// Instead of Welcome, and the last message: the table is held elsewhere, as this invitation says.
struct AtOtherHost {
  QString at;
};

using HostMessage =
    std::variant<Welcome, SeatsNow, PositionNow, AnswerMessage, BallotMessage, Said, DeckMessage,
                 CutsMessage, AdviceMessage, RecordMessage, Goodbye, AtOtherHost>;

QByteArray hostMessage(const HostMessage& message);
std::optional<HostMessage> readHostMessage(const QByteArray& text);

}  // namespace downpile
