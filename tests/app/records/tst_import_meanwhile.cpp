// SPDX-License-Identifier: GPL-3.0-or-later
// Imports records while another machine writes into the same folder. No file of the other machine
// is replaced, even if the file system cannot rename a file without replacing another one. Many
// files are written in parallel, even if every record occurs twice.
#include <QTemporaryDir>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <functional>
#include <thread>

#include "../../support/file_content.h"
#include "../support/sample_records.h"
#include "records/record_shelf.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

// Called just before this program renames a file to `to`. Simulates another machine that changes
// the same folder.
std::function<void(const char* to)> meanwhile;
// Simulated error number of renameat2(), which renames a file without replacing another one. 0
// simulates no error.
int renameError = 0;
bool failsToSyncFolders = false;
std::atomic<int> syncing = 0;
std::atomic<int> mostSyncing = 0;

}  // namespace

// These functions replace the functions of the C library with the same names.
extern "C" int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
                         unsigned flags) noexcept {
  if (meanwhile) meanwhile(to);
  if (renameError != 0) {
    errno = renameError;
    return -1;
  }
  return static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}

extern "C" int fsync(int handle) {
  struct stat found {};
  if (failsToSyncFolders && ::fstat(handle, &found) == 0 && S_ISDIR(found.st_mode)) {
    errno = EIO;
    return -1;
  }
  const int now = ++syncing;
  int most = mostSyncing;
  while (most < now && !mostSyncing.compare_exchange_weak(most, now)) continue;
  std::this_thread::sleep_for(std::chrono::milliseconds(2));
  --syncing;
  return static_cast<int>(::syscall(SYS_fsync, handle));
}

class TestImportMeanwhile : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    games_ = folder_->filePath(u"games"_s);
  }
  void cleanup() {
    meanwhile = {};
    renameError = 0;
    failsToSyncFolders = false;
  }
  void importDoesNotReplaceAFileThatAnotherMachineCreatesMeanwhile_data() { fileSystems(); }
  void importDoesNotReplaceAFileThatAnotherMachineCreatesMeanwhile();
  void importFailsIfFsyncOfTheFolderFails();
  void recordThatAnotherMachineImportsMeanwhileIsNotImportedAgain_data() { fileSystems(); }
  void recordThatAnotherMachineImportsMeanwhileIsNotImportedAgain();
  void duplicatesDoNotPreventParallelWritesOfAnImport();

 private:
  static void fileSystems() {
    QTest::addColumn<int>("error");
    QTest::newRow("file system of this machine") << 0;
    QTest::newRow("file system without this function") << EINVAL;
    QTest::newRow("system without this function") << ENOSYS;
  }
  QString record(const QString& name, std::uint64_t seed) const {
    const QString path = folder_->filePath(name);
    writeFile(path, playedText({.moves = 2, .seed = seed}), sampleTime(4));
    return path;
  }
  Import import(const QStringList& paths) const { return importRecords(games_, paths, never_); }
  QStringList imported() const { return QDir(games_ + u"/imported"_s).entryList(QDir::Files); }
  std::unique_ptr<QTemporaryDir> folder_;
  QString games_;
  const std::atomic<bool> never_ = false;
};

void TestImportMeanwhile::importFailsIfFsyncOfTheFolderFails() {
  const QString own = record(u"own"_s, 1);
  failsToSyncFolders = true;
  const Import result = import({own});
  QCOMPARE(result.taken, QStringList());
  QCOMPARE(result.problems.size(), 1);
  QCOMPARE(imported(), QStringList());
}

void TestImportMeanwhile::importDoesNotReplaceAFileThatAnotherMachineCreatesMeanwhile() {
  QFETCH(int, error);
  renameError = error;
  const QString own = record(u"own"_s, 1);
  const QByteArray others = playedText({.moves = 2, .seed = 2});
  QString place;
  meanwhile = [&](const char* to) {
    // The other machine writes a record to the path chosen by the import, and a temporary file
    // beside it.
    if (!place.isEmpty()) return;
    place = QFile::decodeName(to);
    writeFile(place, others, sampleTime(4));
    writeFile(place + u".new"_s, "half of", sampleTime(4));
  };
  const Import result = import({own});
  QCOMPARE(result.problems, QStringList());
  QCOMPARE(result.known, 0);
  QCOMPARE(result.taken.size(), 1);
  QVERIFY(result.taken.constFirst() != place);
  QCOMPARE(fileContent(place), others);
  QCOMPARE(fileContent(place + u".new"_s), QByteArray("half of"));
  QCOMPARE(bareText(fileContent(result.taken.constFirst())), fileContent(own));
  QCOMPARE(QFileInfo(result.taken.constFirst()).lastModified(), sampleTime(4));
  QCOMPARE(imported().size(), 3);
}

void TestImportMeanwhile::recordThatAnotherMachineImportsMeanwhileIsNotImportedAgain() {
  QFETCH(int, error);
  renameError = error;
  const QString own = record(u"own"_s, 1);
  meanwhile = [&](const char* to) {
    writeFile(QFile::decodeName(to), fileContent(own), sampleTime(4));
  };
  const Import result = import({own, record(u"again"_s, 1)});
  QCOMPARE(result.problems, QStringList());
  QCOMPARE(result.known, 2);
  QCOMPARE(result.taken, QStringList());
  QCOMPARE(imported().size(), 1);
}

// Several threads of the import wait for the disk at the same time, although every second record is
// a duplicate.
void TestImportMeanwhile::duplicatesDoNotPreventParallelWritesOfAnImport() {
  QStringList paths;
  constexpr int kMany = 40;
  for (int n = 0; n < kMany; ++n) {
    const auto seed = static_cast<std::uint64_t>(n);
    paths << record(QString::number(n), seed) << record(u"%1-again"_s.arg(n), seed);
  }
  mostSyncing = 0;
  const Import result = import(paths);
  QCOMPARE(result.taken.size(), kMany);
  QCOMPARE(result.known, kMany);
  QVERIFY2(mostSyncing > 2, qPrintable(QString::number(mostSyncing)));
}

DOWNPILE_TEST(TestImportMeanwhile);
#include "tst_import_meanwhile.moc"
