// SPDX-License-Identifier: GPL-3.0-or-later
// Reading of untrusted records. Only an ordinary file of a possible size is read, and its moves are
// played only up to the first one forbidden by the rules. The pages for showing and importing
// records use these functions, also for their error texts.
#pragma once

#include <QByteArray>
#include <QString>
#include <atomic>
#include <cstdint>
#include <string>

#include "files/ordinary_file.h"
#include "record/record.h"
#include "rules/standing.h"

namespace downpile {

struct CheckedRecord {
  enum class State : std::uint8_t {
    good,
    missing,
    notOrdinary,  // the path leads to a folder, a pipe or a device
    tooLarge,
    unreadable,  // the file cannot be read; `reason` is the system's message
    foreign,     // the file is not a record
    lineEnds,    // another program has changed the line ends of the file
    encoding,    // another program has changed the encoding of the file
    newer,       // the record was written by a later version of the program
    damaged,     // lines from `line` on are unreadable
    // The current rules forbid the entry in `line`, so it and later entries are not played. `rule`
    // is the number of the violated rule, if known.
    forbidden,
    empty,    // the record ends before the first cards are dealt
    stopped,  // the reading was cancelled
  };
  State state = State::good;
  QString reason{};
  std::size_t line = 0;  // number of the first bad line of the file, from 1
  std::string rule{};

  QByteArray text{};  // complete lines of the file, or the record of a trace
  // True if the file ends with an incomplete line, which was left out.
  bool isIncomplete = false;
  Record record{};            // the readable part of the record
  std::size_t firstLine = 0;  // number of the line with the first entry
  bool isSealBroken = false;  // whether a played entry contradicts the seal (see SealCheck)
  int moves = 0;              // number of played moves, without undone moves
  // Points and state of the game after `moves` moves; empty if nothing could be read.
  Standing standing{};
};

// Reads a record without playing it, so illegal moves are not found.
CheckedRecord readUnplayed(const QByteArray& text);
CheckedRecord readUnplayed(const FileReading& file);
FileReading readRecordFile(const QString& path);

// Reads a record and plays its entries, including undone ones, up to the first one forbidden by the
// rules. May be called in any thread. `stop` cancels the work.
CheckedRecord checkRecord(const FileReading& file, const std::atomic<bool>& stop);
CheckedRecord checkRecord(const QString& path, const std::atomic<bool>& stop);
CheckedRecord checkRecord(const QString& path);

// Returns a sentence for the user about the problem, with `name` for the file; empty if
// there is no problem.
QString problemOf(const CheckedRecord& checked, const QString& name);

}  // namespace downpile
