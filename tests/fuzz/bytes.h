// SPDX-License-Identifier: GPL-3.0-or-later
// ByteReader decodes fuzzed bytes into numbers, texts, game tables and trees of values. All byte
// sequences are valid: after their end, ByteReader reads zeros. ByteReader decodes bytes written by
// ByteWriter to the same values. Exceptions are fractions, trees of too many levels, and texts,
// lists and objects longer than 255.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "games/catalog.h"

namespace downpile::test {

class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  bool empty() const { return rest_.empty(); }
  std::uint8_t byte();
  std::uint16_t two() { return static_cast<std::uint16_t>(byte() | (byte() << 8)); }
  std::uint64_t eight();
  // Returns a number below `count`, which is at most 65,536.
  std::size_t indexBelow(std::size_t count);
  // Returns a text made from a byte with its length and the bytes after it.
  std::string text();
  // Returns any JSON value: null, a boolean, number, text, list or object, nested at most `levels`
  // deep.
  Value value(int levels = 12);

 private:
  std::span<const std::uint8_t> rest_;
};

class ByteWriter {
 public:
  const std::string& bytes() const { return bytes_; }

  void byte(std::size_t value) { bytes_ += static_cast<char>(value); }
  void two(std::size_t value);
  void eight(std::uint64_t value);
  void text(std::string_view text);
  void value(const Value& value);

 private:
  std::string bytes_;
};

// A game with options and a number of players, read from the fuzzer's input. If the game refuses
// the options, they have their standard values.
struct FuzzedTable {
  const CatalogEntry* entry = nullptr;  // nullptr if the text is not the id of a game
  OptionValues options{};
  int players = 2;
};
FuzzedTable readTable(ByteReader& reader);
void writeTable(ByteWriter& writer, const FuzzedTable& table);

// Aborts with the message if it is not empty. The fuzzer then reports the input as an error.
void require(const std::string& wrong);
inline void require(bool holds, const char* message) { require(std::string(holds ? "" : message)); }

}  // namespace downpile::test
