// SPDX-License-Identifier: GPL-3.0-or-later
// Messages between visitors and a permanent room before they join a table (docs/protocol.md). The
// first message of a connection selects its target: `hello` a table, `enter` the lobby.
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

inline constexpr std::size_t kMostTablesListed = 200;

// Who may see and join a table.
enum class Access : std::uint8_t {
  everybody,
  friends,     // friends of the table's owner
  invitation,  // anyone who knows its id; not listed in the lobby
};
QString accessWord(Access access);
std::optional<Access> accessOf(const QString& word);

// ---- messages of a visitor ---------------------------------------------------------------------

struct Enter {
  int protocol = kProtocol;
  QString name;
  int portrait = 0;
  // The visitor's contacts, for the room only: friends may see the visitor's tables for friends.
  Acquaintances knows{};
  Call call{};
};

struct NewTable {
  QString name;
  // Game, house rules and computer players (headerText); seeds and seals are ignored.
  std::string header{};
  Access access = Access::everybody;
};

using VisitorMessage = std::variant<Enter, NewTable>;

QByteArray visitorMessage(const VisitorMessage& message);
std::optional<VisitorMessage> readVisitorMessage(const QByteArray& text);

// Reads only the type; the message may be invalid otherwise.
bool isForLobby(const QByteArray& message);

// ---- messages of the room ----------------------------------------------------------------------

// A table as one visitor may see it.
struct TableNow {
  QString id;
  QString name{};
  std::string header{};  // text as in Welcome: game, house rules, computer players
  Access access = Access::everybody;
  // State of the seats, without left, thinks, movesMadeFor and isFailing.
  std::vector<SeatNow> seats{};
  int free = 0;  // number of seats open to this visitor
  int watching = 0;
  bool isPlaying = false;
  bool isYours = false;

  bool operator==(const TableNow&) const = default;
};

// The answer to Enter: the state of the lobby.
struct LobbyNow {
  QString room{};  // name of the room
  std::vector<TableNow> tables{};
  bool waits = false;  // whether the store is unavailable: games pause and no table can be opened
};
// A new or changed table.
struct TableChanged {
  TableNow table;
};
// The id of a table that this visitor can no longer see.
struct TableRemoved {
  QString table;
};
// Answers to NewTable.
struct Opened {
  QString table;
};
struct Refused {
  enum class Reason : std::uint8_t {
    noSuchGame,  // unknown game, house rule or computer player
    tooMany,     // too many tables in the room
    tooManyOwn,  // too many tables of this person or from the same network
    notSaved,    // the table could not be stored
  };
  Reason reason = Reason::noSuchGame;
};

using LobbyMessage = std::variant<LobbyNow, TableChanged, TableRemoved, Opened, Refused, Goodbye>;

QByteArray lobbyMessage(const LobbyMessage& message);
// LobbyNow with additional tables, each an already serialised TableChanged.
QByteArray lobbyMessage(const LobbyNow& lobby, const std::vector<QByteArray>& tables);
std::optional<LobbyMessage> readLobbyMessage(const QByteArray& text);

}  // namespace downpile
