// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the import of many records. `records-bench FROM INTO` imports the records in folder FROM
// into folder INTO, which is created if missing. It imports them a second time, when all are known,
// and then reads them as the records page does.
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <iostream>

#include "records/checked_record.h"
#include "records/record_shelf.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

const std::atomic<bool> kNever = false;

void importAll(const QString& games, const QStringList& paths) {
  QElapsedTimer time;
  time.start();
  const Import import = importRecords(games, paths, kNever);
  std::cout << "import: " << time.elapsed() << " ms, " << import.taken.size() << " taken, "
            << import.known << " known, " << import.problems.size() << " problems\n";
}

void readAll(const QString& games) {
  QElapsedTimer time;
  time.start();
  const auto records = shelvedRecords(games);
  std::cout << "list: " << time.restart() << " ms, " << records.size() << " records\n";
  for (const ShelvedRecord& record : records) checkRecord(record.path, kNever);
  std::cout << "read: " << time.elapsed() << " ms\n";
}

}  // namespace

int main(int count, char** words) {
  const QCoreApplication app(count, words);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() != 3) {
    std::cerr << "records-bench FROM INTO\n";
    return 2;
  }
  QStringList paths;
  for (const QFileInfo& file : QDir(arguments[1]).entryInfoList({u"*.downpile"_s}, QDir::Files)) {
    paths << file.absoluteFilePath();
  }
  importAll(arguments[2], paths);
  importAll(arguments[2], paths);
  readAll(arguments[2]);
  return 0;
}
