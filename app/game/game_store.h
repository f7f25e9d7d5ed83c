// SPDX-License-Identifier: GPL-3.0-or-later
// The records on disk, one file per game. Unfinished games are in the folder, finished and
// abandoned ones in its subfolder `earlier`. A damaged record is set aside, and an unfinished game
// can continue from its last good line. A record of a newer format is left untouched. Both cases
// give a notice for the user. Only the owner may read the files.
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "game/record_file.h"
#include "record/record.h"
#include "rules/any_game.h"

namespace downpile {

class GameStore {
 public:
  struct Found {
    QString path;
    // The record without an unfinished last line; of a damaged record, the lines before the first
    // bad line.
    QByteArray text;
    Record record;
    Standing standing;
  };
  struct Survey {
    std::vector<Found> unfinished;  // last played first; at most one per kind of game, such as Life
    QStringList notices;            // messages for the user about problems with records, translated
  };

  // `folder` has the records; an empty text means the user's data folder. It is created on the
  // first write.
  explicit GameStore(const QString& folder);
  static QString standardFolder();
  // Absolute path without `..` and doubled slashes, so that paths of records can be compared.
  QString folder() const { return folder_; }

  // Reads all records in the folder. Moves finished games to the folder `earlier`, and renames
  // damaged records.
  Survey survey() const;
  // Returns the game of the record at `path` if it is unfinished. Moves a finished game's record to
  // the folder `earlier`.
  std::optional<Found> find(const QString& path) const;
  // Returns a record file with an unused name for a new game. The first write creates it on disk.
  std::unique_ptr<RecordFile> create(const std::string& gameId) const;
  std::unique_ptr<RecordFile> open(const Found& found) const;
  // Moves a record to the folder `earlier` and returns its new path, or `path` on failure.
  QString archive(const QString& path) const;
  // Moves all unfinished records of this kind of game (such as `life`) to the folder `earlier`,
  // except the record at `path`.
  void archiveOthers(const std::string& gameId, const QString& path) const;
  // Moves a record from the folder `earlier` back, to continue its game. Returns its new path, or
  // an empty string on failure.
  QString bringBack(const QString& path) const;
  // Moves a record back as bringBack() does. Returns its game, which may be finished, or nullopt if
  // the record cannot be moved or read.
  std::optional<Found> reopen(const QString& path) const;

 private:
  struct Reading;
  struct Damage;
  Reading read(const QString& path) const;
  Reading setAside(const QString& path, const Damage& damage) const;
  Reading salvage(Found found, const Damage& damage) const;

  QString folder_;
};

}  // namespace downpile
