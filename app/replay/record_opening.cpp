// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/record_opening.h"

#include <QCoreApplication>
#include <QDir>

#include "records/checked_record.h"
#include "records/trace_text.h"
#include "text/texts.h"

namespace downpile {

namespace {

struct RecordOpeningSentences {
  Q_DECLARE_TR_FUNCTIONS(Replay)
};

using State = CheckedRecord::State;

OpenedRecord openRecord(CheckedRecord read, const QString& name, const RecordUser& user) {
  if (read.record.entries.empty()) {
    if (read.state == State::good) read.state = State::empty;
    return {.problem = problemOf(read, name)};
  }
  if (read.state == State::newer) return {.problem = problemOf(read, name)};
  const bool isLong = read.record.entries.size() > kMostReplayed;
  if (isLong) {
    // Only the beginning of a long record is replayed. Unreadable lines can only follow after it,
    // so they are not reported.
    read.record.entries.resize(kMostReplayed);
    read.state = State::good;
  }
  auto timeline = std::make_shared<const Timeline>(std::move(read.record), user, read.firstLine);
  if (!timeline->problem().empty()) {
    read.state = State::forbidden;
    read.line = read.firstLine + timeline->record().indicesInForce()[timeline->played()];
    read.rule = timeline->brokenRule();
  }
  if (timeline->stops().empty()) {
    // The replay has no stops, so nothing can be shown. If the record has no problem, all its
    // moves were undone.
    if (read.state == State::good) read.state = State::empty;
    return {.problem = problemOf(read, name)};
  }
  const bool isCut = isLong || read.state != State::good;
  return {.timeline = std::move(timeline), .cut = isCut ? ReplayCut(read, name) : ReplayCut()};
}

}  // namespace

ReplayCut::ReplayCut(const CheckedRecord& checked, const QString& name)
    : state_(checked.state), line_(checked.line), rule_(checked.rule), name_(name) {}

QString ReplayCut::text() const {
  if (name_.isEmpty()) return {};
  if (state_ == State::good) {
    return RecordOpeningSentences::tr("%1 is very long, so only its first %2 lines are shown.",
                                      "a record")
        .arg(name_, numberText(static_cast<qint64>(kMostReplayed)));
  }
  return RecordOpeningSentences::tr("%1 The game is shown up to there.",
                                    "a sentence about a problem of a record")
      .arg(problemOf({.state = state_, .line = line_, .rule = rule_}, name_));
}

OpenedRecord openRecord(const QByteArray& text, const QString& name, const RecordUser& user) {
  return openRecord(readUnplayed(text), name, user);
}

OpenedRecord openRecordFile(const QString& path, const RecordUser& user) {
  const FileReading file = readRecordFile(path);
  CheckedRecord read = readUnplayed(file);
  // A last line without a line feed is incomplete, so it was left out.
  if (read.state == State::good && read.isIncomplete) {
    read.state = State::damaged;
    read.line = static_cast<std::size_t>(file.bytes.count('\n')) + 1;
  }
  return openRecord(std::move(read), QDir::toNativeSeparators(path), user);
}

}  // namespace downpile
