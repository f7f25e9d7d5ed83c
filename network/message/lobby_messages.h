// SPDX-License-Identifier: GPL-3.0-or-later
// What visitors and a room that is always there say to each other before they come to a table
// (docs/protocol.md). The first message of a connection says which of the two it is for: `hello`
// goes to a table, `enter` to the lobby.
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "message/messages.h"

namespace downpile {

inline constexpr std::size_t kMostTablesTold = 200;

// For whom a table is.
enum class Access : std::uint8_t {
  everybody,
  friends,     // of its owner
  invitation,  // whoever knows its id; it stands in no lobby
};
QString accessWord(Access access);
std::optional<Access> accessOf(const QString& word);

// ---- what a visitor says -----------------------------------------------------------------------

struct Enter {
  int protocol = kProtocol;
  QString name;
  int portrait = 0;
  // For the room alone: for whose eyes the visitor's own tables are.
  Acquaintances knows{};
  Call call{};
};

struct NewTable {
  QString name;
  // The game, its house rules and the computer players (headerText); seeds and seals count for
  // nothing.
  std::string header{};
  Access access = Access::everybody;
};

using VisitorMessage = std::variant<Enter, NewTable>;

QByteArray visitorMessage(const VisitorMessage& message);
std::optional<VisitorMessage> readVisitorMessage(const QByteArray& text);

// Whether a message is meant for the lobby. It need not be right otherwise.
bool isForLobby(const QByteArray& message);

// ---- what the room says ------------------------------------------------------------------------

// A table as one visitor may know it.
struct TableNow {
  QString id;
  QString name{};
  std::string header{};  // as in Welcome: the game, its house rules, computer players
  Access access = Access::everybody;
  std::vector<SeatNow> seats{};  // without the time that somebody has to come back
  int free = 0;                  // seats, for this visitor
  int watching = 0;
  bool isPlaying = false;
  bool isYours = false;

  bool operator==(const TableNow&) const = default;
};

// The answer to Enter.
struct LobbyNow {
  QString room{};  // what it is called
  std::vector<TableNow> tables{};
  bool waits = false;  // nothing can be written down: no game goes on, and no table is opened
};
// A table that is new or has changed, and one that is gone for this visitor.
struct TableChanged {
  TableNow table;
};
struct TableGone {
  QString table;
};
// The answers to NewTable.
struct Opened {
  QString table;
};
struct Refused {
  enum class Reason : std::uint8_t {
    noSuchGame,  // the game, its house rules or computer players are not known here
    tooMany,     // tables in the room
    tooManyOwn,  // of this person
    notKept,     // it could not be written down
  };
  Reason reason = Reason::noSuchGame;
};

using LobbyMessage = std::variant<LobbyNow, TableChanged, TableGone, Opened, Refused, Goodbye>;

QByteArray lobbyMessage(const LobbyMessage& message);
// LobbyNow, with more tables, of messages that are there already: each of them a TableChanged.
QByteArray lobbyMessage(const LobbyNow& lobby, const std::vector<QByteArray>& tables);
std::optional<LobbyMessage> readLobbyMessage(const QByteArray& text);

}  // namespace downpile
