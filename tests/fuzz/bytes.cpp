// SPDX-License-Identifier: GPL-3.0-or-later
#include "bytes.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace downpile::test {

namespace {

enum class Tag : std::uint8_t { null, no, yes, small, large, fraction, text, list, object };
constexpr std::size_t kTags = 9;

bool isSmall(std::int64_t number) { return number >= -128 && number <= 127; }

}  // namespace

std::uint8_t ByteReader::byte() {
  if (rest_.empty()) return 0;
  const std::uint8_t first = rest_.front();
  rest_ = rest_.subspan(1);
  return first;
}

std::uint64_t ByteReader::eight() {
  std::uint64_t value = 0;
  for (unsigned shift = 0; shift < 64; shift += 8) value |= std::uint64_t{byte()} << shift;
  return value;
}

std::size_t ByteReader::indexBelow(std::size_t count) {
  return (count > 256 ? two() : byte()) % count;
}

std::string ByteReader::text() {
  const std::size_t wanted = byte();
  const std::size_t size = std::min(wanted, rest_.size());
  std::string text(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(size));
  rest_ = rest_.subspan(size);
  return text;
}

Value ByteReader::value(int levels) {
  const auto tag = static_cast<Tag>(byte() % kTags);
  switch (tag) {
    case Tag::null:
      return {};
    case Tag::no:
    case Tag::yes:
      return {tag == Tag::yes};
    case Tag::small:
      return {static_cast<int>(static_cast<std::int8_t>(byte()))};
    case Tag::large:
      return {static_cast<std::int64_t>(eight())};
    case Tag::fraction:
      return {static_cast<std::int8_t>(byte()) / 2.0};
    case Tag::text:
      return {text()};
    case Tag::list: {
      Value::List list;
      for (std::size_t left = byte(); left > 0 && levels > 0 && !empty(); --left) {
        list.push_back(value(levels - 1));
      }
      return {std::move(list)};
    }
    case Tag::object:
      break;
  }
  Value::Object members;
  for (std::size_t left = byte(); left > 0 && levels > 0 && !empty(); --left) {
    std::string name = text();
    members.emplace_back(std::move(name), value(levels - 1));
  }
  return {std::move(members)};
}

void ByteWriter::two(std::size_t value) {
  byte(value & 0xffU);
  byte(value >> 8U);
}

void ByteWriter::eight(std::uint64_t value) {
  for (unsigned shift = 0; shift < 64; shift += 8) byte((value >> shift) & 0xffU);
}

void ByteWriter::text(std::string_view text) {
  text = text.substr(0, 255);
  byte(text.size());
  bytes_ += text;
}

void ByteWriter::value(const Value& value) {
  const auto tag = [this](Tag kind) { byte(static_cast<std::size_t>(kind)); };
  if (const bool* flag = value.boolean()) {
    tag(*flag ? Tag::yes : Tag::no);
  } else if (const std::int64_t* number = value.number()) {
    tag(isSmall(*number) ? Tag::small : Tag::large);
    if (isSmall(*number)) return byte(static_cast<std::uint8_t>(*number));
    eight(static_cast<std::uint64_t>(*number));
  } else if (const std::string* words = value.text()) {
    tag(Tag::text);
    text(*words);
  } else if (const Value::List* list = value.list()) {
    tag(Tag::list);
    byte(list->size());
    for (const Value& item : *list) this->value(item);
  } else if (const Value::Object* members = value.object()) {
    tag(Tag::object);
    byte(members->size());
    for (const auto& [name, member] : *members) {
      text(name);
      this->value(member);
    }
  } else {
    tag(Tag::null);
  }
}

FuzzedTable readTable(ByteReader& reader) {
  FuzzedTable table;
  table.entry = findGame(reader.text());
  if (table.entry == nullptr) return table;
  const GameInfo& info = *table.entry->info;
  table.players = info.minPlayers + static_cast<int>(reader.indexBelow(static_cast<std::size_t>(
                                        info.maxPlayers - info.minPlayers + 1)));
  for (std::size_t i = 0; i < table.options.size(); ++i) {
    const std::size_t drawn = reader.two();
    if (i >= info.options.size()) continue;
    const OptionSpan values = valuesOf(info.options[i]);
    const auto count = static_cast<std::size_t>(values.size());
    table.options[i] = static_cast<std::int16_t>(values.least + static_cast<int>(drawn % count));
  }
  if (*table.entry->refuse(table.options, table.players) != '\0') {
    table.options = standardValues(info.options);
  }
  return table;
}

void writeTable(ByteWriter& writer, const FuzzedTable& table) {
  const GameInfo& info = *table.entry->info;
  writer.text(info.id);
  writer.byte(static_cast<std::size_t>(table.players - info.minPlayers));
  for (std::size_t i = 0; i < table.options.size(); ++i) {
    const int least = i < info.options.size() ? valuesOf(info.options[i]).least : 0;
    writer.two(static_cast<std::size_t>(table.options[i] - least));
  }
}

void require(const std::string& wrong) {
  if (wrong.empty()) return;
  std::fprintf(stderr, "wrong: %s\n", wrong.c_str());
  std::abort();
}

}  // namespace downpile::test
