// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/value_text.h"

#include <charconv>

namespace downpile::test {

namespace {

class Parser {
 public:
  explicit Parser(std::string_view text) : rest_(text) {}

  std::optional<Value> all() {
    auto values = sequence('\0');
    if (!values || values->empty()) return std::nullopt;
    return values->size() == 1 ? std::move(values->front()) : Value(std::move(*values));
  }

 private:
  // Reads values up to the bracket `close` and skips the bracket. If `close` is '\0', reads up to
  // the end of the text. Returns nullopt if a value is malformed or the bracket is missing.
  std::optional<Value::List> sequence(char close) {
    Value::List values;
    for (;;) {
      skipSpace();
      if (rest_.empty()) return close == '\0' ? std::optional(values) : std::nullopt;
      if (rest_.front() == close) {
        rest_.remove_prefix(1);
        return values;
      }
      auto value = nextValue();
      if (!value) return std::nullopt;
      values.push_back(std::move(*value));
    }
  }

  std::optional<Value> nextValue() {
    const char first = rest_.front();
    if (first == '[' || first == '{') rest_.remove_prefix(1);
    if (first == '[') {
      auto list = sequence(']');
      return list ? std::optional<Value>(std::move(*list)) : std::nullopt;
    }
    return first == '{' ? object() : word();
  }

  std::optional<Value> object() {
    const auto values = sequence('}');
    if (!values || values->size() % 2 != 0) return std::nullopt;
    Value::Object members;
    for (std::size_t i = 0; i < values->size(); i += 2) {
      const std::string* name = (*values)[i].text();
      if (name == nullptr) return std::nullopt;
      members.emplace_back(*name, (*values)[i + 1]);
    }
    return Value(std::move(members));
  }

  std::optional<Value> word() {
    const auto length = std::min(rest_.find_first_of(" []{}"), rest_.size());
    const std::string_view text = rest_.substr(0, length);
    if (text.empty()) return std::nullopt;
    rest_.remove_prefix(length);
    if (text == "true" || text == "false") return Value(text == "true");
    if (text == "null") return Value();
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc() && stop == end) return Value(number);
    return Value(std::string(text));
  }

  void skipSpace() { rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size())); }

  std::string_view rest_;
};

}  // namespace

std::optional<Value> valueFromText(std::string_view text) { return Parser(text).all(); }

std::string valueText(const Value& value) {
  if (const bool* flag = value.boolean()) return *flag ? "true" : "false";
  if (const std::int64_t* number = value.number()) return std::to_string(*number);
  if (const std::string* text = value.text()) return *text;
  std::string inner;
  if (const Value::List* list = value.list()) {
    for (const Value& item : *list) inner += (inner.empty() ? "" : " ") + valueText(item);
    return "[" + inner + "]";
  }
  if (const Value::Object* members = value.object()) {
    for (const auto& [name, member] : *members) {
      inner += (inner.empty() ? "" : " ") + name + " " + valueText(member);
    }
    return "{" + inner + "}";
  }
  return value.isNull() ? "null" : "fraction";
}

}  // namespace downpile::test
