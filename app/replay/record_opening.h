// SPDX-License-Identifier: GPL-3.0-or-later
// A record from anywhere, made ready to be seen again: read, played through as far as it is good,
// and where it is not, said what is wrong in a sentence. A file is material, not truth.
#pragma once

#include <QString>
#include <memory>

#include "record/timeline.h"

namespace downpile {

struct OpenedRecord {
  // nullptr where nothing of it can be seen: `problem` says why.
  std::shared_ptr<const Timeline> timeline{};
  // Translated. With a timeline: why it ends before the record does; empty where it does not.
  QString problem{};
  // By whose eyes it is shown first: a player, or -1 where that is as usual; and whether at its
  // end.
  int viewer = -1;
  bool allOpen = false;
  bool atEnd = false;
};

// More entries than the longest game has many times over; a record that has more is seen as far.
inline constexpr std::size_t kMostReplayed = 20000;

// `name` is what the record is called in the sentence; `isOpen` as in Timeline.
OpenedRecord openRecord(const QByteArray& text, const QString& name, bool isOpen = false);
OpenedRecord openRecordFile(const QString& path);

}  // namespace downpile
