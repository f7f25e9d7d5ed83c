// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of a lying peer, made from valid ones. The same random numbers give the same messages.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include "../message/damaged.h"

namespace downpile::tests {

inline QJsonValue nested(int levels) {
  QJsonValue value = 1;
  for (int i = 0; i < levels; ++i) {
    value = i % 2 == 0 ? QJsonValue(QJsonArray{value}) : QJsonValue(QJsonObject{{"a", value}});
  }
  return value;
}

// Returns a usually invalid value: of another type, out of range, or from another member.
inline QJsonValue wrongValue(const QJsonValue& truth, Random& random) {
  constexpr double kNumbers[] = {-1,
                                 0,
                                 1,
                                 2,
                                 3,
                                 7,
                                 8,
                                 9,
                                 254,
                                 255,
                                 256,
                                 -2,
                                 127,
                                 128,
                                 0.5,
                                 65535,
                                 1e9,
                                 1e10,
                                 1e300,
                                 2147483647,
                                 2147483648.,
                                 9007199254740993.,
                                 -1e9,
                                 -1e300,
                                 -2147483648.,
                                 -2147483649.};
  const auto number = [&] {
    return kNumbers[random.below(static_cast<std::uint32_t>(std::size(kNumbers)))];
  };
  const QStringList words{"",
                          "??",
                          "NaN",
                          "0",
                          "-1",
                          "null",
                          "7H",
                          "XC",
                          "undo",
                          "done",
                          "closed",
                          "red",
                          "cutOff",
                          "tell",
                          "shuffle",
                          "pile",
                          "computer",
                          "person",
                          "lost",
                          "hello",
                          "nextDeal",
                          QString(QChar(0xd800)),
                          QString(QChar(0x202e)) + "evil" + QChar(0x0000) + QChar(0x200d),
                          QString(5000, QChar(u'x')),
                          QString(300, QChar(0x0301)),
                          "downpile 2\ngame underwear\n",
                          "../../etc/passwd",
                          "1 lay 7H",
                          "move 0 draw"};
  switch (random.below(12)) {
    case 0:
      return {};
    case 1:
      return random.below(2) == 0;
    case 2:
    case 3:
      return number();
    case 4:
      return words[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(words.size())))];
    case 5:
      return nested(1 + static_cast<int>(random.below(300)));
    case 6:
      return QJsonObject{};
    case 7:
      return QJsonArray{};
    case 8: {  // repeats the elements of a list many times
      QJsonArray more = truth.isArray() ? truth.toArray() : QJsonArray{truth};
      for (int i = 0; i < 4 && !more.isEmpty() && more.size() < 5000; ++i) {
        for (qsizetype each = 0, size = more.size(); each < size; ++each) more << more[each];
      }
      return more;
    }
    case 9: {  // a value slightly different from the true one
      if (truth.isDouble()) return truth.toDouble() + (random.below(2) == 0 ? 1 : -1);
      if (truth.isString()) return truth.toString() + truth.toString();
      if (truth.isBool()) return !truth.toBool();
      if (truth.isArray() && !truth.toArray().isEmpty()) {
        QJsonArray less = truth.toArray();
        less.removeAt(random.below(static_cast<std::uint32_t>(less.size())));
        return less;
      }
      return truth;
    }
    default:
      if (truth.isString()) {
        return words[static_cast<qsizetype>(
            random.below(static_cast<std::uint32_t>(words.size())))];
      }
      return number();
  }
}

// Returns `truth` with one wrong value at a random place, or with one member removed.
inline QJsonValue withWrongValue(const QJsonValue& truth, Random& random) {
  const bool descends = random.below(8) != 0;
  if (truth.isObject() && !truth.toObject().isEmpty() && descends) {
    QJsonObject object = truth.toObject();
    const QStringList keys = object.keys();
    const QString key = keys[random.below(static_cast<std::uint32_t>(keys.size()))];
    if (random.below(10) == 0) {
      object.remove(key);
    } else if (random.below(10) == 0) {
      object[key] = object[keys[random.below(static_cast<std::uint32_t>(keys.size()))]];
    } else {
      object[key] = withWrongValue(object[key], random);
    }
    return object;
  }
  if (truth.isArray() && !truth.toArray().isEmpty() && descends) {
    QJsonArray array = truth.toArray();
    const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(array.size())));
    array[at] = withWrongValue(array[at], random);
    return array;
  }
  return wrongValue(truth, random);
}

// Returns a damaged copy of `message`, a valid JSON object.
inline QByteArray distorted(const QByteArray& message, Random& random) {
  if (random.below(6) == 0) return damaged(message, random);
  QJsonValue value = QJsonDocument::fromJson(message).object();
  const QString type = value.toObject()["type"].toString();
  for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes)
    value = withWrongValue(value, random);
  QJsonObject object = value.toObject();
  // Usually keeps the member "type". Otherwise the receiver would reject the message before it
  // reads the other members.
  if (random.below(20) != 0) object["type"] = type;
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

}  // namespace downpile::tests
