// SPDX-License-Identifier: GPL-3.0-or-later
// A record from anywhere, made ready to be seen again: read, played through as far as it is good,
// and where it is not, said what is wrong in a sentence. A file is material, not truth.
#pragma once

#include <QString>
#include <memory>

#include "record/timeline.h"
#include "records/checked_record.h"

namespace downpile {

// Why a replay ends before its record does.
class ReplayCut {
 public:
  // It does not.
  ReplayCut() = default;
  // What is wrong with the record that is called `name`; if nothing, it is too long.
  ReplayCut(const CheckedRecord& checked, const QString& name);

  // A sentence or two, in the language of now; empty where nothing is cut off.
  QString text() const;

 private:
  CheckedRecord::State state_ = CheckedRecord::State::good;
  std::size_t line_ = 0;
  std::string rule_;
  QString name_;
};

struct OpenedRecord {
  // nullptr where nothing of it can be seen: `problem` says why, translated.
  std::shared_ptr<const Timeline> timeline{};
  QString problem{};
  ReplayCut cut{};
  // By whose eyes it is shown first: a player, or -1 where that is as usual; and whether at its
  // end.
  int viewer = -1;
  bool allOpen = false;
  bool atEnd = false;
  int deal = 1;           // at whose beginning, otherwise
  bool isReview = false;  // what decisions were worth is looked at
};

// More entries than the longest game has many times over; a record that has more is seen as far.
inline constexpr std::size_t kMostReplayed = 20000;

// `name` is what the record is called in the sentence.
OpenedRecord openRecord(const QByteArray& text, const QString& name, const RecordUser& user);
OpenedRecord openRecordFile(const QString& path, const RecordUser& user);

}  // namespace downpile
