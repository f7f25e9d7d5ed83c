// SPDX-License-Identifier: GPL-3.0-or-later
// Reads records for the verbs, from a file or standard input; refuses other input.
#pragma once

#include <QString>
#include <iosfwd>
#include <optional>
#include <string>

#include "record/record.h"
#include "record/replayer.h"

namespace downpile {

struct RecordInput {
  std::string name;  // name of the record's file, for messages
  Record record;
  std::size_t firstLine = 1;  // entry i of the record is in line firstLine + i of the file
  RecordReading::SealLines sealLines{};
  bool isCut = false;  // whether the record's last line is incomplete and was ignored
};

// Reads the record in this file, or from `stream` if the path is `-`. Throws InputError (json.h) if
// the input cannot be read, is not a record, is damaged or has a newer format.
RecordInput readRecordInput(const QString& path, std::istream& stream);

// Throws InputError if the record has no player with this number.
void requirePlayerOf(const Record& record, int player);

// Returns true for an unfinished game between several people or over the network. Its hidden cards
// must not be shown (RecordAccess::isWithheld).
bool isWithheld(const Record& record);

// A position in the course of a recorded game.
struct RecordPosition {
  Replayer replayer;
  int moves = 0;            // number of moves before the position
  std::size_t entries = 0;  // number of entries before the position; undone entries do not count
  std::string problem;      // the line where the replay failed, and why; empty if it succeeded
};

// Whether a position at the end of a deal is that end, or the beginning of the next deal.
enum class DealEnd : std::uint8_t { shown, skipped };

// Returns the last position of the record, or the position after `moves` moves (undone moves do not
// count) and the chance outcomes and scores after them. Throws InputError if the record has fewer
// moves. `input` must outlive the result.
RecordPosition positionIn(const RecordInput& input, std::optional<int> moves, DealEnd dealEnd);

// Returns a message about a line of the record (counted from 1), with a line feed.
std::string lineText(const RecordInput& input, std::size_t line, const std::string& problem);
// Returns a message about the entry of the record with this index, with a line feed.
std::string problemLine(const RecordInput& input, std::size_t entry, const RecordProblem& problem);

}  // namespace downpile
