// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game_store.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

#include "files/ordinary_file.h"
#include "files/own_folder.h"
#include "files/whole_file.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct Notices {
  Q_DECLARE_TR_FUNCTIONS(Records)
};

const QString kEnding = u".downpile"_s;
const QString kTime = u"yyyyMMdd-HHmmss"_s;

QString now() { return QDateTime::currentDateTime().toString(kTime); }

QString shown(const QString& path) { return QDir::toNativeSeparators(path); }

// Returns a message about a saved game that could not be read; empty if its file is missing.
QString notRead(const QString& path, const FileReading& file) {
  switch (file.status) {
    case FileReading::Status::notOrdinary:
      return Notices::tr(
                 "%1 is not a regular file, so it cannot be a saved game. It was left untouched.")
          .arg(shown(path));
    case FileReading::Status::tooLarge:
      return Notices::tr("%1 is too large to be a saved game and was left untouched.")
          .arg(shown(path));
    case FileReading::Status::unreadable:
      return Notices::tr("The saved game %1 cannot be read: %2.").arg(shown(path), file.reason);
    case FileReading::Status::good:
    case FileReading::Status::missing:
      break;
  }
  return {};
}

// Returns the lines of `text` before the line with number `line` (counted from 1).
QByteArray linesBefore(const QByteArray& text, std::size_t line) {
  qsizetype end = 0;
  for (std::size_t i = 1; i < line; ++i) end = text.indexOf('\n', end) + 1;
  return text.left(end);
}

void closeToOthers(const QString& path) {
  constexpr auto kOthers = QFileDevice::ReadGroup | QFileDevice::WriteGroup |
                           QFileDevice::ExeGroup | QFileDevice::ReadOther |
                           QFileDevice::WriteOther | QFileDevice::ExeOther;
  if ((QFile::permissions(path) & kOthers) != 0) QFile::setPermissions(path, kOwnFile);
}

}  // namespace

GameStore::GameStore(const QString& folder)
    : folder_(QDir::cleanPath(
          QFileInfo(folder.isEmpty() ? standardFolder() : folder).absoluteFilePath())) {}

QString GameStore::standardFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/games"_s;
}

// Result of reading the file of a saved game: its game, a notice about a problem, both, or neither.
struct GameStore::Reading {
  std::optional<Found> game;
  QString notice;
};

struct GameStore::Damage {
  std::size_t line = 0;    // number of the first bad line, from 1; 0 if none is bad
  bool isOfRules = false;  // the record is readable, but breaks the current rules
  bool isChanged = false;  // another program has changed its line ends or encoding
};

GameStore::Survey GameStore::survey() const {
  Survey survey;
  if (QFileInfo::exists(folder_)) makeOwnFolder(folder_);
  // Time of the last move, time of the file, and path of each record. The file's time sorts games
  // last played in the same second.
  std::vector<std::tuple<qint64, QDateTime, QString>> files;
  for (const QFileInfo& file : QDir(folder_).entryInfoList({u'*' + kEnding}, QDir::Files)) {
    files.emplace_back(playedTimes(file).times.end, file.lastModified(), file.absoluteFilePath());
  }
  std::ranges::sort(files, std::ranges::greater());
  for (const auto& [played, modified, path] : files) {
    Reading reading = read(path);
    if (!reading.notice.isEmpty()) survey.notices << reading.notice;
    if (!reading.game) continue;
    if (reading.game->standing.gameOver) {
      archive(path);
      continue;
    }
    const auto isSameGame = [&reading](const Found& newer) {
      return newer.record.header.game == reading.game->record.header.game;
    };
    if (std::ranges::any_of(survey.unfinished, isSameGame)) continue;
    survey.unfinished.push_back(std::move(*reading.game));
  }
  return survey;
}

std::optional<GameStore::Found> GameStore::find(const QString& path) const {
  auto found = read(path).game;
  if (!found || !found->standing.gameOver) return found;
  archive(path);
  return std::nullopt;
}

