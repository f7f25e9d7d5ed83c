// SPDX-License-Identifier: GPL-3.0-or-later
// What the messages at a table and those in a lobby are made of; for their own sources.
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
inline constexpr qsizetype kMostLongName = 16 * kMostTableNameLength;  // before it is cleaned
inline constexpr qsizetype kMostHeaderLength = 64 << 10;
inline constexpr qsizetype kMostFriends = 100;
inline constexpr qsizetype kMostBlocked = 150;

template <class Words, class Enum>
QString wordOf(const Words& words, Enum value) {
  return words[static_cast<std::size_t>(value)];
}

// In the order of their texts: the same set has the same text.
QJsonArray keysJson(const QSet<Fingerprint>& keys);
// Members `friends` and `blocked`, where there are any.
void addAcquaintances(const Acquaintances& knows, QJsonObject& body);
// Members `program` and `call`, where there is a program.
void addCall(const Call& call, QJsonObject& body);
// Member `thinking`, where there is a time.
void addThinkingTime(int seconds, QJsonObject& body);
QJsonObject seatJson(const SeatNow& seat);
QJsonObject goodbyeJson(const Goodbye& goodbye);

// Reads the members of one message.
class MessageReader : public JsonReader {
 public:
  explicit MessageReader(QJsonObject body) : body_(std::move(body)) {}

 protected:
  const QJsonObject& body() const { return body_; }

  bool flag(const QString& name);
  std::size_t count(const QJsonValue& json) {
    return static_cast<std::size_t>(number(json, 0, kMostNumber));
  }
  // Of a person, and of a table.
  QString name(const QJsonValue& json);
  QString tableName(const QJsonValue& json);
  // None where there is no such member.
  QSet<Fingerprint> keys(const QString& name, qsizetype most);
  Acquaintances acquaintances() {
    return {keys(QStringLiteral("friends"), kMostFriends),
            keys(QStringLiteral("blocked"), kMostBlocked)};
  }
  Call call();
  SeatNow seat(const QJsonObject& json);
  // Member `thinking`; 0 where it is none that this version knows.
  int thinkingTime();
  Goodbye goodbye();

 private:
  QJsonObject body_;
};

inline QString messageType(const QJsonObject& body) {
  return body[QStringLiteral("type")].toString();
}

// `types` are the words for the messages of the variant, in their order; `bodyOf` gives the members
// of each.
template <class Types, class Message, class BodyOf>
QByteArray writtenMessage(const Types& types, const Message& message, const BodyOf& bodyOf) {
  QJsonObject body = std::visit(bodyOf, message);
  body[QStringLiteral("type")] = types[message.index()];
  return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

template <class Message, class Reader, std::size_t kIndex = 0>
std::optional<Message> readMessageAs(std::size_t index, const QJsonObject& body) {
  if constexpr (kIndex == std::variant_size_v<Message>) {
    return std::nullopt;
  } else {
    if (index != kIndex) return readMessageAs<Message, Reader, kIndex + 1>(index, body);
    std::variant_alternative_t<kIndex, Message> message;
    Reader reader(body);
    reader.read(message);
    if (!reader.isGood()) return std::nullopt;
    return Message(std::move(message));
  }
}

// None where it is no message, or has a member that is wrong.
template <class Message, class Reader, class Types>
std::optional<Message> readMessage(const QByteArray& text, const Types& types) {
  const QJsonDocument document = QJsonDocument::fromJson(text);
  if (!document.isObject()) return std::nullopt;
  const QJsonObject body = document.object();
  const auto type = std::find(types.begin(), types.end(), messageType(body));
  return readMessageAs<Message, Reader>(static_cast<std::size_t>(type - types.begin()), body);
}

}  // namespace downpile
