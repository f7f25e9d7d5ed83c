// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/saved_tables.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <utility>

#include "files/ordinary_file.h"
#include "files/own_folder.h"
#include "files/whole_file.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = 4 << 20;

}  // namespace

SavedTables::SavedTables(QString folder) : folder_(std::move(folder)) {}

// Returns the path of the file for the table with this game. The file name is a hash of the header,
// which contains a different secret in each game.
QString SavedTables::pathOf(const RecordHeader& game) const {
  const QByteArray text = QByteArray::fromStdString(headerText(game));
  const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
  return folder_ + u'/' + QString::fromLatin1(hash.toHex()) + u".json"_s;
}

std::optional<TableState> SavedTables::find(const RecordHeader& game) const {
  const FileReading file = readOrdinaryFile(pathOf(game), kMostBytes);
  if (file.status != FileReading::Status::good) return std::nullopt;
  auto state = readTableState(file.bytes, game.players);
  if (!state || state->table.isEmpty()) return std::nullopt;
  return state;
}

QHash<QString, QSet<Fingerprint>> SavedTables::removedFromAll() const {
  QHash<QString, QSet<Fingerprint>> removed;
  for (const QFileInfo& file : QDir(folder_).entryInfoList({u"*.json"_s}, QDir::Files)) {
    const FileReading reading = readOrdinaryFile(file.absoluteFilePath(), kMostBytes);
    if (const auto table = readStateSummary(reading.bytes)) removed[table->id] = table->removed;
  }
  return removed;
}

bool SavedTables::save(const RecordHeader& game, const TableState& state) const {
  if (!makeOwnFolder(folder_)) return false;
  if (!QFile::exists(pathOf(game))) removeOldest();
  return writeWhole(pathOf(game), tableStateText(state));
}

void SavedTables::remove(const RecordHeader& game) const { QFile::remove(pathOf(game)); }

void SavedTables::removeOldest() const {
  const QFileInfoList newestFirst =
      QDir(folder_).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Time);
  for (const QFileInfo& old : newestFirst.mid(kMost - 1)) QFile::remove(old.absoluteFilePath());
}

}  // namespace downpile
