// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/json.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "console/layout.h"
#include "game/json_value.h"
#include "rules/json_text.h"

namespace downpile {

namespace {

// Properties of a JSON text not reported by Qt's parser: nesting depth and number of members.
struct Outline {
  int levels = 0;
  int members = 0;
};

Outline outlineOf(std::string_view text) {
  Outline outline;
  int level = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') quoted = !quoted;
    if (quoted) {
      if (c == '\\') ++i;
    } else if (c == '{' || c == '[') {
      outline.levels = std::max(outline.levels, ++level);
    } else if (c == '}' || c == ']') {
      --level;
    } else if (c == ':') {
      ++outline.members;
    }
  }
  return outline;
}

int membersOf(const Value& value) {
  int members = 0;
  if (const Value::List* list = value.list()) {
    for (const Value& item : *list) members += membersOf(item);
  } else if (const Value::Object* object = value.object()) {
    for (const auto& [key, member] : *object) members += 1 + membersOf(member);
  }
  return members;
}

// Appends a JSON object or list over several lines: the opening bracket, each item on a new line,
// and the closing bracket. An item may need more than one line.
template <class Items, class WriteItem>
void writeItems(std::string& out, const Items& items, std::string_view brackets, std::size_t indent,
                WriteItem writeItem) {
  out += brackets[0];
  for (const auto& item : items) {
    if (&item != items.data()) out += ',';
    out += '\n' + std::string(indent + 2, ' ');
    writeItem(item);
  }
  out += '\n' + std::string(indent, ' ') + brackets[1];
}

// Writes a value on one line if it fits, else on several lines. `indent` is the indent of the line
// on which the value begins; `column` is the column in which it begins.
void writeIndented(std::string& out, const Value& value, std::size_t indent, std::size_t column) {
  std::string line;
  writeJson(line, value);
  const Value::List* list = value.list();
  const Value::Object* object = value.object();
  const bool isEmpty = list != nullptr ? list->empty() : object == nullptr || object->empty();
  if (isEmpty || column + widthOf(line) + 1 <= kTextWidth) {
    out += line;
  } else if (list != nullptr) {
    writeItems(out, *list, "[]", indent,
               [&](const Value& item) { writeIndented(out, item, indent + 2, indent + 2); });
  } else {
    writeItems(out, *object, "{}", indent, [&](const auto& member) {
      const std::size_t start = out.size();
      writeJson(out, Value(member.first));
      out += ": ";
      const std::size_t label = out.size() - start;
      writeIndented(out, member.second, indent + 2, indent + 2 + label);
    });
  }
}

}  // namespace

Value parseJson(std::string_view text) {
  if (text.size() > kMaxJsonBytes) throw InputError("the input is larger than 1 MB");
  const Outline outline = outlineOf(text);
  if (outline.levels > kMaxJsonLevels) {
    throw InputError("the input is nested more than 64 levels deep");
  }
  QJsonParseError error;
  const auto document = QJsonDocument::fromJson(
      QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())), &error);
  if (error.error != QJsonParseError::NoError) {
    throw InputError("the input is not JSON: " + error.errorString().toStdString() + " at byte " +
                     std::to_string(error.offset));
  }
  if (!document.isObject()) throw InputError("the input must be a JSON object");
  Value value = valueOf(document.object());
  // Qt keeps only the last of two members with the same name, so a lower number of members means a
  // repeated name.
  if (membersOf(value) != outline.members) {
    throw InputError("the input has an object with the same member twice");
  }
  return value;
}

std::string indentedJson(const Value& value) {
  std::string text;
  writeIndented(text, value, 0, 0);
  return text + '\n';
}

}  // namespace downpile
