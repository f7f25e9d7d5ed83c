// SPDX-License-Identifier: GPL-3.0-or-later
#include "message/lobby_messages.h"

#include <array>
#include <utility>

#include "message/message_parts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kVisitorTypes = {"enter"_L1, "newTable"_L1};
constexpr std::array kLobbyTypes = {"lobby"_L1,  "table"_L1,   "tableGone"_L1,
                                    "opened"_L1, "refused"_L1, "goodbye"_L1};
static_assert(kVisitorTypes.size() == std::variant_size_v<VisitorMessage>);
static_assert(kLobbyTypes.size() == std::variant_size_v<LobbyMessage>);

constexpr std::array kAccesses = {"everybody"_L1, "friends"_L1, "invitation"_L1};
constexpr std::array kRefusals = {"noSuchGame"_L1, "tooMany"_L1, "tooManyOwn"_L1, "notKept"_L1};

constexpr qsizetype kMostIdLength = 60;

// ---- writing -----------------------------------------------------------------------------------

QJsonObject bodyOf(const Enter& enter) {
  QJsonObject body{
      {u"protocol"_s, enter.protocol}, {u"name"_s, enter.name}, {u"portrait"_s, enter.portrait}};
  addCall(enter.call, body);
  addAcquaintances(enter.knows, body);
  return body;
}

QJsonObject bodyOf(const NewTable& table) {
  QJsonObject body{{u"name"_s, table.name},
                   {u"header"_s, QString::fromStdString(table.header)},
                   {u"access"_s, accessWord(table.access)}};
  if (!table.rulesName.isEmpty()) body[u"rulesName"_s] = table.rulesName;
  return body;
}

QJsonObject bodyOf(const TableNow& table) {
  QJsonArray seats;
  for (const SeatNow& seat : table.seats) seats << seatJson(seat);
  QJsonObject body{{u"table"_s, table.id},
                   {u"name"_s, table.name},
                   {u"header"_s, QString::fromStdString(table.header)},
                   {u"access"_s, accessWord(table.access)},
                   {u"seats"_s, seats},
                   {u"free"_s, table.free},
                   {u"watching"_s, table.watching},
                   {u"playing"_s, table.isPlaying}};
  if (table.isYours) body[u"yours"_s] = true;
  if (!table.rulesName.isEmpty()) body[u"rulesName"_s] = table.rulesName;
  return body;
}

QJsonObject bodyOf(const LobbyNow& lobby) {
  QJsonArray tables;
  for (const TableNow& table : lobby.tables) tables << bodyOf(table);
  QJsonObject body{{u"room"_s, lobby.room}, {u"tables"_s, tables}};
  if (lobby.waits) body[u"waits"_s] = true;
  return body;
}

QJsonObject bodyOf(const TableChanged& changed) { return bodyOf(changed.table); }
QJsonObject bodyOf(const TableRemoved& removed) {
  QJsonObject body{{u"table"_s, removed.table}};
  if (!removed.closed.isEmpty()) body[u"closed"_s] = removed.closed;
  return body;
}
QJsonObject bodyOf(const Opened& opened) { return {{u"table"_s, opened.table}}; }
QJsonObject bodyOf(const Refused& refused) {
  return {{u"reason"_s, wordOf(kRefusals, refused.reason)}};
}
QJsonObject bodyOf(const Goodbye& goodbye) { return goodbyeJson(goodbye); }

// ---- reading -----------------------------------------------------------------------------------

class Reader : public MessageReader {
 public:
  using MessageReader::MessageReader;

  void read(Enter& enter) {
    enter.protocol = number(body()[u"protocol"_s], 1, kMostNumber);
    enter.name = name(body()[u"name"_s]);
    enter.portrait = number(body()[u"portrait"_s], 0, kMostPortrait);
    enter.knows = acquaintances();
    enter.call = call();
  }
  void read(NewTable& table) {
    table.name = tableName(body()[u"name"_s]);
    table.header = text(body()[u"header"_s], kMostHeaderLength).toStdString();
    table.access = static_cast<Access>(word(body()[u"access"_s], kAccesses));
    table.rulesName = rulesName();
  }
  void read(TableNow& table) {
    table.id = id();
    table.name = tableName(body()[u"name"_s]);
    table.header = text(body()[u"header"_s], kMostHeaderLength).toStdString();
    table.access = static_cast<Access>(word(body()[u"access"_s], kAccesses));
    for (const QJsonValue& each : array(body()[u"seats"_s], kMaxPlayers)) {
      table.seats.push_back(seat(object(each)));
    }
    table.free = number(body()[u"free"_s], 0, kMaxPlayers);
    table.watching = number(body()[u"watching"_s], 0, kMostWatching);
    table.isPlaying = flag(u"playing"_s);
    table.isYours = body().contains(u"yours"_s) && flag(u"yours"_s);
    table.rulesName = rulesName();
  }
  void read(LobbyNow& lobby) {
    lobby.room = tableName(body()[u"room"_s]);
    for (const QJsonValue& each :
         array(body()[u"tables"_s], static_cast<qsizetype>(kMostTablesListed))) {
      Reader reader(object(each));
      reader.read(lobby.tables.emplace_back());
      if (!reader.isGood()) fail();
    }
    lobby.waits = body().contains(u"waits"_s) && flag(u"waits"_s);
  }
  void read(TableChanged& changed) { read(changed.table); }
  void read(TableRemoved& removed) {
    removed.table = id();
    if (body().contains(u"closed"_s)) removed.closed = tableName(body()[u"closed"_s]);
  }
  void read(Opened& opened) { opened.table = id(); }
  void read(Refused& refused) {
    refused.reason = static_cast<Refused::Reason>(word(body()[u"reason"_s], kRefusals));
  }
  void read(Goodbye& message) { message = goodbye(); }

 private:
  QString id() { return text(body()[u"table"_s], kMostIdLength); }
};

constexpr auto kBodyOf = [](const auto& content) { return bodyOf(content); };

}  // namespace

QString accessWord(Access access) { return wordOf(kAccesses, access); }

std::optional<Access> accessOf(const QString& word) {
  const auto found = std::ranges::find(kAccesses, word);
  if (found == kAccesses.end()) return std::nullopt;
  return static_cast<Access>(found - kAccesses.begin());
}

QByteArray visitorMessage(const VisitorMessage& message) {
  return writtenMessage(kVisitorTypes, message, kBodyOf);
}

std::optional<VisitorMessage> readVisitorMessage(const QByteArray& text) {
  return readMessage<VisitorMessage, Reader>(text, kVisitorTypes);
}

bool isForLobby(const QByteArray& message) {
  return messageType(QJsonDocument::fromJson(message).object()) == kVisitorTypes[0];
}

QByteArray lobbyMessage(const LobbyMessage& message) {
  return writtenMessage(kLobbyTypes, message, kBodyOf);
}

QByteArray lobbyMessage(const LobbyNow& lobby, const std::vector<QByteArray>& tables) {
  QByteArray list;
  for (const QByteArray& table : tables) list += list.isEmpty() ? table : ',' + table;
  const QByteArray member = "\"tables\":[";  // occurs in no JSON string, which escapes quotes
  QByteArray message = lobbyMessage(LobbyMessage(lobby));
  return message.insert(message.indexOf(member) + member.size(), list);
}

std::optional<LobbyMessage> readLobbyMessage(const QByteArray& text) {
  return readMessage<LobbyMessage, Reader>(text, kLobbyTypes);
}

}  // namespace downpile
