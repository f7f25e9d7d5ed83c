// SPDX-License-Identifier: GPL-3.0-or-later
// A tree of plain values (the JSON data model), so that the core can export and import states
// without knowing a text format.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace downpile {

struct Value {
  using List = std::vector<Value>;
  using Object = std::vector<std::pair<std::string, Value>>;

  // `std::monostate` is null. The numbers of a state are integers. A number with a fraction is kept
  // as a double, so that code expecting an integer can refuse the value.
  std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Object> data;

  Value() = default;
  Value(bool value) : data(value) {}                      // NOLINT(google-explicit-constructor)
  Value(int value) : data(std::int64_t{value}) {}         // NOLINT(google-explicit-constructor)
  Value(std::int64_t value) : data(value) {}              // NOLINT(google-explicit-constructor)
  Value(double value) : data(value) {}                    // NOLINT(google-explicit-constructor)
  Value(const char* value) : data(std::string(value)) {}  // NOLINT(google-explicit-constructor)
  Value(std::string value) : data(std::move(value)) {}    // NOLINT(google-explicit-constructor)
  Value(List value) : data(std::move(value)) {}           // NOLINT(google-explicit-constructor)
  Value(Object value) : data(std::move(value)) {}         // NOLINT(google-explicit-constructor)

  bool isNull() const { return std::holds_alternative<std::monostate>(data); }
  const bool* boolean() const { return std::get_if<bool>(&data); }
  const std::int64_t* number() const { return std::get_if<std::int64_t>(&data); }
  const std::string* text() const { return std::get_if<std::string>(&data); }
  const List* list() const { return std::get_if<List>(&data); }
  const Object* object() const { return std::get_if<Object>(&data); }

  // Returns the member with this name, or nullptr if it is missing or the value is not an object.
  const Value* find(std::string_view name) const {
    if (const Object* members = object()) {
      for (const auto& [key, value] : *members) {
        if (key == name) return &value;
      }
    }
    return nullptr;
  }

  bool operator==(const Value&) const = default;
};

}  // namespace downpile
