// SPDX-License-Identifier: GPL-3.0-or-later
// The records that there are, as files: those that the table keeps, and those that were taken in
// from elsewhere, which lie apart in `imported`. All of it may be called in any thread.
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <atomic>
#include <vector>

namespace downpile {

struct ShelvedRecord {
  QString path{};
  QDateTime played{};     // when the game was played last
  QDateTime modified{};   // when the file was written to last
  qint64 size = 0;        // in bytes
  bool hasTimes = false;  // the record itself tells when it was played
  bool isImported = false;

  bool operator==(const ShelvedRecord&) const = default;
};

// The one played last comes first.
bool isBefore(const ShelvedRecord& one, const ShelvedRecord& other);

// All below this folder of games, those that were damaged and set aside too, in that order.
std::vector<ShelvedRecord> shelvedRecords(const QString& games);

// Writes the modification time of an old record's file into it, if possible (keepTimeOfFile).
// Returns whether the file was changed.
bool keepTime(ShelvedRecord& record);

// Takes records in, with the times written in them or else those of their files. A record that is
// there already, to the byte but for its times, is not taken twice.
struct Import {
  QStringList taken{};     // their paths, in the order in which they were given
  int known = 0;           // were there already
  QStringList problems{};  // a translated sentence for each that was not taken
};
Import importRecords(const QString& games, const QStringList& paths, const std::atomic<bool>& stop);

// Copies records under names that are free there. The modification time of a copy is when its game
// was played last. A game with people is not copied before it is over: its file holds all cards.
struct Export {
  QStringList names{};     // of the copies
  QStringList problems{};  // translated
};
Export exportRecords(const QStringList& paths, const QString& folder,
                     const std::atomic<bool>& stop);

}  // namespace downpile
