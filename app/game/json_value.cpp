// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/json_value.h"

#include <QJsonArray>
#include <QJsonObject>
#include <cmath>
#include <limits>

namespace downpile {

namespace {

void addString(QByteArray& text, const std::string& string) {
  constexpr unsigned char kFirstPlain = 0x20;
  text += '"';
  for (const char letter : string) {
    if (static_cast<unsigned char>(letter) < kFirstPlain) {
      text += "\\u00" + QByteArray(1, letter).toHex();
    } else {
      if (letter == '"' || letter == '\\') text += '\\';
      text += letter;
    }
  }
  text += '"';
}

void addValue(QByteArray& text, const Value& value) {
  if (const bool* flag = value.boolean()) {
    text += *flag ? "true" : "false";
  } else if (const std::int64_t* number = value.number()) {
    text += QByteArray::number(qint64{*number});
  } else if (const double* fraction = std::get_if<double>(&value.data)) {
    text += QByteArray::number(*fraction, 'g', std::numeric_limits<double>::max_digits10);
  } else if (const std::string* string = value.text()) {
    addString(text, *string);
  } else if (const Value::List* list = value.list()) {
    text += '[';
    for (const Value& item : *list) {
      if (&item != list->data()) text += ',';
      addValue(text, item);
    }
    text += ']';
  } else if (const Value::Object* members = value.object()) {
    text += '{';
    for (const auto& member : *members) {
      if (&member != members->data()) text += ',';
      addString(text, member.first);
      text += ':';
      addValue(text, member.second);
    }
    text += '}';
  } else {
    text += "null";
  }
}

}  // namespace

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
  constexpr qsizetype kUsual = 2048;  // bytes of a view
  QByteArray text;
  text.reserve(kUsual);
  addValue(text, value);
  return text;
}

Value valueOf(const QJsonValue& json) {
  switch (json.type()) {
    case QJsonValue::Bool:
      return {json.toBool()};
    case QJsonValue::Double: {
      // 2^53: every whole number up to here is itself.
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
