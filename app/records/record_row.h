// SPDX-License-Identifier: GPL-3.0-or-later
// One record as a row of the list: what it is of, in the user's language.
#pragma once

#include <QString>
#include <QStringList>

#include "records/checked_record.h"
#include "records/record_shelf.h"

namespace downpile {

// What is kept of a record that was read: without what was done in it.
struct KnownRecord {
  ShelvedRecord file{};
  CheckedRecord checked{};  // without text and entries
};

struct RecordRow {
  QString path{};
  QString gameId{};   // empty where it cannot be told
  QString title{};    // of the game; else the file's name
  QString date{};     // when it was played last
  QString players{};  // who played, and how
  QString result{};   // who has what
  QString extent{};   // how many deals and moves
  QString rules{};    // the house rules in short
  QString problem{};  // a sentence; empty where all is good
  bool isOver = false;
  bool isUnfinished = false;  // neither over nor unreadable
  bool isImported = false;
  bool maySee = false;       // something of it can be seen again
  bool mayContinue = false;  // it is the user's own, and goes on
  bool isOnTable = false;
  QStringList marks{};  // what it is, in a word each
  QString spoken{};     // all of this for who hears it
  QString search{};     // in lower case, for who looks for it

  bool operator==(const RecordRow&) const = default;
};

// `pathOnTable` is that of the game on the table; empty where there is none.
RecordRow recordRow(const KnownRecord& record, const QString& pathOnTable);

}  // namespace downpile
