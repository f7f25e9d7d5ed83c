// SPDX-License-Identifier: GPL-3.0-or-later
// One record as a row of the list, in the user's language.
#pragma once

#include <QString>
#include <QStringList>

#include "records/checked_record.h"
#include "records/record_shelf.h"

namespace downpile {

// Data kept about a record after reading it, without its entries.
struct KnownRecord {
  ShelvedRecord file{};
  CheckedRecord checked{};  // result of the check, without the record's text and entries
};

struct RecordRow {
  QString path{};
  QString gameId{};   // id of the game; empty if the game is unknown
  QString title{};    // title of the game; if unknown, name of the file
  QString date{};     // date and time when the game was last played
  QString players{};  // names and levels of the players
  QString result{};   // winners and totals of the game
  QString extent{};   // text with the numbers of deals and moves
  QString rules{};    // short text about the house rules
  QString problem{};  // sentence about a problem of the record, or empty
  bool isOver = false;
  bool isUnfinished = false;  // whether the game is not over and its record has no problem
  bool isImported = false;
  bool maySee = false;  // whether at least a part of the record can be replayed
  // Whether the user can continue the game: it is unfinished, not imported and not on the table.
  bool mayContinue = false;
  bool isOnTable = false;
  QStringList marks{};  // notes about the record, each one or two words: `Unfinished`, `Damaged`
  QString spoken{};     // complete text of the row for screen readers
  QString search{};     // text for searching, in lower case

  bool operator==(const RecordRow&) const = default;
};

// `pathOnTable` is the path of the record of the game on the table, or empty.
RecordRow recordRow(const KnownRecord& record, const QString& pathOnTable);

}  // namespace downpile
