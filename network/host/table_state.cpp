// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/table_state.h"

#include "message/message_parts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

QJsonValue occupantJson(const std::optional<HostedTable::Occupant>& occupant) {
  if (!occupant) return {};
  QJsonObject json{{u"key"_s, occupant->key.text()},
                   {u"name"_s, occupant->name},
                   {u"portrait"_s, occupant->portrait}};
  if (!occupant->originalPlayer.isEmpty()) json[u"for"_s] = occupant->originalPlayer;
  addAcquaintances(occupant->knows, json);
  return json;
}

class OccupantReader : public MessageReader {
 public:
  using MessageReader::MessageReader;

  HostedTable::Occupant occupant() {
    const auto key = Fingerprint::fromText(body()[u"key"_s].toString());
    if (!key) fail();
    return {.key = key.value_or(Fingerprint()),
            .name = name(body()[u"name"_s]),
            .portrait = number(body()[u"portrait"_s], 0, kMostPortrait),
            .knows = acquaintances(),
            .originalPlayer = body().contains(u"for"_s) ? name(body()[u"for"_s]) : QString()};
  }
};

class TableStateReader : public MessageReader {
 public:
  using MessageReader::MessageReader;

  TableState state(int players) {
    TableState state{.game = number(body()[u"game"_s], 0, kMostNumber)};
    state.savedSeats.token = text(body()[u"token"_s], kMostTokenLength);
    for (const QJsonValue& each : array(body()[u"sitters"_s], players)) {
      state.savedSeats.occupants.push_back(occupant(each));
    }
    if (static_cast<int>(state.savedSeats.occupants.size()) != players) fail();
    state.savedSeats.removed = keys(u"sentAway"_s, kMostNumber);
    state.allowed = {.writing = flag(u"writing"_s),
                     .computersHold = flag(u"computersHold"_s),
                     .hints = flag(u"hints"_s),
                     .thinking = thinkingTime()};
    state.friends = keys(u"friends"_s, kMostFriends);
    state.rulesName = rulesName();
    if (!body().contains(u"table"_s)) return state;
    state.table = text(body()[u"table"_s], kMostTokenLength);
    state.name = tableName(body()[u"name"_s]);
    state.seats = seats(players);
    return state;
  }

  StateSummary summary() {
    return {.id = text(body()[u"table"_s], kMostTokenLength),
            .removed = keys(u"sentAway"_s, kMostNumber)};
  }

 private:
  std::vector<Seat> seats(int players) {
    std::vector<Seat> seats;
    for (const QJsonValue& each : array(body()[u"seats"_s], players)) {
      const QJsonObject seat = object(each);
      seats.push_back({.kind = text(seat[u"kind"_s], kMostHeaderLength).toStdString(),
                       .portrait = number(seat[u"portrait"_s], 0, kMostPortrait),
                       .name = text(seat[u"name"_s], kMostNameLength).toStdString()});
    }
    if (static_cast<int>(seats.size()) != players) fail();
    return seats;
  }
  std::optional<HostedTable::Occupant> occupant(const QJsonValue& json) {
    if (json.isNull()) return std::nullopt;
    OccupantReader reader(object(json));
    const auto occupant = reader.occupant();
    if (!reader.isGood()) fail();
    return occupant;
  }
};

}  // namespace

QByteArray tableStateText(const TableState& state) {
  QJsonArray occupants;
  for (const auto& occupant : state.savedSeats.occupants) occupants << occupantJson(occupant);
  QJsonObject body{{u"game"_s, state.game},
                   {u"token"_s, state.savedSeats.token},
                   {u"sitters"_s, occupants},
                   {u"sentAway"_s, keysJson(state.savedSeats.removed)},
                   {u"writing"_s, state.allowed.writing},
                   {u"computersHold"_s, state.allowed.computersHold},
                   {u"hints"_s, state.allowed.hints},
                   {u"friends"_s, keysJson(state.friends)}};
  addThinkingTime(state.allowed.thinking, body);
  if (!state.rulesName.isEmpty()) body[u"rulesName"_s] = state.rulesName;
  if (!state.table.isEmpty()) {
    QJsonArray seats;
    for (const Seat& seat : state.seats) {
      seats << QJsonObject{{u"kind"_s, QString::fromStdString(seat.kind)},
                           {u"portrait"_s, seat.portrait},
                           {u"name"_s, QString::fromStdString(seat.name)}};
    }
    body[u"table"_s] = state.table;
    body[u"name"_s] = state.name;
    body[u"seats"_s] = seats;
  }
  return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

std::optional<TableState> readTableState(const QByteArray& text, int players) {
  const QJsonDocument document = QJsonDocument::fromJson(text);
  if (!document.isObject()) return std::nullopt;
  TableStateReader reader(document.object());
  TableState state = reader.state(players);
  if (!reader.isGood()) return std::nullopt;
  return state;
}

std::optional<StateSummary> readStateSummary(const QByteArray& text) {
  TableStateReader reader(QJsonDocument::fromJson(text).object());
  StateSummary summary = reader.summary();
  if (!reader.isGood()) return std::nullopt;
  return summary;
}

}  // namespace downpile
