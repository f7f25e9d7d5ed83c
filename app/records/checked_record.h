// SPDX-License-Identifier: GPL-3.0-or-later
// A record from anywhere, read only where it is an ordinary file of a size that a record can have:
// what its file says is believed no further than the rules allow it. Whoever shows records or takes
// them in reads them here, and says here what is wrong with them.
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
    notOrdinary,  // a folder, a pipe, a device
    tooLarge,
    unreadable,  // `reason` is what the system says
    foreign,     // no record at all
    newer,       // of a later version of the program
    damaged,     // in `line`
    forbidden,   // by today's rules, from `line` on; by the one called `rule` where that is known
    empty,       // not even the first cards were dealt
    stopped,     // nobody wants to know any more
  };
  State state = State::good;
  QString reason{};
  std::size_t line = 0;  // from 1
  std::string rule{};

  QByteArray text{};          // the complete lines of the file
  Record record{};            // as far as it could be read
  std::size_t firstLine = 0;  // of its first entry
  bool isSealBroken = false;  // SealCheck, as far as it was played
  int moves = 0;              // those that are in force, as far as the rules allow them,
  Standing standing{};        // and what they led to; where nothing could be read, nothing
};

// Read, but not played yet: with entries it may be damaged, but not foreign or newer.
CheckedRecord readUnplayed(const QByteArray& text);
CheckedRecord readUnplayed(const FileReading& file);
FileReading readRecordFile(const QString& path);

// Read and played through line by line, what was taken back too. May be called in any thread.
// `stop` is looked at while it works.
CheckedRecord checkRecord(const FileReading& file, const std::atomic<bool>& stop);
CheckedRecord checkRecord(const QString& path, const std::atomic<bool>& stop);
CheckedRecord checkRecord(const QString& path);

// A sentence on what is wrong, for the user; empty where all is good. `name` is how the file is
// called in it.
QString problemOf(const CheckedRecord& checked, const QString& name);

}  // namespace downpile
