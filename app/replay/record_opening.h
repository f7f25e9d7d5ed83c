// SPDX-License-Identifier: GPL-3.0-or-later
// Prepares an untrusted record for a replay: reads it, plays its valid part, and describes its
// problem in a sentence.
#pragma once

#include <QString>
#include <memory>

#include "record/timeline.h"
#include "records/checked_record.h"

namespace downpile {

// Reason why a replay ends before the end of its record.
class ReplayCut {
 public:
  // For a complete replay: there is no reason, and text() is empty.
  ReplayCut() = default;
  // A replay of the record called `name`, cut short because of the record's problem or, if it has
  // none, because of its length.
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
  // Timeline of the replay; nullptr if nothing can be shown. Then `problem` says why, translated.
  std::shared_ptr<const Timeline> timeline{};
  QString problem{};
  ReplayCut cut{};
  // How the replay is shown at first: the player whose view is shown (-1: the default player),
  // whether all cards are shown face up, and whether the replay begins at its end.
  int viewer = -1;
  bool allOpen = false;
  bool atEnd = false;
  int deal = 1;           // number of the deal with which the replay begins
  bool isReview = false;  // whether the review of the player's decisions is opened, too
};

// Maximum number of replayed entries, many times the number in the longest real game.
inline constexpr std::size_t kMostReplayed = 20000;

// Open the record in a text or file. `name` is the name of the record in sentences for the user.
OpenedRecord openRecord(const QByteArray& text, const QString& name, const RecordUser& user);
OpenedRecord openRecordFile(const QString& path, const RecordUser& user);

}  // namespace downpile
