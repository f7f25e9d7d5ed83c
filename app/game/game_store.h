// SPDX-License-Identifier: GPL-3.0-or-later
// The records on disk: one file a game that was begun. Games that go on lie in the folder itself;
// finished and abandoned ones in `earlier` beneath it. A damaged record is kept under another name
// and its game goes on from its last good line; one of a newer format is not touched. Both are
// told. Only the owner may read any of it.
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
    QByteArray text;  // its complete lines
    Record record;
    Standing standing;
  };
  struct Survey {
    std::vector<Found> unfinished;  // at most one a game: the one played last; the newest first
    QStringList notices;            // translated
  };

  // `folder` is created when something is written; empty: the user's data folder.
  explicit GameStore(const QString& folder);
  static QString standardFolder();
  QString folder() const { return folder_; }

  // Reads all records that lie in the folder.
  Survey survey() const;
  // The game in one record, if it goes on; a finished one is put away.
  std::optional<Found> find(const QString& path) const;
  // A file of its own for a new game.
  std::unique_ptr<RecordFile> create(const std::string& gameId) const;
  std::unique_ptr<RecordFile> open(const Found& found) const;
  // Puts a record away under `earlier`, and says where it is then.
  QString putAway(const QString& path) const;
  // The same for all games of this kind but one.
  void putAwayOthers(const std::string& gameId, const QString& path) const;
  // Puts a record that was put away into the folder again, for its game to be gone on with, and
  // says where it is then. Empty where it cannot be moved.
  QString bringBack(const QString& path) const;

 private:
  struct Reading;
  struct Damage;
  Reading read(const QString& path) const;
  Reading setAside(const QString& path, const Damage& damage) const;
  Reading salvage(Found found, const Damage& damage) const;

  QString folder_;
};

}  // namespace downpile
