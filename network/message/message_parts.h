// SPDX-License-Identifier: GPL-3.0-or-later
// Parts shared by table and lobby messages; for their sources only.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QString>
#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <variant>

#include "lines/json_reader.h"
#include "message/messages.h"

namespace downpile {

inline constexpr int kMostNumber = std::numeric_limits<int>::max();
inline constexpr int kMostPortrait = 1000;
inline constexpr qsizetype kMostTokenLength = 60;
inline constexpr qsizetype kMostTableNameLength = 60;
// Maximum length of a name in a received message; it is then sanitised and shortened.
inline constexpr qsizetype kMostLongName = 16 * kMostTableNameLength;
inline constexpr qsizetype kMostHeaderLength = 64 << 10;
inline constexpr qsizetype kMostFriends = 100;
inline constexpr qsizetype kMostBlocked = 150;

template <class Words, class Enum>
QString wordOf(const Words& words, Enum value) {
  return words[static_cast<std::size_t>(value)];
}

// Returns the keys as a JSON list in sorted order, so equal sets give equal texts.
QJsonArray keysJson(const QSet<Fingerprint>& keys);
// Adds the members `friends` and `blocked` to a message's JSON object, unless they are empty.
void addAcquaintances(const Acquaintances& knows, QJsonObject& body);
// Adds the members `program` and `call` to a message's JSON object, unless the program is empty.
void addCall(const Call& call, QJsonObject& body);
// Adds the member `thinking`, the time limit for a move in seconds, to a message's JSON object.
// Adds nothing if `seconds` is 0 (no limit).
void addThinkingTime(int seconds, QJsonObject& body);
QJsonObject seatJson(const SeatNow& seat);
QJsonObject goodbyeJson(const Goodbye& goodbye);

// Reads the JSON members of one message.
class MessageReader : public JsonReader {
 public:
  explicit MessageReader(QJsonObject body) : body_(std::move(body)) {}

 protected:
  const QJsonObject& body() const { return body_; }

  bool flag(const QString& name);
  std::size_t count(const QJsonValue& json) {
    return static_cast<std::size_t>(number(json, 0, kMostNumber));
  }
  // Reads and sanitises the name of a person or a table.
  QString name(const QJsonValue& json);
  QString tableName(const QJsonValue& json);
  // Reads the name of house rules in the member `rulesName`. Returns an empty text if it is
  // missing.
  QString rulesName();
  // Reads the set of keys in the member `name`. Returns an empty set if the member is missing.
  QSet<Fingerprint> keys(const QString& name, qsizetype most);
  Acquaintances acquaintances() {
    return {keys(QStringLiteral("friends"), kMostFriends),
            keys(QStringLiteral("blocked"), kMostBlocked)};
  }
  Call call();
  // Reads the key of a person; a missing or invalid key is an error.
  std::optional<Fingerprint> fingerprint(const QJsonValue& json);
  SpectatorNow spectator(const QJsonObject& json);
  SeatNow seat(const QJsonObject& json);
  // Reads the member `thinking`, a time limit. Returns 0 if it is missing or not one of
  // kThinkingTimes.
  int thinkingTime();
  Goodbye goodbye();

 private:
  QJsonObject body_;
};

inline QString messageType(const QJsonObject& body) {
  return body[QStringLiteral("type")].toString();
}

// Serialises a message. `types` has the type names of the message variant's alternatives, in their
// order. `bodyOf` returns the JSON members of an alternative.
template <class Types, class Message, class BodyOf>
QByteArray writtenMessage(const Types& types, const Message& message, const BodyOf& bodyOf) {
  QJsonObject body = std::visit(bodyOf, message);
  body[QStringLiteral("type")] = types[message.index()];
  return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

template <class Message, class Reader, std::size_t kIndex = 0>
std::optional<Message> readMessageOf(std::size_t index, const QJsonObject& body) {
  if constexpr (kIndex == std::variant_size_v<Message>) {
    return std::nullopt;
  } else {
    if (index != kIndex) return readMessageOf<Message, Reader, kIndex + 1>(index, body);
    std::variant_alternative_t<kIndex, Message> message;
    Reader reader(body);
    reader.read(message);
    if (!reader.isGood()) return std::nullopt;
    return Message(std::move(message));
  }
}

// Reads a message. Returns nullopt if the text is not a message or a member is invalid.
template <class Message, class Reader, class Types>
std::optional<Message> readMessage(const QByteArray& text, const Types& types) {
  const QJsonDocument document = QJsonDocument::fromJson(text);
  if (!document.isObject()) return std::nullopt;
  const QJsonObject body = document.object();
  const auto type = std::find(types.begin(), types.end(), messageType(body));
  return readMessageOf<Message, Reader>(static_cast<std::size_t>(type - types.begin()), body);
}

}  // namespace downpile
