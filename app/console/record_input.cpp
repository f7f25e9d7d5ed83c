// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/record_input.h"

#include "console/input.h"
#include "console/json.h"
#include "console/layout.h"
#include "files/ordinary_file.h"
#include "record/record_access.h"

namespace downpile {

namespace {

// Maximum number of bytes to read: one more than a record may have, to detect a larger record.
constexpr std::size_t kMostRead = kMostRecordBytes + 1;

// Returns true for an entry that no player decides, such as a chance outcome or the scores of a
// deal. It belongs to the move before it.
bool isConsequence(const RecordEntry& entry) {
  return entry.kind != RecordEntry::Kind::move && entry.kind != RecordEntry::Kind::next;
}

constexpr std::size_t kLongestName = 200;
constexpr std::size_t kLongestMove = 60;

std::string readFile(const QString& path) {
  using Status = FileReading::Status;
  if (path.isEmpty()) throw InputError("the file name of the record is empty");
  const FileReading file = readOrdinaryFile(path, static_cast<qint64>(kMostRecordBytes));
  switch (file.status) {
    case Status::good:
      return file.bytes.toStdString();
    case Status::notOrdinary:
      throw InputError(
          path.toStdString() +
          ": this is a directory, a pipe or a device, not a file (- reads from a pipe)");
    case Status::tooLarge:
      throw InputError(path.toStdString() + ":1: the record is larger than 64 MiB");
    case Status::missing:
    case Status::unreadable:
      break;
  }
  throw InputError(path.toStdString() + ": " + file.reason.toStdString());
}

}  // namespace

RecordInput readRecordInput(const QString& path, std::istream& stream) {
  const bool fromStream = path == "-";
  const std::string text = fromStream ? readAll(stream, kMostRead) : readFile(path);
  RecordInput input;
  input.name = fromStream ? "standard input" : printable(path.toStdString(), kLongestName);
  RecordReading reading = readRecord(text);
  if (reading.status == RecordReading::Status::newer) {
    throw InputError(input.name + ": " + reading.problem);
  }
  if (reading.status == RecordReading::Status::damaged) {
    throw InputError(input.name + ":" + std::to_string(reading.line) + ": " + reading.problem);
  }
  input.record = std::move(reading.record);
  input.firstLine = reading.firstEntryLine;
  input.sealLines = reading.sealLines;
  input.isCut = text.back() != '\n';
  return input;
}

void requirePlayerOf(const Record& record, int player) {
  const int last = record.header.players - 1;
  if (player <= last) return;
  throw InputError("--player must be a whole number from 0 to " + std::to_string(last) +
                   " in this record, not '" + std::to_string(player) + "'");
}

bool isWithheld(const Record& record) {
  const bool isOver = replay(record).game->standing().gameOver;
  return RecordAccess(record.header.seats, isOver, {}).isWithheld();
}

RecordPosition positionIn(const RecordInput& input, std::optional<int> moves, DealEnd dealEnd) {
  const auto isPassed = [&](const RecordEntry& entry) {
    return isConsequence(entry) ||
           (dealEnd == DealEnd::skipped && entry.kind == RecordEntry::Kind::next);
  };
  const Record& record = input.record;
  RecordPosition position{.replayer = Replayer(record.header), .problem = {}};
  for (const std::size_t i : record.indicesInForce()) {
    const RecordEntry& entry = record.entries[i];
    if (moves && position.moves == *moves && !isPassed(entry)) break;
    if (const auto problem = position.replayer.play(entry)) {
      position.problem = problemLine(input, i, *problem);
      return position;
    }
    ++position.entries;
    if (entry.kind == RecordEntry::Kind::move) ++position.moves;
  }
  if (!moves || *moves <= position.moves) return position;
  throw InputError("--move must be a whole number from 0 to " + std::to_string(position.moves) +
                   " in this record, not '" + std::to_string(*moves) + "'");
}

std::string lineText(const RecordInput& input, std::size_t line, const std::string& problem) {
  return input.name + ":" + std::to_string(line) + ": " + problem + "\n";
}

std::string problemLine(const RecordInput& input, std::size_t entry, const RecordProblem& problem) {
  const std::size_t line = input.firstLine + entry;
  if (problem.rule.empty()) return lineText(input, line, problem.text);
  const RecordEntry& move = input.record.entries[entry];
  return lineText(input, line,
                  "rule " + problem.rule + " forbids \"" + std::to_string(move.player) + " " +
                      printable(move.action, kLongestMove) + "\": " + problem.text);
}

}  // namespace downpile
