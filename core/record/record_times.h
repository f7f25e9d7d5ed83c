// SPDX-License-Identifier: GPL-3.0-or-later
// The time line in the header of a record's file:
//   time 2026-11-26T17:53:00Z 2026-11-26T18:20:11Z
// Start of the game and its last change. The line belongs to the file, not to the game: records
// are compared, hashed and sent to peers without it, and headerText() does not write it. The core
// has no clock; the owner of the file passes the times. The line has a fixed width, so the second
// time can be overwritten in place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace downpile {

struct RecordTimes {
  std::int64_t begin = 0;  // seconds since 1970, UTC
  std::int64_t end = 0;    // not before `begin`

  bool operator==(const RecordTimes&) const = default;
};

// `2026-11-26T17:53:00Z`. Times before 1970 or after 9999 become the nearest time in that range.
inline constexpr std::size_t kTimeLength = 20;
std::string timeText(std::int64_t seconds);

// Reads a time line without the word `time` and without its line feed. A write may have been
// interrupted in the middle of the second time: if it is not a time, or is before the first one,
// the first one is used for both. Returns nothing if the rest is wrong.
std::optional<RecordTimes> timesFromText(std::string_view text);

// The times in the header of a record. Nothing if the line is missing or wrong.
std::optional<RecordTimes> timesIn(std::string_view record);
// Offset of the second time in the text of a record.
std::optional<std::size_t> placeOfEndTime(std::string_view record);

// The record with this time line, and without any. A text without a complete header gets no line.
inline constexpr std::size_t kTimeLineLength = 2 * kTimeLength + 7;  // with its line feed
std::string withTimes(std::string_view record, const RecordTimes& times);
std::string withoutTimes(std::string_view record);

}  // namespace downpile
