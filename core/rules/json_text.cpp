// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/json_text.h"

#include <charconv>
#include <string_view>

namespace downpile {

namespace {

void writeJsonText(std::string& out, std::string_view text) {
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
void writeJsonNumber(std::string& out, Number number) {
  char digits[32];
  const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out.append(digits, end);
}

}  // namespace

void writeJson(std::string& out, const Value& value) {
  if (value.isNull()) {
    out += "null";
  } else if (const bool* flag = value.boolean()) {
    out += *flag ? "true" : "false";
  } else if (const std::int64_t* number = value.number()) {
    writeJsonNumber(out, *number);
  } else if (const double* real = std::get_if<double>(&value.data)) {
    writeJsonNumber(out, *real);
  } else if (const std::string* text = value.text()) {
    writeJsonText(out, *text);
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
      writeJsonText(out, member.first);
      out += ':';
      writeJson(out, member.second);
    }
    out += '}';
  }
}

}  // namespace downpile
