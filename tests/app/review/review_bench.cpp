// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the time that a review says it still takes is true: `review-bench PLAYER RECORD…` reviews
// them one after the other and prints, for each second in which something was said, what was said,
// what was left in truth, and their ratio; in the end how many were right within a factor of two.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <vector>

#include "record/timeline.h"
#include "records/checked_record.h"
#include "review/review_work.h"

using namespace downpile;

namespace {

constexpr double kSecond = 1000;  // milliseconds
// Below this many seconds a difference is one of rounding.
constexpr double kShortest = 3;

struct Saying {
  double at = 0;    // seconds
  double left = 0;  // that were said to be left
};

std::vector<Saying> sayings(const Record& record, int player, int deals, double& all) {
  const QTemporaryDir folder;
  ReviewWork work{ReviewStore(folder.path())};
  QEventLoop loop;
  QTimer second;
  QElapsedTimer clock;
  std::vector<Saying> said;
  QObject::connect(&work, &ReviewWork::ended, &loop, &QEventLoop::quit);
  QObject::connect(&second, &QTimer::timeout, &loop, [&] {
    if (const auto left = work.secondsLeft())
      said.push_back({static_cast<double>(clock.elapsed()) / kSecond, static_cast<double>(*left)});
  });
  clock.start();
  second.start(static_cast<int>(kSecond));
  work.begin(record, player, 1, deals, std::nullopt);
  loop.exec();
  all = static_cast<double>(clock.elapsed()) / kSecond;
  return said;
}

}  // namespace

int main(int count, char** values) {
  const QCoreApplication app(count, values);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() < 3) {
    std::cerr << "usage: review-bench PLAYER RECORD...\n";
    return 2;
  }
  int told = 0;
  int right = 0;
  for (const QString& path : arguments.mid(2)) {
    const Timeline timeline(readUnplayed(readRecordFile(path)).record);
    if (timeline.stops().empty()) {
      std::cerr << qPrintable(path) << ": nothing was played\n";
      return 2;
    }
    double all = 0;
    const auto said =
        sayings(timeline.record(), arguments[1].toInt(), timeline.stops().back().deal, all);
    std::cout << qPrintable(path) << ": " << std::fixed << std::setprecision(1) << all << " s\n";
    for (const Saying& each : said) {
      const double left = all - each.at;
      if (std::max(left, each.left) < kShortest) continue;
      const double ratio = each.left / std::max(left, 0.1);
      ++told;
      right += ratio >= 0.5 && ratio <= 2 ? 1 : 0;
      std::cout << "  after " << each.at << " s: said " << each.left << ", left " << left
                << ", ratio " << std::setprecision(2) << ratio << std::setprecision(1) << '\n';
    }
  }
  std::cout << right << " of " << told << " within a factor of two\n";
  return 0;
}
