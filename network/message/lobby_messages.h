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

// People with permission to see a table and join it.
enum class Access : std::uint8_t {
  everybody,
  friends,  // friends of the table's owner
  // Anyone with the table's id. The lobby does not list the table.
  invitation,
};
QString accessWord(Access access);
std::optional<Access> accessOf(const QString& word);

// ---- messages of a visitor ---------------------------------------------------------------------

struct Enter {
  int protocol = kProtocol;
  QString name;
  int portrait = 0;
  // The visitor's friends. They may see the visitor's tables with Access::friends. The room keeps
  // them secret from other visitors. It ignores the list of blocked people.
  Acquaintances knows{};
  Call call{};
};

struct NewTable {
  QString name;
  // Text of a record header (headerText) with the game, the house rules and the computer players.
  // Seeds and seals in it are ignored.
  std::string header{};
  Access access = Access::everybody;
  QString rulesName{};  // name given to the house rules by the owner; may be empty
};

using VisitorMessage = std::variant<Enter, NewTable>;

QByteArray visitorMessage(const VisitorMessage& message);
std::optional<VisitorMessage> readVisitorMessage(const QByteArray& text);

// Returns whether a message is for the lobby. Reads only its type; the rest may be invalid.
bool isForLobby(const QByteArray& message);

// ---- messages of the room ----------------------------------------------------------------------

// State of a table, as one visitor of the lobby may see it.
struct TableNow {
  QString id;
  QString name{};
  // Text of a record header (headerText) with the game, the house rules and the computer players.
  std::string header{};
  Access access = Access::everybody;
  // States of the seats. The members left, thinks, movesMadeFor and isFailing are not sent.
  std::vector<SeatNow> seats{};
  int free = 0;  // number of seats available to this visitor
  int watching = 0;
  bool isPlaying = false;
  bool isYours = false;
  QString rulesName{};  // name given to the house rules by the owner; may be empty

  bool operator==(const TableNow&) const = default;
};

// The room's answer to Enter: the state of the lobby.
struct LobbyNow {
  QString room{};  // name of the room
  std::vector<TableNow> tables{};
  // True if the room's database does not answer. Then games are paused, and no table can be opened.
  bool waits = false;
};
// Sent if a table was added, or if its state has changed.
struct TableChanged {
  TableNow table;
};
// Sent if the visitor can no longer see the table with this id.
struct TableRemoved {
  QString table;
  // Sent to the owner and the seated people if the operator of the room has closed the table: its
  // name. Otherwise empty.
  QString closed{};
};
// Answers to NewTable: Opened contains the id of the new table, Refused the reason.
struct Opened {
  QString table;
};
struct Refused {
  enum class Reason : std::uint8_t {
    noSuchGame,  // the game, a house rule or a computer player is unknown
    tooMany,     // the room has too many tables
    // This person, or people from the same network, have too many tables.
    tooManyOwn,
    notSaved,  // the table could not be stored
  };
  Reason reason = Reason::noSuchGame;
};

using LobbyMessage = std::variant<LobbyNow, TableChanged, TableRemoved, Opened, Refused, Goodbye>;

QByteArray lobbyMessage(const LobbyMessage& message);
// Returns LobbyNow with these tables; lobby.tables must be empty. `tables` contains serialised
// TableChanged messages.
QByteArray lobbyMessage(const LobbyNow& lobby, const std::vector<QByteArray>& tables);
std::optional<LobbyMessage> readLobbyMessage(const QByteArray& text);

}  // namespace downpile
