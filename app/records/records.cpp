// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/records.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

#include "game/record_file.h"
#include "text/texts.h"

namespace downpile {

namespace {

// Records are added to the list in batches. These are the limits of a batch: milliseconds of
// reading, and number of records.
constexpr int kSlice = 60;
constexpr std::size_t kMostInSlice = 100;

QStringList localPaths(const QList<QUrl>& files) {
  QStringList paths;
  for (const QUrl& file : files) {
    if (file.isLocalFile()) paths << file.toLocalFile();
  }
  return paths;
}

std::shared_ptr<const KnownRecord> readKnown(ShelvedRecord file, const std::atomic<bool>& stop) {
  CheckedRecord checked = checkRecord(file.path, stop);
  if (checked.state == CheckedRecord::State::good) storeTime(file);
  // Keeps only the data needed for the record's row in the list, because there can be thousands of
  // records.
  checked.text.clear();
  checked.record.entries = {};
  return std::make_shared<const KnownRecord>(KnownRecord{file, std::move(checked)});
}

}  // namespace

Records::Records(QString games, std::function<QString()> pathOnTable, QObject* parent)
    : QObject(parent),
      games_(std::move(games)),
      pathOnTable_(std::move(pathOnTable)),
      cache_(std::make_shared<Cache>()),
      ending_(std::make_shared<std::atomic<bool>>(false)) {
  thread_.setMaxThreadCount(1);
  thread_.setThreadPriority(QThread::LowestPriority);
}

Records::~Records() {
  leave();
  *ending_ = true;
  thread_.waitForDone();
}

template <class Work, class Then>
void Records::run(Work work, Then then) {
  thread_.start([this, work = std::move(work), then = std::move(then)] {
    auto result = work();
    QMetaObject::invokeMethod(
        this, [then, result = std::move(result)] { then(result); }, Qt::QueuedConnection);
  });
}

// ---- reading ---------------------------------------------------------------------------------

int Records::visit() {
  read();
  return ++visits_;
}

void Records::read() {
  if (reading_) *reading_ = true;
  reading_ = std::make_shared<std::atomic<bool>>(false);
  list_.clear();
  reached_.clear();
  std::erase_if(known_, [this](const auto& known) { return !deleted_.contains(known.first); });
  emit readingChanged();
  thread_.start([this, games = games_, cache = cache_, stop = reading_] {
    std::vector<Known> found;
    QElapsedTimer time;
    time.start();
    const auto hand = [&] {
      QMetaObject::invokeMethod(
          this,
          [this, stop, found = std::exchange(found, {})] {
            if (!*stop) add(found);
          },
          Qt::QueuedConnection);
      time.restart();
    };
    for (const ShelvedRecord& file : shelvedRecords(games)) {
      Known& known = (*cache)[file.path];
      if (!known || known->file != file) known = readKnown(file, *stop);
      if (*stop) {
        // The record was not read completely, because the reading was cancelled, so its result is
        // dropped.
        cache->erase(file.path);
        return;
      }
      found.push_back(known);
      if (time.hasExpired(kSlice) || found.size() == kMostInSlice) hand();
    }
    hand();
    QMetaObject::invokeMethod(
        this,
        [this, stop] {
          if (!*stop) doneReading();
        },
        Qt::QueuedConnection);
  });
}

void Records::add(const std::vector<Known>& records) {
  std::vector<RecordRow> rows;
  const QString onTable = pathOnTable_();
  for (const Known& record : records) {
    const QString& path = record->file.path;
    known_[path] = record;
    reached_ << path;
    if (!deleted_.contains(path)) rows.push_back(recordRow(*record, onTable));
  }
  list_.append(std::move(rows));
}

void Records::doneReading() {
  reading_.reset();
  emit readingChanged();
}

RecordRow Records::rowOf(const QString& path) const {
  return recordRow(*known_.at(path), pathOnTable_());
}

void Records::retranslate() {
  list_.renew([this](const QString& path) { return rowOf(path); });
}

void Records::setCurrent(const QString& path) {
  if (path == current_) return;
  current_ = path;
  emit currentChanged();
}

void Records::setMessage(const QString& message) {
  message_ = message;
  emit messageChanged();
}

// ---- deleting --------------------------------------------------------------------------------

void Records::remove(const QString& path) {
  const auto known = known_.find(path);
  if (known == known_.end() || deleted_.contains(path) || path == pathOnTable_()) return;
  const RecordRow row = rowOf(path);
  list_.take(path);
  deleted_ << path;
  emit deletedChanged();
  //: %1 is the title of a game, %2 its date.
  setMessage(tr("Deleted: %1, %2").arg(row.title, row.date));
}

void Records::takeBack() {
  if (deleted_.isEmpty()) return;
  const QString path = deleted_.takeLast();
  const RecordRow row = rowOf(path);
  // If the reading has not reached the record yet, add() will list it.
  if (!reading_ || reached_.contains(path)) {
    const ShelvedRecord& file = known_.at(path)->file;
    const auto place = std::ranges::count_if(list_.allRows(), [&](const RecordRow& other) {
      return isBefore(known_.at(other.path)->file, file);
    });
    list_.insert(static_cast<std::size_t>(place), row);
  }
  emit deletedChanged();
  setCurrent(path);
  setMessage(
      tr("Restored: %1, %2", "the title of a game; the date of the game").arg(row.title, row.date));
}

void Records::pageClosed(int visit) {
  if (visit == visits_) leave();
}

void Records::leave() {
  if (reading_) *reading_ = true;
  reading_.reset();
  const QString onTable = pathOnTable_();
  for (const QString& path : std::exchange(deleted_, {})) {
    // The record of the game on the table is not deleted: the user may have continued the game
    // after deleting its record.
    if (path == onTable) continue;
    emit aboutToRemove(path);
    QMutexLocker lock(&recordNamesMutex());
    const bool isRemoved = QFile::remove(path);
    lock.unlock();
    if (isRemoved || !QFile::exists(path)) {
      emit removed(path);
    } else {
      emit troubled(tr("The record %1 could not be deleted.").arg(QDir::toNativeSeparators(path)));
    }
  }
  list_.clear();
  known_.clear();
  message_.clear();
  emit readingChanged();
  emit deletedChanged();
  emit messageChanged();
}

// ---- import and export --------------------------------------------------------------------------

QUrl Records::usualFolder() const {
  for (const auto place : {QStandardPaths::DocumentsLocation, QStandardPaths::HomeLocation}) {
    const QString folder = QStandardPaths::writableLocation(place);
    if (QFileInfo(folder).isDir()) return QUrl::fromLocalFile(folder);
  }
  return QUrl::fromLocalFile(QDir::rootPath());
}

bool Records::isFolder(const QUrl& file) {
  return file.isLocalFile() && QFileInfo(file.toLocalFile()).isDir();
}

void Records::importFiles(const QList<QUrl>& files) {
  const QStringList paths = localPaths(files);
  if (paths.isEmpty()) {
    if (!files.isEmpty()) {
      setMessage(
          tr("%1 is not a file on this computer.").arg(files.constFirst().toDisplayString()));
    }
    return;
  }
  ++busy_;
  emit busyChanged();
  run([games = games_, paths, stop = ending_] { return importRecords(games, paths, *stop); },
      [this](const Import& import) {
        --busy_;
        emit busyChanged();
        report(import.problems);
        QStringList parts;
        const auto taken = static_cast<int>(import.taken.size());
        if (taken > 0) parts << tr("%n record(s) imported.", "", taken);
        if (import.known > 0) parts << tr("%n record(s) were already here.", "", import.known);
        if (taken > 0) {
          list_.showAll();
          setCurrent(import.taken.constFirst());
          read();
        }
        setMessage(parts.isEmpty() ? tr("Nothing was imported.") : parts.join(u' '));
      });
}

// Reports the first problems and the number of the others: a folder may have thousands of files
// that cannot be read.
void Records::report(const QStringList& problems) {
  constexpr qsizetype kMostReported = 3;
  for (const QString& problem : problems.first(std::min(problems.size(), kMostReported))) {
    emit troubled(problem);
  }
  const qsizetype others = problems.size() - kMostReported;
  if (others > 0) emit troubled(tr("%n more file(s) had problems.", "", static_cast<int>(others)));
}

void Records::exportRecord(const QString& path, const QUrl& folder) { exportPaths({path}, folder); }

void Records::exportShown(const QUrl& folder) { exportPaths(list_.shownPaths(), folder); }

void Records::exportPaths(const QStringList& paths, const QUrl& folder) {
  if (paths.isEmpty()) return;
  if (!folder.isLocalFile()) {
    return setMessage(tr("%1 is not a folder on this computer.").arg(folder.toDisplayString()));
  }
  ++busy_;
  emit busyChanged();
  const QString path = folder.toLocalFile();
  run([paths, path, stop = ending_] { return exportRecords(paths, path, *stop); },
      [this, path](const Export& result) {
        --busy_;
        emit busyChanged();
        report(result.problems);
        const QString shown = QDir::toNativeSeparators(path);
        const auto count = static_cast<int>(result.names.size());
        if (count == 0) {
          setMessage(tr("Nothing was exported."));
        } else if (count == 1) {
          //: %1 is a file name, %2 a folder.
          setMessage(tr("Exported as %1 to %2").arg(result.names.constFirst(), shown));
        } else {
          //: %1 is a folder.
          setMessage(tr("%n record(s) exported to %1", "", count).arg(shown));
        }
      });
}

}  // namespace downpile

#include "moc_records.cpp"
