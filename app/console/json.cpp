// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/json.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <charconv>

#include "console/layout.h"
#include "game/json_value.h"

namespace downpile {

namespace {

// What Qt's reader does not tell: how deep the text goes, and how many members its objects name.
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

void writeText(std::string& out, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (code < 0x20) {
      out += "\\u00";
      out += kHex[code >> 4U];
      out += kHex[code & 15U];
    } else {
      out += c;
    }
  }
  out += '"';
}

template <class Number>
void writeNumber(std::string& out, Number number) {
  char digits[32];
  const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out.append(digits, end);
}

// Appends `{`, an item a line, and `}`, or the same of a list.
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

// `indent` is of the line that the value begins in, `column` where in it.
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
      writeText(out, member.first);
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
    throw InputError("the input is more than 64 levels deep");
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
  // Qt keeps the last of two members with one name.
  if (membersOf(value) != outline.members) {
    throw InputError("the input names a member of an object twice");
  }
  return value;
}

void writeJson(std::string& out, const Value& value) {
  if (value.isNull()) {
    out += "null";
  } else if (const bool* flag = value.boolean()) {
    out += *flag ? "true" : "false";
  } else if (const std::int64_t* number = value.number()) {
    writeNumber(out, *number);
  } else if (const double* real = std::get_if<double>(&value.data)) {
    writeNumber(out, *real);
  } else if (const std::string* text = value.text()) {
    writeText(out, *text);
  } else if (const Value::List* list = value.list()) {
    out += '[';
    for (const Value& item : *list) {
      if (&item != list->data()) out += ',';
      writeJson(out, item);
    }
    out += ']';
  } else if (const Value::Object* object = value.object()) {
    out += '{';
    for (const auto& member : *object) {
      if (&member != object->data()) out += ',';
      writeText(out, member.first);
      out += ':';
      writeJson(out, member.second);
    }
    out += '}';
  }
}

std::string indentedJson(const Value& value) {
  std::string text;
  writeIndented(text, value, 0, 0);
  return text + '\n';
}

}  // namespace downpile
