// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_shelf.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <algorithm>
#include <unordered_map>
#include <utility>

#include "arena/parallel.h"
#include "files/whole_file.h"
#include "game/record_file.h"
#include "record/record_access.h"
#include "records/checked_record.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct RecordShelfTexts {
  Q_DECLARE_TR_FUNCTIONS(RecordShelf)
};

const QString kEnding = u".downpile"_s;
constexpr qsizetype kMostInFolder = 10'000;

void setTime(const QString& path, const QDateTime& time) {
  QFile file(path);
  if (time.isValid() && file.open(QIODevice::ReadWrite)) {
    file.setFileTime(time, QFileDevice::FileModificationTime);
  }
}

// Returns true for an unfinished game with other people (RecordAccess::isWithheld). Replays the
// moves only if the header shows a game with other people, because replaying takes time.
bool isWithheld(const FileReading& file, const std::atomic<bool>& stop) {
  const auto isWithheldIn = [](const CheckedRecord& checked) {
    return RecordAccess(checked.record.header.seats, checked.standing.gameOver, {}).isWithheld();
  };
  return isWithheldIn(readUnplayed(file)) && isWithheldIn(checkRecord(file, stop));
}

QDateTime timeOf(const PlayedTimes& played) {
  return QDateTime::fromSecsSinceEpoch(played.times.end);
}

QByteArray bareText(const QByteArray& text) {
  return QByteArray::fromStdString(downpile::withoutTimes(text.toStdString()));
}

// Returns true if the file holds the record `text`. `text` has no times, and the times in the file
// are ignored.
bool isSame(const QString& path, const QByteArray& text) {
  const FileReading file = readRecordFile(path);
  return file.status == FileReading::Status::good && bareText(file.bytes) == text;
}

ShelvedRecord shelved(const QFileInfo& file, bool isImported) {
  const PlayedTimes played = playedTimes(file);
  return {.path = file.absoluteFilePath(),
          .played = timeOf(played),
          .modified = file.lastModified(),
          .size = file.size(),
          .hasTimes = played.isInRecord,
          .isImported = isImported};
}

// Imports records in groups: a disk syncs several files together in about the time of one.
class Importing {
 public:
  explicit Importing(const QString& games) : folder_(games + u"/imported"_s) {
    for (const ShelvedRecord& record : shelvedRecords(games)) {
      constexpr auto kLine = static_cast<qint64>(kTimeLineLength);
      shelved_.emplace(record.size - (record.hasTimes ? kLine : 0), record.path);
    }
  }

  void add(const QFileInfo& file, const CheckedRecord& checked) {
    const QByteArray text = bareText(checked.text);
    const auto waiting = std::ranges::find(waiting_, text, &Waiting::text);
    if (waiting != waiting_.end()) {
      waiting->again << file.fileName();
      return;
    }
    if (isKnown(text)) {
      ++import_.known;
      return;
    }
    const PlayedTimes played = playedTimes(file);
    const QDateTime time = timeOf(played);
    const QString name = QString::fromStdString(checked.record.header.game) + u'-' +
                         time.toString(u"yyyyMMdd-HHmmss"_s);
    waiting_.push_back({.name = file.fileName(),
                        .again = {},
                        .time = time,
                        .place = folder_ + u'/' + name,
                        .target = {},
                        .text = text,
                        .times = played.times});
    bytes_ += static_cast<std::size_t>(text.size());
    if (waiting_.size() == kMostWaiting || bytes_ >= kMostRecordBytes) keepWaiting();
  }

  void addProblem(const QString& problem) { import_.problems << problem; }

  Import finish() {
    keepWaiting();
    return std::move(import_);
  }

 private:
  struct Waiting {
    QString name{};       // name of the imported file, for messages
    QStringList again{};  // names of further imported files with the same record
    QDateTime time{};
    QString place{};  // path of the new file without number and suffix
    QString target{};
    QByteArray text{};  // text of the record without its times
    RecordTimes times{};
    NewFile made = NewFile::failed;
  };
  static constexpr std::size_t kMostWaiting = 64;
  static constexpr int kWriters = 8;

  bool isKnown(const QByteArray& text) const {
    const auto [first, end] = shelved_.equal_range(text.size());
    return std::any_of(first, end, [&text](const auto& each) { return isSame(each.second, text); });
  }

  // Returns the path of a new file: `path`, a number if necessary, and the suffix. The path is
  // unused on disk and in this import. No number is tried twice.
  QString freeTarget(const QString& path) {
    int& number = numbers_[path];
    QString target;
    do {
      ++number;
      target = number == 1 ? path + kEnding : path + u"-%1"_s.arg(number) + kEnding;
    } while (QFile::exists(target));
    return target;
  }

  static void write(Waiting& record) {
    const std::string text = withTimes(record.text.toStdString(), record.times);
    record.made = writeNew(record.target, QByteArray::fromStdString(text));
    if (record.made == NewFile::written) setTime(record.target, record.time);
  }

  void keepWaiting() {
    for (Waiting& each : waiting_) each.target = freeTarget(each.place);
    shareOut(static_cast<int>(waiting_.size()), kWriters,
             [this](int, int number) { write(waiting_[static_cast<std::size_t>(number)]); });
    for (Waiting& each : waiting_) {
      // Another program has created a file with this name in the meantime. If it does not hold the
      // same record, another name is needed.
      while (each.made == NewFile::taken && !isSame(each.target, each.text)) {
        each.target = freeTarget(each.place);
        write(each);
      }
      reportProblems(each);
    }
    waiting_.clear();
    bytes_ = 0;
  }

