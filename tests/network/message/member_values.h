// SPDX-License-Identifier: GPL-3.0-or-later
// Values for one member of a message: of every type, empty, huge, and hostile.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace downpile::tests {

// Returns a text that is written from right to left, with a line break.
inline QString hostileText() { return QChar(0x202e) + QStringLiteral("evil\n"); }

// Returns the values as a list of JSON values.
inline QJsonArray memberValues() {
  return {QJsonValue::Null,
          true,
          7,
          1e6,
          -1,
          0.5,
          1e300,
          QString(),
          QStringLiteral("undo"),
          hostileText(),
          QString(1'000'000, QChar(u'x')),
          QJsonArray(),
          QJsonArray{1},
          QJsonArray{9},
          QJsonArray{1e6},
          QJsonArray{hostileText()},
          QJsonArray{QJsonValue::Null},
          QJsonObject(),
          QJsonObject{{QStringLiteral("wish"), QStringLiteral("undo")}}};
}

// Returns the message without this member.
inline QByteArray withoutMember(const QByteArray& message, const QString& member) {
  QJsonObject body = QJsonDocument::fromJson(message).object();
  body.remove(member);
  return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

// Returns the message with this value of the member.
inline QByteArray withMember(const QByteArray& message, const QString& member,
                             const QJsonValue& value) {
  QJsonObject body = QJsonDocument::fromJson(message).object();
  body[member] = value;
  return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

}  // namespace downpile::tests
