// SPDX-License-Identifier: GPL-3.0-or-later
// The time line in the header of a record file:
//   time 2026-11-26T17:53:00Z 2026-11-26T18:20:11Z
// Start of the game and its last change. The line belongs to the file, not to the game: records are
// compared, hashed and sent to peers without it, and headerText() does not write it. The core has
// no clock; the owner of the file supplies the times. The line has a fixed width, so the second
// time can be overwritten in place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace downpile {

struct RecordTimes {
  std::int64_t begin = 0;  // start of the game in seconds since 1970, UTC
  std::int64_t end = 0;    // last change in seconds since 1970, UTC; not before `begin`

  bool operator==(const RecordTimes&) const = default;
};

// Formats a time: `2026-11-26T17:53:00Z`. Times before 1970 or after 9999 are clamped.
inline constexpr std::size_t kTimeLength = 20;
std::string timeText(std::int64_t seconds);

// Reads the two times of a time line, without the word `time` and the line feed. An interrupted
// write may have damaged the second time. If it is invalid or before the first time, returns the
// first time twice. Returns nullopt if anything else is invalid.
std::optional<RecordTimes> timesFromText(std::string_view text);

// Returns the times in the header of a record, or nullopt if the line is missing or invalid.
std::optional<RecordTimes> timesIn(std::string_view record);
// Returns the offset of the end time in the text of a record, or nullopt if the time line is
// missing or invalid.
std::optional<std::size_t> placeOfEndTime(std::string_view record);

// withTimes() returns the record with a time line for these times, withoutTimes() the record
// without a time line. A text without a complete header gets no time line. kTimeLineLength is the
// length of the line with its line feed.
inline constexpr std::size_t kTimeLineLength = 2 * kTimeLength + 7;
std::string withTimes(std::string_view record, const RecordTimes& times);
std::string withoutTimes(std::string_view record);

}  // namespace downpile
