// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game_store.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>

#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct Notices {
  Q_DECLARE_TR_FUNCTIONS(Records)
};

const QString kEnding = u".downpile"_s;
const QString kTime = u"yyyyMMdd-HHmmss"_s;

QString now() { return QDateTime::currentDateTime().toString(kTime); }

// `name.ending`, or `name-2.ending` ... where that exists.
QString freePath(const QString& folder, const QString& name, const QString& ending) {
  QString path = folder + u'/' + name + ending;
  for (int i = 2; QFile::exists(path); ++i) path = folder + u"/%1-%2"_s.arg(name).arg(i) + ending;
  return path;
}

QString shown(const QString& path) { return QDir::toNativeSeparators(path); }

QString cannotRead(const QFile& file) {
  return Notices::tr("The saved game %1 cannot be read: %2.")
      .arg(shown(file.fileName()), file.errorString());
}

}  // namespace

GameStore::GameStore(const QString& folder)
    : folder_(folder.isEmpty() ? standardFolder() : folder) {}

QString GameStore::standardFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/games"_s;
}

// What one file turned out to be: a game that goes on, or a notice, or neither.
struct GameStore::Reading {
  std::optional<Found> unfinished;
  QString notice;
};

GameStore::Survey GameStore::survey() const {
  Survey survey;
  const QFileInfoList files =
      QDir(folder_).entryInfoList({u'*' + kEnding}, QDir::Files, QDir::Time);
  for (const QFileInfo& file : files) {
    Reading reading = read(file.absoluteFilePath());
    if (!reading.notice.isEmpty()) survey.notices << reading.notice;
    if (!reading.unfinished) continue;
    const auto isSameGame = [&reading](const Found& newer) {
      return newer.record.header.game == reading.unfinished->record.header.game;
    };
    if (std::ranges::any_of(survey.unfinished, isSameGame)) continue;
    survey.unfinished.push_back(std::move(*reading.unfinished));
  }
  return survey;
}

std::optional<GameStore::Found> GameStore::find(const QString& path) const {
  return read(path).unfinished;
}

GameStore::Reading GameStore::read(const QString& path) const {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {{}, cannotRead(file)};
  const QByteArray bytes = file.readAll();
  // A game that was read in part must not be cut there by going on with it.
  if (file.error() != QFileDevice::NoError) return {{}, cannotRead(file)};
  file.close();
  RecordReading reading = readRecord({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  if (reading.status == RecordReading::Status::newer) {
    return {{},
            Notices::tr("The saved game %1 was written by a newer version of Downpile and was "
                        "left untouched.")
                .arg(shown(path))};
  }
  if (reading.status == RecordReading::Status::damaged) {
    return {{},
            Notices::tr("A saved game is damaged in line %1 and was set aside as %2.")
                .arg(reading.line)
                .arg(shown(setAside(path)))};
  }
  const Replay replayed = replay(reading.record);
  if (!replayed.problem.empty()) {
    return {{},
            Notices::tr("A saved game does not agree with the rules of this version and was "
                        "set aside as %1.")
                .arg(shown(setAside(path)))};
  }
  Standing standing = replayed.game->standing();
  if (standing.gameOver) {
    putAway(path);
    return {};
  }
  Found found{.path = path,
              .size = bytes.lastIndexOf('\n') + 1,
              .record = std::move(reading.record),
              .standing = std::move(standing)};
  return {std::move(found), {}};
}

QString GameStore::setAside(const QString& path) const {
  const QString aside =
      freePath(QFileInfo(path).absolutePath(), QFileInfo(path).fileName(), u".damaged-"_s + now());
  return QFile::rename(path, aside) ? aside : path;
}

std::unique_ptr<RecordFile> GameStore::create(const std::string& gameId) const {
  const QString name = QString::fromStdString(gameId) + u'-' + now();
  return std::make_unique<RecordFile>(freePath(folder_, name, kEnding));
}

std::unique_ptr<RecordFile> GameStore::open(const Found& found) const {
  return std::make_unique<RecordFile>(found.path, found.size);
}

void GameStore::putAway(const QString& path) const {
  const QString earlier = folder_ + u"/earlier"_s;
  QDir().mkpath(earlier);
  QFile::rename(path, freePath(earlier, QFileInfo(path).completeBaseName(), kEnding));
}

void GameStore::putAwayOthers(const std::string& gameId, const QString& path) const {
  const QFileInfoList files = QDir(folder_).entryInfoList(
      {QString::fromStdString(gameId) + u"-*"_s + kEnding}, QDir::Files);
  for (const QFileInfo& file : files) {
    const QString other = file.absoluteFilePath();
    if (other != QFileInfo(path).absoluteFilePath() && read(other).unfinished) putAway(other);
  }
}

}  // namespace downpile