GameStore::Reading GameStore::read(const QString& path) const {
  const FileReading file = readOrdinaryFile(path, static_cast<qint64>(kMostRecordBytes));
  // A record that cannot be read completely is not continued: the next move would overwrite the
  // unread rest of the file.
  if (file.status != FileReading::Status::good) return {{}, notRead(path, file)};
  closeToOthers(path);
  const QByteArray& bytes = file.bytes;
  RecordReading reading = readRecord({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  if (reading.status == RecordReading::Status::newer) {
    return {{},
            Notices::tr("The saved game %1 was written by a newer version of Downpile and was "
                        "left untouched.")
                .arg(shown(path))};
  }
  Damage damage;
  if (reading.status == RecordReading::Status::damaged) damage.line = reading.line;
  damage.isChanged = reading.change != RecordReading::Change::none;
  if (damage.line > 0 && reading.record.entries.empty()) return setAside(path, damage);
  const Replay replayed = replay(reading.record);
  if (!replayed.problem.empty()) {
    auto& entries = reading.record.entries;
    entries.resize(reading.record.indicesInForce()[replayed.played]);
    damage = {.line = reading.firstEntryLine + entries.size(), .isOfRules = true};
    if (entries.empty()) return setAside(path, damage);
  }
  Found found{.path = path,
              .text = completeLines(bytes),
              .record = std::move(reading.record),
              .standing = replayed.game->standing()};
  if (damage.line == 0) return {std::move(found), {}};
  if (found.standing.gameOver) return setAside(path, damage);
  found.text = linesBefore(bytes, damage.line);
  return salvage(std::move(found), damage);
}

GameStore::Reading GameStore::setAside(const QString& path, const Damage& damage) const {
  const QMutexLocker lock(&recordNamesMutex());
  const QString aside = downpile::setAside(path);
  const QString kept = aside.isEmpty() ? path : aside;
  return {
      {},
      damage.isChanged
          ? Notices::tr(
                "Another program has changed the line ends or the encoding of a saved game. "
                "It was set aside as %1.")
                .arg(shown(kept))
      : damage.isOfRules
          ? Notices::tr(
                "A saved game does not follow the rules of this version. It was set aside as %1.")
                .arg(shown(kept))
          : Notices::tr("A saved game is damaged on line %1 and was set aside as %2.")
                .arg(damage.line)
                .arg(shown(kept))};
}

// Cuts the file after its last good line and keeps a copy of the original under another name. If
// this fails, the original is unchanged; RecordFile renames it when the game continues.
GameStore::Reading GameStore::salvage(Found found, const Damage& damage) const {
  const QDateTime time = QFileInfo(found.path).lastModified();
  const QString aside = damagedPath(found.path);
  const QMutexLocker lock(&recordNamesMutex());
  const bool isSaved = QFile::copy(found.path, aside) && writeWhole(found.path, found.text);
  if (isSaved) {
    QFile file(found.path);
    if (file.open(QIODevice::ReadWrite)) {
      file.setFileTime(time, QFileDevice::FileModificationTime);
    }
  }
  const QString kept = shown(isSaved ? aside : found.path);
  const QString notice =
      damage.isOfRules
          ? Notices::tr(
                "From line %1 on, a saved game does not follow the rules of this version. You can "
                "continue it from just before that line; the complete file is %2.")
          : Notices::tr(
                "A saved game is damaged on line %1. You can continue it from just before that "
                "line; the damaged file is %2.");
  return {std::move(found), notice.arg(damage.line).arg(kept)};
}

std::unique_ptr<RecordFile> GameStore::create(const std::string& gameId) const {
  const QString name = QString::fromStdString(gameId) + u'-' + now();
  return std::make_unique<RecordFile>(freePath(folder_ + u'/' + name, kEnding));
}

std::unique_ptr<RecordFile> GameStore::open(const Found& found) const {
  return std::make_unique<RecordFile>(found.path, found.text);
}

QString GameStore::archive(const QString& path) const {
  const QString earlier = folder_ + u"/earlier"_s;
  makeOwnFolder(earlier);
  const QString away = freePath(earlier + u'/' + QFileInfo(path).completeBaseName(), kEnding);
  const QMutexLocker lock(&recordNamesMutex());
  return QFile::rename(path, away) ? away : path;
}

QString GameStore::bringBack(const QString& path) const {
  const QFileInfo file(path);
  if (file.absolutePath() == QFileInfo(folder_).absoluteFilePath()) return path;
  const QString back = freePath(folder_ + u'/' + file.completeBaseName(), kEnding);
  const QMutexLocker lock(&recordNamesMutex());
  return QFile::rename(path, back) ? back : QString();
}

std::optional<GameStore::Found> GameStore::reopen(const QString& path) const {
  const QString back = bringBack(path);
  return back.isEmpty() ? std::nullopt : read(back).game;
}

void GameStore::archiveOthers(const std::string& gameId, const QString& path) const {
  const QFileInfoList files = QDir(folder_).entryInfoList(
      {QString::fromStdString(gameId) + u"-*"_s + kEnding}, QDir::Files);
  for (const QFileInfo& file : files) {
    const QString other = file.absoluteFilePath();
    if (other != QFileInfo(path).absoluteFilePath() && read(other).game) archive(other);
  }
}

}  // namespace downpile
