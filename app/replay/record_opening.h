// SPDX-License-Identifier: GPL-3.0-or-later
// Prepares an untrusted record for a replay: reads it, plays its valid part, and describes its
// problem in a sentence.
#pragma once

#include <QString>
#include <memory>

#include "record/timeline.h"
#include "records/checked_record.h"

namespace downpile {

// Reason why a replay ends before its record.
class ReplayCut {
 public:
  // Creates the state of a complete replay, which has no reason.
  ReplayCut() = default;
  // Describes why the replay of the record called `name` ends early: the problem of the record, or
  // its length if it has no problem.
  ReplayCut(const CheckedRecord& checked, const QString& name);

  // Returns one or two sentences in the current language; empty if the replay is complete.
  QString text() const;

 private:
  CheckedRecord::State state_ = CheckedRecord::State::good;
  std::size_t line_ = 0;
  std::string rule_;
  QString name_;
};

struct OpenedRecord {
  // nullptr if nothing can be shown: `problem` says why, translated.
  std::shared_ptr<const Timeline> timeline{};
  QString problem{};
  ReplayCut cut{};
  // How the replay is shown first: the player whose view is shown (-1: the default one), whether
  // all cards are open, and whether the replay begins at its end.
  int viewer = -1;
  bool allOpen = false;
  bool atEnd = false;
  int deal = 1;           // number of the deal with which the replay begins
  bool isReview = false;  // whether the review of the decisions is opened
};

// Maximum number of entries that are replayed, many times the number in the longest real game.
inline constexpr std::size_t kMostReplayed = 20000;

// `name` is what the record is called in sentences.
OpenedRecord openRecord(const QByteArray& text, const QString& name, const RecordUser& user);
OpenedRecord openRecordFile(const QString& path, const RecordUser& user);

}  // namespace downpile
