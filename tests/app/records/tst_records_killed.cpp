// SPDX-License-Identifier: GPL-3.0-or-later
// Kills a process while it imports, exports or deletes records: no other record is lost, no record
// is truncated, and a repeated import completes the first one.
#include <QTemporaryDir>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "../support/sample_records.h"
#include "records/checked_record.h"
#include "records/records.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int kRecords = 40;

int countIn(const QString& folder) {
  return static_cast<int>(QDir(folder).entryList({u"*.downpile"_s}, QDir::Files).size());
}

// Runs `work` in a child process and kills the child once `isTime` returns true, unless the child
// has ended before. Returns false if no child process could be started.
template <class Work, class IsTime>
bool killed(Work work, IsTime isTime) {
  const pid_t child = ::fork();
  if (child < 0) return false;
  if (child == 0) {
    work();
    ::_exit(0);
  }
  bool ended = false;
  while (!ended && !isTime()) ended = ::waitpid(child, nullptr, WNOHANG) == child;
  if (ended) return true;
  ::kill(child, SIGKILL);
  return ::waitpid(child, nullptr, 0) == child;
}

}  // namespace

class TestRecordsKilled : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void killedImportIsCompletedByARepeatedImport_data() { moments(); }
  void killedImportIsCompletedByARepeatedImport();
  void killedExportLeavesOnlyCompleteRecords_data() { moments(); }
  void killedExportLeavesOnlyCompleteRecords();
  void killedDeletionLosesNoOtherRecords_data() { moments(); }
  void killedDeletionLosesNoOtherRecords();

 private:
  static void moments() {
    QTest::addColumn<int>("done");
    for (const int done : {0, 1, 7, 25}) QTest::newRow(qPrintable(QString::number(done))) << done;
  }
  // Verifies that every record the page would list is complete.
  void verifyAllAreComplete(const QString& games) const {
    for (const ShelvedRecord& record : shelvedRecords(games)) {
      QCOMPARE(checkRecord(record.path).state, CheckedRecord::State::good);
    }
  }

  std::unique_ptr<QTemporaryDir> folder_;
  QString games_;
  QString outside_;
  QStringList sources_;
  const std::atomic<bool> never_ = false;
};

void TestRecordsKilled::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  games_ = folder_->filePath(u"games"_s);
  outside_ = folder_->filePath(u"outside"_s);
  sources_.clear();
  for (int n = 0; n < kRecords; ++n) {
    sources_ << outside_ + u"/%1.downpile"_s.arg(n);
    const auto seed = static_cast<std::uint64_t>(n);
    QVERIFY(writeFile(sources_.back(), playedText({.moves = 20, .seed = seed}), sampleTime(n)));
  }
}

void TestRecordsKilled::killedImportIsCompletedByARepeatedImport() {
  QFETCH(int, done);
  QVERIFY(writeFile(games_ + u"/own.downpile"_s, playedText({.seed = 1000}), sampleTime(0)));
  const QString imported = games_ + u"/imported"_s;
  QVERIFY(killed([&] { importRecords(games_, sources_, never_); },
                 [&] { return countIn(imported) >= done; }));
  verifyAllAreComplete(games_);
  QCOMPARE(countIn(outside_), kRecords);
  const int taken = countIn(imported);
  const Import again = importRecords(games_, sources_, never_);
  QCOMPARE(again.problems, QStringList());
  QCOMPARE(again.known, taken);
  QCOMPARE(shelvedRecords(games_).size(), static_cast<std::size_t>(kRecords) + 1);
  verifyAllAreComplete(games_);
}

void TestRecordsKilled::killedExportLeavesOnlyCompleteRecords() {
  QFETCH(int, done);
  const QString target = folder_->filePath(u"target"_s);
  QVERIFY(QDir().mkpath(target));
  QVERIFY(killed([&] { exportRecords(sources_, target, never_); },
                 [&] { return countIn(target) >= done; }));
  QCOMPARE(countIn(outside_), kRecords);
  for (const QString& name : QDir(target).entryList({u"*.downpile"_s}, QDir::Files)) {
    QCOMPARE(checkRecord(target + u'/' + name).state, CheckedRecord::State::good);
  }
}

void TestRecordsKilled::killedDeletionLosesNoOtherRecords() {
  QFETCH(int, done);
  QCOMPARE(importRecords(games_, sources_, never_).taken.size(), kRecords);
  const std::vector<ShelvedRecord> before = shelvedRecords(games_);
  const auto deletes = [&] {
    Records records(games_, [] { return QString(); });
    records.visit();
    while (records.reading()) QCoreApplication::processEvents();
    for (int n = 0; n < kRecords - 10; ++n)
      records.remove(before[static_cast<std::size_t>(n)].path);
    records.leave();
  };
  QVERIFY(killed(deletes, [&] {
    return static_cast<int>(before.size() - shelvedRecords(games_).size()) >= done;
  }));
  // Records not deleted by the user still exist. Each deleted record is unchanged or completely
  // removed.
  const std::vector<ShelvedRecord> after = shelvedRecords(games_);
  for (std::size_t n = before.size() - 10; n < before.size(); ++n) {
    QVERIFY(std::ranges::find(after, before[n]) != after.end());
  }
  for (const ShelvedRecord& record : after) {
    QVERIFY(std::ranges::find(before, record) != before.end());
  }
  verifyAllAreComplete(games_);
}

DOWNPILE_TEST(TestRecordsKilled);
#include "tst_records_killed.moc"
