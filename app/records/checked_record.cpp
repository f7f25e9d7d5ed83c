// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/checked_record.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "game/record_file.h"
#include "record/replayer.h"
#include "records/trace_text.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

using State = CheckedRecord::State;

struct CheckedRecordTexts {
  Q_DECLARE_TR_FUNCTIONS(CheckedRecord)
};

State stateOf(FileReading::Status status) {
  switch (status) {
    case FileReading::Status::missing:
      return State::missing;
    case FileReading::Status::notOrdinary:
      return State::notOrdinary;
    case FileReading::Status::tooLarge:
      return State::tooLarge;
    case FileReading::Status::unreadable:
      return State::unreadable;
    case FileReading::Status::good:
      break;
  }
  return State::good;
}

// Plays the entries of the record and stores the result in `checked`.
void playThrough(CheckedRecord& checked, const std::atomic<bool>& stop) {
  using Kind = RecordEntry::Kind;
  const std::vector<RecordEntry>& entries = checked.record.entries;
  Replayer replayer(checked.record.header);
  std::vector<Kind> inForce;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (stop) {
      checked.state = State::stopped;
      return;
    }
    if (const auto problem = replayer.play(entries[i])) {
      checked.state = State::forbidden;
      checked.line = checked.firstLine + i;
      checked.rule = problem->rule;
      break;
    }
    if (entries[i].kind == Kind::undo) {
      inForce.resize(entries[i].count);
    } else {
      inForce.push_back(entries[i].kind);
    }
  }
  checked.moves = static_cast<int>(std::ranges::count(inForce, Kind::move));
  checked.standing = replayer.game().standing();
  checked.isSealBroken = replayer.seal().isBroken();
  if (entries.empty()) checked.state = State::empty;
}

}  // namespace

FileReading readRecordFile(const QString& path) {
  return readOrdinaryFile(path, static_cast<qint64>(kMostRecordBytes));
}

CheckedRecord readUnplayed(const FileReading& file) {
  if (file.status == FileReading::Status::good) return readUnplayed(file.bytes);
  return {.state = stateOf(file.status), .reason = file.reason};
}

CheckedRecord readUnplayed(const QByteArray& text) {
  CheckedRecord checked{.text = isTrace(text) ? recordOfTrace(text) : completeLines(text)};
  RecordReading reading =
      readRecord({checked.text.constData(), static_cast<std::size_t>(checked.text.size())});
  checked.isIncomplete = !isTrace(text) && !text.endsWith('\n');
  checked.record = std::move(reading.record);
  checked.firstLine = reading.firstEntryLine;
  if (reading.status == RecordReading::Status::newer) {
    checked.state = State::newer;
    return checked;
  }
  if (reading.status == RecordReading::Status::damaged) {
    using Change = RecordReading::Change;
    checked.state = reading.change == Change::lineEnds     ? State::lineEnds
                    : reading.change == Change::encoding   ? State::encoding
                    : checked.text.startsWith("downpile ") ? State::damaged
                                                           : State::foreign;
    checked.line = reading.line;
  }
  return checked;
}

CheckedRecord checkRecord(const FileReading& file, const std::atomic<bool>& stop) {
  CheckedRecord checked = readUnplayed(file);
  // A damaged record without entries is not played, because its header may be incomplete.
  const bool isPlayable = checked.state == State::good || !checked.record.entries.empty();
  // Reading stops at the first unreadable line. So a forbidden move in the lines before it is the
  // first problem.
  if (isPlayable && checked.state != State::newer) playThrough(checked, stop);
  return checked;
}

CheckedRecord checkRecord(const QString& path, const std::atomic<bool>& stop) {
  return checkRecord(readRecordFile(path), stop);
}

CheckedRecord checkRecord(const QString& path) {
  const std::atomic<bool> never = false;
  return checkRecord(path, never);
}

QString problemOf(const CheckedRecord& checked, const QString& name) {
  const QString line = numberText(static_cast<qint64>(checked.line));
  switch (checked.state) {
    case State::good:
    case State::stopped:
      break;
    case State::missing:
      //: %1 is a file name, here and below.
      return CheckedRecordTexts::tr("The file %1 does not exist.").arg(name);
    case State::notOrdinary:
      return CheckedRecordTexts::tr("%1 is a folder or a special file, not a game record.")
          .arg(name);
    case State::tooLarge:
      return CheckedRecordTexts::tr("%1 is too large to be a game record.").arg(name);
    case State::unreadable:
      return CheckedRecordTexts::tr("%1 cannot be read: %2.").arg(name, checked.reason);
    case State::foreign:
      return CheckedRecordTexts::tr("%1 is not a game record.").arg(name);
    case State::lineEnds:
      return CheckedRecordTexts::tr(
                 "The line ends of %1 were changed by another program, such as "
                 "a text editor or a mail program.")
          .arg(name);
    case State::encoding:
      return CheckedRecordTexts::tr(
                 "The encoding of %1 was changed by another program, such as a "
                 "text editor.")
          .arg(name);
    case State::newer:
      return CheckedRecordTexts::tr("%1 was written by a newer version of Downpile.").arg(name);
    case State::damaged:
      return CheckedRecordTexts::tr("%1 is damaged on line %2.").arg(name, line);
    case State::forbidden:
      if (checked.rule.empty()) {
        return CheckedRecordTexts::tr("%1 breaks the rules on line %2.").arg(name, line);
      }
      return CheckedRecordTexts::tr("%1 contains a move on line %2 that rule %3 forbids.")
          .arg(name, line, QString::fromStdString(checked.rule));
    case State::empty:
      return CheckedRecordTexts::tr("%1 contains no moves.").arg(name);
  }
  return {};
}

}  // namespace downpile
