// SPDX-License-Identifier: GPL-3.0-or-later
// Files of records: the user's own, and imported ones in the folder `imported`. All functions may
// be called in any thread.
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <atomic>
#include <vector>

namespace downpile {

struct ShelvedRecord {
  QString path{};
  QDateTime played{};     // time when the game was last played
  QDateTime modified{};   // last time of writing to the file
  qint64 size = 0;        // size of the file in bytes
  bool hasTimes = false;  // whether the record contains the times of the game
  bool isImported = false;

  bool operator==(const ShelvedRecord&) const = default;
};

// Compares two records, to sort them by the time when they were last played, latest first.
bool isBefore(const ShelvedRecord& one, const ShelvedRecord& other);

// Returns all records in this folder of games and its subfolders `earlier` and `imported`, in the
// order of isBefore(), including renamed damaged records.
std::vector<ShelvedRecord> shelvedRecords(const QString& games);

// Writes the modification time of the file into a record without times, if possible
// (storeTimeOfFile). Returns true if the file was changed.
bool storeTime(ShelvedRecord& record);

// Result of an import of records and traces, including those in folders. The new files get the
// times written in the records, or else the times of the source files. An existing record, with the
// same bytes except for its times, is not imported again.
struct Import {
  QStringList taken{};  // paths of the new files, in the order of their sources
  int known = 0;        // number of records already present
  // Translated sentence for each file that cannot be imported or was imported without its
  // incomplete last line, and for each folder without records.
  QStringList problems{};
};
Import importRecords(const QString& games, const QStringList& paths, const std::atomic<bool>& stop);

// Result of an export, which copies records under unused file names. The modification time of a
// copy is the time when the game was last played. An unfinished game with other people is not
// copied, because its file contains all cards.
struct Export {
  QStringList names{};     // file names of the written copies
  QStringList problems{};  // sentences about uncopied files, translated
};
Export exportRecords(const QStringList& paths, const QString& folder,
                     const std::atomic<bool>& stop);

}  // namespace downpile
