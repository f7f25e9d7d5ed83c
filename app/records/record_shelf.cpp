// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_shelf.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>

#include "files/whole_file.h"
#include "game/record_file.h"
#include "records/checked_record.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(RecordShelf)
};

const QString kEnding = u".downpile"_s;

void setTime(const QString& path, const QDateTime& time) {
  QFile file(path);
  if (time.isValid() && file.open(QIODevice::ReadWrite)) {
    file.setFileTime(time, QFileDevice::FileModificationTime);
  }
}

bool isSame(const QString& path, const QByteArray& text) {
  const FileReading file = readRecordFile(path);
  return file.status == FileReading::Status::good && file.bytes == text;
}

bool isKnown(const std::vector<ShelvedRecord>& shelved, const QByteArray& text) {
  return std::ranges::any_of(shelved, [&text](const ShelvedRecord& record) {
    return record.size == text.size() && isSame(record.path, text);
  });
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
      found.push_back({.path = file.absoluteFilePath(),
                       .played = file.lastModified(),
                       .size = file.size(),
                       .isImported = folder == imported});
    }
  }
  std::ranges::sort(found, isBefore);
  return found;
}

// Under a name of its own: what a file is called elsewhere may be anything.
Import importRecords(const QString& games, const QStringList& paths,
                     const std::atomic<bool>& stop) {
  Import import;
  const QString folder = games + u"/imported"_s;
  std::vector<ShelvedRecord> shelved = shelvedRecords(games);
  for (const QString& path : paths) {
    if (stop) break;
    const QFileInfo file(path);
    const CheckedRecord checked = checkRecord(path, stop);
    if (checked.state != CheckedRecord::State::good) {
      import.problems << problemOf(checked, file.fileName());
      continue;
    }
    if (isKnown(shelved, checked.text)) {
      ++import.known;
      continue;
    }
    const QString name = QString::fromStdString(checked.record.header.game) + u'-' +
                         file.lastModified().toString(u"yyyyMMdd-HHmmss"_s);
    const QString target = freePath(folder + u'/' + name, kEnding);
    if (!writeWhole(target, checked.text)) {
      //: The names of a file and of a folder.
      import.problems << Texts::tr("%1 cannot be kept: the folder %2 cannot be written to.")
                             .arg(file.fileName(), QDir::toNativeSeparators(folder));
      continue;
    }
    setTime(target, file.lastModified());
    shelved.push_back({.path = target, .size = checked.text.size(), .isImported = true});
    import.taken << target;
  }
  return import;
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
    // A file that was set aside is called `NAME.downpile.damaged-TIME`.
    QString name = source.fileName().replace(u".downpile.damaged"_s, u"-damaged"_s);
    if (name.endsWith(kEnding)) name.chop(kEnding.size());
    const QString target = freePath(folder + u'/' + name, kEnding);
    QSaveFile copy(target);
    const QByteArray text = completeLines(file.bytes);
    if (!copy.open(QIODevice::WriteOnly) || copy.write(text) != text.size() || !copy.commit()) {
      result.problems << Texts::tr("%1 cannot be written: %2.")
                             .arg(QDir::toNativeSeparators(target), copy.errorString());
      // The next one would fare no better.
      break;
    }
    setTime(target, source.lastModified());
    result.names << QFileInfo(target).fileName();
  }
  return result;
}

}  // namespace downpile