  void reportProblems(const Waiting& record) {
    if (record.made == NewFile::failed) {
      for (const QString& name : QStringList(record.name) + record.again) {
        //: %1 is a file name, %2 a folder.
        addProblem(RecordShelfTexts::tr("%1 cannot be saved: the folder %2 cannot be written to.")
                       .arg(name, QDir::toNativeSeparators(folder_)));
      }
      return;
    }
    shelved_.emplace(record.text.size(), record.target);
    import_.known += static_cast<int>(record.again.size());
    if (record.made == NewFile::written) {
      import_.taken << record.target;
    } else {
      ++import_.known;
    }
  }

  QString folder_;
  // Paths of the records on disk, by the size of the record's text without its times.
  std::unordered_multimap<qint64, QString> shelved_;
  std::vector<Waiting> waiting_;
  std::size_t bytes_ = 0;        // size of the texts in waiting_, in bytes
  QHash<QString, int> numbers_;  // last number used for each file name
  Import import_;
};

// Returns the paths with each folder replaced by the records and traces in it and its subfolders. A
// folder without records or traces stays in the list.
QStringList filesOf(const QStringList& paths, const std::atomic<bool>& stop) {
  QStringList files;
  for (const QString& path : paths) {
    if (!QFileInfo(path).isDir()) {
      files << path;
      continue;
    }
    QStringList found;
    QDirIterator all(path, {u'*' + kEnding, u"*.jsonl"_s}, QDir::Files,
                     QDirIterator::Subdirectories);
    while (!stop && all.hasNext() && found.size() < kMostInFolder) found << all.next();
    found.sort();
    files << (found.isEmpty() ? QStringList(path) : found);
  }
  return files;
}

}  // namespace

bool isBefore(const ShelvedRecord& one, const ShelvedRecord& other) {
  return one.played != other.played ? one.played > other.played : one.path > other.path;
}

std::vector<ShelvedRecord> shelvedRecords(const QString& games) {
  std::vector<ShelvedRecord> found;
  const QString imported = games + u"/imported"_s;
  for (const QString& folder : {games, games + u"/earlier"_s, imported}) {
    const QFileInfoList files =
        QDir(folder).entryInfoList({u'*' + kEnding, u'*' + kEnding + u".damaged-*"_s}, QDir::Files);
    for (const QFileInfo& file : files) {
      found.push_back(shelved(file, folder == imported));
    }
  }
  std::ranges::sort(found, isBefore);
  return found;
}

bool storeTime(ShelvedRecord& record) {
  // No time is written into a damaged file set aside (renamed or copied), because it must stay
  // unchanged.
  const bool mayHave = !record.hasTimes && record.path.endsWith(kEnding);
  if (!mayHave || !storeTimeOfFile(record.path)) return false;
  record = shelved(QFileInfo(record.path), record.isImported);
  return true;
}

// Imports records and traces. The new files are named after the game and its time, because the
// original name can be any text.
Import importRecords(const QString& games, const QStringList& paths,
                     const std::atomic<bool>& stop) {
  Importing importing(games);
  for (const QString& path : filesOf(paths, stop)) {
    if (stop) break;
    const QFileInfo file(path);
    if (file.isDir()) {
      importing.addProblem(
          RecordShelfTexts::tr("The folder %1 contains no records.").arg(file.fileName()));
      continue;
    }
    const CheckedRecord checked = checkRecord(path, stop);
    if (checked.state == CheckedRecord::State::good) {
      importing.add(file, checked);
      if (checked.isIncomplete) {
        importing.addProblem(
            RecordShelfTexts::tr("The last line of %1 was incomplete and was left out.")
                .arg(file.fileName()));
      }
    } else {
      importing.addProblem(problemOf(checked, file.fileName()));
    }
  }
  return importing.finish();
}

Export exportRecords(const QStringList& paths, const QString& folder,
                     const std::atomic<bool>& stop) {
  Export result;
  for (const QString& path : paths) {
    if (stop) break;
    const QFileInfo source(path);
    const FileReading file = readRecordFile(path);
    if (file.status != FileReading::Status::good) {
      result.problems << problemOf(readUnplayed(file), source.fileName());
      continue;
    }
    if (isWithheld(file, stop)) {
      result.problems << RecordShelfTexts::tr(
                             "%1 is an unfinished game with other people. You can export it when "
                             "it is over, because the file contains all the cards.")
                             .arg(source.fileName());
      continue;
    }
    // A damaged file set aside as `NAME.downpile.damaged-TIME` is exported as
    // `NAME-damaged-TIME.downpile`.
    QString name = source.fileName().replace(u".downpile.damaged"_s, u"-damaged"_s);
    if (name.endsWith(kEnding)) name.chop(kEnding.size());
    const QString target = freePath(folder + u'/' + name, kEnding);
    QString reason;
    if (!writeWhole(target, completeLines(file.bytes), FileKind::exported, &reason)) {
      result.problems << RecordShelfTexts::tr("%1 cannot be written: %2.")
                             .arg(QDir::toNativeSeparators(target), reason);
      // If one file cannot be written, the remaining files would fail for the same reason.
      break;
    }
    setTime(target, timeOf(playedTimes(source)));
    result.names << QFileInfo(target).fileName();
  }
  return result;
}

}  // namespace downpile
