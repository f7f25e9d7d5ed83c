// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/record_times.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace downpile {

namespace {

// Form of a time in a record; 0 stands for any digit.
constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
static_assert(kForm.size() == kTimeLength);
// Latest possible time: the last second of the year 9999, in seconds since 1970.
constexpr std::int64_t kLatest = 253402300799;
constexpr std::string_view kWord = "time ";
static_assert(kTimeLineLength == kWord.size() + kTimeLength + 1 + kTimeLength + 1);

int numberAt(std::string_view text, std::size_t place, std::size_t digits) {
  int number = 0;
  std::from_chars(text.data() + place, text.data() + place + digits, number);
  return number;
}

unsigned unsignedAt(std::string_view text, std::size_t place) {
  return static_cast<unsigned>(numberAt(text, place, 2));
}

std::optional<std::int64_t> timeFromText(std::string_view text) {
  const auto fits = [](char c, char form) {
    return form == '0' ? c >= '0' && c <= '9' : c == form;
  };
  if (!std::ranges::equal(text, kForm, fits)) return std::nullopt;
  const std::chrono::year_month_day day{std::chrono::year(numberAt(text, 0, 4)),
                                        std::chrono::month(unsignedAt(text, 5)),
                                        std::chrono::day(unsignedAt(text, 8))};
  const std::chrono::hours hours(numberAt(text, 11, 2));
  const std::chrono::minutes minutes(numberAt(text, 14, 2));
  const std::chrono::seconds seconds(numberAt(text, 17, 2));
  if (!day.ok() || hours.count() > 23 || minutes.count() > 59 || seconds.count() > 59) {
    return std::nullopt;
  }
  const auto time = std::chrono::sys_days(day).time_since_epoch() + hours + minutes + seconds;
  return time.count() < 0 ? std::nullopt : std::optional<std::int64_t>(time.count());
}

// Returns the header of the record: the text up to the line feed before the line `begin`.
std::string_view headerOf(std::string_view record) {
  return record.substr(0, record.find("\nbegin\n"));
}

// Returns the offset of the first header line beginning with `word`, or npos.
std::size_t lineInHeader(std::string_view record, const std::string& word) {
  const std::size_t found = headerOf(record).find('\n' + word);
  return found == std::string_view::npos ? found : found + 1;
}

std::size_t timeLine(std::string_view record) { return lineInHeader(record, std::string(kWord)); }

// Returns the offset of the line that follows the line at offset `line`.
std::size_t nextLine(std::string_view record, std::size_t line) {
  const std::size_t end = record.find('\n', line);
  return end == std::string_view::npos ? record.size() : end + 1;
}

}  // namespace

std::string timeText(std::int64_t seconds) {
  const std::chrono::sys_seconds time{
      std::chrono::seconds(std::clamp<std::int64_t>(seconds, 0, kLatest))};
  const auto days = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day day(days);
  const std::chrono::hh_mm_ss clock(time - days);
  std::string text(kForm);
  const auto put = [&text](std::size_t place, std::size_t digits, long number) {
    for (std::size_t i = place + digits; i-- > place; number /= 10) {
      text[i] = static_cast<char>('0' + number % 10);
    }
  };
  put(0, 4, static_cast<int>(day.year()));
  put(5, 2, static_cast<long>(static_cast<unsigned>(day.month())));
  put(8, 2, static_cast<long>(static_cast<unsigned>(day.day())));
  put(11, 2, clock.hours().count());
  put(14, 2, clock.minutes().count());
  put(17, 2, clock.seconds().count());
  return text;
}

std::optional<RecordTimes> timesFromText(std::string_view text) {
  if (text.size() != 2 * kTimeLength + 1 || text[kTimeLength] != ' ') return std::nullopt;
  const auto begin = timeFromText(text.substr(0, kTimeLength));
  if (!begin) return std::nullopt;
  const auto end = timeFromText(text.substr(kTimeLength + 1));
  return RecordTimes{.begin = *begin, .end = std::max(*begin, end.value_or(*begin))};
}

std::optional<RecordTimes> timesIn(std::string_view record) {
  const std::size_t line = timeLine(record);
  if (line == std::string_view::npos) return std::nullopt;
  const std::size_t first = line + kWord.size();
  return timesFromText(record.substr(first, record.find('\n', first) - first));
}

std::optional<std::size_t> placeOfEndTime(std::string_view record) {
  if (!timesIn(record)) return std::nullopt;
  return timeLine(record) + kWord.size() + kTimeLength + 1;
}

std::string withTimes(std::string_view record, const RecordTimes& times) {
  std::string text = withoutTimes(record);
  const std::size_t header = headerOf(text).size();
  if (header == text.size()) return text;
  const std::size_t players = lineInHeader(text, "players ");
  const std::size_t place = players == std::string::npos ? header + 1 : nextLine(text, players);
  const std::string line =
      std::string(kWord) + timeText(times.begin) + ' ' + timeText(times.end) + '\n';
  return text.insert(place, line);
}

std::string withoutTimes(std::string_view record) {
  std::string text(record);
  const std::size_t line = timeLine(text);
  if (line == std::string::npos) return text;
  return text.erase(line, nextLine(text, line) - line);
}

}  // namespace downpile
