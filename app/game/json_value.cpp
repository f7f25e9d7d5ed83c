// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/json_value.h"

#include <QJsonArray>
#include <QJsonObject>
#include <cmath>
#include <string>

#include "rules/json_text.h"

namespace downpile {

QJsonValue jsonOf(const Value& value) {
  if (const bool* flag = value.boolean()) return *flag;
  if (const std::int64_t* number = value.number()) return qint64{*number};
  if (const double* number = std::get_if<double>(&value.data)) return *number;
  if (const std::string* text = value.text()) return QString::fromStdString(*text);
  if (const Value::List* list = value.list()) {
    QJsonArray array;
    for (const Value& item : *list) array << jsonOf(item);
    return array;
  }
  if (const Value::Object* members = value.object()) {
    QJsonObject object;
    for (const auto& [key, member] : *members) object[QString::fromStdString(key)] = jsonOf(member);
    return object;
  }
  return {};
}

QByteArray jsonText(const Value& value) {
  constexpr std::size_t kUsual = 2048;  // typical size of a player's view in bytes
  std::string text;
  text.reserve(kUsual);
  writeJson(text, value);
  return QByteArray::fromStdString(text);
}

Value valueOf(const QJsonValue& json) {
  switch (json.type()) {
    case QJsonValue::Bool:
      return {json.toBool()};
    case QJsonValue::Double: {
      // 2^53: a double represents all integers up to this number exactly.
      constexpr double kExact = 9007199254740992.0;
      const double number = json.toDouble();
      if (std::trunc(number) != number || std::abs(number) > kExact) return {number};
      return {static_cast<std::int64_t>(number)};
    }
    case QJsonValue::String:
      return {json.toString().toStdString()};
    case QJsonValue::Array: {
      Value::List list;
      for (const QJsonValue& item : json.toArray()) list.push_back(valueOf(item));
      return {std::move(list)};
    }
    case QJsonValue::Object: {
      Value::Object members;
      const QJsonObject object = json.toObject();
      for (auto member = object.begin(); member != object.end(); ++member) {
        members.emplace_back(member.key().toStdString(), valueOf(member.value()));
      }
      return {std::move(members)};
    }
    case QJsonValue::Null:
    case QJsonValue::Undefined:
      break;
  }
  return {};
}

}  // namespace downpile
