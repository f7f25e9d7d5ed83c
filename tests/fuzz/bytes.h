// SPDX-License-Identifier: GPL-3.0-or-later
// What the fuzzed bytes mean: numbers, texts, tables and trees of values. Any bytes mean something;
// where they end, zeros follow. Writing makes bytes that are read back as what was written.
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
  // One of so many, at most 65,536.
  std::size_t oneOf(std::size_t count);
  // A byte for the length, then so many characters.
  std::string text();
  // null, booleans, numbers, texts, lists and objects within each other, a few levels deep.
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

// A game with its options and players. Options that do not go together become the standard ones.
struct FuzzedTable {
  const CatalogEntry* entry = nullptr;  // nullptr where the text names no game
  OptionValues options{};
  int players = 2;
};
FuzzedTable readTable(ByteReader& reader);
void writeTable(ByteWriter& writer, const FuzzedTable& table);

// Ends the program, as a find of the fuzzer, where something is wrong.
void require(const std::string& wrong);
inline void require(bool holds, const char* what) { require(std::string(holds ? "" : what)); }

}  // namespace downpile::test
