// SPDX-License-Identifier: GPL-3.0-or-later
// Records that verbs read: from a file or from standard input, with everything that is no record
// turned away.
#pragma once

#include <QString>
#include <iosfwd>
#include <string>

#include "record/record.h"

namespace downpile {

struct RecordInput {
  std::string name;  // of the file, to be shown
  Record record;
  std::size_t firstLine = 1;  // of the entries: entry i stands in line firstLine + i
  RecordReading::SealLines sealLines{};
  bool isCut = false;  // the last line was never finished, so it does not count
};

// Reads the record in this file, or from `stream` where the path is `-`. Throws InputError (json.h)
// where it cannot be read, is no record, is damaged or is of a newer format.
RecordInput readRecordInput(const QString& path, std::istream& stream);

// Throws InputError where nobody with this number plays in the record.
void requirePlayerOf(const Record& record, int player);

// Whether this is an unfinished game with people, whose hidden cards are not shown
// (RecordAccess::isWithheld).
bool isWithheld(const Record& record);

// What is wrong in a line (from 1), with a line feed.
std::string lineText(const RecordInput& input, std::size_t line, const std::string& what);
// Where and what is wrong with the entry of this index, with a line feed.
std::string problemLine(const RecordInput& input, std::size_t entry, const RecordProblem& problem);

}  // namespace downpile
